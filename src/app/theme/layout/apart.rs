//! Layout of the play screen for two players who sit apart, across the table or at the sides of
//! the device: the board in the middle and a zone for each player.

use bevy::math::{Rect, Vec2};

use crate::app::theme::layout::{BOARD_SHARE, Detail, PlayLayout, RowHeights, margin};

/// Width of a player's column beside the board, for players across the table.
const ACROSS_COLUMN: f32 = 290.;

/// Minimum width of a zone at a side, as seen by its player.
const SIDE_ZONE: f32 = 320.;
/// Maximum width of such a zone.
const WIDE_SIDE_ZONE: f32 = 560.;

/// Controls of one of two players who sit apart. The whole zone is rotated towards its player.
/// Areas inside it are in points, relative to its top left corner before the rotation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Zone {
    /// Area in the window before the rotation about its centre.
    pub place: Rect,
    /// Clockwise rotation in degrees, a multiple of 90.
    pub turn: f32,
    /// Strip of the player.
    pub strip: Rect,
    /// One line about the last event.
    pub message: Rect,
    /// Clear Moves and Finish Turn.
    pub acts: Rect,
    /// Area that replaces message and acts between turns and at the end of a game.
    pub dock: Rect,
    /// Home, name of the game, resign and menu, if they are in this zone instead of the window.
    pub bar: Option<Rect>,
}

impl Zone {
    /// Returns the rows of a zone of this width, relative to its top left corner, and its
    /// height.
    fn rows(width: f32, rows: RowHeights, with_bar: bool) -> (Zone, f32) {
        let mut top = 0.;
        let mut row = |height: f32| {
            let rect = Rect::new(0., top, width, top + height);
            top += height + rows.gap;
            rect
        };
        let (strip, message, acts) = (row(rows.strip), row(rows.message), row(rows.acts));
        let bar = with_bar.then(|| row(rows.bar));
        let dock = Rect::new(0., message.min.y, width, acts.max.y);
        let zone = Zone { place: Rect::default(), turn: 0., strip, message, acts, dock, bar };
        (zone, top - rows.gap)
    }

    /// Places the zone with this centre in the window and this rotation.
    fn at(self, middle: Vec2, size: Vec2, turn: f32) -> Zone {
        Zone { place: Rect::from_center_size(middle, size), turn, ..self }
    }

    /// Returns the area in the window after the rotation.
    #[must_use]
    pub fn seen(&self) -> Rect {
        let size = self.place.size();
        let lies = (self.turn / 90.).round() as i32 % 2 != 0;
        Rect::from_center_size(self.place.center(), if lies { Vec2::new(size.y, size.x) } else { size })
    }
}

/// Returns the layout with these two zones, the far one first.
fn with_zones(detail: Detail, board: Rect, bar: Rect, zones: [Zone; 2]) -> PlayLayout {
    let near = zones[1];
    PlayLayout {
        detail,
        bar,
        board,
        evaluation: None,
        far: None,
        near: None,
        message: None,
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
    let upright = area.width() <= area.height();
    // A phone has no room for large text in two zones.
    if text >= 1.5 && area.size().min_element() < 480. {
        return None;
    }
    let fits = |detail: Detail| {
        let rows = detail.rows(text);
        // Beside the board, text has less width and needs more height.
        let rows = if upright { rows } else { RowHeights { message: 2. * rows.message, ..rows } };
        let zone = rows.strip + rows.message + rows.acts + 3. * rows.gap;
        let margin = if upright { margin(area, detail) } else { margin(area, detail).min(20.) };
        let side = if upright {
            (area.width() - 2. * margin).min((area.height() - 2. * (zone + rows.gap) - rows.bar) / shape)
        } else {
            let column = ACROSS_COLUMN * text.sqrt();
            ((area.height() - 2. * margin) / shape).min(area.width() - 2. * (column + 2. * margin))
        };
        let short = area.width().min(area.height() / shape);
        let high = upright || area.height() >= 2. * (zone + rows.bar);
        (side >= BOARD_SHARE * short && high).then_some((detail, rows, side, margin))
    };
    let (detail, rows, side, margin) = [Detail::Full, Detail::Tight].into_iter().find_map(fits)?;
    // In portrait orientation, the zones are above and below the board, and the bar is at the
    // bottom.
    let middle = if upright { area.center() - Vec2::Y * rows.bar / 2. } else { area.center() };
    let board = Rect::from_center_size(middle, Vec2::new(side, side * shape));
    let (left, right) = if upright {
        (area.min.x + margin, area.max.x - margin)
    } else {
        let left = board.max.x + margin;
        (left, (left + 400.).min(area.max.x - margin))
    };
    let (zone, height) = Zone::rows(right - left, rows, false);
    let top =
        if upright { board.max.y + rows.gap } else { area.max.y - rows.bar - margin - rows.gap - height };
    let near = Rect::new(left, top, right, top + height);
    let bar = Rect::new(left, area.max.y - rows.bar, right, area.max.y);
    // The far zone is the near one rotated about the centre of the board.
    let far = board.center() * 2. - near.center();
    let zones = [zone.at(far, near.size(), 180.), zone.at(near.center(), near.size(), 0.)];
    Some(with_zones(detail, board, bar, zones))
}

/// Returns the layout for players at the left and the right of the device. Each zone is rotated
/// to its side, and the near one has the bar. Returns `None` if the window is too narrow.
pub(super) fn sides(area: Rect, shape: f32, text: f32) -> Option<PlayLayout> {
    let margin = 12.;
    let length = (area.height() - 2. * margin).min(WIDE_SIDE_ZONE);
    if length < SIDE_ZONE * text {
        return None;
    }
    let fits = |detail: Detail| {
        let rows = detail.rows(text);
        let (far, near) = (Zone::rows(length, rows, false), Zone::rows(length, rows, true));
        let room = area.width() - far.1 - near.1 - 4. * margin;
        let side = ((area.height() - 2. * margin) / shape).min(room);
        let short = area.width().min(area.height() / shape);
        (side >= BOARD_SHARE * short).then_some((detail, far, near, side))
    };
    let (detail, far, near, side) = [Detail::Full, Detail::Tight].into_iter().find_map(fits)?;
    let ((far, far_depth), (near, near_depth)) = (far, near);
    // The board and the zones are centred together.
    let spare = area.width() - far_depth - near_depth - side - 4. * margin;
    let (left, right) = (area.min.x + margin + spare / 2., area.max.x - margin - spare / 2.);
    let middle = area.center().y;
    let board_middle = Vec2::new(left + far_depth + margin + side / 2., middle);
    let board = Rect::from_center_size(board_middle, Vec2::new(side, side * shape));
    let zones = [
        far.at(Vec2::new(left + far_depth / 2., middle), Vec2::new(length, far_depth), 90.),
        near.at(Vec2::new(right - near_depth / 2., middle), Vec2::new(length, near_depth), -90.),
    ];
    Some(with_zones(detail, board, near.bar.unwrap_or_default(), zones))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::layout::tests::{SHAPES, windows};

    /// Asserts that zones and board lie in the window without overlap, and that the zones are
    /// symmetric.
    fn assert_fair(layout: &PlayLayout, area: Rect) {
        let [far, near] = layout.zones.expect("two zones");
        let mut places = vec![("far", far.seen()), ("near", near.seen()), ("board", layout.board)];
        if near.bar.is_none() {
            places.push(("bar", layout.bar));
        }
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
            for row in [Some(zone.strip), Some(zone.message), Some(zone.acts), Some(zone.dock), zone.bar] {
                let Some(row) = row else { continue };
                assert!(own.contains(row.min) && own.contains(row.max), "{row:?} should lie in {own:?}");
                assert!(row.height() >= 35.9 && row.width() >= 230., "{row:?} is too small for a finger");
            }
            assert!(zone.acts.height() >= 55.9);
        }
        assert_eq!((far.strip, far.message, far.acts), (near.strip, near.message, near.acts));
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
