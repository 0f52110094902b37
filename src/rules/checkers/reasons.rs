//! The reasons for refusing a touch.

use super::{Position, Priority, Rules, squares};
use crate::rules::{Illegal, Position as _, Square, Turn};

/// Returns the most helpful reason why `square` may not follow `touched`.
pub(super) fn why_not(position: &Position, touched: &[Square], square: Square) -> Illegal {
    if position.outcome().is_some() {
        return Illegal::GameOver;
    }
    // If the prefix is already illegal, report that.
    for (at, &earlier) in touched.iter().enumerate() {
        if !position.next(&touched[..at]).squares.contains(&earlier) {
            return why_not(position, &touched[..at], earlier);
        }
    }
    if position.grid().squares().all(|on_board| on_board != square) {
        return Illegal::OffBoard;
    }
    if squares::bit(position.options(), square).is_none() {
        return Illegal::LightSquare { square };
    }
    match touched {
        [] => why_not_first(position, square),
        &[.., from] => why_not_further(position, touched, from, square),
    }
}

/// Returns the reason why no turn starts on this dark square.
fn why_not_first(position: &Position, square: Square) -> Illegal {
    match position.piece(square) {
        None => return Illegal::Empty { square },
        Some(piece) if piece.side != position.to_move() => return Illegal::NotYours { square },
        Some(_) => {}
    }
    let must_capture = with_captures(position);
    if must_capture.is_empty() {
        let is_free = !rested(position).next(&[square]).squares.is_empty();
        return if is_free { Illegal::KingRests { square } } else { Illegal::Blocked { square } };
    }
    if without_priority(position).next(&[]).squares.contains(&square) {
        return comes_first(position, must_capture);
    }
    Illegal::MustCapture { with: must_capture }
}

/// Returns the reason why the turn cannot continue from `from` to this dark square.
fn why_not_further(position: &Position, touched: &[Square], from: Square, square: Square) -> Illegal {
    let next = position.next(touched);
    let is_jumping = touched.len() > 1;
    if next.squares.is_empty() {
        return Illegal::TurnEnds;
    }
    if is_jumping && !next.complete && !without_priority(position).next(touched).squares.contains(&square) {
        return Illegal::MustContinue { to: next.squares };
    }
    if position.piece(square).is_some() && square != touched[0] {
        return Illegal::Occupied { square };
    }
    if without_priority(position).next(touched).squares.contains(&square) {
        return comes_first(position, next.squares);
    }
    let must_capture = with_captures(position);
    let is_step = !is_jumping && {
        let free = position.by(Rules { forced_capture: false, ..position.options() });
        free.find(&Turn(vec![from, square])).is_some_and(|step| !step.is_capture())
    };
    if is_step && !must_capture.is_empty() {
        return Illegal::MustCapture { with: must_capture };
    }
    Illegal::Unreachable { from, to: square }
}

/// Returns the reason for a capture of lower priority. `with` holds the squares of better ones.
fn comes_first(position: &Position, with: Vec<Square>) -> Illegal {
    match position.options().priority {
        Priority::WithKing => Illegal::MustCaptureWithKing { with },
        _ => Illegal::MustCaptureMost { with },
    }
}

/// Returns the same position without priorities between captures.
fn without_priority(position: &Position) -> Position {
    position.by(Rules { priority: Priority::Free, ..position.options() })
}

/// Returns the same position with all counts of king moves reset.
fn rested(position: &Position) -> Position {
    let mut rested = *position;
    for (king, _) in position.king_moves() {
        // The square holds a king, so this cannot fail.
        _ = rested.set_king_moves(king, 0);
    }
    rested
}

/// Returns the pieces that must capture; empty if captures are optional or impossible.
fn with_captures(position: &Position) -> Vec<Square> {
    let is_capture =
        |Turn(squares): &Turn| squares.windows(2).any(|leg| position.jumped(leg[0], leg[1]).next().is_some());
    if !position.options().forced_capture {
        return Vec::new();
    }
    let captures = position.turns().into_iter().filter(is_capture);
    let mut with: Vec<_> = captures.filter_map(|Turn(squares)| squares.first().copied()).collect();
    with.dedup();
    with
}
