//! Immediate feedback of controls: pressed state and focus ring.

use bevy::app::SpawnScene;
use bevy::prelude::*;

use crate::app::device::InForce;
use crate::app::theme::Theme;
use crate::app::ui::controls::Pressed;

/// Marker for the control with the keyboard focus.
#[derive(Component)]
pub struct Focused;

/// Background colours of a control: normal and pressed.
#[derive(Component, Clone, Copy, Debug)]
pub struct Paint {
    /// Background while the control is not pressed.
    pub rest: Color,
    /// Background while a finger or a key presses the control.
    pub pressed: Color,
}

/// Scale of a pressed control.
const PRESSED_SCALE: f32 = 0.98;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, press.after(crate::app::vocabulary::schedule::Followed))
        .add_systems(SpawnScene, draw_focus_ring.after(crate::app::vocabulary::schedule::Marked));
}

/// Darkens and shrinks pressed controls.
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

/// Width of the focus ring in points.
const RING: f32 = 3.;
/// Width of the border of the focus ring in points.
const RING_EDGE: f32 = 2.;

/// Marker for the focus ring.
#[derive(Component)]
struct FocusRing;

/// Returns a focus ring that is visible on any background: it has the ink colour and a border
/// in the page colour. One of the two always contrasts with the background.
pub fn ring(theme: &Theme, place: Node) -> impl Bundle {
    (
        Node { border: UiRect::all(px(RING)), ..place },
        BorderColor::all(theme.colours.ink),
        Outline::new(px(RING_EDGE), px(0), theme.colours.page),
        // Above neighbouring nodes.
        GlobalZIndex(1),
        Pickable::IGNORE,
    )
}

/// Draws the ring around the focused control.
fn draw_focus_ring(
    theme: Res<Theme>,
    focused: Query<(Entity, &Node), Added<Focused>>,
    rings: Query<(Entity, &ChildOf), With<FocusRing>>,
    mut lost: RemovedComponents<Focused>,
    mut commands: Commands,
) {
    for control in lost.read() {
        for (ring, _) in rings.iter().filter(|(_, of)| of.parent() == control) {
            commands.entity(ring).despawn();
        }
    }
    for (control, node) in &focused {
        // The ring lies on the edge of the control, where no parent clips it. Children are
        // positioned inside the border of their parent.
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
        commands.spawn((FocusRing, ChildOf(control), ring(&theme, place)));
    }
}
