//! Layout of the play screen for two players who sit apart, across the table or at the sides of
//! the device: the board in the middle and a zone for each player.

use bevy::math::{Rect, Vec2, Vec2Swizzles};

use crate::app::theme::layout::rows::{RowHeights, Stack};
use crate::app::theme::layout::{BOARD_SHARE, Detail, PlayLayout, margin};

/// Minimum width of a player's column beside the board, for players across the table.
const ACROSS_COLUMN: f32 = 232.;
/// Maximum width of such a column.
const WIDE_ACROSS_COLUMN: f32 = 400.;

/// Margin around the board and the zones beside it.
const MARGIN: f32 = 12.;

/// Minimum width of a zone at a side, as seen by its player.
const SIDE_ZONE: f32 = 320.;
/// Maximum width of such a zone.
const WIDE_SIDE_ZONE: f32 = 720.;

/// Minimum height of a list of moves.
const LIST: f32 = 60.;

/// Controls of one of two players who sit apart. The whole zone is rotated towards its player.
/// Areas inside it are in points, relative to its top left corner before the rotation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Zone {
    /// Area in the window before the rotation about its centre.
    pub place: Rect,
    /// Clockwise rotation in degrees, a multiple of 90.
    pub turn: f32,
    /// List of moves, if there is room.
    pub moves: Option<Rect>,
    /// Strip of the player.
    pub strip: Rect,
    /// Clear Moves and Finish Turn.
    pub acts: Rect,
    /// One line about the last event.
    pub message: Rect,
    /// Area that replaces acts and message between turns and at the end of a game.
    pub dock: Rect,
    /// Tools of the player whose turn it is, and the menu.
    pub bar: Rect,
}

impl Zone {
    /// Returns the rows of a zone of this size. The bar is nearest to the player. Below the board, the
    /// strip is nearest to the board.
    fn rows(size: Vec2, rows: RowHeights) -> Zone {
        let mut stack = Stack { left: 0., right: size.x, top: 0., bottom: size.y, gap: rows.gap };
        let bar = stack.below(rows.bar);
        let message = stack.below(rows.message);
        let acts = stack.below(rows.acts);
        let strip = stack.below(rows.strip);
        let dock = acts.union(message);
        Zone { place: Rect::default(), turn: 0., moves: None, strip, acts, message, dock, bar }
    }

    /// Returns the rows of a zone beside the board, with a list of moves at its end. The strip is next
    /// to the bar, so the list can take the room of acts that are not needed.
    fn column(size: Vec2, rows: RowHeights) -> Zone {
        let mut stack = Stack { left: 0., right: size.x, top: 0., bottom: size.y, gap: rows.gap };
        let bar = stack.below(rows.bar);
        let strip = stack.below(rows.strip);
        let acts = stack.below(rows.acts);
        let message = stack.below(rows.message);
        let moves = (stack.bottom >= LIST).then(|| Rect::new(0., 0., size.x, stack.bottom));
        let dock = message.union(acts);
        Zone { place: Rect::default(), turn: 0., moves, strip, acts, message, dock, bar }
    }

    /// Places the zone with this centre in the window and this rotation.
    fn at(self, middle: Vec2, size: Vec2, turn: f32) -> Zone {
        Zone { place: Rect::from_center_size(middle, size), turn, ..self }
    }

    /// Returns the area in the window after the rotation.
    #[must_use]
    pub fn seen(&self) -> Rect {
        let size = self.place.size();
        Rect::from_center_size(self.place.center(), if self.lies() { size.yx() } else { size })
    }

    /// Returns `true` if the zone lies on its side.
    #[must_use]
    pub fn lies(&self) -> bool {
        (self.turn / 90.).round() as i32 % 2 != 0
    }
}

/// Returns the height of a zone without a list of moves.
fn depth(rows: RowHeights) -> f32 {
    rows.strip + rows.acts + rows.message + rows.bar + 3. * rows.gap
}

/// Returns the first level of detail at which the board has almost the width that it can have at any,
/// else the first one at which it has its minimum share. `side` returns its width, if it fits.
fn chosen<T>(area: Rect, shape: f32, side: impl Fn(Detail) -> Option<(f32, T)>) -> Option<(Detail, f32, T)> {
    let short = area.width().min(area.height() / shape);
    let fits = |share: f32| {
        [Detail::Full, Detail::Tight].into_iter().find_map(|detail| {
            let (width, rest) = side(detail)?;
            (width >= share).then_some((detail, width, rest))
        })
    };
    let widest = [Detail::Full, Detail::Tight].into_iter().filter_map(&side);
    let widest = widest.map(|(width, _)| width).fold(0., f32::max);
    fits((0.96 * widest).max(BOARD_SHARE * short))
}

/// Returns the layout with these two zones, the far one first.
fn with_zones(detail: Detail, board: Rect, zones: [Zone; 2]) -> PlayLayout {
    let near = zones[1];
    PlayLayout {
        detail,
        bar: near.bar,
        board,
        evaluation: None,
        far: None,
        near: None,
        message: None,
        far_acts: None,
        acts: near.acts,
        tools: None,
        moves: None,
        dock: near.dock,
        zones: Some(zones),
    }
}

/// Returns the layout for players across the table, with the far zone upside down. Returns
/// `None` if the window is too small for two zones.
pub(super) fn across(area: Rect, shape: f32, text: f32) -> Option<PlayLayout> {
    // A phone has no room for large text in two zones.
    if text >= 1.5 && area.size().min_element() < 480. {
        return None;
    }
    if area.width() <= area.height() { above_and_below(area, shape, text) } else { beside(area, shape, text) }
}

/// Returns the layout with the zones above and below the board.
fn above_and_below(area: Rect, shape: f32, text: f32) -> Option<PlayLayout> {
    let (detail, side, rows) = chosen(area, shape, |detail| {
        let rows = detail.rows(text, area.width() < 600., false);
        let most = area.width() - 2. * margin(area, detail);
        Some((most.min((area.height() - 2. * (depth(rows) + rows.gap)) / shape), rows))
    })?;
    let spare = area.height() - 2. * (depth(rows) + rows.gap) - side * shape;
    let (rows, spare) = rows.with_high_strips(spare, text);
    // Each zone has three gaps and one to the board.
    let (rows, _) = rows.with_wide_gaps(spare, 8.);
    let board = Rect::from_center_size(area.center(), Vec2::new(side, side * shape));
    let margin = margin(area, detail);
    let size = Vec2::new(area.width() - 2. * margin, depth(rows));
    let middle = Vec2::new(area.center().x, board.max.y + rows.gap + size.y / 2.);
    Some(with_zones(detail, board, facing(Zone::rows(size, rows), board, middle, size)))
}

/// Returns the layout with a column for each player beside the board.
fn beside(area: Rect, shape: f32, text: f32) -> Option<PlayLayout> {
    let high = area.height() - 2. * MARGIN;
    let (detail, side, rows) = chosen(area, shape, |detail| {
        // Text has less width and needs more height, and the acts stand one above the other.
        let rows = detail.rows(text, true, false);
        let rows = RowHeights { message: 2. * rows.message, acts: 2. * rows.acts + rows.gap, ..rows };
        let column = ACROSS_COLUMN * text.sqrt();
        let side = (high / shape).min(area.width() - 2. * (column + 2. * MARGIN));
        (depth(rows) <= high).then_some((side, rows))
    })?;
    let (rows, _) = rows.with_high_strips(2. * (high - depth(rows) - 2. * LIST), text);
    let board = Rect::from_center_size(area.center(), Vec2::new(side, side * shape));
    let left = board.max.x + MARGIN;
    let width = (area.max.x - MARGIN - left).min(WIDE_ACROSS_COLUMN);
    let size = Vec2::new(width, high);
    let middle = Vec2::new(left + width / 2., area.center().y);
    Some(with_zones(detail, board, facing(Zone::column(size, rows), board, middle, size)))
}

/// Returns the zone with this centre for the near player, and the same one rotated about the centre of
/// the board for the far player.
fn facing(zone: Zone, board: Rect, middle: Vec2, size: Vec2) -> [Zone; 2] {
    [zone.at(board.center() * 2. - middle, size, 180.), zone.at(middle, size, 0.)]
}

/// Returns the layout for players at the left and the right of the device. Each zone is rotated
/// to its side. Returns `None` if the window is too narrow.
pub(super) fn sides(area: Rect, shape: f32, text: f32) -> Option<PlayLayout> {
    let length = (area.height() - 2. * MARGIN).min(WIDE_SIDE_ZONE);
    if length < SIDE_ZONE * text {
        return None;
    }
    let room = |rows: RowHeights| area.width() - 2. * depth(rows) - 4. * MARGIN;
    let (detail, side, rows) = chosen(area, shape, |detail| {
        let rows = detail.rows(text, true, false);
        Some((((area.height() - 2. * MARGIN) / shape).min(room(rows)), rows))
    })?;
    let (rows, _) = rows.with_high_strips(room(rows) - side, text);
    // The board and the zones are centred together.
    let size = Vec2::new(length, depth(rows));
    let board = Rect::from_center_size(area.center(), Vec2::new(side, side * shape));
    let away = Vec2::new(side / 2. + MARGIN + size.y / 2., 0.);
    let zone = Zone::rows(size, rows);
    let zones = [zone.at(area.center() - away, size, 90.), zone.at(area.center() + away, size, -90.)];
    Some(with_zones(detail, board, zones))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::layout::tests::{SHAPES, windows};

    /// Asserts that zones and board lie in the window without overlap, and that the zones are
    /// symmetric.
    fn assert_fair(layout: &PlayLayout, area: Rect) {
        let [far, near] = layout.zones.expect("two zones");
        let places = [("far", far.seen()), ("near", near.seen()), ("board", layout.board)];
        let whole = area.inflate(0.01);
        for (at, (name, rect)) in places.iter().enumerate() {
            let is_inside = whole.contains(rect.min) && whole.contains(rect.max);
            assert!(is_inside, "{name} {rect:?} should lie in {area:?}");
            for (other, second) in &places[at + 1..] {
                let common = rect.intersect(*second);
                let overlap = common.width() > 0.01 && common.height() > 0.01;
                assert!(!overlap, "{name} {rect:?} overlaps {other} {second:?} in {area:?}");
            }
        }
        for zone in [far, near] {
            let own = Rect::from_corners(Vec2::ZERO, zone.place.size()).inflate(0.01);
            let rows = [zone.strip, zone.message, zone.acts, zone.bar, zone.dock];
            for row in rows.into_iter().chain(zone.moves) {
                assert!(own.contains(row.min) && own.contains(row.max), "{row:?} should lie in {own:?}");
                assert!(row.height() >= 35.9 && row.width() >= 230., "{row:?} is too small for a finger");
            }
            assert!(zone.acts.height() >= 51.9);
        }
        assert_eq!(
            (far.strip, far.message, far.acts, far.bar),
            (near.strip, near.message, near.acts, near.bar)
        );
        assert!(
            ((far.turn - near.turn).rem_euclid(360.) - 180.).abs() < 0.01,
            "the zones should face each other, but are rotated by {} and {}",
            far.turn,
            near.turn
        );
    }

    #[test]
    fn players_who_sit_apart_have_equal_zones_beside_the_board() {
        let mut found = [0; 2];
        for (viewport, shape) in windows().flat_map(|viewport| SHAPES.map(|shape| (viewport, shape))) {
            let area = viewport.safe_area();
            let layouts = [across(area, shape, viewport.text), sides(area, shape, viewport.text)];
            for (found, layout) in found.iter_mut().zip(layouts) {
                let Some(layout) = layout else { continue };
                *found += 1;
                assert_fair(&layout, area);
            }
        }
        assert!(found[0] > 1000 && found[1] > 1000, "only {found:?} layouts were compared");
        for (width, height) in [(800., 1280.), (1280., 800.), (412., 915.)] {
            assert!(
                across(Rect::new(0., 0., width, height), 1., 1.).is_some(),
                "{width} by {height} has room across"
            );
        }
        for (width, height) in [(1280., 800.), (1180., 820.), (915., 412.)] {
            assert!(
                sides(Rect::new(0., 0., width, height), 1., 1.).is_some(),
                "{width} by {height} has room at the sides"
            );
        }
    }
}
