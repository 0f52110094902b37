//! Gamepad input. Buttons become the same requests as keys.

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

/// Channel of gamepad events. Absent on systems without gamepads.
#[derive(Resource)]
struct Gamepads(SyncCell<Receiver<Heard>>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen)
        .add_systems(Update, hear.run_if(resource_exists::<Gamepads>).in_set(Asked));
}

/// Begins to listen to gamepads, and lets the system wake the app for other news too.
fn listen(
    device: Res<Device>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut commands: Commands,
    _main: NonSendMarker,
) {
    let proxy = proxy.map(|proxy| (**proxy).clone());
    let wake = move || {
        // Without a window there is no event loop to wake, and a closing one may ignore the event.
        _ = proxy.as_ref().map(|proxy| proxy.send_event(WinitUserEvent::WakeUp));
    };
    device.0.wake_with(Box::new(wake.clone()));
    if let Some(heard) = device.0.gamepads(Box::new(wake)) {
        commands.insert_resource(Gamepads(SyncCell::new(heard)));
    }
}

/// Returns the request of a button, if it has one. With switch scanning, every button is the
/// switch.
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
    // Systems send gamepad input to every program, so ignore it while another window has the focus.
    let has_focus = windows.iter().any(|window| window.focused);
    while let Ok(heard) = gamepads.0.get().try_recv() {
        seen.set_if_neq(GamepadSeen(true));
        let scans = settings.scan.is_on();
        match heard {
            Heard::Pressed(button) if has_focus => {
                steers.write_batch(meaning(button, scans));
            }
            // A held switch presses once, so its repeats are ignored.
            Heard::Again(button) if has_focus && !scans => {
                steers.write_batch(meaning(button, false));
            }
            _ => {}
        }
    }
}
