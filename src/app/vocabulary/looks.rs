//! The names of the boards and sets of pieces that each game can have.

use crate::rules::Game;

/// Returns the boards of a game by their names in `assets/boards`: the default, others of this
/// game, and the rooms, which every game has under the same name. In checkers and reversi, the
/// room of felt is `green`.
#[must_use]
pub fn boards(game: Game) -> &'static [&'static str] {
    match game {
        Game::Checkers => &["walnut", "green", "ash", "linen", "night", "slate", "paper", "contrast"],
        Game::Reversi => &["green", "blue", "slate", "linen", "night", "paper", "contrast"],
        Game::Go => &["kaya", "bamboo", "walnut", "linen", "night", "slate", "felt", "paper", "contrast"],
        Game::Gomoku => {
            &["lacquer", "kaya", "bamboo", "walnut", "linen", "night", "slate", "felt", "paper", "contrast"]
        }
        Game::ConnectFour => {
            &["blue", "teal", "graphite", "linen", "night", "slate", "felt", "paper", "contrast"]
        }
        Game::Hexdame => &["walnut", "ash", "birch", "linen", "night", "slate", "felt", "paper", "contrast"],
        Game::Hex => &["birch", "walnut", "bamboo", "linen", "night", "slate", "felt", "paper", "contrast"],
        Game::Four => &["birch", "bamboo", "walnut", "linen", "night", "slate", "felt", "paper", "contrast"],
    }
}

/// Returns the names of the sets of pieces of a game, the default first.
#[must_use]
pub fn sets(game: Game) -> &'static [&'static str] {
    match game {
        Game::Checkers | Game::Hexdame => &["black+red", "black+white", "red+white", "wood", "ink"],
        Game::Reversi => &["classic", "navy", "jade", "wood", "ink"],
        Game::Go | Game::Gomoku | Game::Four | Game::Hex => &["slate", "flat", "glass", "agate"],
        Game::ConnectFour => &["red+yellow", "plum+cream", "coral+teal", "black+white"],
    }
}

/// The rooms: boards that every game has, by their names. The first stands for the default of each game.
pub const ROOMS: [&str; 7] = ["classic", "linen", "night", "slate", "felt", "paper", "contrast"];

/// Returns the index of the board of a game in this room.
#[must_use]
pub fn board_in(game: Game, room: &str) -> usize {
    // The green cloth of these boards is felt.
    let name = if room == "felt" && matches!(game, Game::Checkers | Game::Reversi) { "green" } else { room };
    boards(game).iter().position(|known| *known == name).unwrap_or_default()
}
