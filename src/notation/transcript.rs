//! Transcripts: one game a line, its turns behind each other.
//!
//! | game | written as |
//! |---|---|
//! | connect four | `4453`; on boards with more than nine columns `4 10 5` |
//! | reversi | `f5d6c3`; a pass is `pass`, and may be left out when read |
//! | four | `b4 a5 b5` |
//!
//! Spaces are read everywhere. Empty lines and lines that begin with `#` are no games. A transcript
//! has no place for names, comments or a first position, nor for an end that does not follow from
//! the turns.

use super::error::{BadTurn, Place, Problem, Unreadable};
use super::record::{Record, Score};
use super::reversi;
use super::scan::Scanner;
use crate::rules::{Illegal, Rules, Turn};

/// Reads every game of a file.
pub(super) fn read(rules: Rules, file: &[u8]) -> Vec<Result<Record, Unreadable>> {
    let text = String::from_utf8_lossy(file);
    let is_game = |&(_, line): &(usize, &str)| !line.trim().is_empty() && !line.starts_with('#');
    let lines = (1..).zip(text.lines()).filter(is_game);
    lines.map(|(line, text)| read_game(rules, Scanner::at(text, Place { line, column: 1 }))).collect()
}

fn read_game(rules: Rules, mut scanner: Scanner) -> Result<Record, Unreadable> {
    let mut position = rules.start();
    let mut turns: Vec<Turn> = Vec::new();
    scanner.skip_space();
    while scanner.peek().is_some() {
        let place = scanner.place();
        let text = take_turn(rules, &mut scanner);
        let mut read = super::read_turn(&*position, text);
        if let Err(BadTurn::Illegal { reason: Illegal::MustPass, .. }) = read {
            let pass = Turn::default();
            if position.play(&pass).is_ok() {
                turns.push(pass);
                read = super::read_turn(&*position, text);
            }
        }
        let played = read.and_then(|turn| {
            let refused = |reason| BadTurn::illegal(rules, text, reason);
            position.play(&turn).map(|()| turn).map_err(refused)
        });
        let ply = turns.len() + 1;
        turns.push(played.map_err(|reason| Unreadable { place, problem: Problem::Turn { ply, reason } })?);
        scanner.skip_space();
    }
    let score = position.outcome().map(|outcome| outcome.winner.map_or(Score::Draw, Score::Won));
    Ok(Record { score, ..Record::new(rules, turns) })
}

/// Takes the text of one turn.
fn take_turn<'a>(rules: Rules, scanner: &mut Scanner<'a>) -> &'a str {
    let before = scanner.rest();
    match rules {
        Rules::Reversi(_) => {
            if !reversi::take_pass(scanner) {
                scanner.next();
                scanner.take_while(|c| c.is_ascii_digit());
            }
        }
        _ if separator(rules).is_empty() => _ = scanner.next(),
        _ => _ = scanner.take_while(|c| !c.is_whitespace()),
    }
    &before[..before.len() - scanner.rest().len()]
}

/// Writes a game.
pub(super) fn write(record: &Record) -> Result<String, Unreadable> {
    let error = |problem| Unreadable { place: Place::START, problem };
    if record.start.is_some() {
        return Err(error(Problem::StartsElsewhere));
    }
    let mut position = record.rules.start();
    let mut texts = Vec::new();
    for (turn, ply) in record.turns.iter().zip(1..) {
        let text = super::turn_text(&*position, turn);
        position.play(turn).map_err(|reason| {
            let reason = BadTurn::illegal(record.rules, &text, reason);
            error(Problem::Turn { ply, reason })
        })?;
        texts.push(text);
    }
    Ok(texts.join(separator(record.rules)) + "\n")
}

/// What stands between two turns.
fn separator(rules: Rules) -> &'static str {
    match rules {
        Rules::ConnectFour(rules) if rules.grid().columns < 10 => "",
        Rules::Reversi(_) => "",
        _ => " ",
    }
}
