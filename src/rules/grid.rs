//! The cells of a board: their numbers, columns and rows, directions and neighbours.
//!
//! Rules, notation, layout and input ask a [`Grid`] and need not know whether its cells are squares,
//! points or hexagons. Where a cell lies on the screen belongs to the layout.

use serde::{Deserialize, Serialize};

/// A place that can be touched: a square, an intersection of lines, or a hexagon.
///
/// Squares are numbered row by row from the top left of the board, starting at 0. A [`Grid`]
/// converts between the number and a column and row.
///
/// ```
/// use parlour::rules::{Grid, Square};
///
/// let grid = Grid::rectangle(8, 8);
/// assert_eq!(grid.square(3, 1), Some(Square(11)));
/// assert_eq!(grid.place(Square(11)), (3, 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Square(pub u16);

/// The kind of the cells of a board and the shape in which they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cells {
    /// Squares or points in columns and rows. Neighbours share a side or a corner.
    Squares,
    /// Hexagons in the shape of a rhombus, with a cell in every column and row.
    Rhombus,
    /// Hexagons in the shape of a hexagon. The corners of the columns and rows are cut off.
    Hexagon,
}

/// The cells of a board.
///
/// Hexagons have columns and rows too: two of their three lines. The third one goes down to the
/// left, like one of the two diagonals of squares:
///
/// ```text
///  Squares        Rhombus          Hexagon
///  0 1 2          0 1 2              0 1
///  3 4 5           3 4 5            2 3 4
///  6 7 8            6 7 8            5 6
/// ```
///
/// ```
/// use parlour::rules::{Grid, Square};
///
/// let grid = Grid::rectangle(7, 6);
/// assert_eq!(grid.square(7, 0), None);
/// let between: Vec<_> = grid.between(Square(0), Square(24)).collect();
/// assert_eq!(between, [Square(8), Square(16)]);
///
/// assert_eq!(Grid::hexagon(5).squares().count(), 61);
/// assert_eq!(Grid::hexagon(2).neighbours(Square(3)).count(), 6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    /// The number of columns, at least 1.
    pub columns: u8,
    /// The number of rows, at least 1.
    pub rows: u8,
    /// The kind and shape of the cells.
    pub cells: Cells,
}

/// A direction from a cell to a neighbour, in columns and rows.
///
/// ```
/// use parlour::rules::{Direction, Grid, Square};
///
/// let grid = Grid::rectangle(8, 8);
/// assert_eq!(grid.step(Square(0), Direction { columns: 1, rows: 1 }), Some(Square(9)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Direction {
    /// −1, 0 or 1; positive to the right.
    pub columns: i8,
    /// −1, 0 or 1; positive downwards.
    pub rows: i8,
}

impl Direction {
    /// Returns the direction back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction { columns: -self.columns, rows: -self.rows }
    }
}

/// Returns the direction with these steps.
const fn to(columns: i8, rows: i8) -> Direction {
    Direction { columns, rows }
}

/// The directions from a square, clockwise from the top.
const OF_SQUARES: [Direction; 8] =
    [to(0, -1), to(1, -1), to(1, 0), to(1, 1), to(0, 1), to(-1, 1), to(-1, 0), to(-1, -1)];

/// The directions from a hexagon, clockwise from the top.
const OF_HEXAGONS: [Direction; 6] = [to(0, -1), to(1, -1), to(1, 0), to(0, 1), to(-1, 1), to(-1, 0)];

impl Grid {
    /// Returns a board of squares or points.
    #[must_use]
    pub const fn rectangle(columns: u8, rows: u8) -> Grid {
        Grid { columns, rows, cells: Cells::Squares }
    }

    /// Returns a rhombus of hexagons with this number of cells on a side.
    #[must_use]
    pub const fn rhombus(side: u8) -> Grid {
        Grid { columns: side, rows: side, cells: Cells::Rhombus }
    }

    /// Returns a hexagon of hexagons with this number of cells on a side, from 1 to 128.
    #[must_use]
    pub const fn hexagon(side: u8) -> Grid {
        let across = side + (side - 1);
        Grid { columns: across, rows: across, cells: Cells::Hexagon }
    }

    /// Returns the number of cells.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "no board is empty")]
    pub fn len(self) -> u16 {
        match self.cells {
            Cells::Squares | Cells::Rhombus => u16::from(self.columns) * u16::from(self.rows),
            Cells::Hexagon => self.before(self.rows),
        }
    }

    /// Returns `true` if the cells are hexagons.
    #[must_use]
    pub fn is_hexagonal(self) -> bool {
        self.cells != Cells::Squares
    }

    /// Returns the columns of the first cell of a row and of the one behind its last cell.
    fn ends(self, row: u8) -> (u8, u8) {
        match self.cells {
            Cells::Squares | Cells::Rhombus => (0, self.columns),
            Cells::Hexagon => {
                let corner = self.rows / 2;
                (corner.saturating_sub(row), self.columns - row.saturating_sub(corner))
            }
        }
    }

    /// Returns the number of cells in the rows above `row`, which may be the one below the last.
    fn before(self, row: u8) -> u16 {
        (0..row)
            .map(|row| {
                let (first, end) = self.ends(row);
                u16::from(end - first)
            })
            .sum()
    }

    /// Returns the cell in this column and row, both counted from 0 at the top left, or `None`
    /// outside the board.
    #[must_use]
    pub fn square(self, column: u8, row: u8) -> Option<Square> {
        if row >= self.rows {
            return None;
        }
        match self.cells {
            Cells::Squares | Cells::Rhombus => (column < self.columns)
                .then(|| Square(u16::from(row) * u16::from(self.columns) + u16::from(column))),
            Cells::Hexagon => {
                let (first, end) = self.ends(row);
                (first..end).contains(&column).then(|| Square(self.before(row) + u16::from(column - first)))
            }
        }
    }

    /// Returns the column and row of a cell, both counted from 0 at the top left.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a board has at most 255 columns and rows")]
    pub fn place(self, square: Square) -> (u8, u8) {
        match self.cells {
            Cells::Squares | Cells::Rhombus => {
                let columns = u16::from(self.columns);
                ((square.0 % columns) as u8, (square.0 / columns) as u8)
            }
            Cells::Hexagon => {
                let mut left = square.0;
                for row in 0..self.rows {
                    let (first, end) = self.ends(row);
                    let count = u16::from(end - first);
                    if left < count {
                        return (first + left as u8, row);
                    }
                    left -= count;
                }
                // Like a square below the last row of other boards.
                (left as u8, self.rows)
            }
        }
    }

    /// Returns the directions to neighbours, clockwise from the top: eight from a square or point,
    /// of which every other one leads over a corner, and six from a hexagon.
    #[must_use]
    pub fn directions(self) -> &'static [Direction] {
        if self.is_hexagonal() { &OF_HEXAGONS } else { &OF_SQUARES }
    }

    /// Returns the neighbour in a direction, or `None` at the edge.
    #[must_use]
    pub fn step(self, square: Square, direction: Direction) -> Option<Square> {
        let (column, row) = self.place(square);
        self.square(column.checked_add_signed(direction.columns)?, row.checked_add_signed(direction.rows)?)
    }

    /// Iterates over the neighbours of a cell, clockwise from the top.
    pub fn neighbours(self, square: Square) -> impl Iterator<Item = Square> {
        self.directions().iter().filter_map(move |&direction| self.step(square, direction))
    }

    /// Returns the direction of the line from one cell to another, or `None` if no line of the board
    /// leads there.
    #[must_use]
    pub fn direction(self, from: Square, to: Square) -> Option<Direction> {
        let ((column, row), (to_column, to_row)) = (self.place(from), self.place(to));
        let (columns, rows) = (i16::from(to_column) - i16::from(column), i16::from(to_row) - i16::from(row));
        let is_line = columns == 0 || rows == 0 || columns.abs() == rows.abs();
        let direction = Direction { columns: columns.signum() as i8, rows: rows.signum() as i8 };
        (is_line && self.directions().contains(&direction)).then_some(direction)
    }

    /// Iterates over the cells strictly between two cells of one line, in order from `from`. Yields
    /// nothing for any other pair.
    pub fn between(self, from: Square, to: Square) -> impl Iterator<Item = Square> {
        let direction = self.direction(from, to);
        let next = move |&square: &Square| self.step(square, direction?);
        std::iter::successors(next(&from), next).take_while(move |&square| square != to)
    }

    /// Iterates over all cells, row by row from the top left.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.len()).map(Square)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_places_agree() {
        for grid in [Grid::rectangle(7, 6), Grid::rhombus(11), Grid::hexagon(1), Grid::hexagon(5)] {
            let squares: Vec<_> = grid.squares().collect();
            let places = (0..grid.rows)
                .flat_map(|row| (0..grid.columns).filter_map(move |column| grid.square(column, row)));
            assert!(places.eq(squares.iter().copied()), "{grid:?}");
            for square in squares {
                let (column, row) = grid.place(square);
                assert_eq!(grid.square(column, row), Some(square), "{grid:?}");
            }
        }
    }

    #[test]
    fn a_hexagon_has_the_rows_of_its_picture() {
        let grid = Grid::hexagon(5);
        let lengths: Vec<_> =
            (0..9).map(|row| (0..9).filter(|&column| grid.square(column, row).is_some()).count()).collect();
        assert_eq!(lengths, [5, 6, 7, 8, 9, 8, 7, 6, 5]);
        assert_eq!(grid.place(Square(0)), (4, 0));
        assert_eq!(grid.place(Square(60)), (4, 8));
    }

    #[test]
    fn each_neighbour_has_a_way_back() {
        for grid in [Grid::rectangle(4, 5), Grid::rhombus(4), Grid::hexagon(3)] {
            for square in grid.squares() {
                for &direction in grid.directions() {
                    let Some(to) = grid.step(square, direction) else { continue };
                    assert_eq!(grid.step(to, direction.opposite()), Some(square));
                    assert_eq!(grid.direction(square, to), Some(direction));
                    assert_eq!(grid.between(square, to).count(), 0);
                }
            }
        }
    }

    #[test]
    fn hexagons_lie_on_three_lines() {
        let grid = Grid::hexagon(5);
        let centre = grid.square(4, 4).expect("a hexagon has a centre");
        assert_eq!(grid.neighbours(centre).count(), 6);
        let on_lines = grid.squares().filter(|&to| grid.direction(centre, to).is_some()).count();
        assert_eq!(on_lines, 24, "six rays of four cells");
        let corner = grid.square(0, 8).expect("the lower left corner");
        assert_eq!(grid.between(centre, corner).count(), 3);
        assert_eq!(
            grid.between(grid.square(3, 3).expect("a cell"), grid.square(5, 5).expect("a cell")).count(),
            0
        );
    }
}
