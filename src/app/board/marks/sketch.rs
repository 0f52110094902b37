//! Marks for a position that is being set up.

use crate::app::board::marks::{Mark, MarkKind, Moment, hanging, has_lines, mark, preview, row};
use crate::app::board::picking::Press;
use crate::app::vocabulary::notice::Notice;
use crate::play::Sketch;
use crate::play::sketch::Unfit;
use crate::rules::{Change, Piece};

/// Returns the marks for rule violations, a refused touch and the preview of a lift.
pub(super) fn marks(sketch: &Sketch, hand: Option<Piece>, moment: &Moment) -> Vec<Mark> {
    let mut marks = match sketch.position() {
        Err(Unfit::Misplaced(misplaced)) => {
            misplaced.square().map(|square| mark(MarkKind::Refused, square)).into_iter().collect()
        }
        Err(Unfit::Over(_)) => sketch.placed().map(|position| row(&*position)).unwrap_or_default(),
        Ok(_) => Vec::new(),
    };
    let refused = moment.message.0.as_ref().and_then(Notice::refused_square);
    marks.extend(refused.map(|square| mark(MarkKind::Refused, square)));
    marks.extend(under_the_finger(sketch, hand, moment.press));
    marks
}

fn under_the_finger(sketch: &Sketch, hand: Option<Piece>, press: &Press) -> Vec<Mark> {
    let Some(over) = press.over else { return Vec::new() };
    if press.aims_at().is_none() {
        return vec![mark(MarkKind::Pressed, over)];
    }
    let rules = sketch.rules();
    let changes = sketch.changes(over, hand).unwrap_or_default();
    match changes[..] {
        // The existing piece would hide the ghost of the new one.
        [Change::Remove { square }, _] => vec![mark(MarkKind::Pressed, square)],
        [Change::Drop { square, piece }] => {
            let mut marks = preview(&changes);
            marks.extend(hanging(rules.grid(), square, piece));
            marks
        }
        [Change::Put { square, .. }] if press.is_finger && has_lines(rules.game()) => {
            let mut marks = preview(&changes);
            marks.push(mark(MarkKind::CrossHair, square));
            marks
        }
        _ => preview(&changes),
    }
}
