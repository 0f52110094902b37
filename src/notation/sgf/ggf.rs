//! Generic Game Format, the property trees of the Generic Game Server for reversi.
//!
//! The format is described by M. Buro (`help ggf` of the server). It resembles [SGF](super), but all
//! turns are in one node, each with a program's evaluation and the seconds it took
//! (`B[d3/-1.2/3]`), and `BO` holds the first position. This module only reads it. Games of reversi
//! are written as SGF, so ratings and results are converted to its properties. The evaluation and the
//! seconds of a turn count as one dropped mark.

use std::collections::BTreeMap;

use crate::notation::error::{BadTurn, Problem, Unreadable, excerpt};
use crate::notation::limits::{self, Limit};
use crate::notation::position_text;
use crate::notation::record::{Record, Score};
use crate::notation::replay::{Replay, too_much};
use crate::notation::scan::Scanner;
use crate::notation::sgf::read_turn;
use crate::notation::sgf::tree::{Tree, Value};
use crate::notation::stones;
use crate::rules::{Rules, Side};

/// The name of the game in the property `GM`.
const OTHELLO: &str = "Othello";
/// The only supported size of board.
const SIZE: &str = "8";

/// Returns true if this tree is GGF. In SGF games have numbers instead of names.
pub(super) fn is_ggf(tree: &Tree) -> bool {
    let mut properties = tree.properties();
    properties.any(|(_, property)| property.name == "GM" && property.text().eq_ignore_ascii_case(OTHELLO))
}

/// Reads the game of a tree.
pub(super) fn record(rules: Rules, tree: &Tree) -> Result<Record, Unreadable> {
    let mut record = Record::new(rules, Vec::new());
    record.dropped.variations = tree.branches.iter().filter(|branch| branch.of.is_none()).count();
    // GGF has no properties with several values.
    let properties = || tree.properties().map(|(_, property)| (property.name, property.first));
    let mut start_at = crate::notation::Place::START;
    for (name, value) in properties() {
        match &*name {
            "TY" => check_type(&value)?,
            "BO" => {
                start_at = value.place;
                record.start = read_board(rules, &value)?;
            }
            "RE" => take_result(&mut record, &value.line()),
            "PC" | "DT" | "PB" | "PW" | "EV" => record.tags.push((name.into_owned(), value.line())),
            "RB" => record.tags.push(("BR".to_owned(), value.line())),
            "RW" => record.tags.push(("WR".to_owned(), value.line())),
            _ => {}
        }
        if record.tags.len() > limits::TAGS {
            return Err(too_much(value.place, Limit::Tags));
        }
    }
    let mut replay = Replay::new(record, start_at)?;
    for (name, value) in properties() {
        match &*name {
            "B" => play(&mut replay, Side::First, &value)?,
            "W" => play(&mut replay, Side::Second, &value)?,
            "C" => replay.remark(value.text().trim(), value.place)?,
            "GM" | "BO" | "RE" | "PC" | "DT" | "PB" | "PW" | "EV" | "RB" | "RW" => {}
            name => replay.note(name, 1, std::iter::once(value.raw), value.place)?,
        }
    }
    Ok(replay.finish())
}

/// Plays `d3`, `d3/-1.2/3` or `pa`.
fn play(replay: &mut Replay, side: Side, value: &Value) -> Result<(), Unreadable> {
    let text = value.line();
    let (point, opinion) = text.split_once('/').unwrap_or((&text, ""));
    let turn = read_turn(replay.record.rules, point.trim())
        .ok_or_else(|| replay.refused(value.place, BadTurn::NotATurn(excerpt(&text))))?;
    replay.play_as(side, turn, point, value.place)?;
    replay.record.dropped.marks += usize::from(opinion.contains(|c: char| c.is_ascii_digit()));
    Ok(())
}

/// Checks the kind of game. It is the size of the board, with an `s` before it for two games at the
/// same time, and with letters for options after it; `a` stands for anti-reversi.
fn check_type(value: &Value) -> Result<(), Unreadable> {
    let text = value.line();
    let size_and_more = text.trim_start_matches('s');
    let more = size_and_more.trim_start_matches(|c: char| c.is_ascii_digit());
    let size = &size_and_more[..size_and_more.len() - more.len()];
    let is_anti = more.split('r').next().is_some_and(|letters| letters.contains('a'));
    if size == SIZE && !is_anti {
        Ok(())
    } else {
        Err(value.error(Problem::OtherGame(format!("TY {}", excerpt(&text)))))
    }
}

/// Reads the first position, `8 ---*O--- ... *`. Returns `None` if it is the usual one.
fn read_board(rules: Rules, value: &Value) -> Result<Option<String>, Unreadable> {
    let mut scanner = Scanner::at(value.raw, value.place);
    scanner.skip_space();
    let at_size = scanner.clone();
    if scanner.take_while(|c| c.is_ascii_digit()) != SIZE {
        return Err(at_size.expected("a board of size 8"));
    }
    let mut discs = BTreeMap::new();
    for square in rules.grid().squares() {
        if let Some(side) = take_cell(&mut scanner)? {
            discs.insert(square, side);
        }
    }
    scanner.skip_space();
    let at_side = scanner.clone();
    let to_move = take_cell(&mut scanner)?.ok_or_else(|| at_side.expected("the side to move"))?;
    let position = stones::position(rules, &discs, to_move)
        .map_err(|error| Unreadable { place: value.place, problem: error.problem })?;
    let text = position_text(&*position);
    Ok((text != position_text(&*rules.start())).then_some(text))
}

/// Takes a square of the board: a disc, or `None` for an empty square.
fn take_cell(scanner: &mut Scanner) -> Result<Option<Side>, Unreadable> {
    scanner.skip_space();
    if scanner.take('*') { Ok(Some(Side::First)) } else { stones::take_stone(scanner) }
}

/// Reads a result into the record: the number of discs by which Black won, `+4.000`, with an optional
/// letter for resignation, time or leaving: `-64.000:r`.
fn take_result(record: &mut Record, text: &str) {
    let (number, how) = text.split_once(':').unwrap_or((text, ""));
    let mut tag = text.to_owned();
    if let Ok(discs) = number.trim().parse::<f64>() {
        let (score, winner) = if discs > 0.0 {
            (Score::Won(Side::First), "B")
        } else if discs < 0.0 {
            (Score::Won(Side::Second), "W")
        } else {
            (Score::Draw, "")
        };
        record.score = Some(score);
        tag = match (winner, how) {
            ("", _) => return,
            (winner, "r") => format!("{winner}+R"),
            (winner, "t") => format!("{winner}+T"),
            (winner, "l") => format!("{winner}+F"),
            (winner, _) => format!("{winner}+{}", discs.abs()),
        };
    }
    record.tags.push(("RE".to_owned(), tag));
}
