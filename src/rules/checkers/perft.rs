//! Counting the sequences of legal moves, which is the standard test of a move generator.
//!
//! Published numbers differ by what counts as one move where a piece can take the same men on two
//! ways; both countings are here.

use super::board::{CheckersBoard, Shape, Word};
use super::kinds::{Kind, each_kind};
use super::state::State;
use crate::rules::Side;

/// Every way to jump counts.
pub(super) fn paths<S: Shape>(state: &State<S>, depth: u32) -> u64 {
    let State { board, rules, .. } = *state;
    match (depth, state.to_move) {
        (0, _) => 1,
        (1, _) => state.count_moves(),
        // What the board alone does not know.
        _ if rules.kings_rest => with_rests(state, depth),
        (_, Side::First) => {
            each_kind!(S, state.known, rules, kind => count::<S, _, true>(board, kind, depth))
        }
        (_, Side::Second) => {
            each_kind!(S, state.known, rules, kind => count::<S, _, false>(board, kind, depth))
        }
    }
}

fn count<S: Shape, K: Kind, const DOWN: bool>(board: CheckersBoard<S>, kind: K, depth: u32) -> u64 {
    if depth == 1 {
        return board.count_moves::<DOWN, K>(kind, S::Word::NONE);
    }
    let mut total = 0;
    board.each_move::<DOWN, K>(kind, S::Word::NONE, &mut |step| {
        let after = board.after::<DOWN>(step);
        total += if DOWN {
            count::<S, K, false>(after, kind, depth - 1)
        } else {
            count::<S, K, true>(after, kind, depth - 1)
        };
    });
    total
}

fn with_rests<S: Shape>(state: &State<S>, depth: u32) -> u64 {
    let mut total = 0;
    state.each_move(&mut |step| total += paths(&after(state, step), depth - 1));
    total
}

/// Ways to jump that take the same men with the same piece to the same square count once.
#[cfg(feature = "tools")]
pub(super) fn distinct<S: Shape>(state: &State<S>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves: Vec<super::Move> = Vec::new();
    state.each_move(&mut |step| {
        if !step.is_capture() || !moves.contains(&step) {
            moves.push(step);
        }
    });
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.into_iter().map(|step| distinct(&after(state, step), depth - 1)).sum()
}

fn after<S: Shape>(state: &State<S>, step: super::Move) -> State<S> {
    let mut after = *state;
    after.play_move(step);
    after
}
