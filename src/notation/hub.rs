//! Text of positions and turns of draughts in the protocol of Hub, which programs of draughts speak.
//!
//! F. Letouzey, *Hub protocol for draughts*, part of his program Scan.
//!
//! ```
//! use parlour::notation::hub;
//! use parlour::rules::{Game, Position};
//!
//! let mut position = Game::Checkers.preset("international")?.start();
//! assert_eq!(hub::board(&*position), format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20)));
//! let turn = hub::read_turn(&*position, "32-28").expect("a legal turn");
//! position.play(&turn)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::fmt::Write as _;

use crate::notation;
use crate::rules::{Change, Position, Rank, Side, Turn};

/// Returns the text of a position: a letter for the side to move, then a letter for each dark square.
#[must_use]
pub fn board(position: &dyn Position) -> String {
    let rules = position.rules();
    // The colour of a side in records, which need not be that of its pieces.
    let to_move = if notation::position_text(position).starts_with('W') { 'W' } else { 'B' };
    let white = |side: Side| (side == position.to_move()) == (to_move == 'W');
    let mut squares: Vec<_> = position
        .grid()
        .squares()
        .filter_map(|square| notation::square_number(rules, square).map(|number| (number, square)))
        .collect();
    squares.sort_unstable();
    let letter = |square| match position.piece(square) {
        None => 'e',
        Some(piece) => {
            let letter = if white(piece.side) { 'w' } else { 'b' };
            if piece.rank == Rank::King { letter.to_ascii_uppercase() } else { letter }
        }
    };
    std::iter::once(to_move).chain(squares.into_iter().map(|(_, square)| letter(square))).collect()
}

/// Converts a position of Hub to the FEN of PDN.
///
/// # Errors
/// The reason in words.
pub fn fen(text: &str) -> Result<String, String> {
    let mut letters = text.chars();
    let to_move = letters.next().filter(|letter| matches!(letter, 'W' | 'B')).ok_or("no side to move")?;
    let mut sides = [String::new(), String::new()];
    for (at, letter) in letters.enumerate() {
        let side = match letter {
            'w' | 'W' => 0,
            'b' | 'B' => 1,
            'e' => continue,
            _ => return Err(format!("no piece is called {letter}")),
        };
        let separator = if sides[side].is_empty() { "" } else { "," };
        let king = if letter.is_uppercase() { "K" } else { "" };
        _ = write!(sides[side], "{separator}{king}{}", at + 1);
    }
    let [white, black] = sides;
    Ok(format!("{to_move}:W{white}:B{black}"))
}

/// Returns the text of a turn: its first square, its last square, and all captured squares.
fn turn_name(position: &dyn Position, turn: &Turn) -> String {
    let rules = position.rules();
    let number =
        |square| notation::square_number(rules, square).map_or_else(String::new, |number| number.to_string());
    let (Some(&from), Some(&to)) = (turn.0.first(), turn.0.last()) else { return String::new() };
    let mut taken: Vec<_> = position
        .changes(turn)
        .into_iter()
        .flatten()
        .filter_map(|change| match change {
            Change::Remove { square } => notation::square_number(rules, square),
            _ => None,
        })
        .collect();
    taken.sort_unstable();
    let dash = if taken.is_empty() { "-" } else { "x" };
    let mut text = format!("{}{dash}{}", number(from), number(to));
    for square in taken {
        _ = write!(text, "x{square}");
    }
    text
}

/// Returns the text of consecutive turns, up to the first illegal one.
#[must_use]
pub fn names(position: &dyn Position, turns: &[Turn]) -> Vec<String> {
    let mut position = position.boxed();
    turns
        .iter()
        .map_while(|turn| {
            let name = turn_name(&*position, turn);
            position.play(turn).ok().map(|()| name)
        })
        .collect()
}

/// Returns the legal turn with this text. Captured squares may come in any order, or be left out.
#[must_use]
pub fn read_turn(position: &dyn Position, text: &str) -> Option<Turn> {
    let parts = |text: &str| {
        let mut parts: Vec<u8> = text.split(['-', 'x']).filter_map(|part| part.parse().ok()).collect();
        if let Some(taken) = parts.get_mut(2..) {
            taken.sort_unstable();
        }
        parts
    };
    let wanted = parts(text);
    let turns = position.turns();
    let named = |turn: &&Turn| parts(&turn_name(position, turn)) == wanted;
    let begun = |turn: &&Turn| wanted.len() == 2 && parts(&turn_name(position, turn)).starts_with(&wanted);
    turns.iter().find(named).or_else(|| turns.iter().find(begun)).cloned()
}
