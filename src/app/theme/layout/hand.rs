//! The play screen for one hand, which holds the device and plays.
//!
//! Beside the board everything stands in a column anyway, which is then at that hand. Upright, what is
//! used lies at the bottom and no further from the hand's edge than its thumb reaches; only what is
//! read is above.

use bevy::math::Rect;

use crate::app::theme::layout::PlayLayout;
use crate::app::vocabulary::preferences::Hand;

/// How far a thumb reaches from the edge at which its hand holds the device, in points.
pub const REACH: f32 = 420.;

/// The same places, for this hand.
#[must_use]
pub fn place(layout: PlayLayout, area: Rect, hand: Hand) -> PlayLayout {
    match hand {
        Hand::Both => layout,
        Hand::Right if layout.is_beside() => layout,
        Hand::Left if layout.is_beside() => mirrored(&layout, area),
        Hand::Left | Hand::Right => at_the_thumb(&layout, area, hand),
    }
}

/// What is at the right goes to the left, and the other way round.
fn mirrored(layout: &PlayLayout, area: Rect) -> PlayLayout {
    let both = area.min.x + area.max.x;
    let turn = |rect: Rect| Rect::new(both - rect.max.x, rect.min.y, both - rect.min.x, rect.max.y);
    PlayLayout {
        bar: turn(layout.bar),
        board: turn(layout.board),
        evaluation: layout.evaluation.map(turn),
        far: layout.far.map(turn),
        near: layout.near.map(turn),
        message: layout.message.map(turn),
        acts: turn(layout.acts),
        tools: layout.tools.map(turn),
        moves: layout.moves.map(turn),
        dock: turn(layout.dock),
        ..*layout
    }
}

/// The bar at the bottom as well, and all that is touched at the side of the thumb.
fn at_the_thumb(layout: &PlayLayout, area: Rect, hand: Hand) -> PlayLayout {
    let gap = layout.far.map_or(0., |far| far.min.y - layout.bar.max.y);
    // What is read moves up by what was above it.
    let up = layout.bar.height() + gap;
    let read = |rect: Rect| Rect::new(rect.min.x, rect.min.y - up, rect.max.x, rect.max.y - up);
    let near_thumb = |rect: Rect| {
        let mut near = rect;
        match hand {
            Hand::Left => near.max.x = near.max.x.min(near.min.x + REACH),
            _ => near.min.x = near.min.x.max(near.max.x - REACH),
        }
        near
    };
    let mut bottom = area.max.y;
    let mut touched = |rect: Rect| {
        let low = Rect::new(rect.min.x, bottom - rect.height(), rect.max.x, bottom);
        bottom -= rect.height() + gap;
        near_thumb(low)
    };
    let bar = touched(layout.bar);
    let tools = layout.tools.map(&mut touched);
    let acts = touched(layout.acts);
    let board = read(layout.board);
    let dock = Rect::new(layout.dock.min.x, board.max.y + gap, layout.dock.max.x, bar.min.y - gap);
    PlayLayout {
        bar,
        board,
        evaluation: layout.evaluation.map(read),
        far: layout.far.map(read),
        near: layout.near.map(read),
        message: layout.message.map(read),
        acts,
        tools,
        dock: near_thumb(dock),
        ..*layout
    }
}
