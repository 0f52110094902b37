//! Gamepads of a desktop, read on a separate thread.
//!
//! Polling once a frame would not work, because an idle app has no frames. The thread sleeps until a
//! gamepad reports an event or until a held direction repeats.

use std::collections::HashMap;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use bevy::log::{info, warn};
use gilrs::{Axis, EventType, GamepadId, Gilrs, GilrsBuilder};
use web_time::Instant;

use crate::platform::Wake;
use crate::platform::gamepad::{Button, Heard, Held};

/// Pause after a wait that returned at once without an event, so the thread does not spin.
const PAUSE: Duration = Duration::from_secs(1);

/// Starts to listen. Returns `None` if the thread cannot be started.
pub(super) fn listen(wake: Wake) -> Option<Receiver<Heard>> {
    let (sender, heard) = mpsc::channel();
    let listen = move || {
        let gilrs = match GilrsBuilder::new().with_force_feedback(false).build() {
            Ok(gilrs) => gilrs,
            Err(reason) => return info!("there are no gamepads here: {reason}"),
        };
        // Ends when the receiver is dropped.
        follow(gilrs, |event| {
            let is_received = sender.send(event).is_ok();
            wake();
            is_received
        });
    };
    let begun = thread::Builder::new().name("gamepads".to_owned()).spawn(listen);
    begun.inspect_err(|reason| warn!("gamepads cannot be listened to: {reason}")).ok().map(|_| heard)
}

/// Passes every event to `tell` until `tell` returns false.
fn follow(mut gilrs: Gilrs, tell: impl Fn(Heard) -> bool) {
    let mut all: HashMap<GamepadId, Held> = HashMap::new();
    if gilrs.gamepads().next().is_some() && !tell(Heard::Connected) {
        return;
    }
    loop {
        let wait = all.values().filter_map(|held| held.wait(Instant::now())).min();
        let event = gilrs.next_event_blocking(wait);
        let now = Instant::now();
        let heard: Vec<Heard> = match event {
            None => {
                if wait.is_none() {
                    thread::sleep(PAUSE);
                }
                all.values_mut().filter_map(|held| held.again(now)).map(Heard::Again).collect()
            }
            Some(event) => {
                let held = all.entry(event.id).or_default();
                let said = match event.event {
                    EventType::Connected => Some(Heard::Connected),
                    EventType::Disconnected => {
                        *held = Held::default();
                        None
                    }
                    EventType::ButtonPressed(button, _) => named(button).map(|button| {
                        held.press(button, now);
                        Heard::Pressed(button)
                    }),
                    EventType::ButtonReleased(button, _) => {
                        if let Some(button) = named(button) {
                            held.release(button);
                        }
                        None
                    }
                    EventType::AxisChanged(Axis::LeftStickX | Axis::LeftStickY, ..) => {
                        let pad = gilrs.gamepad(event.id);
                        let [right, up] = [Axis::LeftStickX, Axis::LeftStickY].map(|axis| pad.value(axis));
                        held.lean(right, up, now).map(Heard::Pressed)
                    }
                    _ => None,
                };
                said.into_iter().collect()
            }
        };
        if heard.into_iter().any(|event| !tell(event)) {
            return;
        }
    }
}

/// Returns the app's name of a button, or `None` for buttons that the app ignores.
fn named(button: gilrs::Button) -> Option<Button> {
    Some(match button {
        gilrs::Button::DPadUp => Button::Up,
        gilrs::Button::DPadDown => Button::Down,
        gilrs::Button::DPadLeft => Button::Left,
        gilrs::Button::DPadRight => Button::Right,
        gilrs::Button::South => Button::South,
        gilrs::Button::East => Button::East,
        gilrs::Button::West => Button::West,
        gilrs::Button::North => Button::North,
        gilrs::Button::LeftTrigger | gilrs::Button::LeftTrigger2 => Button::LeftShoulder,
        gilrs::Button::RightTrigger | gilrs::Button::RightTrigger2 => Button::RightShoulder,
        gilrs::Button::Start => Button::Start,
        gilrs::Button::Select => Button::Select,
        _ => return None,
    })
}
