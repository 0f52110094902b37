//! The forced part of a position: a win with the next stone, or the only squares that do not lose to one.

use super::rows::{beside, completions};
use crate::rules::Position as _;
use crate::rules::four::Position;

/// The forced part of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Demand {
    /// Each of these squares wins.
    Wins(u64),
    /// Every other square loses to the next turn. The set may be empty.
    Only(u64),
}

/// Returns the forced part of a position, which is exact.
pub(super) fn demand(position: &Position) -> Demand {
    let [own, other] = stones(position);
    let places = position.places();
    let wins = completions(own, other) & places;
    if wins != 0 {
        return Demand::Wins(wins);
    }
    let threats = completions(other, own);
    let open = threats & places;
    if open & open.wrapping_sub(1) != 0 {
        return Demand::Only(0);
    }
    // A stone beside a closed square opens it.
    let opens = beside(threats & !places);
    let only = if open == 0 { places } else { open };
    Demand::Only(only & !opens)
}

/// Returns the stones of the side to move and of the other side.
pub(super) fn stones(position: &Position) -> [u64; 2] {
    let side = position.to_move();
    [side, side.other()].map(|side| position.stones(side))
}
