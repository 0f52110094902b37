//! Grades of puzzles: the lowest level that finds the turn.

use crate::engine::{Decision, Level, Opponent, Resources, Stop};
use crate::rules::{Position, Turn};

/// Memory of an opponent in bytes, as on a tablet.
const MEMORY: usize = 4 << 20;
/// Numbers that decide the errors of a level. A level finds a turn if it does with most of them.
const SEEDS: [u64; 3] = [1, 2, 3];

/// Returns the lowest level that finds a turn, at more than half of its tries. `None` if no level does, or if `stop` was
/// given.
#[must_use]
pub fn grade(position: &dyn Position, turn: &Turn, stop: &Stop) -> Option<Level> {
    Level::all().find(|&level| finds(position, turn, level, stop) && !stop.is_stopped())
}

fn finds(position: &dyn Position, turn: &Turn, level: Level, stop: &Stop) -> bool {
    let mut votes = [0, 0];
    for seed in SEEDS {
        let opponent = Opponent::new(position.rules(), level, seed, Resources::without_host(MEMORY));
        let decision = opponent.without_variety().decide(position, &[position.hash()], stop);
        let vote = &mut votes[usize::from(decision == Some(Decision::Turn(turn.clone())))];
        *vote += 1;
        // The other tries change nothing any more.
        if *vote > SEEDS.len() / 2 {
            break;
        }
    }
    votes[1] > votes[0]
}
