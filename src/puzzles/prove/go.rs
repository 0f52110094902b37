//! Proofs in Go: life and death, ladders and captures.
//!
//! Each task has a proof for the right turn and one against every other turn, and both hold whatever the rules say about
//! repetition: the side whose claim is proven never needs to win a ko. A position in which one turn is neither right nor
//! wrong in this sense is no puzzle.

mod board;
mod capture;
mod captures;
mod ladder;
mod ladders;
mod life;
mod region;
mod search;
#[cfg(test)]
mod tests;

use board::{Board, PASS, Point, Points, Stones};
use region::Region;

use super::Proof;
use crate::puzzles::Task;
use crate::rules::{Game, Position, Rules, Side, Square, Turn, go};

/// A position on the small board.
struct Problem {
    /// The position by the rules.
    position: go::Position,
    board: Board,
    stones: Stones,
    side: Side,
    /// The points on which the side to move may play now.
    legal: Points,
}

impl Problem {
    /// Returns the problem of a position. `None` for a board that is too large, or after a pass.
    fn of(position: &dyn Position) -> Option<Problem> {
        let position: &go::Position = position.as_any().downcast_ref()?;
        let (board, stones) = Board::of(position).filter(|_| position.passes() == 0)?;
        let turns = position.turns();
        let touched = turns.iter().filter_map(|turn| turn.0.first());
        let legal = touched.fold(Points::NONE, |legal, &square| legal | Points::one(board.point(square)));
        let position = position.clone();
        Some(Problem { board, stones, side: position.to_move(), legal, position })
    }

    /// Returns the point of a turn.
    fn point(&self, turn: &Turn) -> Point {
        turn.0.first().map_or(PASS, |&square| self.board.point(square))
    }

    fn turn(&self, at: Point) -> Turn {
        if at == PASS { Turn::default() } else { Turn(vec![self.board.square(at)]) }
    }

    /// Returns the position after a first turn, in which a line goes on.
    fn course(&self, first: Point) -> Course<'_> {
        let mut course = Course { problem: self, position: self.position.clone() };
        course.plays(first);
        course
    }

    fn square(&self, chain: Points) -> Square {
        self.board.square(chain.first().unwrap_or_default())
    }

    fn proof(&self, task: Task, line: &[Point]) -> Proof {
        Proof { task, line: line.iter().map(|&at| self.turn(at)).collect() }
    }
}

/// A line by the rules. The proofs let a side repeat positions that the rules forbid to repeat.
struct Course<'a> {
    problem: &'a Problem,
    position: go::Position,
}

impl Course<'_> {
    /// Plays a turn, and returns `true` if it is legal.
    fn plays(&mut self, at: Point) -> bool {
        self.position.play(&self.problem.turn(at)).is_ok()
    }
}

/// Returns `true` for a position of Go on a board that is small enough for these proofs.
pub(super) fn fits(position: &dyn Position) -> bool {
    position.rules().game() == Game::Go && position.grid().columns <= board::MOST_LINES
}

/// Returns the only turn that fulfils a task with a chain.
pub(super) fn prove(position: &dyn Position) -> Option<Proof> {
    let problem = Problem::of(position)?;
    life::prove(&problem).or_else(|| ladders::prove(&problem)).or_else(|| captures::prove(&problem))
}

/// Returns the only turn that fulfils this task.
pub(super) fn prove_task(position: &dyn Position, task: Task) -> Option<Proof> {
    let problem = Problem::of(position)?;
    let chain = |square| {
        let at = problem.board.point(square);
        problem.stones.all().has(at).then(|| problem.board.chain(&problem.stones, at))
    };
    let proof = match task {
        Task::Kill(square) | Task::Race(square) | Task::Live(square) => {
            life::prove_chain(&problem, chain(square)?)
        }
        Task::Ladder { square, .. } => ladders::prove_chain(&problem, chain(square)?),
        Task::Capture { square, .. } => captures::prove_chain(&problem, chain(square)?),
        _ => None,
    };
    proof.filter(|proof| proof.task == task)
}

/// Returns the line that refutes a wrong turn.
pub(super) fn refute(position: &dyn Position, task: Task, wrong: &Turn) -> Vec<Turn> {
    let Some(problem) = Problem::of(position) else { return Vec::new() };
    let wrong = problem.point(wrong);
    let line = match task {
        Task::Kill(square) | Task::Race(square) | Task::Live(square) => {
            life::refute(&problem, problem.board.point(square), wrong)
        }
        Task::Ladder { square, .. } => ladders::refute(&problem, problem.board.point(square), wrong),
        Task::Capture { square, turns } => {
            captures::refute(&problem, problem.board.point(square), turns, wrong)
        }
        _ => Vec::new(),
    };
    line.into_iter().map(|at| problem.turn(at)).collect()
}

/// Returns the position with nothing but the stones in the closed region of a group and beside it, which is all that
/// matters there. `None` for a task of another kind.
pub(super) fn core(position: &dyn Position, task: Task) -> Option<Box<dyn Position>> {
    let (Task::Kill(square) | Task::Race(square) | Task::Live(square)) = task else { return None };
    let problem = Problem::of(position)?;
    let Problem { board, stones, side, .. } = &problem;
    let group = board.chain(stones, board.point(square));
    let region = Region::around(board, stones, group)?;
    let near = region.points | board.beside(region.points);
    let near = Side::BOTH.map(|side| (side, stones.of(side) & near));
    let near =
        near.into_iter().flat_map(|(side, points)| points.each().map(move |at| (board.square(at), side)));
    let Rules::Go(rules) = position.rules() else { return None };
    go::Position::with_stones(rules, *side, near).ok().map(|core| core.boxed())
}
