//! Games that are counted once both players agree on what is dead.

use super::{Outcome, Points, Position, Side, Square};

/// A game that rests while both players agree on which pieces are dead, and is then counted.
pub trait Counting {
    /// The pieces that are probably dead: what the players start from.
    fn proposal(&self) -> Vec<Square>;

    /// The pieces that live or die together with the one on this square, itself among them. Empty
    /// on an empty square, and by rules by which everything that stands is alive.
    fn group(&self, square: Square) -> Vec<Square>;

    /// The count with these pieces taken off as dead.
    fn count(&self, dead: &[Square]) -> Count;

    /// The same position with play going on, because there was no agreement.
    fn play_on(&self) -> Box<dyn Position>;
}

/// A finished count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    pub points: Points,
    /// What the points of each side are made of, indexed by [`Side::index`].
    pub parts: [Parts; 2],
    pub outcome: Outcome,
    /// For each square of the board, row by row: whose it is, if it is anybody's.
    pub owner: Vec<Option<Side>>,
    /// The squares of larger areas that both sides touch, so that they are nobody's: perhaps a
    /// border was left open. In the order of the board.
    pub open: Vec<Square>,
}

/// What a side's points are made of, in halves of a point. What the rules do not count is 0, so
/// that all of it together is what the side [has](Count::points).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Living pieces on the board.
    pub stones: i32,
    /// Empty squares that the side alone surrounds.
    pub surrounded: i32,
    /// Pieces that were taken from the other side, the dead ones among them.
    pub prisoners: i32,
    /// What the side is given for moving second, and for a handicap. May be less than nothing.
    pub komi: i32,
}

impl Parts {
    /// All of it together.
    #[must_use]
    pub fn sum(self) -> i32 {
        self.stones + self.surrounded + self.prisoners + self.komi
    }
}
