//! The lines of the board through its squares: across, down, falling and rising.

use crate::rules::{Grid, Square};

/// The number of points before and behind a point on each line, up to the reach.
pub(super) type Extent = [(u8, u8); 4];

/// The line of a point and the point's position in it, by direction.
pub(super) type Places = [(u8, u8); 4];

/// Returns the number of points before and behind a square on each line, at most `reach`.
pub(super) fn extent(grid: Grid, square: Square, reach: usize) -> Extent {
    let (column, row) = grid.place(square);
    let (right, below) = (grid.columns - 1 - column, grid.rows - 1 - row);
    let lines = [
        (column, right),
        (row, below),
        (column.min(row), right.min(below)),
        (right.min(row), column.min(below)),
    ];
    lines.map(|(before, behind)| (before.min(reach as u8), behind.min(reach as u8)))
}

/// Returns the line of a square and its position there, by direction.
pub(super) fn places(grid: Grid, square: Square) -> Places {
    let (column, row) = grid.place(square);
    let below = grid.rows - 1 - row;
    [
        (row, column),
        (column, row),
        (column + below, column.min(row)),
        (column + row, row.min(grid.columns - 1 - column)),
    ]
}
