//! The sign of a press that does not count.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::theme::Theme;
use crate::app::ui::paint::ring;
use crate::app::vocabulary::messages::MutedPress;

/// Time for which the sign is seen.
const SEEN: Duration = Duration::from_millis(300);
/// Diameter of the sign in points, larger than a fingertip.
const SIZE: f32 = 56.;
/// Thickness of its stroke in points.
const STROKE: f32 = 4.;

/// The sign: a ring with a stroke, which stays for a moment where a press was muted.
#[derive(Component)]
pub struct MutedSign {
    left: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, show.after(crate::app::vocabulary::schedule::Followed))
        .add_systems(Last, fade.run_if(any_with_component::<MutedSign>));
}

/// Shows the sign in the frame of the press. The last press has the only one.
fn show(
    mut muted: MessageReader<MutedPress>,
    signs: Query<Entity, With<MutedSign>>,
    theme: Res<Theme>,
    mut commands: Commands,
) {
    let Some(&MutedPress(at)) = muted.read().last() else { return };
    for sign in &signs {
        commands.entity(sign).despawn();
    }
    let place = Node {
        position_type: PositionType::Absolute,
        left: px(at.x - SIZE / 2.),
        top: px(at.y - SIZE / 2.),
        width: px(SIZE),
        height: px(SIZE),
        border_radius: BorderRadius::MAX,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let stroke = Node { width: px(SIZE / 2.), height: px(STROKE), flex_shrink: 0., ..default() };
    commands.spawn((MutedSign { left: SEEN }, ring(&theme, place))).with_children(|sign| {
        let colours = theme.colours;
        sign.spawn((
            stroke,
            BackgroundColor(colours.ink),
            Outline::new(px(1), px(0), colours.page),
            Pickable::IGNORE,
        ));
    });
}

/// Removes the sign after a moment.
fn fade(mut signs: Query<(Entity, &mut MutedSign)>, time: Res<Time<Real>>, mut commands: Commands) {
    for (entity, mut sign) in &mut signs {
        sign.left = sign.left.saturating_sub(time.delta());
        if sign.left.is_zero() {
            commands.entity(entity).despawn();
        }
    }
}
