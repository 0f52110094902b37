//! The midgame search with pattern evaluation: null windows, Multi-ProbCut and principal variation
//! search.

use crate::engine::crowd::Mark;
use crate::rules::Square;

use super::endgame::weighted_mobility;
use super::last_empties::final_score;
use super::node::{Candidate, Candidates, Node};
use super::probcut;
use super::search::Search;
use super::squares::{BESIDE_CORNERS, CORNERS, VALUES, each};
use super::stability::near_corners;
use super::transposition_table::{Entry, Key, NO_MOVE, NodeResult, WITHOUT_PATTERNS, key};

/// Upper limit of the number of moves.
const MOST_MOVES: usize = 64;

/// Largest nesting of `ProbCut` searches; deeper nesting would be too unreliable.
const MAX_PROBCUT_NESTING: u32 = 3;

/// Smallest depth at which `ProbCut` is cheaper than a full search.
const PROBCUT_MIN_DEPTH: u32 = 2;

/// Smallest depth for enhanced transposition cutoffs.
const ETC_MIN_DEPTH: u32 = 5;

/// Number of empty squares up to which the order counts the replies of the other side twice: a board with few replies
/// is solved sooner.
const FEW_EMPTY: u32 = 24;

impl Search<'_> {
    /// Returns the exact value at `depth`, or a bound outside the window from `alpha` to `alpha + 1`. A
    /// depth of all empty squares solves the board. The result is meaningless once the budget is spent.
    pub(super) fn null_window(&mut self, node: &Node, alpha: i32, depth: u32) -> i32 {
        let depth = depth.min(node.empty);
        let to_the_end = depth == node.empty;
        if to_the_end && node.empty <= WITHOUT_PATTERNS {
            return self.endgame(node.board, alpha, node.empty, node.parity);
        }
        if self.budget.spend() {
            return alpha;
        }
        if depth == 0 {
            return self.evaluate(node);
        }
        if let Some(most) = self.stability_cutoff(node.board, alpha, node.empty) {
            return most;
        }
        let moves = node.board.moves();
        if moves == 0 {
            let passed = node.passed();
            return match passed.board.moves() {
                0 => final_score(node.board),
                _ => -self.null_window(&passed, -alpha - 1, depth),
            };
        }
        if depth == 1 {
            return self.last_ply(node, moves, alpha);
        }
        let key = key(node.board, node.empty).of_depth(depth);
        let entry = self.table.probe(key);
        // Proven results suffice for any confidence.
        let confidence = self.confidence;
        if let Some(entry) = &entry
            && let Some(score) = entry.cutoff(alpha, alpha + 1, depth, confidence)
        {
            return score;
        }
        let before = self.budget.nodes();
        if let Some(score) = self.multi_probcut(node, alpha, depth) {
            return score;
        }
        let mut candidates = self.candidates(node, moves, entry.as_ref());
        if depth >= ETC_MIN_DEPTH
            && let Some(score) =
                self.enhanced_transposition_cutoff((node.board, node.empty), candidates.rest(), alpha, depth)
        {
            return score;
        }
        self.order(node, &mut candidates);
        let (mut best, mut best_move) = (-65, NO_MOVE);
        while let Some(candidate) = candidates.next() {
            let Candidate { square, flips, .. } = candidate;
            let mark = self.mark(key, square, depth);
            if best > -65 && mark.is_some_and(Mark::is_taken) && candidates.put_off(candidate) {
                continue;
            }
            let _at = mark.map(Mark::enter);
            let score = -self.null_window(&node.after(square, flips), -alpha - 1, depth - 1);
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
        // If all moves fail, the one that fails least is a poor first move for another window.
        let best_move = if self.solving && best <= alpha { NO_MOVE } else { best_move };
        self.store(key, (alpha, alpha + 1), best, best_move, depth, before);
        best
    }

    /// Evaluates the board after each move, without the table: that takes no longer than reading it.
    fn last_ply(&mut self, node: &Node, moves: u64, alpha: i32) -> i32 {
        let mut best = -65;
        for group in [moves & CORNERS, moves & !(CORNERS | BESIDE_CORNERS), moves & BESIDE_CORNERS] {
            for square in each(group) {
                self.budget.spend();
                let features = node.features.after(square, node.board.flips(Square(square.into())));
                best = best.max(-self.weights.evaluate(&features, node.empty - 1));
                if best > alpha {
                    return best;
                }
            }
        }
        best
    }

    /// Returns the value within the window, or a bound outside it.
    pub(super) fn principal_variation(&mut self, node: &Node, alpha: i32, beta: i32, depth: u32) -> i32 {
        let depth = depth.min(node.empty);
        if beta - alpha == 1 || depth == 0 {
            return self.null_window(node, alpha, depth);
        }
        if depth == node.empty && node.empty <= WITHOUT_PATTERNS {
            return self.mtd_f(node, alpha, beta);
        }
        if self.budget.spend() {
            return alpha;
        }
        let key = key(node.board, node.empty);
        let entry = self.table.probe(key);
        if let Some(entry) = &entry
            && let Some(score) = entry.cutoff(alpha, beta, depth, self.confidence)
        {
            return score;
        }
        let moves = node.board.moves();
        if moves == 0 {
            let passed = node.passed();
            return match passed.board.moves() {
                0 => final_score(node.board),
                _ => -self.principal_variation(&passed, -beta, -alpha, depth),
            };
        }
        let before = self.budget.nodes();
        let mut candidates = self.candidates(node, moves, entry.as_ref());
        self.order(node, &mut candidates);
        let (mut best, mut best_move) = (-65, NO_MOVE);
        while let Some(candidate) = candidates.next() {
            let Candidate { square, flips, .. } = candidate;
            let mark = self.mark(key, square, depth);
            if best > -65 && mark.is_some_and(Mark::is_taken) && candidates.put_off(candidate) {
                continue;
            }
            let _at = mark.map(Mark::enter);
            let after = node.after(square, flips);
            let floor = alpha.max(best);
            let mut score = floor + 1;
            if best > -65 {
                score = -self.null_window(&after, -floor - 1, depth - 1);
            }
            if score > floor && (best == -65 || score < beta) {
                score = -self.principal_variation(&after, -beta, -floor, depth - 1);
            }
            if self.budget.is_spent() {
                return alpha;
            }
            if score > best {
                (best, best_move) = (score, square);
                if best >= beta {
                    break;
                }
            }
        }
        self.store(key, (alpha, beta), best, best_move, depth, before);
        best
    }

    /// Solves a board by null windows alone: J. Pearl's SCOUT, and A. Plaat's MTD(f), *Best-First
    /// Fixed-Depth Minimax Algorithms*, Artificial Intelligence 87 (1996).
    fn mtd_f(&mut self, node: &Node, alpha: i32, beta: i32) -> i32 {
        let (mut lower, mut upper) = (alpha, beta);
        let mut score = self.evaluate(node).clamp(alpha + 1, beta - 1);
        while lower < upper {
            // Solved values are even.
            let under = if score == lower { score } else { score - 1 };
            score = self.endgame(node.board, under, node.empty, node.parity);
            if self.budget.is_spent() {
                return alpha;
            }
            if score > under { lower = score } else { upper = score }
        }
        score
    }

    fn store(&self, key: Key, (alpha, beta): (i32, i32), score: i32, best: u8, depth: u32, before: u64) {
        let confidence = self.confidence.0;
        let nodes = self.budget.nodes() - before;
        self.table.store(key, &NodeResult { alpha, beta, score, best, depth, confidence, nodes });
    }

    /// Returns a bound that a shallower search makes nearly certain (Multi-ProbCut).
    fn multi_probcut(&mut self, node: &Node, alpha: i32, depth: u32) -> Option<i32> {
        let deviations = self.confidence.deviations()?;
        if depth < PROBCUT_MIN_DEPTH || self.probcut_nesting >= MAX_PROBCUT_NESTING {
            return None;
        }
        let beta = alpha + 1;
        let shallow = probcut::shallow(depth);
        let errors = self.weights.errors;
        let margin = errors.margin(deviations, node.empty, depth, shallow);
        let now = self.evaluate(node);
        self.probcut_nesting += 1;
        let mut found = None;
        // The static evaluation decides which side of the window is worth testing.
        if beta + margin < 64
            && now >= beta - margin
            && self.null_window(node, beta + margin - 1, shallow) >= beta + margin
        {
            found = Some(beta);
        } else if alpha - margin > -64
            && now <= alpha + margin
            && self.null_window(node, alpha - margin, shallow) <= alpha - margin
        {
            found = Some(alpha);
        }
        self.probcut_nesting -= 1;
        found.filter(|_| !self.budget.is_spent())
    }

    /// Returns all moves, the table's best moves first. When solving, the best move of a search of one
    /// turn is worse than the order of the moves.
    fn candidates(&self, node: &Node, moves: u64, entry: Option<&Entry>) -> Candidates<MOST_MOVES> {
        let mut candidates = Candidates::new();
        let least = if self.solving { 2 } else { 0 };
        let [best, next] =
            entry.filter(|entry| entry.depth >= least).map_or([NO_MOVE; 2], |entry| entry.moves);
        for square in each(moves) {
            let flips = node.board.flips(Square(square.into()));
            let priority = if flips == node.board.other {
                i32::MAX
            } else if square == best {
                1 << 30
            } else if square == next {
                1 << 29
            } else {
                0
            };
            candidates.push(Candidate { square, flips, replies: 0, priority });
        }
        candidates
    }

    /// Assigns ordering scores: the evaluation, low mobility of the other side, stable discs on the edges, odd
    /// quadrants. To search a few plies for the order took longer than the better order saved.
    fn order(&self, node: &Node, candidates: &mut Candidates<MOST_MOVES>) {
        if candidates.rest().len() < 2 {
            return;
        }
        let by_replies = if node.empty <= FEW_EMPTY { 16 } else { 15 };
        for candidate in candidates.rest_mut() {
            if candidate.priority != 0 {
                continue;
            }
            let square = candidate.square;
            let after = node.after(square, candidate.flips);
            let odd = match node.empty {
                _ if !node.parity.is_odd(square) => 0,
                ..12 => 8,
                12..21 => 4,
                _ => 2,
            };
            let edges = self.stability.on_edges(after.board.other, after.board.own).count_ones();
            let replies = weighted_mobility(after.board.moves());
            candidate.priority = i32::from(VALUES[usize::from(square & 63)])
                + odd
                + (edges.cast_signed() << 11)
                + (near_corners(after.board.other).cast_signed() << 9)
                - (replies << by_replies)
                - ((3 * self.evaluate(&after)) << 13);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::reversi::stability::Stability;
    use crate::engine::reversi::testing::random_boards;
    use crate::engine::reversi::transposition_table::TranspositionTable;
    use crate::engine::reversi::weights::Weights;
    use crate::engine::{Budget, Stop};

    /// Returns the value at this depth by a search of all moves.
    fn plain(search: &Search, node: &Node, depth: u32) -> i32 {
        if depth == 0 {
            return search.evaluate(node);
        }
        let replies = each(node.board.moves()).map(|square| {
            let flips = node.board.flips(Square(square.into()));
            -plain(search, &node.after(square, flips), depth - 1)
        });
        replies.max().unwrap_or_else(|| {
            let passed = node.passed();
            if passed.board.moves() == 0 { final_score(node.board) } else { -plain(search, &passed, depth) }
        })
    }

    /// Each search has a table for itself, since a deeper result would be another value.
    #[test]
    fn searches_of_a_few_plies_equal_a_plain_search() {
        let (weights, stability) = (Weights::untrained(), Stability::new());
        let mut seen = 0;
        for board in random_boards(8) {
            let node = Node::new(board);
            if node.empty <= WITHOUT_PATTERNS + 4 {
                continue;
            }
            for depth in 1..=3 {
                let table = TranspositionTable::new(1 << 12);
                let budget = Budget::unlimited(&Stop::default());
                let mut search = Search::new(&table, &weights, &stability, budget);
                let value = plain(&search, &node, depth);
                // Stable discs cut off hopeless boards, which the evaluation may not see.
                if value.abs() > 20 {
                    continue;
                }
                assert_eq!(search.principal_variation(&node, -64, 64, depth), value, "{board:?} {depth}");
                for alpha in value - 2..=value + 1 {
                    let score = search.null_window(&node, alpha, depth);
                    let right = if score > alpha { score <= value } else { score >= value };
                    assert!(
                        right && (score > alpha) == (value > alpha),
                        "{board:?} {depth} {alpha}: {score}"
                    );
                }
                seen += 1;
            }
        }
        assert!(seen > 200, "only {seen} searches were compared");
    }
}
