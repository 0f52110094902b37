//! Loupe that shows the area under a finger enlarged above it.
//!
//! A second camera renders this area into a texture, which a round UI node shows. Both exist
//! only while a finger is down on a board with small squares; see
//! [`Aid`](crate::app::board::touch_aid::Aid). A short tap does not open the loupe.

use std::time::Duration;

use bevy::camera::{RenderTarget, ScalingMode};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy_tweening::lens::UiTransformScaleLens;
use bevy_tweening::{Delay, Tween, TweenAnim};

use crate::app::board::picking::{Followed, LOUPE_OPENS, Press};
use crate::app::board::place::Place;
use crate::app::board::seen;
use crate::app::device::InForce;
use crate::app::theme::Theme;
use crate::app::vocabulary::messages::BoardTouch;
use crate::app::vocabulary::schedule::PlaySystems;

/// Duration of the opening animation.
const GROWS: Duration = Duration::from_millis(90);
/// Width of the lens in points, equal to 23 mm.
const WIDTH: f32 = 144.;
/// Width of the light ring of the border, inside the dark one.
const PALE: f32 = 3.;
/// Width of the dark ring.
const DARK: f32 = 2.;
/// Distance from the touch to the rim, larger than the area that a fingertip covers.
const ABOVE: f32 = 34.;
/// Width of a square in the loupe in points.
const SQUARE: f32 = 64.;
/// Minimum magnification.
const LEAST: f32 = 1.75;
/// Maximum magnification.
const MOST: f32 = 2.5;
/// Minimum distance from the rim to the edge of the window.
const MARGIN: f32 = 8.;

/// Marker for the round node.
#[derive(Component)]
pub struct Loupe;

/// Marker for the camera that renders the area under the finger.
#[derive(Component)]
struct Under;

/// Returns the centre of the loupe for a finger at `touch`. The loupe lies above the finger.
/// Near the top of the window, it moves to the side with more room.
#[must_use]
pub fn middle(touch: Vec2, window: Vec2) -> Vec2 {
    let radius = WIDTH / 2. + PALE + DARK;
    let away = ABOVE + radius;
    let inside = |at: f32, length: f32| {
        let (least, most) = (radius + MARGIN, length - radius - MARGIN);
        if least > most { length / 2. } else { at.clamp(least, most) }
    };
    let above = touch.y - away;
    if above >= radius + MARGIN {
        return Vec2::new(inside(touch.x, window.x), above);
    }
    let y = inside(above, window.y);
    // The horizontal offset makes up for the missing vertical distance.
    let aside = (away * away - (touch.y - y) * (touch.y - y)).max(0.).sqrt();
    // The left side is preferred, because a right hand covers the right side.
    let left = touch.x - aside >= radius + MARGIN || touch.x > window.x / 2.;
    let x = if left { touch.x - aside } else { touch.x + aside };
    Vec2::new(inside(x, window.x), y)
}

/// Returns the magnification for squares of this width.
#[must_use]
pub fn factor(cell: f32) -> f32 {
    (SQUARE / cell).clamp(LEAST, MOST)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow
            .in_set(PlaySystems::Input)
            .after(Followed)
            .run_if(seen::is_on_screen.and_eager(on_message::<BoardTouch>)),
    );
    for screen in seen::screens() {
        app.add_systems(OnExit(screen), close);
    }
}

fn close(things: Query<Entity, Or<(With<Loupe>, With<Under>)>>, mut commands: Commands) {
    for entity in &things {
        commands.entity(entity).despawn();
    }
}

/// Opens, moves and closes the loupe.
fn follow(
    mut touches: MessageReader<BoardTouch>,
    press: Res<Press>,
    place: Res<Place>,
    theme: Res<Theme>,
    in_force: Res<InForce>,
    mut images: ResMut<Assets<Image>>,
    mut loupes: Query<&mut Node, With<Loupe>>,
    mut cameras: Query<&mut Transform, With<Under>>,
    things: Query<Entity, Or<(With<Loupe>, With<Under>)>>,
    mut commands: Commands,
) {
    let Some(touch) = touches.read().last() else { return };
    if !press.wants_loupe() {
        close(things, commands);
        return;
    }
    let outer = WIDTH + 2. * (PALE + DARK);
    let corner = middle(touch.position, place.window) - outer / 2.;
    let seen = place.world(touch.position);
    if let (Ok(mut node), Ok(mut camera)) = (loupes.single_mut(), cameras.single_mut()) {
        (node.left, node.top) = (px(corner.x), px(corner.y));
        camera.translation = seen.extend(0.);
        return;
    }
    let pixels = (WIDTH * place.scale).round().max(1.) as u32;
    let picture = images.add(Image::new_target_texture(pixels, pixels, TextureFormat::Rgba8UnormSrgb, None));
    let width = WIDTH / factor(place.cell);
    commands.spawn((
        Under,
        Camera2d,
        Msaa::Off,
        RenderTarget::Image(picture.clone().into()),
        // Renders before the window camera, which shows the texture.
        Camera { order: -1, ..default() },
        Projection::Orthographic(OrthographicProjection {
            scaling_mode: ScalingMode::Fixed { width, height: width },
            ..OrthographicProjection::default_2d()
        }),
        Transform::from_translation(seen.extend(0.)),
    ));
    let ring = |left: Val, top: Val, width: f32, border: f32| Node {
        position_type: PositionType::Absolute,
        left,
        top,
        width: px(width),
        height: px(width),
        border: UiRect::all(px(border)),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    let grows = if in_force.reduces_motion { Duration::from_millis(1) } else { GROWS };
    let scale = UiTransformScaleLens { start: Vec2::splat(0.5), end: Vec2::ONE };
    let opens = Delay::new(LOUPE_OPENS).then(Tween::new(EaseFunction::QuadraticOut, grows, scale));
    commands.spawn((
        Loupe,
        GlobalZIndex(10),
        ring(px(corner.x), px(corner.y), outer, DARK),
        BorderColor::all(theme.colours.ink),
        BackgroundColor(theme.colours.surface),
        BoxShadow::new(theme.colours.shadow, px(0), px(4), px(0), px(14)),
        // Invisible until the opening animation starts.
        UiTransform { scale: Vec2::ZERO, ..default() },
        TweenAnim::new(opens),
        children![(ring(px(PALE), px(PALE), WIDTH, 0.), ImageNode::new(picture))],
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loupe_stays_in_the_window_and_clear_of_the_finger() {
        for window in [(412., 915.), (915., 412.), (600., 960.), (1280., 800.), (320., 320.)] {
            let window = Vec2::from(window);
            // The smallest window has hardly enough room, so there the rim may touch the
            // fingertip.
            let least = if window.min_element() > 320. { ABOVE - 1. } else { -3. };
            let radius = WIDTH / 2. + PALE + DARK;
            for x in (0..=20_u8).map(|step| window.x * f32::from(step) / 20.) {
                for y in (0..=20_u8).map(|step| window.y * f32::from(step) / 20.) {
                    let touch = Vec2::new(x, y);
                    let middle = middle(touch, window);
                    let (from, to) = (middle - radius, middle + radius);
                    assert!(from.min_element() >= 0. && to.cmple(window).all(), "{touch} in {window}");
                    // A finger comes from below, so only its tip must stay clear.
                    let gap = middle.distance(touch) - radius;
                    assert!(gap >= least, "{gap} at {touch} in {window}: {middle}");
                }
            }
        }
    }

    #[test]
    fn squares_in_the_loupe_are_as_large_as_those_without_aid() {
        for cell in [20., 31., 36., 40., 47.] {
            assert!(factor(cell) * cell >= 48., "{cell}");
        }
    }
}
