//! Squares, turns, positions and pictures of checkers.
//!
//! The dark squares are numbered row by row. Under most rules number 1 is at the top left of the
//! board as shown here. That is the end of [`Side::First`] if it is Black, and the opposite end if
//! it is White. Positions use the FEN of PDN 3.0. Where Black moves first, FEN calls the second side
//! White, whatever the colour of its pieces.
//!
//! Three games use the square names of chess, with `a1` at the bottom left; see [`Customs`].

use std::collections::BTreeMap;

use super::Style;
use super::drawing;
use super::error::{BadTurn, MOST_LISTED, Problem, Unreadable, excerpt};
use super::limits::LANDINGS;
use super::scan::Scanner;
use crate::rules::checkers::{self, Seat, Size};
use crate::rules::{Grid, Piece, Position, Rank, Rules, Side, Square, Turn};

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

pub(super) fn turn_name(
    rules: checkers::Rules,
    position: &dyn Position,
    turn: &Turn,
    style: Style,
) -> String {
    let Turn(squares) = turn;
    let jumps = |leg: &[Square]| {
        position
            .grid()
            .between(leg[0], leg[1])
            .any(|square| position.piece(square).is_some_and(|piece| piece.side != position.to_move()))
    };
    let names: Vec<_> =
        squares.iter().map(|&square| super::square_name(position.rules(), square, style)).collect();
    let capture = if style == Style::Letters { customs(rules).capture } else { 'x' };
    let between = if squares.windows(2).any(jumps) { capture } else { '-' };
    names.join(between.encode_utf8(&mut [0; 4]))
}

/// Reads a turn from the squares that the text names. The first and the last are required; squares
/// between them may be omitted if the turn stays unambiguous.
pub(super) fn read_turn(
    rules: checkers::Rules,
    position: &dyn Position,
    text: &str,
) -> Result<Turn, BadTurn> {
    let squares = squares(rules, text.trim()).ok_or_else(|| BadTurn::NotATurn(excerpt(text)))?;
    let known = position.as_any().downcast_ref::<checkers::Position>();
    if known.is_some_and(|position| !position.lands_at_most(LANDINGS)) {
        return Err(BadTurn::TooManyJumps);
    }
    let turns = position.turns();
    if let Some(exact) = turns.iter().find(|Turn(path)| *path == squares) {
        return Ok(exact.clone());
    }
    let matching: Vec<_> =
        turns.into_iter().filter(|Turn(path)| is_short_for(&squares, &crossed(rules.grid(), path))).collect();
    match matching.as_slice() {
        [] => Err(BadTurn::illegal(position.rules(), text, position.why_illegal(&Turn(squares)))),
        [first, rest @ ..] if rest.iter().all(|other| leads_to_same(position, first, other)) => {
            Ok(first.clone())
        }
        _ => {
            let listed = matching.iter().take(MOST_LISTED);
            let turns = listed.map(|turn| super::turn_text(position, turn)).collect();
            Err(BadTurn::Ambiguous { text: excerpt(text), turns })
        }
    }
}

/// Returns all squares of a piece's path in order: those it starts from, crosses and lands on.
fn crossed(grid: Grid, path: &[Square]) -> Vec<Square> {
    let mut crossed: Vec<_> = path.first().copied().into_iter().collect();
    for leg in path.windows(2) {
        crossed.extend(grid.between(leg[0], leg[1]));
        crossed.push(leg[1]);
    }
    crossed
}

/// Returns true if `short` has both ends of the path, and between them squares of it in order.
fn is_short_for(short: &[Square], path: &[Square]) -> bool {
    let mut rest = path.iter();
    short.first() == path.first()
        && short.last() == path.last()
        && short.iter().all(|wanted| rest.any(|square| square == wanted))
}

/// Returns true if both turns lead to the same position, as when they take the same men.
fn leads_to_same(position: &dyn Position, one: &Turn, other: &Turn) -> bool {
    let after = |turn| {
        let mut after = position.boxed();
        after.play(turn).map(|()| after.hash())
    };
    after(one) == after(other)
}

/// Longest text of a turn, in bytes. The longest jump names some 30 squares.
const LONGEST_TURN: usize = 400;

/// Reads the squares of a turn. Returns `None` unless the text is a list of at least two squares.
fn squares(rules: checkers::Rules, text: &str) -> Option<Vec<Square>> {
    if text.len() > LONGEST_TURN {
        return None;
    }
    if text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        // Old collections write 11-15 as 1115.
        return [&text[..2], &text[2..]]
            .into_iter()
            .map(|half| numbered(rules, half.parse().ok()?))
            .collect();
    }
    let mut scanner = Scanner::new(text);
    let mut squares = vec![read_square(rules, &mut scanner)?];
    while let Some(next) = scanner.peek() {
        match next {
            '-' | 'x' | 'X' | ':' | '\u{d7}' => _ = scanner.next(),
            // Squares that begin with letters need no separator.
            _ if next.is_ascii_alphabetic() => {}
            _ => return None,
        }
        squares.push(read_square(rules, &mut scanner)?);
    }
    (squares.len() > 1).then_some(squares)
}

fn read_square(rules: checkers::Rules, scanner: &mut Scanner) -> Option<Square> {
    let letter = scanner.peek()?;
    if !letter.is_ascii_alphabetic() {
        return numbered(rules, scanner.take_number()?);
    }
    frame(rules).take_name(scanner)
}

pub(super) fn position_text(rules: checkers::Rules, position: &dyn Position) -> String {
    // FEN lists numbers in ascending order, which is not board order in every variant.
    let mut squares: Vec<_> =
        position.grid().squares().filter_map(|square| Some((number(rules, square)?, square))).collect();
    squares.sort_unstable();
    let pieces = |side| {
        let name = |&(number, square): &(u8, Square)| {
            let piece = position.piece(square).filter(|piece| piece.side == side)?;
            let king = if piece.rank == Rank::King { "K" } else { "" };
            Some(format!("{king}{number}"))
        };
        squares.iter().filter_map(name).collect::<Vec<_>>().join(",")
    };
    let letter = color(rules, position.to_move());
    let [white, black] = match rules.first_sits {
        Seat::Top => [Side::Second, Side::First],
        Seat::Bottom => [Side::First, Side::Second],
    };
    let mut text = format!("{letter}:W{}:B{}", pieces(white), pieces(black));
    let king_moves = position.king_moves().into_iter().flat_map(|(square, moves)| {
        number(rules, square).into_iter().flat_map(move |number| vec![number.to_string(); moves.into()])
    });
    let king_moves: Vec<_> = king_moves.collect();
    if !king_moves.is_empty() {
        text.extend([":R", &king_moves.join(",")]);
    }
    text
}

pub(super) fn read_position(rules: checkers::Rules, text: &str) -> Result<checkers::Position, Unreadable> {
    read_position_at(rules, Scanner::new(text))
}

/// Reads a position that is part of a longer text.
///
/// The format is `[FEN "..."]` of PDN 3.0. Spaces, quotes and a full stop at the end are accepted.
/// A final list `R` is our extension for rules that limit the moves of a king in a row. It names
/// each king once per move in its current sequence.
pub(super) fn read_position_at(
    rules: checkers::Rules,
    mut scanner: Scanner,
) -> Result<checkers::Position, Unreadable> {
    skip_blanks(&mut scanner);
    let to_move = read_color(rules, &mut scanner)?;
    let mut position = checkers::Position::with_pieces(rules, to_move, []).map_err(|e| scanner.error(e))?;
    let mut pieces = Vec::new();
    let mut seen = Vec::new();
    skip_blanks(&mut scanner);
    while scanner.take(':') {
        skip_blanks(&mut scanner);
        if rules.kings_rest && (scanner.take('R') || scanner.take('r')) {
            read_king_moves(rules, &mut position, &mut scanner)?;
            break;
        }
        let at_color = scanner.clone();
        let side = read_color(rules, &mut scanner)?;
        if seen.contains(&side) {
            return Err(at_color.expected("the other colour"));
        }
        seen.push(side);
        skip_blanks(&mut scanner);
        while scanner.peek().is_some_and(|next| !matches!(next, ':' | '.' | '"')) {
            let at_piece = scanner.clone();
            let rank = if scanner.take('K') || scanner.take('k') { Rank::King } else { Rank::Man };
            let first = read_place(rules, &mut scanner)?;
            let last = if scanner.take('-') { read_place(rules, &mut scanner)? } else { first };
            let ends = [first, last].map(|square| number(rules, square));
            // A range that is written downwards holds its squares too.
            let numbers = ends.into_iter().min().flatten()..=ends.into_iter().max().flatten();
            let is_between = |&square: &Square| {
                let number = number(rules, square);
                number.is_some() && numbers.contains(&number)
            };
            let range = rules.grid().squares().filter(is_between);
            pieces.extend(range.map(|square| (square, Piece { side, rank })));
            // Checking after every entry gives an error the place of its entry.
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

/// Reads the list `R` of king moves in a row.
fn read_king_moves(
    rules: checkers::Rules,
    position: &mut checkers::Position,
    scanner: &mut Scanner,
) -> Result<(), Unreadable> {
    let mut known: BTreeMap<Square, u8> = BTreeMap::new();
    loop {
        skip_blanks(scanner);
        let at_king = scanner.clone();
        let king = read_place(rules, scanner)?;
        let moves = known.entry(king).or_default();
        *moves = moves.saturating_add(1);
        position.set_king_moves(king, *moves).map_err(|e| at_king.error(e))?;
        skip_blanks(scanner);
        if !scanner.take(',') {
            return Ok(());
        }
    }
}

fn skip_blanks(scanner: &mut Scanner) {
    scanner.take_while(|c| c.is_whitespace() || c == '"');
}

fn read_color(rules: checkers::Rules, scanner: &mut Scanner) -> Result<Side, Unreadable> {
    let is_black = match scanner.peek() {
        Some('B' | 'b') => true,
        Some('W' | 'w') => false,
        _ => return Err(scanner.expected("B or W")),
    };
    scanner.next();
    Ok(if is_black == (rules.first_sits == Seat::Top) { Side::First } else { Side::Second })
}

/// Reads a dark square by its number, or by its letter name in variants that use those.
fn read_place(rules: checkers::Rules, scanner: &mut Scanner) -> Result<Square, Unreadable> {
    let mut ahead = scanner.clone();
    let is_named = customs(rules).algebraic || scanner.peek().is_some_and(|c| c.is_ascii_digit());
    let square = if is_named { read_square(rules, &mut ahead) } else { None };
    let wanted = match rules.size {
        Size::Eight => "a square from 1 to 32",
        Size::Ten => "a square from 1 to 50",
        Size::Twelve => "a square from 1 to 72",
    };
    let square =
        square.filter(|&square| number(rules, square).is_some()).ok_or_else(|| scanner.expected(wanted))?;
    *scanner = ahead;
    Ok(square)
}

fn color(rules: checkers::Rules, side: Side) -> char {
    if (side == Side::First) == (rules.first_sits == Seat::Top) { 'B' } else { 'W' }
}

pub(super) fn picture(rules: checkers::Rules, position: &dyn Position) -> String {
    let character = |square| match position.piece(square) {
        Some(piece) => letter(rules, piece),
        None if number(rules, square).is_some() => '.',
        None => ' ',
    };
    let mut below = format!("{} to move", side_name(rules, position.to_move()));
    for (square, moves) in position.king_moves() {
        // The pieces of the picture cannot show this.
        below.extend([", ", &frame(rules).name(square), " moved ", &moves.to_string()]);
    }
    frame(rules).draw(character, &below)
}

pub(super) fn read_picture(rules: checkers::Rules, text: &str) -> Result<checkers::Position, Unreadable> {
    let mut pieces = Vec::new();
    let men = Side::BOTH.map(|side| letter(rules, Piece { side, rank: Rank::Man }));
    let below = frame(rules).read(text, |square, character, scanner| {
        if matches!(character, ' ' | '.') {
            return Ok(());
        }
        let side = Side::BOTH.into_iter().find(|side| men[side.index()] == character.to_ascii_lowercase());
        let rank = if character.is_uppercase() { Rank::King } else { Rank::Man };
        let side = side.ok_or_else(|| {
            scanner.expected(match rules.first_sits {
                Seat::Top => "b, B, r, R or a dot",
                Seat::Bottom => "w, W, b, B or a dot",
            })
        })?;
        pieces.push((square, Piece { side, rank }));
        checkers::Position::with_pieces(rules, Side::First, pieces.iter().copied())
            .map(|_| ())
            .map_err(|e| scanner.error(e))
    })?;
    let words = below.rest().trim().to_lowercase();
    let mut words = words.split(',').map(str::trim);
    let name = words.next().unwrap_or_default();
    let to_move = match name.strip_suffix("to move").map(str::trim) {
        Some(name) => Side::BOTH.into_iter().find(|&side| side_name(rules, side).to_lowercase() == name),
        None if name.is_empty() => Some(Side::First),
        None => None,
    };
    let to_move = to_move.ok_or_else(|| below.expected("whose turn it is"))?;
    let misplaced = |e| Unreadable { place: below.place(), problem: Problem::Misplaced(e) };
    let mut position = checkers::Position::with_pieces(rules, to_move, pieces).map_err(misplaced)?;
    for king in words {
        let wrong = || below.expected("how often a king has moved");
        let (square, moves) = king.split_once(" moved ").ok_or_else(wrong)?;
        let square = frame(rules).take_name(&mut Scanner::new(square)).ok_or_else(wrong)?;
        position.set_king_moves(square, moves.parse().map_err(|_| wrong())?).map_err(misplaced)?;
    }
    Ok(position)
}

fn letter(rules: checkers::Rules, piece: Piece) -> char {
    let name = side_name(rules, piece.side).chars().next().unwrap_or_default();
    match piece.rank {
        Rank::Man => name.to_ascii_lowercase(),
        Rank::King => name,
    }
}
