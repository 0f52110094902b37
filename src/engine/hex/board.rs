//! The board of the search: cells in a frame of edges.

use crate::rules::hex::{Position, Stones};
use crate::rules::{Position as _, Side, Square};

/// Number of cells with the frame around the largest board.
pub(super) const MOST: usize = 21 * 21;

/// A cell of the board with its frame, by its index.
pub(super) type Cell = u16;

/// An empty cell.
pub(super) const EMPTY: u8 = 0;
/// A corner of the frame, which belongs to two edges and counts as neither.
pub(super) const CORNER: u8 = 3;

/// Returns the content of a cell with a stone or an edge of this side.
#[inline]
pub(super) const fn stone(side: Side) -> u8 {
    match side {
        Side::First => 1,
        Side::Second => 2,
    }
}

/// A board. The frame consists of the edges, which count as stones of their owners.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub size: usize,
    pub cells: [u8; MOST],
    /// The distances to the six neighbours, clockwise from above.
    pub around: [isize; 6],
}

impl Board {
    pub(super) fn new(position: &Position) -> Board {
        let size = usize::from(position.grid().columns);
        let width = (size + 2).cast_signed();
        let mut cells = [CORNER; MOST];
        for at in 1..=size {
            for far in [0, size + 1] {
                cells[far * (size + 2) + at] = stone(Side::First);
                cells[at * (size + 2) + far] = stone(Side::Second);
            }
        }
        let mut board = Board { size, cells, around: [-width, 1 - width, 1, width, width - 1, -1] };
        for square in position.grid().squares() {
            let cell = board.cell(square);
            board.cells[usize::from(cell)] = position.stone(square).map_or(EMPTY, stone);
        }
        board
    }

    /// Returns the cell of a square of the board.
    pub(super) fn cell(&self, Square(square): Square) -> Cell {
        let (row, column) = (usize::from(square) / self.size, usize::from(square) % self.size);
        ((row + 1) * (self.size + 2) + column + 1) as Cell
    }

    /// Returns the square of a cell inside the frame.
    pub(super) fn square(&self, cell: Cell) -> Square {
        let (row, column) = (usize::from(cell) / (self.size + 2), usize::from(cell) % (self.size + 2));
        Square(((row - 1) * self.size + column - 1) as u16)
    }

    /// Iterates over the cells inside the frame, row by row.
    pub(super) fn inside(&self) -> impl Iterator<Item = Cell> + use<> {
        let size = self.size;
        (1..=size).flat_map(move |row| (1..=size).map(move |column| (row * (size + 2) + column) as Cell))
    }

    /// Iterates over the empty cells, row by row.
    pub(super) fn empty(&self) -> impl Iterator<Item = Cell> + '_ {
        self.inside().filter(|&cell| self.at(cell) == EMPTY)
    }

    #[inline]
    pub(super) fn at(&self, cell: Cell) -> u8 {
        self.cells[usize::from(cell)]
    }

    #[inline]
    pub(super) fn put(&mut self, cell: Cell, content: u8) {
        self.cells[usize::from(cell)] = content;
    }

    /// Returns the neighbours of a cell inside the frame, clockwise from above.
    #[inline]
    pub(super) fn neighbours(&self, cell: Cell) -> [Cell; 6] {
        self.around.map(|distance| cell.wrapping_add_signed(distance as i16))
    }

    /// Returns `true` if the cell is inside the frame.
    pub(super) fn is_inside(&self, cell: Cell) -> bool {
        let (row, column) = (usize::from(cell) / (self.size + 2), usize::from(cell) % (self.size + 2));
        (1..=self.size).contains(&row) && (1..=self.size).contains(&column)
    }

    /// Returns `true` if the cell is inside the frame or part of it.
    pub(super) fn is_on(&self, cell: Cell) -> bool {
        usize::from(cell) < (self.size + 2) * (self.size + 2)
    }

    /// Returns the neighbours of a cell of the frame that lie inside it.
    pub(super) fn neighbours_inside(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<'_> {
        let width = self.size + 2;
        let near =
            self.around.into_iter().filter_map(move |distance| cell.checked_add_signed(distance as i16));
        near.filter(move |&near| {
            let (row, column) = (usize::from(near) / width, usize::from(near) % width);
            (1..width - 1).contains(&row) && (1..width - 1).contains(&column)
        })
    }

    /// Returns the contents of the neighbours of a cell inside the frame, clockwise from above.
    #[inline]
    pub(super) fn ring(&self, cell: Cell) -> [u8; 6] {
        self.neighbours(cell).map(|cell| self.at(cell))
    }

    /// Returns the owner of the edges that are joined on a full board.
    pub(super) fn winner_when_full(&self) -> Side {
        let mut rows = [0; Stones::ROWS];
        for (row, bits) in rows.iter_mut().enumerate().take(self.size) {
            let begin = (row + 1) * (self.size + 2) + 1;
            let cells = &self.cells[begin..begin + self.size];
            *bits =
                cells.iter().rev().fold(0, |bits, &cell| bits << 1 | u32::from(cell == stone(Side::First)));
        }
        let joins = Stones::from_rows(rows).join(self.size as u8, Side::First);
        if joins { Side::First } else { Side::Second }
    }
}
