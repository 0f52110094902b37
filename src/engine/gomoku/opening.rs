//! Openings in which one player places stones of both sides and the other chooses: stones that
//! leave the game as even as can be, and the side that is better off.

use crate::engine::random::Random;
use crate::rules::gomoku::{Position, Stage};
use crate::rules::{Choice, Grid, Position as _, Square};

/// What a stone of an opening is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningTask {
    /// Any of these will do.
    Anywhere(Vec<Square>),
    /// The one of these after which neither side is better off.
    Even(Vec<Square>),
    /// Nothing special: the best turn.
    Play,
}

/// How many stones are compared to find the one that leaves the game most even.
const COMPARED: usize = 16;

/// What the next stone of this position is for.
pub fn task(position: &Position, seed: u64) -> OpeningTask {
    let stones: Vec<Square> =
        position.grid().squares().filter(|&square| position.piece(square).is_some()).collect();
    let mut points: Vec<Square> = position.points().collect();
    Random::new(seed ^ stones.len() as u64).shuffle(&mut points);
    let grid = position.grid();
    let near = |square: &Square| stones.iter().map(|&stone| distance(grid, stone, *square)).min();
    match (position.opening_stage(), stones.len()) {
        // Near the edge Black has less room to make use of being first.
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

/// What to choose where the first side wins with this chance, in thousandths.
pub fn choice(choices: &[Choice], chance_of_first: u16) -> Option<Choice> {
    let better = if chance_of_first >= 500 { Choice::First } else { Choice::Second };
    // Whoever gives the choice away makes the game even first, so it is only worth it where it is
    // even already.
    let is_even = chance_of_first.abs_diff(500) < EVEN;
    let wanted = if is_even && choices.contains(&Choice::PlaceTwo) { Choice::PlaceTwo } else { better };
    choices.contains(&wanted).then_some(wanted)
}

/// How far from one half a chance is that is nearly even, in thousandths.
const EVEN: u16 = 60;

/// The points on the second to the fourth line from an edge; all on a board that has no more.
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
