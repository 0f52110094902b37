//! First stones of a game in which the second side may take the first stone over.

use crate::rules::random::Random;
use crate::rules::{Grid, Square};

/// Number of cells that are compared.
const COMPARED: usize = 6;

/// Returns cells near an edge of the second side or in the acute corners, where a first stone is neither
/// clearly won nor clearly lost. A strong stone in the middle would be taken over.
pub(super) fn candidates(grid: Grid, seed: u64) -> Vec<Square> {
    let is_near = |square: &Square| {
        let (column, row) = grid.place(*square);
        let from_side = column.min(grid.columns - 1 - column);
        let from_end = row.min(grid.rows - 1 - row);
        from_side == 0 || from_end < 2 && from_side < grid.columns / 3
    };
    let mut squares: Vec<_> = grid.squares().filter(is_near).collect();
    Random::new(seed).shuffle(&mut squares);
    squares.truncate(COMPARED);
    squares
}
