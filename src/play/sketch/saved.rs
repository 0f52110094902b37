//! The saved form of a sketch.

use serde::{Deserialize, Serialize};

use super::{Board, KEPT, Sketch};
use crate::notation;
use crate::rules::{Game, Piece, Rank, Rules, Side};

/// Reason why a saved sketch cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damaged {
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
    #[error("no piece is written as \u{201c}{0}\u{201d}")]
    Piece(char),
    /// There is a piece on a square that the game does not use.
    #[error("a piece stands where none can")]
    Beside,
}

#[derive(Serialize, Deserialize)]
pub struct SavedSketch {
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

fn piece(letter: char) -> Result<Option<Piece>, Damaged> {
    let known = super::pieces(Game::Checkers).into_iter().map(Some).chain([None]);
    known.into_iter().find(|&piece| self::letter(piece) == letter).ok_or(Damaged::Piece(letter))
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
    type Error = Damaged;

    fn try_from(written: SavedBoard) -> Result<Board, Damaged> {
        let SavedBoard { rules, pieces, to_move, prisoners, taken_over } = written;
        let pieces: Vec<_> = pieces.chars().map(piece).collect::<Result<_, _>>()?;
        let wanted = rules.grid().squares().count();
        if pieces.len() != wanted {
            return Err(Damaged::Squares { found: pieces.len(), wanted });
        }
        let mut board = Board { rules, pieces, to_move, prisoners, taken_over: None };
        if board.standing().any(|(square, _)| !rules.is_played_on(square)) {
            return Err(Damaged::Beside);
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
    type Error = Damaged;

    fn try_from(SavedSketch { boards, at }: SavedSketch) -> Result<Sketch, Damaged> {
        let mut boards: Vec<_> = boards.into_iter().map(Board::try_from).collect::<Result<_, _>>()?;
        boards.truncate(KEPT);
        let last = boards.len().checked_sub(1).ok_or(Damaged::NoBoard)?;
        Ok(Sketch { boards, at: at.min(last) })
    }
}
