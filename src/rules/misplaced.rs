//! The reasons for refusing a set-up position.

use super::Square;

/// The reason why pieces do not form a position from which a game can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misplaced {
    /// The square is outside the board.
    #[error("this square is not on the board")]
    OffBoard(Square),
    /// Two pieces share the square.
    #[error("two pieces stand on the same square")]
    Twice(Square),
    /// A piece stands on a light square in checkers.
    #[error("pieces stand on the dark squares only")]
    LightSquare(Square),
    /// A man stands on the row in which it is crowned.
    #[error("a man on the far row would have been crowned; it must be a king")]
    Uncrowned(Square),
    /// Moves of a king are given for a square without one.
    #[error("there is no king on this square")]
    NotAKing(Square),
    /// The chain of this stone has no liberty.
    #[error("this stone and those joined to it have no liberties")]
    NoLiberty(Square),
    /// A stone on this point would not recapture in a ko.
    #[error("no single stone can have been taken here in a ko")]
    NotKo(Square),
    /// The square below this disc is empty.
    #[error("there is nothing under this disc: it would fall")]
    Floating(Square),
    /// Both sides have a winning row.
    #[error("both sides have enough in a row, and the game ended with the first of them")]
    BothWon,
    /// The stage of the opening does not fit the number of stones and the side to move.
    #[error("this stage of the opening does not come with these stones and this side to move")]
    Stage,
}

impl Misplaced {
    /// Returns the square of the offending piece, if there is a single one.
    #[must_use]
    pub fn square(self) -> Option<Square> {
        match self {
            Misplaced::OffBoard(square)
            | Misplaced::Twice(square)
            | Misplaced::LightSquare(square)
            | Misplaced::Uncrowned(square)
            | Misplaced::NotAKing(square)
            | Misplaced::NoLiberty(square)
            | Misplaced::NotKo(square)
            | Misplaced::Floating(square) => Some(square),
            Misplaced::BothWon | Misplaced::Stage => None,
        }
    }
}
