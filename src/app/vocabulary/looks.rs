//! The names of the boards and sets of pieces that each game can have.

use crate::rules::Game;

/// Returns the boards of a game, the default first, by the names of their colours in `assets/boards`.
#[must_use]
pub fn boards(game: Game) -> &'static [&'static str] {
    match game {
        Game::Checkers => &["walnut", "green", "ash"],
        Game::Reversi => &["green", "blue", "slate"],
        Game::Go | Game::Gomoku => &["kaya", "bamboo", "walnut"],
        Game::ConnectFour => &["blue", "teal", "graphite"],
        Game::Four => &["birch", "bamboo", "walnut"],
    }
}

/// Returns the names of the sets of pieces of a game, the default first.
#[must_use]
pub fn sets(game: Game) -> &'static [&'static str] {
    match game {
        Game::Checkers => &["black+red", "black+white", "red+white"],
        Game::Reversi => &["classic", "navy"],
        Game::Go | Game::Gomoku | Game::Four => &["slate", "flat"],
        Game::ConnectFour => &["red+yellow", "plum+cream"],
    }
}
