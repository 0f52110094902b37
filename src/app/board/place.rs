//! Where the board is on the screen.

use bevy::prelude::*;

use super::super::layout;
use super::super::session::Session;
use super::super::viewport::Viewport;
use crate::rules::{Grid, Square};

/// The width of the frame around the squares, in cells.
pub const FRAME: f32 = 0.4;

/// Where the board is on the screen. All lengths are points, all squares begin on whole pixels.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Place {
    pub grid: Grid,
    /// The width of a square.
    pub cell: f32,
    /// The top left corner of the squares, from the top left of the window.
    pub corner: Vec2,
    /// The size of the window.
    pub window: Vec2,
    /// Physical pixels per point.
    pub scale: f32,
}

impl Place {
    /// The largest board that fits in `room`, in the middle of it.
    #[must_use]
    pub fn new(grid: Grid, room: Rect, viewport: &Viewport) -> Place {
        let cells = Vec2::new(f32::from(grid.columns), f32::from(grid.rows));
        let scale = viewport.scale;
        // Whole pixels for a cell and for the corner: then every line of the board is crisp.
        let pixels = (room.size() * scale / (cells + 2. * FRAME)).min_element().floor().max(1.);
        let cell = pixels / scale;
        let corner = ((room.center() - cells * cell / 2.) * scale).round() / scale;
        Place { grid, cell, corner, window: viewport.size, scale }
    }

    /// The squares of the board, from the top left of the window.
    #[must_use]
    pub fn squares(&self) -> Rect {
        let cells = Vec2::new(f32::from(self.grid.columns), f32::from(self.grid.rows));
        Rect::from_corners(self.corner, self.corner + cells * self.cell)
    }

    /// The middle of a square, from the top left of the window.
    #[must_use]
    pub fn point(&self, square: Square) -> Vec2 {
        let (column, row) = self.grid.place(square);
        self.corner + (Vec2::new(f32::from(column), f32::from(row)) + 0.5) * self.cell
    }

    /// The square at a point of the window.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked to lie on the board"
    )]
    pub fn square_at(&self, point: Vec2) -> Option<Square> {
        let place = ((point - self.corner) / self.cell).floor();
        if place.min_element() < 0. || place.max_element() > 255. {
            return None;
        }
        self.grid.square(place.x as u8, place.y as u8)
    }

    /// The place in the world of a point of the window: the world's middle is the window's.
    #[must_use]
    pub fn world(&self, point: Vec2) -> Vec2 {
        (point - self.window / 2.) * Vec2::new(1., -1.)
    }

    /// The middle of a square in the world.
    #[must_use]
    pub fn centre(&self, square: Square) -> Vec2 {
        self.world(self.point(square))
    }

    /// The width of a cell in physical pixels.
    #[must_use]
    pub fn pixels(&self) -> f32 {
        self.cell * self.scale
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        follow.run_if(resource_changed::<Viewport>.or_eager(resource_exists_and_changed::<Session>)),
    );
}

/// Follows the window and the game.
fn follow(
    viewport: Res<Viewport>,
    session: Res<Session>,
    place: Option<ResMut<Place>>,
    mut commands: Commands,
) {
    let Some(game) = session.game() else { return };
    let now = Place::new(game.position().grid(), layout::play(&viewport).board, &viewport);
    match place {
        Some(mut place) => {
            place.set_if_neq(now);
        }
        None => commands.insert_resource(now),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_of_a_square_finds_it() {
        for (scale, room) in [(1., 752.), (2., 333.3), (1.5, 401.7), (3., 320.)] {
            let viewport = Viewport { size: Vec2::splat(900.), scale, ..default() };
            let grid = Grid { columns: 8, rows: 8 };
            let place = Place::new(grid, Rect::new(10., 20., 10. + room, 20. + room), &viewport);
            assert!((place.pixels() - place.pixels().round()).abs() < 1e-3, "a cell is whole pixels");
            assert!(place.squares().width() + 2. * FRAME * place.cell <= room + 1., "it fits");
            for square in grid.squares() {
                for corner in [Vec2::splat(-0.49), Vec2::splat(0.49), Vec2::ZERO] {
                    let point = place.point(square) + corner * place.cell;
                    assert_eq!(place.square_at(point), Some(square));
                }
            }
            assert_eq!(place.square_at(place.corner - 1.), None);
            assert_eq!(place.square_at(place.squares().max + 1.), None);
        }
    }
}
