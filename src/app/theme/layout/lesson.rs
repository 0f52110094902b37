//! Layout of a lesson or a puzzle: the instruction above the board, the answer and the buttons below it.
//!
//! Every area has its place whether or not it shows something, so nothing moves when an answer
//! appears.

use bevy::math::{Rect, Vec2};

use crate::app::device::viewport::Viewport;
use crate::app::theme::layout::hand::REACH;
use crate::app::vocabulary::preferences::Hand;

/// Minimum width of the column beside the board.
const COLUMN: f32 = 260.;
/// Maximum width of that column, and of the block of text above a board.
const WIDEST: f32 = 560.;

/// Areas of a lesson or a puzzle in points, in window coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LessonLayout {
    /// Close and the progress.
    pub bar: Rect,
    /// The instruction.
    pub words: Rect,
    /// Board with its frame.
    pub board: Rect,
    /// The answer to the last touch.
    pub status: Rect,
    /// The buttons.
    pub acts: Rect,
}

/// Heights of the rows in points.
struct RowHeights {
    bar: f32,
    words: f32,
    status: f32,
    acts: f32,
    gap: f32,
}

impl RowHeights {
    /// Returns the heights for this height of the window and text scale.
    fn new(height: f32, text: f32) -> RowHeights {
        let more = text - 1.;
        if height >= 620. * text.sqrt() {
            let (words, status) = (84. + 140. * more, 64. + 96. * more);
            RowHeights { bar: 56., words, status, acts: 64. + 40. * more, gap: 10. }
        } else {
            let (words, status) = (54. + 50. * more, 48. + 44. * more);
            RowHeights { bar: 48., words, status, acts: 48. + 34. * more, gap: 4. }
        }
    }

    fn sum(&self) -> f32 {
        self.bar + self.words + self.status + self.acts + 4. * self.gap
    }
}

/// Returns the layout of a lesson for a window, a ratio of height to width of the board and a
/// playing hand.
#[must_use]
pub fn lesson(viewport: &Viewport, shape: f32, hand: Hand) -> LessonLayout {
    let (area, text) = (viewport.safe_area(), viewport.text);
    let rows = RowHeights::new(area.height(), text);
    let upright = upright(area, shape, &rows, hand);
    if area.width() <= area.height() {
        return upright;
    }
    let beside = beside(area, shape, &rows);
    let beside = beside.filter(|beside| beside.board.width() >= upright.board.width());
    match beside {
        Some(beside) if hand == Hand::Left => mirrored(&beside, area),
        Some(beside) => beside,
        None => upright,
    }
}

/// Returns the layout with everything in a column.
fn upright(area: Rect, shape: f32, rows: &RowHeights, hand: Hand) -> LessonLayout {
    let margin = if area.width() < 600. { 8. } else { 24. };
    let side = (area.width() - 2. * margin).min((area.height() - rows.sum() - rows.gap) / shape);
    let side = side.max(0.3 * area.size().min_element());
    let height = side * shape;
    let across =
        |top: f32, height: f32| Rect::new(area.min.x + margin, top, area.max.x - margin, top + height);
    let bar = across(area.min.y, rows.bar);
    let acts = across(area.max.y - rows.gap - rows.acts, rows.acts);
    // Instruction, board and answer are one block in the middle.
    let block = rows.words + height + rows.status + 2. * rows.gap;
    let spare = (acts.min.y - bar.max.y - block).max(0.);
    let words = across(bar.max.y + spare / 2., rows.words);
    let corner = Vec2::new(area.center().x - side / 2., words.max.y + rows.gap);
    let board = Rect::from_corners(corner, corner + Vec2::new(side, height));
    let status = across(board.max.y + rows.gap, rows.status);
    // The buttons lie within reach of the thumb.
    let acts = match hand {
        Hand::Left => Rect { max: Vec2::new(acts.max.x.min(acts.min.x + REACH), acts.max.y), ..acts },
        Hand::Right => Rect { min: Vec2::new(acts.min.x.max(acts.max.x - REACH), acts.min.y), ..acts },
        Hand::Both => Rect::from_center_size(
            acts.center(),
            Vec2::new(acts.width().min(WIDEST.max(0.6 * side)), acts.height()),
        ),
    };
    LessonLayout { bar, words, board, status, acts }
}

/// Returns the layout with a column beside the board; `None` if the column would be too narrow.
fn beside(area: Rect, shape: f32, rows: &RowHeights) -> Option<LessonLayout> {
    let margin = if area.height() >= 600. { 20. } else { 8. };
    let side = ((area.height() - 2. * margin) / shape).min(area.width() - COLUMN - 3. * margin);
    let column = (area.width() - side - 3. * margin).min(WIDEST);
    if column < COLUMN || side <= 0. || area.height() < rows.sum() + 2. * margin {
        return None;
    }
    // In a very wide window, board and column are centred together.
    let left = area.min.x + (area.width() - side - column - margin) / 2.;
    let middle = area.center().y;
    let board = Rect::from_center_size(Vec2::new(left + side / 2., middle), Vec2::new(side, side * shape));
    let left = board.max.x + margin;
    let across = |top: f32, height: f32| Rect::new(left, top, left + column, top + height);
    let bar = across(area.min.y + margin, rows.bar);
    let acts = across(area.max.y - margin - rows.acts, rows.acts);
    // Instruction and answer stand in the middle, as high as there is room for more lines.
    let room = acts.min.y - bar.max.y - 3. * rows.gap;
    let grown = |height: f32| (room * height / (rows.words + rows.status)).clamp(height, 2.2 * height);
    let (words, status) = (grown(rows.words), grown(rows.status));
    let block = words + rows.gap + status;
    let lowest = acts.min.y - rows.gap - block;
    let top = (middle - block / 2.).min(lowest).max(bar.max.y + rows.gap);
    let words = across(top, words);
    let status = across(words.max.y + rows.gap, status);
    Some(LessonLayout { bar, words, board, status, acts })
}

/// Mirrors the layout horizontally.
fn mirrored(layout: &LessonLayout, area: Rect) -> LessonLayout {
    let both = area.min.x + area.max.x;
    let turn = |rect: Rect| Rect::new(both - rect.max.x, rect.min.y, both - rect.min.x, rect.max.y);
    LessonLayout {
        bar: turn(layout.bar),
        words: turn(layout.words),
        board: turn(layout.board),
        status: turn(layout.status),
        acts: turn(layout.acts),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::layout::tests::{SHAPES, windows};

    #[test]
    fn areas_lie_in_the_safe_area_without_overlap() {
        for viewport in windows() {
            for (shape, hand) in SHAPES.into_iter().flat_map(|shape| Hand::ALL.map(|hand| (shape, hand))) {
                let area = viewport.safe_area();
                // Large text needs a window that can hold it.
                if area.height() < 380. * viewport.text || area.width() < 300. {
                    continue;
                }
                let LessonLayout { bar, words, board, status, acts } = lesson(&viewport, shape, hand);
                let places = [bar, words, board, status, acts];
                for (at, rect) in places.iter().enumerate() {
                    let seen = area.inflate(0.01);
                    let inside = seen.contains(rect.min) && seen.contains(rect.max);
                    assert!(inside, "{at} {rect:?} should lie in the safe area of {viewport:?}");
                    for other in &places[at + 1..] {
                        let common = rect.intersect(*other);
                        let overlap = common.width() > 0.01 && common.height() > 0.01;
                        assert!(!overlap, "{rect:?} overlaps {other:?} in {viewport:?}");
                    }
                }
                assert!(acts.height() >= 47.9, "the buttons should be high enough in {viewport:?}");
            }
        }
    }

    #[test]
    fn the_board_has_the_full_width_of_common_devices() {
        for (width, height, least) in [(412., 915., 396.), (800., 1280., 752.), (1280., 800., 740.)] {
            let viewport = Viewport { size: Vec2::new(width, height), ..Viewport::default() };
            let board = lesson(&viewport, 1., Hand::Both).board;
            assert!(board.width() >= least, "{board:?} at {width} x {height}");
        }
    }
}
