//! Why a square may not be touched.

use super::board;
use super::{Position, jumped};
use crate::rules::{Illegal, Position as _, Square};

/// The most helpful reason why `square` may not follow on `touched`.
pub(super) fn why_not(position: &Position, touched: &[Square], square: Square) -> Illegal {
    if position.outcome().is_some() {
        return Illegal::GameOver;
    }
    // Where the beginning is wrong already, that is what has to be said.
    for (at, &earlier) in touched.iter().enumerate() {
        if !position.next(&touched[..at]).squares.contains(&earlier) {
            return why_not(position, &touched[..at], earlier);
        }
    }
    if position.grid().squares().all(|on_board| on_board != square) {
        return Illegal::OffBoard;
    }
    if board::bit(square).is_none() {
        return Illegal::LightSquare { square };
    }
    match touched {
        [] => why_not_first(position, square),
        &[.., from] => why_not_further(position, touched, from, square),
    }
}

/// Why no turn starts on this dark square.
fn why_not_first(position: &Position, square: Square) -> Illegal {
    match position.piece(square) {
        None => Illegal::Empty { square },
        Some(piece) if piece.side != position.to_move => Illegal::NotYours { square },
        Some(_) => must_capture(position).unwrap_or(Illegal::Blocked { square }),
    }
}

/// Why the turn cannot go on from `from` to this dark square.
fn why_not_further(position: &Position, touched: &[Square], from: Square, square: Square) -> Illegal {
    let next = position.next(touched);
    let is_jumping = touched.len() > 1;
    if next.squares.is_empty() {
        return Illegal::TurnEnds;
    }
    if is_jumping && !next.complete {
        return Illegal::MustContinue { to: next.squares };
    }
    if position.piece(square).is_some() && square != touched[0] {
        return Illegal::Occupied { square };
    }
    let is_step = jumped(from, square).is_none() && {
        let mut free = *position;
        free.rules.forced_capture = false;
        free.next(touched).squares.contains(&square)
    };
    match must_capture(position) {
        Some(reason) if is_step => reason,
        _ => Illegal::Unreachable { from, to: square },
    }
}

/// The reason that holds where captures are forced and one is possible.
fn must_capture(position: &Position) -> Option<Illegal> {
    let mut with = Vec::new();
    position.each_move(|step| {
        if step.captured() != 0 {
            with.extend(step.squares().next());
        }
    });
    with.sort_unstable();
    with.dedup();
    (position.rules.forced_capture && !with.is_empty()).then_some(Illegal::MustCapture { with })
}
