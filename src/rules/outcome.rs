//! Outcomes, the reasons for them, claims of draws, and points.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Side;

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The winning side; `None` is a draw.
    pub winner: Option<Side>,
    /// The event that ended the game.
    pub reason: Reason,
}

/// The reason for an [`Outcome`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The loser has no piece left.
    NoPieces,
    /// The loser is to move and has no legal turn.
    NoMoves,
    /// The loser resigned.
    Resigned,
    /// A draw by agreement.
    Agreed,
    /// A draw, claimed after a threefold repetition.
    Repetition,
    /// A draw, claimed after too many turns without a capture or a move of a man.
    NoProgress,
    /// A draw, claimed because a few pieces did not win within their limit of turns.
    FewPieces,
    /// The winner has completed a row. See [`Position::line`](super::Position::line).
    Line,
    /// The winner has joined its two edges of the board. See [`Position::line`](super::Position::line).
    Connection,
    /// The winner has more discs or points; a draw if both have the same number. See
    /// [`Position::points`](super::Position::points).
    Count,
    /// A draw on a full board.
    FullBoard,
    /// The loser ran out of time; a draw if the opponent [cannot win](super::Position::can_win).
    Time,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::NoPieces => "no pieces left",
            Reason::NoMoves => "no legal move",
            Reason::Resigned => "resigned",
            Reason::Agreed => "draw agreed",
            Reason::Repetition => "threefold repetition",
            Reason::NoProgress => "no progress",
            Reason::FewPieces => "too few pieces to win",
            Reason::Line => "enough in a row",
            Reason::Connection => "the edges are joined",
            Reason::Count => "the count",
            Reason::FullBoard => "the board is full",
            Reason::Time => "out of time",
        })
    }
}

/// A draw that the side to move may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// The position occurred three times, or as often as the rules require.
    Repetition,
    /// The limit of turns without a capture or a move of a man is reached.
    NoProgress,
    /// An ending with few pieces has reached its limit of turns.
    FewPieces,
}

impl Claim {
    /// Returns the outcome of a game that ends by this claim.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        let reason = match self {
            Claim::Repetition => Reason::Repetition,
            Claim::NoProgress => Reason::NoProgress,
            Claim::FewPieces => Reason::FewPieces,
        };
        Outcome { winner: None, reason }
    }
}

/// The points of both sides in half points, indexed by [`Side::index`].
///
/// ```
/// use parlour::rules::{Points, Side};
///
/// assert_eq!(Points([81, 72]).leader(), Some(Side::First));
/// assert_eq!(Points([64, 64]).leader(), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(pub [i32; 2]);

impl Points {
    /// Returns the side with more points; `None` if both have the same number.
    #[must_use]
    pub fn leader(self) -> Option<Side> {
        let Points([first, second]) = self;
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        }
    }
}
