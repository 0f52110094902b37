//! Zobrist hashing with a key for each piece on each cell.

use super::board::{Board, CELLS};
use crate::rules::Side;
use crate::rules::bitboard::bits;
use crate::rules::zobrist::{word, words};

/// The keys of men and kings, indexed by `[side][rank][bit]`.
const KEYS: [[[u64; CELLS]; 2]; 2] = [[words(0), words(CELLS)], [words(2 * CELLS), words(3 * CELLS)]];
const SECOND_TO_MOVE: u64 = word(4 * CELLS as u64);

/// Returns the hash of a position, computed from scratch. Limits for draws are not part of it.
pub(super) fn of(board: Board, to_move: Side) -> u64 {
    let to_move = if to_move == Side::Second { SECOND_TO_MOVE } else { 0 };
    pieces(board) ^ to_move
}

/// Returns the change of the hash by a turn: the keys of differing pieces and of the side to move.
pub(super) fn difference(before: Board, after: Board) -> u64 {
    pieces(only_in(before, after)) ^ pieces(only_in(after, before)) ^ SECOND_TO_MOVE
}

/// Returns the pieces of `board` that are not in `other`. No piece keeps its cell and changes its rank.
fn only_in(board: Board, other: Board) -> Board {
    let left = |side: usize| board.pieces[side] & !other.pieces[side];
    Board { pieces: [left(0), left(1)], kings: board.kings & (left(0) | left(1)) }
}

fn pieces(board: Board) -> u64 {
    let mut hash = 0;
    for (pieces, keys) in board.pieces.into_iter().zip(&KEYS) {
        for bit in bits(pieces) {
            let rank = usize::from(board.kings & bit != 0);
            hash ^= keys[rank][bit.trailing_zeros() as usize];
        }
    }
    hash
}
