//! Iterative deepening at the root.

use crate::rules::Square;
use crate::rules::reversi::ReversiBoard;

use super::node::Node;
use super::probcut::Confidence;
use super::search::Search;
use super::squares::each;
use super::transposition_table::{NO_MOVE, key};
use crate::engine::Lines;
use crate::engine::crowd::Mark;
use crate::engine::pace::{Found, Pace};
use crate::engine::small_sort::small_sort;
use crate::rules::random::Random;

/// The parameters of a search; the side to move must have a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootTask {
    pub board: ReversiBoard,
    /// The lines to report.
    pub lines: Lines,
    /// The depth limit.
    pub depth: u32,
    /// The seed that breaks ties.
    pub seed: u64,
}

/// The result of a search.
#[derive(Clone, Debug)]
pub(super) struct RootResult {
    /// The reported moves and their scores, best first.
    pub moves: Vec<(u8, i32)>,
    pub depth: u32,
    pub confidence: Confidence,
}

impl RootResult {
    /// Returns `true` if the result is proven.
    pub(super) fn is_certain(&self, empty: u32) -> bool {
        self.depth == empty && self.confidence == Confidence::CERTAIN
    }
}

/// A root move.
#[derive(Clone, Copy)]
struct RootMove {
    square: u8,
    after: Node,
    score: i32,
}

impl Search<'_> {
    /// Searches by iterative deepening. There is a result even if the budget is empty.
    pub(super) fn iterative_deepening(&mut self, task: &RootTask) -> RootResult {
        let root = Node::new(task.board);
        let mut moves: Vec<_> = each(task.board.moves())
            .map(|square| {
                let after = root.after(square, task.board.flips(Square(square.into())));
                RootMove { square, after, score: -self.evaluate(&after) }
            })
            .collect();
        let mut random = Random::new(task.seed);
        random.shuffle(&mut moves);
        small_sort(&mut moves, |root| -root.score);
        let reported = |moves: &[RootMove]| {
            let is_reported = |root: &&RootMove| task.lines != Lines::AllBest || root.score == moves[0].score;
            let reported = moves.iter().take(task.lines.most()).take_while(is_reported);
            reported.map(|root| (root.square, root.score)).collect()
        };
        let mut answer = RootResult { moves: reported(&moves), depth: 0, confidence: Confidence::BOLDEST };
        let mut pace = Pace::default();
        for (depth, confidence) in plan(root.empty, task.depth) {
            self.confidence = confidence;
            self.solving = depth == root.empty;
            let compared = self.search_root_moves(task.board, &mut moves, task.lines, depth);
            if compared < moves.len() {
                // Of an unfinished iteration only moves that beat the previous best are used.
                if matches!(task.lines, Lines::Best(0 | 1) | Lines::AllBest) && compared > 0 {
                    answer.moves = reported(&moves[..compared]);
                }
                break;
            }
            answer = RootResult { moves: reported(&moves), depth, confidence };
            let found = Found {
                best: moves[0].square.into(),
                value: moves[0].score,
                unit: 2,
                is_clear: moves.len() == 1,
            };
            if !pace.goes_on(&mut self.budget, found) {
                break;
            }
        }
        answer
    }

    /// Searches all moves at this depth and sorts them. Returns how many were searched before the budget
    /// was spent. Only the reported moves have exact scores.
    fn search_root_moves(
        &mut self,
        board: ReversiBoard,
        moves: &mut [RootMove],
        lines: Lines,
        depth: u32,
    ) -> usize {
        let empty = moves.first().map_or(0, |first| first.after.empty + 1);
        let to_the_end = depth == empty;
        let (key, mut put_off) = (key(board, empty), 0);
        for at in 0..moves.len() {
            // Moves that another thread is at come last. Each is put off once at most.
            while (1..moves.len() - put_off).contains(&at)
                && self.mark(key, moves[at].square, depth).is_some_and(Mark::is_taken)
            {
                moves[at..].rotate_left(1);
                put_off += 1;
            }
            let root = moves[at];
            let _at = self.mark(key, root.square, depth).map(Mark::enter);
            // The score that a move must exceed to be reported.
            let floor = match lines {
                Lines::AllBest => {
                    moves[..at].first().map(|best| best.score - 1).filter(|&floor| floor >= -64)
                }
                Lines::Best(_) => moves[..at].get(lines.most() - 1).map(|last| last.score),
            };
            let score = match floor {
                None => self.aspiration_search(&root.after, root.score, depth - 1, to_the_end),
                Some(floor) => match -self.null_window(&root.after, -floor - 1, depth - 1) {
                    score if score > floor && !self.budget.is_spent() => {
                        -self.principal_variation(&root.after, -64, -floor, depth - 1)
                    }
                    score => score.min(floor),
                },
            };
            if self.budget.is_spent() {
                return at;
            }
            moves[at].score = score;
            // Inserts the move into the sorted part.
            if floor.is_none_or(|floor| score > floor) {
                let place = moves[..at].iter().position(|better| score > better.score).unwrap_or(at);
                moves[place..=at].rotate_right(1);
            }
        }
        moves.len()
    }

    /// Searches with an aspiration window around an expected score of the side that makes the move.
    fn aspiration_search(&mut self, after: &Node, guess: i32, depth: u32, to_the_end: bool) -> i32 {
        let mut width = if to_the_end { 1 } else { 3 };
        let (mut alpha, mut beta) = ((guess - width).clamp(-64, 63), (guess + width).clamp(-63, 64));
        loop {
            let score = -self.principal_variation(after, -beta, -alpha, depth);
            width *= 2;
            // The window only widens, because selective results for its two bounds may contradict each
            // other.
            if self.budget.is_spent() {
                return score;
            } else if score <= alpha && alpha > -64 {
                alpha = (score - width).max(-64);
            } else if score >= beta && beta < 64 {
                beta = (score + width).min(64);
            } else {
                return score;
            }
        }
    }

    /// Returns the principal variation stored in the table. `None` is a forced pass.
    pub(super) fn continuation(&self, mut board: ReversiBoard, most: usize) -> Vec<Option<u8>> {
        let mut squares = Vec::new();
        while squares.len() < most {
            let moves = board.moves();
            if moves == 0 {
                board = board.passed();
                if board.moves() == 0 {
                    break;
                }
                squares.push(None);
                continue;
            }
            let best = self
                .table
                .probe(key(board, board.empty().count_ones()))
                .map_or(NO_MOVE, |entry| entry.moves[0]);
            if best == NO_MOVE || moves >> best & 1 == 0 {
                break;
            }
            board = board.after(Square(best.into()));
            squares.push(Some(best));
        }
        squares
    }
}

/// Returns the sequence of depths and selectivities.
fn plan(empty: u32, most: u32) -> Vec<(u32, Confidence)> {
    let most = most.clamp(1, empty);
    let to_the_end = most == empty;
    // Near the end, half of the remaining depth prepares the full search well enough. Earlier in the game the full one
    // may not end, so the searches before it go deeper.
    let until = if to_the_end { empty.saturating_sub(END_FROM).max(empty / 2).min(empty) } else { most };
    let mut plan: Vec<_> = (1..=until).map(|depth| (depth, Confidence::BOLDEST)).collect();
    if to_the_end {
        plan.retain(|&(depth, _)| depth < empty);
        // From 20 empty squares on, `ProbCut` with a wide margin is tested often and prunes little: these
        // searches would take longer than the exact one after them. Beyond 24, where the exact one may not
        // end, each is an answer.
        let [boldest, bold, wide, .., certain] = Confidence::ALL;
        let levels: &[Confidence] = match empty {
            ..=15 => &[certain],
            16..=19 => &[wide, certain],
            20..=24 => &[boldest, bold, certain],
            _ => &Confidence::ALL,
        };
        plan.extend(levels.iter().map(|&level| (empty, level)));
    }
    plan
}

/// Largest number of empty squares beyond the last iteration before the search solves the board.
const END_FROM: u32 = 8;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::reversi::stability::Stability;
    use crate::engine::reversi::testing::{brute_force, random_boards};
    use crate::engine::reversi::transposition_table::TranspositionTable;
    use crate::engine::reversi::weights::Weights;
    use crate::engine::{Budget, Stop};

    #[test]
    fn endgame_scores_equal_an_exhaustive_search() {
        let (table, weights, stability) =
            (TranspositionTable::new(1 << 16), Weights::untrained(), Stability::new());
        let mut seen = 0;
        for board in random_boards(60) {
            let empty = board.empty().count_ones();
            if board.moves() == 0 || !(1..=7).contains(&empty) {
                continue;
            }
            let budget = Budget::unlimited(&Stop::default());
            let mut search = Search::new(&table, &weights, &stability, budget);
            let answer = search.iterative_deepening(&RootTask {
                board,
                lines: Lines::Best(60),
                depth: empty,
                seed: 0,
            });
            assert!(answer.is_certain(empty));
            assert_eq!(answer.moves.len() as u32, board.moves().count_ones());
            for &(square, score) in &answer.moves {
                let after = board.after(Square(square.into()));
                assert_eq!(score, -brute_force(after), "{board:?} {square}");
            }
            assert!(answer.moves.is_sorted_by_key(|&(_, score)| -score));
            let best = answer.moves.iter().take_while(|&&(_, score)| score == answer.moves[0].1);
            let mut best: Vec<_> = best.copied().collect();
            let task = RootTask { board, lines: Lines::AllBest, depth: empty, seed: 0 };
            let mut reported = search.iterative_deepening(&task).moves;
            best.sort_unstable();
            reported.sort_unstable();
            assert_eq!(reported, best, "{board:?}");
            seen += 1;
        }
        assert!(seen > 200, "only {seen} boards were tested");
    }
}
