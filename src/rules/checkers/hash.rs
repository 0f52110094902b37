//! Zobrist hashing with a key for each piece on each square.

use super::Rules;
use super::board::{CheckersBoard, Shape, Word, bits};
use super::king_moves::KingMoves;
use super::moves::Step;
use crate::rules::Side;
use crate::rules::zobrist::{word, words};

/// An upper limit for the number of bits of any board.
const BITS: usize = 80;
/// The keys of men and kings, indexed by `[side][rank][bit]`.
static KEYS: [[[u64; BITS]; 2]; 2] = [[words(0), words(BITS)], [words(2 * BITS), words(3 * BITS)]];
const SECOND_TO_MOVE: u64 = word(4 * BITS as u64);
/// The first key of [`king_moves`]. Those of [`rules`] follow.
const KING_MOVES: u64 = 5 * BITS as u64;
const RULES: u64 = 20 * BITS as u64;

/// Returns the hash of a position, computed from scratch.
pub(super) fn of<S: Shape>(board: CheckersBoard<S>, to_move: Side, kings: [KingMoves; 2], by: Rules) -> u64 {
    let to_move = if to_move == Side::Second { SECOND_TO_MOVE } else { 0 };
    pieces(board) ^ to_move ^ king_moves(kings) ^ rules(by)
}

/// Returns the change of the hash by a move of a side: the keys of differing pieces and of the side to
/// move.
#[inline]
pub(super) fn difference<S: Shape>(
    before: CheckersBoard<S>,
    after: CheckersBoard<S>,
    side: Side,
    step: Step<S::Word>,
) -> u64 {
    let key = |board: CheckersBoard<S>, side: Side, at: u8| {
        let rank = usize::from(board.kings & S::Word::bit(at) != S::Word::NONE);
        KEYS[side.index()][rank][usize::from(at)]
    };
    // A king that ends a circular jump where it began has the same key twice, which cancel each other.
    let mut hash = SECOND_TO_MOVE ^ key(before, side, step.from) ^ key(after, side, step.to);
    for bit in bits(step.captured) {
        hash ^= key(before, side.other(), bit.number());
    }
    hash
}

/// Returns the keys of the kings' consecutive moves.
pub(super) fn king_moves(kings: [KingMoves; 2]) -> u64 {
    let one = |side: usize| match kings[side] {
        KingMoves { moves: 0, .. } => 0,
        KingMoves { king, moves } => {
            word(KING_MOVES + (side as u64 * 4 + u64::from(moves)) * BITS as u64 + u64::from(king))
        }
    };
    one(0) ^ one(1)
}

/// Returns the key of the rules, without the limits for draws.
fn rules(rules: Rules) -> u64 {
    let switches = [
        u64::from(rules.forced_capture),
        u64::from(rules.finish_jumps),
        u64::from(rules.mirrored),
        u64::from(rules.flying_kings),
        u64::from(rules.men_capture_backward),
        u64::from(rules.orthogonal_captures),
        u64::from(rules.men_capture_kings),
        u64::from(rules.kings_rest),
        rules.size as u64,
        rules.first_sits as u64,
        rules.priority as u64,
        rules.crowning as u64,
        rules.removal as u64,
    ];
    // Each option has fewer than eight values.
    word(RULES + switches.into_iter().fold(0, |all, switch| all << 3 | switch))
}

fn pieces<S: Shape>(board: CheckersBoard<S>) -> u64 {
    let mut hash = 0;
    for (pieces, keys) in board.pieces.into_iter().zip(&KEYS) {
        for bit in bits(pieces) {
            let rank = usize::from(board.kings & bit != S::Word::NONE);
            hash ^= keys[rank][usize::from(bit.number())];
        }
    }
    hash
}
