//! The board enlarged, for squares that no finger hits.
//!
//! Nothing on the board moves for it: a second camera, there only while it is needed, looks at a
//! part of the board and shows it in the board's room, over what the first camera has drawn there.
//! [`Zoom`] says which part, and is the one place where points of the window become points of the
//! board.

use std::time::Duration;

use bevy::camera::visibility::RenderLayers;
use bevy::camera::{RenderTarget, ScalingMode, Viewport as Opening};
use bevy::prelude::*;
use bevy_tweening::lens::Lens;
use bevy_tweening::{AnimCompletedEvent, AnimTarget, Tween, TweenAnim};

use crate::app::board::place::Place;
use crate::app::board::touch_aid::EASY;
use crate::app::board::{OnBoard, layer, seen};
use crate::app::device::InForce;
use crate::app::state::editor::Editor;
use crate::app::vocabulary::action::Action;
use crate::app::vocabulary::messages::BoardUpdate;
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;

/// How much larger the board becomes at least, and at most.
const LEAST: f32 = 2.5;
const MOST: f32 = 4.;
/// How many squares are seen on each side of the one that was touched, at least: as far as a
/// finger misses.
const NEIGHBOURS: f32 = 1.5;
/// How long it takes.
const WAY: Duration = Duration::from_millis(180);
/// What only the enlarging camera sees.
const BEHIND: RenderLayers = RenderLayers::layer(1);

/// What part of the board is shown, and how large: where it is going, while it moves.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Zoom(View);

/// How the board lies under the window: a point of the board is seen at `factor` times its own
/// place, and moved by `offset`. All in points of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
struct View {
    factor: f32,
    offset: Vec2,
}

impl Default for View {
    /// As it is: the whole board.
    fn default() -> View {
        View { factor: 1., offset: Vec2::ZERO }
    }
}

impl View {
    fn board_point(self, point: Vec2) -> Vec2 {
        (point - self.offset) / self.factor
    }

    fn window_point(self, point: Vec2) -> Vec2 {
        point * self.factor + self.offset
    }

    /// The same moved so that the board fills its room as far as it can.
    fn within(self, place: &Place) -> View {
        let (board, room) = (place.board(), place.room);
        let size = board.size() * self.factor;
        let corner = self.window_point(board.min);
        // In each direction: no gap beside the board, or else the board in the middle.
        let fit = |corner: f32, size: f32, from: f32, to: f32| {
            if size < to - from { (from + to - size) / 2. } else { corner.clamp(to - size, from) }
        };
        let fitted = Vec2::new(
            fit(corner.x, size.x, room.min.x, room.max.x),
            fit(corner.y, size.y, room.min.y, room.max.y),
        );
        View { offset: self.offset + fitted - corner, ..self }
    }
}

impl Zoom {
    /// Whether the board is enlarged.
    #[must_use]
    pub fn is_in(&self) -> bool {
        self.0.factor > 1.
    }

    /// How many times larger than usual a square is.
    #[must_use]
    pub fn factor(&self) -> f32 {
        self.0.factor
    }

    /// What lies at a point of the window, as a point of the board that is not enlarged: see
    /// [`Place`].
    #[must_use]
    pub fn board_point(&self, point: Vec2) -> Vec2 {
        self.0.board_point(point)
    }

    /// Where a point of the board that is not enlarged is seen.
    #[must_use]
    pub fn window_point(&self, point: Vec2) -> Vec2 {
        self.0.window_point(point)
    }

    /// Whether a point of the window shows the enlarged board.
    #[must_use]
    pub fn covers(&self, place: &Place, point: Vec2) -> bool {
        self.is_in() && place.room.contains(point)
    }

    /// Enlarges the board until its squares are hit easily. What is at this point of the window
    /// stays there, unless that is so near to the edge of the room that its neighbours are not seen.
    #[must_use]
    pub fn around(place: &Place, point: Vec2) -> Zoom {
        let factor = (EASY / place.cell).clamp(LEAST, MOST);
        let neighbours = Vec2::splat(NEIGHBOURS * place.cell * factor).min(place.room.half_size());
        let seen = point.clamp(place.room.min + neighbours, place.room.max - neighbours);
        Zoom(View { factor, offset: seen - point * factor }.within(place))
    }

    /// The board where it lies, for moves that are told from there.
    #[must_use]
    pub fn offset(&self) -> Vec2 {
        self.0.offset
    }

    /// The same moved, as far as there is board.
    #[must_use]
    pub fn moved_to(&self, place: &Place, offset: Vec2) -> Zoom {
        Zoom(View { offset, ..self.0 }.within(place))
    }
}

/// The camera that shows a part of the board, and what it shows now.
#[derive(Component, Clone, Copy)]
#[require(OnBoard)]
pub(super) struct Enlarges(View);

/// The page behind the enlarged board.
#[derive(Component)]
struct Page;

/// The animation between the whole board and a part of it.
#[derive(Component)]
struct Way;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Zoom>()
        .add_systems(
            Update,
            (
                reset.run_if(resource_exists_and_changed::<Place>).in_set(PlaySystems::Input),
                leave
                    .run_if(on_message::<BoardUpdate>.or_eager(on_message::<Action>))
                    .in_set(PlaySystems::Show)
                    .before(follow),
                follow
                    .run_if(resource_exists_and_changed::<Zoom>.and_eager(resource_exists::<Place>))
                    .in_set(PlaySystems::Show),
                watch
                    .run_if(resource_changed::<Zoom>.and_eager(in_state(Screen::Editor)))
                    .in_set(PlaySystems::Show),
            ),
        )
        .add_systems(PostUpdate, look.before(bevy::camera::CameraUpdateSystems));
    for screen in seen::SCREENS {
        app.add_systems(OnExit(screen), reset);
    }
}

/// Whether a part of the board is enlarged, for the way back from there.
fn watch(zoom: Res<Zoom>, mut editor: ResMut<Editor>) {
    if editor.is_enlarged != zoom.is_in() {
        editor.is_enlarged = zoom.is_in();
    }
}

/// Another board, another window, another screen: the whole board at once.
fn reset(
    mut zoom: ResMut<Zoom>,
    things: Query<Entity, Or<(With<Enlarges>, With<Page>)>>,
    mut commands: Commands,
) {
    zoom.set_if_neq(Zoom::default());
    for entity in &things {
        commands.entity(entity).despawn();
    }
}

/// After a turn, or whatever else was done, the whole board is what one wants to see. Who sets up a
/// position goes on beside the piece that was put.
fn leave(
    mut shown: MessageReader<BoardUpdate>,
    mut actions: MessageReader<Action>,
    screen: Res<State<Screen>>,
    mut zoom: ResMut<Zoom>,
) {
    let edits = *screen.get() == Screen::Editor;
    let shown = shown.read().count() > 0 && !edits;
    let stays = |action: &Action| edits && matches!(action, Action::Editor(action) if action.is_small());
    if actions.read().filter(|action| !stays(action)).count() > 0 || shown {
        zoom.set_if_neq(Zoom::default());
    }
}

/// Brings the camera to where [`Zoom`] wants it.
fn follow(
    zoom: Res<Zoom>,
    place: Res<Place>,
    in_force: Res<InForce>,
    clear: Res<ClearColor>,
    main: Option<Single<(&RenderTarget, &Camera), With<IsDefaultUiCamera>>>,
    mut cameras: Query<(Entity, &mut Enlarges)>,
    ways: Query<Entity, With<Way>>,
    pages: Query<Entity, With<Page>>,
    mut commands: Commands,
) {
    for way in &ways {
        commands.entity(way).despawn();
    }
    let to = zoom.0;
    let (camera, from) = match cameras.single_mut() {
        Ok((camera, mut shows)) => {
            if (shows.0.factor - to.factor).abs() < f32::EPSILON {
                // It is only moved: at once, for it follows a finger.
                shows.0 = to;
                return;
            }
            (camera, shows.0)
        }
        Err(_) if !zoom.is_in() => return,
        Err(_) => {
            let Some(main) = main else { return };
            let (target, above) = *main;
            let camera = commands.spawn((
                Enlarges(View::default()),
                Camera2d,
                Msaa::Off,
                target.clone(),
                Camera { order: above.order + 1, clear_color: ClearColorConfig::None, ..default() },
                RenderLayers::default().union(&BEHIND),
            ));
            let camera = camera.id();
            // Clearing would clear the whole window, so a sheet of the page's colour does it here.
            commands.spawn((
                Page,
                BEHIND,
                Sprite::from_color(clear.0, place.window),
                Transform::from_xyz(0., 0., layer::TABLE - 1.),
            ));
            (camera, View::default())
        }
    };
    let pages: Vec<_> = pages.iter().collect();
    let gone = !zoom.is_in();
    let length = if in_force.reduces_motion { Duration::from_millis(1) } else { WAY };
    let way = Tween::new(EaseFunction::QuadraticOut, length, ViewLens { from, to });
    commands
        .spawn((Way, TweenAnim::new(way), AnimTarget::component::<Enlarges>(camera), ChildOf(camera)))
        .observe(move |done: On<AnimCompletedEvent>, mut commands: Commands| {
            // The whole board is the first camera's again.
            let ended = if gone { camera } else { done.anim_entity };
            for entity in pages.iter().filter(|_| gone).copied().chain([ended]) {
                if let Ok(mut entity) = commands.get_entity(entity) {
                    entity.despawn();
                }
            }
        });
}

struct ViewLens {
    from: View,
    to: View,
}

impl Lens<Enlarges> for ViewLens {
    fn lerp(&mut self, mut target: Mut<'_, Enlarges>, ratio: f32) {
        // Both by the same ratio: then the point that stays where it is stays there all the way.
        target.0 = View {
            factor: self.from.factor.lerp(self.to.factor, ratio),
            offset: self.from.offset.lerp(self.to.offset, ratio),
        };
    }
}

/// Points the camera.
fn look(
    place: Option<Res<Place>>,
    mut cameras: Query<
        (&Enlarges, &mut Camera, &mut Projection, &mut Transform),
        Or<(Changed<Enlarges>, Added<Camera>)>,
    >,
) {
    let Some(place) = place else { return };
    for (shows, mut camera, mut projection, mut transform) in &mut cameras {
        // Whole pixels, or the picture would be stretched by a part of one.
        let (from, to) = (
            (place.room.min * place.scale).round().max(Vec2::ZERO),
            (place.room.max * place.scale).round().min((place.window * place.scale).floor()),
        );
        let size = (to - from).max(Vec2::ONE);
        camera.viewport =
            Some(Opening { physical_position: from.as_uvec2(), physical_size: size.as_uvec2(), ..default() });
        let seen = size / place.scale / shows.0.factor;
        *projection = Projection::Orthographic(OrthographicProjection {
            scaling_mode: ScalingMode::Fixed { width: seen.x, height: seen.y },
            ..OrthographicProjection::default_2d()
        });
        let middle = shows.0.board_point((from + to) / 2. / place.scale);
        transform.translation = place.world(middle).extend(0.);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::form::Form;
    use crate::app::device::viewport::Viewport;
    use crate::rules::{Game, Grid, Square};

    fn places() -> impl Iterator<Item = Place> {
        [(19, 15. / 14., 396., 412.), (19, 15. / 14., 552., 600.), (15, 1., 320., 360.), (19, 1., 224., 320.)]
            .into_iter()
            .flat_map(|(lines, high, side, width)| {
                [1., 1.5, 2.625].map(|scale| {
                    let viewport =
                        Viewport { size: Vec2::new(width, 2. * width), scale, ..Viewport::default() };
                    let grid = Grid { columns: lines, rows: lines };
                    let pitch = Vec2::new(1., high);
                    let form = Form { grid, pitch, ..Form::of(Game::Go.presets()[0].rules) };
                    let left = (width - side) / 2.;
                    Place::new(form, Rect::new(left, 150., left + side, 150. + side), &viewport)
                })
            })
    }

    #[test]
    fn every_square_can_be_reached_and_is_easily_hit() {
        for place in places() {
            for square in place.form.grid.squares() {
                let touched = place.point(square);
                let zoom = Zoom::around(&place, touched);
                assert!(zoom.factor() * place.cell >= EASY - 0.1 || zoom.factor() >= MOST - 0.01);
                let seen = zoom.window_point(touched);
                assert!(place.room.contains(seen), "{square:?} is seen: {seen}");
                assert!(zoom.covers(&place, seen));
                assert_eq!(place.square_at(zoom.board_point(seen)), Some(square));
                // All of the square is to be seen, and not only its middle.
                let half = place.pitch * zoom.factor() * 0.49;
                assert!(place.room.contains(seen - half) && place.room.contains(seen + half), "{square:?}");
            }
        }
    }

    #[test]
    fn what_was_touched_stays_under_the_finger() {
        for place in places() {
            let touched = place.point(Square(place.form.grid.squares().count() as u16 / 2));
            let seen = Zoom::around(&place, touched).window_point(touched);
            assert!(seen.distance(touched) < 0.1, "{seen} and {touched}");
        }
    }

    #[test]
    fn there_is_board_all_over_the_room_wherever_it_is_moved() {
        for place in places() {
            let zoom = Zoom::around(&place, place.room.center());
            for offset in [Vec2::splat(-1e5), Vec2::splat(1e5), Vec2::new(-1e5, 1e5), Vec2::ZERO] {
                let moved = zoom.moved_to(&place, offset);
                let board = place.board();
                let (from, to) = (moved.window_point(board.min), moved.window_point(board.max));
                assert!(from.cmple(place.room.min + 0.1).all(), "{from} {:?}", place.room);
                assert!(to.cmpge(place.room.max - 0.1).all(), "{to} {:?}", place.room);
            }
        }
    }

    #[test]
    fn the_whole_board_is_where_it_is() {
        let zoom = Zoom::default();
        let point = Vec2::new(12.5, 371.);
        assert_eq!((zoom.is_in(), zoom.board_point(point), zoom.window_point(point)), (false, point, point));
    }
}
