//! Helpers for tests of whole games.

#![allow(dead_code, reason = "each test needs only some helpers")]

use parlour::notation::{self, Record, Unreadable};
use parlour::play::Match;
use parlour::rules::{Position, Rules};
use proptest::sample::Index;

/// Returns the only game of a file.
pub fn only(mut games: Vec<Result<Record, Unreadable>>) -> Record {
    assert_eq!(games.len(), 1, "one game should be read: {games:?}");
    games.remove(0).unwrap()
}

/// Returns the error in the only game of a file.
pub fn wrong(mut games: Vec<Result<Record, Unreadable>>) -> Unreadable {
    assert_eq!(games.len(), 1, "one game should be read: {games:?}");
    games.remove(0).unwrap_err()
}

/// Returns the notation of the turns of a game.
pub fn turns(record: &Record) -> Vec<String> {
    let mut position = record.first_position().unwrap();
    let mut turns = Vec::new();
    for turn in &record.turns {
        turns.push(notation::turn_text(&*position, turn));
        position.play(turn).unwrap();
    }
    turns
}

/// Plays random turns, and returns the game and its last position. The record begins after `start` turns
/// if the game is long enough.
pub fn random_game(rules: Rules, choices: Vec<Index>, start: Option<usize>) -> (Record, Box<dyn Position>) {
    let mut record = Record::new(rules, Vec::new());
    let mut position = rules.start();
    for (ply, choice) in choices.into_iter().enumerate() {
        let turns = position.turns();
        if turns.is_empty() {
            break;
        }
        if start == Some(ply) {
            record.start = Some(notation::position_text(&*position));
            record.turns.clear();
        }
        let turn = choice.get(&turns).clone();
        position.play(&turn).unwrap();
        record.turns.push(turn);
    }
    (record, position)
}

/// Plays turns given in notation.
pub fn play(game: &mut Match, turns: &[&str]) {
    for text in turns {
        let turn = notation::read_turn(game.position(), text).expect("a legal turn");
        game.play(&turn).expect("a legal turn");
    }
}
