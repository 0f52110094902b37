//! Gamepads of the system. Its handlers tell of each change on the main thread, and a thread of its own repeats
//! the held directions, since an idle app has no frames.

use std::collections::HashMap;
use std::ptr::{self, NonNull};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;

use bevy::log::warn;
use block2::RcBlock;
use objc2_foundation::NSNotification;
use objc2_game_controller::{
    GCController, GCControllerButtonInput, GCControllerDidConnectNotification,
    GCControllerDidDisconnectNotification, GCControllerElement, GCExtendedGamepad,
};
use web_time::Instant;

use super::news;
use crate::platform::Wake;
use crate::platform::gamepad::{Button, Heard, Held};

/// The buttons in the order of [`State::pressed`].
const BUTTONS: [Button; 12] = [
    Button::Up,
    Button::Down,
    Button::Left,
    Button::Right,
    Button::South,
    Button::East,
    Button::West,
    Button::North,
    Button::LeftShoulder,
    Button::RightShoulder,
    Button::Start,
    Button::Select,
];

/// What a gamepad tells of itself. Gamepads are told apart by numbers.
enum News {
    Connected,
    Changed(usize, State),
    Gone(usize),
}

/// The state of a gamepad.
#[derive(Clone, Copy, Default)]
struct State {
    pressed: [bool; 12],
    /// The tilt of the left stick to the right and up.
    stick: [f32; 2],
}

/// Starts to listen. Returns `None` if the thread cannot be started.
pub(super) fn listen(wake: Wake) -> Option<Receiver<Heard>> {
    let (told, news) = mpsc::channel();
    let (sender, heard) = mpsc::channel();
    let tell = move |event| {
        let is_received = sender.send(event).is_ok();
        wake();
        is_received
    };
    let begun = thread::Builder::new().name("gamepads".to_owned()).spawn(move || follow(&news, tell));
    begun.inspect_err(|reason| warn!("gamepads cannot be listened to: {reason}")).ok()?;

    // SAFETY: the system never changes these constants, and any thread may ask for the list.
    #[expect(unsafe_code, reason = "constants and methods of Objective-C")]
    let (connected, gone, present) = unsafe {
        (
            GCControllerDidConnectNotification,
            GCControllerDidDisconnectNotification,
            GCController::controllers(),
        )
    };
    for controller in &present {
        attach(&controller, &told);
    }
    let later = told.clone();
    news::on(connected, move |notification| with_controller(notification, |one| attach(one, &later)));
    news::on(gone, move |notification| {
        with_controller(notification, |one| _ = told.send(News::Gone(number(one))));
    });
    Some(heard)
}

fn with_controller(notification: &NSNotification, act: impl FnOnce(&GCController)) {
    let object = notification.object();
    if let Some(controller) = object.as_ref().and_then(|object| object.downcast_ref::<GCController>()) {
        act(controller);
    }
}

/// Returns the number of a gamepad that is connected.
fn number(controller: &GCController) -> usize {
    ptr::from_ref(controller).addr()
}

/// Listens to a gamepad. One without the usual buttons and sticks, as a remote control, is ignored.
fn attach(controller: &GCController, told: &Sender<News>) {
    // SAFETY: this is the main thread, on which the handlers are called too.
    #[expect(unsafe_code, reason = "methods of Objective-C")]
    let Some(gamepad) = (unsafe { controller.extendedGamepad() }) else { return };
    // The thread may have ended with the app.
    _ = told.send(News::Connected);
    let (number, told) = (number(controller), told.clone());
    let changed =
        RcBlock::new(move |gamepad: NonNull<GCExtendedGamepad>, _: NonNull<GCControllerElement>| {
            // SAFETY: the gamepad lives during the call.
            #[expect(unsafe_code, reason = "the gamepad comes as a raw pointer")]
            let state = state(unsafe { gamepad.as_ref() });
            _ = told.send(News::Changed(number, state));
        });
    // SAFETY: the gamepad keeps the block.
    #[expect(unsafe_code, reason = "the block is given as a raw pointer")]
    unsafe {
        gamepad.setValueChangedHandler(RcBlock::as_ptr(&changed));
    }
}

/// Returns the state of a gamepad.
fn state(gamepad: &GCExtendedGamepad) -> State {
    // SAFETY: all of this only reads values, on the thread that changes them.
    #[expect(unsafe_code, reason = "methods of Objective-C")]
    unsafe {
        let is_pressed = |button: &GCControllerButtonInput| button.isPressed();
        let (directions, stick) = (gamepad.dpad(), gamepad.leftThumbstick());
        let pressed = [
            is_pressed(&directions.up()),
            is_pressed(&directions.down()),
            is_pressed(&directions.left()),
            is_pressed(&directions.right()),
            is_pressed(&gamepad.buttonA()),
            is_pressed(&gamepad.buttonB()),
            is_pressed(&gamepad.buttonX()),
            is_pressed(&gamepad.buttonY()),
            is_pressed(&gamepad.leftShoulder()) || is_pressed(&gamepad.leftTrigger()),
            is_pressed(&gamepad.rightShoulder()) || is_pressed(&gamepad.rightTrigger()),
            is_pressed(&gamepad.buttonMenu()),
            gamepad.buttonOptions().is_some_and(|button| is_pressed(&button)),
        ];
        State { pressed, stick: [stick.xAxis().value(), stick.yAxis().value()] }
    }
}

/// Passes every event to `tell` until `tell` returns false.
fn follow(news: &Receiver<News>, tell: impl Fn(Heard) -> bool) {
    let mut all: HashMap<usize, (Held, State)> = HashMap::new();
    loop {
        let wait = all.values().filter_map(|(held, _)| held.wait(Instant::now())).min();
        let told = match wait {
            Some(wait) => news.recv_timeout(wait),
            None => news.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let now = Instant::now();
        let heard = match told {
            Ok(News::Connected) => vec![Heard::Connected],
            Ok(News::Gone(number)) => {
                all.remove(&number);
                Vec::new()
            }
            Ok(News::Changed(number, state)) => {
                let (held, before) = all.entry(number).or_default();
                changes(held, std::mem::replace(before, state), state, now)
            }
            Err(RecvTimeoutError::Timeout) => {
                all.values_mut().filter_map(|(held, _)| held.again(now)).map(Heard::Again).collect()
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if heard.into_iter().any(|event| !tell(event)) {
            return;
        }
    }
}

/// Returns what the player has pressed between two states.
fn changes(held: &mut Held, before: State, after: State, now: Instant) -> Vec<Heard> {
    let mut heard = Vec::new();
    for (button, (was, is)) in BUTTONS.into_iter().zip(before.pressed.into_iter().zip(after.pressed)) {
        if is && !was {
            held.press(button, now);
            heard.push(Heard::Pressed(button));
        } else if was && !is {
            held.release(button);
        }
    }
    if before.stick != after.stick {
        let [right, up] = after.stick;
        heard.extend(held.lean(right, up, now).map(Heard::Pressed));
    }
    heard
}
