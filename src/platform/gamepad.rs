//! Gamepad events that the app handles, independent of the system.
//!
//! A held direction repeats like a key. The left stick acts as a second directional pad: it presses a
//! direction when it is tilted far enough, and releases it when it is nearly centred again.

use std::time::Duration;

use web_time::Instant;

/// A button by its place on the gamepad, since the labels differ between makers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Up on the directional pad or the left stick.
    Up,
    /// Down on the directional pad or the left stick.
    Down,
    /// Left on the directional pad or the left stick.
    Left,
    /// Right on the directional pad or the left stick.
    Right,
    /// Lower button under the right thumb.
    South,
    /// Right button under the right thumb.
    East,
    /// Left button under the right thumb.
    West,
    /// Upper button under the right thumb.
    North,
    /// Left shoulder button or trigger.
    LeftShoulder,
    /// Right shoulder button or trigger.
    RightShoulder,
    /// Right button in the middle, such as Start, Menu or Options.
    Start,
    /// Left button in the middle, such as Select, View or Share.
    Select,
}

/// An event of a gamepad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A gamepad is connected.
    Connected,
    /// A button was pressed.
    Pressed(Button),
    /// A held direction repeats.
    Again(Button),
}

/// Tilt of the stick, from 0 to 1, that presses a direction.
const PRESS_TILT: f32 = 0.6;
/// Tilt of the stick that releases the direction.
const RELEASE_TILT: f32 = 0.35;
/// Time until a held direction repeats for the first time.
const FIRST_REPEAT: Duration = Duration::from_millis(400);
/// Time between further repeats.
const NEXT_REPEAT: Duration = Duration::from_millis(120);

/// The held direction of one gamepad.
#[derive(Debug, Default)]
pub struct Held {
    /// The direction and the time of its next repeat.
    now: Option<(Button, Instant)>,
    /// The direction of the stick.
    stick: Option<Button>,
}

impl Held {
    /// Records that a button was pressed. Only directions are held.
    pub fn press(&mut self, button: Button, now: Instant) {
        if matches!(button, Button::Up | Button::Down | Button::Left | Button::Right) {
            self.now = Some((button, now + FIRST_REPEAT));
        }
    }

    /// Records that a button was released.
    pub fn release(&mut self, button: Button) {
        self.now.take_if(|(held, _)| *held == button);
    }

    /// Records the tilt of the stick to the right and up, each from -1 to 1. Returns the direction if this
    /// presses one.
    pub fn lean(&mut self, right: f32, up: f32, now: Instant) -> Option<Button> {
        let by = |button| match button {
            Button::Left => -right,
            Button::Right => right,
            Button::Down => -up,
            _ => up,
        };
        let was = self.stick;
        // Near a diagonal the direction does not change.
        if was.is_some_and(|was| by(was) > RELEASE_TILT) {
            return None;
        }
        let ways = [Button::Left, Button::Right, Button::Down, Button::Up];
        self.stick =
            ways.into_iter().filter(|way| by(*way) >= PRESS_TILT).max_by(|a, b| by(*a).total_cmp(&by(*b)));
        if let Some(was) = was {
            self.release(was);
        }
        if let Some(way) = self.stick {
            self.press(way, now);
        }
        self.stick
    }

    /// Returns the time until the next repeat, or `None` if no direction is held.
    #[must_use]
    pub fn wait(&self, now: Instant) -> Option<Duration> {
        self.now.map(|(_, due)| due.saturating_duration_since(now))
    }

    /// Returns the held direction if its repeat is due, and schedules the next repeat.
    pub fn again(&mut self, now: Instant) -> Option<Button> {
        let (button, due) = self.now.as_mut()?;
        if *due > now {
            return None;
        }
        *due = now + NEXT_REPEAT;
        Some(*button)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_direction_repeats_until_it_is_released() {
        let begun = Instant::now();
        let mut held = Held::default();
        assert_eq!(held.wait(begun), None);
        held.press(Button::South, begun);
        assert_eq!(held.wait(begun), None, "only directions repeat");
        held.press(Button::Left, begun);
        assert_eq!(held.wait(begun), Some(FIRST_REPEAT));
        assert_eq!(held.again(begun), None);
        assert_eq!(held.again(begun + FIRST_REPEAT), Some(Button::Left));
        assert_eq!(held.wait(begun + FIRST_REPEAT), Some(NEXT_REPEAT));
        held.press(Button::Up, begun + FIRST_REPEAT);
        held.release(Button::Left);
        assert_eq!(
            held.again(begun + 2 * FIRST_REPEAT),
            Some(Button::Up),
            "the later direction is still held"
        );
        held.release(Button::Up);
        assert_eq!(held.wait(begun), None);
    }

    #[test]
    fn a_tilted_stick_presses_a_direction_once() {
        let now = Instant::now();
        let mut held = Held::default();
        assert_eq!(held.lean(0.3, 0.2, now), None, "a resting thumb presses nothing");
        assert_eq!(held.lean(0.7, 0.2, now), Some(Button::Right));
        for (right, up) in [(0.55, 0.6), (0.7, 0.72), (0.62, 0.7), (0.4, 0.3)] {
            assert_eq!(held.lean(right, up, now), None, "the direction is pressed already");
        }
        assert_eq!(held.again(now + FIRST_REPEAT), Some(Button::Right));
        assert_eq!(held.lean(0.1, 0.9, now), Some(Button::Up));
        assert_eq!(held.lean(0., 0., now), None);
        assert_eq!(held.wait(now), None, "a centred stick holds no direction");
        assert_eq!(held.lean(-1., 0., now), Some(Button::Left));
        assert_eq!(held.lean(0., -1., now), Some(Button::Down));
    }
}
