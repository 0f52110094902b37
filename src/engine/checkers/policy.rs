//! Move order, pruning and quiescence for draughts.

use std::sync::Arc;

use super::evaluation::Evaluation;
use super::game::SearchState;
use super::tablebase;
use crate::engine::Budget;
use crate::engine::search::{Leaf, Moves, Node, Policy, ProbCut, lost_in, won_in};
use crate::rules::checkers::{Move, Shape, Word};

/// Bonus in the move order for each captured piece, and for crowning.
const CAPTURE: i32 = 1 << 21;
const CROWNING: i32 = 1 << 19;

/// Number of plies of quiescence in which a threatened capture is searched.
const THREATS: u32 = 2;

/// Margin of reverse futility pruning per ply of depth, and the largest depth at which it prunes.
const MARGIN: i32 = 60;
const MARGIN_DEPTH: i32 = 3;

/// Parameters of multi-probcut by depth: the shallow search is about half as deep.
const PROBCUT: [ProbCut; 24] = {
    let mut cuts = [ProbCut { depth: 0, slope: 1024, offset: 0, margin: 70 }; 24];
    let (mut depth, mut shallow) = (2, 0);
    while depth + 1 < cuts.len() {
        cuts[depth].depth = shallow;
        cuts[depth + 1].depth = shallow;
        depth += 2;
        shallow += 1;
    }
    cuts
};

/// Smallest depth at which multi-probcut is tried.
const PROBCUT_FROM: i32 = 6;

/// The policy of the search for draughts.
#[derive(Clone)]
pub(super) struct Draughts<S: Shape> {
    evaluation: Arc<Evaluation<S>>,
}

impl<S: Shape> Draughts<S> {
    pub(super) fn new(evaluation: Evaluation<S>) -> Draughts<S> {
        Draughts { evaluation: Arc::new(evaluation) }
    }

    /// Returns two flags: the side to move can capture, and the other side could if it were to move.
    fn tension(game: &SearchState<S>) -> (bool, bool) {
        let state = &game.0;
        let captures = state.jumpers(state.to_move) != S::Word::NONE;
        (captures, state.jumpers(state.to_move.other()) != S::Word::NONE)
    }
}

/// Returns the bonus of a move in the move order.
fn gain<S: Shape>(game: &SearchState<S>, step: Move) -> i32 {
    let state = &game.0;
    let crowned = state.board.kings & S::Word::bit(step.from) == S::Word::NONE
        && (S::Word::bit(step.to) & S::FAR_ROWS[state.to_move.index()] != S::Word::NONE);
    step.captures().cast_signed() * CAPTURE + i32::from(crowned) * CROWNING
}

impl<S: Shape> Policy for Draughts<S> {
    type Game = SearchState<S>;

    const ASPIRATION: i32 = 20;

    fn evaluate(&mut self, game: &SearchState<S>) -> i32 {
        self.evaluation.value(&game.0)
    }

    fn generate(&mut self, game: &SearchState<S>, _node: &Node, moves: &mut Moves<Move>) {
        game.add_moves(moves, |step| Some(gain(game, step)));
    }

    fn leaf(&mut self, game: &SearchState<S>, beyond: u32, moves: &mut Moves<Move>) -> Leaf {
        let (captures, is_threatened) = Self::tension(game);
        if captures {
            game.add_moves(moves, |step| step.is_capture().then(|| gain(game, step)));
            // Without forced captures the side to move may stand pat.
            return if game.0.rules.forced_capture { Leaf::Forced } else { Leaf::Stand };
        }
        if is_threatened && beyond < THREATS {
            game.add_moves(moves, |step| Some(gain(game, step)));
            return Leaf::Forced;
        }
        Leaf::Evaluate
    }

    fn probe(&mut self, game: &SearchState<S>, node: &Node, _budget: &mut Budget) -> Option<i32> {
        if let Some(value) = tablebase::probe(&game.0) {
            return Some(match value.turns() {
                None => 0,
                Some(turns) if value.is_won() => won_in(turns),
                Some(turns) => lost_in(turns),
            });
        }
        // At greater depths, move generation finds that there is no move.
        (node.depth <= 0 && !game.0.can_move()).then(|| lost_in(0))
    }

    fn cut(&mut self, game: &SearchState<S>, node: &Node) -> Option<i32> {
        if node.is_principal || node.depth > MARGIN_DEPTH {
            return None;
        }
        let (captures, is_threatened) = Self::tension(game);
        if captures || is_threatened {
            return None;
        }
        let value = self.evaluation.value(&game.0) - MARGIN * node.depth;
        (value >= node.beta).then_some(value)
    }

    fn probcuts(&self, _game: &SearchState<S>, depth: i32) -> &[ProbCut] {
        if depth < PROBCUT_FROM {
            return &[];
        }
        let at = usize::try_from(depth).unwrap_or(0).min(PROBCUT.len() - 1);
        std::slice::from_ref(&PROBCUT[at])
    }

    fn extend(&mut self, _after: &SearchState<S>, _node: &Node, _step: Move, among: usize) -> i32 {
        // A forced move needs no decision, so it costs no depth.
        i32::from(among == 1)
    }

    fn reduce(&mut self, _game: &SearchState<S>, node: &Node, step: Move, at: usize, score: i32) -> i32 {
        match (node.depth, at) {
            _ if step.is_capture() || score >= CROWNING => 0,
            (..3, _) | (_, ..3) => 0,
            (6.., 6..) => 2,
            _ => 1,
        }
    }
}
