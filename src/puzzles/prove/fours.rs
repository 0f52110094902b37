//! Proofs of wins by fours in gomoku.

use super::Proof;
use crate::engine::gomoku::FourSearch;
use crate::puzzles::Task;
use crate::rules::{Position, Turn};

/// The most fours of a puzzle.
const MOST: u32 = 9;
/// The fewest turns of a puzzle: a straight four is right at first sight.
const LEAST: u32 = 3;
/// The most nodes of a proof.
const NODES: u64 = 100_000;

pub(super) fn prove(search: &mut FourSearch, position: &dyn Position) -> Option<Proof> {
    let mut wins = search.wins(position.as_any().downcast_ref()?, MOST, NODES)?.into_iter();
    let (Some(win), None) = (wins.next(), wins.next()) else { return None };
    if win.turns < LEAST {
        return None;
    }
    Some(Proof { task: Task::Fours(u8::try_from(win.turns).ok()?), line: win.line })
}

/// Returns the answer to a four after which no fours win. `None` after a stone that makes no four.
pub(super) fn refute(search: &mut FourSearch, after: &dyn Position) -> Option<Turn> {
    search.answer(after.as_any().downcast_ref()?, MOST, NODES)
}
