//! How a control shows that it is pressed or has the focus, in the frame in which it happens.

use bevy::app::SpawnScene;
use bevy::prelude::*;

use crate::app::device::InForce;
use crate::app::theme::Theme;
use crate::app::ui::controls::Pressed;

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
    app.add_systems(PreUpdate, press.after(crate::app::vocabulary::schedule::Followed))
        .add_systems(SpawnScene, surround.after(crate::app::vocabulary::schedule::Marked));
}

/// Darkens and shrinks what is pressed.
fn press(
    mut controls: Query<(&Paint, Has<Pressed>, &mut BackgroundColor, &mut UiTransform)>,
    pressed: Query<Entity, Added<Pressed>>,
    mut released: RemovedComponents<Pressed>,
    in_force: Res<InForce>,
) {
    for entity in pressed.iter().chain(released.read()) {
        if let Ok((paint, is_pressed, mut ground, mut transform)) = controls.get_mut(entity) {
            ground.0 = if is_pressed { paint.pressed } else { paint.rest };
            let shrinks = is_pressed && !in_force.reduces_motion;
            transform.scale = Vec2::splat(if shrinks { PRESSED_SCALE } else { 1. });
        }
    }
}

/// How wide the ring of the focus is, and how wide the edge of it, in points.
const RING: f32 = 3.;
const RING_EDGE: f32 = 2.;

/// The ring of the focus.
#[derive(Component)]
struct Ring;

/// A ring in this place that is seen on any ground: it has the colour of ink, and an edge in the
/// colour of the page. One of the two stands out from whatever lies under it.
pub fn ring(theme: &Theme, place: Node) -> impl Bundle {
    (
        Node { border: UiRect::all(px(RING)), ..place },
        BorderColor::all(theme.colours.ink),
        Outline::new(px(RING_EDGE), px(0), theme.colours.page),
        // Above what stands beside it.
        GlobalZIndex(1),
        Pickable::IGNORE,
    )
}

/// Draws a ring around what has the focus.
fn surround(
    theme: Res<Theme>,
    focused: Query<(Entity, &Node), Added<Focused>>,
    rings: Query<(Entity, &ChildOf), With<Ring>>,
    mut lost: RemovedComponents<Focused>,
    mut commands: Commands,
) {
    for control in lost.read() {
        for (ring, _) in rings.iter().filter(|(_, of)| of.parent() == control) {
            commands.entity(ring).despawn();
        }
    }
    for (control, node) in &focused {
        // On the edge of the control and not beyond, so that nothing cuts it off. A child lies within the
        // border of its parent.
        let edge = |border: Val| if let Val::Px(width) = border { px(-width) } else { px(0) };
        let place = Node {
            position_type: PositionType::Absolute,
            left: edge(node.border.left),
            right: edge(node.border.right),
            top: edge(node.border.top),
            bottom: edge(node.border.bottom),
            border_radius: node.border_radius,
            ..default()
        };
        commands.spawn((Ring, ChildOf(control), ring(&theme, place)));
    }
}
