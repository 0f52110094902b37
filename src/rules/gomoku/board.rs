//! Bitboards of lines in the four directions.
//!
//! Every point lies on four lines, and a line is one word per side. Four words thus show all
//! patterns through a stone, whatever the size of the board.

use crate::rules::{Side, Square};

/// The longest side of a board, in points.
pub(super) const LONGEST: usize = 20;

/// The number of points that a [`Window`] covers on each side of its centre.
const REACH: u32 = 5;
/// Unused bits below the first point of a line, which make room for the window around any point. The
/// margin equals the reach of a window, so the window around bit `n` begins at bit `n`.
const MARGIN: u32 = REACH;

/// Rows, columns, and falling and rising diagonals.
const LINES: usize = 2 * LONGEST + 2 * DIAGONALS;
const DIAGONALS: usize = 2 * LONGEST - 1;

/// A point by its column and row, both counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Point {
    pub column: u8,
    pub row: u8,
}

/// The direction of a line from its first bit: right, down, down and right, or down and left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Across,
    Down,
    Falling,
    Rising,
}

impl Direction {
    pub(super) const ALL: [Direction; 4] =
        [Direction::Across, Direction::Down, Direction::Falling, Direction::Rising];
}

impl Point {
    /// Returns the number of the line through this point, and the point's bit in it: its column on a
    /// horizontal line, its row on any other.
    fn on(self, direction: Direction) -> (usize, u32) {
        let (column, row) = (usize::from(self.column), usize::from(self.row));
        match direction {
            Direction::Across => (row, u32::from(self.column)),
            Direction::Down => (LONGEST + column, u32::from(self.row)),
            Direction::Falling => (2 * LONGEST + column + (LONGEST - 1) - row, u32::from(self.row)),
            Direction::Rising => (2 * LONGEST + DIAGONALS + column + row, u32::from(self.row)),
        }
    }

    /// Returns the point this many bits further on the line; negative steps go back. Beyond the edge
    /// its coordinates are larger than those of any board.
    pub(super) fn along(self, direction: Direction, steps: i8) -> Point {
        let (columns, rows) = match direction {
            Direction::Across => (steps, 0),
            Direction::Down => (0, steps),
            Direction::Falling => (steps, steps),
            Direction::Rising => (-steps, steps),
        };
        Point { column: self.column.wrapping_add_signed(columns), row: self.row.wrapping_add_signed(rows) }
    }
}

/// Stones in a row without a gap, and the bits of the line before and after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub length: u32,
    ends: u32,
}

/// The stones of both sides on a square board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GomokuBoard {
    size: u8,
    stones: u16,
    lines: [[u32; LINES]; 2],
}

impl GomokuBoard {
    pub(super) const fn empty(size: u8) -> GomokuBoard {
        GomokuBoard { size, stones: 0, lines: [[0; LINES]; 2] }
    }

    /// Returns the number of stones on the board.
    pub(super) fn stones(&self) -> u16 {
        self.stones
    }

    /// Returns the number of empty points.
    pub(super) fn room(&self) -> u16 {
        u16::from(self.size) * u16::from(self.size) - self.stones
    }

    /// Returns the point of a square, if it is on the board.
    pub(super) fn point(&self, Square(square): Square) -> Option<Point> {
        let size = u16::from(self.size);
        (square < size * size).then(|| Point { column: (square % size) as u8, row: (square / size) as u8 })
    }

    pub(super) fn square(&self, Point { column, row }: Point) -> Square {
        Square(u16::from(row) * u16::from(self.size) + u16::from(column))
    }

    pub(super) fn stone(&self, point: Point) -> Option<Side> {
        let (line, bit) = point.on(Direction::Across);
        Side::BOTH.into_iter().find(|side| self.lines[side.index()][line] >> (bit + MARGIN) & 1 != 0)
    }

    /// Puts a stone on an empty point.
    pub(super) fn put(&mut self, side: Side, point: Point) {
        for direction in Direction::ALL {
            let (line, bit) = point.on(direction);
            self.lines[side.index()][line] |= 1 << (bit + MARGIN);
        }
        self.stones += 1;
    }

    /// Removes a stone of this side from its point.
    pub(super) fn take(&mut self, side: Side, point: Point) {
        for direction in Direction::ALL {
            let (line, bit) = point.on(direction);
            self.lines[side.index()][line] &= !(1 << (bit + MARGIN));
        }
        self.stones -= 1;
    }

    /// Iterates over the empty points, row by row.
    pub(super) fn empty_points(&self) -> impl Iterator<Item = Point> + '_ {
        (0..self.size).flat_map(|row| {
            let [first, second] = &self.lines;
            let taken = (first[usize::from(row)] | second[usize::from(row)]) >> MARGIN;
            bits(!taken & ((1 << self.size) - 1)).map(move |column| Point { column: column as u8, row })
        })
    }

    /// Returns `true` if a side has `length` stones in a row anywhere on the lines through a point.
    /// Cheaper than finding them with [`run`](GomokuBoard::run).
    pub(super) fn has_row(&self, side: Side, point: Point, length: u8) -> bool {
        let mut words = Direction::ALL.map(|direction| self.lines[side.index()][point.on(direction).0]);
        for _ in 1..length {
            // Each remaining bit begins a row that is one stone longer.
            for word in &mut words {
                *word &= *word >> 1;
            }
        }
        words != [0; 4]
    }

    /// Returns the run of this side's stones through a point that holds one.
    pub(super) fn run(&self, side: Side, point: Point, direction: Direction) -> Run {
        let (line, bit) = point.on(direction);
        let (word, at) = (self.lines[side.index()][line], bit + MARGIN);
        let (before, behind) = run_around(word, at);
        Run { length: before + behind + 1, ends: 1 << (at - before - 1) | 1 << (at + behind + 1) }
    }

    /// Returns `true` if this side's stones block both ends of the opponent's run through a point.
    pub(super) fn blocks(&self, side: Side, run: Run, point: Point, direction: Direction) -> bool {
        let (line, _) = point.on(direction);
        self.lines[side.index()][line] & run.ends == run.ends
    }

    /// Returns the window around a point in one direction, relative to a side.
    pub(super) fn window(&self, side: Side, point: Point, direction: Direction) -> Window {
        let (line, bit) = point.on(direction);
        let [own, other] = [side, side.other()].map(|side| self.lines[side.index()][line] >> bit);
        let (before, behind) = self.reach(point, direction);
        let on_board = ((2 << (before + behind)) - 1) << (REACH - before);
        Window { stones: own & Window::ALL, empty: on_board & !own & !other }
    }

    /// Returns the point at this bit of a window around `point`.
    pub(super) fn point_in_window(point: Point, direction: Direction, bit: u32) -> Point {
        point.along(direction, bit as i8 - REACH as i8)
    }

    /// Returns the number of points before and after this one on the line, up to the reach of a
    /// window.
    fn reach(&self, Point { column, row }: Point, direction: Direction) -> (u32, u32) {
        let (right, below) = (self.size - 1 - column, self.size - 1 - row);
        let (before, behind) = match direction {
            Direction::Across => (column, right),
            Direction::Down => (row, below),
            Direction::Falling => (column.min(row), right.min(below)),
            Direction::Rising => (right.min(row), column.min(below)),
        };
        (u32::from(before).min(REACH), u32::from(behind).min(REACH))
    }
}

/// A point of a line and the five points on each side of it: enough to recognise every five through
/// it, and longer rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub stones: u32,
    pub empty: u32,
}

impl Window {
    /// The bit of the central point.
    pub(super) const CENTRE: u32 = REACH;
    const ALL: u32 = (1 << (2 * REACH + 1)) - 1;

    /// Returns the number of stones in a row through the central point, which holds one.
    pub(super) fn run(self) -> u32 {
        let (before, behind) = run_around(self.stones, Window::CENTRE);
        before + behind + 1
    }
}

/// Returns the number of consecutive set bits before and after bit `at`, which is not the first.
fn run_around(word: u32, at: u32) -> (u32, u32) {
    ((word << (u32::BITS - at)).leading_ones(), (word >> at >> 1).trailing_ones())
}

/// Iterates over the numbers of the set bits, from the lowest.
pub(super) fn bits(mut word: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros();
        word &= word.wrapping_sub(1);
        (bit < u32::BITS).then_some(bit)
    })
}
