//! Time sharing between the solver and the heuristic search.

use std::sync::Arc;

use super::board::{DiscBoard, ImmediateOutcome, decided_in, each, win};
use super::book::Book;
use super::heuristic::{self, HeuristicResult, HeuristicSearch};
use super::meter::Meter;
use super::shape::Shape;
use super::solver::Solver;
use crate::engine::small_sort::small_sort;
use crate::engine::{Budget, Lines};

pub(super) struct Analyser<S> {
    shape: S,
    solver: Solver<S>,
    heuristic_search: HeuristicSearch<S>,
}

/// The result of an analysis, with squares as bits.
pub(super) struct RawAnalysis {
    pub lines: Vec<Line>,
    pub depth: u32,
    pub exact: bool,
}

pub(super) struct Line {
    /// The squares on which the discs land.
    pub squares: Vec<u64>,
    pub value: i32,
    pub chance: u16,
    pub decided_in: Option<u32>,
}

/// A drop and its score.
#[derive(Clone, Copy)]
struct Drop {
    square: u64,
    /// The exact score, if known.
    score: Option<i32>,
}

/// The part of the answer that is proven so far.
struct Proof {
    score: Option<i32>,
    /// Drops in the order of a shallow search. Drops that are proven worse are removed if their scores
    /// are not needed.
    drops: Vec<Drop>,
    /// `true` if everything requested is proven.
    is_whole: bool,
}

/// Nodes of the first heuristic search. The proof after it may take [`PROOF`] times as many.
const FIRST: u64 = 1000;
const PROOF: u64 = 9;

/// Node limit for proving that another drop equals the best one.
const EQUAL: u64 = 10_000;

/// Node limit for the principal variation after the best drop.
const FOLLOW: u64 = 100_000;

impl<S: Shape> Analyser<S> {
    pub(super) fn new(shape: S, memory: usize) -> Analyser<S> {
        let heuristic_search = HeuristicSearch::new(shape, memory / 16);
        Analyser { shape, solver: Solver::new(shape, memory - memory / 16, None), heuristic_search }
    }

    pub(super) fn open(&mut self, book: Arc<Book>) {
        self.solver.open(book);
    }

    pub(super) fn forget(&mut self) {
        self.solver.forget();
        self.heuristic_search.forget();
    }

    pub(super) fn solve(&mut self, board: DiscBoard, meter: &mut Meter) -> Option<i32> {
        self.solver.solve(board, meter)
    }

    /// Analyses a position in which the game is not over. A depth limit restricts the search to that
    /// depth and disables the book.
    pub(super) fn analyse(
        &mut self,
        board: DiscBoard,
        depth: Option<u32>,
        lines: Lines,
        seed: u64,
        budget: &mut Budget,
    ) -> RawAnalysis {
        let left = (self.shape.cells() - board.plies()).cast_unsigned();
        let (mut estimate, only_best) = (HeuristicResult::default(), lines.most() == 1);
        // A one-ply search takes microseconds and guarantees an answer whatever the limits are.
        let mut beginning = Budget::unlimited(&crate::engine::Stop::default());
        self.heuristic_search.deepen(
            board,
            &mut estimate,
            1,
            only_best,
            &mut Meter::new(&mut beginning, u64::MAX),
        );
        if let Some(depth) = depth.filter(|&depth| depth < left) {
            self.heuristic_search.deepen(
                board,
                &mut estimate,
                depth,
                only_best,
                &mut Meter::new(budget, u64::MAX),
            );
            return self.heuristic_analysis(board, &estimate, lines, seed);
        }
        // The order of a shallow search leads to faster proofs than that of a deeper one.
        let unknown = |&(square, _): &(u64, i32)| Drop { square, score: None };
        let mut proof =
            Proof { score: None, drops: estimate.drops.iter().map(unknown).collect(), is_whole: false };
        let mut part = FIRST;
        self.heuristic_search.deepen(board, &mut estimate, left, only_best, &mut Meter::new(budget, part));
        loop {
            self.prove(board, &mut proof, lines, &mut Meter::new(budget, part.saturating_mul(PROOF)));
            // The next part takes twice as long as this one.
            let is_late = budget.soft().is_some_and(|usual| budget.elapsed() >= usual / 2);
            if proof.is_whole || budget.is_spent() || is_late {
                break;
            }
            self.heuristic_search.deepen(
                board,
                &mut estimate,
                left,
                only_best,
                &mut Meter::new(budget, part),
            );
            part = part.saturating_mul(2);
        }
        self.proven_analysis(board, proof, &estimate, lines, seed, budget)
    }

    /// Proves the open parts of the request, until the meter runs out.
    fn prove(&mut self, board: DiscBoard, proof: &mut Proof, lines: Lines, meter: &mut Meter) -> Option<()> {
        let score = match proof.score {
            Some(score) => score,
            None => self.solver.solve(board, meter)?,
        };
        proof.score = Some(score);
        if proof.drops.iter().all(|drop| drop.score != Some(score)) {
            let squares: Vec<u64> = proof.drops.iter().map(|drop| drop.square).collect();
            let best = self.solver.find_best(board, &squares, score, meter)?;
            let is_best = |drop: &&mut Drop| drop.square == best;
            proof.drops.iter_mut().find(is_best)?.score = Some(score);
        }
        match lines {
            Lines::AllBest => self.find_equals(board, proof, score, u64::MAX, meter)?,
            // Equally good drops are reported if they are cheap to prove.
            Lines::Best(0 | 1) => _ = self.find_equals(board, proof, score, EQUAL, meter),
            Lines::Best(_) => {
                for drop in &mut proof.drops {
                    if drop.score.is_none() {
                        drop.score = Some(self.score(board, drop.square, score, meter)?);
                    }
                }
            }
        }
        proof.is_whole = true;
        Some(())
    }

    /// Proves which other drops equal the best one, with a node limit for each, and removes the worse
    /// ones.
    fn find_equals(
        &mut self,
        board: DiscBoard,
        proof: &mut Proof,
        score: i32,
        nodes: u64,
        meter: &mut Meter,
    ) -> Option<()> {
        let mut is_known = true;
        proof.drops.retain_mut(|drop| {
            if drop.score.is_some() {
                return true;
            }
            let is_equal = self.solver.is_drop_worth(board, drop.square, score, &mut meter.part(nodes));
            drop.score = is_equal.unwrap_or_default().then_some(score);
            is_known &= is_equal.is_some();
            is_equal != Some(false)
        });
        is_known.then_some(())
    }

    /// Returns the exact score of a drop, given the position's score as an upper bound.
    fn score(&mut self, board: DiscBoard, square: u64, most: i32, meter: &mut Meter) -> Option<i32> {
        if self.shape.winning(board.discs, board.mask) & square != 0 {
            return Some(win(self.shape, board.plies()));
        }
        Some(-self.solver.solve_with_lower_bound(board.after(square), -most, meter)?)
    }

    fn heuristic_analysis(
        &self,
        board: DiscBoard,
        estimate: &HeuristicResult,
        lines: Lines,
        seed: u64,
    ) -> RawAnalysis {
        let mut drops = estimate.drops.clone();
        small_sort(&mut drops, |&(square, worth)| (-worth, mixed(seed, square)));
        let exact = drops.first().is_some_and(|&(_, worth)| heuristic::score(worth).is_some());
        let line = |&(square, worth): &(u64, i32)| {
            let mut squares = vec![square];
            squares.extend(self.heuristic_search.follow(board.after(square), estimate.depth - 1));
            self.line(board, squares, worth, heuristic::score(worth))
        };
        RawAnalysis {
            lines: drops.iter().take(lines.most()).map(line).collect(),
            depth: estimate.depth,
            exact,
        }
    }

    fn proven_analysis(
        &mut self,
        board: DiscBoard,
        proof: Proof,
        estimate: &HeuristicResult,
        lines: Lines,
        seed: u64,
        budget: &mut Budget,
    ) -> RawAnalysis {
        // The score of the position bounds every unproven drop.
        let most = proof.score.map(heuristic::proven_value);
        let mut drops: Vec<(u64, i32, bool)> = estimate
            .drops
            .iter()
            .filter_map(|&(square, worth)| {
                let drop = proof.drops.iter().find(|drop| drop.square == square)?;
                Some(match drop.score {
                    Some(score) => (square, heuristic::proven_value(score), true),
                    None => (square, most.map_or(worth, |most| worth.min(most)), false),
                })
            })
            .collect();
        small_sort(&mut drops, |&(square, worth, is_proven)| (-worth, !is_proven, mixed(seed, square)));
        let is_best = |&(_, worth, is_proven): &(u64, i32, bool)| {
            is_proven && Some(worth) == most || heuristic::score(worth).is_some_and(|score| score > 0)
        };
        let exact = drops.first().is_some_and(is_best);
        let left = (self.shape.cells() - board.plies()).cast_unsigned();
        let depth = if exact { left } else { estimate.depth };
        let mut meter = Meter::new(budget, FOLLOW);
        let lines = drops
            .into_iter()
            .take(lines.most())
            .map(|(square, worth, is_proven)| {
                let mut squares = vec![square];
                let mut score = heuristic::score(worth);
                if is_proven {
                    let proven = *score.get_or_insert(0);
                    self.follow(board.after(square), -proven, &mut squares, &mut meter);
                } else {
                    squares.extend(self.heuristic_search.follow(board.after(square), estimate.depth - 1));
                }
                self.line(board, squares, worth, score)
            })
            .collect();
        RawAnalysis { lines, depth, exact }
    }

    /// Appends best drops until the end of the game, or until the meter runs out.
    fn follow(&mut self, mut board: DiscBoard, mut score: i32, squares: &mut Vec<u64>, meter: &mut Meter) {
        if self.shape.has_row(board.others()) {
            return;
        }
        loop {
            let moves = match board.immediate_outcome(self.shape) {
                ImmediateOutcome::Wins(squares_that_win) => {
                    squares.push(squares_that_win & squares_that_win.wrapping_neg());
                    return;
                }
                ImmediateOutcome::Full => return,
                ImmediateOutcome::Loses => self.shape.landings(board.mask),
                ImmediateOutcome::Open(moves) => moves,
            };
            let mut choices: Vec<u64> = each(moves).collect();
            small_sort(&mut choices, |&square| {
                let column = square.trailing_zeros() / self.shape.stride();
                (2 * column + 1).abs_diff(self.shape.columns())
            });
            let mut best = None;
            for square in choices {
                match self.solver.is_drop_worth(board, square, score, meter) {
                    None => return,
                    Some(false) => {}
                    Some(true) => {
                        best = Some(square);
                        break;
                    }
                }
            }
            let Some(square) = best else { return };
            squares.push(square);
            board = board.after(square);
            score = -score;
        }
    }

    /// Builds a line, with its exact score if that is proven.
    fn line(&self, board: DiscBoard, squares: Vec<u64>, worth: i32, score: Option<i32>) -> Line {
        let plies = board.plies();
        let left = self.shape.cells() - plies;
        let chance = heuristic::chance(worth);
        // An unproven value scales the chance of winning to the discs that are left.
        let value = score.unwrap_or((2 * i32::from(chance) - 1000) * (left / 2) / 1000);
        let decided_in = score.map(|score| decided_in(self.shape, plies, score));
        Line { squares, value, chance, decided_in }
    }
}

/// Returns a seeded pseudo-random number that breaks ties.
fn mixed(seed: u64, square: u64) -> u64 {
    let word = (seed ^ square.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    (word ^ word >> 29).wrapping_mul(0x94D0_49BB_1331_11EB) >> 16
}
