//! Bitboards of the 61 cells.
//!
//! The cell in column `c` and row `r` has the bit `(c + 14 r) mod 61`. Each cell has a bit of its own, and
//! a step is the same distance everywhere, because the plane can be covered with copies of this hexagon
//! whose cells of equal place are a multiple of 61 apart. So a step of all pieces is a rotation of 61 bits
//! and one mask, which removes those that left the board and came in on the other side.

use crate::rules::bitboard::bits;
use crate::rules::{Grid, Piece, Rank, Side, Square};

pub(crate) const GRID: Grid = Grid::hexagon(5);

/// The number of cells.
pub(crate) const CELLS: usize = 61;
const ALL: u64 = (1 << CELLS) - 1;
/// The number of columns and of rows.
const ACROSS: u8 = 9;

/// The direction from a cell to a neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Direction {
    /// The index in [`Grid::directions`], clockwise from the top.
    at: usize,
}

/// Columns and rows of each direction, as in [`Grid::directions`].
const STEPS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// The distance of each direction in bits, from 0 to 60.
const DISTANCES: [u32; 6] = {
    let mut distances = [0; 6];
    let mut at = 0;
    while at < 6 {
        let (columns, rows) = STEPS[at];
        distances[at] =
            (columns as i32 + 14 * rows as i32).rem_euclid((CELLS as u32).cast_signed()).cast_unsigned();
        at += 1;
    }
    distances
};

/// The cells that have a neighbour behind them, by direction.
const TARGETS: [u64; 6] = {
    let mut targets = [0; 6];
    let mut at = 0;
    while at < 6 {
        let (columns, rows) = STEPS[at];
        let mut row = 0;
        while row < ACROSS {
            let mut column = 0;
            while column < ACROSS {
                let (behind, below) = (column.cast_signed() - columns, row.cast_signed() - rows);
                if is_on_board(column.cast_signed(), row.cast_signed()) && is_on_board(behind, below) {
                    targets[at] |= bit(column, row);
                }
                column += 1;
            }
            row += 1;
        }
        at += 1;
    }
    targets
};

/// The square of each bit.
const SQUARES: [u16; CELLS] = {
    let mut squares = [0; CELLS];
    let (mut square, mut row) = (0, 0);
    while row < ACROSS {
        let mut column = 0;
        while column < ACROSS {
            if is_on_board(column.cast_signed(), row.cast_signed()) {
                squares[bit(column, row).trailing_zeros() as usize] = square;
                square += 1;
            }
            column += 1;
        }
        row += 1;
    }
    squares
};

/// The bit of each square.
const NUMBERS: [u8; CELLS] = {
    let mut numbers = [0; CELLS];
    let mut number = 0;
    while number < CELLS {
        numbers[SQUARES[number] as usize] = number as u8;
        number += 1;
    }
    numbers
};

const fn is_on_board(column: i8, row: i8) -> bool {
    let last = ACROSS.cast_signed() - 1;
    let corner = last / 2;
    column >= 0
        && column <= last
        && row >= 0
        && row <= last
        && column + row >= corner
        && column + row <= last + corner
}

/// Returns the bit of the cell in this column and row.
const fn bit(column: u8, row: u8) -> u64 {
    1 << ((column as u32 + 14 * row as u32) % CELLS as u32)
}

/// Returns the cells of a range of columns and rows.
const fn cells(columns: (u8, u8), rows: (u8, u8)) -> u64 {
    let (mut cells, mut row) = (0, rows.0);
    while row < rows.1 {
        let mut column = columns.0;
        while column < columns.1 {
            if is_on_board(column.cast_signed(), row.cast_signed()) {
                cells |= bit(column, row);
            }
            column += 1;
        }
        row += 1;
    }
    cells
}

/// The cells on which the men of each side are crowned, indexed by [`Side::index`]: the two far sides of
/// the hexagon.
pub(crate) const FAR: [u64; 2] =
    [cells((8, 9), (0, 9)) | cells((0, 9), (0, 1)), cells((0, 1), (0, 9)) | cells((0, 9), (8, 9))];

/// The men of each side at the start.
const START: [u64; 2] = [cells((0, 4), (5, 9)), cells((5, 9), (0, 4))];

impl Direction {
    pub(crate) const ALL: [Direction; 6] = [
        Direction { at: 0 },
        Direction { at: 1 },
        Direction { at: 2 },
        Direction { at: 3 },
        Direction { at: 4 },
        Direction { at: 5 },
    ];

    /// Returns the directions in which the men of a side step.
    #[inline]
    pub(crate) fn forward(side: Side) -> [Direction; 3] {
        let first = 3 * side.index();
        [Direction { at: first }, Direction { at: first + 1 }, Direction { at: first + 2 }]
    }

    #[inline]
    pub(crate) const fn opposite(self) -> Direction {
        Direction { at: (self.at + 3) % 6 }
    }

    /// Moves all bits to their neighbours in this direction. Those without one vanish.
    #[inline]
    pub(crate) const fn step(self, bits: u64) -> u64 {
        let distance = DISTANCES[self.at];
        (bits << distance | bits >> (CELLS as u32 - distance)) & TARGETS[self.at]
    }
}

/// Returns the number of the bit of a square.
pub(crate) fn number(square: Square) -> Option<u8> {
    NUMBERS.get(usize::from(square.0)).copied()
}

/// Returns the square of a bit by its number, which is below 61.
pub(crate) fn square(number: u8) -> Square {
    Square(SQUARES[usize::from(number) % CELLS])
}

/// Iterates over the squares of a set, in no particular order.
pub(crate) fn squares(set: u64) -> impl Iterator<Item = Square> {
    bits(set).map(|bit| square(bit.trailing_zeros() as u8))
}

/// The pieces of both sides as bitboards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    /// Men and kings of each side, indexed by [`Side::index`].
    pub pieces: [u64; 2],
    /// The kings of both sides.
    pub kings: u64,
}

impl Board {
    pub(crate) const EMPTY: Board = Board { pieces: [0; 2], kings: 0 };
    pub(crate) const START: Board = Board { pieces: START, kings: 0 };

    #[inline]
    pub(crate) const fn empty(self) -> u64 {
        ALL & !(self.pieces[0] | self.pieces[1])
    }

    #[inline]
    pub(crate) fn men(self, side: Side) -> u64 {
        self.pieces[side.index()] & !self.kings
    }

    #[inline]
    pub(crate) fn kings(self, side: Side) -> u64 {
        self.pieces[side.index()] & self.kings
    }

    pub(crate) fn piece(self, bit: u64) -> Option<Piece> {
        let side = Side::BOTH.into_iter().find(|side| self.pieces[side.index()] & bit != 0)?;
        let rank = if self.kings & bit == 0 { Rank::Man } else { Rank::King };
        Some(Piece { side, rank })
    }

    /// Puts a piece on an empty cell.
    pub(crate) fn put(&mut self, bit: u64, piece: Piece) {
        self.pieces[piece.side.index()] |= bit;
        if piece.rank == Rank::King {
            self.kings |= bit;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_and_squares_are_paired() {
        let mut seen = 0_u64;
        for at in GRID.squares() {
            let number = number(at).expect("a cell of the board");
            assert_eq!(square(number), at);
            let (column, row) = GRID.place(at);
            assert_eq!(1 << number, bit(column, row));
            seen |= 1 << number;
        }
        assert_eq!(seen, ALL);
        assert_eq!(number(Square(61)), None);
    }

    #[test]
    fn steps_are_those_of_the_grid() {
        for at in GRID.squares() {
            let bit = 1 << number(at).expect("a cell of the board");
            for (direction, &of_grid) in Direction::ALL.into_iter().zip(GRID.directions()) {
                let to = squares(direction.step(bit)).collect::<Vec<_>>();
                assert_eq!(to, GRID.step(at, of_grid).into_iter().collect::<Vec<_>>());
                assert_eq!(direction.opposite().opposite(), direction);
            }
        }
    }

    #[test]
    fn the_sides_begin_in_opposite_corners() {
        assert_eq!(Board::START.pieces.map(u64::count_ones), [16, 16]);
        assert_eq!(FAR.map(u64::count_ones), [9, 9]);
        for side in Side::BOTH {
            let home = FAR[side.other().index()];
            assert_eq!((Board::START.men(side) & home).count_ones(), 7);
        }
    }
}
