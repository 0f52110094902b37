//! The engine of connect four.
//!
//! A solver computes exact scores. A book of all positions with twelve discs replaces the solver in the
//! opening, where it is slowest. If the limits are too tight for the solver, a depth-limited heuristic
//! search answers.

use super::{Analysis, Budget, Engine, Host, Limits, Line, Question, Resources, Score, Stop};
use crate::rules::connect_four::{Position, Rules};
use crate::rules::{self, Turn};

mod analyser;
mod best_drop;
mod board;
mod book;
mod follow_up;
mod heuristic;
#[cfg(feature = "tools")]
mod make_book;
mod meter;
mod reasons;
mod shape;
mod solver;
mod transposition_table;

#[cfg(feature = "tools")]
pub use make_book::{BadBook, BookSettings, Progress, SaveError, make_book};
pub use reasons::{Fact, reasons};

use analyser::{Analyser, RawAnalysis};
use board::DiscBoard;
use book::Book;
use meter::Meter;
use shape::{Custom, Standard};

/// An engine for connect four. On the standard board its answer is exact, given enough time.
///
/// ```
/// use parlour::engine::connect_four::ConnectFourEngine;
/// use parlour::rules::connect_four::{Position, Rules};
///
/// let mut engine = ConnectFourEngine::new(Rules::STANDARD, parlour::system::resources(16 << 20, 1));
/// // The first player wins with the last disc but one, so one more disc is left.
/// let (score, _nodes) = engine.solve(&Position::start(Rules::STANDARD)).expect("the game is open");
/// assert_eq!(score, 1);
/// ```
pub struct ConnectFourEngine {
    rules: Rules,
    analyser: Kind,
    /// `true` until the book has been opened, if there is one.
    opens_book: bool,
    host: &'static dyn Host,
}

enum Kind {
    Standard(Analyser<Standard>),
    Custom(Analyser<Custom>),
}

impl ConnectFourEngine {
    /// Returns an engine for these rules.
    #[must_use]
    pub fn new(rules: Rules, resources: Resources) -> ConnectFourEngine {
        let without = ConnectFourEngine::without_book(rules, resources);
        ConnectFourEngine { opens_book: rules == Rules::STANDARD, ..without }
    }

    /// Returns an engine without the book. Benchmarks of the solver use it.
    #[must_use]
    pub fn without_book(rules: Rules, resources: Resources) -> ConnectFourEngine {
        let analyser = if rules == Rules::STANDARD {
            Kind::Standard(Analyser::new(Standard, resources.memory))
        } else {
            Kind::Custom(Analyser::new(Custom::new(rules), resources.memory))
        };
        ConnectFourEngine { rules, analyser, opens_book: false, host: resources.host }
    }

    /// Opens the book on first use. Unpacking takes a third of a second and ends early if stopped.
    fn open_book(&mut self, stop: &Stop) {
        if let (true, Kind::Standard(analyser)) = (self.opens_book, &mut self.analyser)
            && let Some(book) = Book::built_in(stop)
        {
            analyser.open(book);
            self.opens_book = false;
        }
    }

    /// Returns the exact score of a position, in the scale of the published test sets, and the number of
    /// nodes searched. Returns `None` if the game is over. The best drop is not determined.
    pub fn solve(&mut self, position: &Position) -> Option<(i32, u64)> {
        if rules::Position::outcome(position).is_some() {
            return None;
        }
        self.prepare();
        let mut budget = Budget::unlimited(&Stop::default());
        let mut meter = Meter::new(&mut budget, u64::MAX);
        let score = match &mut self.analyser {
            Kind::Standard(analyser) => analyser.solve(board(position), &mut meter),
            Kind::Custom(analyser) => analyser.solve(board(position), &mut meter),
        };
        Some((score?, budget.nodes()))
    }
}

/// Converts a position into the form that the searches use.
fn board(position: &Position) -> DiscBoard {
    let discs = position.discs();
    let to_move = rules::Position::to_move(position);
    DiscBoard { discs: discs[to_move.index()], mask: discs[0] | discs[1] }
}

impl Engine for ConnectFourEngine {
    fn analyse(&mut self, question: &Question, stop: &Stop) -> Analysis {
        let Some(position) = question.position.as_any().downcast_ref::<Position>() else {
            return Analysis::default();
        };
        let is_ours = question.position.rules() == rules::Rules::ConnectFour(self.rules);
        if !is_ours || rules::Position::outcome(position).is_some() {
            return Analysis::default();
        }
        self.open_book(stop);
        let limits = question.paced_limits();
        let (mut budget, board) = (Budget::new(limits, stop, self.host), board(position));
        let Limits { depth, .. } = limits;
        let (lines, seed) = (question.lines, question.seed);
        let raw = match &mut self.analyser {
            Kind::Standard(analyser) => analyser.analyse(board, depth, lines, seed, &mut budget),
            Kind::Custom(analyser) => analyser.analyse(board, depth, lines, seed, &mut budget),
        };
        let line = |line: analyser::Line| Line {
            turns: turns(*position, &line.squares),
            score: Score { value: line.value, chance: line.chance, decided_in: line.decided_in },
        };
        let RawAnalysis { lines, depth, exact } = raw;
        Analysis {
            lines: lines.into_iter().map(line).collect(),
            depth,
            nodes: budget.nodes(),
            exact,
            ownership: None,
        }
    }

    fn prepare(&mut self) {
        self.open_book(&Stop::default());
    }

    fn forget(&mut self) {
        match &mut self.analyser {
            Kind::Standard(analyser) => analyser.forget(),
            Kind::Custom(analyser) => analyser.forget(),
        }
    }
}

/// Converts bits into the turns whose discs land on them.
fn turns(position: Position, squares: &[u64]) -> Vec<Turn> {
    squares.iter().filter_map(|&square| Some(Turn(vec![position.square(square)?]))).collect()
}

#[cfg(test)]
mod tests;
