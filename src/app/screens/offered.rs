//! Which games and rules can be chosen: those that have a look, and words in every language. The
//! command line knows more.

use crate::rules::{Game, Preset};

pub const GAMES: &[Game] = &[Game::Checkers];

/// The rules of a game that can be chosen, with their number among all of its presets.
pub fn presets(game: Game) -> impl Iterator<Item = (usize, &'static Preset)> {
    game.presets().iter().enumerate().filter(|(_, preset)| matches!(preset.name, "american" | "house"))
}
