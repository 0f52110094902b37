//! Orders to the engines about a match or a puzzle, and their answers.
//!
//! A [`Room`] holds the engines and carries out one [`Order`] at a time. Orders and answers are plain values:
//! they go to a thread as they are, and to a program without shared memory, such as a worker of a browser,
//! as a line of JSON. [`text`] has that form.
//!
//! # Examples
//!
//! The computer decides on its first turn:
//!
//! ```
//! use parlour::engine::{Decision, Level, Stop};
//! use parlour::play::{Avatar, Match, Player, Setup};
//! use parlour::rules::{Game, Side};
//! use parlour::thinking::{Answer, Order, Room, Task};
//! use std::time::Duration;
//!
//! let players = [Player::computer(Level::LOWEST), Player::person("Anna", Avatar::Leaf)];
//! let game = Match::new(1, Setup::new(Game::Four.presets()[0].rules, players), 0)?;
//! let task = Task::Decide { seat: Side::First, level: Level::LOWEST, patience: Duration::from_secs(1) };
//! let answer = Room::default().work(&Order { game, after: None, task }, &Stop::default());
//! assert!(matches!(answer, Some(Answer::Decision(Some(Decision::Turn(_)), _))));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::engine::{Analysis, Decision, Level, Line, Reason, Score, Telling};
use crate::play::Match;
use crate::rules::{Side, Square, Turn};

mod puzzling;
mod room;
pub mod text;

pub use puzzling::{Refutation, mine, refute};
pub use room::{Room, review};

/// An order to the engines.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Order {
    /// The match, at the point that the order is about.
    #[serde(with = "text::as_saved")]
    pub game: Match,
    /// A turn that is played before, as if it belonged to the match.
    pub after: Option<Turn>,
    /// The task.
    pub task: Task,
}

impl Order {
    /// Returns the seed for choices between equal turns. It is the same for a whole match.
    #[must_use]
    pub fn seed(&self) -> u64 {
        // The number distinguishes matches that began in the same second.
        self.game.began() ^ u64::from(self.game.id()).rotate_right(16)
    }
}

/// A task for the engines.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Decides for the player who began on this side, within `patience`.
    Decide {
        /// The side on which the player began.
        seat: Side,
        /// The strength of the player.
        level: Level,
        /// The longest time for the decision.
        patience: Duration,
    },
    /// Agrees, for the player of this side, that these stones are dead, or disputes it.
    Answer {
        /// The side of the player.
        side: Side,
        /// The strength of the player.
        level: Level,
        /// The stones that the other player proposes.
        dead: Vec<Square>,
    },
    /// Finds the stones that are probably dead.
    FindDead,
    /// Finds the value of each turn, at full strength. The answer is an opinion without a reason.
    Value {
        /// The longest time for the search.
        time: Duration,
    },
    /// Finds the best turn, at full strength.
    Analyse {
        /// The usual time for the search. It takes less if the turn is clear, and up to twice as long if it is not.
        time: Duration,
    },
}

/// The answer of the engines to a [`Task`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The decision, and the score if the engine had to search.
    Decision(Option<Decision>, Option<Score>),
    /// The stones that are probably dead.
    Dead(Vec<Square>),
    /// The analysis of the position.
    Opinion(Opinion),
}

/// The analysis of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opinion {
    /// The findings of the engine.
    pub analysis: Analysis,
    /// The main reason for the best turn.
    pub reason: Option<Reason>,
    /// The first turn of the best line, of the side to move, about which there is a telling fact.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub telling: Option<Telling>,
}

impl Opinion {
    /// Returns the best line; `None` if there is no legal turn.
    #[must_use]
    pub fn best(&self) -> Option<&Line> {
        self.analysis.lines.first()
    }
}
