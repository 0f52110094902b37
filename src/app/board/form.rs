//! The form of a board: how many squares it has, how far they are apart, and what surrounds them.
//! This is all that the place on the screen, the touches and the labels have to know of a game.

use bevy::prelude::*;

use crate::rules::{Grid, Rules, Square};

/// The form of a board. All lengths are in widths of a square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Form {
    pub grid: Grid,
    /// From the middle of a square to those of its neighbours on the right and below.
    pub pitch: Vec2,
    /// The width of what lies around the squares.
    pub frame: f32,
    /// The room above the board, where a piece hangs before it falls.
    pub above: f32,
    /// The room below the board, where its foot stands.
    pub below: f32,
    /// Whether the squares are points where lines cross, and not cells between lines.
    pub points: bool,
    pub names: Names,
}

/// Where the names of the squares are written. Lengths are in widths of a square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Names {
    /// The height of the letters.
    pub size: f32,
    /// From the edge of the squares to the middle of the letters.
    pub away: f32,
    /// Whether the rows have names. A column is enough to say where a disc falls.
    pub rows: bool,
}

impl Form {
    /// The board on which a game by these rules is played.
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
            // A Go board is longer than wide, since it is seen from its end.
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

    /// How many squares there are across and down.
    #[must_use]
    pub fn count(&self) -> Vec2 {
        Vec2::new(f32::from(self.grid.columns), f32::from(self.grid.rows))
    }

    /// The size of the squares without what surrounds them.
    #[must_use]
    pub fn squares(&self) -> Vec2 {
        self.count() * self.pitch
    }

    /// The size of the whole board.
    #[must_use]
    pub fn size(&self) -> Vec2 {
        self.squares() + 2. * self.frame
    }

    /// The size of the board with the room above and below it.
    #[must_use]
    pub fn room(&self) -> Vec2 {
        self.size() + Vec2::new(0., self.above + self.below)
    }

    /// How many times as high as wide the board is, with its room.
    #[must_use]
    pub fn shape(&self) -> f32 {
        self.room().y / self.room().x
    }

    /// The middle of a square, from the top left corner of the squares.
    #[must_use]
    pub fn centre(&self, square: Square) -> Vec2 {
        let (column, row) = self.grid.place(square);
        (Vec2::new(f32::from(column), f32::from(row)) + 0.5) * self.pitch
    }

    /// The same board for squares of this many pixels in width, or a few less: with a pitch of
    /// whole pixels, and so that lines through the middles of squares are crisp. Gives the form
    /// and the width.
    ///
    /// A line of an odd number of pixels is crisp in the middle of an odd number of pixels, and an
    /// even one of an even. Small boards want lines of one pixel, large ones of two.
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

/// The width of a square, in pixels, below which lines are a single pixel wide.
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
                    assert!((pitch.y - pitch.x).round() % 2. == 0., "one width of line for both: {pitch}");
                }
            }
        }
    }
}
