//! Opening turns: an empty board gives the tree search nothing to work with.

use super::board::{PASS, PlayoutBoard, Point};
use crate::rules::random::Random;

/// Returns a random opening point while a corner is empty and nothing is urgent.
pub(super) fn opening<const N: usize>(board: &PlayoutBoard<N>, random: &mut Random) -> Option<Point> {
    let lines = board.lines();
    let stones = board.stones_on_board();
    if lines < 7 || stones > 12 {
        return None;
    }
    if lines < 12 {
        return (stones == 0).then(|| first_stone(board, random));
    }
    let [last, before] = board.last();
    let is_urgent = last != PASS && before != PASS && distance(board, last, before) < 4;
    if is_urgent {
        return None;
    }
    let reach = if lines < 16 { 5 } else { 7 };
    let is_free = |corner: &(bool, bool)| {
        let (from_right, from_below) = *corner;
        let mut points = (1..=reach).flat_map(|row| (1..=reach).map(move |column| (column, row)));
        points.all(|(column, row)| board.is_empty(turned(board, column, row, from_right, from_below)))
    };
    let corners = [(false, false), (true, false), (false, true), (true, true)];
    let free: Vec<_> = corners.into_iter().filter(is_free).collect();
    let &(from_right, from_below) = free.get(random.index(free.len()))?;
    let (column, row) = [(4, 4), (4, 4), (3, 4), (4, 3), (4, 4), (3, 4), (4, 3), (3, 3)][random.index(8)];
    Some(turned(board, column, row, from_right, from_below))
}

/// Returns the first turn on a small board: the centre or a point near it, in any symmetry.
fn first_stone<const N: usize>(board: &PlayoutBoard<N>, random: &mut Random) -> Point {
    let middle = board.lines().div_ceil(2);
    let (column, row) = match random.index(8) {
        0..4 => (middle, middle),
        4..6 => (middle - 1, middle - 1),
        6 => (middle - 1, middle),
        _ => (middle - 1, middle - 2),
    };
    let (column, row) = if random.happens(128) { (column, row) } else { (row, column) };
    turned(board, column, row, random.happens(128), random.happens(128))
}

/// Returns the point in this column and row, counted from 1 from the given corner.
fn turned<const N: usize>(
    board: &PlayoutBoard<N>,
    column: u16,
    row: u16,
    from_right: bool,
    from_below: bool,
) -> Point {
    let across = |place, is_turned| if is_turned { board.lines() + 1 - place } else { place };
    across(row, from_below) * (board.lines() + 1) + across(column, from_right)
}

fn distance<const N: usize>(board: &PlayoutBoard<N>, one: Point, other: Point) -> u16 {
    let ((column, row), (to_column, to_row)) = (board.place(one), board.place(other));
    column.abs_diff(to_column).max(row.abs_diff(to_row))
}
