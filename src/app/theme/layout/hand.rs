//! Layout of the play screen for one-handed use.
//!
//! In landscape orientation, the column with all controls moves to the playing hand. In
//! portrait orientation, all controls lie at the bottom, within reach of the thumb from the
//! edge where the hand holds the device. Only text that needs no touch is above them.

use bevy::math::Rect;

use crate::app::theme::layout::PlayLayout;
use crate::app::vocabulary::preferences::Hand;

/// Reach of a thumb in points, measured from the edge at which its hand holds the device.
pub const REACH: f32 = 420.;

/// Cuts an area to the part that the thumb reaches.
pub(super) fn near_thumb(area: Rect, hand: Hand) -> Rect {
    let mut near = area;
    match hand {
        Hand::Left => near.max.x = near.max.x.min(near.min.x + REACH),
        Hand::Right => near.min.x = near.min.x.max(near.max.x - REACH),
        Hand::Both => {}
    }
    near
}

/// Mirrors a landscape layout horizontally for the left hand.
pub(super) fn beside(layout: &PlayLayout, area: Rect, hand: Hand) -> PlayLayout {
    if hand != Hand::Left {
        return *layout;
    }
    let both = area.min.x + area.max.x;
    let turn = |rect: Rect| Rect::new(both - rect.max.x, rect.min.y, both - rect.min.x, rect.max.y);
    PlayLayout {
        bar: turn(layout.bar),
        board: turn(layout.board),
        evaluation: layout.evaluation.map(turn),
        far: layout.far.map(turn),
        near: layout.near.map(turn),
        message: layout.message.map(turn),
        far_acts: layout.far_acts.map(turn),
        acts: turn(layout.acts),
        tools: layout.tools.map(turn),
        moves: layout.moves.map(turn),
        dock: turn(layout.dock),
        ..*layout
    }
}
