//! What tests of whole games share.

#![allow(dead_code, reason = "no test needs all of it")]

use parlour::notation::{self, Record, Unreadable};

/// The only game of a file.
pub fn only(mut games: Vec<Result<Record, Unreadable>>) -> Record {
    assert_eq!(games.len(), 1, "{games:?}");
    games.remove(0).unwrap()
}

/// What is wrong with the only game of a file.
pub fn wrong(mut games: Vec<Result<Record, Unreadable>>) -> Unreadable {
    assert_eq!(games.len(), 1, "{games:?}");
    games.remove(0).unwrap_err()
}

/// The turns of a game as they are written.
pub fn turns(record: &Record) -> Vec<String> {
    let mut position = record.first_position().unwrap();
    let mut turns = Vec::new();
    for turn in &record.turns {
        turns.push(notation::turn_text(&*position, turn));
        position.play(turn).unwrap();
    }
    turns
}
