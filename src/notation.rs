//! Text: squares, turns, positions, pictures of boards and whole games, read and written in pairs.
//!
//! Each game has a file with its letters and conventions; this module dispatches to them. Writers
//! produce one canonical form; readers accept common variations of it.
//!
//! | text | written as | also read as |
//! |---|---|---|
//! | square | `11`, `E3` | `e3` |
//! | turn | `11-15`, `11x18x25` | `11x25` if unambiguous, `11:18`, `1115`, `B6-A5` |
//! | position | `B:W21,K32:B1,2` | ranges, spaces, quotes, a full stop at the end |
//! | picture | a board drawn in letters | indented; without the letters above the columns |
//! | game of checkers, Hexdame | PDN | see [`pdn`] |
//! | game of Go, gomoku, reversi, hex | SGF | see [`sgf`], for reversi also GGF; see [`transcript`] |
//! | game of connect four, four | a line of turns | see [`transcript`] |
//!
//! Readers take time and memory in proportion to the text, and refuse what exceeds one of the
//! [`limits`].
//!
//! Go names its points without the letter I and counts rows from the bottom: `D4`. A position of Go
//! lists further facts after the side to move: `.X/O. X passes=1`.
//!
//! # Examples
//!
//! Read a game of draughts, walk through its turns, and write the position at its end:
//!
//! ```
//! use parlour::notation;
//! use parlour::rules::Game;
//!
//! let american = Game::Checkers.preset("american")?;
//! let games = notation::read_games(american, b"1. 11-15 23-19 2. 8-11 *");
//! let record = games.into_iter().next().expect("the text holds one game")?;
//!
//! let mut position = record.first_position()?;
//! let mut turns = Vec::new();
//! for turn in &record.turns {
//!     turns.push(notation::turn_text(&*position, turn));
//!     position.play(turn)?;
//! }
//! assert_eq!(turns, ["11-15", "23-19", "8-11"]);
//! assert_eq!(
//!     notation::position_text(&*position),
//!     "W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,9,10,11,12,15",
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

use crate::rules::{Position, Rules, Side, Square, Turn};

mod checkers;
mod connect_four;
mod decode;
mod draughts;
mod drawing;
mod error;
mod format;
mod four;
mod go;
mod gomoku;
mod hex;
mod hexdame;
pub mod hub;
pub mod limits;
mod lines;
mod list;
mod marks;
pub mod pdn;
mod record;
mod records;
mod replay;
mod reversi;
mod scan;
pub mod sgf;
mod steps;
mod stones;
pub mod transcript;

use draughts::Kind as _;
use drawing::Frame;
pub(crate) use error::excerpt;
pub use error::{BadTurn, Place, Problem, Unreadable};
pub use format::{Format, Games, detect, read_any, read_until};
#[cfg(not(target_family = "wasm"))]
pub(crate) use hex::SWAP_PIECES;
pub use hex::{is_swap, swap};
use limits::Limit;
pub use marks::Mark;
pub use record::{Comment, Dropped, Extra, Record, Score, SideLine};
pub use records::{Records, records};
#[cfg(feature = "tools")]
pub use steps::steps;

/// Naming scheme for squares.
///
/// ```
/// use parlour::notation::{Style, square_name};
/// use parlour::rules::{Game, Square};
///
/// let american = Game::Checkers.preset("american")?;
/// assert_eq!(square_name(american, Square(1), Style::Letters), "B1");
/// assert_eq!(square_name(american, Square(1), Style::Numbers), "1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Style {
    /// A letter for the column and a number for the row. Rows are counted in the direction that is
    /// usual for the game. In checkers A1 is the square at the top left; in Russian, Brazilian and
    /// Czech draughts a1 is the square at the bottom left.
    #[default]
    Letters,
    /// The numbers of the dark squares in checkers: 1 to 32, or up to 50 and 72 on larger boards.
    /// Other squares and games fall back to [`Letters`](Style::Letters).
    Numbers,
}

/// Returns the name of a square. A square without a number has its letter name in both styles.
#[must_use]
pub fn square_name(rules: Rules, square: Square, style: Style) -> String {
    let number = if style == Style::Numbers { square_number(rules, square) } else { None };
    match number {
        Some(number) => number.to_string(),
        None => match rules {
            Rules::Checkers(rules) => checkers::letters(rules, square),
            Rules::Hexdame(rules) => rules.name(square),
            _ => frame(rules).name(square),
        },
    }
}

/// Returns the square with this name, in either style and in any case.
///
/// ```
/// use parlour::notation::read_square;
/// use parlour::rules::{Game, Square};
///
/// let chinese = Game::Go.preset("chinese")?;
/// assert_eq!(read_square(chinese, "A19"), Some(Square(0)));
/// assert_eq!(read_square(chinese, "I5"), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn read_square(rules: Rules, name: &str) -> Option<Square> {
    let is_called = |square| {
        [Style::Letters, Style::Numbers]
            .into_iter()
            .any(|style| square_name(rules, square, style).eq_ignore_ascii_case(name.trim()))
    };
    rules.grid().squares().find(|&square| is_called(square))
}

/// Returns the grid of a board with the names of its columns and rows.
fn frame(rules: Rules) -> Frame {
    let (columns, rows) = match rules {
        Rules::Checkers(rules) => (drawing::Columns::Letters, checkers::rows(rules)),
        Rules::Reversi(_) | Rules::Hex(_) => (drawing::Columns::Letters, drawing::Rows::FromTop),
        Rules::Gomoku(_) | Rules::Four(_) | Rules::Hexdame(_) => {
            (drawing::Columns::Letters, drawing::Rows::FromBottom)
        }
        Rules::Go(_) => (drawing::Columns::WithoutI, drawing::Rows::FromBottom),
        Rules::ConnectFour(_) => (drawing::Columns::Numbers, drawing::Rows::FromBottom),
    };
    Frame { grid: rules.grid(), columns, rows }
}

/// Returns the number of a dark square in checkers, from 1. Other squares and games have none.
#[must_use]
pub fn square_number(rules: Rules, square: Square) -> Option<u8> {
    match rules {
        Rules::Checkers(rules) => checkers::number(rules, square),
        _ => None,
    }
}

/// Returns the English name of a side, as the command line and pictures of boards use it.
#[must_use]
pub fn side_name(rules: Rules, side: Side) -> &'static str {
    match (rules, side) {
        (Rules::Checkers(rules), side) => checkers::side_name(rules, side),
        (Rules::Hexdame(_), side) => ["White", "Black"][side.index()],
        (Rules::ConnectFour(_), Side::First) => "Red",
        (Rules::ConnectFour(_), Side::Second) => "Yellow",
        (_, Side::First) => "Black",
        (_, Side::Second) => "White",
    }
}

/// Returns the text of a turn as records hold it, with numbered squares in checkers: `11-15`,
/// `11x18x25`.
///
/// ```
/// use parlour::notation::{read_turn, turn_text};
/// use parlour::rules::Game;
///
/// let position = Game::Checkers.preset("american")?.start();
/// let turn = read_turn(&*position, "D3-C4")?;
/// assert_eq!(turn_text(&*position, &turn), "10-14");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn turn_text(position: &dyn Position, turn: &Turn) -> String {
    turn_name(position, turn, Style::Numbers)
}

/// Returns the text of a turn with its squares in this style: `11-15` or `E3-D4`. [`read_turn`]
/// reads both.
#[must_use]
pub fn turn_name(position: &dyn Position, turn: &Turn, style: Style) -> String {
    match position.rules() {
        Rules::Checkers(rules) => draughts::turn_name(rules, position, turn, style),
        Rules::Hexdame(rules) => draughts::turn_name(rules, position, turn, style),
        Rules::Go(_) => go::turn_name(position.rules(), turn),
        Rules::ConnectFour(_) => connect_four::turn_name(position, turn),
        Rules::Hex(_) => hex::turn_name(position, turn),
        rules @ (Rules::Reversi(_) | Rules::Gomoku(_) | Rules::Four(_)) => stones::turn_name(rules, turn),
    }
}

/// Reads a turn that is legal in this position.
///
/// # Errors
/// Returns an error if the text is not a turn, could stand for several turns, or names an illegal
/// turn. The last comes with the reason.
///
/// # Examples
///
/// ```
/// use parlour::notation::{BadTurn, read_turn};
/// use parlour::rules::Game;
///
/// let position = Game::Checkers.preset("american")?.start();
/// assert!(read_turn(&*position, "11-15").is_ok());
/// assert!(matches!(read_turn(&*position, "11-20"), Err(BadTurn::Illegal { .. })));
/// assert!(matches!(read_turn(&*position, "castle"), Err(BadTurn::NotATurn(_))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_turn(position: &dyn Position, text: &str) -> Result<Turn, BadTurn> {
    match position.rules() {
        Rules::Checkers(rules) => draughts::read_turn(rules, position, text),
        Rules::Hexdame(rules) => draughts::read_turn(rules, position, text),
        Rules::Go(_) => go::read_turn(position, text),
        Rules::ConnectFour(_) => connect_four::read_turn(position, text),
        Rules::Reversi(_) => reversi::read_turn(position, text),
        Rules::Hex(_) => hex::read_turn(position, text),
        Rules::Gomoku(_) | Rules::Four(_) => stones::read_turn(position, text),
    }
}

/// Returns true if the text is a word for a pass: `pass`, `pa`, `ps` or `--`, in any case. Not
/// every game has passes.
#[must_use]
pub fn is_pass(text: &str) -> bool {
    stones::is_pass(text.trim())
}

/// Returns a position as one line.
///
/// Checkers uses the FEN of PDN 3.0, `B:W21,K32:B1,2`, and Hexdame the same with its own squares; reversi the board of an OBF line; other
/// games list their rows from the top. The line holds no history and no count towards a draw.
///
/// ```
/// use parlour::notation::{position_text, read_position};
/// use parlour::rules::Game;
///
/// let american = Game::Checkers.preset("american")?;
/// let position = read_position(american, "B:W K32, 21-22 : B 1,2.")?;
/// assert_eq!(position_text(&*position), "B:W21,22,K32:B1,2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn position_text(position: &dyn Position) -> String {
    match position.rules() {
        Rules::Checkers(rules) => draughts::position_text(rules, position),
        Rules::Hexdame(rules) => draughts::position_text(rules, position),
        Rules::Go(_) => go::position_text(position),
        Rules::Gomoku(_) => gomoku::position_text(position),
        Rules::ConnectFour(_) | Rules::Four(_) | Rules::Hex(_) => stones::text(position),
        Rules::Reversi(_) => reversi::position_text(position),
    }
}

/// Reads a position in the form that [`position_text`] writes.
///
/// # Errors
/// Returns an error, with its place in the text, if the text is not a position of this game.
///
/// # Examples
///
/// ```
/// use parlour::notation::{Place, read_position};
/// use parlour::rules::Game;
///
/// let american = Game::Checkers.preset("american")?;
/// let error = read_position(american, "B:W21,33:B1").err().expect("there is no square 33");
/// assert_eq!(error.place, Place { line: 1, column: 7 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_position(rules: Rules, text: &str) -> Result<Box<dyn Position>, Unreadable> {
    check_length(text)?;
    match rules {
        Rules::Checkers(rules) => Ok(Box::new(draughts::read_position(rules, text)?)),
        Rules::Hexdame(rules) => Ok(Box::new(draughts::read_position(rules, text)?)),
        Rules::Go(rules) => Ok(Box::new(go::read_position(rules, text)?)),
        Rules::Gomoku(rules) => Ok(Box::new(gomoku::read_position(rules, text)?)),
        Rules::ConnectFour(rules) => Ok(Box::new(connect_four::read_position(rules, text)?)),
        Rules::Reversi(rules) => Ok(Box::new(reversi::read_position(rules, text)?)),
        Rules::Four(rules) => Ok(Box::new(four::read_position(rules, text)?)),
        Rules::Hex(rules) => Ok(Box::new(hex::read_position(rules, text)?)),
    }
}

/// Draws a position in letters, one line per row. The last line names the side to move.
///
/// ```
/// use parlour::notation::picture;
/// use parlour::rules::Game;
///
/// let position = Game::Checkers.preset("american")?.start();
/// let drawn = "  A B C D E F G H
/// 1   b   b   b   b
/// 2 b   b   b   b
/// 3   b   b   b   b
/// 4 .   .   .   .
/// 5   .   .   .   .
/// 6 r   r   r   r
/// 7   r   r   r   r
/// 8 r   r   r   r
/// Black to move
/// ";
/// assert_eq!(picture(&*position), drawn);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn picture(position: &dyn Position) -> String {
    match position.rules() {
        Rules::Checkers(rules) => draughts::picture(rules, position),
        Rules::Hexdame(rules) => draughts::picture(rules, position),
        Rules::Go(_) => go::picture(position),
        Rules::Gomoku(_) => gomoku::picture(position),
        Rules::ConnectFour(_) | Rules::Reversi(_) | Rules::Four(_) | Rules::Hex(_) => {
            stones::picture(position, "")
        }
    }
}

/// Reads a position in the form that [`picture`] draws. The first side is to move if the last line
/// is missing.
///
/// # Errors
/// Returns an error, with its place in the text, if the text is not a picture of this game's board.
///
/// # Examples
///
/// ```
/// use parlour::notation::{position_text, read_picture};
/// use parlour::rules::{Rules, go};
///
/// let small = Rules::Go(go::Rules::CHINESE.on(go::Size::new(3)?));
/// let drawn = "
///   A B C
/// 3 . X .
/// 2 X O X
/// 1 . . .
/// Black to move";
/// let position = read_picture(small, drawn)?;
/// assert_eq!(position_text(&*position), ".X./XOX/... X");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_picture(rules: Rules, text: &str) -> Result<Box<dyn Position>, Unreadable> {
    check_length(text)?;
    match rules {
        Rules::Checkers(rules) => Ok(Box::new(draughts::read_picture(rules, text)?)),
        Rules::Hexdame(rules) => Ok(Box::new(draughts::read_picture(rules, text)?)),
        Rules::Go(rules) => Ok(Box::new(go::read_picture(rules, text)?)),
        Rules::Gomoku(rules) => Ok(Box::new(gomoku::read_picture(rules, text)?)),
        Rules::ConnectFour(rules) => Ok(Box::new(connect_four::read_picture(rules, text)?)),
        Rules::Reversi(rules) => Ok(Box::new(reversi::read_picture(rules, text)?)),
        Rules::Four(rules) => Ok(Box::new(four::read_picture(rules, text)?)),
        Rules::Hex(rules) => Ok(Box::new(hex::read_picture(rules, text)?)),
    }
}

/// Returns an error if a text is too long for a position.
fn check_length(text: &str) -> Result<(), Unreadable> {
    if text.len() <= limits::POSITION {
        return Ok(());
    }
    Err(Unreadable { place: Place::START, problem: Problem::TooMuch(Limit::Position) })
}

/// Reads every game of a file. `rules` apply to games that do not state their own, and select the
/// format.
///
/// A game that cannot be read is an error at its position in the list; the others are read. The list
/// ends with an error if the file exceeds one of the [`limits`]. For a file of many games [`records`]
/// takes less memory.
#[must_use]
pub fn read_games(rules: Rules, file: &[u8]) -> Vec<Result<Record, Unreadable>> {
    list::collect(file.len(), records(rules, file))
}

/// Writes a game in the [`Format`] of its kind, for [`read_games`] and other programs.
///
/// # Errors
/// Returns an error if the record's first position is unreadable or one of its turns is illegal.
///
/// # Examples
///
/// ```
/// use parlour::notation::{Record, read_turn, write_game};
/// use parlour::rules::Game;
///
/// let rules = Game::ConnectFour.presets()[0].rules;
/// let turn = read_turn(&*rules.start(), "4")?;
/// let record = Record::new(rules, vec![turn]);
/// assert_eq!(write_game(&record)?, "4\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_game(record: &Record) -> Result<String, Unreadable> {
    match Format::of(record.rules.game()) {
        Format::Pdn => pdn::write(record),
        Format::Sgf => sgf::write(record),
        Format::Transcript => transcript::write(record),
    }
}
