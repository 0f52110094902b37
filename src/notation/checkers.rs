//! Squares, turns, positions and pictures of checkers.
//!
//! Players number the dark squares from 1 at the top left to 32 at the bottom right; Black, who
//! moves first, is at the top. Positions are in the FEN of PDN 3.0, in which the second side is
//! called White whatever the colour of its pieces.

use super::Style;
use super::error::{BadTurn, Problem, Unreadable, excerpt};
use super::scan::Scanner;
use crate::rules::checkers::{self, GRID, jumped};
use crate::rules::{Piece, Position, Rank, Rules, Side, Square, Turn};

/// The number of a dark square: 1 to 32.
pub(super) fn number(square: Square) -> Option<u8> {
    let (column, row) = GRID.place(square);
    let is_on_board = GRID.square(column, row) == Some(square);
    (is_on_board && (row + column) % 2 == 1).then(|| row * 4 + column / 2 + 1)
}

/// The square with this number.
fn numbered(number: u16) -> Option<Square> {
    GRID.squares().find(|&square| self::number(square).map(u16::from) == Some(number))
}

pub(super) fn turn_name(rules: Rules, turn: &Turn, style: Style) -> String {
    let Turn(squares) = turn;
    let is_jump = squares.windows(2).any(|leg| jumped(leg[0], leg[1]).is_some());
    let names: Vec<_> = squares.iter().map(|&square| super::square_name(rules, square, style)).collect();
    names.join(if is_jump { "x" } else { "-" })
}

/// Reads a turn by the squares that it names: all of them, or as many as tell it from the others,
/// but at least the first and the last.
pub(super) fn read_turn(position: &dyn Position, text: &str) -> Result<Turn, BadTurn> {
    let squares = squares(text.trim()).ok_or_else(|| BadTurn::NotATurn(excerpt(text)))?;
    let turns = position.turns();
    if let Some(exact) = turns.iter().find(|Turn(path)| *path == squares) {
        return Ok(exact.clone());
    }
    let meant: Vec<_> = turns.into_iter().filter(|Turn(path)| is_short_for(&squares, path)).collect();
    match meant.as_slice() {
        [] => Err(BadTurn::illegal(position.rules(), text, position.why_illegal(&Turn(squares)))),
        [first, rest @ ..] if rest.iter().all(|other| leads_to_same(position, first, other)) => {
            Ok(first.clone())
        }
        _ => {
            let turns = meant.iter().map(|turn| super::turn_text(position, turn)).collect();
            Err(BadTurn::Ambiguous { text: excerpt(text), turns })
        }
    }
}

/// Whether `short` has the ends of the path, and of the squares between them some in their order.
fn is_short_for(short: &[Square], path: &[Square]) -> bool {
    let mut rest = path.iter();
    short.first() == path.first()
        && short.last() == path.last()
        && short.iter().all(|wanted| rest.any(|square| square == wanted))
}

/// Whether it makes no difference which of the two is played: the same men are taken.
fn leads_to_same(position: &dyn Position, one: &Turn, other: &Turn) -> bool {
    let after = |turn| {
        let mut after = position.boxed();
        after.play(turn).map(|()| after.hash())
    };
    after(one) == after(other)
}

/// The squares that a turn names; none if it is not made of at least two of them.
fn squares(text: &str) -> Option<Vec<Square>> {
    if text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        // Old collections write 11-15 as 1115.
        return [&text[..2], &text[2..]].into_iter().map(|half| numbered(half.parse().ok()?)).collect();
    }
    let mut scanner = Scanner::new(text);
    let mut squares = vec![read_square(&mut scanner)?];
    while let Some(next) = scanner.peek() {
        match next {
            '-' | 'x' | 'X' | ':' | '\u{d7}' => _ = scanner.next(),
            // Where squares begin with letters, nothing has to stand between them.
            _ if next.is_ascii_alphabetic() => {}
            _ => return None,
        }
        squares.push(read_square(&mut scanner)?);
    }
    (squares.len() > 1).then_some(squares)
}

fn read_square(scanner: &mut Scanner) -> Option<Square> {
    match scanner.peek()? {
        letter @ ('a'..='h' | 'A'..='H') => {
            scanner.next();
            let row = scanner.take_number()?.checked_sub(1)?;
            GRID.square(letter.to_ascii_uppercase() as u8 - b'A', u8::try_from(row).ok()?)
        }
        _ => numbered(scanner.take_number()?),
    }
}

pub(super) fn position_text(position: &dyn Position) -> String {
    let pieces = |side| {
        let name = |square| {
            let piece = position.piece(square).filter(|piece| piece.side == side)?;
            let king = if piece.rank == Rank::King { "K" } else { "" };
            number(square).map(|number| format!("{king}{number}"))
        };
        GRID.squares().filter_map(name).collect::<Vec<_>>().join(",")
    };
    let letter = color(position.to_move());
    format!("{letter}:W{}:B{}", pieces(Side::Second), pieces(Side::First))
}

pub(super) fn read_position(rules: checkers::Rules, text: &str) -> Result<checkers::Position, Unreadable> {
    read_position_at(rules, Scanner::new(text))
}

/// Reads a position that is part of a text.
///
/// `[FEN "..."]` of PDN 3.0, with what people also write: spaces, quotes, a full stop at the end.
pub(super) fn read_position_at(
    rules: checkers::Rules,
    mut scanner: Scanner,
) -> Result<checkers::Position, Unreadable> {
    skip_blanks(&mut scanner);
    let to_move = read_color(&mut scanner)?;
    let mut position = checkers::Position::with_pieces(rules, to_move, []).map_err(|e| scanner.error(e))?;
    let mut pieces = Vec::new();
    let mut seen = Vec::new();
    skip_blanks(&mut scanner);
    while scanner.take(':') {
        skip_blanks(&mut scanner);
        let at_color = scanner.clone();
        let side = read_color(&mut scanner)?;
        if seen.contains(&side) {
            return Err(at_color.expected("the other colour"));
        }
        seen.push(side);
        skip_blanks(&mut scanner);
        while scanner.peek().is_some_and(|next| !matches!(next, ':' | '.' | '"')) {
            let at_piece = scanner.clone();
            let rank = if scanner.take('K') || scanner.take('k') { Rank::King } else { Rank::Man };
            let first = read_number(&mut scanner)?;
            let last = if scanner.take('-') { read_number(&mut scanner)? } else { first };
            let squares = GRID.squares().filter(|&square| number(square).is_some());
            let range = squares.filter(|square| (first..=last).contains(square));
            pieces.extend(range.map(|square| (square, Piece { side, rank })));
            // Tried after every entry, so that the place of the error is that of the entry.
            position = checkers::Position::with_pieces(rules, to_move, pieces.iter().copied())
                .map_err(|e| at_piece.error(e))?;
            skip_blanks(&mut scanner);
            if !scanner.take(',') {
                break;
            }
            skip_blanks(&mut scanner);
        }
    }
    scanner.take_while(|c| c.is_whitespace() || matches!(c, '.' | '"'));
    match scanner.peek() {
        None if seen.is_empty() => Err(scanner.expected("a list of pieces")),
        None => Ok(position),
        Some(_) => Err(scanner.expected("a comma, a colon or the end")),
    }
}

fn skip_blanks(scanner: &mut Scanner) {
    scanner.take_while(|c| c.is_whitespace() || c == '"');
}

fn read_color(scanner: &mut Scanner) -> Result<Side, Unreadable> {
    let side = match scanner.peek() {
        Some('B' | 'b') => Side::First,
        Some('W' | 'w') => Side::Second,
        _ => return Err(scanner.expected("B or W")),
    };
    scanner.next();
    Ok(side)
}

fn read_number(scanner: &mut Scanner) -> Result<Square, Unreadable> {
    let mut ahead = scanner.clone();
    let square =
        ahead.take_number().and_then(numbered).ok_or_else(|| scanner.expected("a square from 1 to 32"))?;
    *scanner = ahead;
    Ok(square)
}

fn color(side: Side) -> char {
    match side {
        Side::First => 'B',
        Side::Second => 'W',
    }
}

pub(super) fn picture(position: &dyn Position) -> String {
    let character = |square| match position.piece(square) {
        Some(piece) => letter(piece),
        None if number(square).is_some() => '.',
        None => ' ',
    };
    let below = format!("{} to move", super::side_name(position.rules(), position.to_move()));
    super::frame(position.rules()).draw(character, &below)
}

pub(super) fn read_picture(rules: checkers::Rules, text: &str) -> Result<checkers::Position, Unreadable> {
    let mut pieces = Vec::new();
    let frame = super::frame(Rules::Checkers(rules));
    let below = frame.read(text, |square, character, scanner| {
        let piece = match character {
            ' ' | '.' => return Ok(()),
            'b' | 'r' | 'B' | 'R' => Piece {
                side: if character.eq_ignore_ascii_case(&'b') { Side::First } else { Side::Second },
                rank: if character.is_uppercase() { Rank::King } else { Rank::Man },
            },
            _ => return Err(scanner.expected("b, B, r, R or a dot")),
        };
        pieces.push((square, piece));
        checkers::Position::with_pieces(rules, Side::First, pieces.iter().copied())
            .map(|_| ())
            .map_err(|e| scanner.error(e))
    })?;
    let words = below.rest().trim().to_lowercase();
    let to_move = match words.strip_suffix("to move").map(str::trim) {
        Some("black") => Side::First,
        Some("red") => Side::Second,
        _ if words.is_empty() => Side::First,
        _ => return Err(below.expected("whose turn it is")),
    };
    checkers::Position::with_pieces(rules, to_move, pieces)
        .map_err(|e| Unreadable { place: below.place(), problem: Problem::Misplaced(e) })
}

fn letter(piece: Piece) -> char {
    match (piece.side, piece.rank) {
        (Side::First, Rank::Man) => 'b',
        (Side::First, Rank::King) => 'B',
        (Side::Second, Rank::Man) => 'r',
        (Side::Second, Rank::King) => 'R',
    }
}
