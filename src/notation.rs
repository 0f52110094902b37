//! Text: squares, turns, positions, pictures of boards and whole games, read and written in pairs.
//!
//! Everything here goes by the game: one file a game knows its letters and its customs, and this
//! file asks the right one. What is written is always the same; what is read may be untidy.
//!
//! | text | written as | read also as |
//! |---|---|---|
//! | square | `11`, `E3` | `e3` |
//! | turn | `11-15`, `11x18x25` | `11x25` where it can mean one thing only, `11:18`, `1115`, `B6-A5` |
//! | position | `B:W21,K32:B1,2` | ranges, spaces, quotes, a full stop at the end |
//! | picture | a board drawn in letters | indented; without the letters above the columns |
//! | game of checkers | PDN | see [`pdn`] |
//! | game of Go, gomoku, reversi | SGF | see [`sgf`], and for reversi its dialect GGF; see [`transcript`] |
//! | game of connect four, four | a line of turns | see [`transcript`] |
//!
//! Go names its points without I and from the bottom, `D4`; what else a position of Go says stands
//! behind the side to move: `.X/O. X passes=1`.

#![forbid(unsafe_code)]

use crate::rules::{Game, Position, Rules, Side, Square, Turn};

mod checkers;
mod connect_four;
mod decode;
mod drawing;
mod error;
mod format;
mod four;
mod go;
mod gomoku;
pub mod pdn;
mod record;
mod replay;
mod reversi;
mod scan;
pub mod sgf;
mod stones;
pub mod transcript;

use drawing::Frame;
pub(crate) use error::excerpt;
pub use error::{BadTurn, Place, Problem, Unreadable};
pub use format::{Format, Games, read_any, read_until};
pub use record::{Comment, Dropped, Extra, Record, Score};

/// How squares are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Style {
    /// A letter for the column and a number for the row, counted as the game's players count them:
    /// in checkers from the top, so that A1 is the square at the top left, but a1 at the bottom left
    /// in Russian, Brazilian and Czech draughts.
    #[default]
    Letters,
    /// The numbers that the game's players use, where they do: 1 to 32 in checkers, to 50 and 72 on larger
    /// boards.
    Numbers,
}

/// The name of a square. A square that has no number goes by its letter in either style.
#[must_use]
pub fn square_name(rules: Rules, square: Square, style: Style) -> String {
    let number = if style == Style::Numbers { square_number(rules, square) } else { None };
    match number {
        Some(number) => number.to_string(),
        None => match rules {
            Rules::Checkers(rules) => checkers::letters(rules, square),
            _ => frame(rules).name(square),
        },
    }
}

/// The square with this name, in either style.
#[must_use]
pub fn read_square(rules: Rules, name: &str) -> Option<Square> {
    let is_called = |square| {
        [Style::Letters, Style::Numbers]
            .into_iter()
            .any(|style| square_name(rules, square, style).eq_ignore_ascii_case(name.trim()))
    };
    rules.grid().squares().find(|&square| is_called(square))
}

/// The board with the names of its columns and rows.
fn frame(rules: Rules) -> Frame {
    let (columns, rows) = match rules {
        Rules::Checkers(rules) => (drawing::Columns::Letters, checkers::rows(rules)),
        Rules::Reversi(_) => (drawing::Columns::Letters, drawing::Rows::FromTop),
        Rules::Gomoku(_) | Rules::Four(_) => (drawing::Columns::Letters, drawing::Rows::FromBottom),
        Rules::Go(_) => (drawing::Columns::WithoutI, drawing::Rows::FromBottom),
        Rules::ConnectFour(_) => (drawing::Columns::Numbers, drawing::Rows::FromBottom),
    };
    Frame { grid: rules.grid(), columns, rows }
}

/// The number by which players know a square; none for squares that nobody plays on.
#[must_use]
pub fn square_number(rules: Rules, square: Square) -> Option<u8> {
    match rules {
        Rules::Checkers(rules) => checkers::number(rules, square),
        _ => None,
    }
}

/// The name of a side, in English, as the command line and the records use it.
#[must_use]
pub fn side_name(rules: Rules, side: Side) -> &'static str {
    match (rules, side) {
        (Rules::Checkers(rules), side) => checkers::side_name(rules, side),
        (Rules::ConnectFour(_), Side::First) => "Red",
        (Rules::ConnectFour(_), Side::Second) => "Yellow",
        (_, Side::First) => "Black",
        (_, Side::Second) => "White",
    }
}

/// A turn as records have it: `11-15`, `11x18x25`.
#[must_use]
pub fn turn_text(position: &dyn Position, turn: &Turn) -> String {
    turn_name(position, turn, Style::Numbers)
}

/// A turn with its squares named in this style: `11-15` or `E3-D4`. [`read_turn`] reads both.
#[must_use]
pub fn turn_name(position: &dyn Position, turn: &Turn, style: Style) -> String {
    match position.rules() {
        Rules::Checkers(rules) => checkers::turn_name(rules, position, turn, style),
        Rules::Go(_) => go::turn_name(position.rules(), turn),
        Rules::ConnectFour(_) => connect_four::turn_name(position, turn),
        rules @ (Rules::Reversi(_) | Rules::Gomoku(_) | Rules::Four(_)) => stones::turn_name(rules, turn),
    }
}

/// Reads a turn that is legal in this position.
///
/// # Errors
/// When it is not a turn, may mean several, or is not legal: then with the reason.
pub fn read_turn(position: &dyn Position, text: &str) -> Result<Turn, BadTurn> {
    match position.rules() {
        Rules::Checkers(rules) => checkers::read_turn(rules, position, text),
        Rules::Go(_) => go::read_turn(position, text),
        Rules::ConnectFour(_) => connect_four::read_turn(position, text),
        Rules::Reversi(_) => reversi::read_turn(position, text),
        Rules::Gomoku(_) | Rules::Four(_) => stones::read_turn(position, text),
    }
}

/// Whether a text is a pass, in a game that has it.
#[must_use]
pub fn is_pass(text: &str) -> bool {
    stones::is_pass(text.trim())
}

/// A position in one line: `B:W21,K32:B1,2`.
///
/// What happened before is not in it: no count towards a draw.
#[must_use]
pub fn position_text(position: &dyn Position) -> String {
    match position.rules() {
        Rules::Checkers(rules) => checkers::position_text(rules, position),
        Rules::Go(_) => go::position_text(position),
        Rules::Gomoku(_) => gomoku::position_text(position),
        Rules::ConnectFour(_) | Rules::Four(_) => stones::text(position),
        Rules::Reversi(_) => reversi::position_text(position),
    }
}

/// Reads what [`position_text`] writes.
///
/// # Errors
/// When it is not a position of this game, with the place in the text.
pub fn read_position(rules: Rules, text: &str) -> Result<Box<dyn Position>, Unreadable> {
    match rules {
        Rules::Checkers(rules) => Ok(Box::new(checkers::read_position(rules, text)?)),
        Rules::Go(rules) => Ok(Box::new(go::read_position(rules, text)?)),
        Rules::Gomoku(rules) => Ok(Box::new(gomoku::read_position(rules, text)?)),
        Rules::ConnectFour(rules) => Ok(Box::new(connect_four::read_position(rules, text)?)),
        Rules::Reversi(rules) => Ok(Box::new(reversi::read_position(rules, text)?)),
        Rules::Four(rules) => Ok(Box::new(four::read_position(rules, text)?)),
    }
}

/// A position drawn in letters, one line a row, with whose turn it is in the last line.
///
/// ```text
///   A B C D E F G H
/// 1   b   b   b   b
/// 2 b   b   b   b
/// 3   b   b   b   b
/// 4 .   .   .   .
/// 5   .   .   .   .
/// 6 r   r   r   r
/// 7   r   r   r   r
/// 8 r   r   r   r
/// Black to move
/// ```
#[must_use]
pub fn picture(position: &dyn Position) -> String {
    match position.rules() {
        Rules::Checkers(rules) => checkers::picture(rules, position),
        Rules::Go(_) => go::picture(position),
        Rules::Gomoku(_) => gomoku::picture(position),
        Rules::ConnectFour(_) | Rules::Reversi(_) | Rules::Four(_) => stones::picture(position, ""),
    }
}

/// Reads what [`picture`] draws. Without a last line the first side is to move.
///
/// # Errors
/// When it is not a picture of this game's board, with the place in the text.
pub fn read_picture(rules: Rules, text: &str) -> Result<Box<dyn Position>, Unreadable> {
    match rules {
        Rules::Checkers(rules) => Ok(Box::new(checkers::read_picture(rules, text)?)),
        Rules::Go(rules) => Ok(Box::new(go::read_picture(rules, text)?)),
        Rules::Gomoku(rules) => Ok(Box::new(gomoku::read_picture(rules, text)?)),
        Rules::ConnectFour(rules) => Ok(Box::new(connect_four::read_picture(rules, text)?)),
        Rules::Reversi(rules) => Ok(Box::new(reversi::read_picture(rules, text)?)),
        Rules::Four(rules) => Ok(Box::new(four::read_picture(rules, text)?)),
    }
}

/// Reads every game of a file. `rules` are those of games that do not say otherwise.
///
/// A game that cannot be read does not keep the others from being read: it is an error in its
/// place.
#[must_use]
pub fn read_games(rules: Rules, file: &[u8]) -> Vec<Result<Record, Unreadable>> {
    match rules.game() {
        Game::Checkers => pdn::read(rules, file),
        Game::Go | Game::Gomoku | Game::Reversi if sgf::is_in(file) => sgf::read(rules, file),
        _ => transcript::read(rules, file),
    }
}

/// Writes a game so that [`read_games`] and other programs read it.
///
/// # Errors
/// When the record's first position or one of its turns is not possible.
pub fn write_game(record: &Record) -> Result<String, Unreadable> {
    match Format::of(record.rules.game()) {
        Format::Pdn => pdn::write(record),
        Format::Sgf => sgf::write(record),
        Format::Transcript => transcript::write(record),
    }
}
