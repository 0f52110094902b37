//! Squares, turns, positions and pictures of Hexdame.
//!
//! Columns have the letters `a` to `i`, and rows are counted from the bottom, so White begins in the corner
//! `a1` and Black in `i9`. A turn names all its squares: `d4-e4`, `d4xf4xf6`.

use super::draughts::Kind;
use super::error::Unreadable;
use super::scan::Scanner;
use crate::rules::hexdame::{Position, Rules as Hexdame};
use crate::rules::{Misplaced, Piece, Rules, Side, Square};

impl Kind for Hexdame {
    type Position = Position;

    fn rules(self) -> Rules {
        Rules::Hexdame(self)
    }

    /// Squares are listed by their letters first.
    fn number(self, square: Square) -> Option<u8> {
        let grid = self.rules().grid();
        let (column, row) = grid.place(square);
        let is_on_board = grid.square(column, row) == Some(square);
        is_on_board.then(|| column * grid.rows + grid.rows - 1 - row)
    }

    fn name(self, square: Square) -> String {
        super::frame(self.rules()).name(square).to_lowercase()
    }

    fn is_first_white(self) -> bool {
        true
    }

    fn take_square(self, scanner: &mut Scanner) -> Option<Square> {
        super::frame(self.rules()).take_name(scanner)
    }

    fn read_place(self, scanner: &mut Scanner) -> Result<Square, Unreadable> {
        self.take_square(scanner).ok_or_else(|| scanner.expected("a square from a1 to i9"))
    }

    fn signs(self) -> &'static str {
        "w, W, b, B or a dot"
    }

    fn with_pieces(self, to_move: Side, pieces: &[(Square, Piece)]) -> Result<Position, Misplaced> {
        Position::with_pieces(self, to_move, pieces.iter().copied())
    }
}
