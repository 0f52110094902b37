//! Counting a game after both players agree on the dead pieces.

use super::{Outcome, Points, Position, Side, Square};

/// A position at rest in which both players agree on the dead pieces before the count.
pub trait Counting {
    /// Returns the pieces that are probably dead, as a first suggestion to the players.
    fn proposal(&self) -> Vec<Square>;

    /// Returns the pieces that live or die together with the one on this square, itself included.
    /// Empty on an empty square, and under rules without dead pieces.
    fn group(&self, square: Square) -> Vec<Square>;

    /// Returns the count after these pieces are removed as dead.
    fn count(&self, dead: &[Square]) -> Count;

    /// Returns the same position with play resumed, after the players did not agree.
    fn play_on(&self) -> Box<dyn Position>;
}

/// A finished count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The points of each side, including the compensation for White.
    pub points: Points,
    /// The components of each side's points, indexed by [`Side::index`].
    pub parts: [Parts; 2],
    /// The outcome of the game that ends with this count.
    pub outcome: Outcome,
    /// The owner of each square of the board, row by row; `None` for neutral squares.
    pub owner: Vec<Option<Side>>,
    /// The squares of larger areas that border on both sides, in the order of the board. They are
    /// neutral; the players may have left a border open.
    pub open: Vec<Square>,
}

/// The components of a side's points in half points. Components that the rules do not count are 0,
/// so the sum equals the side's [points](Count::points).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Living pieces on the board.
    pub stones: i32,
    /// Empty squares surrounded by this side alone.
    pub surrounded: i32,
    /// Pieces captured from the opponent, including those removed as dead.
    pub prisoners: i32,
    /// The compensation for moving second and for a handicap. It may be negative.
    pub komi: i32,
}

impl Parts {
    /// Returns the sum of all components.
    #[must_use]
    pub fn sum(self) -> i32 {
        self.stones + self.surrounded + self.prisoners + self.komi
    }
}
