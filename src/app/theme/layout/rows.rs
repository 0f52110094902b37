//! Heights of the rows of the play screen, and the sets of rows that a layout can choose from.

use bevy::math::Rect;

use crate::app::theme::layout::Detail;

/// Maximum height of a player's strip.
const HIGH_STRIP: f32 = 96.;

/// Heights of the rows and the gap between them, in points. A row that is left out has no height.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowHeights {
    pub(super) bar: f32,
    pub(super) far_acts: f32,
    pub(super) strip: f32,
    pub(super) message: f32,
    pub(super) acts: f32,
    pub(super) tools: f32,
    pub(super) gap: f32,
}

/// Rows at a level of detail.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) detail: Detail,
    pub(super) rows: RowHeights,
}

impl Plan {
    /// Only the bar, the board and the acts.
    pub(super) const LEAST: Plan = Plan {
        detail: Detail::Least,
        rows: RowHeights { bar: 48., far_acts: 0., strip: 0., message: 0., acts: 48., tools: 0., gap: 0. },
    };

    /// Returns the plans from the richest to the one with the fewest rows. The tools leave before the
    /// acts of the far player do, and the message before both.
    pub(super) fn all(text: f32, narrow: bool, far_acts: bool) -> [Plan; 5] {
        let full = Detail::Full.rows(text, narrow, far_acts);
        let tight = Detail::Tight.rows(text, narrow, far_acts);
        let plan = |detail, rows| Plan { detail, rows };
        [
            plan(Detail::Full, full),
            plan(Detail::Tight, tight),
            plan(Detail::Tight, RowHeights { message: 0., ..tight }),
            plan(Detail::Tight, RowHeights { far_acts: 0., ..tight }),
            plan(Detail::Tight, RowHeights { far_acts: 0., tools: 0., ..tight }),
        ]
    }
}

impl Detail {
    /// Returns the heights of the rows for this text scale, in a narrow or a wide window.
    pub(super) fn rows(self, text: f32, narrow: bool, far_acts: bool) -> RowHeights {
        // `of_text` is the part of the height that scales with the text.
        let more = |height: f32, of_text: f32| height + (text - 1.) * of_text;
        let rows = match self {
            Detail::Full => {
                let acts = more(if narrow { 56. } else { 60. }, 40.);
                RowHeights {
                    bar: more(56., 20.),
                    far_acts: acts,
                    strip: more(64., 38.),
                    message: more(44., 44.),
                    acts,
                    tools: more(60., 18.),
                    gap: 8.,
                }
            }
            Detail::Tight => {
                let acts = more(52., 40.);
                RowHeights {
                    bar: more(48., 16.),
                    far_acts: acts,
                    strip: more(56., 36.),
                    message: more(36., 30.),
                    acts,
                    // Icons without labels do not grow with the text.
                    tools: 48.,
                    gap: 6.,
                }
            }
            Detail::Least => Plan::LEAST.rows,
        };
        if far_acts { rows } else { RowHeights { far_acts: 0., ..rows } }
    }
}

impl RowHeights {
    fn each(self) -> [f32; 7] {
        let RowHeights { bar, far_acts, strip, message, acts, tools, .. } = self;
        [bar, far_acts, strip, strip, message, acts, tools]
    }

    /// Returns the number of rows.
    pub(super) fn count(self) -> f32 {
        self.each().iter().filter(|row| **row > 0.).count() as f32
    }

    /// Returns the height of a column of all rows, with a gap between two.
    pub(super) fn column(self) -> f32 {
        self.each().iter().sum::<f32>() + (self.count() - 1.) * self.gap
    }

    /// Returns the total height without the board in portrait orientation. A gap follows each row and
    /// the board.
    pub(super) fn height(self) -> f32 {
        self.column() + 2. * self.gap
    }

    /// Lets the strips of both players grow into spare height. Returns the rows and the rest.
    pub(super) fn with_high_strips(self, spare: f32, text: f32) -> (RowHeights, f32) {
        if self.strip <= 0. {
            return (self, spare);
        }
        let most = HIGH_STRIP + (text - 1.) * 38.;
        let more = (spare / 2.).min(most - self.strip).max(0.);
        (RowHeights { strip: self.strip + more, ..self }, spare - 2. * more)
    }

    /// Lets the gaps grow to twice their height, `gaps` of them. Returns the rows and the rest.
    pub(super) fn with_wide_gaps(self, spare: f32, gaps: f32) -> (RowHeights, f32) {
        let more = (spare / gaps).clamp(0., self.gap);
        (RowHeights { gap: self.gap + more, ..self }, spare - gaps * more)
    }
}

/// Rows in a column, from its top or from its bottom.
pub(super) struct Stack {
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) top: f32,
    pub(super) bottom: f32,
    pub(super) gap: f32,
}

impl Stack {
    /// Adds a row below those at the top.
    pub(super) fn above(&mut self, height: f32) -> Rect {
        let row = Rect::new(self.left, self.top, self.right, self.top + height);
        self.top = row.max.y + self.gap;
        row
    }

    /// Adds a row above those at the bottom.
    pub(super) fn below(&mut self, height: f32) -> Rect {
        let row = Rect::new(self.left, self.bottom - height, self.right, self.bottom);
        self.bottom = row.min.y - self.gap;
        row
    }
}
