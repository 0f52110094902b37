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
//! | game | PDN | see [`pdn`] |

#![forbid(unsafe_code)]

use crate::rules::{Game, Position, Rules, Side, Square, Turn};

mod checkers;
mod connect_four;
mod drawing;
mod error;
mod four;
pub mod pdn;
mod record;
mod reversi;
mod scan;
mod stones;
mod transcript;

use drawing::Frame;
pub(crate) use error::excerpt;
pub use error::{BadTurn, Place, Problem, Unreadable};
pub use record::{Comment, Dropped, Record, Score};

/// How squares are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Style {
    /// A letter for the column and a number for the row, counted from where the field counts it.
    #[default]
    Letters,
    /// The numbers that the game's players use, where they do: 1 to 32 in checkers.
    Numbers,
}

/// The name of a square. A square that has no number goes by its letter in either style.
#[must_use]
pub fn square_name(rules: Rules, square: Square, style: Style) -> String {
    let number = if style == Style::Numbers { square_number(rules, square) } else { None };
    match number {
        Some(number) => number.to_string(),
        None => frame(rules).name(square),
    }
}

/// The board with the names of its columns and rows.
fn frame(rules: Rules) -> Frame {
    let (columns, rows) = match rules {
        Rules::Checkers(_) | Rules::Reversi(_) => (drawing::Columns::Letters, drawing::Rows::FromTop),
        Rules::ConnectFour(_) => (drawing::Columns::Numbers, drawing::Rows::FromBottom),
        Rules::Four(_) => (drawing::Columns::Letters, drawing::Rows::FromBottom),
    };
    Frame { grid: rules.grid(), columns, rows }
}

/// The number by which players know a square; none for squares that nobody plays on.
#[must_use]
pub fn square_number(rules: Rules, square: Square) -> Option<u8> {
    match rules {
        Rules::Checkers(_) => checkers::number(square),
        Rules::ConnectFour(_) | Rules::Reversi(_) | Rules::Four(_) => None,
    }
}

/// The name of a side, in English, as the command line and the records use it.
#[must_use]
pub fn side_name(rules: Rules, side: Side) -> &'static str {
    match (rules, side) {
        (Rules::ConnectFour(_), Side::First) | (Rules::Checkers(_), Side::Second) => "Red",
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
    match position.rules().game() {
        Game::Checkers => checkers::turn_name(position.rules(), turn, style),
        Game::ConnectFour => connect_four::turn_name(position, turn),
        Game::Reversi => reversi::turn_name(position.rules(), turn),
        Game::Four => stones::turn_name(position.rules(), turn),
    }
}

/// Reads a turn that is legal in this position.
///
/// # Errors
/// When it is not a turn, may mean several, or is not legal: then with the reason.
pub fn read_turn(position: &dyn Position, text: &str) -> Result<Turn, BadTurn> {
    match position.rules().game() {
        Game::Checkers => checkers::read_turn(position, text),
        Game::ConnectFour => connect_four::read_turn(position, text),
        Game::Reversi => reversi::read_turn(position, text),
        Game::Four => stones::read_turn(position, text),
    }
}

/// A position in one line: `B:W21,K32:B1,2`.
///
/// What happened before is not in it: no count towards a draw.
#[must_use]
pub fn position_text(position: &dyn Position) -> String {
    match position.rules().game() {
        Game::Checkers => checkers::position_text(position),
        Game::ConnectFour | Game::Four => stones::text(position),
        Game::Reversi => reversi::position_text(position),
    }
}

/// Reads what [`position_text`] writes.
///
/// # Errors
/// When it is not a position of this game, with the place in the text.
pub fn read_position(rules: Rules, text: &str) -> Result<Box<dyn Position>, Unreadable> {
    match rules {
        Rules::Checkers(rules) => Ok(Box::new(checkers::read_position(rules, text)?)),
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
    match position.rules().game() {
        Game::Checkers => checkers::picture(position),
        Game::ConnectFour | Game::Reversi | Game::Four => {
            stones::picture(position, frame(position.rules()), "")
        }
    }
}

/// Reads what [`picture`] draws. Without a last line the first side is to move.
///
/// # Errors
/// When it is not a picture of this game's board, with the place in the text.
pub fn read_picture(rules: Rules, text: &str) -> Result<Box<dyn Position>, Unreadable> {
    match rules {
        Rules::Checkers(rules) => Ok(Box::new(checkers::read_picture(rules, text)?)),
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
        Game::ConnectFour | Game::Reversi | Game::Four => transcript::read(rules, file),
    }
}

/// Writes a game so that [`read_games`] and other programs read it.
///
/// # Errors
/// When the record's first position or one of its turns is not possible.
pub fn write_game(record: &Record) -> Result<String, Unreadable> {
    match record.rules.game() {
        Game::Checkers => pdn::write(record),
        Game::ConnectFour | Game::Reversi | Game::Four => transcript::write(record),
    }
}
