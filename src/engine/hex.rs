//! The engine of Hex, for all sizes of boards.
//!
//! A search for virtual connections (`links`) tells whether a side has already won, and otherwise which
//! cells can stop the other side. Monte Carlo tree search (`tree`, `playout`) chooses among those. Cells
//! that no game needs are left out (`inferior`).

use super::{Analysis, Budget, Engine, Host, Limits, Line, Lines, Question, Resources, Score, Stop, Task};
use crate::rules::hex::Position;
use crate::rules::random::Random;
use crate::rules::{Position as _, Side, Square, Turn};

pub use bridges::{is_bridged, saves_bridge};
pub use reasons::{Fact, reasons};
pub use solver::{Solver, Winner};

use board::{Board, Cell};
use links::Links;
use tree::{Found, Proof, Tree};

mod board;
mod bridges;
mod inferior;
mod links;
mod opening;
mod playout;
mod reasons;
mod solver;
mod tree;

#[cfg(test)]
mod tests;

/// An engine for Hex.
///
/// ```
/// use parlour::engine::hex::HexEngine;
/// use parlour::engine::{Engine as _, Limits, Lines, Question, Resources, Stop};
/// use parlour::notation::{read_position, turn_text};
/// use parlour::rules::{Rules, hex};
///
/// // The first side is one stone short of joining the top with the bottom.
/// let rules = Rules::Hex(hex::Rules::new(3, false)?);
/// let position = read_position(rules, "X.O/.O./X.. X")?;
/// let question = Question {
///     position: &*position,
///     history: &[position.hash()],
///     limits: Limits::nodes(1000),
///     lines: Lines::Best(1),
///     seed: 1,
/// };
/// let mut engine = HexEngine::new(Resources::without_host(1 << 20));
/// let analysis = engine.analyse(&question, &Stop::default());
/// assert_eq!(turn_text(&*position, &analysis.lines[0].turns[0]), "a2");
/// assert!(analysis.exact);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct HexEngine {
    resources: Resources,
}

/// Number of combinations of links for each playout, and the most of them.
const WORK: u64 = 64;
const MOST_WORK: u64 = 2_000_000;

/// The chance of a side that has a virtual connection, which is proven.
const PROVEN: u16 = 999;

/// The knowledge about a position before the tree search.
struct Known {
    own: Links,
    other: Links,
    /// The board with the cells filled that no game needs.
    filled: Board,
}

impl HexEngine {
    /// Returns an engine for all rules of Hex.
    #[must_use]
    pub fn new(resources: Resources) -> HexEngine {
        HexEngine { resources }
    }

    /// Returns the best placements of a position, without the swap.
    fn place(&self, position: &Position, question: &Question, stop: &Stop) -> Analysis {
        let Resources { memory, threads, host } = self.resources;
        let limits = Limits { depth: None, ..question.paced_limits() };
        let mut budget = Budget::new(limits, stop, host);
        let side = position.to_move();
        let board = Board::new(position);
        let work = question.limits.nodes.unwrap_or(u64::MAX).saturating_mul(WORK).min(MOST_WORK);
        let known = Known::of(&board, side, work, &mut budget);
        let is_enough = position.missing(side) == Some(1) || question.lines.most() == 1;
        if let Some(cell) = known.winning(position, &board).filter(|_| is_enough) {
            let (lines, nodes) = (vec![won(position, &board, cell)], budget.nodes().max(1));
            return Analysis { lines, depth: 1, nodes, exact: true, ownership: None };
        }
        let turns = known.candidates(&board);
        let seed = question.seed ^ position.hash();
        let filled = known.filled.clone();
        let memory = memory.saturating_sub(links::memory(board.size)).max(memory / 2);
        // With a limit of nodes, as for a level, the answer is the same on every machine.
        let threads = if limits.nodes.is_some() { 1 } else { threads.max(1) };
        let new_tree = || Tree::new(filled.clone(), side, &turns, memory / threads);
        let all = question.lines.most() >= turns.len();
        let (tree, playouts) = grown(new_tree, all, &mut budget, limits, threads, host, seed);
        let found = tree.found();
        let depth = found.first().map_or(1, |found| found.line.len() as u32);
        let (is_won, is_lost) = (known.own.full.is_some(), known.other.full.is_some());
        let is_proven = |found: &Found| found.proof != Proof::Open;
        let mut exact = is_won || is_lost || found.first().is_some_and(is_proven);
        let line = |found: Found| {
            let chance = match found.proof {
                _ if is_won => PROVEN,
                _ if is_lost => 1000 - PROVEN,
                Proof::Won => PROVEN,
                Proof::Lost => 1000 - PROVEN,
                Proof::Open => found.chance,
            };
            Line {
                turns: found.line.iter().map(|&cell| Turn(vec![board.square(cell)])).collect(),
                score: score(chance, None),
            }
        };
        let mut lines: Vec<_> = found.into_iter().map(line).collect();
        if let Some(cell) = known.winning(position, &board) {
            let best = won(position, &board, cell);
            lines.retain(|line| line.turns[0] != best.turns[0]);
            let (mut keys, others): (Vec<_>, Vec<_>) = lines.into_iter().partition(|line| {
                let Turn(squares) = &line.turns[0];
                known.own.keys.iter().any(|&key| squares[..] == [board.square(key)])
            });
            for key in &mut keys {
                key.score = score(PROVEN, None);
            }
            lines = [vec![best], keys, others].concat();
            exact = true;
        }
        if lines.len() < question.lines.most() {
            lines.extend(known.losing(&board, &turns).map(|cell| Line {
                turns: vec![Turn(vec![board.square(cell)])],
                score: score(1000 - PROVEN, None),
            }));
        }
        put_off(&mut lines, position);
        lines.truncate(question.lines.most());
        Analysis { lines, depth, nodes: playouts, exact, ownership: None }
    }

    /// Returns the best turns in a position in which the side to move may take the stone over.
    fn place_or_swap(&self, position: &Position, swap: Square, question: &Question, stop: &Stop) -> Analysis {
        let mut analysis = self.place(position, question, stop);
        let Some(best) = analysis.lines.first() else { return analysis };
        // After a swap the other side is to move against the same stone, mirrored and with the colours
        // exchanged.
        let chance = 1000 - best.score.chance;
        let line = Line { turns: vec![Turn(vec![swap])], score: score(chance, None) };
        let at = analysis.lines.partition_point(|line| line.score.chance >= chance);
        analysis.lines.insert(at, line);
        analysis.lines.truncate(question.lines.most());
        analysis
    }

    /// Returns the first stones that leave the game most even, since the other side may take them over.
    fn open(&self, position: &Position, question: &Question, stop: &Stop) -> Analysis {
        let squares = opening::candidates(position.grid(), question.seed);
        let share = squares.len().max(1) as u32;
        let whole = Limits { depth: None, ..question.limits.steady() };
        let limits = Limits {
            nodes: whole.nodes.map(|nodes| (nodes / u64::from(share)).max(1)),
            ..whole.with_times(|time| time / share)
        };
        let mut analysis = Analysis { depth: 1, ..Analysis::default() };
        for square in squares {
            let mut after = *position;
            after.place(square);
            let question = Question { limits, lines: Lines::Best(1), ..*question };
            let answers = self.place(&after, &question, stop);
            analysis.nodes += answers.nodes;
            let Some(answer) = answers.lines.first() else { continue };
            // The other side takes the better part.
            let chance = answer.score.chance.min(1000 - answer.score.chance);
            analysis.lines.push(Line { turns: vec![Turn(vec![square])], score: score(chance, None) });
            if stop.is_stopped() {
                break;
            }
        }
        analysis.lines.sort_by_key(|line| std::cmp::Reverse(line.score.chance));
        analysis.lines.truncate(question.lines.most());
        analysis
    }
}

/// Returns a tree that several threads have grown, and their number of nodes. Each thread grows a tree of its own from
/// its own random numbers, and what they found about the turns of the root is added up: root parallelization, G. Chaslot,
/// M. Winands and J. van den Herik, *Parallel Monte-Carlo Tree Search* (CG 2008). The first thread decides when the
/// answer is good enough.
fn grown(
    new_tree: impl Fn() -> Tree,
    all: bool,
    budget: &mut Budget,
    limits: Limits,
    threads: usize,
    host: &'static dyn Host,
    seed: u64,
) -> (Tree, u64) {
    let done = Stop::default();
    let mut main = new_tree();
    let mut helpers: Vec<_> = (1..threads as u64)
        .map(|number| {
            let budget = Budget::new(Limits { soft: None, ..limits }, &done, host);
            (new_tree(), budget, Random::new(seed.wrapping_add(number << 32)))
        })
        .collect();
    let mut tasks: Vec<Task> = vec![Box::new(|| {
        main.grow(all, budget, &mut Random::new(seed));
        done.stop();
    })];
    for (tree, budget, random) in &mut helpers {
        tasks.push(Box::new(|| tree.grow(all, budget, random)));
    }
    host.run_all(tasks);
    let mut nodes = budget.nodes();
    for (tree, budget, _) in &helpers {
        main.join(tree);
        nodes += budget.nodes();
    }
    (main, nodes)
}

impl Known {
    fn of(board: &Board, side: Side, work: u64, budget: &mut Budget) -> Known {
        let mut filled = board.clone();
        inferior::fill(&mut filled);
        let own = links::between_edges(&filled, side, work, budget);
        let is_won = own.full.is_some() || !own.keys.is_empty();
        let other =
            if is_won { Links::default() } else { links::between_edges(&filled, side.other(), work, budget) };
        Known { own, other, filled }
    }

    /// Returns a cell with which the side to move wins, of those that leave it the fewest stones short.
    fn winning(&self, position: &Position, board: &Board) -> Option<Cell> {
        let side = position.to_move();
        let cells: Vec<Cell> = match self.own.full {
            // A further stone never hurts.
            Some(_) => board.empty().collect(),
            None => self.own.keys.clone(),
        };
        let missing = |&cell: &Cell| {
            let mut after = *position;
            after.place(board.square(cell));
            after.missing(side)
        };
        cells.into_iter().min_by_key(missing)
    }

    /// Returns the cells that may be the best ones, at least one.
    fn candidates(&self, board: &Board) -> Vec<Cell> {
        let all: Vec<Cell> = board.empty().collect();
        let useful: Vec<Cell> = self.filled.empty().collect();
        let must = |cell: &Cell| self.other.must.is_none_or(|must| must.has(*cell));
        let needed: Vec<Cell> = useful.iter().copied().filter(must).collect();
        [needed, useful, all].into_iter().find(|cells| !cells.is_empty()).unwrap_or_default()
    }

    /// Iterates over the cells besides `turns` that lose, because they do not stop the other side.
    fn losing<'a>(&'a self, board: &'a Board, turns: &'a [Cell]) -> impl Iterator<Item = Cell> + 'a {
        let loses = |cell: &Cell| self.other.must.is_some_and(|must| !must.has(*cell));
        board.empty().filter(move |cell| loses(cell) && !turns.contains(cell))
    }
}

/// Sorts the lines that are lost, so that those come first after which the other side is the most stones
/// short.
fn put_off(lines: &mut [Line], position: &Position) {
    let begin = lines.partition_point(|line| line.score.chance > 1000 - PROVEN);
    lines[begin..].sort_by_cached_key(|line| {
        let mut after = *position;
        line.turns[0].0.iter().for_each(|&square| after.place(square));
        std::cmp::Reverse(after.missing(position.to_move().other()))
    });
}

/// Returns the line of a turn that wins.
fn won(position: &Position, board: &Board, cell: Cell) -> Line {
    let is_last = position.missing(position.to_move()) == Some(1);
    let score = if is_last { score(1000, Some(1)) } else { score(PROVEN, None) };
    Line { turns: vec![Turn(vec![board.square(cell)])], score }
}

fn score(chance: u16, decided_in: Option<u32>) -> Score {
    Score { value: i32::from(chance) * 2 - 1000, chance, decided_in }
}

impl Engine for HexEngine {
    fn analyse(&mut self, question: &Question, stop: &Stop) -> Analysis {
        let Some(position) = question.position.as_any().downcast_ref::<Position>() else {
            return Analysis::default();
        };
        if position.outcome().is_some() {
            return Analysis::default();
        }
        let crate::rules::Rules::Hex(rules) = position.rules() else { return Analysis::default() };
        let is_empty = position.empty().count() == usize::from(position.grid().len());
        match position.swap() {
            Some(square) => self.place_or_swap(position, square, question, stop),
            None if is_empty && rules.swap() && position.to_move() == Side::First => {
                self.open(position, question, stop)
            }
            None => self.place(position, question, stop),
        }
    }

    fn forget(&mut self) {}
}
