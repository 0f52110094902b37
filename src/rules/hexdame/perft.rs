//! Perft, the number of sequences of legal moves: the standard test of a move generator.
//!
//! In draughts two jumps are one move if they capture the same pieces with the same piece and end on the
//! same cell. A turn of the rules names the way, so both counts are here.

use super::board::Board;
use crate::rules::Side;

/// Counts each path of a jump as a move.
pub(super) fn paths(board: Board, side: Side, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        1 => return count_moves(board, side, |jumpers| board.count_jumps(side, jumpers)),
        _ => {}
    }
    let (mut total, mut again) = (0, Vec::new());
    board.each_move(side, |step| {
        let count = paths(board.after(side, step), side.other(), depth - 1);
        total += count;
        if step.is_capture() {
            again.push((step, count));
        }
    });
    if !again.is_empty() {
        total = 0;
        board.each_path(side, &mut |step, _| {
            total += again.iter().find(|(other, _)| *other == step).map_or(0, |&(_, count)| count);
        });
    }
    total
}

/// Counts paths once that capture the same pieces with the same piece and end on the same cell.
#[cfg(feature = "tools")]
pub(super) fn distinct(board: Board, side: Side, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        1 => return count_moves(board, side, |jumpers| board.best_jumps(side, jumpers).len() as u64),
        _ => {}
    }
    let mut total = 0;
    board.each_move(side, |step| total += distinct(board.after(side, step), side.other(), depth - 1));
    total
}

/// Returns the number of legal moves. Steps are counted a direction at a time.
#[inline]
fn count_moves(board: Board, side: Side, count_jumps: impl FnOnce(u64) -> u64) -> u64 {
    let jumpers = board.jumpers(side);
    if jumpers != 0 {
        return count_jumps(jumpers);
    }
    let mut total = 0;
    board.each_steps(side, |_, _, targets| total += u64::from(targets.count_ones()));
    total
}
