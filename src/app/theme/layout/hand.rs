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

/// Adapts a layout to the playing hand.
#[must_use]
pub fn place(layout: PlayLayout, area: Rect, hand: Hand) -> PlayLayout {
    match hand {
        Hand::Both => layout,
        Hand::Right if layout.is_beside() => layout,
        Hand::Left if layout.is_beside() => mirrored(&layout, area),
        Hand::Left | Hand::Right => at_the_thumb(&layout, area, hand),
    }
}

/// Mirrors the layout horizontally.
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

/// Moves the bar to the bottom and all controls to the side of the thumb.
fn at_the_thumb(layout: &PlayLayout, area: Rect, hand: Hand) -> PlayLayout {
    let gap = layout.far.map_or(0., |far| far.min.y - layout.bar.max.y);
    // The strips, the board and the text move up into the place of the bar.
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
