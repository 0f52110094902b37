//! Squares, turns, positions and pictures of checkers.
//!
//! The dark squares are numbered row by row. Under most rules number 1 is at the top left of the
//! board as shown here. That is the end of [`Side::First`] if it is Black, and the opposite end if
//! it is White. Positions use the FEN of PDN 3.0. Where Black moves first, FEN calls the second side
//! White, whatever the colour of its pieces.
//!
//! Three games use the square names of chess, with `a1` at the bottom left; see [`Customs`].

use super::Style;
use super::draughts::Kind;
use super::drawing;
use super::error::Unreadable;
use super::scan::Scanner;
use crate::rules::checkers::{self, Seat, Size};
use crate::rules::{Misplaced, Piece, Rules, Side, Square};

/// Notation conventions of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Customs {
    /// True if squares have the names of chess.
    pub algebraic: bool,
    /// True if number 1 is at the bottom right and numbers increase from there.
    pub from_below: bool,
    /// Separator between the squares of a capture in letter notation.
    pub capture: char,
}

/// Returns the conventions of the federations, from the `GameType` table of PDN 3.0.
pub(super) fn customs(rules: checkers::Rules) -> Customs {
    let numbers = Customs { algebraic: false, from_below: false, capture: 'x' };
    match rules {
        checkers::Rules::RUSSIAN => Customs { algebraic: true, capture: ':', ..numbers },
        checkers::Rules::BRAZILIAN | checkers::Rules::CZECH => Customs { algebraic: true, ..numbers },
        checkers::Rules::SPANISH => Customs { from_below: true, ..numbers },
        _ => numbers,
    }
}

/// Returns the number of a dark square, from 1.
pub(super) fn number(rules: checkers::Rules, square: Square) -> Option<u8> {
    let grid = rules.grid();
    let (column, row) = grid.place(square);
    let is_on_board = grid.square(column, row) == Some(square);
    if !is_on_board || (row + column) % 2 != u8::from(!rules.mirrored) {
        return None;
    }
    let before = row * (grid.columns / 2) + column / 2;
    Some(if customs(rules).from_below { last_number(rules) - before } else { before + 1 })
}

/// Returns the highest number of a square.
fn last_number(rules: checkers::Rules) -> u8 {
    rules.size.edge() / 2 * rules.size.edge()
}

/// Returns the square with this number.
fn numbered(rules: checkers::Rules, number: u16) -> Option<Square> {
    rules.grid().squares().find(|&square| self::number(rules, square).map(u16::from) == Some(number))
}

/// Returns the end from which rows are counted.
pub(super) fn rows(rules: checkers::Rules) -> drawing::Rows {
    if customs(rules).algebraic { drawing::Rows::FromBottom } else { drawing::Rows::FromTop }
}

/// Returns the letter name of a square, in lower case for variants with the square names of chess.
pub(super) fn letters(rules: checkers::Rules, square: Square) -> String {
    let name = frame(rules).name(square);
    if customs(rules).algebraic { name.to_lowercase() } else { name }
}

fn frame(rules: checkers::Rules) -> drawing::Frame {
    super::frame(Rules::Checkers(rules))
}

pub(super) fn side_name(rules: checkers::Rules, side: Side) -> &'static str {
    match (rules.first_sits, side) {
        (Seat::Top, Side::First) | (Seat::Bottom, Side::Second) => "Black",
        (Seat::Top, Side::Second) => "Red",
        (Seat::Bottom, Side::First) => "White",
    }
}

impl Kind for checkers::Rules {
    type Position = checkers::Position;

    fn rules(self) -> Rules {
        Rules::Checkers(self)
    }

    fn number(self, square: Square) -> Option<u8> {
        number(self, square)
    }

    fn name(self, square: Square) -> String {
        super::square_name(Rules::Checkers(self), square, Style::Numbers)
    }

    fn is_first_white(self) -> bool {
        self.first_sits == Seat::Bottom
    }

    fn capture(self, style: Style) -> char {
        if style == Style::Letters { customs(self).capture } else { 'x' }
    }

    fn take_square(self, scanner: &mut Scanner) -> Option<Square> {
        let letter = scanner.peek()?;
        if !letter.is_ascii_alphabetic() {
            return numbered(self, scanner.take_number()?);
        }
        frame(self).take_name(scanner)
    }

    /// Old collections write 11-15 as 1115.
    fn unseparated(self, text: &str) -> Option<Vec<Square>> {
        if text.len() != 4 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        [&text[..2], &text[2..]].into_iter().map(|half| numbered(self, half.parse().ok()?)).collect()
    }

    /// Reads a dark square by its number, or by its letter name in variants that use those.
    fn read_place(self, scanner: &mut Scanner) -> Result<Square, Unreadable> {
        let mut ahead = scanner.clone();
        let is_named = customs(self).algebraic || scanner.peek().is_some_and(|c| c.is_ascii_digit());
        let square = if is_named { self.take_square(&mut ahead) } else { None };
        let wanted = match self.size {
            Size::Eight => "a square from 1 to 32",
            Size::Ten => "a square from 1 to 50",
            Size::Twelve => "a square from 1 to 72",
        };
        let square = square
            .filter(|&square| number(self, square).is_some())
            .ok_or_else(|| scanner.expected(wanted))?;
        *scanner = ahead;
        Ok(square)
    }

    fn signs(self) -> &'static str {
        match self.first_sits {
            Seat::Top => "b, B, r, R or a dot",
            Seat::Bottom => "w, W, b, B or a dot",
        }
    }

    fn with_pieces(self, to_move: Side, pieces: &[(Square, Piece)]) -> Result<checkers::Position, Misplaced> {
        checkers::Position::with_pieces(self, to_move, pieces.iter().copied())
    }

    fn kings_rest(self) -> bool {
        self.kings_rest
    }

    fn set_king_moves(position: &mut checkers::Position, king: Square, moves: u8) -> Result<(), Misplaced> {
        position.set_king_moves(king, moves)
    }
}
