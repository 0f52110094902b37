//! A position as the searches see it, and which drops do not lose at once.

use super::shape::Shape;

/// The discs of the side to move, and those of both. Whose turn it is does not matter to a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DiscBoard {
    pub discs: u64,
    pub mask: u64,
}

/// What can be said of a position without looking further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ImmediateOutcome {
    /// The side to move wins with this drop, and there may be more of them.
    Wins(u64),
    /// Whatever the side to move does, the other wins at once.
    Loses,
    /// Nobody can win any more, for the board is full.
    Full,
    /// These drops do not lose at once, and none of them wins.
    Open(u64),
}

impl DiscBoard {
    /// How many discs are on the board.
    #[inline]
    pub(super) fn plies(self) -> i32 {
        self.mask.count_ones().cast_signed()
    }

    /// The discs of the other side.
    #[inline]
    pub(super) fn others(self) -> u64 {
        self.discs ^ self.mask
    }

    /// After the side to move has dropped a disc that comes to rest on this square.
    #[inline]
    pub(super) fn after(self, square: u64) -> DiscBoard {
        DiscBoard { discs: self.others(), mask: self.mask | square }
    }

    #[inline]
    pub(super) fn mirrored(self, shape: impl Shape) -> DiscBoard {
        DiscBoard { discs: shape.mirrored(self.discs), mask: shape.mirrored(self.mask) }
    }

    /// Who wins at once. Nobody may have won already.
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

/// The landings that do not let the other side win at once, who would win on `threats`: it must be
/// stopped where it can land, and nothing may be put right below.
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

/// The score of a win with the next disc, so many discs being on the board.
#[inline]
pub(super) fn win(shape: impl Shape, plies: i32) -> i32 {
    (shape.cells() + 1 - plies) / 2
}

/// The score of a loss to the other side's next disc.
#[inline]
pub(super) fn loss(shape: impl Shape, plies: i32) -> i32 {
    -((shape.cells() - plies) / 2)
}

/// In how many turns a game that is worth this is over.
pub(super) fn decided_in(shape: impl Shape, plies: i32, score: i32) -> u32 {
    let turns = match score {
        0 => shape.cells() - plies,
        1.. => 2 * (win(shape, plies) - score) + 1,
        _ => 2 * (score - loss(shape, plies)) + 2,
    };
    turns.cast_unsigned()
}

/// Each of some squares, from the left, and up the columns.
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

    /// After a drop into a random column, unless that is full.
    pub(super) fn after_random(
        self,
        shape: impl Shape,
        random: &mut crate::engine::random::Random,
    ) -> DiscBoard {
        let column = shape.column(random.below(shape.columns().into()) as u32);
        match shape.landings(self.mask) & column {
            0 => self,
            square => self.after(square),
        }
    }
}
