//! Move order, pruning and quiescence for draughts.

use std::sync::Arc;

use super::{Board, Selection};
use crate::engine::Budget;
use crate::engine::search::{Leaf, MoveOf, Moves, Node, Policy, ProbCut, is_decided, lost_in};

/// Bonus in the move order for each captured piece, and for crowning.
const CAPTURE: i32 = 1 << 21;
const CROWNING: i32 = 1 << 19;

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

    pub(in crate::engine) fn evaluation(&self) -> &B::Evaluation {
        &self.evaluation
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

    const EVALUATES: bool = B::SELECTION.by_evaluation;
    const ASPIRATION: i32 = 20;
    const SHARES_KILLERS: bool = B::SELECTION.shares_killers;
    const UNKNOWN_FROM: i32 = B::SELECTION.unknown_from;

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
        let is_loud = captures || (is_threatened && beyond < B::SELECTION.threats);
        if !is_loud {
            return Leaf::Evaluate;
        }
        Self::add_all(game, moves);
        if captures || !B::SELECTION.doubts_threatened { Leaf::Forced } else { Leaf::Threatened }
    }

    fn probe(&mut self, game: &B, node: &Node, _budget: &mut Budget) -> Option<i32> {
        if let Some(value) = game.solved() {
            return Some(value);
        }
        // At greater depths, move generation finds that there is no move.
        (node.depth <= 0 && !game.can_move()).then(|| lost_in(0))
    }

    fn cut(&mut self, game: &B, node: &Node) -> Option<i32> {
        if node.is_principal || node.depth > B::SELECTION.margin_depth {
            return None;
        }
        let margin = B::SELECTION.margin * node.depth;
        // An evaluation that is known already tells more cheaply that nothing can be cut.
        if node.evaluation.is_some_and(|value| value - margin < node.beta) {
            return None;
        }
        let (captures, is_threatened) = Self::tension(game);
        if captures || is_threatened {
            return None;
        }
        let value = node.evaluation.unwrap_or_else(|| game.value(&self.evaluation)) - margin;
        (value >= node.beta).then_some(value)
    }

    fn is_hopeless(&mut self, game: &B, node: &Node) -> bool {
        let Selection { razor, razor_depth, .. } = B::SELECTION;
        if node.is_principal || node.depth > razor_depth || is_decided(node.alpha) {
            return false;
        }
        let value = node.evaluation.unwrap_or_else(|| game.value(&self.evaluation));
        value + razor * node.depth <= node.alpha
    }

    fn may_prune(&self, node: &Node) -> [bool; 2] {
        match node.evaluation {
            Some(value) if B::SELECTION.by_evaluation => [value >= node.beta, value <= node.alpha],
            _ => [true; 2],
        }
    }

    fn probcuts(&self, _game: &B, depth: i32) -> &[ProbCut] {
        let Selection { probcuts, probcut_from, .. } = &B::SELECTION;
        if depth < *probcut_from {
            return &[];
        }
        let at = usize::try_from(depth).unwrap_or(0).min(probcuts.len() - 1);
        std::slice::from_ref(&probcuts[at])
    }

    fn extend(&mut self, _after: &B, _node: &Node, _step: MoveOf<Self>, among: usize) -> i32 {
        // A forced move needs no decision, so it costs no depth.
        i32::from(among == 1)
    }

    fn reduce(&mut self, _game: &B, node: &Node, step: MoveOf<Self>, at: usize, score: i32) -> i32 {
        if B::captures(step) > 0 || score >= CROWNING {
            return 0;
        }
        let Selection { late, late_depths, .. } = B::SELECTION;
        let is_late = |(from, depth)| i32::from(at >= from && node.depth >= depth);
        late.into_iter().zip(late_depths).map(is_late).sum()
    }
}
