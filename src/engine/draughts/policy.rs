//! Move order, pruning and quiescence for draughts.

use std::sync::Arc;

use super::Board;
use crate::engine::Budget;
use crate::engine::search::{Leaf, MoveOf, Moves, Node, Policy, ProbCut, lost_in};

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
pub(in crate::engine) struct Draughts<B: Board> {
    evaluation: Arc<B::Evaluation>,
}

impl<B: Board> Clone for Draughts<B> {
    fn clone(&self) -> Draughts<B> {
        Draughts { evaluation: self.evaluation.clone() }
    }
}

impl<B: Board> Draughts<B> {
    pub(in crate::engine) fn new(evaluation: B::Evaluation) -> Draughts<B> {
        Draughts { evaluation: Arc::new(evaluation) }
    }

    /// Adds all legal moves. Not inlined, so that a generator with this order is compiled only once.
    #[inline(never)]
    fn add_all(game: &B, moves: &mut Moves<B::Move>) {
        game.add_moves(moves, |step| gain(game, step));
    }

    /// Returns two flags: the side to move can capture, and the other side could if it were to move.
    fn tension(game: &B) -> (bool, bool) {
        let side = game.side_to_move();
        (game.can_capture(side), game.can_capture(side.other()))
    }
}

/// Returns the bonus of a move in the move order.
fn gain<B: Board>(game: &B, step: B::Move) -> i32 {
    B::captures(step).cast_signed() * CAPTURE + i32::from(game.crowns(step)) * CROWNING
}

impl<B: Board> Policy for Draughts<B> {
    type Game = B;

    const ASPIRATION: i32 = 20;

    fn evaluate(&mut self, game: &B) -> i32 {
        game.value(&self.evaluation)
    }

    fn generate(&mut self, game: &B, _node: &Node, moves: &mut Moves<MoveOf<Self>>) {
        Self::add_all(game, moves);
    }

    fn leaf(&mut self, game: &B, beyond: u32, moves: &mut Moves<MoveOf<Self>>) -> Leaf {
        let (captures, is_threatened) = Self::tension(game);
        if captures && !game.forces_captures() {
            Self::add_all(game, moves);
            moves.retain(|step| B::captures(step) > 0);
            // The side to move may stand pat.
            return Leaf::Stand;
        }
        if captures || is_threatened && beyond < THREATS {
            Self::add_all(game, moves);
            return Leaf::Forced;
        }
        Leaf::Evaluate
    }

    fn probe(&mut self, game: &B, node: &Node, _budget: &mut Budget) -> Option<i32> {
        if let Some(value) = game.solved() {
            return Some(value);
        }
        // At greater depths, move generation finds that there is no move.
        (node.depth <= 0 && !game.can_move()).then(|| lost_in(0))
    }

    fn cut(&mut self, game: &B, node: &Node) -> Option<i32> {
        if node.is_principal || node.depth > MARGIN_DEPTH {
            return None;
        }
        let (captures, is_threatened) = Self::tension(game);
        if captures || is_threatened {
            return None;
        }
        let value = game.value(&self.evaluation) - MARGIN * node.depth;
        (value >= node.beta).then_some(value)
    }

    fn probcuts(&self, _game: &B, depth: i32) -> &[ProbCut] {
        if depth < PROBCUT_FROM {
            return &[];
        }
        let at = usize::try_from(depth).unwrap_or(0).min(PROBCUT.len() - 1);
        std::slice::from_ref(&PROBCUT[at])
    }

    fn extend(&mut self, _after: &B, _node: &Node, _step: MoveOf<Self>, among: usize) -> i32 {
        // A forced move needs no decision, so it costs no depth.
        i32::from(among == 1)
    }

    fn reduce(&mut self, _game: &B, node: &Node, step: MoveOf<Self>, at: usize, score: i32) -> i32 {
        match (node.depth, at) {
            _ if B::captures(step) > 0 || score >= CROWNING => 0,
            (..3, _) | (_, ..3) => 0,
            (6.., 6..) => 2,
            _ => 1,
        }
    }
}
