//! Opponents: search, evaluation and levels.
//!
//! An [`Engine`] plays one game. It answers a [`Question`] about a position with an [`Analysis`], the
//! best lines and their scores, as soon as its [`Limits`] are reached or a [`Stop`] ends the search.
//! Opponents, hints, warnings, reviews and the engine protocols are built on such answers.
//!
//! Engines open no file. A [`Host`] provides their clock and their threads.
//!
//! This program asks an opponent of level 3 for a turn:
//!
//! ```
//! use parlour::engine::{Decision, Level, Opponent, Stop};
//! use parlour::rules::Game;
//! use parlour::system;
//!
//! let rules = Game::Reversi.presets()[0].rules;
//! let mut position = rules.start();
//! let level = Level::new(3)?;
//! let mut opponent = Opponent::new(rules, level, 1, system::resources(1 << 20, 1));
//! let decision = opponent.decide(&*position, &[position.hash()], &Stop::default());
//! let Some(Decision::Turn(turn)) = decision else { panic!("the game has begun") };
//! position.play(&turn).expect("engines play legal turns");
//! # Ok::<(), parlour::engine::NoLevel>(())
//! ```

#![forbid(unsafe_code)]

mod analysis;
mod balance;
mod baseline;
mod chance;
pub mod checkers;
pub mod connect_four;
mod crowd;
mod dead;
mod decision;
#[cfg(feature = "tools")]
mod descent;
mod draughts;
mod entries;
pub mod four;
pub mod go;
pub mod gomoku;
pub mod hex;
pub mod hexdame;
pub(crate) mod host;
mod lanes;
mod levels;
mod limits;
#[cfg(feature = "tools")]
pub mod linear;
pub mod matches;
mod opponent;
mod pace;
mod rating;
mod reason;
mod registry;
pub mod reversi;
pub mod search;
mod small_sort;
pub mod tables;

pub use analysis::{Analysis, Line, Score, owner};
pub use balance::{NoOpening, balanced_opening};
pub use baseline::BaselineEngine;
pub use chance::chance;
pub use dead::dead;
pub use decision::Decision;
pub use host::{Host, NoHost, Task};
pub use levels::{EngineKind, Level, NoLevel, Skill};
pub use limits::{Budget, Limits, Stop};
pub use opponent::Opponent;
pub use rating::rounded_rating;
pub use reason::{Reason, Telling, facts, reasons};
pub use registry::engine;
pub use reversi::ReversiEngine;

use crate::rules::{Choice, Position};

/// A question to an engine.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    /// The position. The game is not over.
    pub position: &'a dyn Position,
    /// The hashes of all positions of the game, this one last. They identify repetitions.
    pub history: &'a [u64],
    /// The limits of the search. On one thread, with a limit of nodes and none of time, the same
    /// question always has the same answer.
    pub limits: Limits,
    /// The lines to return.
    pub lines: Lines,
    /// Seed for the choice between equal turns.
    pub seed: u64,
}

impl Question<'_> {
    /// Returns the limits for a search that decides itself how long the answer takes, if one line is asked for. Several
    /// lines always take the usual duration.
    fn paced_limits(&self) -> Limits {
        if self.lines == Lines::Best(1) { self.limits } else { self.limits.steady() }
    }
}

/// The lines that an engine returns with their scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// This number of best lines, at least one. More than one take longer. `usize::MAX` asks for all turns that the
    /// search can compare.
    Best(usize),
    /// All lines that are as good as the best. An engine may also return worse ones.
    AllBest,
}

impl Lines {
    /// Returns the largest number of lines to return: `usize::MAX` for [`Lines::AllBest`].
    #[must_use]
    pub fn most(self) -> usize {
        match self {
            Lines::Best(lines) => lines.max(1),
            Lines::AllBest => usize::MAX,
        }
    }
}

/// The memory, threads and clock of an engine, for all its questions.
///
/// ```
/// use parlour::engine::Resources;
/// use parlour::system;
///
/// // One thread and no clock: only limits of nodes or depth end a search.
/// let alone = Resources::without_host(1 << 20);
/// assert_eq!((alone.memory, alone.threads), (1 << 20, 1));
///
/// // Two threads and the clock of the standard library.
/// let shared = system::resources(16 << 20, 2);
/// assert!(shared.host.now() >= std::time::Duration::ZERO);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Resources {
    /// Largest number of bytes for tables and trees. Compiled-in tables do not count.
    pub memory: usize,
    /// Number of threads to search on.
    pub threads: usize,
    /// Clock for time limits, and runner of the threads.
    pub host: &'static dyn Host,
}

impl Resources {
    /// Returns resources for one thread and searches without a time limit.
    #[must_use]
    pub const fn without_host(memory: usize) -> Resources {
        Resources { memory, threads: 1, host: &NoHost }
    }

    #[cfg(test)]
    pub(crate) fn for_tests(memory: usize, threads: usize) -> Resources {
        Resources { memory, threads, host: host::testing::host() }
    }
}

/// An engine for one game. It keeps its transposition table or tree between questions.
///
/// ```
/// use parlour::engine::{self, Limits, Lines, Question, Stop};
/// use parlour::rules::Game;
/// use parlour::system;
///
/// let rules = Game::ConnectFour.presets()[0].rules;
/// let position = rules.start();
/// let mut engine = engine::engine(rules, system::resources(1 << 20, 1));
/// let question = Question {
///     position: &*position,
///     history: &[position.hash()],
///     limits: Limits::nodes(500),
///     lines: Lines::Best(3),
///     seed: 0,
/// };
/// let analysis = engine.analyse(&question, &Stop::default());
/// assert_eq!(analysis.lines.len(), 3);
/// assert!(analysis.lines[0].score.chance >= analysis.lines[1].score.chance);
/// ```
pub trait Engine: Send {
    /// Analyses a position. Returns at least one line, unless the game is over or a
    /// [choice](Engine::choose) is due, and returns within milliseconds of a stop.
    fn analyse(&mut self, question: &Question, stop: &Stop) -> Analysis;

    /// Returns a decision if the opening demands a choice, otherwise `None`.
    fn choose(&mut self, question: &Question, _stop: &Stop) -> Option<Choice> {
        question.position.choices().first().copied()
    }

    /// Loads the tables that the first analysis would otherwise load.
    fn prepare(&mut self) {}

    /// Forgets all earlier questions, so the next answer does not depend on them.
    fn forget(&mut self);
}
