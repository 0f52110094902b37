//! Ladders: the only atari from which nothing but ataris capture.

use super::Problem;
use super::board::{PASS, Point, Points};
use super::ladder::{Course, Ko, Ladder};
use crate::puzzles::Task;
use crate::puzzles::prove::Proof;

/// The most turns of the attacker that a proof looks at.
const NODES: u32 = 20_000;
/// The fewest turns of a ladder. What is shorter is a capture as any other.
const LEAST_TURNS: u8 = 4;
/// The most plies of the line that is shown.
const SHOWN: usize = 15;

/// Returns the only turn that captures a chain in a ladder.
pub(super) fn prove(problem: &Problem) -> Option<Proof> {
    let others = problem.board.parts(problem.stones.of(problem.side.other()));
    others.into_iter().find_map(|chain| prove_chain(problem, chain))
}

/// Returns the only turn that captures this chain in a ladder. After any other turn, an atari or not, there is an answer
/// from which no ladder captures.
pub(super) fn prove_chain(problem: &Problem, chain: Points) -> Option<Proof> {
    let Problem { board, stones, side, legal, .. } = problem;
    if stones.of(*side).meets(chain) || board.liberties(stones, chain).count() != 2 {
        return None;
    }
    let target = chain.first()?;
    let start = Course { stones: *stones, taken: Points::NONE };
    let mut sure = Ladder::new(board, target, *side, Ko::ForDefender, NODES);
    let ataris = (board.liberties(stones, chain) & *legal).each();
    let mut right = None;
    for at in ataris {
        let Some(turns) = sure.turns_from(start, at) else { continue };
        if turns < LEAST_TURNS || right.is_some() {
            return None;
        }
        right = Some((at, turns));
    }
    let (right, turns) = right?;
    let mut escapes = Ladder::new(board, target, *side, Ko::ForAttacker, NODES);
    // The same answer refutes most turns.
    let mut last = PASS;
    escapes.escape(start, &mut last)?;
    for at in (*legal - Points::one(right)).each() {
        let after = escapes.play(start, at, *side)?;
        escapes.escape(after, &mut last)?;
    }
    let after = sure.play(start, right, *side)?;
    let mut course = problem.course(right);
    let rest = sure.line(after, SHOWN - 1, |at| course.plays(at));
    let line: Vec<Point> = std::iter::once(right).chain(rest).collect();
    let square = problem.square(chain);
    Some(problem.proof(Task::Ladder { square, turns }, &line))
}

/// Returns the answer to a wrong turn from which no ladder captures.
pub(super) fn refute(problem: &Problem, target: Point, wrong: Point) -> Vec<Point> {
    let start = Course { stones: problem.stones, taken: Points::NONE };
    let mut escapes = Ladder::new(&problem.board, target, problem.side, Ko::ForAttacker, NODES);
    let after = if wrong == PASS { Some(start) } else { escapes.play(start, wrong, problem.side) };
    let mut last = PASS;
    after.and_then(|after| escapes.escape(after, &mut last)).into_iter().collect()
}
