//! The hands of the simulated player: fingers, mouse, keys and gamepad.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{AppLifecycle, CursorMoved, WindowEvent, WindowFocused, WindowResized};
use parlour::app::board::place::Place;
use parlour::app::board::zoom::Zoom;
use parlour::app::input::touch::Standing;
use parlour::app::state::focus::{Focus, FocusOn};
use parlour::app::vocabulary::action::{Action, PlayAction};
use parlour::platform::gamepad::Button;
use parlour::play::Mode;
use parlour::rules::Square;

use super::{Player, square};

impl Player {
    /// Returns the middle of a square in the window.
    pub fn at(&self, name: &str) -> Vec2 {
        self.app.world().resource::<Place>().point(square(name))
    }

    /// Sends one event of a finger.
    pub fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let touch = TouchInput { phase, position, window: self.window, force: None, id };
        // Picking reads the first, and Bevy's list of touches the second.
        self.app.world_mut().write_message(WindowEvent::TouchInput(touch));
        self.app.world_mut().write_message(touch);
    }

    /// Returns the number of a new finger.
    pub fn new_finger(&mut self) -> u64 {
        self.next_finger += 1;
        self.next_finger
    }

    /// Taps for three frames.
    pub fn tap(&mut self, position: Vec2) {
        let id = self.new_finger();
        self.finger(id, TouchPhase::Started, position);
        self.app.update();
        self.app.update();
        self.finger(id, TouchPhase::Ended, position);
        self.app.update();
    }

    /// Taps a point once its meaning is no longer new, since a person does not press what has only just
    /// appeared.
    pub fn tap_as_seen(&mut self, position: Vec2) {
        while self.app.world().resource::<Standing>().is_new(position) {
            self.app.update();
        }
        self.tap(position);
    }

    /// Taps so briefly that the touch starts and ends in one frame.
    pub fn quick_tap(&mut self, position: Vec2) {
        let id = self.new_finger();
        self.finger(id, TouchPhase::Started, position);
        self.finger(id, TouchPhase::Ended, position);
        self.app.update();
    }

    /// Taps a square, by its name.
    pub fn tap_square(&mut self, name: &str) {
        let at = self.at(name);
        self.tap(at);
    }

    /// Taps a control.
    pub fn press(&mut self, action: impl Into<Action>) {
        let at = self.control(action).center();
        self.tap_as_seen(at);
        self.app.update();
    }

    /// Slides a finger from the first point over the others to the last.
    pub fn slide(&mut self, points: &[Vec2]) {
        let id = self.new_finger();
        self.finger(id, TouchPhase::Started, points[0]);
        self.app.update();
        for leg in points.windows(2) {
            for step in 1..=8_u8 {
                self.finger(id, TouchPhase::Moved, leg[0].lerp(leg[1], f32::from(step) / 8.));
                self.app.update();
            }
        }
        self.finger(id, TouchPhase::Ended, points[points.len() - 1]);
        self.app.update();
    }

    /// Moves the mouse to a point.
    pub fn mouse_to(&mut self, position: Vec2) {
        let moved = CursorMoved { window: self.window, position, delta: None };
        self.app.world_mut().write_message(WindowEvent::CursorMoved(moved.clone()));
        self.app.world_mut().write_message(moved);
    }

    /// Presses or releases the left button of the mouse.
    pub fn mouse_button(&mut self, state: ButtonState) {
        let input = MouseButtonInput { button: MouseButton::Left, state, window: self.window };
        self.app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
        self.app.world_mut().write_message(input);
    }

    /// Presses and releases a key.
    pub fn key(&mut self, logical_key: Key) {
        self.press_key(logical_key, None);
    }

    /// Types a letter.
    pub fn type_letter(&mut self, letter: &str) {
        self.press_key(Key::Character(letter.into()), Some(letter));
    }

    fn press_key(&mut self, logical_key: Key, text: Option<&str>) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.key_event(&logical_key, state, text);
            self.app.update();
        }
    }

    /// Presses (`true`) and releases keys, all in one frame.
    pub fn keys_at_once(&mut self, keys: &[(Key, bool)]) {
        for (key, is_down) in keys {
            let state = if *is_down { ButtonState::Pressed } else { ButtonState::Released };
            self.key_event(key, state, None);
        }
        self.app.update();
    }

    fn key_event(&mut self, logical_key: &Key, state: ButtonState, text: Option<&str>) {
        let input = KeyboardInput {
            key_code: KeyCode::Unidentified(bevy::input::keyboard::NativeKeyCode::Unidentified),
            logical_key: logical_key.clone(),
            state,
            text: text.map(Into::into),
            repeat: false,
            window: self.window,
        };
        self.app.world_mut().write_message(WindowEvent::KeyboardInput(input.clone()));
        self.app.world_mut().write_message(input);
    }

    /// Presses a button of a gamepad.
    pub fn pad(&mut self, button: Button) {
        self.device.press(button);
        self.app.update();
        self.app.update();
    }

    /// Returns the target of the focus, if the focus is visible.
    pub fn focused(&self) -> Option<FocusOn> {
        self.app.world().resource::<Focus>().shown().cloned()
    }

    /// Turns or resizes the window.
    pub fn resize(&mut self, size: Vec2) {
        let window = self.window;
        if let Some(mut window) = self.app.world_mut().get_mut::<Window>(window) {
            window.resolution.set(size.x, size.y);
        }
        let resized = WindowResized { window, width: size.x, height: size.y };
        self.app.world_mut().write_message(WindowEvent::WindowResized(resized.clone()));
        self.app.world_mut().write_message(resized);
        self.app.update();
        self.app.update();
    }

    /// Sends a lifecycle event, as a system does when the app goes to the background or returns.
    pub fn lifecycle(&mut self, lifecycle: AppLifecycle) {
        self.app.world_mut().write_message(WindowEvent::AppLifecycle(lifecycle));
        self.app.world_mut().write_message(lifecycle);
        self.app.update();
    }

    /// Gives the window the focus.
    pub fn focus_window(&mut self) {
        let window = self.window;
        let focused = WindowFocused { window, focused: true };
        self.app.world_mut().write_message(WindowEvent::from(focused.clone()));
        self.app.world_mut().write_message(focused);
        self.app.update();
    }

    /// Touches a square. On a board with tiny squares, the first tap enlarges it and the second
    /// touches.
    pub fn touch_square(&mut self, square: Square) {
        let at = self.app.world().resource::<Place>().point(square);
        self.tap(at);
        let zoom = *self.app.world().resource::<Zoom>();
        if zoom.is_in() {
            self.wait(Duration::from_millis(300));
            self.tap(zoom.window_point(at));
            self.wait(Duration::from_millis(300));
        }
    }

    /// Plays one turn by touching its squares, and the controls that its mode needs.
    pub fn play_by_touch(&mut self, squares: &[Square]) {
        if !self.game().turns().current.started {
            self.press(PlayAction::StartTurn);
        }
        for &square in squares {
            self.touch_square(square);
        }
        if self.game().setup().mode == Mode::HandOver {
            self.press(PlayAction::FinishTurn);
            self.wait(Duration::from_millis(500));
        }
    }
}
