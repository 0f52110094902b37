//! The device: the operating system as resources of the app.

use std::sync::Arc;

use bevy::prelude::*;

use crate::platform::Platform;

pub mod art;
pub(in crate::app) mod assets;
pub mod language;
pub mod print;
pub mod viewport;

/// The platform that the app runs on.
#[derive(Resource)]
pub struct Device(pub Arc<dyn Platform>);

/// Set after the first input of a gamepad.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub struct GamepadSeen(pub bool);

/// The values in force for preferences that the system may decide.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct InForce {
    /// The scale of text, 1–2.
    pub text: f32,
    /// Animations are shortened.
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
