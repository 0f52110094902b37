//! Counting the sequences of legal moves, which is the standard test of a move generator.
//!
//! Published numbers differ by what counts as one move where a king can take the same men on two
//! ways; both countings are here. They differ for the first time at depth 12 from the start.

use super::board::{Board, Direction, bits};
use super::{Move, Position, Rules};
use crate::rules::Side;

/// Every way to jump counts.
pub(super) fn paths(position: Position, depth: u32) -> u64 {
    match (depth, position.to_move) {
        (0, _) => 1,
        (_, Side::First) => count::<true>(position.board, position.rules, depth),
        (_, Side::Second) => count::<false>(position.board, position.rules, depth),
    }
}

fn count<const DOWN: bool>(board: Board, rules: Rules, depth: u32) -> u64 {
    if depth == 1 {
        return moves::<DOWN>(board, rules);
    }
    let mut total = 0;
    board.each_move::<DOWN>(rules, &mut |step| {
        let after = board.after::<DOWN>(step);
        total += if DOWN {
            count::<false>(after, rules, depth - 1)
        } else {
            count::<true>(after, rules, depth - 1)
        };
    });
    total
}

/// How many moves there are, without making one of them: steps are counted all at once.
fn moves<const DOWN: bool>(board: Board, rules: Rules) -> u64 {
    let jumpers = board.jumpers::<DOWN>();
    let mut total = 0;
    if jumpers != 0 {
        total += jumps::<DOWN>(board, rules, jumpers);
    }
    if jumpers == 0 || !rules.forced_capture {
        board.each_steps::<DOWN>(|_, targets| total += u64::from(targets.count_ones()));
    }
    total
}

/// How many jumps the pieces that can jump have.
fn jumps<const DOWN: bool>(board: Board, rules: Rules, jumpers: u32) -> u64 {
    let count = |from| {
        let empty = board.empty() | from;
        let is_king = board.kings & from != 0;
        let ends = ends::<DOWN>(from, board.other::<DOWN>(), empty, is_king, rules.finish_jumps);
        // Where a jump may stop anywhere, to stop before it begins was counted too.
        ends - u64::from(!rules.finish_jumps)
    };
    bits(jumpers).map(count).sum()
}

/// How many ways a jump that has come to `at` can end: the path counted, not written down.
fn ends<const DOWN: bool>(at: u32, other: u32, empty: u32, is_king: bool, finish: bool) -> u64 {
    let mut further = 0;
    let mut look = |direction: Direction| {
        let over = direction.step(at) & other;
        let to = direction.step(over) & empty;
        if to != 0 {
            further += ends::<DOWN>(to, other & !over, empty, is_king, finish);
        }
    };
    Direction::forward::<DOWN>().into_iter().for_each(&mut look);
    if is_king {
        Direction::backward::<DOWN>().into_iter().for_each(look);
    }
    if finish { further.max(1) } else { further + 1 }
}

/// Ways to jump that take the same men with the same piece to the same square count once.
pub(super) fn distinct(position: Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves: Vec<Move> = Vec::new();
    position.each_move(|step| {
        if !moves.iter().any(|known| known.is_same(step)) {
            moves.push(step);
        }
    });
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |step: Move| {
        let mut after = position;
        after.play_move(step);
        after
    };
    moves.into_iter().map(|step| distinct(after(step), depth - 1)).sum()
}
