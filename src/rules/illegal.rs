//! The reasons for refusing a turn.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Square;

/// The reason for refusing a touch or a turn.
///
/// `Display` gives an English sentence for the command line and for logs. The app has sentences of
/// its own in the player's language, and marks the [squares](Illegal::squares).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("this square is not on the board")]
    OffBoard,
    #[error("pieces stand and move on the dark squares only")]
    LightSquare { square: Square },
    #[error("there is no piece on this square")]
    Empty { square: Square },
    #[error("this piece belongs to the other player")]
    NotYours { square: Square },
    #[error("this piece cannot move")]
    Blocked { square: Square },
    #[error("a capture is possible and must be made")]
    MustCapture { with: Vec<Square> },
    #[error("the jump is not finished and must go on")]
    MustContinue { to: Vec<Square> },
    #[error("the piece cannot go there")]
    Unreachable { from: Square, to: Square },
    #[error("the square is taken")]
    Occupied { square: Square },
    #[error("the turn ends there")]
    TurnEnds,
    #[error("there is nothing to finish yet")]
    Nothing,
    #[error("more can be captured in another way, and must be")]
    MustCaptureMost { with: Vec<Square> },
    #[error("a king can capture and must do it before a man")]
    MustCaptureWithKing { with: Vec<Square> },
    #[error("this king has moved three times in a row and has to rest")]
    KingRests { square: Square },
    #[error("nothing would be turned over")]
    NoFlips { square: Square },
    #[error("a pass is not allowed while there is a move")]
    CannotPass,
    #[error("nothing can be turned over anywhere: the turn is a pass")]
    MustPass,
    #[error("the stone would have no liberty")]
    Suicide { square: Square },
    #[error("the stone just captured here may not be answered at once")]
    Ko { square: Square },
    #[error("the whole board would stand as it stood before")]
    Superko { square: Square },
    #[error("the point is forbidden: {why}")]
    Forbidden { square: Square, why: Forbidden },
    #[error("the column is full")]
    ColumnFull { column: u8 },
    #[error("the disc falls further, down to the lowest free square")]
    Falls { to: Square },
    #[error("a stone has to stand next to another")]
    NotAdjacent { square: Square },
    #[error("a choice has to be made first")]
    ChooseFirst,
    #[error("there is nothing to choose")]
    NoChoice,
    #[error("play does not rest, so there is nothing to count")]
    NothingToCount,
    #[error("by these rules everything that stands is alive")]
    AllAlive,
    #[error("there is no such draw to claim")]
    NoClaim,
}

/// A pattern that renju forbids to Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forbidden {
    Overline,
    DoubleFour,
    DoubleThree,
}

impl fmt::Display for Forbidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Forbidden::Overline => "overline",
            Forbidden::DoubleFour => "double four",
            Forbidden::DoubleThree => "double three",
        })
    }
}

impl Illegal {
    /// Returns the squares that explain the reason: those that the player could touch instead, or
    /// the obstacles. Empty if there is nothing to mark.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        match self {
            Illegal::MustCapture { with: squares }
            | Illegal::MustCaptureMost { with: squares }
            | Illegal::MustCaptureWithKing { with: squares }
            | Illegal::MustContinue { to: squares } => squares,
            Illegal::Falls { to } => std::slice::from_ref(to),
            _ => &[],
        }
    }
}
