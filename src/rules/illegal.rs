use super::Square;

/// Why a touch or a turn is refused.
///
/// The sentence of `Display` is English and meant for the command line and for logs; the app
/// writes its own in the player's language, and marks the squares.
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
}

impl Illegal {
    /// The squares that explain the reason: where the player could touch instead, or what stands
    /// in the way. Empty where there is nothing to point at.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        match self {
            Illegal::MustCapture { with: squares } | Illegal::MustContinue { to: squares } => squares,
            _ => &[],
        }
    }
}
