//! Transcripts: one game per line, as a sequence of turns.
//!
//! Turns follow each other with or without spaces and commas: `f5d6c3`, `D4 Q16`, `4453`. A number
//! with a full stop may precede each. Text from `#` to the end of a line is a remark and skipped,
//! and so are empty lines. A game with an unusual start has its first position in square brackets
//! before the first turn. Forced passes may be left out.
//!
//! Transcripts have no names, no comments, no side lines, and no results other than those that follow from the
//! turns; [`write()`] drops these. Rules other than the first preset of the game go into a remark on
//! the line before, which other programs skip: `# rules {"game":"four",…}`.
//!
//! ```
//! use parlour::notation::{Score, transcript};
//! use parlour::rules::{Game, Side};
//!
//! let standard = Game::ConnectFour.preset("standard")?;
//! let file = b"4455667 # four in the bottom row\n445\n";
//! let games = transcript::read(standard, file);
//! let scores: Vec<_> = games.iter().flatten().map(|record| record.score).collect();
//! assert_eq!(scores, [Some(Score::Won(Side::First)), None]);
//!
//! let record = games[1].as_ref().expect("the line is valid");
//! assert_eq!(transcript::write(record)?, "445\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::borrow::Cow;

use super::decode::decode;
use super::error::{BadTurn, Place, Problem, Unreadable, excerpt};
use super::hex::swap_length;
use super::limits::readable;
use super::list::{self, Limited};
use super::record::{Record, Score};
use super::replay::Replay;
use super::scan::{Mark, Scanner};
use super::stones::pass_length;
use super::{go, position_text, read_turn, steps, turn_text};
use crate::rules::{Game, Position, Rules, Turn};

/// Reads every game of a file. `usual` are the rules of games that do not state theirs. Each line
/// that is not empty gives a record or an error with its place.
#[must_use]
pub fn read(usual: Rules, file: &[u8]) -> Vec<Result<Record, Unreadable>> {
    list::collect(file.len(), games(usual, file))
}

/// Reads the games of a file one after the other.
pub(super) fn games(usual: Rules, file: &[u8]) -> Limited<Games<'_>> {
    Limited::new(file.len(), Games { text: decode(readable(file)), usual, rules: usual, at: Mark::START })
}

/// An iterator over the games of a file.
#[derive(Clone, Debug)]
pub(super) struct Games<'a> {
    text: Cow<'a, str>,
    /// Rules of games that do not state theirs.
    usual: Rules,
    /// Rules of the next game.
    rules: Rules,
    /// The beginning of the next line.
    at: Mark,
}

impl Iterator for Games<'_> {
    type Item = list::Game;

    fn next(&mut self) -> Option<list::Game> {
        loop {
            let rest = self.text.get(self.at.offset..).filter(|rest| !rest.is_empty())?;
            let line = rest.split('\n').next().unwrap_or_default();
            let place = self.at.place;
            self.at.offset += line.len() + 1;
            self.at.place.line += 1;
            steps::count(line.len() + 1);
            if let Some(named) = line.trim().strip_prefix(RULES) {
                let named = serde_json::from_str(named).ok();
                self.rules =
                    named.filter(|named: &Rules| named.game() == self.usual.game()).unwrap_or(self.usual);
                continue;
            }
            let line = without_remark(line);
            if !line.chars().all(is_between) {
                let game = read_line(self.rules, Scanner::at(line, place));
                self.rules = self.usual;
                return Some(game);
            }
        }
    }
}

/// Beginning of the remark that holds the rules of the next game as JSON.
const RULES: &str = "# rules ";

/// Returns a line without its remark.
pub(super) fn without_remark(line: &str) -> &str {
    line.split_once('#').map_or(line, |(before, _)| before)
}

/// Returns true for characters that may separate turns.
fn is_between(character: char) -> bool {
    character.is_whitespace() || character == ','
}

fn read_line(rules: Rules, mut scanner: Scanner) -> Result<Record, Unreadable> {
    let mut record = Record::new(rules, Vec::new());
    scanner.skip_space();
    let at = scanner.clone();
    if scanner.take('[') {
        let start = scanner.take_while(|c| c != ']').trim();
        if !scanner.take(']') {
            return Err(at.error(Problem::Unclosed('[')));
        }
        let is_usual = start == position_text(&*rules.start());
        record.start = (!is_usual).then(|| start.to_owned());
    }
    let mut replay = Replay::new(record, at.place())?;
    loop {
        scanner.take_while(is_between);
        if scanner.peek().is_none() {
            let outcome = replay.position.outcome();
            let score = outcome.map(|outcome| outcome.winner.map_or(Score::Draw, Score::Won));
            return Ok(Record { score, ..replay.finish() });
        }
        let place = scanner.place();
        let text = take_turn(rules, &mut scanner)?;
        if scanner.take('.') && text.bytes().all(|byte| byte.is_ascii_digit()) {
            continue;
        }
        let turn = match read_touched(&*replay.position, text) {
            Err(_) if replay.passes_if_forced() => read_touched(&*replay.position, text),
            turn => turn,
        };
        let turn = turn.map_err(|reason| replay.refused(place, reason))?;
        match replay.play(turn.clone(), text, place) {
            Err(_) if replay.passes_if_forced() => replay.play(turn, text, place)?,
            played => played?,
        }
    }
}

/// Reads a turn. In Go it may be illegal, since a position of Go is too large to try each turn twice.
fn read_touched(position: &dyn Position, text: &str) -> Result<Turn, BadTurn> {
    match position.rules() {
        rules @ Rules::Go(_) => go::turn(rules, text).ok_or_else(|| BadTurn::NotATurn(excerpt(text))),
        _ => read_turn(position, text),
    }
}

/// Takes the text of one turn: a number, a letter with a number, or a word for a pass.
fn take_turn<'a>(rules: Rules, scanner: &mut Scanner<'a>) -> Result<&'a str, Unreadable> {
    let rest = scanner.rest();
    let length = match pass_length(rest) {
        Some(length) => length,
        None if rules.game() == Game::Hex && swap_length(rest) > 0 => swap_length(rest),
        None => {
            let letters = usize::from(rest.starts_with(|c: char| c.is_ascii_alphabetic()));
            let digits = rest[letters..].bytes().take_while(u8::is_ascii_digit).count();
            letters
                + if is_digit_a_turn(rules) && letters == 0 && !rest[digits..].starts_with('.') {
                    digits.min(1)
                } else {
                    digits
                }
        }
    };
    if length == 0 {
        return Err(scanner.expected("a turn"));
    }
    steps::count(length);
    let end = rest.len() - length;
    while scanner.rest().len() > end {
        scanner.next();
    }
    Ok(&rest[..length])
}

/// Returns true if a turn is a column number and all column numbers have one digit.
fn is_digit_a_turn(rules: Rules) -> bool {
    const MOST: u8 = 9;
    rules.game() == Game::ConnectFour && rules.grid().columns <= MOST
}

/// Writes a game as one line, after a line with the rules if they are unusual.
///
/// # Errors
/// Returns an error if the record's first position is unreadable or one of its turns is illegal.
pub fn write(record: &Record) -> Result<String, Unreadable> {
    let mut position = record.first_position()?;
    // An empty line is skipped on reading, so a game without turns has its first position.
    let is_shown = record.start.is_some() || record.turns.is_empty();
    let mut text = String::new();
    if record.rules != record.rules.game().presets()[0].rules
        && let Ok(json) = serde_json::to_string(&record.rules)
    {
        text.extend([RULES, &json, "\n"]);
    }
    if is_shown {
        text.extend(["[", &position_text(&*position), "] "]);
    }
    for (ply, turn) in (1..).zip(&record.turns) {
        if ply > 1 && !is_digit_a_turn(record.rules) {
            text.push(' ');
        }
        let name = turn_text(&*position, turn);
        position.play(turn).map_err(|reason| {
            let reason = BadTurn::illegal(record.rules, &excerpt(&name), reason);
            Unreadable { place: Place::START, problem: Problem::Turn { ply, reason } }
        })?;
        text.push_str(&name);
    }
    text.push('\n');
    Ok(text)
}
