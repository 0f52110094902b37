//! What is dead where play has come to rest.

use crate::rules::{Position, Rules, Square, go};

use super::go::dead_stones;

/// The pieces that are probably dead, for both to agree on; none where play does not rest, and none
/// by rules that know no dead pieces. The same position always has the same answer.
#[must_use]
pub fn dead(position: &dyn Position) -> Vec<Square> {
    let Some(counting) = position.counting() else { return Vec::new() };
    match (position.rules(), position.as_any().downcast_ref::<go::Position>()) {
        (Rules::Go(rules), Some(position)) if rules.dead_stones => dead_stones(position),
        _ => counting.proposal(),
    }
}
