//! Placement of the board on the screen.

use bevy::prelude::*;

use crate::app::board::form::{Facing, Form};
use crate::app::board::seen::{self, BoardContent, BoardSource};
use crate::app::device::viewport::Viewport;
use crate::app::state::editor::Editor;
use crate::app::state::lessons::Lessons;
use crate::app::state::openings::Practice;
use crate::app::state::puzzles::Puzzles;
use crate::app::state::seating::{Turned, far_side, has_camps};
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::state::study::Study;
use crate::app::theme::layout::{self, PlayLayout};
use crate::app::vocabulary::preferences::{Seating, Seats};
use crate::app::vocabulary::schedule::{Opened, PlaySystems, Turning};
use crate::rules::{Rules, Side, Square};

/// Placement of the board on the screen. All lengths are in points. Squares begin on whole
/// pixels, and the centres of hexagons are whole pixels apart.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Geometry of the board as it is seen, rounded to whole pixels.
    pub form: Form,
    /// Distance between two neighbours in a row, and width of a piece's image.
    pub cell: f32,
    /// Width and height of a square or hexagon.
    pub extent: Vec2,
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

impl Place {
    /// Returns the placement of the largest board that fits into `room`, centred there and seen from
    /// this direction.
    #[must_use]
    pub fn new(form: Form, facing: Facing, room: Rect, viewport: &Viewport) -> Place {
        let scale = viewport.scale;
        let form = form.seen_from(facing);
        // Squares and corner lie on whole pixels, so every line of the board is crisp.
        let (form, pixels) = form.in_pixels(form.cell_in(room.size() * scale));
        let cell = pixels / scale;
        let extent = form.extent * cell;
        let down = Vec2::new(0., form.above - form.below);
        let corner = room.center() - (form.squares() - down) * cell / 2.;
        let corner = (corner * scale).round() / scale;
        Place { form, cell, extent, corner, room, window: viewport.size, scale, facing }
    }

    /// Returns the direction from which a match between these seats shows the board, and the layout of
    /// the screen around it. `turned` is `true` if the far player looks at the board.
    ///
    /// A board without home sides lies as the window does if it becomes larger by that.
    #[must_use]
    pub fn of_match(viewport: &Viewport, rules: Rules, seats: Seats, turned: bool) -> (PlayLayout, Facing) {
        let form = Form::of(rules);
        let upright = if turned { Facing::Far } else { Facing::Near };
        let lies = |facing| (layout::play(viewport, form.seen_from(facing).shape(), seats), facing);
        let cell =
            |(layout, facing): &(PlayLayout, Facing)| form.seen_from(*facing).cell_in(layout.board.size());
        let (near, side) = (lies(upright), lies(Facing::Side));
        // In a game with home sides, the view follows the seats of the players.
        let sits_beside =
            seats.seating == Seating::Sides && has_camps(rules.game()) && side.0.zones.is_some();
        let may_lie = form.turns && seats.seating != Seating::Turning;
        let is_larger = may_lie && cell(&side) > cell(&near);
        if sits_beside || is_larger { side } else { near }
    }

    /// Returns the direction of view in a lesson or a puzzle. In games with home sides, the learner sits in front of
    /// their own side.
    #[must_use]
    pub fn before(rules: Rules, learner: Side) -> Facing {
        let is_far = has_camps(rules.game()) && far_side(rules) == learner;
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

    /// Returns the rectangle around the squares in window coordinates.
    #[must_use]
    pub fn squares(&self) -> Rect {
        Rect::from_corners(self.corner, self.corner + self.form.squares() * self.cell)
    }

    /// Returns the centre of a square in window coordinates.
    #[must_use]
    pub fn point(&self, square: Square) -> Vec2 {
        self.corner + self.form.centre(square) * self.cell
    }

    /// Returns the rectangle around a square in window coordinates.
    #[must_use]
    pub fn rect(&self, square: Square) -> Rect {
        Rect::from_center_size(self.point(square), self.extent)
    }

    /// Returns the square at a point of the window.
    #[must_use]
    pub fn square_at(&self, point: Vec2) -> Option<Square> {
        self.form.cell_at((point - self.corner) / self.cell)
    }

    /// Returns the square at a point of the window and the squares whose border is closer than
    /// `margin`, a fraction of a square below 0.5. The order is unspecified.
    pub fn around(&self, point: Vec2, margin: f32) -> impl Iterator<Item = Square> {
        let mut found: Vec<Square> = Vec::with_capacity(4);
        for corner in self.form.corners() {
            // Half the way between two parallel borders is a margin of 0.5.
            if let Some(square) = self.square_at(point + 2. * margin * corner * self.cell)
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
    app.add_systems(PreUpdate, follow.run_if(may_move).after(Turning)).add_systems(
        Update,
        // The next puzzle or opening may have a board of another size.
        follow
            .run_if(
                resource_changed::<Puzzles>
                    .or_eager(resource_changed::<Practice>)
                    .or_eager(resource_changed::<Study>),
            )
            .after(PlaySystems::Act)
            .before(PlaySystems::Show),
    );
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
        BoardContent::Match(_) if source.is_study() => {
            let room = layout::editor(&viewport, form.shape(), settings.hand).board;
            // As in the match.
            (room, if turned.0 { Facing::Far } else { Facing::Near })
        }
        BoardContent::Match(game) if source.is_exercise() => {
            let room = layout::lesson(&viewport, form.shape(), settings.hand).board;
            (room, Place::before(game.setup().rules, source.learner()))
        }
        BoardContent::Match(game) => {
            let seats = settings.seats_of(game.setup());
            let (layout, facing) = Place::of_match(&viewport, game.setup().rules, seats, turned.0);
            (layout.board, facing)
        }
        BoardContent::Sketch(..) => {
            (layout::editor(&viewport, form.shape(), settings.hand).board, Facing::Near)
        }
    };
    let now = Place::new(form, facing, room, &viewport);
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
    use crate::app::board::form::Names;
    use crate::rules::{Game, Grid};

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
            let (across, down) = (Vec2::X * pitch.x, Vec2::Y * pitch.y);
            let form = Form { grid: Grid::rectangle(lines, lines), across, down, extent: pitch, ..any };
            let room_of = Rect::new(10., 20., 10. + room, 20. + room);
            for facing in [Facing::Far, Facing::Side] {
                let place = Place::new(form, facing, room_of, &viewport);
                for square in form.grid.squares() {
                    assert_eq!(place.square_at(place.point(square)), Some(square), "{facing:?}");
                }
            }
            let place = Place::new(form, Facing::Near, room_of, &viewport);
            assert!(
                (place.pixels() - place.pixels().round()).abs() < 1e-3,
                "a square should be a whole number of pixels wide"
            );
            let rows = place.extent.y * scale;
            assert!((rows - rows.round()).abs() < 1e-3, "and high");
            // Rounding to whole pixels costs at most half a pixel per row.
            let spare = f32::from(lines) / scale;
            let size = place.squares().size() + 2. * form.frame * place.cell;
            assert!(size.max_element() <= room + spare, "the board should fit its room: {size}");
            for square in form.grid.squares() {
                for corner in [Vec2::splat(-0.49), Vec2::splat(0.49), Vec2::ZERO] {
                    let point = place.point(square) + corner * place.extent;
                    assert_eq!(place.square_at(point), Some(square));
                }
            }
            assert_eq!(place.square_at(place.corner - 1.), None);
            assert_eq!(place.square_at(place.squares().max + 1.), None);
        }
    }

    /// Returns boards of hexagons in both shapes and every direction.
    fn hexagonal() -> impl Iterator<Item = Place> {
        let names = Names { size: 0.2, away: 0.2, rows: true };
        let rhombus = Form::hexagons(Grid::rhombus(11), 0.6, 0.7, names);
        let hexagon = Form::hexagons(Grid::hexagon(5), 0.4, 1., names);
        let facings = [Facing::Near, Facing::Far, Facing::Side];
        [rhombus, hexagon].into_iter().flat_map(move |form| {
            [(1., 340.), (2., 777.7), (1.5, 1111.)].into_iter().flat_map(move |(scale, side)| {
                let viewport = Viewport { size: Vec2::splat(1200.), scale, ..default() };
                let room = Rect::new(10., 20., 10. + side, 20. + side);
                facings.into_iter().map(move |facing| Place::new(form, facing, room, &viewport))
            })
        })
    }

    /// Returns how far a point lies inside a cell: the least distance to its sides, in points, and negative
    /// outside. This follows from the corners of the drawing alone.
    fn inside(place: &Place, square: Square, point: Vec2) -> f32 {
        let corners: Vec<Vec2> =
            place.form.corners().map(|way| place.point(square) + way * place.cell).collect();
        let sides = corners.iter().zip(corners.iter().cycle().skip(1));
        let centre = place.point(square);
        let away = sides.map(|(&from, &to)| {
            let normal = (to - from).perp().normalize();
            (point - from).dot(normal) * (centre - from).dot(normal).signum()
        });
        away.fold(f32::MAX, f32::min)
    }

    #[test]
    fn a_mouse_hits_the_hexagon_under_it() {
        let mut seed = fastrand();
        for place in hexagonal() {
            let squares: Vec<Square> = place.form.grid.squares().collect();
            for number in 0..10_000 {
                // Near the borders: around a corner of a cell, within a tenth of its width.
                let square = squares[number % squares.len()];
                let corner = place.form.corners().nth(number / 7 % 6).expect("one of six");
                let off = Vec2::new(seed() - 0.5, seed() - 0.5) * 0.2;
                let along = 0.8 + 0.3 * seed();
                let point = place.point(square) + (corner * along + off) * place.cell;
                let right = squares.iter().copied().max_by(|&one, &other| {
                    inside(&place, one, point).total_cmp(&inside(&place, other, point))
                });
                let right = right.expect("a board has cells");
                match place.square_at(point) {
                    Some(hit) => {
                        let depth = inside(&place, hit, point);
                        assert!(depth >= -1e-3, "{hit:?} was hit {depth} outside, not {right:?}");
                    }
                    None => assert!(inside(&place, right, point) <= 1e-3, "{right:?} was missed"),
                }
            }
        }
    }

    #[test]
    fn cells_near_a_border_are_found_around_a_finger() {
        let mut seed = fastrand();
        for place in hexagonal() {
            for square in place.form.grid.squares() {
                let off = Vec2::new(seed() - 0.5, seed() - 0.5);
                let point = place.point(square) + off * place.cell;
                let around: Vec<Square> = place.around(point, 0.1).collect();
                for other in place.form.grid.squares() {
                    let depth = inside(&place, other, point) / place.cell;
                    if depth > 1e-3 {
                        assert!(around.contains(&other), "the cell under the finger");
                    }
                    // A corner of the search lies twice as far from the centre as its sides.
                    assert!(depth > -0.13 || !around.contains(&other), "{other:?} is {depth} away");
                }
            }
        }
    }

    #[test]
    fn centres_of_hexagons_are_whole_pixels_apart() {
        for place in hexagonal() {
            let first = place.point(Square(0)) * place.scale;
            for square in place.form.grid.squares() {
                let way = place.point(square) * place.scale - first;
                assert!((way - way.round()).length() < 0.01, "{way}");
                assert_eq!(place.square_at(place.point(square)), Some(square));
            }
            let board = place.board();
            assert!(board.width() <= place.room.width() + 1. && board.height() <= place.room.height() + 1.);
        }
    }

    #[test]
    fn keys_reach_every_cell_and_lead_back() {
        let keys = [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y];
        for place in hexagonal() {
            let form = &place.form;
            let mut reached = vec![Square(0)];
            let mut next = 0;
            while let Some(&square) = reached.get(next) {
                next += 1;
                for key in keys {
                    let Some(to) = form.neighbour(square, key) else { continue };
                    let way = form.centre(to) - form.centre(square);
                    assert!(way.dot(key) > 0.4, "{way} for {key}");
                    if !reached.contains(&to) {
                        reached.push(to);
                    }
                }
            }
            assert_eq!(reached.len(), form.grid.squares().count());
            // In the middle of the board no edge is in the way.
            let (columns, rows) = (form.grid.columns / 2, form.grid.rows / 2);
            let middle = form.grid.square(columns, rows).expect("a middle");
            for key in keys {
                let there = form.neighbour(middle, key).expect("a neighbour");
                assert_eq!(form.neighbour(there, -key), Some(middle), "{key}");
            }
        }
    }

    /// Returns a generator of numbers from 0 to 1 that is the same in every run.
    fn fastrand() -> impl FnMut() -> f32 {
        let mut state = 1_u64;
        move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 40) as f32 / (1 << 24) as f32
        }
    }
}
