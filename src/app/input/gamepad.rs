//! Gamepads: what their buttons ask for, the same as keys do.

use std::sync::mpsc::Receiver;

use bevy::ecs::system::NonSendMarker;
use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::app::device::{Device, GamepadSeen};
use crate::app::input::focus::Steer;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::schedule::Asked;
use crate::platform::gamepad::{Button, Heard};

/// The events of gamepads, on systems that have them.
#[derive(Resource)]
struct Gamepads(SyncCell<Receiver<Heard>>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen)
        .add_systems(Update, hear.run_if(resource_exists::<Gamepads>).in_set(Asked));
}

fn listen(
    device: Res<Device>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut commands: Commands,
    _main: NonSendMarker,
) {
    let proxy = proxy.map(|proxy| (**proxy).clone());
    let wake = move || {
        // An app without a window has nobody to wake, and one that is closing does not mind.
        _ = proxy.as_ref().map(|proxy| proxy.send_event(WinitUserEvent::WakeUp));
    };
    if let Some(heard) = device.0.gamepads(Box::new(wake)) {
        commands.insert_resource(Gamepads(SyncCell::new(heard)));
    }
}

/// Returns the request of a button. With switch scanning every button is the switch.
#[must_use]
pub fn meaning(button: Button, scans: bool) -> Option<Steer> {
    Some(match button {
        _ if scans => Steer::Press,
        Button::Up => Steer::Up,
        Button::Down => Steer::Down,
        Button::Left => Steer::Left,
        Button::Right => Steer::Right,
        Button::South => Steer::Press,
        Button::East => Steer::Back,
        Button::LeftShoulder => Steer::Earlier,
        Button::RightShoulder => Steer::Later,
        Button::Start => Steer::Menu,
        Button::Select => Steer::Next,
        Button::West | Button::North => return None,
    })
}

fn hear(
    mut gamepads: ResMut<Gamepads>,
    windows: Query<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    mut seen: ResMut<GamepadSeen>,
    mut steers: MessageWriter<Steer>,
) {
    // Systems give what comes from a gamepad to every program: here it counts only where it is meant.
    let is_meant = windows.iter().any(|window| window.focused);
    while let Ok(heard) = gamepads.0.get().try_recv() {
        seen.set_if_neq(GamepadSeen(true));
        let scans = settings.scan.is_on();
        match heard {
            Heard::Pressed(button) if is_meant => {
                steers.write_batch(meaning(button, scans));
            }
            // A switch that is held is pressed once.
            Heard::Again(button) if is_meant && !scans => {
                steers.write_batch(meaning(button, false));
            }
            _ => {}
        }
    }
}
