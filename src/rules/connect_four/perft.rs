//! Perft: the number of sequences of legal turns.

use super::board::ConnectFourBoard;
use super::{Position, Rules};
use crate::rules::{Side, bitboard};

/// Counts the sequences of `depth` turns. Games that end earlier do not count.
pub(super) fn count(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ if position.winner().is_some() => 0,
        _ => unfinished(position.board, position.to_move, position.rules, depth),
    }
}

/// Counts from a board on which neither side has won.
fn unfinished(board: ConnectFourBoard, side: Side, rules: Rules, depth: u32) -> u64 {
    let landings = board.landings(rules);
    if depth == 1 {
        return u64::from(landings.count_ones());
    }
    let mut total = 0;
    for bit in bitboard::bits(landings) {
        let after = board.with(side, bit);
        if !after.has_won(rules, side) {
            total += unfinished(after, side.other(), rules, depth - 1);
        }
    }
    total
}
