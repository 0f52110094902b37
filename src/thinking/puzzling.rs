//! Work with puzzles: the search for new ones, and the refutation of a wrong try.

use serde::{Deserialize, Serialize};

use crate::engine::{self, Reason, Stop};
use crate::puzzles::{Miner, Prover, Puzzle};
use crate::rules::{Rules, Turn};

/// The turns that refute a wrong try of a puzzle.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Refutation {
    /// The answer and what follows it. Empty if the try fails without an answer.
    pub turns: Vec<Turn>,
    /// The main reason for the answer.
    pub reason: Option<Reason>,
}

/// Looks for puzzles by these rules, in Hex on [more boards](Miner::on_more_boards), in one game after the other. It sends
/// those of each game, also if there are none, until `send` returns `false` or the work is stopped. The known ones are
/// not found again.
pub fn mine(
    rules: Rules,
    seed: u64,
    known: &[Puzzle],
    stop: &Stop,
    send: &mut dyn FnMut(Vec<Puzzle>) -> bool,
) {
    let mut miner = Miner::on_more_boards(rules, seed);
    for puzzle in known {
        miner.skip(puzzle);
    }
    while send(miner.play(stop)) && !stop.is_stopped() {}
}

/// Refutes a wrong try of a puzzle. There is nothing to say about one that is right or illegal.
#[must_use]
pub fn refute(puzzle: &Puzzle, wrong: &Turn) -> Refutation {
    let Ok(start) = puzzle.start() else { return Refutation::default() };
    let mut after = start.boxed();
    if after.play(wrong).is_err() {
        return Refutation::default();
    }
    let turns = Prover::new(puzzle.rules).refute(&*start, puzzle.task, wrong);
    let reason = engine::facts(&*after, &turns).into_iter().find(Reason::speaks_for);
    Refutation { turns, reason }
}
