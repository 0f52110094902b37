//! A pause for touches after the screen has changed under the finger.

use bevy::prelude::*;

/// Seconds for which touches are ignored after the screen has changed under the finger.
const PAUSE: f32 = 0.4;

/// Ignores touches for a moment: what is under the finger has changed, and a second tap must not
/// reach it.
#[derive(Resource, Debug, Default)]
pub struct Debounce {
    /// In seconds since the app began.
    until: f32,
    /// The touch that is being made is to be dropped as well.
    drops_touch: bool,
}

impl Debounce {
    /// Ignores new touches for a moment, and drops the one that is being made. `now` is in seconds
    /// since the app began.
    pub fn start(&mut self, now: f32) {
        self.start_for(now, PAUSE);
    }

    /// The same for this number of seconds.
    pub fn start_for(&mut self, now: f32, seconds: f32) {
        self.until = self.until.max(now + seconds);
        self.drops_touch = true;
    }

    /// Returns `true` if a new touch is ignored now.
    #[must_use]
    pub fn ignores(&self, now: f32) -> bool {
        now < self.until
    }

    /// Returns `true` once after each start: the touch that was being made then is dropped.
    pub fn take_drop(&mut self) -> bool {
        std::mem::take(&mut self.drops_touch)
    }
}
