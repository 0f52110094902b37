//! Perft: the number of sequences of legal turns. A pass is a turn.
//!
//! Published numbers differ in how they count games that end before the depth is reached. Both
//! conventions are here; they first differ at depth 10 from the start.

use super::ReversiBoard;
use crate::rules::bitboard;

/// Counts sequences of exactly `depth` turns. Games that end earlier do not count.
pub(super) fn exact(board: ReversiBoard, depth: u32) -> u64 {
    count::<0>(board, depth)
}

/// Counts the leaf nodes: games that end before `depth` count once.
pub(super) fn leaves(board: ReversiBoard, depth: u32) -> u64 {
    count::<1>(board, depth)
}

/// Counts sequences; a game that ends before `depth` counts `FINISHED`.
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
