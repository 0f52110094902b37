//! The device: the operating system as resources of the app.

use std::sync::Arc;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::AppLifecycle;

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

/// The app is to give back the memory that it can do without: the system has asked for it, or suspends the app,
/// and of the apps in the background it ends the largest first.
#[derive(Message, Clone, Copy, Debug)]
pub struct Shrink;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GamepadSeen>()
        .init_resource::<InForce>()
        .add_message::<Shrink>()
        .add_systems(PreUpdate, shrink)
        .add_plugins((language::plugin, viewport::plugin, art::plugin));
}

/// Tells when memory is to be given back.
fn shrink(
    mut lifecycle: MessageReader<AppLifecycle>,
    device: Res<Device>,
    mut shrink: MessageWriter<Shrink>,
    _main: NonSendMarker,
) {
    let is_suspended = lifecycle.read().any(|step| *step == AppLifecycle::WillSuspend);
    if device.0.is_short_of_memory() || is_suspended {
        shrink.write(Shrink);
    }
}
