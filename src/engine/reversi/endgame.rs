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
use super::transposition_table::{Entry, NO_MOVE, NodeResult, WITHOUT_PATTERNS, key};

/// Number of empty squares up to which sorting the moves costs more than it saves.
const UNSORTED: u32 = 6;

/// Number of empty squares below which searching again is faster than probing the table.
const TABLED: u32 = 8;

impl Search<'_> {
    /// Returns the exact value, or a bound outside the window from `alpha` to `alpha + 1`. The result is
    /// meaningless once the budget is spent.
    pub(super) fn endgame(&mut self, board: ReversiBoard, alpha: i32, empty: u32, parity: Parity) -> i32 {
        if empty <= UNSORTED {
            return self.unsorted(board, board.moves(), alpha, empty, parity);
        }
        self.sorted(board, board.moves(), alpha, empty, parity)
    }

    /// Searches boards with more empty squares than `UNSORTED`, whose legal moves are known.
    fn sorted(&mut self, board: ReversiBoard, moves: u64, alpha: i32, empty: u32, parity: Parity) -> i32 {
        if self.budget.spend() {
            return alpha;
        }
        if let Some(most) = self.stability_cutoff(board, alpha, empty) {
            return most;
        }
        let key = key(board, empty);
        let tabled = empty >= TABLED;
        let entry = if tabled { self.table.probe(key) } else { None };
        if let Some(entry) = &entry
            && let Some(score) = entry.cutoff(alpha, alpha + 1, empty, Confidence::CERTAIN)
        {
            return score;
        }
        if moves == 0 {
            let passed = board.passed();
            return match passed.moves() {
                0 => final_score(board),
                replies => -self.sorted(passed, replies, -alpha - 1, empty, parity),
            };
        }
        let before = self.budget.nodes();
        let mut candidates = candidates(board, moves, parity, empty, entry.as_ref());
        // Without patterns every result to the end is certain, so that of a selective search is not worse.
        if empty > TABLED
            && let Some(score) =
                self.enhanced_transposition_cutoff((board, empty), candidates.rest(), alpha, empty)
        {
            return score;
        }
        let (mut best, mut best_move) = (-65, NO_MOVE);
        while let Some(Candidate { square, flips, replies, .. }) = candidates.next() {
            let after = board.flipped(Square(square.into()), flips);
            let (beyond, parity) = (-alpha - 1, parity.after(square));
            let score = match empty - 1 {
                left @ ..=UNSORTED => -self.unsorted(after, replies, beyond, left, parity),
                left => -self.sorted(after, replies, beyond, left, parity),
            };
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
    fn unsorted(&mut self, board: ReversiBoard, moves: u64, alpha: i32, empty: u32, parity: Parity) -> i32 {
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
        if moves == 0 {
            let passed = board.passed();
            return match passed.moves() {
                0 => final_score(board),
                replies => -self.unsorted(passed, replies, -alpha - 1, empty, parity),
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
                    -self.unsorted(after, after.moves(), -alpha - 1, empty - 1, parity.after(square))
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
fn candidates(
    board: ReversiBoard,
    moves: u64,
    parity: Parity,
    empty: u32,
    entry: Option<&Entry>,
) -> Candidates<{ WITHOUT_PATTERNS as usize }> {
    let mut candidates = Candidates::new();
    // The best move of a shallower search with patterns is worse than this order.
    let solved = entry.filter(|entry| u32::from(entry.depth) >= empty);
    let [best, next] = solved.map_or([NO_MOVE; 2], |entry| entry.moves);
    for square in each(moves) {
        let flips = board.flips(Square(square.into()));
        let after = board.flipped(Square(square.into()), flips);
        let replies = after.moves();
        let priority = if square == best {
            1 << 30
        } else if square == next {
            1 << 29
        } else {
            let odd = if parity.is_odd(square) { 8 } else { 0 };
            i32::from(VALUES[usize::from(square & 63)])
                + if empty < 12 { odd } else { odd / 2 }
                + (near_corners(after.other).cast_signed() << 11)
                - (weighted_mobility(replies) << 15)
        };
        candidates.push(Candidate { square, flips, replies, priority });
    }
    candidates
}

/// Returns the number of moves, counting corners twice.
#[inline]
pub(super) fn weighted_mobility(moves: u64) -> i32 {
    (moves.count_ones() + (moves & CORNERS).count_ones()).cast_signed()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::reversi::stability::Stability;
    use crate::engine::reversi::testing::random_boards;
    use crate::engine::reversi::transposition_table::TranspositionTable;
    use crate::engine::reversi::weights::Weights;
    use crate::engine::{Budget, Stop};

    /// Returns the value, or a bound outside the window, by alpha-beta search without any order.
    fn plain(board: ReversiBoard, mut alpha: i32, beta: i32) -> i32 {
        let moves = board.moves();
        if moves == 0 {
            let passed = board.passed();
            return if passed.moves() == 0 { final_score(board) } else { -plain(passed, -beta, -alpha) };
        }
        for square in each(moves) {
            alpha = alpha.max(-plain(board.after(Square(square.into())), -beta, -alpha));
            if alpha >= beta {
                break;
            }
        }
        alpha
    }

    /// The same table serves all boards and windows.
    #[test]
    fn bounds_from_the_table_hold() {
        let (table, weights, stability) =
            (TranspositionTable::new(1 << 12), Weights::untrained(), Stability::new());
        let budget = Budget::unlimited(&Stop::default());
        let mut search = Search::new(&table, &weights, &stability, budget);
        let (mut seen, mut hits) = (0, 0);
        for board in random_boards(12) {
            let empty = board.empty().count_ones();
            if !(TABLED..=TABLED + 1).contains(&empty) {
                continue;
            }
            let value = plain(board, -64, 64);
            for alpha in [value + 1, value - 1, value, value - 2, -64, 63, value] {
                let score = search.endgame(board, alpha, empty, Parity::of(board.empty()));
                let right = if score > alpha { score <= value } else { score >= value };
                assert!(right && (score > alpha) == (value > alpha), "{board:?} {alpha} {score} {value}");
            }
            hits += usize::from(table.probe(key(board, empty)).is_some());
            seen += 1;
        }
        assert!(seen > 15 && hits > 10, "{hits} of {seen} boards were in the table");
    }
}
