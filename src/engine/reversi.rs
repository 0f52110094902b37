//! The reversi engine: pattern evaluation, Multi-ProbCut, an exact endgame solver, and an opening book.

use std::ops::RangeInclusive;
use std::time::Duration;

use crate::engine::crowd::Crowd;
use crate::engine::{
    Analysis, Budget, Engine, Host, Limits, Line, Lines, Question, Resources, Score, Stop, Task, chance,
};
use crate::rules::reversi::{Position, ReversiBoard, Rules};
use crate::rules::{Square, Turn};

mod book;
mod endgame;
mod last_empties;
#[cfg(feature = "tools")]
mod make_book;
mod midgame;
mod node;
mod pattern;
mod probcut;
mod reasons;
mod root;
mod search;
mod squares;
mod stability;
#[cfg(test)]
mod testing;
#[cfg(feature = "tools")]
pub mod training;
mod transposition_table;
mod weights;

use book::Book;
#[cfg(feature = "tools")]
pub use make_book::{BookSettings, make_book};
use probcut::Confidence;
pub use reasons::{Fact, reasons};
use root::{RootResult, RootTask};
use search::Search;
use stability::Stability;
use transposition_table::TranspositionTable;
use weights::Weights;

/// An engine for reversi.
///
/// ```
/// use parlour::engine::reversi::ReversiEngine;
/// use parlour::engine::{Engine as _, Limits, Lines, Question, Stop};
/// use parlour::rules::reversi::{Position, Rules};
///
/// let mut engine = ReversiEngine::new(Rules {}, parlour::system::resources(4 << 20, 1));
/// let position = Position::start(Rules {});
/// let question = Question {
///     position: &position,
///     history: &[],
///     limits: Limits::depth(4),
///     lines: Lines::Best(60),
///     seed: 1,
/// };
/// let analysis = engine.analyse(&question, &Stop::default());
/// // There are four opening moves; the search is too shallow to be exact.
/// assert_eq!(analysis.lines.len(), 4);
/// assert!(!analysis.exact);
/// ```
#[derive(Debug)]
pub struct ReversiEngine {
    table: TranspositionTable,
    weights: &'static Weights,
    stability: Stability,
    threads: usize,
    host: &'static dyn Host,
}

/// Longest principal variation that is reported.
const MOST_TURNS: usize = 60;

impl ReversiEngine {
    /// Returns an engine for these rules.
    #[must_use]
    pub fn new(Rules {}: Rules, resources: Resources) -> ReversiEngine {
        ReversiEngine {
            table: TranspositionTable::new(resources.memory),
            weights: Weights::shipped(),
            stability: Stability::new(),
            threads: resources.threads.max(1),
            host: resources.host,
        }
    }

    /// Searches, on several threads if there is a crowd, until the first thread has an answer. Returns the search with
    /// that answer, and the number of nodes of all threads.
    fn search<'a>(
        &'a self,
        task: &RootTask,
        limits: Limits,
        crowd: Option<&'a Crowd>,
        stop: &Stop,
    ) -> (Search<'a>, RootResult, u64) {
        let threads = if crowd.is_some() { self.threads } else { 1 };
        let done = Stop::default();
        let search = |limits: Limits, stop: &Stop| {
            let budget = Budget::new(limits, stop, self.host);
            Search { crowd, ..Search::new(&self.table, self.weights, &self.stability, budget) }
        };
        // The first thread decides when the answer is good enough.
        let helping = Limits { soft: None, ..limits };
        let mut helpers: Vec<_> = (1..threads).map(|_| search(helping, &done)).collect();
        let (mut main, mut answer) = (search(limits, stop), None);
        let mut tasks: Vec<Task> = Vec::with_capacity(threads);
        tasks.push(Box::new(|| {
            answer = Some(main.iterative_deepening(task));
            done.stop();
        }));
        for helper in &mut helpers {
            tasks.push(Box::new(|| _ = helper.iterative_deepening(task)));
        }
        self.host.run_all(tasks);
        let answer = answer.unwrap_or_else(|| main.iterative_deepening(task));
        let nodes = helpers.iter().chain([&main]).map(|search| search.budget.nodes()).sum();
        (main, answer, nodes)
    }
}

impl Engine for ReversiEngine {
    fn analyse(&mut self, question: &Question, stop: &Stop) -> Analysis {
        let mut analysis = Analysis::default();
        let Some(position) = question.position.as_any().downcast_ref::<Position>() else { return analysis };
        let mut board = position.board();
        let passes = board.moves() == 0;
        if passes {
            board = board.passed();
        }
        if board.moves() == 0 {
            return analysis;
        }
        let empty = board.empty().count_ones();
        if !passes && let Some(known) = known(board, question) {
            return known;
        }
        self.table.begin();
        let task = RootTask {
            board,
            lines: if passes { Lines::Best(1) } else { question.lines },
            depth: question.limits.depth.unwrap_or(u32::MAX),
            seed: question.seed,
        };
        let limits = question.paced_limits();
        // With a limit of nodes, as for a level, the answer is the same on every machine.
        let crowd = if limits.nodes.is_some() { None } else { Crowd::of(self.threads) };
        let (mut search, answer, nodes) = self.search(&task, limits, crowd.as_ref(), stop);
        let certain = answer.is_certain(empty);
        search.confidence = Confidence::CERTAIN;
        analysis.lines = answer
            .moves
            .iter()
            .map(|&(square, score)| {
                let after = board.after(Square(square.into()));
                let mut squares = vec![Some(square)];
                squares.extend(search.continuation(after, MOST_TURNS));
                if passes {
                    squares.insert(0, None);
                }
                line(&squares, if passes { -score } else { score }, empty, certain)
            })
            .collect();
        analysis.depth = answer.depth;
        analysis.nodes = nodes;
        analysis.exact = certain;
        analysis
    }

    fn forget(&mut self) {
        self.table.clear();
    }
}

/// Limits within which the book answers in place of a search. Fewer nodes are those of a level that should not play so
/// well. A search that takes longer than those of the book may see more.
const BOOK_NODES: RangeInclusive<u64> = 100_000..=2_000_000;
const BOOK_TIME: Duration = Duration::from_secs(2);

/// Returns the book's answer about a board, without nodes and with the length of its lines as the depth. `None` if the
/// book does not hold as many moves as the question asks for.
fn known(board: ReversiBoard, question: &Question) -> Option<Analysis> {
    let Question { limits, lines: Lines::Best(most), .. } = *question else { return None };
    let is_short = match limits.nodes {
        Some(nodes) => BOOK_NODES.contains(&nodes),
        None => limits.soft.or(limits.time).is_some_and(|time| time <= BOOK_TIME),
    };
    if !is_short || limits.depth.is_some() {
        return None;
    }
    let book = Book::built_in();
    let moves = book.moves(board, question.seed);
    let wanted = most.max(1).min(board.moves().count_ones() as usize);
    let lines: Vec<Line> = moves
        .get(..wanted)?
        .iter()
        .map(|&(square, score)| {
            let after = book.line(board.after(Square(square.into())));
            let squares: Vec<_> = [square].into_iter().chain(after).map(Some).collect();
            line(&squares, score, board.empty().count_ones(), false)
        })
        .collect();
    let depth = lines.iter().map(|line| line.turns.len() as u32).min()?;
    Some(Analysis { lines, depth, ..Analysis::default() })
}

/// Lead in hundredths of a disc, plus an amount per empty square, at which a side wins nearly three times
/// in four.
const CHANCE_SCALE: [i32; 2] = [200, 12];

/// Builds a line. `discs` is the score of the side that begins it.
fn line(squares: &[Option<u8>], discs: i32, empty: u32, certain: bool) -> Line {
    let turn = |square: &Option<u8>| Turn(square.iter().map(|&square| Square(square.into())).collect());
    let chance_of_winning = match discs {
        _ if !certain => chance(100 * discs, CHANCE_SCALE[0] + CHANCE_SCALE[1] * empty.cast_signed()),
        0 => 500,
        1.. => 1000,
        _ => 0,
    };
    Line {
        turns: squares.iter().map(turn).collect(),
        score: Score { value: 100 * discs, chance: chance_of_winning, decided_in: certain.then_some(empty) },
    }
}
