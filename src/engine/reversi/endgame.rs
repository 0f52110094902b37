//! The exact endgame search: null windows, parity, stable discs and a transposition table, without
//! patterns.

use crate::rules::Square;
use crate::rules::reversi::ReversiBoard;

use super::last_empties::{final_score, four};
use super::node::{Candidate, Candidates};
use super::probcut::Confidence;
use super::search::Search;
use super::squares::{CORNERS, Parity, VALUES, each};
use super::stability::near_corners;
use super::transposition_table::{Entry, NO_MOVE, NodeResult, key};

/// Number of empty squares up to which sorting the moves costs more than it saves.
const UNSORTED: u32 = 6;

/// Number of empty squares up to which patterns are not used.
pub(super) const WITHOUT_PATTERNS: u32 = 14;

/// Number of empty squares below which searching again is faster than probing the table.
const TABLED: u32 = 9;

impl Search<'_> {
    /// Returns the exact value, or a bound outside the window from `alpha` to `alpha + 1`. The result is
    /// meaningless once the budget is spent.
    pub(super) fn endgame(&mut self, board: ReversiBoard, alpha: i32, empty: u32, parity: Parity) -> i32 {
        if empty <= UNSORTED {
            return self.unsorted(board, alpha, empty, parity);
        }
        if self.budget.spend() {
            return alpha;
        }
        if let Some(most) = self.stability_cutoff(board, alpha, empty) {
            return most;
        }
        let key = key(board);
        let tabled = empty >= TABLED;
        let entry = if tabled { self.table.probe(key) } else { None };
        if let Some(entry) = &entry
            && let Some(score) = entry.cutoff(alpha, alpha + 1, empty, Confidence::CERTAIN)
        {
            return score;
        }
        let moves = board.moves();
        if moves == 0 {
            let passed = board.passed();
            return match passed.moves() {
                0 => final_score(board),
                _ => -self.endgame(passed, -alpha - 1, empty, parity),
            };
        }
        let before = self.budget.nodes();
        let mut candidates = sorted(board, moves, parity, empty, entry.as_ref());
        let (mut best, mut best_move) = (-65, NO_MOVE);
        while let Some(Candidate { square, flips, .. }) = candidates.next() {
            let after = board.flipped(Square(square.into()), flips);
            let score = -self.endgame(after, -alpha - 1, empty - 1, parity.after(square));
            if self.budget.is_spent() {
                return alpha;
            }
            if score > best {
                (best, best_move) = (score, square);
                if best > alpha {
                    break;
                }
            }
        }
        if tabled {
            self.table.store(
                key,
                &NodeResult {
                    alpha,
                    beta: alpha + 1,
                    score: best,
                    best: best_move,
                    depth: empty,
                    confidence: Confidence::CERTAIN.0,
                    nodes: self.budget.nodes() - before,
                },
            );
        }
        best
    }

    /// Searches the last few empty squares, odd quadrants first.
    fn unsorted(&mut self, board: ReversiBoard, alpha: i32, empty: u32, parity: Parity) -> i32 {
        if empty <= 4 {
            self.budget.spend();
            return match empty {
                4 => four(board, alpha, parity),
                _ => super::last_empties::up_to_three(board, alpha),
            };
        }
        if self.budget.spend() {
            return alpha;
        }
        if let Some(most) = self.stability_cutoff(board, alpha, empty) {
            return most;
        }
        let moves = board.moves();
        if moves == 0 {
            let passed = board.passed();
            return match passed.moves() {
                0 => final_score(board),
                _ => -self.unsorted(passed, -alpha - 1, empty, parity),
            };
        }
        let mut best = -65;
        let odd = parity.odd();
        for group in [moves & odd & CORNERS, moves & odd & !CORNERS, moves & !odd] {
            for square in each(group) {
                let after = board.after(Square(square.into()));
                let score = if empty == 5 {
                    self.budget.spend();
                    -four(after, -alpha - 1, parity.after(square))
                } else {
                    -self.unsorted(after, -alpha - 1, empty - 1, parity.after(square))
                };
                best = best.max(score);
                if best > alpha || self.budget.is_spent() {
                    return best;
                }
            }
        }
        best
    }
}

/// Returns the moves with ordering scores: low mobility of the other side, odd quadrants, corners.
fn sorted(
    board: ReversiBoard,
    moves: u64,
    parity: Parity,
    empty: u32,
    entry: Option<&Entry>,
) -> Candidates<{ WITHOUT_PATTERNS as usize }> {
    let mut candidates = Candidates::new();
    let [best, next] = entry.map_or([NO_MOVE; 2], |entry| entry.moves);
    for square in each(moves) {
        let flips = board.flips(Square(square.into()));
        let priority = if square == best {
            1 << 30
        } else if square == next {
            1 << 29
        } else {
            let after = board.flipped(Square(square.into()), flips);
            let replies = after.moves();
            let odd = if parity.is_odd(square) { 8 } else { 0 };
            i32::from(VALUES[usize::from(square & 63)])
                + if empty < 12 { odd } else { odd / 2 }
                + (near_corners(after.other).cast_signed() << 11)
                - (weighted_mobility(replies) << 15)
        };
        candidates.push(Candidate { square, flips, priority });
    }
    candidates
}

/// Returns the number of moves, counting corners twice.
#[inline]
pub(super) fn weighted_mobility(moves: u64) -> i32 {
    (moves.count_ones() + (moves & CORNERS).count_ones()).cast_signed()
}
