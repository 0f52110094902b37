//! The position representation of the searches, and the non-losing drops.

use super::shape::Shape;

/// The discs of the side to move, and those of both sides. Scores are relative to the side to move, so
/// the side itself is not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DiscBoard {
    pub discs: u64,
    pub mask: u64,
}

/// The result of looking one drop ahead for each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ImmediateOutcome {
    /// The side to move wins with any of these drops.
    Wins(u64),
    /// The other side wins with its next drop, whatever the side to move plays.
    Loses,
    /// The board is full.
    Full,
    /// The non-losing drops, if no drop wins at once.
    Open(u64),
}

impl DiscBoard {
    /// Returns the number of discs on the board.
    #[inline]
    pub(super) fn plies(self) -> i32 {
        self.mask.count_ones().cast_signed()
    }

    /// Returns the discs of the side that is not to move.
    #[inline]
    pub(super) fn others(self) -> u64 {
        self.discs ^ self.mask
    }

    /// Returns the position after the side to move drops a disc that lands on `square`.
    #[inline]
    pub(super) fn after(self, square: u64) -> DiscBoard {
        DiscBoard { discs: self.others(), mask: self.mask | square }
    }

    #[inline]
    pub(super) fn mirrored(self, shape: impl Shape) -> DiscBoard {
        DiscBoard { discs: shape.mirrored(self.discs), mask: shape.mirrored(self.mask) }
    }

    /// Returns the immediate wins, losses and non-losing drops. Nobody may have won already.
    pub(super) fn immediate_outcome(self, shape: impl Shape) -> ImmediateOutcome {
        let landings = shape.landings(self.mask);
        let wins = landings & shape.winning(self.discs, self.mask);
        if wins != 0 {
            return ImmediateOutcome::Wins(wins);
        }
        if landings == 0 {
            return ImmediateOutcome::Full;
        }
        match non_losing(landings, shape.winning(self.others(), self.mask)) {
            0 => ImmediateOutcome::Loses,
            moves => ImmediateOutcome::Open(moves),
        }
    }
}

/// Returns the landings after which the other side cannot win at once. A square of `threats` must be
/// blocked if it is a landing, and the square below a threat must stay empty.
#[inline]
pub(super) fn non_losing(landings: u64, threats: u64) -> u64 {
    let urgent = landings & threats;
    let moves = landings & !(threats >> 1);
    match urgent {
        0 => moves,
        _ if urgent & (urgent - 1) != 0 => 0,
        _ => moves & urgent,
    }
}

/// Returns the score of a win with the next disc, after `plies` discs.
#[inline]
pub(super) fn win(shape: impl Shape, plies: i32) -> i32 {
    (shape.cells() + 1 - plies) / 2
}

/// Returns the score of a loss to the other side's next disc, after `plies` discs.
#[inline]
pub(super) fn loss(shape: impl Shape, plies: i32) -> i32 {
    -((shape.cells() - plies) / 2)
}

/// Returns the number of turns until a game with this score ends.
pub(super) fn decided_in(shape: impl Shape, plies: i32, score: i32) -> u32 {
    let turns = match score {
        0 => shape.cells() - plies,
        1.. => 2 * (win(shape, plies) - score) + 1,
        _ => 2 * (score - loss(shape, plies)) + 2,
    };
    turns.cast_unsigned()
}

/// Returns an iterator over the bits: columns from the left, each from the bottom up.
pub(super) fn each(mut squares: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let square = squares & squares.wrapping_neg();
        squares ^= square;
        (square != 0).then_some(square)
    })
}

#[cfg(test)]
impl DiscBoard {
    pub(super) const EMPTY: DiscBoard = DiscBoard { discs: 0, mask: 0 };

    /// Returns the position after a drop into a random column, or the same position if that column is
    /// full.
    pub(super) fn after_random(
        self,
        shape: impl Shape,
        random: &mut crate::rules::random::Random,
    ) -> DiscBoard {
        let column = shape.column(random.below(shape.columns().into()) as u32);
        match shape.landings(self.mask) & column {
            0 => self,
            square => self.after(square),
        }
    }
}
