//! Bitboards of the dark squares.
//!
//! Here the first side always sits at the top and its men move down; [`squares`](super::squares)
//! maps this to the seats of the rules. Bits are numbered row by row from the top left. After every
//! second row one bit is left out, a ghost square that stays empty. A diagonal neighbour is thus
//! the same number of bits away in every row, and bits that leave the board are lost on a ghost or
//! past the ends. The numbering is that of A. L. Samuel, *Some Studies in Machine Learning Using the
//! Game of Checkers*, IBM Journal of Research and Development 3 (1959).
//!
//! ```text
//! 8 by 8:    0   1   2   3
//!          4   5   6   7   (8)
//!            9  10  11  12
//!         13  14  15  16  (17)   and so on
//! ```

use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

use crate::rules::{Piece, Rank, Side};

/// An integer with at least one bit for each square and each ghost.
pub(crate) trait Word:
    Copy
    + Debug
    + Send
    + Sync
    + Eq
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + BitXorAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + 'static
{
    const NONE: Self;
    /// Returns the word with only this bit set.
    fn bit(number: u8) -> Self;
    /// Returns the lowest set bit of a word that is not empty.
    fn lowest(self) -> Self;
    /// Returns the number of the lowest set bit.
    fn number(self) -> u8;
    fn count(self) -> u32;
    fn widened(self) -> u128;
    /// Undoes [`widened`](Word::widened).
    fn narrowed(wide: u128) -> Self;
}

macro_rules! word {
    ($word:ty) => {
        impl Word for $word {
            const NONE: Self = 0;

            #[inline]
            fn bit(number: u8) -> Self {
                1 << number
            }

            #[inline]
            fn lowest(self) -> Self {
                self & self.wrapping_neg()
            }

            #[inline]
            fn number(self) -> u8 {
                self.trailing_zeros() as u8
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn widened(self) -> u128 {
                u128::from(self)
            }

            #[inline]
            fn narrowed(wide: u128) -> Self {
                wide as $word
            }
        }
    };
}
word!(u64);
word!(u128);

/// The size of a board as a type.
pub(crate) trait Shape: Copy + Debug + PartialEq + Send + Sync + 'static {
    type Word: Word;
    /// The number of squares along an edge, which is even.
    const EDGE: u8;
    /// Every dark square.
    const SQUARES: Self::Word;
    /// The first square of every row.
    const ROW_STARTS: Self::Word;
    /// The last square of every row.
    const ROW_ENDS: Self::Word;
    /// The rows in which the men of each side are crowned, indexed by [`Side::index`].
    const FAR_ROWS: [Self::Word; 2];
    /// The men of each side at the start.
    const START: [Self::Word; 2];

    /// Returns the squares as the other side sees them: the board turned by half a turn.
    fn turned(squares: Self::Word) -> Self::Word;
}

macro_rules! shape {
    ($name:ident, $word:ty, $edge:literal) => {
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub(crate) struct $name;

        impl $name {
            const ROW: $word = (1 << ($edge / 2)) - 1;

            /// Returns the bits of `part` in each row of a range.
            const fn rows(part: $word, from: u8, to: u8) -> $word {
                let (mut bits, mut row) = (0, from);
                while row < to {
                    bits |= part << first_of_row($edge, row);
                    row += 1;
                }
                bits
            }
        }

        impl Shape for $name {
            type Word = $word;
            const EDGE: u8 = $edge;
            const SQUARES: $word = $name::rows($name::ROW, 0, $edge);
            const ROW_STARTS: $word = $name::rows(1, 0, $edge);
            const ROW_ENDS: $word = $name::rows(1 << ($edge / 2 - 1), 0, $edge);
            const FAR_ROWS: [$word; 2] =
                [$name::rows($name::ROW, $edge - 1, $edge), $name::rows($name::ROW, 0, 1)];
            // The two middle rows are empty.
            const START: [$word; 2] =
                [$name::rows($name::ROW, 0, $edge / 2 - 1), $name::rows($name::ROW, $edge / 2 + 1, $edge)];

            #[inline]
            fn turned(squares: $word) -> $word {
                squares.reverse_bits() >> Self::SQUARES.leading_zeros()
            }
        }
    };
}
shape!(Eight, u64, 8);
shape!(Ten, u64, 10);
shape!(Twelve, u128, 12);

/// Returns the number of the first bit of a row on a board with this edge.
pub(crate) const fn first_of_row(edge: u8, row: u8) -> u8 {
    row / 2 * (edge + 1) + row % 2 * (edge / 2)
}

/// The direction to a neighbour: diagonally, or across a light square along a row or column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    DownLeft,
    DownRight,
    UpLeft,
    UpRight,
    Down,
    Up,
    Left,
    Right,
}

impl Direction {
    pub(crate) const DIAGONAL: [Direction; 4] =
        [Direction::DownLeft, Direction::DownRight, Direction::UpLeft, Direction::UpRight];
    pub(crate) const ORTHOGONAL: [Direction; 4] =
        [Direction::Down, Direction::Up, Direction::Left, Direction::Right];

    #[inline]
    pub(crate) const fn opposite(self) -> Direction {
        match self {
            Direction::DownLeft => Direction::UpRight,
            Direction::DownRight => Direction::UpLeft,
            Direction::UpLeft => Direction::DownRight,
            Direction::UpRight => Direction::DownLeft,
            Direction::Down => Direction::Up,
            Direction::Up => Direction::Down,
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
        }
    }

    /// Returns the directions in which the men of the side that moves down (or up) step.
    #[inline]
    pub(crate) const fn forward<const DOWN: bool>() -> [Direction; 2] {
        if DOWN {
            [Direction::DownLeft, Direction::DownRight]
        } else {
            [Direction::UpLeft, Direction::UpRight]
        }
    }

    /// Returns the opposite directions of [`forward`](Direction::forward).
    #[inline]
    pub(crate) const fn backward<const DOWN: bool>() -> [Direction; 2] {
        if DOWN {
            [Direction::UpLeft, Direction::UpRight]
        } else {
            [Direction::DownLeft, Direction::DownRight]
        }
    }

    /// Shifts all bits to their neighbours in this direction. Bits that leave the board end on no
    /// square.
    #[inline]
    pub(crate) fn step<S: Shape>(self, bits: S::Word) -> S::Word {
        let half = u32::from(S::EDGE / 2);
        match self {
            Direction::DownLeft => bits << half,
            Direction::DownRight => bits << (half + 1),
            Direction::UpLeft => bits >> (half + 1),
            Direction::UpRight => bits >> half,
            Direction::Down => bits << (2 * half + 1),
            Direction::Up => bits >> (2 * half + 1),
            // No ghost separates a row that ends at the right edge from the next one.
            Direction::Left => (bits & !S::ROW_STARTS) >> 1,
            Direction::Right => (bits & !S::ROW_ENDS) << 1,
        }
    }
}

/// The pieces of both sides as bitboards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct CheckersBoard<S: Shape> {
    /// Men and kings of each side, indexed by [`Side::index`].
    pub pieces: [S::Word; 2],
    /// The kings of both sides.
    pub kings: S::Word,
}

impl<S: Shape> CheckersBoard<S> {
    pub(crate) const EMPTY: CheckersBoard<S> =
        CheckersBoard { pieces: [S::Word::NONE; 2], kings: S::Word::NONE };
    pub(crate) const START: CheckersBoard<S> = CheckersBoard { pieces: S::START, kings: S::Word::NONE };

    /// Returns the pieces of the side whose men move down (or up).
    #[inline]
    pub(crate) fn own<const DOWN: bool>(self) -> S::Word {
        self.pieces[usize::from(!DOWN)]
    }

    /// Returns the pieces of the other side.
    #[inline]
    pub(crate) fn other<const DOWN: bool>(self) -> S::Word {
        self.pieces[usize::from(DOWN)]
    }

    #[inline]
    pub(crate) fn empty(self) -> S::Word {
        S::SQUARES & !(self.pieces[0] | self.pieces[1])
    }

    pub(crate) fn men(self, side: Side) -> S::Word {
        self.pieces[side.index()] & !self.kings
    }

    pub(crate) fn kings(self, side: Side) -> S::Word {
        self.pieces[side.index()] & self.kings
    }

    pub(crate) fn piece(self, bit: S::Word) -> Option<Piece> {
        let side = Side::BOTH.into_iter().find(|side| self.pieces[side.index()] & bit != S::Word::NONE)?;
        let rank = if self.kings & bit == S::Word::NONE { Rank::Man } else { Rank::King };
        Some(Piece { side, rank })
    }

    /// Puts a piece on an empty square.
    pub(crate) fn put(&mut self, bit: S::Word, piece: Piece) {
        self.pieces[piece.side.index()] |= bit;
        if piece.rank == Rank::King {
            self.kings |= bit;
        }
    }
}

/// Iterates over the set bits of a word, from the lowest.
#[inline]
pub(crate) fn bits<W: Word>(mut word: W) -> impl Iterator<Item = W> {
    std::iter::from_fn(move || {
        (word != W::NONE).then(|| {
            let bit = word.lowest();
            word ^= bit;
            bit
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn a_board_turned_twice_is_the_board<S: Shape>() {
        assert_eq!(S::turned(S::START[0]), S::START[1]);
        for square in bits(S::SQUARES) {
            assert_ne!(S::turned(square), square);
            assert_eq!(S::turned(square) & S::SQUARES, S::turned(square));
            assert_eq!(S::turned(S::turned(square)), square);
        }
    }

    #[test]
    fn boards_of_every_size_turn() {
        a_board_turned_twice_is_the_board::<Eight>();
        a_board_turned_twice_is_the_board::<Ten>();
        a_board_turned_twice_is_the_board::<Twelve>();
    }
}
