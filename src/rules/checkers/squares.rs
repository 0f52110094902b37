//! Which bit of a [board](super::board) is which square of the grid.
//!
//! On the board the first side sits at the top and the dark corner at its bottom left. By some
//! rules it sits at the bottom, by some the dark corner is on the other side: then the grid shows
//! the board turned by half a turn, mirrored, or both.

use super::board::first_of_row;
use super::{Rules, Seat};
use crate::rules::Square;

/// The number of the bit of a dark square; none for a light one and for what is not on the grid.
pub(super) fn bit(rules: Rules, square: Square) -> Option<u8> {
    let grid = rules.grid();
    let (column, row) = grid.place(square);
    let (column, row) =
        if grid.square(column, row) == Some(square) { turn(rules, column, row) } else { return None };
    ((row + column) % 2 == 1).then(|| first_of_row(grid.columns, row) + column / 2)
}

/// The square of a bit.
pub(super) fn square(rules: Rules, bit: u8) -> Square {
    let edge = rules.size.edge();
    let (pair, rest) = (bit / (edge + 1), bit % (edge + 1));
    let row = 2 * pair + rest / (edge / 2);
    let column = rest % (edge / 2) * 2 + u8::from(row.is_multiple_of(2));
    let (column, row) = turn(rules, column, row);
    Square(u16::from(row) * u16::from(edge) + u16::from(column))
}

/// From the grid to the board, and back: it is the same either way.
fn turn(rules: Rules, column: u8, row: u8) -> (u8, u8) {
    let last = rules.size.edge() - 1;
    let is_turned = rules.first_sits == Seat::Bottom;
    let column = if is_turned == rules.mirrored { column } else { last - column };
    let row = if is_turned { last - row } else { row };
    (column, row)
}
