//! Puzzles: positions in which exactly one turn is right, with a proof.
//!
//! A [`Puzzle`] is never a matter of opinion. A [`Prover`] finds the right turn of a position by an exhaustive search or
//! by a solver, and finds none if two turns are right or if one could not be judged; it also refutes a wrong try. A
//! [`Miner`] looks for such positions in games between the computer's levels and, in Go, among composed ones, and
//! [`grade`] says which level finds the turn. A [`Drill`] is the practice of a named opening, which comes back after a
//! mistake like a puzzle. Nothing here depends on a clock, and on no chance but a seed.

#![forbid(unsafe_code)]

mod compose;
mod drill;
mod grade;
mod mine;
mod prove;
mod returns;
mod shipped;
#[cfg(test)]
mod tests;
mod theme;
mod training;

pub use drill::Drill;
pub use grade::grade;
pub use mine::Miner;
pub use prove::{Proof, Prover};
pub use returns::{Day, RETURNS, Returns};
pub use shipped::{BadPuzzle, read, write};
#[cfg(not(target_family = "wasm"))]
pub use shipped::{shipped, shipped_text};
pub use theme::Theme;
pub use training::{Score, Standing, Training, of_day};

use serde::{Deserialize, Serialize};

use crate::engine::{self, Level, Reason};
use crate::notation;
use crate::rules::{Position, Rules, Square, Turn};

/// A position with one right turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The rules.
    pub rules: Rules,
    /// The position in the notation of [`notation::position_text`].
    pub position: String,
    /// The task of the side to move.
    pub task: Task,
    /// The right turn, and how the game goes on from it with the best answers.
    pub line: Vec<Turn>,
    /// The lowest level that finds the right turn; `None` if none of them does.
    pub grade: Option<Level>,
}

/// The task of a puzzle. All turns but one fail in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Win, however long it takes: no other turn wins.
    Win,
    /// Win with at most this number of turns: no other turn wins as soon.
    WinIn(u8),
    /// Draw: all other turns lose.
    Hold,
    /// Win this number of pieces more than are lost, or the game, with at most this number of turns, and until
    /// nobody has to capture: no other turn wins any.
    Gain {
        /// The number of pieces.
        pieces: u8,
        /// The number of turns.
        turns: u8,
    },
    /// Win with nothing but fours, and with at most this number of turns: no other four wins.
    Fours(u8),
    /// Capture the stones on this square with at most this number of turns: no other turn captures them as soon.
    Capture {
        /// A square of the stones.
        square: Square,
        /// The number of turns.
        turns: u8,
    },
    /// Capture the stones on this square in a ladder, with nothing but ataris: from no other turn does a ladder capture
    /// them.
    Ladder {
        /// A square of the stones.
        square: Square,
        /// The number of turns, the capture included, against the longest resistance.
        turns: u8,
    },
    /// Capture the enclosed stones on this square in the end: after any other turn they live.
    Kill(Square),
    /// The same where the other side would otherwise capture stones of one's own.
    Race(Square),
    /// Make the own enclosed stones on this square alive: after any other turn they can be captured.
    Live(Square),
}

impl Task {
    /// Returns the square of the stones that the task is about.
    #[must_use]
    pub fn target(self) -> Option<Square> {
        match self {
            Task::Capture { square, .. }
            | Task::Ladder { square, .. }
            | Task::Kill(square)
            | Task::Race(square)
            | Task::Live(square) => Some(square),
            Task::Win | Task::WinIn(_) | Task::Hold | Task::Gain { .. } | Task::Fours(_) => None,
        }
    }
}

impl Puzzle {
    /// Returns the position to solve.
    ///
    /// # Errors
    /// If the text is no position by the rules.
    pub fn start(&self) -> Result<Box<dyn Position>, notation::Unreadable> {
        notation::read_position(self.rules, &self.position)
    }

    /// Returns the facts for the right turn that the board shows, most important first: the point of the puzzle. None
    /// if the position is not one by the rules.
    #[must_use]
    pub fn reasons(&self) -> Vec<Reason> {
        let Ok(start) = self.start() else { return Vec::new() };
        let mut facts = engine::facts(&*start, &self.line);
        facts.retain(Reason::speaks_for);
        facts
    }

    /// Returns the right turn.
    #[must_use]
    pub fn turn(&self) -> Option<&Turn> {
        self.line.first()
    }
}
