//! Points and turns of SGF.

use super::tree::Value;
use crate::notation;
use crate::notation::scan::Scanner;
use crate::notation::{frame, hex};
use crate::rules::{Game, Position, Rules, Square, Turn};

/// Largest board on which `tt` is a pass, as before FF\[4\].
const PASS_IS_TT: u8 = 19;

/// Reads a point: `pd`, column and row as letters from the top left, or the usual name of a square.
fn read_point(rules: Rules, text: &str) -> Option<Square> {
    if let [column @ (b'a'..=b'z' | b'A'..=b'Z'), row @ (b'a'..=b'z' | b'A'..=b'Z')] = text.as_bytes() {
        let number = |letter: &u8| letter.to_ascii_lowercase() - b'a';
        return rules.grid().square(number(column), number(row));
    }
    let mut scanner = Scanner::new(text);
    frame(rules).take_name(&mut scanner).filter(|_| scanner.peek().is_none())
}

/// Reads a turn: a point or a pass. A pass is an empty value, or `tt` on boards without that point.
pub(in crate::notation) fn read_turn(rules: Rules, text: &str) -> Option<Turn> {
    let grid = rules.grid();
    match read_point(rules, text) {
        Some(square) => Some(Turn(vec![square])),
        None => {
            let is_small = grid.columns.max(grid.rows) <= PASS_IS_TT;
            let is_pass =
                text.is_empty() || notation::is_pass(text) || is_small && text.eq_ignore_ascii_case("tt");
            is_pass.then(Turn::default)
        }
    }
}

/// Reads a point, or a rectangle of points from two corners: `aa:cc`.
pub(in crate::notation) fn read_points(rules: Rules, value: &Value) -> Option<Vec<Square>> {
    let text = value.line();
    let (one, other) = text.split_once(':').unwrap_or((&text, &text));
    let grid = rules.grid();
    let (left, top) = grid.place(read_point(rules, one.trim())?);
    let (right, bottom) = grid.place(read_point(rules, other.trim())?);
    let is_inside = |square: &Square| {
        let (column, row) = grid.place(*square);
        (left..=right).contains(&column) && (top..=bottom).contains(&row)
    };
    Some(grid.squares().filter(is_inside).collect())
}

/// Returns the value of a turn: a point, nothing for a pass, or the word for a swap in Hex.
pub(super) fn turn(position: &dyn Position, turn: &Turn) -> String {
    if hex::is_swap(position, turn) {
        return hex::SWAP_PIECES.to_owned();
    }
    turn.0.first().map(|&square| point(position.rules(), square)).unwrap_or_default()
}

/// Returns a point as two letters, or in Hex as the name of its square. No board has more than 26
/// columns or rows.
pub(in crate::notation) fn point(rules: Rules, square: Square) -> String {
    if rules.game() == Game::Hex {
        return frame(rules).name(square).to_lowercase();
    }
    let (column, row) = rules.grid().place(square);
    [column, row].map(|number| char::from(b'a' + number % 26)).iter().collect()
}
