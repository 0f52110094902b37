//! Layout of the play screen, of the editor and of a lesson. It depends only on the window with its safe
//! area, the seating, the playing hand and the text size.
//!
//! In portrait orientation, the board lies between two strips, with each player's acts beyond
//! their own strip and the other controls below, near the thumb. In landscape orientation, the
//! board fills the height and everything else stands in a column. A window too small for either
//! keeps the board and moves less important controls to the menu *More*.

use bevy::math::{Rect, Vec2};

use crate::app::device::viewport::Viewport;
use crate::app::theme::layout::rows::{Plan, Stack};
use crate::app::vocabulary::preferences::{Hand, Seating, Seats};

mod apart;

pub use crate::app::theme::layout::apart::Zone;
pub use crate::app::theme::layout::lesson::{LessonLayout, lesson};

pub mod hand;
mod lesson;
mod rows;
mod upright;

/// Minimum ratio of the board to the short side of the window, down to windows of 320 by 320.
pub const BOARD_SHARE: f32 = 0.7;

/// Minimum width of the column beside the board.
const COLUMN: f32 = 240.;
/// Width of the column if there is room.
const WIDE_COLUMN: f32 = 320.;
/// Height of the list of moves beside the board that higher strips leave.
const HIGH_LIST: f32 = 200.;

/// Areas of the play screen in points, in window coordinates. An area is `None` if the window
/// has no room for it. Areas that are visible at the same time do not overlap.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayLayout {
    /// Level of detail for which the window has room.
    pub detail: Detail,
    /// Home, name of the game, resign and menu.
    pub bar: Rect,
    /// Board with its frame.
    pub board: Rect,
    /// Thin evaluation bar along the board.
    pub evaluation: Option<Rect>,
    /// Strip of the player at the upper edge.
    pub far: Option<Rect>,
    /// Strip of the player at the lower edge.
    pub near: Option<Rect>,
    /// One line about the last event.
    pub message: Option<Rect>,
    /// Clear Moves and Finish Turn of the far player, if they have a place of their own. Else both
    /// players use `acts`.
    pub far_acts: Option<Rect>,
    /// Clear Moves and Finish Turn of the near player.
    pub acts: Rect,
    /// Undo, redo and similar tools.
    pub tools: Option<Rect>,
    /// Move list, only beside the board.
    pub moves: Option<Rect>,
    /// Area that replaces message, near strip, acts and tools between turns and at the end of a
    /// game.
    pub dock: Rect,
    /// Zones of two players who sit apart, the far one first. If present, they contain the
    /// players' controls instead of the window.
    pub zones: Option<[Zone; 2]>,
}

impl PlayLayout {
    /// Returns `true` if the controls stand in a column beside the board.
    #[must_use]
    pub fn is_beside(&self) -> bool {
        self.board.max.x <= self.bar.min.x || self.bar.max.x <= self.board.min.x
    }
}

/// Level of detail that fits the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// Only the bar, the board and one row of acts.
    Least,
    /// Also small strips. The tools have no labels or are in the menu *More*.
    Tight,
    /// All areas, with the tools in a row of their own.
    Full,
}

/// Returns the layout of the play screen for a window, a ratio of height to width of the board,
/// and the people around the device. If the window is too small for players who sit apart, they
/// get the normal layout.
#[must_use]
pub fn play(viewport: &Viewport, shape: f32, seats: Seats) -> PlayLayout {
    let (area, text) = (viewport.safe_area(), viewport.text);
    let apart = match seats.seating {
        Seating::Across => apart::across(area, shape, text),
        Seating::Sides => apart::sides(area, shape, text),
        Seating::Side | Seating::Turning => None,
    };
    if let Some(apart) = apart {
        return apart;
    }
    let upright = upright::upright(area, shape, text, seats);
    let beside = beside(area, shape, text, seats.far_acts).filter(|_| area.width() > area.height());
    // The landscape layout is used unless it makes the board much smaller.
    let beside = beside.filter(|beside| {
        let no_strips = shape < LOW_BOARD && upright.far.is_none();
        no_strips || beside.board.width() >= 0.9 * upright.board.width()
    });
    beside.map_or(upright, |layout| hand::beside(&layout, area, seats.hand))
}

/// Maximum height of a gap between two rows of the editor.
const EDITOR_GAP: f32 = 8.;
/// Height of the line above the board in the editor.
const LINE: f32 = 64.;

/// Areas of the editor in points, in window coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EditorLayout {
    /// Back button and title.
    pub bar: Rect,
    /// Board with its frame.
    pub board: Rect,
    /// Line about the position, if there is room above the board.
    pub line: Option<Rect>,
    /// Pieces, side to move and tools.
    pub panel: Rect,
}

/// Returns the layout of the editor. The board has the same size as on the play screen. In portrait
/// orientation, it lies higher, since its panel needs more height than the controls of a match.
#[must_use]
pub fn editor(viewport: &Viewport, shape: f32, hand: Hand) -> EditorLayout {
    let seats = |hand| Seats { seating: Seating::Side, hand, far_acts: false };
    let plain = play(viewport, shape, seats(Hand::Both));
    if plain.is_beside() {
        let PlayLayout { bar, board, dock, .. } = play(viewport, shape, seats(hand));
        let panel = Rect { min: Vec2::new(dock.min.x, bar.max.y + 10.), ..dock };
        return EditorLayout { bar, board, line: None, panel };
    }
    let PlayLayout { bar, mut board, far, mut dock, .. } = plain;
    let line = far.map(|far| {
        let gap = (dock.min.y - board.max.y).min(EDITOR_GAP);
        dock.min.y = board.max.y + gap;
        dock.max.y = viewport.safe_area().max.y - gap;
        let line = Rect::new(far.min.x, bar.max.y + gap, far.max.x, bar.max.y + gap + LINE.min(far.height()));
        let up = (board.min.y - line.max.y - gap).max(0.);
        board = Rect::new(board.min.x, board.min.y - up, board.max.x, board.max.y - up);
        dock.min.y -= up;
        line
    });
    EditorLayout { bar, board, line, panel: dock }
}

/// Ratio of height to width below which a board is limited by the width of a window in landscape orientation.
const LOW_BOARD: f32 = 0.8;

/// Returns the landscape layout with a column beside the board, or `None` if the column would
/// be too narrow.
fn beside(area: Rect, shape: f32, text: f32, far_acts: bool) -> Option<PlayLayout> {
    let detail = if area.height() >= 600. * text.sqrt() { Detail::Full } else { Detail::Tight };
    let margin = if detail == Detail::Full { 20. } else { 8. };
    let mut short = area.height() / shape;
    if shape < LOW_BOARD {
        // The width limits such a board, so that the column beside it has room.
        short = short.min(0.8 * area.width());
    }
    let width = |column: f32| area.width() - column - 3. * margin;
    let largest = short - 2. * margin / shape;
    let side = largest.min(width(WIDE_COLUMN).max(largest.min(width(COLUMN)).min(0.85 * short)));
    let column = area.width() - side - 3. * margin;
    let high = area.height() - 2. * margin;
    let plans = Plan::all(text, false, far_acts);
    let Plan { rows, .. } =
        plans.into_iter().find(|plan| plan.detail == detail && plan.rows.column() <= high)?;
    if side < BOARD_SHARE * short || column < COLUMN {
        return None;
    }
    // Higher strips leave room for a useful list of moves.
    let spare = high - rows.column() - rows.gap;
    let (rows, _) = rows.with_high_strips(spare - HIGH_LIST, text);
    // In a very wide window, board and column are centred together.
    let column = column.min(520.);
    let left = area.min.x + (area.width() - side - column - margin) / 2.;
    let board =
        Rect::from_center_size(Vec2::new(left + side / 2., area.center().y), Vec2::new(side, side * shape));
    let left = left + side + margin;
    let mut stack = Stack {
        left,
        right: left + column,
        top: area.min.y + margin,
        bottom: area.max.y - margin,
        gap: rows.gap,
    };
    let bar = stack.above(rows.bar);
    let far = stack.above(rows.strip);
    let far_acts = (rows.far_acts > 0.).then(|| stack.above(rows.far_acts));
    let tools = (rows.tools > 0.).then(|| stack.below(rows.tools));
    let acts = stack.below(rows.acts);
    let near = stack.below(rows.strip);
    let message = (rows.message > 0.).then(|| stack.below(rows.message));
    let top = (stack.bottom + rows.gap).min(area.max.y - margin - 300.).max(far.max.y + rows.gap);
    let dock = Rect::new(stack.left, top, stack.right, area.max.y - margin);
    let end = stack.bottom.min(dock.min.y - rows.gap);
    let has_moves = end - stack.top >= 60.;
    Some(PlayLayout {
        detail,
        bar,
        board,
        evaluation: evaluation(area, board),
        far: Some(far),
        near: Some(near),
        message,
        far_acts,
        acts,
        tools,
        moves: has_moves.then(|| Rect::new(stack.left, stack.top, stack.right, end)),
        dock,
        zones: None,
    })
}

/// Returns the evaluation bar at the left of the board, or `None` if there is no room.
fn evaluation(area: Rect, board: Rect) -> Option<Rect> {
    let room = board.min.x - area.min.x;
    let width = (room - 4.).min(10.);
    let middle = Vec2::new(board.min.x - room.min(20.) / 2., board.center().y);
    (width >= 3.).then(|| Rect::from_center_size(middle, Vec2::new(width, board.height())))
}

/// Returns the margin at the left and the right.
fn margin(area: Rect, detail: Detail) -> f32 {
    match detail {
        Detail::Least => 0.,
        _ if area.width() < 600. => 8.,
        _ => 24.,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::vocabulary::preferences::Hand;
    use crate::platform::Insets;

    /// Ratios of height to width: a square board, a Go board and a low board.
    pub(super) const SHAPES: [f32; 3] = [1., 1.07, 0.9];
    /// Two people who sit side by side.
    fn seats(hand: Hand) -> Seats {
        Seats { seating: Seating::Side, hand, far_acts: true }
    }

    const NO_INSETS: Insets = Insets { left: 0., top: 0., right: 0., bottom: 0. };

    /// Returns windows from 320 by 320 to 2732 by 2048 in steps, and those of common devices.
    pub(super) fn windows() -> impl Iterator<Item = Viewport> {
        let steps = |most: u16| (320..=most).step_by(61).chain([most]).map(f32::from);
        let all = steps(2732).flat_map(move |width| steps(2048).map(move |height| Vec2::new(width, height)));
        let devices =
            [(412., 915.), (915., 412.), (800., 1280.), (1280., 800.), (820., 1180.), (744., 1133.)];
        let notch = Insets { left: 44., top: 32., right: 44., bottom: 20. };
        all.chain(devices.map(Vec2::from)).flat_map(move |size| {
            let plain = Viewport { size, insets: NO_INSETS, ..Viewport::default() };
            let cut = Viewport { insets: notch, ..plain };
            let large = Viewport { text: 2., ..plain };
            [Some(plain), Some(large), (size.min_element() > 420.).then_some(cut)].into_iter().flatten()
        })
    }

    /// Returns the visible areas with their names.
    fn shown(layout: &PlayLayout) -> Vec<(&'static str, Rect)> {
        [
            ("bar", Some(layout.bar)),
            ("board", Some(layout.board)),
            ("evaluation", layout.evaluation),
            ("far", layout.far),
            ("near", layout.near),
            ("message", layout.message),
            ("far acts", layout.far_acts),
            ("acts", Some(layout.acts)),
            ("tools", layout.tools),
            ("moves", layout.moves),
        ]
        .into_iter()
        .filter_map(|(name, rect)| Some((name, rect?)))
        .collect()
    }

    #[test]
    fn areas_lie_in_the_safe_area_without_overlap() {
        let all = windows().flat_map(|viewport| SHAPES.map(|shape| (viewport, shape)));
        for ((viewport, shape), hand) in all.flat_map(|window| Hand::ALL.map(|hand| (window, hand))) {
            let layout = play(&viewport, shape, seats(hand));
            let area = viewport.safe_area().inflate(0.01);
            let places = shown(&layout);
            for (at, (name, rect)) in places.iter().enumerate() {
                assert!(
                    area.contains(rect.min) && area.contains(rect.max),
                    "{name} {rect:?} should lie in the safe area of {viewport:?}"
                );
                for (other, second) in &places[at + 1..] {
                    let common = rect.intersect(*second);
                    let overlap = common.width() > 0.01 && common.height() > 0.01;
                    assert!(!overlap, "{name} {rect:?} overlaps {other} {second:?} in {viewport:?}");
                }
            }
            for (name, rect) in [("board", layout.board), ("bar", layout.bar)] {
                let common = rect.intersect(layout.dock);
                let is_apart = common.width() <= 0.01 || common.height() <= 0.01;
                assert!(is_apart, "the dock overlaps the {name} in {viewport:?}");
            }
            let is_inside = area.contains(layout.dock.min) && area.contains(layout.dock.max);
            assert!(is_inside, "the dock should lie in the safe area of {viewport:?}");
        }
    }

    #[test]
    fn the_board_and_the_controls_have_their_minimum_sizes() {
        let all = windows().flat_map(|viewport| SHAPES.map(|shape| (viewport, shape)));
        for ((viewport, shape), hand) in all.flat_map(|window| Hand::ALL.map(|hand| (window, hand))) {
            let layout = play(&viewport, shape, seats(hand));
            let area = viewport.safe_area();
            let short = area.width().min(area.height() / shape);
            let side = layout.board.width();
            assert!((side * shape - layout.board.height()).abs() < 0.01, "the board should keep its shape");
            assert!(
                side >= BOARD_SHARE * short - 0.01,
                "the board has only {side} of {short} in {viewport:?}"
            );
            for (name, rect) in [("bar", layout.bar), ("acts", layout.acts)] {
                assert!(rect.height() >= 47.99, "the {name} is too low in {viewport:?}");
                assert!(rect.width() >= 230., "the {name} is too narrow in {viewport:?}");
            }
            for strip in [layout.far, layout.near].into_iter().flatten() {
                assert!(strip.height() >= 55.99, "a strip is too low in {viewport:?}");
            }
            assert!(layout.dock.height() >= 47.99, "the dock is too low in {viewport:?}");
        }
    }

    #[test]
    fn controls_for_one_hand_lie_within_reach_of_its_thumb() {
        let all = windows().flat_map(|viewport| SHAPES.map(|shape| (viewport, shape)));
        let (mut beside, mut upright) = (0, 0);
        for (viewport, shape) in all {
            let area = viewport.safe_area();
            let [plain, left, right] =
                [Hand::Both, Hand::Left, Hand::Right].map(|hand| play(&viewport, shape, seats(hand)));
            // One hand gets the same board size as two.
            for board in [left.board, right.board] {
                assert!(board.size().distance(plain.board.size()) < 0.01, "{board:?} in {viewport:?}");
            }
            if plain.is_beside() {
                beside += 1;
                assert!(right.board.max.x <= right.acts.min.x && left.acts.max.x <= left.board.min.x);
                continue;
            }
            upright += 1;
            for rect in [left.bar, left.acts, left.dock].into_iter().chain(left.tools) {
                assert!(rect.max.x <= area.min.x + hand::REACH + 24.1, "{rect:?} in {viewport:?}");
                assert!(rect.min.y >= left.board.max.y - 0.1, "{rect:?} in {viewport:?}");
            }
            for rect in [right.bar, right.acts, right.dock].into_iter().chain(right.tools) {
                assert!(rect.min.x >= area.max.x - hand::REACH - 24.1, "{rect:?} in {viewport:?}");
                assert!(rect.min.y >= right.board.max.y - 0.1, "{rect:?} in {viewport:?}");
            }
            assert!(
                area.max.y - left.acts.min.y <= 4. * left.acts.height(),
                "the acts should be at the bottom"
            );
        }
        assert!(beside > 500 && upright > 500, "only {beside} and {upright} windows were compared");
    }

    #[test]
    fn common_devices_get_full_detail_and_a_large_board() {
        let at = |width, height| {
            let viewport = Viewport { size: Vec2::new(width, height), ..Viewport::default() };
            play(&viewport, 1., seats(Hand::Both))
        };
        let tablet = at(800., 1280.);
        assert_eq!((tablet.detail, tablet.board.width()), (Detail::Full, 752.));
        let turned = at(1280., 800.);
        assert_eq!((turned.detail, turned.board.width()), (Detail::Full, 760.));
        assert!(turned.moves.is_some());
        let phone = at(412., 915.);
        assert_eq!((phone.detail, phone.board.width()), (Detail::Full, 396.));
    }
}
