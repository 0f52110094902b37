//! Counting the sequences of legal turns. A pass is a turn.
//!
//! Published numbers differ by what is counted of a game that is over before the depth is
//! reached; both countings are here. They differ for the first time at depth 10 from the start.

use super::ReversiBoard;
use crate::rules::bitboard;

/// Games that are over before `depth` are not counted.
pub(super) fn exact(board: ReversiBoard, depth: u32) -> u64 {
    count::<0>(board, depth)
}

/// Games that are over before `depth` count once.
pub(super) fn leaves(board: ReversiBoard, depth: u32) -> u64 {
    count::<1>(board, depth)
}

/// `FINISHED` is what a game counts that is over before `depth`.
fn count<const FINISHED: u64>(board: ReversiBoard, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = board.moves();
    if moves == 0 {
        let passed = board.passed();
        return if passed.moves() == 0 { FINISHED } else { count::<FINISHED>(passed, depth - 1) };
    }
    if depth == 1 {
        return u64::from(moves.count_ones());
    }
    bitboard::bits(moves).map(|bit| count::<FINISHED>(board.after(bitboard::square(bit)), depth - 1)).sum()
}
