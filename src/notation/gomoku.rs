//! Squares, turns, positions and pictures of gomoku.
//!
//! Columns have letters from the left, including I; rows have numbers from the bottom. A turn is the
//! name of its point: `h8`. In an unfinished opening, or after a swap of sides, a position names the
//! stage of the opening after the side to move.

use super::error::Unreadable;
use super::scan::Scanner;
use super::stones::{self, Stones};
use crate::rules::gomoku::{self, Stage};
use crate::rules::{Position, Rules};

/// Returns a position such as `.../.X./... O`, or in an opening with a swap `.../.X./... O placing`.
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
    stones::picture(position, &stage)
}

pub(super) fn read_picture(rules: gomoku::Rules, text: &str) -> Result<gomoku::Position, Unreadable> {
    let (stones, mut below) = stones::read_picture(Rules::Gomoku(rules), text)?;
    below.take(',');
    with_stage(rules, stones, below)
}

/// Returns the position with these stones. The rest of the text may name the stage of the opening.
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
