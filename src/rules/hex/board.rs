//! Stones as bits, the edges of the sides, and chains between them.

use std::collections::VecDeque;

use crate::rules::{Grid, Side, Square};

/// Largest number of cells on a side of the board.
pub(super) const LONGEST: usize = 19;

/// An edge of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    /// The edge above the first row.
    Top,
    /// The edge below the last row.
    Bottom,
    /// The edge to the left of the first column.
    Left,
    /// The edge to the right of the last column.
    Right,
}

impl Edge {
    /// All edges.
    pub const ALL: [Edge; 4] = [Edge::Top, Edge::Bottom, Edge::Left, Edge::Right];

    /// Returns `true` if a cell lies along this edge.
    #[must_use]
    pub fn touches(self, grid: Grid, square: Square) -> bool {
        let (column, row) = grid.place(square);
        match self {
            Edge::Top => row == 0,
            Edge::Bottom => row + 1 == grid.rows,
            Edge::Left => column == 0,
            Edge::Right => column + 1 == grid.columns,
        }
    }

    /// Returns the side that this edge belongs to.
    #[must_use]
    pub fn owner(self) -> Side {
        match self {
            Edge::Top | Edge::Bottom => Side::First,
            Edge::Left | Edge::Right => Side::Second,
        }
    }
}

/// Returns the two edges that a side has to join: top and bottom for the first side, left and right
/// for the second.
///
/// ```
/// use parlour::rules::Side;
/// use parlour::rules::hex::{Edge, edges};
///
/// assert_eq!(edges(Side::First), [Edge::Top, Edge::Bottom]);
/// assert!(edges(Side::Second).into_iter().all(|edge| edge.owner() == Side::Second));
/// ```
#[must_use]
pub const fn edges(side: Side) -> [Edge; 2] {
    match side {
        Side::First => [Edge::Top, Edge::Bottom],
        Side::Second => [Edge::Left, Edge::Right],
    }
}

/// The stones of one side: one word per row, one bit per column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stones([u32; LONGEST]);

impl Stones {
    /// Number of rows of the largest board.
    pub(crate) const ROWS: usize = LONGEST;

    pub(super) const NONE: Stones = Stones([0; LONGEST]);

    /// Returns stones from one word per row. Bit `n` is column `n`.
    pub(crate) const fn from_rows(rows: [u32; LONGEST]) -> Stones {
        Stones(rows)
    }

    #[inline]
    pub(super) fn has(&self, size: u8, Square(square): Square) -> bool {
        let row = self.0.get(usize::from(square / u16::from(size)));
        row.is_some_and(|row| row >> (square % u16::from(size)) & 1 == 1)
    }

    /// Adds a stone on a square of the board.
    #[inline]
    pub(super) fn put(&mut self, size: u8, Square(square): Square) {
        self.0[usize::from(square / u16::from(size))] |= 1 << (square % u16::from(size));
    }

    /// Returns the first square with a stone.
    pub(super) fn first(&self, size: u8) -> Option<Square> {
        let row = self.0.iter().position(|&row| row != 0)?;
        let column = self.0[row].trailing_zeros();
        Some(Square(row as u16 * u16::from(size) + column as u16))
    }

    /// Returns `true` if these stones of a side join its edges.
    ///
    /// The cells that are joined to the first edge spread row by row, all columns at once, down and up
    /// until they stop.
    pub(crate) fn join(&self, size: u8, side: Side) -> bool {
        let own = &self.0[..usize::from(size)];
        let last = own.len() - 1;
        let mut joined = [0; LONGEST];
        match side {
            Side::First => joined[0] = own[0],
            Side::Second => {
                for (joined, own) in joined.iter_mut().zip(own) {
                    *joined = along(own & 1, *own);
                }
            }
        }
        loop {
            let before = joined;
            for row in 1..=last {
                let above = joined[row - 1];
                joined[row] = along((joined[row] | above | above >> 1) & own[row], own[row]);
            }
            for row in (0..last).rev() {
                let below = joined[row + 1];
                joined[row] = along((joined[row] | below | below << 1) & own[row], own[row]);
            }
            let is_there = match side {
                Side::First => joined[last] != 0,
                Side::Second => joined.iter().any(|row| row >> last & 1 == 1),
            };
            if is_there || joined == before {
                return is_there;
            }
        }
    }
}

/// Returns the stones of a row that are joined along it to those in `from`.
#[inline]
fn along(from: u32, own: u32) -> u32 {
    let (mut joined, mut left, mut right) = (from, own, own);
    // The distance doubles, and 16 is the largest that is left in a row of 19.
    for step in [1, 2, 4, 8, 16] {
        joined |= left & (joined << step) | right & (joined >> step);
        left &= left << step;
        right &= right >> step;
    }
    joined
}

/// Returns a cheapest chain of cells between the edges of a side, in order from the top or the left.
/// `cost` is the cost of a cell, 0 or 1, and `None` for a cell that the chain cannot use.
pub(super) fn shortest(grid: Grid, side: Side, cost: impl Fn(Square) -> Option<u32>) -> Option<Vec<Square>> {
    const FAR: u32 = u32::MAX;
    let [from, to] = edges(side);
    let mut distance = vec![FAR; grid.len().into()];
    let mut before = vec![None; grid.len().into()];
    let mut waiting = VecDeque::new();
    let mut reach = |square: Square, so_far: u32, by: Option<Square>, waiting: &mut VecDeque<_>| {
        let at = usize::from(square.0);
        let Some(own) = cost(square) else { return };
        if so_far + own < distance[at] {
            distance[at] = so_far + own;
            before[at] = by;
            let entry = (square, so_far + own);
            if own == 0 { waiting.push_front(entry) } else { waiting.push_back(entry) }
        }
    };
    for square in grid.squares().filter(|&square| from.touches(grid, square)) {
        reach(square, 0, None, &mut waiting);
    }
    let end = loop {
        let (square, so_far) = waiting.pop_front()?;
        if to.touches(grid, square) {
            break square;
        }
        for neighbour in grid.neighbours(square) {
            reach(neighbour, so_far, Some(square), &mut waiting);
        }
    };
    let mut chain: Vec<_> =
        std::iter::successors(Some(end), |square| before[usize::from(square.0)]).collect();
    chain.reverse();
    Some(chain)
}
