//! Placement of the board on the screen.

use bevy::prelude::*;

use crate::app::board::form::Form;
use crate::app::board::seen::{self, BoardContent, BoardSource};
use crate::app::device::viewport::Viewport;
use crate::app::state::editor::Editor;
use crate::app::state::lessons::Lessons;
use crate::app::state::seating::{Turned, far_side};
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::theme::layout;
use crate::app::vocabulary::preferences::Seating;
use crate::app::vocabulary::schedule::{Opened, Turning};
use crate::rules::{Game, Grid, Rules, Side, Square};

/// Placement of the board on the screen. All lengths are in points. Squares begin on whole
/// pixels.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Geometry of the board, rounded to whole pixels.
    pub form: Form,
    /// Width of a square and of a piece's image.
    pub cell: f32,
    /// Distance between the centres of neighbouring squares.
    pub pitch: Vec2,
    /// Top left corner of the squares in window coordinates.
    pub corner: Vec2,
    /// Area that the board can fill in window coordinates.
    pub room: Rect,
    /// Size of the window.
    pub window: Vec2,
    /// Physical pixels per point.
    pub scale: f32,
    /// Direction of view.
    pub facing: Facing,
}

/// Direction from which the board is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Facing {
    /// From the side of the near player, with row 0 at the top.
    #[default]
    Near,
    /// From the side of the far player.
    Far,
    /// From the side, with the far player at the left. Only for square boards.
    Side,
}

impl Place {
    /// Returns the placement of the largest board that fits into `room`, centred there.
    #[must_use]
    pub fn new(form: Form, room: Rect, viewport: &Viewport) -> Place {
        let scale = viewport.scale;
        // Squares and corner lie on whole pixels, so every line of the board is crisp.
        let (form, pixels) = form.in_pixels((room.size() * scale / form.room()).min_element());
        let cell = pixels / scale;
        let pitch = form.pitch * cell;
        let down = Vec2::new(0., form.above - form.below);
        let corner = room.center() - (form.squares() - down) * cell / 2.;
        let corner = (corner * scale).round() / scale;
        Place { form, cell, pitch, corner, room, window: viewport.size, scale, facing: Facing::Near }
    }

    /// Returns the direction of view in a lesson. The learner plays the first side in games with
    /// home sides, and sits in front of it.
    #[must_use]
    pub fn in_lesson(rules: Rules) -> Facing {
        let is_far = rules.game() == Game::Checkers && far_side(rules) == Side::First;
        if is_far { Facing::Far } else { Facing::Near }
    }

    /// Returns the board with its frame in window coordinates.
    #[must_use]
    pub fn board(&self) -> Rect {
        let mut board = self.squares().inflate(self.form.frame * self.cell);
        board.min.y -= self.form.above * self.cell;
        board.max.y += self.form.below * self.cell;
        board
    }

    /// Returns the area of the squares in window coordinates.
    #[must_use]
    pub fn squares(&self) -> Rect {
        Rect::from_corners(self.corner, self.corner + self.form.count() * self.pitch)
    }

    /// Returns the centre of a square in window coordinates.
    #[must_use]
    pub fn point(&self, square: Square) -> Vec2 {
        let (column, row) = self.seen(square);
        self.corner + (Vec2::new(f32::from(column), f32::from(row)) + 0.5) * self.pitch
    }

    /// Returns the displayed column and row of a square, counted from the top left.
    fn seen(&self, square: Square) -> (u8, u8) {
        let Grid { columns, rows, .. } = self.form.grid;
        let (column, row) = self.form.grid.place(square);
        match self.facing {
            Facing::Near => (column, row),
            Facing::Far => (columns - 1 - column, rows - 1 - row),
            Facing::Side => (row, columns - 1 - column),
        }
    }

    /// Returns the displayed row of a square, counted from the top.
    #[must_use]
    pub fn row(&self, square: Square) -> u8 {
        self.seen(square).1
    }

    /// Returns the square at a point of the window.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked to lie on the board"
    )]
    pub fn square_at(&self, point: Vec2) -> Option<Square> {
        let place = ((point - self.corner) / self.pitch).floor();
        if place.min_element() < 0. || place.max_element() > 255. {
            return None;
        }
        let Grid { columns, rows, .. } = self.form.grid;
        let (column, row) = (place.x as u8, place.y as u8);
        if column >= columns || row >= rows {
            return None;
        }
        let (column, row) = match self.facing {
            Facing::Near => (column, row),
            Facing::Far => (columns - 1 - column, rows - 1 - row),
            Facing::Side => (columns - 1 - row, column),
        };
        self.form.grid.square(column, row)
    }

    /// Returns the square at a point of the window and the squares whose border is closer than
    /// `margin`, a fraction of a square below 0.5. The order is unspecified.
    pub fn around(&self, point: Vec2, margin: f32) -> impl Iterator<Item = Square> {
        let by = margin * self.pitch;
        let mut found: Vec<Square> = Vec::with_capacity(4);
        for corner in [Vec2::NEG_ONE, Vec2::new(1., -1.), Vec2::new(-1., 1.), Vec2::ONE] {
            if let Some(square) = self.square_at(point + corner * by)
                && !found.contains(&square)
            {
                found.push(square);
            }
        }
        found.into_iter()
    }

    /// Converts window coordinates to world coordinates. Both have the same centre.
    #[must_use]
    pub fn world(&self, point: Vec2) -> Vec2 {
        (point - self.window / 2.) * Vec2::new(1., -1.)
    }

    /// Returns the centre of a square in world coordinates.
    #[must_use]
    pub fn centre(&self, square: Square) -> Vec2 {
        self.world(self.point(square))
    }

    /// Returns the width of a square in physical pixels.
    #[must_use]
    pub fn pixels(&self) -> f32 {
        self.cell * self.scale
    }
}

pub(super) fn plugin(app: &mut App) {
    let may_move = resource_changed::<Viewport>
        .or_eager(resource_changed::<Turned>)
        .or_eager(resource_changed::<Settings>)
        .or_eager(resource_changed::<Editor>)
        .or_eager(resource_changed::<Lessons>)
        .or_eager(resource_exists_and_changed::<Session>);
    app.add_systems(PreUpdate, follow.run_if(may_move).after(Turning));
    for screen in seen::screens() {
        // The board is set up in the frame in which the screen opens.
        app.add_systems(OnEnter(screen), follow.after(Opened));
    }
}

/// Updates the placement when the window or the game changes.
fn follow(
    viewport: Res<Viewport>,
    source: BoardSource,
    settings: Res<Settings>,
    turned: Res<Turned>,
    place: Option<ResMut<Place>>,
    mut commands: Commands,
) {
    let Some(seen) = source.live() else { return };
    let form = Form::of(seen.rules());
    let (room, facing) = match seen {
        BoardContent::Match(game) if source.is_lesson() => {
            let room = layout::lesson(&viewport, form.shape(), settings.hand).board;
            (room, Place::in_lesson(game.setup().rules))
        }
        BoardContent::Match(game) => {
            let seats = settings.seats_of(game.setup());
            let layout = layout::play(&viewport, form.shape(), seats);
            // In a game with home sides, the view follows the seats of the players.
            let has_camps = game.setup().rules.game() == Game::Checkers;
            let facing = match seats.seating {
                Seating::Sides if has_camps && layout.zones.is_some() => Facing::Side,
                _ if turned.0 => Facing::Far,
                _ => Facing::Near,
            };
            (layout.board, facing)
        }
        BoardContent::Sketch(..) => {
            (layout::editor(&viewport, form.shape(), settings.hand).board, Facing::Near)
        }
    };
    let now = Place { facing, ..Place::new(form, room, &viewport) };
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
    fn every_point_of_a_square_resolves_to_it() {
        let any = Form::of(Game::Checkers.presets()[0].rules);
        for (scale, room, lines, pitch) in [
            (1., 752., 8, Vec2::ONE),
            (2., 333.3, 8, Vec2::ONE),
            (1.5, 401.7, 12, Vec2::ONE),
            (3., 320., 10, Vec2::ONE),
            (2., 752., 19, Vec2::new(1., 15. / 14.)),
        ] {
            let viewport = Viewport { size: Vec2::splat(900.), scale, ..default() };
            let form = Form { grid: Grid::rectangle(lines, lines), pitch, ..any };
            let place = Place::new(form, Rect::new(10., 20., 10. + room, 20. + room), &viewport);
            for facing in [Facing::Far, Facing::Side] {
                let place = Place { facing, ..place };
                for square in form.grid.squares() {
                    assert_eq!(place.square_at(place.point(square)), Some(square), "{facing:?}");
                }
            }
            assert!(
                (place.pixels() - place.pixels().round()).abs() < 1e-3,
                "a square should be a whole number of pixels wide"
            );
            let rows = place.pitch.y * scale;
            assert!((rows - rows.round()).abs() < 1e-3, "and high");
            // Rounding to whole pixels costs at most half a pixel per row.
            let spare = f32::from(lines) / scale;
            let size = place.squares().size() + 2. * form.frame * place.cell;
            assert!(size.max_element() <= room + spare, "the board should fit its room: {size}");
            for square in form.grid.squares() {
                for corner in [Vec2::splat(-0.49), Vec2::splat(0.49), Vec2::ZERO] {
                    let point = place.point(square) + corner * place.pitch;
                    assert_eq!(place.square_at(point), Some(square));
                }
            }
            assert_eq!(place.square_at(place.corner - 1.), None);
            assert_eq!(place.square_at(place.squares().max + 1.), None);
        }
    }
}
