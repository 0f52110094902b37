//! The state shared by the midgame and endgame searches.

use crate::engine::Budget;
use crate::engine::crowd::{Crowd, Mark};
use crate::rules::Square;
use crate::rules::reversi::ReversiBoard;

use super::node::{Candidate, Node};
use super::probcut::Confidence;
use super::stability::Stability;
use super::transposition_table::{Key, TranspositionTable, key};
use super::weights::Weights;

/// The context of a search.
pub(super) struct Search<'a> {
    pub table: &'a TranspositionTable,
    pub weights: &'a Weights,
    pub stability: &'a Stability,
    /// The moves that the threads are at, if there are several.
    pub crowd: Option<&'a Crowd>,
    pub budget: Budget,
    /// The selectivity of `ProbCut`.
    pub confidence: Confidence,
    /// Whether the root is searched to the end of the game.
    pub solving: bool,
    /// The nesting of `ProbCut` searches.
    pub probcut_nesting: u32,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        table: &'a TranspositionTable,
        weights: &'a Weights,
        stability: &'a Stability,
        budget: Budget,
    ) -> Search<'a> {
        Search {
            table,
            weights,
            stability,
            crowd: None,
            budget,
            confidence: Confidence::CERTAIN,
            solving: false,
            probcut_nesting: 0,
        }
    }

    /// Returns the mark of a move for the other threads, if it is deep enough for them to share it.
    #[inline]
    pub(super) fn mark(&self, key: Key, square: u8, depth: u32) -> Option<Mark<'a>> {
        /// Least depth of a node whose moves threads divide among themselves.
        const SHARED: u32 = 5;
        Some(self.crowd.filter(|_| depth >= SHARED)?.mark(key.hash(), square.into()))
    }

    /// Returns the static evaluation.
    pub(super) fn evaluate(&self, node: &Node) -> i32 {
        self.weights.evaluate(&node.features, node.empty)
    }

    /// Returns a bound from the table entries of the successors of a board with this number of empty squares (enhanced
    /// transposition cutoff).
    pub(super) fn enhanced_transposition_cutoff(
        &self,
        (board, empty): (ReversiBoard, u32),
        candidates: &[Candidate],
        alpha: i32,
        depth: u32,
    ) -> Option<i32> {
        candidates.iter().find_map(|candidate| {
            let after = board.flipped(Square(candidate.square.into()), candidate.flips);
            let entry = self.table.probe(key(after, empty - 1).of_depth(depth - 1))?;
            let known = u32::from(entry.depth) >= depth - 1 && entry.confidence >= self.confidence.0;
            let score = -i32::from(entry.upper);
            (known && score > alpha).then_some(score)
        })
    }

    /// Returns an upper bound of at most `alpha`, if the other side's stable discs prove one.
    #[inline]
    pub(super) fn stability_cutoff(&self, board: ReversiBoard, alpha: i32, empty: u32) -> Option<i32> {
        // Computing stability only pays off from these values on, found by experiment.
        let hopeful = if empty < 5 { 99 } else { (2 * empty.cast_signed() - 8).min(50) };
        if alpha < hopeful {
            return None;
        }
        let most = 64 - 2 * self.stability.count(board.passed());
        (most <= alpha).then_some(most)
    }
}
