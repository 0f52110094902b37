//! Decisions of players.

use serde::{Deserialize, Serialize};

use crate::rules::{Choice, Claim, Square, Turn};

/// A decision of a player that is a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// Plays this turn.
    Turn(Turn),
    /// Makes this choice of an opening.
    Choose(Choice),
    /// Claims a draw for this reason.
    Claim(Claim),
    /// Agrees that these stones are dead, while the game is counted.
    Settle(Vec<Square>),
    /// Resumes play, because the players disagree about dead stones.
    PlayOn,
    /// Resigns the game.
    Resign,
}
