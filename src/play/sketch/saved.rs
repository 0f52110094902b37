//! The saved form of a sketch.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::{Board, KEPT, Sketch};
use crate::notation;
use crate::play::form::{self, Head};
use crate::rules::{Game, Piece, Rank, Rules, Side};

/// Version of the form that [`write()`] writes.
const VERSION: u32 = 1;

/// Largest size of a saved sketch in bytes. A hundred boards of Go take a tenth of it.
pub const MAX_BYTES: usize = 1 << 20;

/// Reason why a saved sketch cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Damaged {
    /// The text is not the JSON of a saved sketch.
    #[error("it is no position that was set up: {}", form::reason(.0))]
    Form(#[from] serde_json::Error),
    /// A board of the sketch cannot be.
    #[error("it is no position that was set up: {0}")]
    Board(#[from] BadBoard),
    /// A later program wrote the sketch, in this version of the form.
    #[error("it was saved by a newer version of the app (form {0}, this app knows up to {VERSION})")]
    Later(u32),
    /// The sketch is whole, but holds this, which only a later program can have written.
    #[error("it holds something that this version of the app does not know: {0}")]
    Unknown(String),
    /// The sketch is of another game than the name of its file says.
    #[error("it is of another game")]
    OtherGame,
    /// The sketch is larger than [`MAX_BYTES`].
    #[error("it has {0} bytes, and can have {MAX_BYTES} at most")]
    TooLarge(usize),
}

impl Damaged {
    /// Returns `true` if the sketch is not damaged: a later program wrote it. Its file must neither be moved
    /// nor written over.
    #[must_use]
    pub fn is_later(&self) -> bool {
        matches!(self, Damaged::Later(_) | Damaged::Unknown(_))
    }
}

/// Reason why a board of a saved sketch cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadBoard {
    /// The undo history is empty.
    #[error("there is no board")]
    NoBoard,
    /// The number of squares does not fit the rules.
    #[error("a board has {found} squares instead of {wanted}")]
    Squares {
        /// Number of squares in the text.
        found: usize,
        /// Number of squares of the board.
        wanted: usize,
    },
    /// A character is not one of a piece.
    #[error("no piece is written as {0:?}")]
    Piece(char),
    /// There is a piece on a square that the game does not use.
    #[error("a piece stands where none can")]
    Beside,
}

/// A sketch as its file holds it.
#[derive(Serialize)]
struct Written<'a> {
    version: u32,
    begins: bool,
    sketch: &'a Sketch,
}

/// The file of a sketch, with the sketch as text.
#[derive(Deserialize)]
struct SavedFile<'a> {
    begins: bool,
    #[serde(borrow)]
    sketch: &'a RawValue,
}

/// Writes a sketch as JSON. `begins` is true if the next match of its game begins with it.
#[must_use]
pub fn write(begins: bool, sketch: &Sketch) -> String {
    // Plain values with text keys, for which writing JSON cannot fail.
    serde_json::to_string(&Written { version: VERSION, begins, sketch }).unwrap_or_default()
}

/// Reads a sketch of this game that [`write()`] wrote, and `true` if the next match begins with it.
///
/// # Errors
/// Returns an error if the text is not a saved sketch, if it is of another game, or if a later program wrote
/// it.
pub fn read(game: Game, text: &str) -> Result<(bool, Sketch), Damaged> {
    if text.len() > MAX_BYTES {
        return Err(Damaged::TooLarge(text.len()));
    }
    let Head { version, unknown } = Head::read(text, &["version", "begins", "sketch"])?;
    if version > VERSION {
        return Err(Damaged::Later(version));
    }
    if let Some(field) = unknown {
        return Err(Damaged::Unknown(field));
    }
    let SavedFile { begins, sketch: text } = serde_json::from_str(text)?;
    let sketch = read_sketch(text.get())?;
    if sketch.rules().game() == game { Ok((begins, sketch)) } else { Err(Damaged::OtherGame) }
}

fn read_sketch(text: &str) -> Result<Sketch, Damaged> {
    // Longer sketches than any of this program are only read, since a search takes much memory.
    let given: Value = if text.len() <= form::MAX_PART { serde_json::from_str(text)? } else { Value::Null };
    let saved: SavedSketch = serde_json::from_str(text).map_err(|error| {
        let is_whole = given["boards"].as_array().is_some_and(|boards| {
            !boards.is_empty()
                && boards.iter().all(|board| board["rules"].is_object() && board["pieces"].is_string())
        });
        if is_whole { Damaged::Unknown(form::reason(&error)) } else { Damaged::Form(error) }
    })?;
    if !given.is_null()
        && let Some(field) = form::unknown_field(&given, &serde_json::to_value(&saved)?)
    {
        return Err(Damaged::Unknown(field));
    }
    Sketch::try_from(saved).map_err(|bad| match bad {
        BadBoard::Piece(_) => Damaged::Unknown(bad.to_string()),
        bad => Damaged::Board(bad),
    })
}

#[derive(Serialize, Deserialize)]
pub(super) struct SavedSketch {
    boards: Vec<SavedBoard>,
    at: usize,
}

#[derive(Serialize, Deserialize)]
struct SavedBoard {
    rules: Rules,
    /// A character for each square, row by row from the top left: x and o are men, X and O are kings,
    /// and a dot is an empty square.
    pieces: String,
    to_move: Side,
    #[serde(default)]
    prisoners: [u16; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    taken_over: Option<String>,
}

fn letter(piece: Option<Piece>) -> char {
    match piece {
        None => '.',
        Some(Piece { side: Side::First, rank: Rank::Man }) => 'x',
        Some(Piece { side: Side::First, rank: Rank::King }) => 'X',
        Some(Piece { side: Side::Second, rank: Rank::Man }) => 'o',
        Some(Piece { side: Side::Second, rank: Rank::King }) => 'O',
    }
}

fn piece(letter: char) -> Result<Option<Piece>, BadBoard> {
    let known = super::pieces(Game::Checkers).into_iter().map(Some).chain([None]);
    known.into_iter().find(|&piece| self::letter(piece) == letter).ok_or(BadBoard::Piece(letter))
}

impl From<Sketch> for SavedSketch {
    fn from(Sketch { boards, at }: Sketch) -> SavedSketch {
        let written = |board: Board| SavedBoard {
            rules: board.rules,
            pieces: board.pieces.into_iter().map(letter).collect(),
            to_move: board.to_move,
            prisoners: board.prisoners,
            taken_over: board.taken_over,
        };
        SavedSketch { boards: boards.into_iter().map(written).collect(), at }
    }
}

impl TryFrom<SavedBoard> for Board {
    type Error = BadBoard;

    fn try_from(written: SavedBoard) -> Result<Board, BadBoard> {
        let SavedBoard { rules, pieces, to_move, prisoners, taken_over } = written;
        let pieces: Vec<_> = pieces.chars().map(piece).collect::<Result<_, _>>()?;
        let wanted = rules.grid().squares().count();
        if pieces.len() != wanted {
            return Err(BadBoard::Squares { found: pieces.len(), wanted });
        }
        let mut board = Board { rules, pieces, to_move, prisoners, taken_over: None };
        if board.standing().any(|(square, _)| !rules.is_played_on(square)) {
            return Err(BadBoard::Beside);
        }
        // The text is kept only if it describes exactly these pieces.
        let of_these = |text: &String| {
            let position = notation::read_position(rules, text).ok()?;
            let told = Board { taken_over: None, ..Board::of(&*position) };
            (told == board).then_some(())
        };
        if taken_over.as_ref().and_then(of_these).is_some() {
            board.taken_over = taken_over;
        }
        Ok(board)
    }
}

impl TryFrom<SavedSketch> for Sketch {
    type Error = BadBoard;

    fn try_from(SavedSketch { boards, at }: SavedSketch) -> Result<Sketch, BadBoard> {
        let boards: Vec<_> = boards.into_iter().take(KEPT).map(Board::try_from).collect::<Result<_, _>>()?;
        let last = boards.len().checked_sub(1).ok_or(BadBoard::NoBoard)?;
        Ok(Sketch { boards, at: at.min(last) })
    }
}
