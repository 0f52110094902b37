//! What can be said for a turn: facts that anybody can check on the board.

use crate::engine::Line;
use crate::rules::reversi::{Board, Position};
use crate::rules::{self, Square};

use super::squares::{CORNERS, EDGES, each};
use super::stability::Stability;

/// Something that a turn does.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Fact {
    /// The game is won by so many discs if both go on as well as can be, empty squares counted to
    /// the winner.
    Wins { discs: u32 },
    /// It takes a corner, which nothing can turn over.
    TakesCorner { corner: Square },
    /// It takes away from the other side every way to take this corner with its next turn.
    DeniesCorner { corner: Square },
    /// It lets the other side take this corner, which it could not before.
    GivesCorner { corner: Square },
    /// The other side has no move and must pass.
    ForcesPass,
    /// It takes a square of an edge from which it can never be driven.
    SafeEdge { square: Square },
    /// So many own discs more than before can never be turned over.
    Secures { discs: u32 },
    /// The other side has so few moves after it, and no other turn leaves it fewer. `before` is
    /// how many it would have if it were its turn now.
    FewestReplies { replies: u32, before: u32 },
    /// The own side would have so many more moves than the other one, if it were its turn again.
    MoreMoves { own: u32, other: u32 },
    /// It turns over so few discs, which gives the other side little to work with.
    TurnsFew { discs: u32 },
}

/// No more than this is few.
const FEW_FLIPS: u32 = 2;

/// What speaks for the first turn of a line and against it, the weightiest first. None for a pass
/// and for what is no legal turn.
#[must_use]
pub fn reasons(position: &dyn rules::Position, line: &Line) -> Vec<Fact> {
    let Some(position) = position.as_any().downcast_ref::<Position>() else { return Vec::new() };
    let square = match line.turns.first().map(|turn| &turn.0[..]) {
        Some(&[square]) if square.0 < 64 && position.moves() >> square.0 & 1 != 0 => square,
        _ => return Vec::new(),
    };
    let board = position.board();
    let after = board.after(square);
    let mut facts = Vec::new();
    if line.score.decided_in.is_some() && line.score.value > 0 {
        facts.push(Fact::Wins { discs: line.score.value.unsigned_abs() / 100 });
    }
    corners(board, after, square, &mut facts);
    let replies = after.moves().count_ones();
    if replies == 0 && after.passed().moves() != 0 {
        facts.push(Fact::ForcesPass);
    }
    stable(board, after, square, &mut facts);
    let fewest =
        each(position.moves()).map(|square| board.after(Square(square.into())).moves().count_ones()).min();
    if replies > 0 && fewest == Some(replies) {
        facts.push(Fact::FewestReplies { replies, before: board.passed().moves().count_ones() });
    }
    let own = after.passed().moves().count_ones();
    if replies > 0 && own > replies {
        facts.push(Fact::MoreMoves { own, other: replies });
    }
    let flips = board.flips(square).count_ones();
    if flips <= FEW_FLIPS {
        facts.push(Fact::TurnsFew { discs: flips });
    }
    facts
}

fn corners(board: Board, after: Board, square: Square, facts: &mut Vec<Fact>) {
    let threatened = board.passed().moves() & CORNERS;
    let open = after.moves() & CORNERS;
    if CORNERS >> square.0 & 1 != 0 {
        facts.push(Fact::TakesCorner { corner: square });
    }
    let denied = threatened & !open & after.empty();
    facts.extend(each(denied).map(|corner| Fact::DeniesCorner { corner: Square(corner.into()) }));
    let given = open & !threatened;
    facts.extend(each(given).map(|corner| Fact::GivesCorner { corner: Square(corner.into()) }));
}

fn stable(board: Board, after: Board, square: Square, facts: &mut Vec<Fact>) {
    let stability = Stability::new();
    let safe = stability.stable(after.passed());
    if EDGES & !CORNERS & safe & 1 << square.0 != 0 {
        facts.push(Fact::SafeEdge { square });
    }
    let more = safe.count_ones().saturating_sub(stability.stable(board).count_ones());
    if more > 1 {
        facts.push(Fact::Secures { discs: more });
    }
}
