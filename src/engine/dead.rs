//! Dead pieces in positions that wait to be counted.

use crate::rules::{Position, Rules, Square, go};

use super::go::dead_stones;

/// Returns the pieces that are probably dead, as a proposal to both players. Returns none unless the
/// game is being counted by rules that remove dead pieces. The result depends only on the position.
#[must_use]
pub fn dead(position: &dyn Position) -> Vec<Square> {
    let Some(counting) = position.counting() else { return Vec::new() };
    match (position.rules(), position.as_any().downcast_ref::<go::Position>()) {
        (Rules::Go(rules), Some(position)) if rules.dead_stones => dead_stones(position),
        _ => counting.proposal(),
    }
}
