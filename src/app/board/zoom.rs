//! Enlarged view of the board for squares too small for a finger.
//!
//! The entities of the board do not move. A second camera, spawned only while needed, renders a
//! part of the board into the board's room, over the output of the first camera. [`Zoom`] holds
//! this part and is the only place that converts window coordinates to board coordinates.

use std::time::Duration;

use bevy::camera::visibility::RenderLayers;
use bevy::camera::{RenderTarget, ScalingMode, Viewport as Opening};
use bevy::prelude::*;
use bevy_tweening::lens::Lens;
use bevy_tweening::{AnimCompletedEvent, AnimTarget, Tween, TweenAnim};

use crate::app::board::place::Place;
use crate::app::board::touch_aid::EASY;
use crate::app::board::{layer, seen};
use crate::app::device::InForce;
use crate::app::state::editor::Editor;
use crate::app::vocabulary::action::Action;
use crate::app::vocabulary::messages::BoardUpdate;
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;

/// Minimum magnification of the enlarged board.
const LEAST: f32 = 2.5;
/// Maximum magnification.
const MOST: f32 = 4.;
/// Minimum number of squares visible on each side of the touched one, which covers the usual
/// error of a finger.
const NEIGHBOURS: f32 = 1.5;
/// Duration of the animation.
const WAY: Duration = Duration::from_millis(180);
/// Render layer of the background, visible to the zoom camera only.
const BEHIND: RenderLayers = RenderLayers::layer(1);

/// Visible part of the board and its magnification. During an animation, this is the target.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Zoom(View);

/// Mapping from board to window coordinates: multiplication by `factor`, then translation by
/// `offset`. All lengths are in points of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
struct View {
    factor: f32,
    offset: Vec2,
}

impl Default for View {
    /// Returns the view of the whole board.
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

    /// Returns this view moved so that the board fills as much of its room as possible.
    fn within(self, place: &Place) -> View {
        let (board, room) = (place.board(), place.room);
        let size = board.size() * self.factor;
        let corner = self.window_point(board.min);
        // Along each axis, the board leaves no gap or is centred.
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
    /// Returns `true` if the board is enlarged.
    #[must_use]
    pub fn is_in(&self) -> bool {
        self.0.factor > 1.
    }

    /// Returns the magnification.
    #[must_use]
    pub fn factor(&self) -> f32 {
        self.0.factor
    }

    /// Converts window coordinates to coordinates of the board at normal size; see [`Place`].
    #[must_use]
    pub fn board_point(&self, point: Vec2) -> Vec2 {
        self.0.board_point(point)
    }

    /// Converts coordinates of the board at normal size to window coordinates.
    #[must_use]
    pub fn window_point(&self, point: Vec2) -> Vec2 {
        self.0.window_point(point)
    }

    /// Returns `true` if the enlarged board covers a point of the window.
    #[must_use]
    pub fn covers(&self, place: &Place, point: Vec2) -> bool {
        self.is_in() && place.room.contains(point)
    }

    /// Enlarges the board until its squares are easy to hit. The point of the window stays in
    /// place unless it is so close to the edge of the room that its neighbours would be hidden.
    #[must_use]
    pub fn around(place: &Place, point: Vec2) -> Zoom {
        let factor = (EASY / place.cell).clamp(LEAST, MOST);
        let neighbours = Vec2::splat(NEIGHBOURS * place.cell * factor).min(place.room.half_size());
        let seen = point.clamp(place.room.min + neighbours, place.room.max - neighbours);
        Zoom(View { factor, offset: seen - point * factor }.within(place))
    }

    /// Returns the offset, the starting point for panning.
    #[must_use]
    pub fn offset(&self) -> Vec2 {
        self.0.offset
    }

    /// Returns this view with another offset, limited to the board.
    #[must_use]
    pub fn moved_to(&self, place: &Place, offset: Vec2) -> Zoom {
        Zoom(View { offset, ..self.0 }.within(place))
    }
}

/// The zoom camera and its current view.
#[derive(Component, Clone, Copy)]
pub(super) struct Enlarges(View);

/// Marker for the background of the enlarged board.
#[derive(Component)]
struct Page;

/// Marker for the animation between the whole board and a part of it.
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
    for screen in seen::screens() {
        app.add_systems(OnExit(screen), reset);
    }
    app.add_systems(OnExit(Screen::Editor), watch.after(reset));
}

/// Reports to the editor whether a part of the board is enlarged, for the back action.
fn watch(zoom: Res<Zoom>, mut editor: ResMut<Editor>) {
    if editor.is_enlarged != zoom.is_in() {
        editor.is_enlarged = zoom.is_in();
    }
}

/// Resets to the whole board when the board, the window or the screen changes.
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

/// Returns to the whole board after a turn or another act. In the editor, the view stays for
/// further pieces.
fn leave(
    mut shown: MessageReader<BoardUpdate>,
    mut actions: MessageReader<Action>,
    screen: Res<State<Screen>>,
    mut zoom: ResMut<Zoom>,
) {
    let edits = matches!(screen.get(), Screen::Editor | Screen::Study);
    let shown = shown.read().count() > 0 && !edits;
    let stays = |action: &Action| edits && matches!(action, Action::Editor(action) if action.is_small());
    if actions.read().filter(|action| !stays(action)).count() > 0 || shown {
        zoom.set_if_neq(Zoom::default());
    }
}

/// Moves the camera towards the view in [`Zoom`].
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
                // Panning applies at once, because it follows a finger.
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
            // A clear colour would fill the whole window, so a sprite in the page colour serves
            // as the background.
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
            // The first camera shows the whole board again.
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
        // Both use the same ratio, which keeps the fixed point in place during the animation.
        target.0 = View {
            factor: self.from.factor.lerp(self.to.factor, ratio),
            offset: self.from.offset.lerp(self.to.offset, ratio),
        };
    }
}

/// Updates the projection and the viewport of the camera.
fn look(
    place: Option<Res<Place>>,
    mut cameras: Query<
        (&Enlarges, &mut Camera, &mut Projection, &mut Transform),
        Or<(Changed<Enlarges>, Added<Camera>)>,
    >,
) {
    let Some(place) = place else { return };
    for (shows, mut camera, mut projection, mut transform) in &mut cameras {
        // The viewport needs whole pixels, otherwise the image is stretched.
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
    use crate::app::board::form::{Facing, Form};
    use crate::app::device::viewport::Viewport;
    use crate::rules::{Game, Grid, Square};

    fn places() -> impl Iterator<Item = Place> {
        [(19, 15. / 14., 396., 412.), (19, 15. / 14., 552., 600.), (15, 1., 320., 360.), (19, 1., 224., 320.)]
            .into_iter()
            .flat_map(|(lines, high, side, width)| {
                [1., 1.5, 2.625].map(|scale| {
                    let viewport =
                        Viewport { size: Vec2::new(width, 2. * width), scale, ..Viewport::default() };
                    let grid = Grid::rectangle(lines, lines);
                    let (down, extent) = (Vec2::Y * high, Vec2::new(1., high));
                    let form = Form { grid, down, extent, ..Form::of(Game::Go.presets()[0].rules) };
                    let left = (width - side) / 2.;
                    Place::new(form, Facing::Near, Rect::new(left, 150., left + side, 150. + side), &viewport)
                })
            })
    }

    #[test]
    fn every_square_can_be_enlarged_to_an_easy_size() {
        for place in places() {
            for square in place.form.grid.squares() {
                let touched = place.point(square);
                let zoom = Zoom::around(&place, touched);
                assert!(zoom.factor() * place.cell >= EASY - 0.1 || zoom.factor() >= MOST - 0.01);
                let seen = zoom.window_point(touched);
                assert!(place.room.contains(seen), "{square:?} should be visible, not at {seen}");
                assert!(zoom.covers(&place, seen));
                assert_eq!(place.square_at(zoom.board_point(seen)), Some(square));
                // The whole square must be visible, not only its centre.
                let half = place.extent * zoom.factor() * 0.49;
                assert!(place.room.contains(seen - half) && place.room.contains(seen + half), "{square:?}");
            }
        }
    }

    #[test]
    fn the_touched_point_stays_under_the_finger() {
        for place in places() {
            let touched = place.point(Square(place.form.grid.squares().count() as u16 / 2));
            let seen = Zoom::around(&place, touched).window_point(touched);
            assert!(seen.distance(touched) < 0.1, "{seen} and {touched}");
        }
    }

    #[test]
    fn a_panned_board_always_fills_its_room() {
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
    fn the_whole_board_needs_no_conversion() {
        let zoom = Zoom::default();
        let point = Vec2::new(12.5, 371.);
        assert_eq!((zoom.is_in(), zoom.board_point(point), zoom.window_point(point)), (false, point, point));
    }
}
