//! Gamepads: what of them counts here, whatever a system calls it.
//!
//! A direction that is held counts again and again, as a key does. The stick is one more cross: it
//! counts once it leans far enough, and stays where it leans until it is nearly let go.

use std::time::{Duration, Instant};

/// A button by its place on the gamepad: what is written on it differs from maker to maker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    Up,
    Down,
    Left,
    Right,
    /// The lower one of the four under the right thumb.
    South,
    East,
    West,
    North,
    LeftShoulder,
    RightShoulder,
    Start,
    Select,
}

/// What is heard of gamepads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// There is one.
    Connected,
    /// A button went down.
    Pressed(Button),
    /// A direction has been held long enough to count once more.
    Again(Button),
}

/// How far the stick leans, of 1, to count.
const LEANS: f32 = 0.6;
/// How far it comes back to count no longer.
const LET_GO: f32 = 0.35;
/// How long a direction is held before it counts a second time.
const FIRST: Duration = Duration::from_millis(400);
/// From then on it counts as often as this.
const AGAIN: Duration = Duration::from_millis(120);

/// The direction that is held on one gamepad.
#[derive(Debug, Default)]
pub struct Held {
    /// The direction, and when it counts again.
    now: Option<(Button, Instant)>,
    /// Where the stick leans.
    stick: Option<Button>,
}

impl Held {
    /// A button went down.
    pub fn press(&mut self, button: Button, now: Instant) {
        if matches!(button, Button::Up | Button::Down | Button::Left | Button::Right) {
            self.now = Some((button, now + FIRST));
        }
    }

    /// A button came up.
    pub fn release(&mut self, button: Button) {
        self.now.take_if(|(held, _)| *held == button);
    }

    /// The stick leans this far to the right and up. Gives the direction that this begins.
    pub fn lean(&mut self, right: f32, up: f32, now: Instant) -> Option<Button> {
        let by = |button| match button {
            Button::Left => -right,
            Button::Right => right,
            Button::Down => -up,
            _ => up,
        };
        let was = self.stick;
        // Near a diagonal it stays where it leant before.
        if was.is_some_and(|was| by(was) > LET_GO) {
            return None;
        }
        let ways = [Button::Left, Button::Right, Button::Down, Button::Up];
        self.stick =
            ways.into_iter().filter(|way| by(*way) >= LEANS).max_by(|a, b| by(*a).total_cmp(&by(*b)));
        if let Some(was) = was {
            self.release(was);
        }
        if let Some(way) = self.stick {
            self.press(way, now);
        }
        self.stick
    }

    /// How long nothing counts again; `None` while nothing is held.
    #[must_use]
    pub fn wait(&self, now: Instant) -> Option<Duration> {
        self.now.map(|(_, due)| due.saturating_duration_since(now))
    }

    /// The direction that counts again at this moment.
    pub fn again(&mut self, now: Instant) -> Option<Button> {
        let (button, due) = self.now.as_mut()?;
        if *due > now {
            return None;
        }
        *due = now + AGAIN;
        Some(*button)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_direction_that_is_held_counts_again_until_it_is_let_go() {
        let begun = Instant::now();
        let mut held = Held::default();
        assert_eq!(held.wait(begun), None);
        held.press(Button::South, begun);
        assert_eq!(held.wait(begun), None, "only directions count again");
        held.press(Button::Left, begun);
        assert_eq!(held.wait(begun), Some(FIRST));
        assert_eq!(held.again(begun), None);
        assert_eq!(held.again(begun + FIRST), Some(Button::Left));
        assert_eq!(held.wait(begun + FIRST), Some(AGAIN));
        held.press(Button::Up, begun + FIRST);
        held.release(Button::Left);
        assert_eq!(held.again(begun + 2 * FIRST), Some(Button::Up), "the other one is still held");
        held.release(Button::Up);
        assert_eq!(held.wait(begun), None);
    }

    #[test]
    fn a_stick_counts_once_it_leans_and_trembles_for_nothing() {
        let now = Instant::now();
        let mut held = Held::default();
        assert_eq!(held.lean(0.3, 0.2, now), None, "a thumb rests on it");
        assert_eq!(held.lean(0.7, 0.2, now), Some(Button::Right));
        for (right, up) in [(0.55, 0.6), (0.7, 0.72), (0.62, 0.7), (0.4, 0.3)] {
            assert_eq!(held.lean(right, up, now), None, "it leans there already");
        }
        assert_eq!(held.again(now + FIRST), Some(Button::Right));
        assert_eq!(held.lean(0.1, 0.9, now), Some(Button::Up));
        assert_eq!(held.lean(0., 0., now), None);
        assert_eq!(held.wait(now), None, "nothing is held");
        assert_eq!(held.lean(-1., 0., now), Some(Button::Left));
        assert_eq!(held.lean(0., -1., now), Some(Button::Down));
    }
}
