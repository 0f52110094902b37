//! Playing strength.

use super::Limits;
use crate::rules::Game;

/// A level of playing strength from 1, which loses to a child, to 10, the full strength of the engine.
///
/// ```
/// use parlour::engine::Level;
/// use parlour::rules::Game;
///
/// let level = Level::new(3)?;
/// assert!(level < Level::HIGHEST);
/// assert!(level.skill(Game::Go).nodes < Level::HIGHEST.skill(Game::Go).nodes);
/// assert!(Level::new(11).is_err());
/// # Ok::<(), parlour::engine::NoLevel>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

/// The error for a number that is not a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are levels 1 to 10, not {0}")]
pub struct NoLevel(pub u8);

impl Level {
    /// Level 1.
    pub const LOWEST: Level = Level(1);
    /// Level 10.
    pub const HIGHEST: Level = Level(10);

    /// Returns the level with this number.
    ///
    /// # Errors
    /// If the number is not from 1 to 10.
    pub fn new(number: u8) -> Result<Level, NoLevel> {
        if (1..=10).contains(&number) { Ok(Level(number)) } else { Err(NoLevel(number)) }
    }

    /// Returns the number from 1 to 10.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// Returns all levels, the lowest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=10).map(Level)
    }

    /// Returns the skill of this level in a game.
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

/// The parameters of an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// Engine that chooses the moves.
    pub kind: EngineKind,
    /// Largest number of nodes per decision; in Go, of playouts.
    pub nodes: u64,
    /// Largest search depth in plies; `None` is unlimited.
    pub depth: Option<u32>,
    /// Loss of winning chance, in thousandths, that halves the probability of a turn. With 0 the best
    /// turn is always played.
    pub loss_halving: u16,
    /// Largest loss of winning chance, in thousandths, of a turn that may be played.
    pub most_loss: u16,
}

/// The kind of engine that a level uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineKind {
    /// The general engine with a beginner's evaluation.
    Baseline,
    /// The game's own engine.
    Specialised,
}

impl EngineKind {
    /// Returns `true` if a limit of depth ends a search of this engine in this game. The engines of
    /// Go and Hex ignore it, because their trees have no common depth.
    ///
    /// ```
    /// use parlour::engine::EngineKind;
    /// use parlour::rules::Game;
    ///
    /// assert!(EngineKind::Specialised.limits_depth(Game::Reversi));
    /// assert!(!EngineKind::Specialised.limits_depth(Game::Go));
    /// assert!(EngineKind::Baseline.limits_depth(Game::Go));
    /// ```
    #[must_use]
    pub fn limits_depth(self, game: Game) -> bool {
        !matches!((self, game), (EngineKind::Specialised, Game::Go | Game::Hex))
    }
}

impl Skill {
    /// Returns the limits of a search at this skill. There is no time limit.
    #[must_use]
    pub fn limits(self) -> Limits {
        Limits { nodes: Some(self.nodes), depth: self.depth, ..Limits::default() }
    }
}

/// Returns one row of the table. A `depth` of 0 is unlimited.
const fn skill(kind: EngineKind, nodes: u64, depth: u32, loss_halving: u16, most_loss: u16) -> Skill {
    let depth = if depth == 0 { None } else { Some(depth) };
    Skill { kind, nodes, depth, loss_halving, most_loss }
}

use EngineKind::{Baseline, Specialised};

/// Returns the skills of all levels, the lowest first. `docs/engines.md` describes their measurement.
fn skills(game: Game) -> &'static [Skill; 10] {
    match game {
        Game::Checkers => &CHECKERS,
        Game::Reversi => &REVERSI,
        Game::Go => &GO,
        Game::Gomoku => &GOMOKU,
        Game::ConnectFour => &CONNECT_FOUR,
        Game::Four => &FOUR,
        Game::Hexdame => &HEXDAME,
        Game::Hex => &HEX,
    }
}

const CHECKERS: [Skill; 10] = [
    skill(Specialised, 52, 1, 95, 380),
    skill(Specialised, 52, 2, 17, 68),
    skill(Specialised, 52, 3, 0, 0),
    skill(Specialised, 88, 4, 0, 0),
    skill(Specialised, 170, 5, 0, 0),
    skill(Specialised, 340, 6, 0, 0),
    skill(Specialised, 860, 8, 0, 0),
    skill(Specialised, 2400, 0, 0, 0),
    skill(Specialised, 7400, 0, 0, 0),
    skill(Specialised, 19_500, 0, 0, 0),
];

const REVERSI: [Skill; 10] = [
    skill(Specialised, 60, 1, 130, 520),
    skill(Specialised, 60, 1, 20, 52),
    skill(Specialised, 190, 2, 23, 90),
    skill(Specialised, 340, 3, 18, 70),
    skill(Specialised, 600, 3, 0, 0),
    skill(Specialised, 1500, 4, 0, 0),
    skill(Specialised, 3400, 6, 0, 0),
    skill(Specialised, 12_000, 8, 0, 0),
    skill(Specialised, 30_000, 0, 0, 0),
    skill(Specialised, 200_000, 0, 0, 0),
];

const GO: [Skill; 10] = [
    skill(Specialised, 20, 0, 0, 0),
    skill(Specialised, 30, 0, 0, 0),
    skill(Specialised, 80, 0, 0, 0),
    skill(Specialised, 150, 0, 0, 0),
    skill(Specialised, 275, 0, 0, 0),
    skill(Specialised, 550, 0, 0, 0),
    skill(Specialised, 1350, 0, 0, 0),
    skill(Specialised, 3700, 0, 0, 0),
    skill(Specialised, 10_000, 0, 0, 0),
    skill(Specialised, 30_000, 0, 0, 0),
];

const GOMOKU: [Skill; 10] = [
    skill(Baseline, 400, 1, 1000, 1000),
    skill(Baseline, 400, 1, 95, 820),
    skill(Baseline, 1850, 2, 12, 150),
    skill(Baseline, 2650, 2, 12, 150),
    skill(Baseline, 4300, 2, 12, 150),
    skill(Specialised, 60, 1, 31, 122),
    skill(Specialised, 550, 4, 11, 48),
    skill(Specialised, 1800, 6, 3, 15),
    skill(Specialised, 12_000, 0, 0, 0),
    skill(Specialised, 300_000, 0, 0, 0),
];

const CONNECT_FOUR: [Skill; 10] = [
    skill(Baseline, 60, 1, 300, 800),
    skill(Baseline, 60, 1, 65, 420),
    skill(Baseline, 120, 2, 98, 465),
    skill(Baseline, 300, 3, 105, 500),
    skill(Baseline, 1500, 5, 65, 330),
    skill(Baseline, 7000, 6, 24, 130),
    skill(Baseline, 20_000, 9, 16, 90),
    skill(Specialised, 750, 0, 0, 0),
    skill(Specialised, 5500, 0, 0, 0),
    skill(Specialised, 20_000_000, 0, 0, 0),
];

const FOUR: [Skill; 10] = [
    skill(Baseline, 100, 1, 453, 1000),
    skill(Baseline, 100, 1, 155, 620),
    skill(Baseline, 200, 2, 118, 470),
    skill(Specialised, 60, 1, 453, 1000),
    skill(Specialised, 60, 2, 90, 360),
    skill(Specialised, 80, 2, 20, 40),
    skill(Specialised, 80, 3, 0, 0),
    skill(Specialised, 340, 5, 0, 0),
    skill(Specialised, 3900, 0, 0, 0),
    skill(Specialised, 500_000, 0, 0, 0),
];

const HEXDAME: [Skill; 10] = [
    skill(Specialised, 54, 1, 200, 800),
    skill(Specialised, 54, 1, 22, 88),
    skill(Specialised, 54, 3, 0, 0),
    skill(Specialised, 100, 4, 0, 0),
    skill(Specialised, 190, 5, 0, 0),
    skill(Specialised, 340, 6, 0, 0),
    skill(Specialised, 600, 8, 0, 0),
    skill(Specialised, 1150, 0, 0, 0),
    skill(Specialised, 2300, 0, 0, 0),
    skill(Specialised, 4300, 0, 0, 0),
];

const HEX: [Skill; 10] = [
    skill(Specialised, 100, 0, 250, 1000),
    skill(Specialised, 100, 0, 82, 345),
    skill(Specialised, 100, 0, 37, 148),
    skill(Specialised, 100, 0, 20, 73),
    skill(Specialised, 100, 0, 0, 0),
    skill(Specialised, 160, 0, 0, 0),
    skill(Specialised, 320, 0, 0, 0),
    skill(Specialised, 850, 0, 0, 0),
    skill(Specialised, 3500, 0, 0, 0),
    skill(Specialised, 16_000, 0, 0, 0),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_level_searches_less_than_the_one_below() {
        for game in Game::ALL {
            let skills: Vec<_> = Level::all().map(|level| level.skill(game)).collect();
            assert!(
                skills.is_sorted_by_key(|skill| skill.kind == EngineKind::Specialised),
                "engines of {game:?}"
            );
            for pair in skills.windows(2) {
                if pair[0].kind == pair[1].kind {
                    let depth = |skill: Skill| skill.depth.unwrap_or(u32::MAX);
                    let sees = |skill: Skill| (skill.nodes, depth(skill));
                    let errs = |skill: Skill| (skill.loss_halving, skill.most_loss);
                    let [(nodes, depth), (more_nodes, more_depth)] = [sees(pair[0]), sees(pair[1])];
                    assert!(nodes <= more_nodes && depth <= more_depth, "limits of {game:?}");
                    // A deeper search may have larger errors, because the steps are measured.
                    assert!(
                        sees(pair[0]) < sees(pair[1]) || errs(pair[0]) > errs(pair[1]),
                        "equal levels of {game:?}"
                    );
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
