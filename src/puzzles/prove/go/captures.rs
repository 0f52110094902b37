//! Captures: the only turn that captures a chain as soon.

use super::Problem;
use super::board::{PASS, Point, Points};
use super::capture::Capture;
use super::ladder::{Course, Ko};
use crate::puzzles::Task;
use crate::puzzles::prove::Proof;

/// The most positions that a proof looks at.
const NODES: u32 = 60_000;
/// The most turns of a capture.
const MOST_TURNS: u8 = 4;

/// Returns the only turn that captures a chain of the other side.
pub(super) fn prove(problem: &Problem) -> Option<Proof> {
    let others = problem.board.parts(problem.stones.of(problem.side.other()));
    others.into_iter().find_map(|chain| prove_chain(problem, chain))
}

/// Returns the only turn that captures this chain with the fewest turns. No other turn captures it as soon.
pub(super) fn prove_chain(problem: &Problem, chain: Points) -> Option<Proof> {
    let Problem { board, stones, side, legal, .. } = problem;
    let is_own = stones.of(*side).meets(chain);
    // Taking a single stone is hardly ever the point.
    if is_own || chain.count() < 2 || board.liberties(stones, chain).count() > u32::from(MOST_TURNS) {
        return None;
    }
    let target = chain.first()?;
    let start = Course { stones: *stones, taken: Points::NONE };
    let mut sure = Capture::new(board, target, *side, Ko::ForDefender, NODES);
    let mut doubtful = Capture::new(board, target, *side, Ko::ForAttacker, NODES);
    for turns in 1..=MOST_TURNS {
        let plies = 2 * turns - 2;
        let mut right = None;
        for at in legal.each() {
            let after = doubtful.play(start, at, *side)?;
            if !doubtful.works(after, plies).ok()? {
                continue;
            }
            // It captures, at least if it wins the kos.
            if right.is_some() || turns == 1 {
                return None;
            }
            right = Some(at);
        }
        let Some(right) = right else { continue };
        let after = sure.play(start, right, *side)?;
        if !sure.works(after, plies).ok()? {
            return None;
        }
        let line: Vec<Point> =
            std::iter::once(right).chain(line(problem, &mut sure, (right, after), plies)).collect();
        return Some(problem.proof(Task::Capture { square: problem.square(chain), turns }, &line));
    }
    None
}

/// Returns the turns to the capture: the attacker's are the fastest, and the answers those that last longest.
fn line(problem: &Problem, search: &mut Capture, first: (Point, Course), plies: u8) -> Vec<Point> {
    let (mut course, mut plies, mut line) = (first.1, plies, Vec::new());
    let mut played = problem.course(first.0);
    while plies > 0 {
        let attacks = plies % 2 == 1;
        let side = if attacks { problem.side } else { problem.side.other() };
        let mut turns = Vec::new();
        for at in (problem.board.all() - course.stones.all()).each() {
            let Some(after) = search.play(course, at, side) else { continue };
            turns.extend(search.plies(after, plies - 1).map(|needs| (needs, at, after)));
        }
        turns.sort_by_key(|&(needs, at, _)| (if attacks { needs } else { u8::MAX - needs }, at));
        let Some((needs, at, after)) = turns.into_iter().find(|&(_, at, _)| played.plays(at)) else { break };
        line.push(at);
        (course, plies) = (after, needs);
    }
    line
}

/// Returns an answer to a wrong turn after which the chain is not captured as soon; a capture, if one does it.
pub(super) fn refute(problem: &Problem, target: Point, turns: u8, wrong: Point) -> Vec<Point> {
    let start = Course { stones: problem.stones, taken: Points::NONE };
    let mut search = Capture::new(&problem.board, target, problem.side, Ko::ForAttacker, NODES);
    let after = if wrong == PASS { Some(start) } else { search.play(start, wrong, problem.side) };
    let (Some(after), Some(plies)) = (after, (2 * turns).checked_sub(3)) else { return Vec::new() };
    let other = problem.side.other();
    let empty = problem.board.all() - after.stones.all() - after.taken;
    let mut answers: Vec<(bool, Point, Course)> = empty
        .each()
        .filter_map(|at| search.play(after, at, other).map(|answered| (at, answered)))
        .map(|(at, answered)| {
            (answered.stones.of(problem.side) == after.stones.of(problem.side), at, answered)
        })
        .collect();
    answers.sort_by_key(|&(is_quiet, at, _)| (is_quiet, at));
    let fails =
        |&(_, _, answered): &(bool, Point, Course)| matches!(search.works(answered, plies), Ok(false));
    answers.into_iter().find(fails).map(|(_, at, _)| at).into_iter().collect()
}
