//! Proofs of Hex, by its solver: one turn wins, and every other turn loses.

use super::Proof;
use crate::engine::hex::{Solver, Winner, is_bridged, saves_bridge};
use crate::puzzles::Task;
use crate::rules::hex::Position;
use crate::rules::{self, Position as _, Side, Square, Turn};

#[cfg(test)]
mod tests;

/// The most positions of a proof whose links are looked for.
const PROOF: u64 = 150;
/// The same for the answer to a wrong turn.
const REFUTATION: u64 = 400;
/// The same for one turn of a line, and for a whole line.
const STEP: u64 = 60;
const LINE: u64 = 1500;
/// The most positions that a solver keeps, which take about 12 MB.
const POSITIONS: usize = 12_000;
/// The most turns after the first one of a line.
const LONGEST: usize = 12;

/// Returns the only turn that wins, with the turns that follow until the connection is clear.
pub(super) fn prove(position: &dyn rules::Position) -> Option<Proof> {
    let position: &Position = position.as_any().downcast_ref()?;
    let side = position.to_move();
    // The turn that joins the edges is seen at once.
    if position.swap().is_some() || position.missing(side) == Some(1) {
        return None;
    }
    let mut solver = Solver::new(POSITIONS);
    let square = solver.only_turn(position, PROOF).filter(|&square| !saves_bridge(position, square))?;
    let mut after = *position;
    after.place(square);
    let rest = connects(&mut solver, after, side);
    Some(Proof { task: Task::Win, line: [vec![turn(square)], rest].concat() })
}

/// Returns the turns after a wrong one until the connection of the other side is clear.
pub(super) fn refute(position: &dyn rules::Position, after: &dyn rules::Position) -> Vec<Turn> {
    let (before, Some(after)) = (position.to_move(), after.as_any().downcast_ref::<Position>()) else {
        return Vec::new();
    };
    let mut solver = Solver::new(POSITIONS);
    match solver.winner(after, REFUTATION) {
        Some(winner) if winner.side != before => connects(&mut solver, *after, winner.side),
        _ => Vec::new(),
    }
}

fn turn(square: Square) -> Turn {
    Turn(vec![square])
}

/// Returns the turns that follow until the winner's connection is clear. The other side plays where it is the hardest to
/// answer. A line that would take too long to prove ends earlier.
fn connects(solver: &mut Solver, mut position: Position, winner: Side) -> Vec<Turn> {
    let (mut line, most) = (Vec::new(), solver.expanded() + LINE);
    while position.winner().is_none() && line.len() < LONGEST && solver.expanded() < most {
        let mut after = position;
        let mut turns = Vec::new();
        if position.to_move() != winner {
            if is_bridged(&position, winner) {
                break;
            }
            let Some(square) = resistance(solver, &position, winner) else { break };
            after.place(square);
            turns.push(turn(square));
        }
        let Some(square) = reply(solver, &after, winner) else { break };
        after.place(square);
        turns.push(turn(square));
        line.append(&mut turns);
        position = after;
    }
    line
}

/// Returns the turn with which the winner goes on, if it is to move.
fn reply(solver: &mut Solver, position: &Position, winner: Side) -> Option<Square> {
    let Winner { side, key, .. } = solver.winner(position, REFUTATION)?;
    let missing = |&square: &Square| {
        let mut after = *position;
        after.place(square);
        after.missing(winner)
    };
    if side == winner { key.or_else(|| position.empty().min_by_key(missing)) } else { None }
}

/// Returns the turn of the side that loses that is the hardest to answer: the winner has to answer it, not only by saving
/// a bridge, and is then the most stones short.
fn resistance(solver: &mut Solver, position: &Position, winner: Side) -> Option<Square> {
    let carrier = solver.winner(position, REFUTATION).filter(|found| found.side == winner)?.carrier;
    let value = |square: Square| {
        let mut after = *position;
        after.place(square);
        let found = solver.winner(&after, STEP)?;
        let is_hard = found.key.map(|key| !saves_bridge(&after, key));
        Some((is_hard, after.missing(winner), found.carrier.len()))
    };
    let values: Vec<_> = carrier.iter().copied().map(value).collect();
    // The first of the best ones.
    let best = values.iter().max()?;
    let at = values.iter().position(|value| value == best)?;
    carrier.get(at).copied()
}
