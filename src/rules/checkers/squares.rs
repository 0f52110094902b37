//! The mapping between the bits of a [board](super::board) and the squares of the grid.
//!
//! On the board the first side sits at the top and the dark corner is at the bottom left. Under
//! some rules the first side sits at the bottom or the dark corner is on the other side. The grid
//! then shows the board rotated by half a turn, mirrored, or both.

use super::board::first_of_row;
use super::{Rules, Seat};
use crate::rules::Square;

/// Returns the number of the bit of a dark square; `None` for a light square or outside the grid.
pub(super) fn bit(rules: Rules, square: Square) -> Option<u8> {
    let grid = rules.grid();
    let (column, row) = grid.place(square);
    let (column, row) =
        if grid.square(column, row) == Some(square) { turn(rules, column, row) } else { return None };
    ((row + column) % 2 == 1).then(|| first_of_row(grid.columns, row) + column / 2)
}

/// Returns the square of a bit.
pub(super) fn square(rules: Rules, bit: u8) -> Square {
    let edge = rules.size.edge();
    let (pair, rest) = (bit / (edge + 1), bit % (edge + 1));
    let row = 2 * pair + rest / (edge / 2);
    let column = rest % (edge / 2) * 2 + u8::from(row.is_multiple_of(2));
    let (column, row) = turn(rules, column, row);
    Square(u16::from(row) * u16::from(edge) + u16::from(column))
}

/// Maps a place on the grid to the board or back; the mapping is its own inverse.
fn turn(rules: Rules, column: u8, row: u8) -> (u8, u8) {
    let last = rules.size.edge() - 1;
    let is_turned = rules.first_sits == Seat::Bottom;
    let column = if is_turned == rules.mirrored { column } else { last - column };
    let row = if is_turned { last - row } else { row };
    (column, row)
}
