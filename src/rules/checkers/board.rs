//! The 32 dark squares as the bits of a word, and what can be read off them at once.
//!
//! Bit 0 is square 1 of the players, bit 31 is square 32: four to a row, from the top left. Rows
//! 0, 2, 4 and 6 begin with a light square, the others with a dark one, so that the number of a
//! diagonal neighbour depends on the row.

use crate::rules::{Piece, Rank, Side, Square};

const EVEN_ROWS: u32 = 0x0F0F_0F0F;
const ODD_ROWS: u32 = 0xF0F0_F0F0;
/// The squares of column A, which have no neighbour to the left.
const LEFT_EDGE: u32 = 0x1010_1010;
/// The squares of column H, which have no neighbour to the right.
const RIGHT_EDGE: u32 = 0x0808_0808;

/// The way to one of the four diagonal neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    DownLeft,
    DownRight,
    UpLeft,
    UpRight,
}

impl Direction {
    pub(super) const ALL: [Direction; 4] =
        [Direction::DownLeft, Direction::DownRight, Direction::UpLeft, Direction::UpRight];

    pub(super) const fn opposite(self) -> Direction {
        match self {
            Direction::DownLeft => Direction::UpRight,
            Direction::DownRight => Direction::UpLeft,
            Direction::UpLeft => Direction::DownRight,
            Direction::UpRight => Direction::DownLeft,
        }
    }

    /// Where the men of the side that moves down (or up) go.
    pub(super) const fn forward<const DOWN: bool>() -> [Direction; 2] {
        if DOWN {
            [Direction::DownLeft, Direction::DownRight]
        } else {
            [Direction::UpLeft, Direction::UpRight]
        }
    }

    /// Where only its kings go.
    pub(super) const fn backward<const DOWN: bool>() -> [Direction; 2] {
        if DOWN {
            [Direction::UpLeft, Direction::UpRight]
        } else {
            [Direction::DownLeft, Direction::DownRight]
        }
    }

    /// Moves every bit to its neighbour this way. What leaves the board is gone.
    #[inline]
    pub(super) const fn step(self, bits: u32) -> u32 {
        match self {
            Direction::DownLeft => ((bits & EVEN_ROWS) << 4) | ((bits & ODD_ROWS & !LEFT_EDGE) << 3),
            Direction::DownRight => ((bits & EVEN_ROWS & !RIGHT_EDGE) << 5) | ((bits & ODD_ROWS) << 4),
            Direction::UpLeft => ((bits & EVEN_ROWS) >> 4) | ((bits & ODD_ROWS & !LEFT_EDGE) >> 5),
            Direction::UpRight => ((bits & EVEN_ROWS & !RIGHT_EDGE) >> 3) | ((bits & ODD_ROWS) >> 4),
        }
    }
}

/// Where the pieces stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    /// Men and kings of each side, indexed by [`Side::index`].
    pub pieces: [u32; 2],
    /// Which of the pieces are kings.
    pub kings: u32,
}

impl Board {
    pub(super) const EMPTY: Board = Board { pieces: [0, 0], kings: 0 };
    pub(super) const START: Board = Board { pieces: [0x0000_0FFF, 0xFFF0_0000], kings: 0 };

    /// The pieces of the side whose men move down (or up).
    #[inline]
    pub(super) const fn own<const DOWN: bool>(self) -> u32 {
        self.pieces[if DOWN { 0 } else { 1 }]
    }

    /// The pieces of the other side.
    #[inline]
    pub(super) const fn other<const DOWN: bool>(self) -> u32 {
        self.pieces[if DOWN { 1 } else { 0 }]
    }

    #[inline]
    pub(super) const fn empty(self) -> u32 {
        !(self.pieces[0] | self.pieces[1])
    }

    /// Shows every direction together with the pieces of the side that may go there. Most boards
    /// have no kings, and only the two ways of the men to look at.
    #[inline]
    pub(super) fn each_direction<const DOWN: bool>(self, mut show: impl FnMut(Direction, u32)) {
        let own = self.own::<DOWN>();
        for direction in Direction::forward::<DOWN>() {
            show(direction, own);
        }
        let kings = own & self.kings;
        if kings != 0 {
            for direction in Direction::backward::<DOWN>() {
                show(direction, kings);
            }
        }
    }

    /// The pieces that can jump a man of the other side.
    #[inline]
    pub(super) fn jumpers<const DOWN: bool>(self) -> u32 {
        let (other, empty) = (self.other::<DOWN>(), self.empty());
        let mut jumpers = 0;
        self.each_direction::<DOWN>(|direction, movers| {
            let landings = direction.step(direction.step(movers) & other) & empty;
            if landings != 0 {
                let back = direction.opposite();
                jumpers |= back.step(back.step(landings));
            }
        });
        jumpers
    }

    /// Shows the squares onto which pieces can step, direction by direction.
    #[inline]
    pub(super) fn each_steps<const DOWN: bool>(self, mut show: impl FnMut(Direction, u32)) {
        let empty = self.empty();
        self.each_direction::<DOWN>(|direction, movers| show(direction, direction.step(movers) & empty));
    }

    /// Whether the side can move at all. It does not depend on whether captures are forced.
    pub(super) fn can_move<const DOWN: bool>(self) -> bool {
        let mut steps = 0;
        self.each_steps::<DOWN>(|_, targets| steps |= targets);
        steps != 0 || self.jumpers::<DOWN>() != 0
    }

    pub(super) fn piece(self, bit: u32) -> Option<Piece> {
        let side = Side::BOTH.into_iter().find(|side| self.pieces[side.index()] & bit != 0)?;
        let rank = if self.kings & bit != 0 { Rank::King } else { Rank::Man };
        Some(Piece { side, rank })
    }

    /// Puts a piece on an empty square.
    pub(super) fn put(&mut self, bit: u32, piece: Piece) {
        self.pieces[piece.side.index()] |= bit;
        if piece.rank == Rank::King {
            self.kings |= bit;
        }
    }
}

/// The row in which men of this side are crowned.
pub(super) const fn far_row(side: Side) -> u32 {
    match side {
        Side::First => 0xF000_0000,
        Side::Second => 0x0000_000F,
    }
}

/// The bit of a square; none for a light square and for one that is not on the board.
pub(super) fn bit(square: Square) -> Option<u32> {
    let (row, column) = (square.0 / 8, square.0 % 8);
    (row < 8 && (row + column) % 2 == 1).then(|| 1 << (row * 4 + column / 2))
}

/// The square of a bit's number.
pub(super) fn square(index: u8) -> Square {
    let (row, place) = (u16::from(index / 4), u16::from(index % 4));
    Square(row * 8 + place * 2 + u16::from(row.is_multiple_of(2)))
}

/// The bits of a word one by one, from the lowest.
#[inline]
pub(super) fn bits(mut word: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = word & word.wrapping_neg();
        word ^= bit;
        (bit != 0).then_some(bit)
    })
}
