//! Turns and positions of reversi.
//!
//! A turn is the name of its square in lower case, `d3`, or `pass`. A position is the board and
//! the side to move of an OBF line, the format in which collections of positions are kept: the 64
//! squares row by row from the top, `X` for Black, `O` for White and `-` for none, a space, and
//! `X` or `O`.

use super::error::{BadTurn, Unreadable};
use super::scan::Scanner;
use super::stones::{self, letter};
use crate::rules::reversi::{self, Position as Reversi};
use crate::rules::{Position, Rules, Side, Square, Turn};

/// A pass, as written and as others write it. What another begins with comes after it.
const PASSES: [&str; 4] = ["pass", "pa", "ps", "--"];

pub(super) fn turn_name(rules: Rules, turn: &Turn) -> String {
    if turn.0.is_empty() { PASSES[0].to_owned() } else { stones::turn_name(rules, turn) }
}

pub(super) fn read_turn(position: &dyn Position, text: &str) -> Result<Turn, BadTurn> {
    let mut scanner = Scanner::new(text.trim());
    if take_pass(&mut scanner) && scanner.peek().is_none() {
        return stones::legal(position, Turn::default(), text);
    }
    stones::read_turn(position, text)
}

/// Takes a pass, if one comes next.
pub(super) fn take_pass(scanner: &mut Scanner) -> bool {
    let rest = scanner.rest();
    let is_next = |pass: &&str| rest.get(..pass.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(pass));
    match PASSES.into_iter().find(is_next) {
        Some(pass) => {
            for _ in pass.chars() {
                scanner.next();
            }
            true
        }
        None => false,
    }
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

/// Whose a disc is that is written so.
fn side(letter: char) -> Option<Side> {
    match letter {
        '*' | '@' => Some(Side::First),
        _ => stones::side(letter),
    }
}

pub(super) fn read_picture(rules: reversi::Rules, text: &str) -> Result<Reversi, Unreadable> {
    let any_rules = Rules::Reversi(rules);
    let name = |side| super::side_name(any_rules, side);
    let (discs, below) = stones::read_picture(super::frame(any_rules), name, text)?;
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
