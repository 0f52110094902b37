//! Swap openings: placing stones that leave the game even, and choosing the better side.

use crate::rules::gomoku::{Position, Stage};
use crate::rules::random::Random;
use crate::rules::{Choice, Grid, Position as _, Square};

/// The way to choose a stone of an opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OpeningTask {
    /// Play any of these points.
    Anywhere(Vec<Square>),
    /// Play the point of these that leaves the game most even.
    Even(Vec<Square>),
    /// Play the best turn.
    Play,
}

/// Number of points compared to find the most even one.
const COMPARED: usize = 16;

/// Returns the way to choose the next stone.
pub(crate) fn task(position: &Position, seed: u64) -> OpeningTask {
    let stones: Vec<Square> =
        position.grid().squares().filter(|&square| position.piece(square).is_some()).collect();
    let mut points: Vec<Square> = position.points().collect();
    Random::new(seed ^ stones.len() as u64).shuffle(&mut points);
    let grid = position.grid();
    let near = |square: &Square| stones.iter().map(|&stone| distance(grid, stone, *square)).min();
    match (position.opening_stage(), stones.len()) {
        // Near the edge Black has less room to use the first move.
        (Stage::Placing, 0) => OpeningTask::Anywhere(at_edge(grid, &points)),
        (Stage::Placing, 1) => {
            points.retain(|square| near(square).is_some_and(|distance| distance <= 3));
            OpeningTask::Anywhere(points)
        }
        (Stage::Placing, _) => {
            points.retain(|square| near(square).is_some_and(|distance| distance <= 6));
            points.truncate(COMPARED);
            OpeningTask::Even(points)
        }
        (Stage::PlacingTwo, 4) => {
            points.retain(|square| near(square).is_some_and(|distance| distance <= 4));
            points.truncate(COMPARED);
            OpeningTask::Even(points)
        }
        _ => OpeningTask::Play,
    }
}

/// Returns the choice, given the first side's chance of winning in thousandths.
pub(crate) fn choice(choices: &[Choice], chance_of_first: u16) -> Option<Choice> {
    let better = if chance_of_first >= 500 { Choice::First } else { Choice::Second };
    // Placing two more stones lets the player make the game even, so it only helps if it is even already.
    let is_even = chance_of_first.abs_diff(500) < EVEN;
    let wanted = if is_even && choices.contains(&Choice::PlaceTwo) { Choice::PlaceTwo } else { better };
    choices.contains(&wanted).then_some(wanted)
}

/// Largest difference from an even chance that counts as even, in thousandths.
const EVEN: u16 = 60;

/// Returns the points on the second to fourth lines from an edge; all points if the board is too small
/// for any.
fn at_edge(grid: Grid, points: &[Square]) -> Vec<Square> {
    let from_edge = |square: Square| {
        let (column, row) = grid.place(square);
        column.min(row).min(grid.columns - 1 - column).min(grid.rows - 1 - row)
    };
    let chosen: Vec<_> =
        points.iter().copied().filter(|&square| (1..4).contains(&from_edge(square))).collect();
    if chosen.is_empty() { points.to_vec() } else { chosen }
}

fn distance(grid: Grid, one: Square, two: Square) -> u8 {
    let ((column, row), (other_column, other_row)) = (grid.place(one), grid.place(two));
    column.abs_diff(other_column).max(row.abs_diff(other_row))
}
