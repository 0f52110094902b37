//! The end of the game: settled points, neutral points, and when to pass.

use super::board::{PlayoutBoard, Point};
use super::search::{PlayoutStatistics, Search};
use super::tactics::is_self_atari;
use crate::rules::go::{Move, Position, Scoring};
use crate::rules::{Counting as _, Position as _, Side, Square};

/// Ownership in percent from which a point is settled.
const SETTLED: i32 = 60;
/// Ownership in percent from which stones beside a neutral point count as alive.
const ALIVE: i32 = 50;

/// Number of playouts below which their ownership is ignored.
const MIN_PLAYOUTS: u64 = 20;

/// The way to finish the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Finish {
    /// Something is still open.
    PlayOn,
    /// Only these points are left to fill.
    Fill(Vec<Point>),
    Pass,
}

/// Returns the way to finish for the side to move. `mine` comes from playouts in which it moves first;
/// `theirs` makes playouts after a pass. A point is settled only if both agree.
pub(super) fn finish<const N: usize>(
    search: &Search<N>,
    position: &Position,
    mine: &PlayoutStatistics,
    theirs: impl FnOnce() -> PlayoutStatistics,
) -> Finish {
    let board = &search.root;
    let side = board.to_move();
    let is_offered = board.passes() == 1;
    // Checked first because most positions are open.
    if !is_offered && neutral_points(board, |at| mine.owned(at)).is_none() {
        return Finish::PlayOn;
    }
    let theirs = theirs();
    // Too few playouts mean that the search was stopped.
    let is_known = theirs.playouts >= MIN_PLAYOUTS;
    let owned = |at| if is_known { i32::midpoint(mine.owned(at), theirs.owned(at)) } else { mine.owned(at) };
    if is_offered && wins_by_passing(board, position, owned) {
        return Finish::Pass;
    }
    let Some(neutral) = neutral_points(board, owned).filter(|_| is_known) else { return Finish::PlayOn };
    let is_safe = |&at: &Point| board.is_legal(at) && !is_self_atari(board, at, side);
    let mut todo = Vec::new();
    if !search.rules.dead_stones {
        // Without agreement on dead stones they count until they are captured.
        let is_dead = |&at: &Point| board.is(at, side.other()) && signed(owned(at), side) > 0;
        let liberties = board.points().filter(is_dead).flat_map(|at| board.beside(at));
        todo.extend(liberties.filter(|&at| board.is_empty(at)));
    }
    if search.rules.scoring == Scoring::Area || search.rules.pass_stones {
        todo.extend(neutral);
    }
    todo.retain(is_safe);
    todo.sort_unstable();
    todo.dedup();
    if todo.is_empty() { Finish::Pass } else { Finish::Fill(todo) }
}

/// Returns `true` if the side to move wins by passing too, given agreement on the dead stones.
fn wins_by_passing<const N: usize>(
    board: &PlayoutBoard<N>,
    position: &Position,
    owned: impl Fn(Point) -> i32,
) -> bool {
    let mut end = position.clone();
    end.play_move(Move::PASS);
    let dead = if takes_off_dead_stones(&end) { dead_stones(board, owned) } else { Vec::new() };
    let count = end.count(&dead);
    count.outcome.winner == Some(position.to_move()) && count.open.is_empty()
}

fn takes_off_dead_stones(position: &Position) -> bool {
    matches!(position.rules(), crate::rules::Rules::Go(rules) if rules.dead_stones)
}

/// Returns the neutral points between live stones, or `None` if anything else is open.
fn neutral_points<const N: usize>(
    board: &PlayoutBoard<N>,
    owned: impl Fn(Point) -> i32,
) -> Option<Vec<Point>> {
    let is_open = |at: Point| owned(at).abs() < SETTLED;
    let mut neutral = Vec::new();
    for at in board.points().filter(|&at| is_open(at)) {
        if !board.is_empty(at) {
            return None;
        }
        let beside = board.beside(at);
        let mut sides = [false; 2];
        for beside in beside {
            if let Some(side) = board.side(beside) {
                // A dead stone does not claim the point beside it.
                let is_alive = signed(owned(beside), side) >= ALIVE;
                sides[side.index()] |= is_alive;
            }
        }
        let open = beside.iter().filter(|&&beside| board.is_empty(beside) && is_open(beside)).count();
        if open > 1 || (sides != [true; 2] && open == 0) {
            return None;
        }
        neutral.push(at);
    }
    Some(neutral)
}

/// Returns the stones of chains whose points mostly become the other side's.
pub(super) fn dead_stones<const N: usize>(
    board: &PlayoutBoard<N>,
    owned: impl Fn(Point) -> i32,
) -> Vec<Square> {
    let mut dead = Vec::new();
    for at in board.points() {
        let Some(side) = board.side(at) else { continue };
        let sum: i32 = board.stones(at).map(&owned).sum();
        if signed(sum, side) < 0 {
            dead.push(board.square(at));
        }
    }
    dead
}

/// Converts a value for Black into one for `side`.
fn signed(value: i32, side: Side) -> i32 {
    match side {
        Side::First => value,
        Side::Second => -value,
    }
}
