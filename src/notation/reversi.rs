//! Turns and positions of reversi.
//!
//! A turn is the name of its square in lower case, `d3`, or `pass`. A position is the board and the
//! side to move of an OBF line, the usual format for collections of positions: the 64 squares row by
//! row from the top, `X` for Black, `O` for White and `-` for empty, then a space, and `X` or `O`.

use super::error::{BadTurn, Unreadable};
use super::scan::Scanner;
use super::stones::{self, letter};
use crate::rules::reversi::{self, Position as Reversi};
use crate::rules::{Position, Rules, Side, Square, Turn};

pub(super) fn read_turn(position: &dyn Position, text: &str) -> Result<Turn, BadTurn> {
    if stones::is_pass(text.trim()) {
        return stones::legal(position, Turn::default(), text);
    }
    stones::read_turn(position, text)
}

pub(super) fn position_text(position: &dyn Position) -> String {
    let disc = |square| position.piece(square).map_or('-', |piece| letter(piece.side));
    let mut text: String = position.grid().squares().map(disc).collect();
    text.extend([' ', letter(position.to_move())]);
    text
}

pub(super) fn read_position(rules: reversi::Rules, text: &str) -> Result<Reversi, Unreadable> {
    let mut scanner = Scanner::new(text);
    scanner.skip_space();
    let mut discs = Vec::new();
    for square in Rules::Reversi(rules).grid().squares() {
        let character = scanner.peek();
        if !matches!(character, Some('-' | '.')) {
            let side = character.and_then(side).ok_or_else(|| scanner.expected("X, O or - (64 in all)"))?;
            discs.push((square, side));
        }
        scanner.next();
    }
    scanner.skip_space();
    let to_move =
        scanner.peek().and_then(side).ok_or_else(|| scanner.expected("the side to move, X or O"))?;
    scanner.next();
    scanner.take(';');
    with_discs(rules, to_move, discs, scanner)
}

/// Returns the owner of a disc with this letter.
fn side(letter: char) -> Option<Side> {
    match letter {
        '*' | '@' => Some(Side::First),
        _ => stones::side(letter),
    }
}

pub(super) fn read_picture(rules: reversi::Rules, text: &str) -> Result<Reversi, Unreadable> {
    let (discs, below) = stones::read_picture(Rules::Reversi(rules), text)?;
    with_discs(rules, discs.to_move, discs.stones, below)
}

fn with_discs(
    rules: reversi::Rules,
    to_move: Side,
    discs: Vec<(Square, Side)>,
    mut rest: Scanner,
) -> Result<Reversi, Unreadable> {
    let start = rest.clone();
    rest.expect_end()?;
    Reversi::with_discs(rules, to_move, discs).map_err(|problem| start.error(problem))
}
