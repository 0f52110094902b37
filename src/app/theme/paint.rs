//! How a control shows that it is pressed or has the focus, in the frame in which it happens.

use bevy::app::SpawnScene;
use bevy::prelude::*;

use super::super::settings::{Motion, Settings};
use super::super::touch::Pressed;
use super::Theme;

/// The control that the keyboard is on.
#[derive(Component)]
pub struct Focused;

/// The ground of a control: at rest, and under a finger.
#[derive(Component, Clone, Copy, Debug)]
pub struct Paint {
    pub rest: Color,
    pub pressed: Color,
}

/// How much smaller a pressed control is.
const PRESSED_SCALE: f32 = 0.98;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, press.after(super::super::touch::Followed))
        .add_systems(SpawnScene, ring.after(super::super::focus::Marked));
}

/// Darkens and shrinks what is pressed.
fn press(
    mut controls: Query<(&Paint, Has<Pressed>, &mut BackgroundColor, &mut UiTransform)>,
    pressed: Query<Entity, Added<Pressed>>,
    mut released: RemovedComponents<Pressed>,
    settings: Res<Settings>,
) {
    for entity in pressed.iter().chain(released.read()) {
        if let Ok((paint, is_pressed, mut ground, mut transform)) = controls.get_mut(entity) {
            ground.0 = if is_pressed { paint.pressed } else { paint.rest };
            let shrinks = is_pressed && settings.motion == Motion::Full;
            transform.scale = Vec2::splat(if shrinks { PRESSED_SCALE } else { 1. });
        }
    }
}

/// Draws a ring around what has the focus.
fn ring(
    theme: Res<Theme>,
    focused: Query<Entity, Added<Focused>>,
    mut lost: RemovedComponents<Focused>,
    mut commands: Commands,
) {
    for entity in lost.read() {
        if let Ok(mut entity) = commands.get_entity(entity) {
            entity.remove::<Outline>();
        }
    }
    for entity in &focused {
        commands.entity(entity).insert(Outline::new(px(3), px(3), theme.colours.ink));
    }
}
