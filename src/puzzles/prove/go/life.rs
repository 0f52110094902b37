//! Life and death, and capture races, in closed regions.

use super::Problem;
use super::board::{PASS, Point, Points};
use super::region::Region;
use super::search::{Goal, Node, Search};
use crate::puzzles::Task;
use crate::puzzles::prove::Proof;

/// The most positions of the search for one goal.
const NODES: u32 = 40_000;
/// The fewest stones of a group that are worth a puzzle, and of the weak stones in a race.
const LEAST_STONES: u32 = 3;
const LEAST_IN_RACE: u32 = 2;
/// The fewest empty points of a region.
const LEAST_EMPTY: u32 = 3;
/// The fewest plies after the right turn until a group is captured: what is in atari is no puzzle.
const LEAST_PLIES: u32 = 4;
/// The most plies of the lines that are shown.
const SHOWN: usize = 7;
const SHOWN_AGAINST: usize = 3;

/// A weak chain in its region, with the searches for the goals of both sides.
struct Fight<'a> {
    problem: &'a Problem,
    region: &'a Region,
    own: Search<'a>,
    other: Search<'a>,
}

/// The worth of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worth {
    Right,
    Wrong,
}

impl<'a> Fight<'a> {
    fn new(problem: &'a Problem, region: &'a Region, target: Point) -> Fight<'a> {
        let own_goal = if problem.stones.of(problem.side).has(target) { Goal::Live } else { Goal::Capture };
        let other_goal = if own_goal == Goal::Live { Goal::Capture } else { Goal::Live };
        let search = |goal, side| Search::new(&problem.board, region, target, goal, side, NODES);
        Fight {
            problem,
            region,
            own: search(own_goal, problem.side),
            other: search(other_goal, problem.side.other()),
        }
    }

    /// Returns the position after a turn of the side to move. A turn outside the region is a pass.
    fn after(&self, at: Point) -> Option<Node> {
        let Problem { board, stones, side, .. } = self.problem;
        let stones = if at != PASS && self.region.points.has(at) {
            board.play(stones, at, *side, self.region.walls.all())?
        } else {
            *stones
        };
        Some(Node { stones, to_move: side.other() })
    }

    /// Judges a turn; `None` if it is neither right nor wrong, or if that takes too many nodes.
    fn judge(&mut self, at: Point) -> Option<Worth> {
        let node = self.after(at)?;
        let [own_spare, other_spare] =
            [self.problem.side, self.problem.side.other()].map(|side| self.region.spare[side.index()]);
        if at == PASS {
            return (self.other.reaches(node) && self.other.passes(node) < other_spare)
                .then_some(Worth::Wrong);
        }
        if self.own.reaches(node) && self.own.passes(node) <= own_spare {
            return Some(Worth::Right);
        }
        (self.other.reaches(node) && self.other.passes(node) <= other_spare).then_some(Worth::Wrong)
    }

    /// Returns the only right turn.
    fn right(&mut self) -> Option<Point> {
        self.judge(PASS)?;
        let mut right = None;
        for at in (self.region.points & self.problem.legal).each() {
            match self.judge(at)? {
                Worth::Right if right.is_some() => return None,
                Worth::Right => right = Some(at),
                Worth::Wrong => {}
            }
        }
        right
    }
}

/// Returns the only turn that decides over the life of a group.
pub(super) fn prove(problem: &Problem) -> Option<Proof> {
    let Problem { board, stones, side, .. } = problem;
    let own_and_other = [side.other(), *side].map(|side| board.parts(stones.of(side)));
    let mut chains: Vec<Points> = own_and_other.into_iter().flatten().collect();
    chains.sort_by_key(|chain| std::cmp::Reverse(chain.count()));
    chains.into_iter().find_map(|chain| prove_chain(problem, chain))
}

/// Returns the only turn that decides over the life of a chain.
pub(super) fn prove_chain(problem: &Problem, chain: Points) -> Option<Proof> {
    let Problem { board, stones, side, .. } = problem;
    if chain.count() < LEAST_IN_RACE {
        return None;
    }
    let region = Region::around(board, stones, chain)?;
    if (region.points - stones.all()).count() < LEAST_EMPTY {
        return None;
    }
    let target = chain.first()?;
    let owner = if stones.of(*side).has(target) { *side } else { side.other() };
    let is_own = owner == *side;
    let square = problem.square(chain);
    let walls = region.walls.of(owner);
    let is_worth_it = (stones.of(owner) & region.points).count() >= LEAST_STONES;
    let task = match walls.is_empty() {
        true if is_worth_it && is_own => Task::Live(square),
        true if is_worth_it => Task::Kill(square),
        // The weak stones of both sides fight for their liberties.
        false if !is_own => {
            let weak = board.parts(stones.of(*side) & region.points);
            let fights = |weak: &Points| {
                let beside = board.beside(*weak);
                weak.count() >= LEAST_IN_RACE && beside.meets(chain) && beside.meets(walls)
            };
            weak.iter().any(fights).then_some(Task::Race(square))?
        }
        _ => return None,
    };
    let mut fight = Fight::new(problem, &region, target);
    let right = fight.right()?;
    let node = fight.after(right)?;
    if !is_own && fight.own.plies(node) < LEAST_PLIES {
        return None;
    }
    let mut course = problem.course(right);
    let rest = fight.own.line(node, SHOWN - 1, |at| course.plays(at));
    let line: Vec<Point> = std::iter::once(right).chain(rest).collect();
    Some(problem.proof(task, &line))
}

/// Returns the line that refutes a wrong turn.
pub(super) fn refute(problem: &Problem, target: Point, wrong: Point) -> Vec<Point> {
    let chain = problem.board.chain(&problem.stones, target);
    let Some(region) = Region::around(&problem.board, &problem.stones, chain) else { return Vec::new() };
    let mut fight = Fight::new(problem, &region, target);
    let Some(node) = fight.after(wrong) else { return Vec::new() };
    if !fight.other.reaches(node) {
        return Vec::new();
    }
    let mut course = problem.course(wrong);
    fight.other.line(node, SHOWN_AGAINST, |at| course.plays(at))
}
