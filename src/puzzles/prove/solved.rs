//! Proofs by the solvers of connect four, four and reversi: each turn has its exact result.

use std::cmp::Ordering;

use super::{Proof, empty_squares};
use crate::engine::{Engine, Limits, Lines, Question, Stop};
use crate::puzzles::Task;
use crate::rules::{Game, Position, Turn};

/// The most nodes for the result of one turn. Most nodes of four are threats, which take a third of the time.
fn most_nodes(game: Game) -> u64 {
    if game == Game::Four { 600_000 } else { 200_000 }
}

/// The most turns of a win. A longer one has no point that could be seen.
const LONGEST: u32 = 8;
/// The most empty squares of a puzzle of reversi.
const EMPTY: usize = 12;

/// The exact result of a turn for the player who makes it.
struct Exact {
    turn: Turn,
    /// Greater is a win, less a loss.
    result: Ordering,
    /// Number of plies to the end, with the turn itself.
    plies: u32,
    /// The turns that follow.
    line: Vec<Turn>,
}

pub(super) fn prove(solver: &mut dyn Engine, position: &dyn Position) -> Option<Proof> {
    let game = position.rules().game();
    if game == Game::Reversi && empty_squares(position) > EMPTY {
        return None;
    }
    let mut turns = Vec::new();
    for turn in position.turns() {
        turns.push(exact(solver, position, turn)?);
    }
    let best = turns.iter().map(|exact| exact.result).max()?;
    let mut right = turns.iter().filter(|exact| exact.result == best);
    let (Some(only), None) = (right.next(), right.next()) else { return None };
    let own_turns = only.plies.div_ceil(2);
    let task = match best {
        Ordering::Greater if game == Game::Reversi => Task::Win,
        Ordering::Greater if !(2..=LONGEST).contains(&own_turns) => return None,
        Ordering::Greater => Task::WinIn(u8::try_from(own_turns).ok()?),
        Ordering::Equal => Task::Hold,
        Ordering::Less => return None,
    };
    let line = std::iter::once(&only.turn).chain(&only.line).cloned().collect();
    Some(Proof { task, line })
}

/// Returns the line that follows a turn, with the best play of both sides.
pub(super) fn refute(solver: &mut dyn Engine, after: &dyn Position, task: Task) -> Vec<Turn> {
    let Some((result, _, line)) = solve(solver, after) else { return Vec::new() };
    // The result is that of the side that answers.
    let fails = match task {
        Task::Hold => result == Ordering::Greater,
        _ => result != Ordering::Less,
    };
    if fails { line } else { Vec::new() }
}

fn exact(solver: &mut dyn Engine, position: &dyn Position, turn: Turn) -> Option<Exact> {
    let mut after = position.boxed();
    after.play(&turn).ok()?;
    let (result, plies, line) = solve(solver, &*after)?;
    Some(Exact { turn, result: result.reverse(), plies: plies + 1, line })
}

/// Returns the result for the side to move, the number of plies to the end, and the line; `None` if it takes too many
/// nodes.
fn solve(solver: &mut dyn Engine, position: &dyn Position) -> Option<(Ordering, u32, Vec<Turn>)> {
    if let Some(outcome) = position.outcome() {
        let result = match outcome.winner {
            None => Ordering::Equal,
            Some(winner) if winner == position.to_move() => Ordering::Greater,
            Some(_) => Ordering::Less,
        };
        return Some((result, 0, Vec::new()));
    }
    let limits = Limits::nodes(most_nodes(position.rules().game()));
    let question = Question { position, history: &[position.hash()], limits, lines: Lines::Best(1), seed: 1 };
    let mut analysis = solver.analyse(&question, &Stop::default());
    if !analysis.exact || analysis.lines.is_empty() {
        return None;
    }
    let best = analysis.lines.swap_remove(0);
    Some((best.score.value.cmp(&0), best.score.decided_in?, best.turns))
}
