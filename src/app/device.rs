//! The device in the players' hands: the system's surface as resources.

use std::sync::Arc;

use bevy::prelude::*;

use crate::platform::Platform;

pub mod art;
pub(in crate::app) mod assets;
pub mod language;
pub mod viewport;

/// The system that the app runs on.
#[derive(Resource)]
pub struct Device(pub Arc<dyn Platform>);

/// Set once a gamepad has been seen.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub struct GamepadSeen(pub bool);

/// The values in force for preferences that the system may decide.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct InForce {
    /// The scale of text.
    pub text: f32,
    pub reduces_motion: bool,
}

impl Default for InForce {
    fn default() -> InForce {
        InForce { text: 1., reduces_motion: false }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GamepadSeen>().init_resource::<InForce>().add_plugins((
        language::plugin,
        viewport::plugin,
        art::plugin,
    ));
}
