//! Turns, positions and pictures of Hex.
//!
//! Columns have letters from the left, rows have numbers from the top. A turn is the name of its square
//! in lower case, `a3`, or `swap` if it takes over the first stone. `swap-pieces`, the word of SGF and of
//! other programs, is read as well. A picture is shifted by half a square per row.

use super::error::{BadTurn, Unreadable, excerpt};
use super::scan::Scanner;
use super::stones::{self, Stones};
use crate::rules::hex::{self, Position as Hex};
use crate::rules::{Illegal, Position, Rules, Square, Turn};

/// The word for a swap.
const SWAP: &str = "swap";
/// The word of SGF, version of 2021, for a swap in which the stone is mirrored and the players keep
/// their colours.
pub(crate) const SWAP_PIECES: &str = "swap-pieces";

/// Returns the square of the stone that the side to move may take over.
#[must_use]
pub fn swap(position: &dyn Position) -> Option<Square> {
    position.as_any().downcast_ref::<Hex>()?.swap()
}

/// Returns `true` if the turn is a swap.
#[must_use]
pub fn is_swap(position: &dyn Position, turn: &Turn) -> bool {
    swap(position).is_some_and(|square| turn.0 == [square])
}

/// Returns the length in bytes of the swap with which a text begins, or 0.
pub(super) fn swap_length(text: &str) -> usize {
    let begins = |word: &&str| text.get(..word.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(word));
    [SWAP_PIECES, SWAP].iter().find(|word| begins(word)).map_or(0, |word| word.len())
}

pub(super) fn turn_name(position: &dyn Position, turn: &Turn) -> String {
    if is_swap(position, turn) { SWAP.to_owned() } else { stones::turn_name(position.rules(), turn) }
}

pub(super) fn read_turn(position: &dyn Position, text: &str) -> Result<Turn, BadTurn> {
    let word = text.trim();
    if [SWAP, SWAP_PIECES].into_iter().any(|known| known.eq_ignore_ascii_case(word)) {
        return match swap(position) {
            Some(square) => Ok(Turn(vec![square])),
            None => Err(BadTurn::NotATurn(excerpt(text))),
        };
    }
    let turn = stones::read_turn(position, text)?;
    match turn.0.first() {
        // The name of a square is never a swap.
        Some(&square) if is_swap(position, &turn) => {
            Err(BadTurn::illegal(position.rules(), text, Illegal::Occupied { square }))
        }
        _ => Ok(turn),
    }
}

pub(super) fn read_position(rules: hex::Rules, text: &str) -> Result<Hex, Unreadable> {
    let mut scanner = Scanner::new(text);
    let stones = stones::read(rules.grid(), &mut scanner)?;
    with_stones(rules, stones, scanner)
}

pub(super) fn read_picture(rules: hex::Rules, text: &str) -> Result<Hex, Unreadable> {
    let (stones, below) = stones::read_picture(Rules::Hex(rules), text)?;
    with_stones(rules, stones, below)
}

fn with_stones(rules: hex::Rules, stones: Stones, mut rest: Scanner) -> Result<Hex, Unreadable> {
    rest.expect_end()?;
    Hex::with_stones(rules, stones.to_move, stones.stones.iter().copied()).map_err(|e| stones.error(e))
}
