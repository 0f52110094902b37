//! Reasons for a turn: facts that can be checked on the board.

use crate::engine::Line;
use crate::rules::reversi::{Position, ReversiBoard};
use crate::rules::{self, Square};

use super::squares::{CORNERS, EDGES, each};
use super::stability::Stability;

/// An effect of a turn.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[allow(missing_docs, reason = "each variant describes its fields")]
pub enum Fact {
    /// Wins by this number of discs with best play, empty squares counted for the winner.
    Wins { discs: u32 },
    /// Takes a corner, which is never flipped.
    TakesCorner { corner: Square },
    /// Denies the other side this corner on its next turn.
    DeniesCorner { corner: Square },
    /// Gives the other side access to this corner.
    GivesCorner { corner: Square },
    /// Leaves the other side without a move, so it must pass.
    ForcesPass,
    /// Takes a stable square on an edge.
    SafeEdge { square: Square },
    /// Increases the own stable discs by this number.
    Secures { discs: u32 },
    /// Leaves the other side with `replies` moves, the fewest of all turns. `before` is the number that
    /// it would have before the turn.
    FewestReplies { replies: u32, before: u32 },
    /// The own side would have more moves than the other side, if it were to move again.
    MoreMoves { own: u32, other: u32 },
    /// Flips only this number of discs, which gives the other side few chances.
    TurnsFew { discs: u32 },
}

/// Largest number of flips that counts as few.
const FEW_FLIPS: u32 = 2;

/// Returns the facts for and against the first turn of a line, most important first. Returns none for a
/// pass or an illegal turn.
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

fn corners(board: ReversiBoard, after: ReversiBoard, square: Square, facts: &mut Vec<Fact>) {
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

fn stable(board: ReversiBoard, after: ReversiBoard, square: Square, facts: &mut Vec<Fact>) {
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
