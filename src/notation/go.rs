//! Points, turns, positions and pictures of Go.
//!
//! Points have the names of the Go Text Protocol: a letter from the left, without I, and a number
//! from the bottom. After the side to move, a position lists the state that the board does not show,
//! unless it is empty: the point that a ko forbids, the number of passes in a row, and under
//! territory scoring the prisoners of Black and of White.
//!
//! ```text
//! .X.../X.XO./.XO../...../..... O ko=C4 prisoners=3:2
//! ```

use super::error::{BadTurn, Unreadable, excerpt};
use super::scan::Scanner;
use super::stones::{self, Stones};
use super::{Style, square_name};
use crate::rules::go::{Position as Go, Rules as GoRules, Scoring};
use crate::rules::{Illegal, Points, Position, Rules, Square, Turn};

const KO: &str = "ko";
const PASSES: &str = "passes";
const PRISONERS: &str = "prisoners";

pub(super) fn turn_name(rules: Rules, Turn(squares): &Turn) -> String {
    if squares.is_empty() {
        return stones::PASS.to_owned();
    }
    let names: Vec<_> = squares.iter().map(|&square| square_name(rules, square, Style::Letters)).collect();
    names.join(" ")
}

/// Reads a turn without checking that it is legal.
pub(super) fn turn(rules: Rules, text: &str) -> Option<Turn> {
    if stones::is_pass(text) {
        return Some(Turn::default());
    }
    let mut scanner = Scanner::new(text);
    let square = super::frame(rules).take_name(&mut scanner)?;
    scanner.rest().is_empty().then(|| Turn(vec![square]))
}

pub(super) fn read_turn(position: &dyn Position, text: &str) -> Result<Turn, BadTurn> {
    let turn = turn(position.rules(), text.trim()).ok_or_else(|| BadTurn::NotATurn(excerpt(text)))?;
    stones::legal(position, turn, text)
}

/// State of a position besides the stones and the side to move.
#[derive(Default)]
struct More {
    ko: Option<Square>,
    passes: u8,
    prisoners: [u16; 2],
}

impl More {
    fn of(position: &dyn Position) -> More {
        let ko = position.forbidden().into_iter().find(|(_, reason)| matches!(reason, Illegal::Ko { .. }));
        let stones = |halves: i32| u16::try_from(halves / 2).unwrap_or_default();
        let prisoners = match (position.rules(), position.points()) {
            (Rules::Go(GoRules { scoring: Scoring::Territory, .. }), Some(Points(points))) => {
                points.map(stones)
            }
            _ => [0, 0],
        };
        More { ko: ko.map(|(square, _)| square), passes: passes(position), prisoners }
    }

    /// Returns the state as words, each preceded by `before`.
    fn text(&self, rules: Rules, before: &str) -> String {
        let ko = self.ko.map(|square| format!("{KO}={}", square_name(rules, square, Style::Letters)));
        let passes = (self.passes > 0).then(|| format!("{PASSES}={}", self.passes));
        let [black, white] = self.prisoners;
        let prisoners = (self.prisoners != [0, 0]).then(|| format!("{PRISONERS}={black}:{white}"));
        [ko, passes, prisoners].into_iter().flatten().map(|word| [before, &word].concat()).collect()
    }
}

/// Returns the number of passes in a row, up to the two that end play.
fn passes(position: &dyn Position) -> u8 {
    if position.counting().is_some() {
        return 2;
    }
    let mut after = position.boxed();
    let is_last = after.play(&Turn::default()).is_ok() && after.counting().is_some();
    u8::from(is_last)
}

pub(super) fn position_text(position: &dyn Position) -> String {
    stones::text(position) + &More::of(position).text(position.rules(), " ")
}

pub(super) fn read_position(rules: GoRules, text: &str) -> Result<Go, Unreadable> {
    let mut scanner = Scanner::new(text);
    scanner.skip_space();
    let start = scanner.clone();
    let stones = stones::read(rules.grid(), &mut scanner)?;
    finish(rules, stones, &start, scanner)
}

pub(super) fn picture(position: &dyn Position) -> String {
    let rules = position.rules();
    stones::picture(position, &More::of(position).text(rules, ", "))
}

pub(super) fn read_picture(rules: GoRules, text: &str) -> Result<Go, Unreadable> {
    let (stones, below) = stones::read_picture(Rules::Go(rules), text)?;
    finish(rules, stones, &Scanner::new(text), below)
}

/// Returns the position of these stones with the state listed after the side to move. Errors of
/// the stones have the place of `start`, where the stones begin.
fn finish(rules: GoRules, stones: Stones, start: &Scanner, mut scanner: Scanner) -> Result<Go, Unreadable> {
    let mut position =
        Go::with_stones(rules, stones.to_move, stones.stones).map_err(|error| start.error(error))?;
    loop {
        scanner.take_while(|c| c.is_whitespace() || c == ',');
        if scanner.peek().is_none() {
            return Ok(position);
        }
        let at_word = scanner.clone();
        let word = scanner.take_while(char::is_alphabetic).to_ascii_lowercase();
        if !scanner.take('=') {
            return Err(at_word.expected("ko=, passes=, prisoners= or the end"));
        }
        position = match word.as_str() {
            KO => {
                let square = super::frame(Rules::Go(rules)).take_name(&mut scanner);
                let square = square.ok_or_else(|| scanner.expected("a point"))?;
                position.with_ko(square).map_err(|error| at_word.error(error))?
            }
            PASSES => match take_number(&mut scanner)? {
                passes @ 0..=2 => position.with_passes(passes as u8),
                _ => return Err(at_word.expected("at most two passes")),
            },
            PRISONERS => {
                let black = take_number(&mut scanner)?;
                if !scanner.take(':') {
                    return Err(scanner.expected("a colon"));
                }
                position.with_prisoners([black, take_number(&mut scanner)?])
            }
            _ => return Err(at_word.expected("ko=, passes=, prisoners= or the end")),
        };
        if scanner.peek().is_some_and(|next| !next.is_whitespace() && next != ',') {
            return Err(scanner.expected("a space or the end"));
        }
    }
}

fn take_number(scanner: &mut Scanner) -> Result<u16, Unreadable> {
    scanner.take_number().ok_or_else(|| scanner.expected("a number"))
}
