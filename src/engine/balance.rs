//! Openings that favour no side.

use super::matches::{Course, UnreachableOpening, opening};
use super::{Limits, Line, Lines, Question, Resources, Stop, registry};
use crate::rules::Rules;
use crate::rules::random::Random;

/// The chance of winning, in thousandths, that each side has at least after a balanced opening.
const LEAST_CHANCE: u16 = 400;
/// The number of openings of which one has to be balanced.
const OPENINGS: u64 = 200;
/// Memory for the judgement of an opening in bytes.
const MEMORY: usize = 4 << 20;

/// The error for openings that all favour a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoOpening {
    /// No opening of this length was found at all.
    #[error(transparent)]
    Unreachable(#[from] UnreachableOpening),
    /// Every one that was found favours a side.
    #[error("each of {OPENINGS} random openings gives a side less than {LEAST_CHANCE} of 1000 chances")]
    Unbalanced,
}

/// Returns a random [`opening`] after which the game's own engine, with this number of nodes, sees at least four
/// chances of ten for each side. Both sides of a decided opening are won by the same side, so it tells nothing about
/// the players.
///
/// # Errors
/// If no such opening was found.
pub fn balanced_opening(rules: Rules, turns: usize, seed: u64, nodes: u64) -> Result<Course, NoOpening> {
    let mut engine = registry::engine(rules, Resources::without_host(MEMORY));
    let mut random = Random::new(seed);
    for _ in 0..OPENINGS {
        let course = opening(rules, turns, random.next())?;
        engine.forget();
        let question = Question {
            position: &*course.position,
            history: &course.history,
            limits: Limits::nodes(nodes),
            lines: Lines::Best(1),
            seed: 1,
        };
        let analysis = engine.analyse(&question, &Stop::default());
        // Where a choice is due the player who makes it sees to the balance, so there is no line.
        let is_balanced = |line: &Line| (LEAST_CHANCE..=1000 - LEAST_CHANCE).contains(&line.score.chance);
        if analysis.lines.first().is_none_or(is_balanced) {
            return Ok(course);
        }
    }
    Err(NoOpening::Unbalanced)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    #[test]
    fn a_balanced_opening_favours_no_side() {
        let rules = Game::ConnectFour.presets()[0].rules;
        let mut engine = registry::engine(rules, Resources::without_host(1 << 20));
        for seed in 0..20 {
            let Course { position, history, .. } =
                balanced_opening(rules, 5, seed, 200_000).expect("an opening");
            let question = Question {
                position: &*position,
                history: &history,
                limits: Limits::default(),
                lines: Lines::Best(1),
                seed: 1,
            };
            let analysis = engine.analyse(&question, &Stop::default());
            assert_eq!(analysis.lines[0].score.value, 0, "a solved opening is a draw or decided");
        }
        // The first player wins from the first position.
        let why = balanced_opening(rules, 0, 1, 200_000).err();
        assert_eq!(why, Some(NoOpening::Unbalanced));
    }
}
