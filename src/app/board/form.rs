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
}

impl Form {
    /// The board on which a game by these rules is played.
    #[must_use]
    pub fn of(rules: Rules) -> Form {
        let (pitch, frame) = match rules {
            Rules::Checkers(_) => (Vec2::ONE, 0.4),
            // A Go board is longer than wide, since it is seen from its end.
            Rules::Go(_) => (Vec2::new(1., 15. / 14.), 0.64),
            Rules::Gomoku(_) => (Vec2::ONE, 0.64),
            Rules::Reversi(_) => (Vec2::ONE, 0.42),
            Rules::ConnectFour(_) => (Vec2::ONE, 0.22),
            Rules::Four(_) => (Vec2::ONE, 0.34),
        };
        Form { grid: rules.grid(), pitch, frame }
    }

    /// The size of the squares without what surrounds them.
    #[must_use]
    pub fn squares(&self) -> Vec2 {
        Vec2::new(f32::from(self.grid.columns), f32::from(self.grid.rows)) * self.pitch
    }

    /// The size of the whole board.
    #[must_use]
    pub fn size(&self) -> Vec2 {
        self.squares() + 2. * self.frame
    }

    /// The middle of a square, from the top left corner of the squares.
    #[must_use]
    pub fn centre(&self, square: Square) -> Vec2 {
        let (column, row) = self.grid.place(square);
        (Vec2::new(f32::from(column), f32::from(row)) + 0.5) * self.pitch
    }
}
