//! The state that the searches of the middle game and of the endgame share.

use crate::engine::Budget;
use crate::rules::reversi::Board;

use super::node::Node;
use super::probcut::Confidence;
use super::stability::Stability;
use super::transposition_table::TranspositionTable;
use super::weights::Weights;

/// What a search works with.
pub(super) struct Search<'a> {
    pub table: &'a TranspositionTable,
    pub weights: &'a Weights,
    pub stability: &'a Stability,
    pub budget: Budget,
    /// How sure guesses have to be.
    pub confidence: Confidence,
    /// How many guesses are being checked, one within the other.
    pub probcut_nesting: u32,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        table: &'a TranspositionTable,
        weights: &'a Weights,
        stability: &'a Stability,
        budget: Budget,
    ) -> Search<'a> {
        Search { table, weights, stability, budget, confidence: Confidence::CERTAIN, probcut_nesting: 0 }
    }

    /// What the patterns say.
    pub(super) fn evaluate(&self, node: &Node) -> i32 {
        self.weights.evaluate(&node.features, node.empty)
    }

    /// The most that the side to move can still get, if its stable discs leave the other side
    /// enough for that to be no more than `alpha`.
    #[inline]
    pub(super) fn stability_cutoff(&self, board: Board, alpha: i32, empty: u32) -> Option<i32> {
        // It is looked for where there may be so many stable discs: found out by trying.
        let hopeful = if empty < 5 { 99 } else { (2 * empty.cast_signed() - 4).min(50) };
        if alpha < hopeful {
            return None;
        }
        let most = 64 - 2 * self.stability.count(board.passed());
        (most <= alpha).then_some(most)
    }
}
