//! Zobrist hashing: a random word for each piece on each square, combined by exclusive or.

use super::{Board, Rules};
use crate::rules::Side;
use crate::rules::zobrist::word;

/// The words of men and kings of both sides, in this order: `[side][rank][square]`.
const KEYS: [[[u64; 32]; 2]; 2] = keys();
const SECOND_TO_MOVE: u64 = word(128);
const NOT_FORCED: u64 = word(129);
const NOT_FINISHED: u64 = word(130);

/// The hash of a position, computed from nothing.
pub(super) fn of(board: Board, to_move: Side, rules: Rules) -> u64 {
    let mut hash = pieces(board);
    for (is_so, key) in [
        (to_move == Side::Second, SECOND_TO_MOVE),
        (!rules.forced_capture, NOT_FORCED),
        (!rules.finish_jumps, NOT_FINISHED),
    ] {
        hash ^= if is_so { key } else { 0 };
    }
    hash
}

/// What a turn changes in the hash: the pieces that differ, and the side to move.
pub(super) fn difference(before: Board, after: Board) -> u64 {
    let gone = only_in(before, after);
    let come = only_in(after, before);
    pieces(gone) ^ pieces(come) ^ SECOND_TO_MOVE
}

/// The pieces of one board that do not stand on the other. No turn changes a piece where it is.
fn only_in(board: Board, other: Board) -> Board {
    let left = |side: usize| board.pieces[side] & !other.pieces[side];
    Board { pieces: [left(0), left(1)], kings: board.kings & (left(0) | left(1)) }
}

fn pieces(board: Board) -> u64 {
    let mut hash = 0;
    for (bits, keys) in board.pieces.into_iter().zip(&KEYS) {
        let mut rest = bits;
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            let rank = usize::from(board.kings & bit != 0);
            hash ^= keys[rank][bit.trailing_zeros() as usize];
            rest ^= bit;
        }
    }
    hash
}

const fn keys() -> [[[u64; 32]; 2]; 2] {
    let mut keys = [[[0; 32]; 2]; 2];
    let mut at = 0;
    while at < 128 {
        keys[at / 64][at / 32 % 2][at % 32] = word(at as u64);
        at += 1;
    }
    keys
}
