//! Helpers for tests of whole games.

#![allow(dead_code, reason = "each test needs only some helpers")]

use parlour::notation::{self, Record, SideLine, Unreadable};
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

/// Asserts that each game of a file which can be read has the same turns, side lines and comments after it
/// is written and read again. Side lines may change their order, since their common turns are joined.
pub fn assert_games_are_kept(rules: Rules, file: &str) {
    let lines = |record: &Record| {
        let text =
            |line: &SideLine| format!("{} {:?} {:?} {:?}", line.ply, line.turns, line.comments, line.extras);
        let mut lines: Vec<_> = record.lines.iter().map(text).collect();
        lines.sort_unstable();
        lines
    };
    for record in notation::read_games(rules, file.as_bytes()).into_iter().flatten() {
        let text = notation::write_game(&record).unwrap();
        let again = only(notation::read_games(record.rules, text.as_bytes()));
        assert_eq!(lines(&again), lines(&record), "{file} as {text}");
        assert_eq!((&again.turns, &again.comments), (&record.turns, &record.comments), "{file} as {text}");
        assert_eq!((&again.extras, again.dropped.variations), (&record.extras, 0), "{file} as {text}");
        assert_eq!(notation::write_game(&again).unwrap(), text, "{file}");
    }
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
