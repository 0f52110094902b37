//! Notation shared by the games whose pieces are all alike. `X` is a stone of the first side, `O`
//! one of the second.
//!
//! A position is its rows from the top, joined by `/`, then a space and the side to move:
//! `.../.X./..O X`. A game with further state appends it, and reads it from the scanner that the
//! functions here leave or return.

use std::collections::BTreeMap;

use super::error::{BadTurn, Place, Unreadable, excerpt};
use super::scan::Scanner;
use crate::rules::{Game, Grid, Misplaced, Position, Rules, Side, Square, Turn};

/// The stones of a text and the side to move.
#[expect(clippy::struct_field_names, reason = "the field is the list itself")]
pub(super) struct Stones {
    pub stones: Vec<(Square, Side)>,
    /// Place of each stone in the text.
    places: Vec<Place>,
    pub to_move: Side,
}

impl Stones {
    /// Returns an error about these stones, at the place of the stone that the problem names.
    pub(super) fn error(&self, problem: Misplaced) -> Unreadable {
        let is_to_blame = |&(square, _): &(Square, Side)| Some(square) == problem.square();
        let at = self.stones.iter().position(is_to_blame).unwrap_or_default();
        let place = self.places.get(at).copied().unwrap_or(Place::START);
        Unreadable { place, problem: problem.into() }
    }
}

/// Returns `X` or `O`, for a stone and for the side to move.
pub(super) const fn letter(side: Side) -> char {
    match side {
        Side::First => 'X',
        Side::Second => 'O',
    }
}

/// Returns the owner of a stone with this letter. The initials of Black and White are accepted too.
pub(super) fn side(letter: char) -> Option<Side> {
    match letter {
        'X' | 'x' | 'B' | 'b' => Some(Side::First),
        'O' | 'o' | 'W' | 'w' => Some(Side::Second),
        _ => None,
    }
}

fn is_empty(character: char) -> bool {
    matches!(character, '.' | '-' | '+' | '_')
}

/// Returns the character of a square: a letter or a dot.
fn character(position: &dyn Position, square: Square) -> char {
    position.piece(square).map_or('.', |piece| letter(piece.side))
}

/// Returns the rows from the top, joined by `/`, and the side to move.
pub(super) fn text(position: &dyn Position) -> String {
    let stone = |square| position.piece(square).map(|piece| piece.side);
    board_text(position.grid(), stone, position.to_move())
}

fn board_text(grid: Grid, stone: impl Fn(Square) -> Option<Side>, to_move: Side) -> String {
    let mut text = String::new();
    for square in grid.squares() {
        if square.0 > 0 && grid.place(square).0 == 0 {
            text.push('/');
        }
        text.push(stone(square).map_or('.', letter));
    }
    text.extend([' ', letter(to_move)]);
    text
}

/// Returns the position of these stones, without a history.
pub(super) fn position(
    rules: Rules,
    stones: &BTreeMap<Square, Side>,
    to_move: Side,
) -> Result<Box<dyn Position>, Unreadable> {
    let text = board_text(rules.grid(), |square| stones.get(&square).copied(), to_move);
    // Reversi has no separator between the rows.
    let text = if rules.game() == Game::Reversi { text.replace('/', "") } else { text };
    super::read_position(rules, &text)
}

/// Returns the stones of a position with their owners.
pub(super) fn of(position: &dyn Position) -> BTreeMap<Square, Side> {
    let stone = |square| Some((square, position.piece(square)?.side));
    position.grid().squares().filter_map(stone).collect()
}

/// Reads the text of [`text`], for a board of this size.
pub(super) fn read(grid: Grid, scanner: &mut Scanner) -> Result<Stones, Unreadable> {
    let (mut stones, mut places) = (Vec::new(), Vec::new());
    scanner.skip_space();
    for square in grid.squares() {
        if square.0 > 0 && grid.place(square).0 == 0 && !scanner.take('/') {
            return Err(scanner.expected("a slash and the next row"));
        }
        let place = scanner.place();
        if let Some(side) = take_stone(scanner)? {
            stones.push((square, side));
            places.push(place);
        }
    }
    if scanner.peek().is_some_and(|next| !next.is_whitespace()) {
        return Err(scanner.expected("the side to move, after a space"));
    }
    scanner.skip_space();
    let to_move =
        scanner.peek().and_then(side).ok_or_else(|| scanner.expected("the side to move, X or O"))?;
    scanner.next();
    Ok(Stones { stones, places, to_move })
}

/// Takes one square: a stone, or `None` for an empty square.
pub(super) fn take_stone(scanner: &mut Scanner) -> Result<Option<Side>, Unreadable> {
    let found = match scanner.peek() {
        Some(letter) if side(letter).is_some() => side(letter),
        Some(dot) if is_empty(dot) => None,
        _ => return Err(scanner.expected("X, O or a dot")),
    };
    scanner.next();
    Ok(found)
}

/// Draws the board and the side to move. `more` is further state of the game, with its comma.
pub(super) fn picture(position: &dyn Position, more: &str) -> String {
    let rules = position.rules();
    let name = super::side_name(rules, position.to_move());
    super::frame(rules).draw(|square| character(position, square), &format!("{name} to move{more}"))
}

/// Reads the text of [`picture`]. Returns the scanner after the side to move. Without a line below
/// the board the first side is to move.
pub(super) fn read_picture(rules: Rules, text: &str) -> Result<(Stones, Scanner<'_>), Unreadable> {
    let (mut stones, mut places) = (Vec::new(), Vec::new());
    let mut below = super::frame(rules).read(text, |square, _, scanner| {
        if let Some(side) = take_stone(&mut scanner.clone())? {
            stones.push((square, side));
            places.push(scanner.place());
        }
        Ok(())
    })?;
    let mut to_move = Side::First;
    if below.peek().is_some() {
        let mut ahead = below.clone();
        let word = ahead.take_while(char::is_alphabetic);
        let named =
            Side::BOTH.into_iter().find(|&side| super::side_name(rules, side).eq_ignore_ascii_case(word));
        ahead.take_while(|c| c == ' ');
        let is_said = ahead.take_while(|c| c.is_alphabetic() || c == ' ').trim_end() == "to move";
        let (Some(side), true) = (named, is_said) else {
            return Err(below.expected("whose turn it is"));
        };
        to_move = side;
        below = ahead;
    }
    Ok((Stones { stones, places, to_move }, below))
}

/// Words for a pass; writers use the first. A word comes before those that are prefixes of it.
const PASSES: [&str; 4] = ["pass", "pa", "ps", "--"];
pub(super) const PASS: &str = PASSES[0];

/// Returns true if a text is a word for a pass.
pub(super) fn is_pass(text: &str) -> bool {
    pass_length(text) == Some(text.len())
}

/// Returns the length in bytes of the pass with which a text begins.
pub(super) fn pass_length(text: &str) -> Option<usize> {
    let begins = |pass: &&str| text.get(..pass.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(pass));
    PASSES.into_iter().find(begins).map(str::len)
}

/// Returns a turn of one square by its name in lower case, `d3`, or a pass.
pub(super) fn turn_name(rules: Rules, Turn(squares): &Turn) -> String {
    if squares.is_empty() {
        return PASS.to_owned();
    }
    squares.iter().map(|&square| super::frame(rules).name(square).to_lowercase()).collect()
}

/// Reads a legal turn of one square.
pub(super) fn read_turn(position: &dyn Position, text: &str) -> Result<Turn, BadTurn> {
    let mut scanner = Scanner::new(text.trim());
    let square = super::frame(position.rules()).take_name(&mut scanner);
    let (Some(square), None) = (square, scanner.peek()) else {
        return Err(BadTurn::NotATurn(excerpt(text)));
    };
    legal(position, Turn(vec![square]), text)
}

/// Returns the turn if it is legal. `text` is its written form, for the error.
pub(super) fn legal(position: &dyn Position, turn: Turn, text: &str) -> Result<Turn, BadTurn> {
    match position.boxed().play(&turn) {
        Ok(()) => Ok(turn),
        Err(reason) => Err(BadTurn::illegal(position.rules(), text, reason)),
    }
}
