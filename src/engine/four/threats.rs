//! Wins by threats: each stone threatens to complete four, so the other side has one answer.

use super::demand::{Demand, demand, stones};
use super::rows::{beside, completions, squares, third};
use crate::engine::Budget;
use crate::rules::four::Position;

/// The limits of a search for a win by threats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reach {
    /// Number of threats.
    pub threats: u32,
    /// Number of positions.
    pub positions: u32,
}

/// Returns the number of plies of a win by threats within reach. Few threats are tried first, but a win without threats
/// may be shorter.
pub(super) fn win(position: &Position, reach: Reach, budget: &mut Budget) -> Option<u32> {
    let mut positions = reach.positions;
    (1..=reach.threats).find_map(|threats| search(position, threats, &mut positions, budget))
}

fn search(position: &Position, threats: u32, positions: &mut u32, budget: &mut Budget) -> Option<u32> {
    let only = match demand(position) {
        Demand::Wins(_) => return Some(1),
        Demand::Only(only) => only,
    };
    if threats == 0 {
        return None;
    }
    let [own, other] = stones(position);
    // A stone makes three of a row, or opens a square that completes four already.
    for square in squares(only & (third(own, other) | beside(completions(own, other)))) {
        if *positions == 0 || budget.spend() {
            return None;
        }
        *positions -= 1;
        let mut after = *position;
        after.place(square);
        let [other, own] = stones(&after);
        let open = completions(own, other) & after.places();
        match open.count_ones() {
            0 => {}
            1 => {
                after.place(squares(open).next()?);
                if let Some(plies) = search(&after, threats - 1, positions, budget) {
                    return Some(plies + 2);
                }
            }
            _ => return Some(3),
        }
    }
    None
}
