//! Geometry of a board: number and pitch of its squares, frame, and room around it. Layout, hit
//! tests and labels depend on a game only through this type.

use bevy::prelude::*;

use crate::rules::{Grid, Rules, Square};

/// Geometry of a board. All lengths are in widths of a square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Form {
    /// Number of columns and rows.
    pub grid: Grid,
    /// Distance between the centres of neighbouring squares, horizontally and vertically.
    pub pitch: Vec2,
    /// Width of the frame around the squares.
    pub frame: f32,
    /// Height of the room above the board, where a piece hangs before it falls.
    pub above: f32,
    /// Height of the room below the board for its foot.
    pub below: f32,
    /// `true` if squares are intersections of lines instead of cells between lines.
    pub points: bool,
    /// Placement of the coordinate labels.
    pub names: Names,
}

/// Placement of the labels. Lengths are in widths of a square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Names {
    /// Height of the letters.
    pub size: f32,
    /// Distance from the edge of the squares to the middle of the letters.
    pub away: f32,
    /// `true` if rows have labels. In connect four, the column alone identifies a move.
    pub rows: bool,
}

impl Form {
    /// Returns the geometry of the board for these rules.
    #[must_use]
    pub fn of(rules: Rules) -> Form {
        let grid = rules.grid();
        let cells = |frame: f32| Form {
            grid,
            pitch: Vec2::ONE,
            frame,
            above: 0.,
            below: 0.,
            points: false,
            names: Names { size: 0.19, away: frame / 2., rows: true },
        };
        let lines = || {
            let small = grid.columns.max(grid.rows) <= 9;
            let names = Names { size: if small { 0.24 } else { 0.3 }, away: 0.3, rows: true };
            Form { points: true, names, ..cells(0.64) }
        };
        match rules {
            Rules::Checkers(_) => cells(0.4),
            // A Go board is longer than it is wide, to compensate for the perspective from its
            // end.
            Rules::Go(_) => Form { pitch: Vec2::new(1., 15. / 14.), ..lines() },
            Rules::Gomoku(_) => lines(),
            Rules::Reversi(_) => cells(0.42),
            Rules::ConnectFour(_) => {
                let names = Names { size: 0.14, away: 0.11, rows: false };
                Form { above: 1., below: 0.26, names, ..cells(0.22) }
            }
            Rules::Four(_) => cells(0.34),
        }
    }

    /// Returns the number of columns and rows.
    #[must_use]
    pub fn count(&self) -> Vec2 {
        Vec2::new(f32::from(self.grid.columns), f32::from(self.grid.rows))
    }

    /// Returns the size of the squares without the frame.
    #[must_use]
    pub fn squares(&self) -> Vec2 {
        self.count() * self.pitch
    }

    /// Returns the size of the board with its frame.
    #[must_use]
    pub fn size(&self) -> Vec2 {
        self.squares() + 2. * self.frame
    }

    /// Returns the size of the board with the room above and below it.
    #[must_use]
    pub fn room(&self) -> Vec2 {
        self.size() + Vec2::new(0., self.above + self.below)
    }

    /// Returns the ratio of height to width of the board with its room.
    #[must_use]
    pub fn shape(&self) -> f32 {
        self.room().y / self.room().x
    }

    /// Returns the centre of a square, relative to the top left corner of the squares.
    #[must_use]
    pub fn centre(&self, square: Square) -> Vec2 {
        let (column, row) = self.grid.place(square);
        (Vec2::new(f32::from(column), f32::from(row)) + 0.5) * self.pitch
    }

    /// Rounds the geometry to whole pixels for squares of at most this width in pixels. The
    /// pitch is a whole number of pixels, and lines through the centres of squares are crisp.
    /// Returns the geometry and the width of a square.
    ///
    /// A line with an odd width in pixels is crisp at the centre of an odd pitch, a line with
    /// an even width at the centre of an even one. Small boards need lines of one pixel, large
    /// ones lines of two pixels.
    #[must_use]
    pub fn in_pixels(&self, cell: f32) -> (Form, f32) {
        let cell = cell.floor().max(1.);
        if !self.points {
            return (Form { pitch: (self.pitch * cell).round() / cell, ..*self }, cell);
        }
        let odd = f32::from(cell < FINE_LINES);
        let near = |length: f32| ((length - odd) / 2.).round() * 2. + odd;
        let cell = if (cell - odd) % 2. == 0. { cell } else { cell - 1. }.max(1.);
        (Form { pitch: Vec2::new(cell, near(self.pitch.y * cell)) / cell, ..*self }, cell)
    }
}

/// Width of a square in pixels below which lines are one pixel wide.
const FINE_LINES: f32 = 60.;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    #[test]
    fn lines_fall_on_whole_pixels_at_every_size() {
        for game in Game::ALL {
            let form = Form::of(game.presets()[0].rules);
            for wanted in 8..300_u16 {
                let (form, cell) = form.in_pixels(f32::from(wanted));
                assert!(cell <= f32::from(wanted) && cell > f32::from(wanted) - 2.);
                let pitch = form.pitch * cell;
                assert!((pitch - pitch.round()).length() < 1e-3, "{game:?} {wanted}: {pitch}");
                if form.points {
                    assert!(
                        (pitch.y - pitch.x).round() % 2. == 0.,
                        "one width of line should suit both directions: {pitch}"
                    );
                }
            }
        }
    }
}
