//! Perft, the number of sequences of legal moves: the standard test of a move generator.
//!
//! Published numbers differ if a piece can capture the same men by two paths, which some count as
//! one move. Both conventions are here.

use super::board::{CheckersBoard, Shape, Word};
use super::kinds::{Kind, each_kind};
use super::state::State;
use crate::rules::Side;

/// Counts each path of a jump as a move.
pub(super) fn paths<S: Shape>(state: &State<S>, depth: u32) -> u64 {
    let State { board, rules, .. } = *state;
    match (depth, state.to_move) {
        (0, _) => 1,
        (1, _) => state.count_moves(),
        // The board alone does not hold the counts of king moves.
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

/// Counts paths once that capture the same men with the same piece and end on the same square.
#[cfg(feature = "tools")]
pub(super) fn distinct<S: Shape>(state: &State<S>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves: Vec<super::Step<S::Word>> = Vec::new();
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

fn after<S: Shape>(state: &State<S>, step: super::Step<S::Word>) -> State<S> {
    let mut after = *state;
    after.play_move(step);
    after
}
