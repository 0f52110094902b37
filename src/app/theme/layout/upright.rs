//! Layout of the play screen in portrait orientation: the board between two strips, with each player's
//! acts beyond their own strip.

use bevy::math::Rect;

use crate::app::theme::layout::rows::{Plan, RowHeights, Stack};
use crate::app::theme::layout::{BOARD_SHARE, Detail, PlayLayout, evaluation, hand, margin};
use crate::app::vocabulary::preferences::{Hand, Seats};

/// Height of a dock that shows a review with a sentence of two lines.
const REVIEW: f32 = 312.;

/// Ratio of height to width above which a board could fill the whole height of a phone.
const HIGH_BOARD: f32 = 1.2;

/// The least height of the dock below such a board, in which a result and its controls have room.
const DOCK: f32 = 232.;

/// Returns the portrait layout.
pub(super) fn upright(area: Rect, shape: f32, text: f32, seats: Seats) -> PlayLayout {
    let short = area.width().min(area.height() / shape);
    let plans = Plan::all(text, area.width() < 600., seats.far_acts);
    let side = |plan: &Plan| {
        let margin = margin(area, plan.detail);
        let RowHeights { bar, far_acts, strip, .. } = plan.rows;
        let below = plan.rows.height() - bar - far_acts - strip;
        let dock = if shape > HIGH_BOARD { (DOCK - below).max(0.) } else { 0. };
        (area.width() - 2. * margin).min((area.height() - plan.rows.height() - dock) / shape)
    };
    // The richest plan at which the board has almost its full width, or a high one almost the most that it
    // can have, else the richest one at which it
    // has its minimum share.
    let widest = if shape > HIGH_BOARD {
        plans.iter().map(side).fold(0., f32::max)
    } else {
        area.width() - 2. * margin(area, Detail::Full)
    };
    let wanted = 0.96 * widest;
    let plan = plans
        .iter()
        .find(|plan| side(plan) >= wanted)
        .or_else(|| plans.iter().find(|plan| side(plan) >= BOARD_SHARE * short));
    let plan = *plan.unwrap_or(&Plan::LEAST);
    let side = side(&plan);
    let spare = area.height() - plan.rows.height() - side * shape;
    if seats.hand == Hand::Both {
        for_both_hands(area, shape, text, plan, (side, spare))
    } else {
        let gone = plan.rows.far_acts + if plan.rows.far_acts > 0. { plan.rows.gap } else { 0. };
        let rows = RowHeights { far_acts: 0., ..plan.rows };
        for_a_thumb(area, shape, text, Plan { rows, ..plan }, (side, spare + gone), seats.hand)
    }
}

/// Returns the board with this width, centred in a row.
fn board_in(row: Rect, side: f32) -> Rect {
    let left = row.center().x - side / 2.;
    Rect::new(left, row.min.y, left + side, row.max.y)
}

/// Returns the layout with the bar at the top. Spare height goes to the strips, then to the gaps. What
/// is left is above and below the block of both players and the board.
fn for_both_hands(area: Rect, shape: f32, text: f32, plan: Plan, (side, spare): (f32, f32)) -> PlayLayout {
    let shown = plan.detail > Detail::Least;
    let (rows, spare) = plan.rows.with_high_strips(spare, text);
    let (rows, spare) = rows.with_wide_gaps(spare, rows.count() + 1.);
    let margin = margin(area, plan.detail);
    let mut stack = Stack {
        left: area.min.x + margin,
        right: area.max.x - margin,
        top: area.min.y,
        bottom: area.max.y - rows.gap,
        gap: rows.gap,
    };
    let bar = stack.above(rows.bar);
    let bar = Rect::new(area.min.x + margin.min(24.), bar.min.y, area.max.x - margin.min(24.), bar.max.y);
    // The table is in the middle of the rest, as far as the dock below it keeps room for a review.
    let far_acts = if rows.far_acts > 0. { rows.far_acts + rows.gap } else { 0. };
    let lowest = stack.top + far_acts + rows.strip + rows.gap + side * shape;
    let above = (area.max.y - lowest - 2. * rows.gap - REVIEW).max(0.).min(spare / 2.);
    stack.top += if shown { above } else { 0. };
    let far_acts = (rows.far_acts > 0.).then(|| stack.above(rows.far_acts));
    let far = shown.then(|| stack.above(rows.strip));
    let board = board_in(stack.above(side * shape), side);
    let near = shown.then(|| stack.above(rows.strip));
    let acts = stack.above(rows.acts);
    let tools = (rows.tools > 0.).then(|| stack.below(rows.tools));
    let message = (rows.message > 0.).then(|| stack.below(rows.message));
    let (left, right, gap) = (stack.left, stack.right, rows.gap);
    PlayLayout {
        detail: plan.detail,
        bar,
        board,
        evaluation: evaluation(area, board),
        far,
        near,
        message,
        far_acts,
        acts,
        tools,
        moves: None,
        dock: Rect::new(left, board.max.y + gap, right, area.max.y - gap),
        zones: None,
    }
}

/// Returns the layout with the bar at the bottom and all controls at the side of the thumb. Only text
/// that needs no touch is above them.
fn for_a_thumb(
    area: Rect,
    shape: f32,
    text: f32,
    plan: Plan,
    (side, spare): (f32, f32),
    playing: Hand,
) -> PlayLayout {
    let shown = plan.detail > Detail::Least;
    let (rows, _) = plan.rows.with_high_strips(spare, text);
    let margin = margin(area, plan.detail);
    let mut stack = Stack {
        left: area.min.x + margin,
        right: area.max.x - margin,
        top: area.min.y + rows.gap,
        bottom: area.max.y,
        gap: rows.gap,
    };
    let far = shown.then(|| stack.above(rows.strip));
    let board = board_in(stack.above(side * shape), side);
    let near = shown.then(|| stack.above(rows.strip));
    let message = (rows.message > 0.).then(|| stack.above(rows.message));
    let mut touched = |height: f32| hand::near_thumb(stack.below(height), playing);
    let bar = touched(rows.bar);
    let tools = (rows.tools > 0.).then(|| touched(rows.tools));
    let acts = touched(rows.acts);
    let (left, right, gap) = (stack.left, stack.right, rows.gap);
    let dock = Rect::new(left, board.max.y + gap, right, bar.min.y - gap);
    PlayLayout {
        detail: plan.detail,
        bar,
        board,
        evaluation: evaluation(area, board),
        far,
        near,
        message,
        far_acts: None,
        acts,
        tools,
        moves: None,
        dock: hand::near_thumb(dock, playing),
        zones: None,
    }
}
