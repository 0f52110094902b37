//! How a game ends, and what both have then.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Side;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// `None` is a draw.
    pub winner: Option<Side>,
    pub reason: Reason,
}

/// Why a game ended as it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The loser has no piece left.
    NoPieces,
    /// The loser is to move and cannot.
    NoMoves,
    /// The loser resigned.
    Resigned,
    /// A draw, agreed on by both.
    Agreed,
    /// A draw, claimed because the position stood for the third time.
    Repetition,
    /// A draw, claimed because nothing had been captured and no man moved for long enough.
    NoProgress,
    /// A draw, claimed because the pieces left had their number of turns to win and did not.
    FewPieces,
    /// The winner has as many in a row as it takes. See [`Position::line`](super::Position::line).
    Line,
    /// The winner has more discs, or points; a draw when both have the same. See
    /// [`Position::points`](super::Position::points).
    Count,
    /// A draw: no square is left.
    FullBoard,
    /// The loser ran out of time; a draw when the other side [could not win](super::Position::can_win)
    /// any more either.
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
            Reason::Count => "the count",
            Reason::FullBoard => "the board is full",
            Reason::Time => "out of time",
        })
    }
}

/// A draw that the side to move may claim but need not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    Repetition,
    NoProgress,
    FewPieces,
}

impl Claim {
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

/// What each side has, in halves of a point, indexed by [`Side::index`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(pub [i32; 2]);

impl Points {
    /// The side with more, if one has.
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
