//! Notation shared by the games of the draughts family: turns as lists of squares, positions in the FEN
//! of PDN 3.0, and pictures with a letter for each piece, in upper case for kings.

use std::collections::BTreeMap;

use super::drawing::Frame;
use super::error::{BadTurn, MOST_LISTED, Problem, Unreadable, excerpt};
use super::limits::LANDINGS;
use super::scan::Scanner;
use super::{Style, side_name};
use crate::rules::draughts::jumped;
use crate::rules::{Grid, Misplaced, Piece, Position, Rank, Rules, Side, Square, Turn};

/// The conventions of a game.
pub(super) trait Kind: Copy {
    type Position: Position;

    fn rules(self) -> Rules;

    /// Returns the place of a square in the lists of FEN, or `None` if no piece stands on it.
    fn number(self, square: Square) -> Option<u8>;

    /// Returns the name of a square in FEN.
    fn name(self, square: Square) -> String;

    /// Returns true if FEN calls the first side White.
    fn is_first_white(self) -> bool;

    /// Returns the separator between the squares of a capture.
    fn capture(self, _style: Style) -> char {
        'x'
    }

    /// Takes a square of a turn.
    fn take_square(self, scanner: &mut Scanner) -> Option<Square>;

    /// Reads the squares of a turn without a separator.
    fn unseparated(self, _text: &str) -> Option<Vec<Square>> {
        None
    }

    /// Reads a square of a position.
    fn read_place(self, scanner: &mut Scanner) -> Result<Square, Unreadable>;

    /// Returns the signs of a picture, in English.
    fn signs(self) -> &'static str;

    fn with_pieces(self, to_move: Side, pieces: &[(Square, Piece)]) -> Result<Self::Position, Misplaced>;

    /// Returns true if the rules limit the moves of a king in a row.
    fn kings_rest(self) -> bool {
        false
    }

    /// Sets the number of moves in a row of the king on this square.
    fn set_king_moves(_position: &mut Self::Position, king: Square, _moves: u8) -> Result<(), Misplaced> {
        Err(Misplaced::NotAKing(king))
    }
}

fn frame(kind: impl Kind) -> Frame {
    super::frame(kind.rules())
}

pub(super) fn turn_name(
    kind: impl Kind,
    position: &dyn Position,
    Turn(squares): &Turn,
    style: Style,
) -> String {
    let jumps = |leg: &[Square]| jumped(position, leg[0], leg[1]).next().is_some();
    let names: Vec<_> =
        squares.iter().map(|&square| super::square_name(kind.rules(), square, style)).collect();
    let between = if squares.windows(2).any(jumps) { kind.capture(style) } else { '-' };
    names.join(between.encode_utf8(&mut [0; 4]))
}

/// Reads a turn from the squares that the text names. The first and the last are required; squares
/// between them may be omitted if the turn stays unambiguous.
pub(super) fn read_turn(kind: impl Kind, position: &dyn Position, text: &str) -> Result<Turn, BadTurn> {
    let squares = squares(kind, text.trim()).ok_or_else(|| BadTurn::NotATurn(excerpt(text)))?;
    if !position.lands_at_most(LANDINGS) {
        return Err(BadTurn::TooManyJumps);
    }
    let turns = position.turns();
    if let Some(exact) = turns.iter().find(|Turn(path)| *path == squares) {
        return Ok(exact.clone());
    }
    let grid = position.grid();
    let matching: Vec<_> =
        turns.into_iter().filter(|Turn(path)| is_short_for(&squares, &crossed(grid, path))).collect();
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
fn squares(kind: impl Kind, text: &str) -> Option<Vec<Square>> {
    if text.len() > LONGEST_TURN {
        return None;
    }
    if let Some(squares) = kind.unseparated(text) {
        return Some(squares);
    }
    let mut scanner = Scanner::new(text);
    let mut squares = vec![kind.take_square(&mut scanner)?];
    while let Some(next) = scanner.peek() {
        match next {
            '-' | 'x' | 'X' | ':' | '\u{d7}' => _ = scanner.next(),
            // Squares that begin with letters need no separator.
            _ if next.is_ascii_alphabetic() => {}
            _ => return None,
        }
        squares.push(kind.take_square(&mut scanner)?);
    }
    (squares.len() > 1).then_some(squares)
}

pub(super) fn position_text(kind: impl Kind, position: &dyn Position) -> String {
    // FEN lists numbers in ascending order, which is not board order in every variant.
    let mut squares: Vec<_> =
        position.grid().squares().filter_map(|square| Some((kind.number(square)?, square))).collect();
    squares.sort_unstable();
    let pieces = |side| {
        let name = |&(_, square): &(u8, Square)| {
            let piece = position.piece(square).filter(|piece| piece.side == side)?;
            let king = if piece.rank == Rank::King { "K" } else { "" };
            Some(format!("{king}{}", kind.name(square)))
        };
        squares.iter().filter_map(name).collect::<Vec<_>>().join(",")
    };
    let [white, black] = if kind.is_first_white() { Side::BOTH } else { [Side::Second, Side::First] };
    let letter = if position.to_move() == white { 'W' } else { 'B' };
    let mut text = format!("{letter}:W{}:B{}", pieces(white), pieces(black));
    let king_moves: Vec<_> = position
        .king_moves()
        .into_iter()
        .flat_map(|(square, moves)| vec![kind.name(square); moves.into()])
        .collect();
    if !king_moves.is_empty() {
        text.extend([":R", &king_moves.join(",")]);
    }
    text
}

pub(super) fn read_position<K: Kind>(kind: K, text: &str) -> Result<K::Position, Unreadable> {
    read_position_at(kind, Scanner::new(text))
}

/// Reads a position that is part of a longer text.
///
/// The format is `[FEN "..."]` of PDN 3.0. Spaces, quotes and a full stop at the end are accepted.
/// A final list `R` is our extension for rules that limit the moves of a king in a row. It names
/// each king once per move in its current sequence.
pub(super) fn read_position_at<K: Kind>(kind: K, mut scanner: Scanner) -> Result<K::Position, Unreadable> {
    skip_blanks(&mut scanner);
    let to_move = read_color(kind, &mut scanner)?;
    let mut position = kind.with_pieces(to_move, &[]).map_err(|e| scanner.error(e))?;
    let mut pieces = Vec::new();
    let mut seen = Vec::new();
    skip_blanks(&mut scanner);
    while scanner.take(':') {
        skip_blanks(&mut scanner);
        if kind.kings_rest() && (scanner.take('R') || scanner.take('r')) {
            read_king_moves(kind, &mut position, &mut scanner)?;
            break;
        }
        let at_color = scanner.clone();
        let side = read_color(kind, &mut scanner)?;
        if seen.contains(&side) {
            return Err(at_color.expected("the other colour"));
        }
        seen.push(side);
        skip_blanks(&mut scanner);
        while scanner.peek().is_some_and(|next| !matches!(next, ':' | '.' | '"')) {
            let at_piece = scanner.clone();
            let rank = if scanner.take('K') || scanner.take('k') { Rank::King } else { Rank::Man };
            let first = kind.read_place(&mut scanner)?;
            let last = if scanner.take('-') { kind.read_place(&mut scanner)? } else { first };
            let ends = [first, last].map(|square| kind.number(square));
            // A range that is written downwards holds its squares too.
            let numbers = ends.into_iter().min().flatten()..=ends.into_iter().max().flatten();
            let is_between = |&square: &Square| {
                let number = kind.number(square);
                number.is_some() && numbers.contains(&number)
            };
            let range = kind.rules().grid().squares().filter(is_between);
            pieces.extend(range.map(|square| (square, Piece { side, rank })));
            // Checking after every entry gives an error the place of its entry.
            position = kind.with_pieces(to_move, &pieces).map_err(|e| at_piece.error(e))?;
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
fn read_king_moves<K: Kind>(
    kind: K,
    position: &mut K::Position,
    scanner: &mut Scanner,
) -> Result<(), Unreadable> {
    let mut known: BTreeMap<Square, u8> = BTreeMap::new();
    loop {
        skip_blanks(scanner);
        let at_king = scanner.clone();
        let king = kind.read_place(scanner)?;
        let moves = known.entry(king).or_default();
        *moves = moves.saturating_add(1);
        K::set_king_moves(position, king, *moves).map_err(|e| at_king.error(e))?;
        skip_blanks(scanner);
        if !scanner.take(',') {
            return Ok(());
        }
    }
}

fn skip_blanks(scanner: &mut Scanner) {
    scanner.take_while(|c| c.is_whitespace() || c == '"');
}

fn read_color(kind: impl Kind, scanner: &mut Scanner) -> Result<Side, Unreadable> {
    let is_white = match scanner.peek() {
        Some('B' | 'b') => false,
        Some('W' | 'w') => true,
        _ => return Err(scanner.expected("B or W")),
    };
    scanner.next();
    Ok(if is_white == kind.is_first_white() { Side::First } else { Side::Second })
}

pub(super) fn picture(kind: impl Kind, position: &dyn Position) -> String {
    let character = |square| match position.piece(square) {
        Some(piece) => letter(kind, piece),
        None if kind.number(square).is_some() => '.',
        None => ' ',
    };
    let mut below = format!("{} to move", side_name(kind.rules(), position.to_move()));
    for (square, moves) in position.king_moves() {
        // The pieces of the picture cannot show this.
        below.extend([", ", &frame(kind).name(square), " moved ", &moves.to_string()]);
    }
    frame(kind).draw(character, &below)
}

pub(super) fn read_picture<K: Kind>(kind: K, text: &str) -> Result<K::Position, Unreadable> {
    let mut pieces = Vec::new();
    let men = Side::BOTH.map(|side| letter(kind, Piece { side, rank: Rank::Man }));
    let below = frame(kind).read(text, |square, character, scanner| {
        if matches!(character, ' ' | '.') {
            return Ok(());
        }
        let side = Side::BOTH.into_iter().find(|side| men[side.index()] == character.to_ascii_lowercase());
        let rank = if character.is_uppercase() { Rank::King } else { Rank::Man };
        let side = side.ok_or_else(|| scanner.expected(kind.signs()))?;
        pieces.push((square, Piece { side, rank }));
        kind.with_pieces(Side::First, &pieces).map(|_| ()).map_err(|e| scanner.error(e))
    })?;
    let words = below.rest().trim().to_lowercase();
    let mut words = words.split(',').map(str::trim);
    let name = words.next().unwrap_or_default();
    let to_move = match name.strip_suffix("to move").map(str::trim) {
        Some(name) => {
            Side::BOTH.into_iter().find(|&side| side_name(kind.rules(), side).to_lowercase() == name)
        }
        None if name.is_empty() => Some(Side::First),
        None => None,
    };
    let to_move = to_move.ok_or_else(|| below.expected("whose turn it is"))?;
    let misplaced = |e| Unreadable { place: below.place(), problem: Problem::Misplaced(e) };
    let mut position = kind.with_pieces(to_move, &pieces).map_err(misplaced)?;
    for king in words {
        let wrong = || below.expected("how often a king has moved");
        let (square, moves) = king.split_once(" moved ").ok_or_else(wrong)?;
        let square = frame(kind).take_name(&mut Scanner::new(square)).ok_or_else(wrong)?;
        let moves = moves.parse().map_err(|_| wrong())?;
        K::set_king_moves(&mut position, square, moves).map_err(misplaced)?;
    }
    Ok(position)
}

fn letter(kind: impl Kind, piece: Piece) -> char {
    let name = side_name(kind.rules(), piece.side).chars().next().unwrap_or_default();
    match piece.rank {
        Rank::Man => name.to_ascii_lowercase(),
        Rank::King => name,
    }
}
