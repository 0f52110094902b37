//! Squares, turns, positions and pictures of gomoku.
//!
//! Columns have letters from the left, I among them, rows have numbers from the bottom, and a turn
//! is the name of its point: `h8`. Behind the side to move stands how far an opening has come that
//! is not over, or that the players have changed sides in it.

use super::Style;
use super::error::{BadTurn, Unreadable, excerpt};
use super::scan::Scanner;
use super::stones::{self, Stones};
use crate::rules::gomoku::{self, Stage};
use crate::rules::{Position, Rules, Turn};

pub(super) fn turn_name(rules: Rules, Turn(squares): &Turn) -> String {
    let names = squares.iter().map(|&square| super::square_name(rules, square, Style::Letters));
    names.collect::<String>().to_lowercase()
}

pub(super) fn read_turn(position: &dyn Position, text: &str) -> Result<Turn, BadTurn> {
    let mut scanner = Scanner::new(text.trim());
    let square = super::frame(position.rules()).take_name(&mut scanner);
    let (Some(square), None) = (square, scanner.peek()) else {
        return Err(BadTurn::NotATurn(excerpt(text)));
    };
    let turn = Turn(vec![square]);
    match position.changes(&turn) {
        Ok(_) => Ok(turn),
        Err(reason) => Err(BadTurn::illegal(position.rules(), text, reason)),
    }
}

/// Written as `.../.X./... O`, in an opening with a swap also `.../.X./... O placing`.
pub(super) fn position_text(position: &dyn Position) -> String {
    let stage = position.stage().map_or(String::new(), |stage| format!(" {stage}"));
    stones::text(position) + &stage
}

pub(super) fn read_position(rules: gomoku::Rules, text: &str) -> Result<gomoku::Position, Unreadable> {
    let mut scanner = Scanner::new(text);
    let stones = stones::read(rules.grid(), &mut scanner)?;
    with_stage(rules, stones, scanner)
}

pub(super) fn picture(position: &dyn Position) -> String {
    let stage = position.stage().map_or(String::new(), |stage| format!(", {stage}"));
    stones::picture(position, super::frame(position.rules()), &stage)
}

pub(super) fn read_picture(rules: gomoku::Rules, text: &str) -> Result<gomoku::Position, Unreadable> {
    let any_rules = Rules::Gomoku(rules);
    let name = |side| super::side_name(any_rules, side);
    let (stones, mut below) = stones::read_picture(super::frame(any_rules), name, text)?;
    below.take(',');
    with_stage(rules, stones, below)
}

/// The position with these stones, at the stage of the opening that is named in the rest of the
/// text, if one is.
fn with_stage(
    rules: gomoku::Rules,
    Stones { stones, to_move, .. }: Stones,
    mut scanner: Scanner,
) -> Result<gomoku::Position, Unreadable> {
    scanner.skip_space();
    let word = scanner.rest().trim_end().to_lowercase();
    let is_named = |stage: &Stage| stage.name().unwrap_or_default() == word;
    let Some(stage) = Stage::ALL.into_iter().find(is_named) else {
        return Err(scanner.expected("a stage of the opening, or the end"));
    };
    gomoku::Position::with_stones(rules, stage, to_move, stones).map_err(|e| scanner.error(e))
}
