//! Computing exact scores.
//!
//! After P. Pons, *Solving Connect 4: how to build a perfect AI* (2015): the search considers only
//! non-losing drops, orders them by the threats they make, and closes in on the score with null windows.
//! It adds enhanced transposition cutoffs (A. Plaat and others, 1996), which probe all drops before
//! searching one, and the static bound of [`follow_up`], which halves the number of nodes.

use std::cmp::Reverse;
use std::sync::Arc;

use super::board::{DiscBoard, ImmediateOutcome, each, loss, non_losing, win};
use super::book::Book;
use super::follow_up;
use super::meter::Meter;
use super::shape::Shape;
use super::transposition_table::TranspositionTable;

pub(super) struct Solver<S> {
    pub shape: S,
    table: TranspositionTable,
    book: Option<Arc<Book>>,
}

/// Largest number of columns of any board.
pub(super) const MOST_COLUMNS: usize = 12;

/// Number of discs below which a position and its mirror image share a table entry.
const SYMMETRIC: i32 = 25;

/// Number of free squares up to which bounds are not stored, because searching again is as fast.
const MAX_UNSTORED: i32 = 4;

/// Number of free squares above which enhanced transposition cutoffs are tried.
const ETC_MIN_FREE: i32 = 10;

/// A drop to search.
#[derive(Clone, Copy, Default)]
struct Drop {
    square: u64,
    /// The other side's non-losing replies; empty on a full board.
    answers: u64,
    priority: u32,
}

impl<S: Shape> Solver<S> {
    pub(super) fn new(shape: S, memory: usize, book: Option<Arc<Book>>) -> Solver<S> {
        Solver { shape, table: TranspositionTable::new(shape.columns() * shape.stride(), memory), book }
    }

    pub(super) fn open(&mut self, book: Arc<Book>) {
        self.book = Some(book);
    }

    pub(super) fn forget(&mut self) {
        self.table.forget();
    }

    fn known(&self, board: DiscBoard) -> Option<i32> {
        self.book.as_deref()?.score(board)
    }

    /// Returns a best drop, if the book has one.
    pub(super) fn known_best(&self, board: DiscBoard) -> Option<u64> {
        self.book.as_deref()?.best(board)
    }

    /// Returns the book's lower bound of the score.
    pub(super) fn lower_bound(&self, board: DiscBoard) -> Option<i32> {
        self.book.as_deref()?.lower_bound(board)
    }

    /// Returns the exact score of a position in which nobody has won, unless the meter runs out first.
    pub(super) fn solve(&mut self, board: DiscBoard, meter: &mut Meter) -> Option<i32> {
        self.solve_with_lower_bound(board, i32::MIN, meter)
    }

    /// Returns the exact score, given a lower bound, unless the meter runs out first.
    pub(super) fn solve_with_lower_bound(
        &mut self,
        board: DiscBoard,
        least: i32,
        meter: &mut Meter,
    ) -> Option<i32> {
        let plies = board.plies();
        let moves = match board.immediate_outcome(self.shape) {
            ImmediateOutcome::Wins(_) => return Some(win(self.shape, plies)),
            ImmediateOutcome::Loses => return Some(loss(self.shape, plies)),
            ImmediateOutcome::Full => return Some(0),
            ImmediateOutcome::Open(moves) => moves,
        };
        if let Some(score) = self.known(board) {
            return Some(score);
        }
        let estimate = self.book.as_deref().and_then(|book| book.estimate(board));
        let (mut least, mut most) = (loss(self.shape, plies).max(least), win(self.shape, plies));
        least = self.lower_bound(board).map_or(least, |known| known.max(least));
        let drops = self.ordered(board, moves);
        while least < most {
            let middle = match (estimate, least + (most - least) / 2) {
                // The first null window tests the estimated score, the next ones lie just beyond it.
                (Some(estimate), _) if estimate > least => estimate.min(most) - 1,
                (Some(_), _) => least,
                // Windows lean towards a draw: ruling out a fast win is cheaper.
                (_, middle @ 1..) => middle.max(most / 2),
                (_, middle) => middle.min(least / 2),
            };
            if self.is_any_worth_more(board, &drops, middle, meter)? {
                least = middle + 1;
            } else {
                most = middle;
            }
        }
        Some(least)
    }

    /// Returns `true` if the score is at least `score`, unless the meter runs out first.
    pub(super) fn is_worth(&mut self, board: DiscBoard, score: i32, meter: &mut Meter) -> Option<bool> {
        let plies = board.plies();
        let found = match board.immediate_outcome(self.shape) {
            ImmediateOutcome::Wins(_) => win(self.shape, plies),
            ImmediateOutcome::Loses => loss(self.shape, plies),
            ImmediateOutcome::Full => 0,
            ImmediateOutcome::Open(moves) => {
                let least = || self.lower_bound(board).filter(|&least| least >= score);
                match self.known(board).or_else(least) {
                    Some(known) => known,
                    None => self.search(board, moves, plies, score - 1, meter),
                }
            }
        };
        (!meter.is_spent()).then_some(found >= score)
    }

    fn ordered(&self, board: DiscBoard, moves: u64) -> Vec<u64> {
        let priority = |&square: &u64| {
            let after = board.after(square);
            priority(
                self.shape,
                square,
                self.shape.landings(after.mask),
                self.shape.winning(after.others(), after.mask),
            )
        };
        let mut squares: Vec<u64> = each(moves).collect();
        squares.sort_by_key(|square| Reverse(priority(square)));
        squares
    }

    #[inline]
    fn key(&self, board: DiscBoard, plies: i32) -> u64 {
        if plies < SYMMETRIC {
            self.shape.symmetric_key(board.discs, board.mask)
        } else {
            self.shape.key(board.discs, board.mask)
        }
    }

    /// Searches with the null window above `alpha` and returns a bound: a lower bound if it is above
    /// `alpha`, else an upper bound. `moves` are the non-losing drops, at least one, none of which wins.
    /// The result is meaningless once the meter has run out.
    fn search(&mut self, board: DiscBoard, moves: u64, plies: i32, alpha: i32, meter: &mut Meter) -> i32 {
        if meter.spend() {
            return 0;
        }
        let before = meter.nodes();
        let shape = self.shape;
        let left = shape.cells() - plies;
        // Nobody wins with the last two discs.
        if left <= 2 {
            return 0;
        }
        let mut least = -((left - 2) / 2);
        if least > alpha {
            return least;
        }
        let fastest = (left - 1) / 2;
        let mut most = fastest;
        if most <= alpha {
            return most;
        }
        let is_kept = left > MAX_UNSTORED;
        let key = if is_kept { self.key(board, plies) } else { 0 };
        if is_kept {
            if let Some(book) = &self.book
                && plies == book.plies()
                && let Some(score) = book.score(board)
            {
                return score;
            }
            if let Some((lower, upper)) = self.table.probe(key, left) {
                if lower > alpha {
                    return lower;
                }
                if upper <= alpha {
                    return upper;
                }
                (least, most) = (least.max(lower), most.min(upper));
            }
        }

        let mut drops = [Drop::default(); MOST_COLUMNS];
        let count = match self.generate(board, moves, alpha, fastest, &mut drops) {
            Ok(count) => count,
            Err(score) => return score,
        };
        let drops = &drops[..count];
        if count > 1
            && left > ETC_MIN_FREE
            && let Some(score) = self.enhanced_transposition_cutoff(board, drops, plies, left, alpha)
        {
            return score;
        }

        let mut best = i32::MIN;
        for drop in drops {
            let score = match drop.answers {
                0 => 0,
                answers => -self.search(board.after(drop.square), answers, plies + 1, -alpha - 1, meter),
            };
            if meter.is_spent() {
                return 0;
            }
            best = best.max(score);
            if best > alpha {
                break;
            }
        }
        // With a single move, the entry of the next position serves this one too.
        if is_kept && count > 1 {
            if best > alpha {
                least = least.max(best);
            } else {
                most = most.min(best);
            }
            self.table.store(key, left, (least, most), meter.nodes() - before);
        }
        best
    }

    /// Fills `drops` with the drops, best first, and returns their number. Returns a bound as the error
    /// if one ends the search.
    #[inline]
    fn generate(
        &self,
        board: DiscBoard,
        moves: u64,
        alpha: i32,
        fastest: i32,
        drops: &mut [Drop; MOST_COLUMNS],
    ) -> Result<usize, i32> {
        let shape = self.shape;
        let mut count = 0;
        let others = board.others();
        let mut rest = moves;
        while rest != 0 {
            let square = rest & rest.wrapping_neg();
            rest ^= square;
            let (discs, mask) = (board.discs | square, board.mask | square);
            let (threats, landings) = (shape.winning(discs, mask), shape.landings(mask));
            let answers = non_losing(landings, threats);
            if answers == 0 && landings != 0 {
                return Err(fastest);
            }
            if alpha < follow_up::max_bound(shape)
                && let Some(least) =
                    follow_up::lower_bound(shape, DiscBoard { discs: others, mask }, threats, alpha)
            {
                return Err(least);
            }
            let priority = priority(shape, square, landings, threats);
            let mut at = count;
            while at > 0 && drops[at - 1].priority < priority {
                drops[at] = drops[at - 1];
                at -= 1;
            }
            drops[at] = Drop { square, answers, priority };
            count += 1;
        }
        Ok(count)
    }

    /// Returns a bound that the table entries of the successors already prove.
    #[inline]
    fn enhanced_transposition_cutoff(
        &self,
        board: DiscBoard,
        drops: &[Drop],
        plies: i32,
        left: i32,
        alpha: i32,
    ) -> Option<i32> {
        let mut all = i32::MIN;
        for drop in drops {
            let after = board.after(drop.square);
            match self.table.probe(self.key(after, plies + 1), left - 1) {
                Some((_, upper)) if -upper > alpha => return Some(-upper),
                Some((lower, _)) => all = all.max(-lower),
                None => all = i32::MAX,
            }
        }
        (all <= alpha).then_some(all)
    }
}

/// Returns the ordering score of a drop on `square` that makes `threats`. Threats count more above a
/// landing square, where the other side may not play, and somewhat more if they must be blocked at once.
/// Ties prefer the centre, and one row higher counts for half a column nearer.
#[inline]
fn priority(shape: impl Shape, square: u64, landings: u64, threats: u64) -> u32 {
    let (above, urgent) = (threats >> 1 & landings, threats & landings);
    let worth = 2 * threats.count_ones() + 2 * above.count_ones() + urgent.count_ones();
    let column = square.trailing_zeros() / shape.stride();
    let off_centre = (2 * column + 1).abs_diff(shape.columns());
    let row = square.trailing_zeros() % shape.stride();
    32 * worth + row + 15 - off_centre.min(15)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::engine::connect_four::shape::{Custom, Standard};
    use crate::engine::{Budget, Stop};
    use crate::rules::connect_four::Rules;
    use crate::rules::random::Random;

    /// Returns the position after drops into these columns, counted from 1.
    fn board(shape: impl Shape, columns: &str) -> DiscBoard {
        columns.bytes().fold(DiscBoard::EMPTY, |board, column| {
            board.after(shape.landings(board.mask) & shape.column(u32::from(column - b'1')))
        })
    }

    fn solve<S: Shape>(solver: &mut Solver<S>, board: DiscBoard) -> Option<i32> {
        let mut budget = Budget::unlimited(&Stop::default());
        solver.solve(board, &mut Meter::new(&mut budget, u64::MAX))
    }

    fn solved_set(name: &str, solver: &mut Solver<impl Shape>) {
        let path = format!("tests/data/connect_four/solved/{name}");
        let text = std::fs::read_to_string(path).unwrap();
        assert_eq!(text.lines().count(), 200);
        for line in text.lines() {
            let (columns, score) = line.trim().split_once(' ').unwrap();
            let board = board(solver.shape, columns);
            assert_eq!(solve(solver, board), score.parse().ok(), "{columns}");
        }
    }

    #[test]
    fn published_scores() {
        let mut solver = Solver::new(Standard, 16 << 20, None);
        for name in ["end-easy", "middle-easy", "begin-easy", "middle-medium"] {
            solved_set(name, &mut solver);
        }
    }

    #[test]
    fn published_scores_of_the_beginning() {
        let mut solver = Solver::new(Standard, 16 << 20, Book::built_in(&Stop::default()));
        for name in ["begin-easy", "begin-medium", "begin-hard"] {
            solved_set(name, &mut solver);
        }
    }

    /// One to four plies beyond the book, its lower bounds hold and scores equal those without the book.
    #[test]
    fn book_bounds_hold_for_the_next_plies() {
        let book = Book::built_in(&Stop::default());
        let [mut without, mut with] = [None, book.clone()].map(|book| Solver::new(Standard, 16 << 20, book));
        let book = book.unwrap();
        let (mut random, mut asked) = (Random::new(4), 0);
        while asked < 60 {
            let (mut board, discs) = (DiscBoard::EMPTY, 13 + asked % 4);
            while board.plies() < discs
                && matches!(board.immediate_outcome(Standard), ImmediateOutcome::Open(_))
            {
                board = board.after_random(Standard, &mut random);
            }
            if board.plies() < discs
                || !matches!(board.immediate_outcome(Standard), ImmediateOutcome::Open(_))
            {
                continue;
            }
            let score = solve(&mut without, board);
            assert_eq!(solve(&mut with, board), score, "{board:?}");
            assert!(book.lower_bound(board).is_some() || discs > 13, "{board:?}");
            assert!(book.lower_bound(board) <= score, "{board:?}");
            asked += 1;
        }
    }

    #[test]
    #[ignore = "takes half a minute when optimized"]
    fn published_scores_of_the_beginning_without_the_book() {
        let mut solver = Solver::new(Standard, 64 << 20, None);
        solved_set("begin-medium", &mut solver);
    }

    #[test]
    fn custom_boards_have_published_scores() {
        let mut solver = Solver::new(Custom::new(Rules::STANDARD), 16 << 20, None);
        solved_set("end-easy", &mut solver);
        solved_set("middle-easy", &mut solver);
    }

    /// Solves a position by exhaustive search.
    pub(in crate::engine::connect_four) fn brute_force(shape: impl Shape, board: DiscBoard) -> i32 {
        let landings = shape.landings(board.mask);
        let drops = (0..shape.columns()).map(|column| landings & shape.column(column));
        let worth = |square| {
            let after = board.after(square);
            if shape.has_row(after.others()) { win(shape, board.plies()) } else { -brute_force(shape, after) }
        };
        drops.filter(|&square| square != 0).map(worth).max().unwrap_or(0)
    }

    /// Scores of late random positions equal those of an exhaustive search on boards of other sizes. The
    /// numbers of discs of the sides need not match.
    #[test]
    fn other_boards_equal_an_exhaustive_search() {
        let mut random = Random::new(1);
        for (columns, rows, length) in [
            (4, 4, 3),
            (4, 4, 4),
            (5, 4, 4),
            (4, 5, 3),
            (6, 5, 4),
            (5, 6, 5),
            (8, 7, 4),
            (4, 15, 4),
            (12, 4, 4),
        ] {
            let shape = Custom::new(Rules::new(columns, rows, length).unwrap());
            let mut solver = Solver::new(shape, 32 << 20, None);
            let mut solved = 0;
            while solved < 40 {
                let mut board = DiscBoard::EMPTY;
                while shape.cells() - board.plies() > 9 && !shape.has_row(board.others()) {
                    board = board.after_random(shape, &mut random);
                    if random.below(20) == 0 {
                        board.discs = board.others();
                    }
                }
                if !shape.has_row(board.others()) && !shape.has_row(board.discs) {
                    assert_eq!(
                        solve(&mut solver, board),
                        Some(brute_force(shape, board)),
                        "{columns} {rows} {board:?}"
                    );
                    solved += 1;
                }
            }
        }
    }
}
