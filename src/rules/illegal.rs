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
    /// The game has an outcome.
    #[error("the game is over")]
    GameOver,
    /// The square is outside the board.
    #[error("this square is not on the board")]
    OffBoard,
    /// The square is light; checkers is played on the dark ones.
    #[error("pieces stand and move on the dark squares only")]
    LightSquare {
        /// The touched square.
        square: Square,
    },
    /// A turn cannot start here: no piece stands on the square.
    #[error("there is no piece on this square")]
    Empty {
        /// The touched square.
        square: Square,
    },
    /// The piece belongs to the opponent.
    #[error("this piece belongs to the other player")]
    NotYours {
        /// The square of that piece.
        square: Square,
    },
    /// The piece belongs to the side to move and has no move.
    #[error("this piece cannot move")]
    Blocked {
        /// The square of that piece.
        square: Square,
    },
    /// The turn does not capture, although a capture is possible and mandatory.
    #[error("a capture is possible and must be made")]
    MustCapture {
        /// The squares of the pieces that can capture, in the order of the board.
        with: Vec<Square>,
    },
    /// The jump has not reached its end.
    #[error("the jump is not finished and must go on")]
    MustContinue {
        /// The squares on which it may continue.
        to: Vec<Square>,
    },
    /// The selected piece has no such move.
    #[error("the piece cannot go there")]
    Unreachable {
        /// The square of the piece, or the last square that it reached.
        from: Square,
        /// The touched square.
        to: Square,
    },
    /// A piece stands on the square.
    #[error("there is already a piece there")]
    Occupied {
        /// The touched square.
        square: Square,
    },
    /// The turn was complete before this square.
    #[error("the turn ends there")]
    TurnEnds,
    /// A turn was to be finished before it began.
    #[error("there is nothing to finish yet")]
    Nothing,
    /// The capture is of lower priority: another captures more.
    #[error("another capture takes more pieces and must be made")]
    MustCaptureMost {
        /// The squares of the pieces with the captures that come first.
        with: Vec<Square>,
    },
    /// The capture is by a man, although a king can capture and takes precedence.
    #[error("a king can capture and must do so before a man")]
    MustCaptureWithKing {
        /// The squares of those kings.
        with: Vec<Square>,
    },
    /// The king has used up its consecutive moves; see
    /// [`kings_rest`](super::checkers::Rules::kings_rest).
    #[error("this king has moved three times in a row and has to rest")]
    KingRests {
        /// The square of the king.
        square: Square,
    },
    /// A disc on this empty square would flip none.
    #[error("no disc would flip")]
    NoFlips {
        /// The touched square.
        square: Square,
    },
    /// The side to move has a move, so the rules forbid a pass.
    #[error("a pass is not allowed while there is a move")]
    CannotPass,
    /// The side to move has no move, so its only turn is a pass.
    #[error("no disc can be flipped, so the move is a pass")]
    MustPass,
    /// The chain of the stone would have no liberty, and the rules forbid suicide.
    #[error("the stone would have no liberties")]
    Suicide {
        /// The point of the stone.
        square: Square,
    },
    /// The stone would recapture at once in a ko.
    #[error("the stone that has just captured here may not be captured back at once")]
    Ko {
        /// The point of the stone.
        square: Square,
    },
    /// The stone would repeat an earlier board, which the superko of the rules forbids.
    #[error("this would repeat an earlier position of the whole board")]
    Superko {
        /// The point of the stone.
        square: Square,
    },
    /// Renju forbids the point to Black.
    #[error("the point is forbidden: {why}")]
    Forbidden {
        /// The forbidden point.
        square: Square,
        /// The pattern that a stone there would make.
        why: Forbidden,
    },
    /// The column has no free square.
    #[error("the column is full")]
    ColumnFull {
        /// The column, counted from 0 at the left.
        column: u8,
    },
    /// A disc on this square would not come to rest.
    #[error("discs drop to the lowest free square")]
    Falls {
        /// The square on which a disc in this column comes to rest.
        to: Square,
    },
    /// No stone stands orthogonally next to the square.
    #[error("a stone must be placed next to another")]
    NotAdjacent {
        /// The touched square.
        square: Square,
    },
    /// A [choice](super::Position::choices) is due before the next turn.
    #[error("a choice has to be made first")]
    ChooseFirst,
    /// No such [choice](super::Position::choices) is due.
    #[error("there is nothing to choose")]
    NoChoice,
    /// Dead pieces were named while play does not [rest](super::Position::counting).
    #[error("counting starts when the game is over")]
    NothingToCount,
    /// Pieces were marked as dead under rules that count all of them as alive.
    #[error("under these rules, all stones on the board are alive")]
    AllAlive,
    /// The side to move may not [claim](super::Position::claims) this draw.
    #[error("this draw cannot be claimed")]
    NoClaim,
    /// The match holds as many acts as a match can hold. It can still be ended.
    #[error("the match has {most} acts, and no match can have more")]
    MatchFull {
        /// The largest number of acts.
        most: usize,
    },
}

/// A pattern that renju forbids to Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forbidden {
    /// Six stones in a row or more.
    Overline,
    /// Two fours at once, possibly in one line.
    DoubleFour,
    /// Two threes at once, each of which can become a straight four.
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
