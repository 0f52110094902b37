//! Nothing moves, nothing is drawn.
//!
//! The window sleeps until something happens: an event of the system, or an animation that runs.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_tweening::TweenAnim;

use super::art::Art;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings { focused_mode: UpdateMode::Continuous, unfocused_mode: UpdateMode::Continuous })
        .init_resource::<Awake>()
        .add_systems(Last, pace);
}

/// How many frames are still to be drawn before the app may sleep.
///
/// A change is drawn by the render world one frame after it was made, and a window that has just
/// appeared wants a few frames before it shows anything.
#[derive(Resource)]
struct Awake(u8);

impl Default for Awake {
    fn default() -> Awake {
        Awake(10)
    }
}

fn pace(
    animations: Query<(), With<TweenAnim>>,
    art: Res<Art>,
    mut awake: ResMut<Awake>,
    mut settings: ResMut<WinitSettings>,
) {
    let busy = !animations.is_empty() || art.is_busy();
    awake.0 = if busy { 2 } else { awake.0.saturating_sub(1) };
    let mode = if busy || awake.0 > 0 {
        UpdateMode::Continuous
    } else {
        // A mouse that only wanders over the window wakes nobody.
        UpdateMode::Reactive {
            wait: Duration::MAX,
            react_to_device_events: false,
            react_to_user_events: true,
            react_to_window_events: true,
        }
    };
    // Without focus only the other mode counts, so both are set.
    if settings.focused_mode != mode {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}
