//! How strong an opponent is.

use super::Limits;
use crate::rules::Game;

/// From 1, which loses to a child, to 10, which is all that an engine can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

/// A number that is no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are levels 1 to 10, not {0}")]
pub struct NoLevel(pub u8);

impl Level {
    pub const LOWEST: Level = Level(1);
    pub const HIGHEST: Level = Level(10);

    /// # Errors
    /// When it is not from 1 to 10.
    pub fn new(number: u8) -> Result<Level, NoLevel> {
        if (1..=10).contains(&number) { Ok(Level(number)) } else { Err(NoLevel(number)) }
    }

    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    pub fn all() -> impl Iterator<Item = Level> {
        (1..=10).map(Level)
    }

    /// What this level can do in a game.
    #[must_use]
    pub fn skill(self, game: Game) -> Skill {
        skills(game)[usize::from(self.0 - 1)]
    }
}

impl TryFrom<u8> for Level {
    type Error = NoLevel;

    fn try_from(number: u8) -> Result<Level, NoLevel> {
        Level::new(number)
    }
}

impl From<Level> for u8 {
    fn from(Level(number): Level) -> u8 {
        number
    }
}

/// What an opponent of one level can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// Which engine thinks.
    pub mind: Mind,
    /// How many positions it looks at, and of Go how many games it plays out.
    pub nodes: u64,
    /// How many turns deep it looks at most.
    pub depth: Option<u32>,
    /// By how much of a chance of winning, in thousandths, a turn has to be worse than the best to
    /// be played half as often. 0 is never to play anything worse.
    pub half: u16,
    /// A turn that is worse than the best by more than this is never played.
    pub most_loss: u16,
}

/// Which engine a level thinks with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mind {
    /// The one that knows no more than a beginner.
    Plain,
    /// The game's own.
    Own,
}

impl Skill {
    #[must_use]
    pub fn limits(self) -> Limits {
        Limits { nodes: Some(self.nodes), depth: self.depth, time: None }
    }
}

/// One level: the mind, nodes, depth (0 for any), half, most loss.
const fn skill(mind: Mind, nodes: u64, depth: u32, half: u16, most_loss: u16) -> Skill {
    let depth = if depth == 0 { None } else { Some(depth) };
    Skill { mind, nodes, depth, half, most_loss }
}

use Mind::{Own, Plain};

/// The one table of all levels, from the lowest to the highest. How it was found:
/// `docs/engines.md`.
fn skills(game: Game) -> &'static [Skill; 10] {
    match game {
        Game::Checkers => &CHECKERS,
        Game::Reversi => &REVERSI,
        Game::Go => &GO,
        Game::Gomoku => &GOMOKU,
        Game::ConnectFour => &CONNECT_FOUR,
        Game::Four => &FOUR,
    }
}

const CHECKERS: [Skill; 10] = [
    skill(Own, 54, 1, 140, 560),
    skill(Own, 54, 2, 26, 112),
    skill(Own, 54, 3, 0, 0),
    skill(Own, 110, 4, 0, 0),
    skill(Own, 290, 5, 0, 0),
    skill(Own, 730, 6, 0, 0),
    skill(Own, 1950, 8, 0, 0),
    skill(Own, 6200, 0, 0, 0),
    skill(Own, 22_500, 0, 0, 0),
    skill(Own, 80_000, 0, 0, 0),
];

const REVERSI: [Skill; 10] = [
    skill(Own, 60, 1, 130, 520),
    skill(Own, 60, 1, 20, 80),
    skill(Own, 300, 2, 20, 80),
    skill(Own, 400, 3, 8, 32),
    skill(Own, 600, 3, 0, 0),
    skill(Own, 1500, 4, 0, 0),
    skill(Own, 3400, 6, 0, 0),
    skill(Own, 12_000, 8, 0, 0),
    skill(Own, 38_000, 0, 0, 0),
    skill(Own, 200_000, 0, 0, 0),
];

const GO: [Skill; 10] = [
    skill(Own, 20, 0, 0, 0),
    skill(Own, 45, 0, 0, 0),
    skill(Own, 80, 0, 0, 0),
    skill(Own, 150, 0, 0, 0),
    skill(Own, 275, 0, 0, 0),
    skill(Own, 550, 0, 0, 0),
    skill(Own, 1350, 0, 0, 0),
    skill(Own, 3700, 0, 0, 0),
    skill(Own, 10_000, 0, 0, 0),
    skill(Own, 30_000, 0, 0, 0),
];

const GOMOKU: [Skill; 10] = [
    skill(Plain, 400, 1, 1000, 1000),
    skill(Plain, 400, 1, 95, 820),
    skill(Plain, 1850, 2, 12, 150),
    skill(Plain, 2650, 2, 12, 150),
    skill(Plain, 4300, 2, 12, 150),
    skill(Own, 60, 1, 31, 122),
    skill(Own, 900, 4, 11, 48),
    skill(Own, 5000, 6, 3, 15),
    skill(Own, 28_000, 0, 0, 0),
    skill(Own, 300_000, 0, 0, 0),
];

const CONNECT_FOUR: [Skill; 10] = [
    skill(Plain, 60, 1, 300, 800),
    skill(Plain, 60, 1, 65, 420),
    skill(Plain, 120, 2, 98, 465),
    skill(Plain, 300, 3, 105, 500),
    skill(Plain, 1500, 5, 65, 330),
    skill(Plain, 7000, 6, 24, 130),
    skill(Plain, 20_000, 9, 16, 90),
    skill(Own, 750, 0, 0, 0),
    skill(Own, 5500, 0, 0, 0),
    skill(Own, 20_000_000, 0, 0, 0),
];

const FOUR: [Skill; 10] = [
    skill(Plain, 100, 1, 453, 1000),
    skill(Plain, 100, 1, 155, 620),
    skill(Plain, 200, 2, 118, 470),
    skill(Own, 60, 1, 453, 1000),
    skill(Own, 60, 2, 150, 600),
    skill(Own, 70, 2, 20, 80),
    skill(Own, 70, 3, 0, 0),
    skill(Own, 340, 5, 0, 0),
    skill(Own, 3900, 0, 0, 0),
    skill(Own, 500_000, 0, 0, 0),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_can_do_more_than_the_one_below() {
        for game in Game::ALL {
            let skills: Vec<_> = Level::all().map(|level| level.skill(game)).collect();
            assert!(skills.is_sorted_by_key(|skill| skill.mind == Mind::Own), "{game:?}");
            for pair in skills.windows(2) {
                if pair[0].mind == pair[1].mind {
                    let depth = |skill: Skill| skill.depth.unwrap_or(u32::MAX);
                    let sees = |skill: Skill| (skill.nodes, depth(skill));
                    let errs = |skill: Skill| (skill.half, skill.most_loss);
                    let [(nodes, depth), (more_nodes, more_depth)] = [sees(pair[0]), sees(pair[1])];
                    assert!(nodes <= more_nodes && depth <= more_depth, "{game:?}");
                    // Who sees more may err more: the steps are measured.
                    assert!(sees(pair[0]) < sees(pair[1]) || errs(pair[0]) > errs(pair[1]), "{game:?}");
                }
            }
        }
    }

    #[test]
    fn a_level_is_written_as_its_number() {
        assert_eq!(serde_json::to_string(&Level::HIGHEST).expect("a number"), "10");
        assert_eq!(serde_json::from_str::<Level>("3").ok(), Level::new(3).ok());
        assert!(serde_json::from_str::<Level>("0").is_err() && Level::new(11).is_err());
    }
}
