//! Who to play against: search, evaluation, levels.
//!
//! An [`Engine`] plays one game. It is asked a [`Question`] about a position, thinks within its
//! [`Limits`] until it is done or told to [`Stop`], and answers with an [`Analysis`]: the best
//! lines with their scores. Everything that plays on the screen, hints, warns or reviews is made
//! from such answers, and so are the engines that other programs talk to.
//!
//! Nothing here knows of a screen or a file. The one clock is the one that ends a search that was
//! given a time.

#![forbid(unsafe_code)]

mod analysis;
mod baseline;
mod chance;
pub mod checkers;
pub mod connect_four;
mod dead;
mod entries;
pub mod four;
pub mod go;
pub mod gomoku;
mod host;
mod levels;
mod limits;
#[cfg(feature = "tools")]
pub mod linear;
pub mod matches;
mod opponent;
mod random;
mod reason;
mod registry;
pub mod reversi;
pub mod search;
mod small_sort;

pub use analysis::{Analysis, Line, Score};
pub use baseline::BaselineEngine;
pub use chance::chance;
pub use dead::dead;
pub use host::{Host, NoHost, Task};
pub use levels::{EngineKind, Level, NoLevel, Skill};
pub use limits::{Budget, Limits, Stop};
pub use opponent::{Decision, Opponent};
pub use reason::{Reason, reasons};
pub use registry::engine;
pub use reversi::ReversiEngine;

use crate::rules::{Choice, Position};

/// What an engine is asked about.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    /// Where the game stands. Somebody has a turn, or something to choose.
    pub position: &'a dyn Position,
    /// The hash of every position of the game, from the first up to and including this one, by
    /// which repetitions are known.
    pub history: &'a [u64],
    /// When to stop thinking. With a limit of nodes and without one of time, on one thread, the
    /// same question has the same answer.
    pub limits: Limits,
    /// Which turns are to be told.
    pub lines: Lines,
    /// Decides between what is equally good.
    pub seed: u64,
}

/// Which turns an engine is to tell, with their scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// So many of the best, and one at least. To tell more than one takes longer.
    Best(usize),
    /// All that are as good as the best. By how much the others are worse need not be found out,
    /// though an engine may tell them too.
    AllBest,
}

impl Lines {
    /// How many turns are to be told apart by an engine that compares so many and no others.
    #[must_use]
    pub fn most(self) -> usize {
        match self {
            Lines::Best(lines) => lines.max(1),
            Lines::AllBest => usize::MAX,
        }
    }
}

/// The memory, the threads and the clock of an engine, given once for all its questions.
#[derive(Clone, Copy, Debug)]
pub struct Resources {
    /// Most bytes that tables and trees may take. Tables that are compiled in do not count.
    pub memory: usize,
    /// Number of threads to search on.
    pub threads: usize,
    /// The clock that time limits are measured by, and what runs the threads.
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

/// A player of one game. It keeps what it found out from one question to the next.
pub trait Engine: Send {
    /// What it thinks of a position. At least one line, unless the game is over or something has
    /// to be [chosen](Engine::choose) first; and an answer within milliseconds of a stop.
    fn analyse(&mut self, question: &Question, stop: &Stop) -> Analysis;

    /// What to choose in an opening in which something has to be chosen.
    fn choose(&mut self, question: &Question, _stop: &Stop) -> Option<Choice> {
        question.position.choices().first().copied()
    }

    /// Reads what its first answer would else have to wait for.
    fn prepare(&mut self) {}

    /// Forgets what it found out, so that the next answer does not depend on earlier questions.
    fn forget(&mut self);
}
