//! Debouncing of touches after the screen has changed under the finger.

use bevy::prelude::*;

/// Seconds for which touches are ignored after the screen has changed under the finger.
const PAUSE: f32 = 0.4;

/// Ignores touches for a moment after the screen has changed under the finger, so that a double tap does
/// not reach a new control.
#[derive(Resource, Debug, Default)]
pub struct Debounce {
    /// The end of the pause, in seconds since the start of the app.
    until: f32,
    /// The touch in progress is to be dropped as well.
    drops_touch: bool,
}

impl Debounce {
    /// Ignores new touches for 0.4 s, and drops the touch in progress. `now` is in seconds since the
    /// start of the app.
    pub fn start(&mut self, now: f32) {
        self.start_for(now, PAUSE);
    }

    /// Does the same as [`Debounce::start`] for this number of seconds.
    pub fn start_for(&mut self, now: f32, seconds: f32) {
        self.until = self.until.max(now + seconds);
        self.drops_touch = true;
    }

    /// Returns `true` if a new touch is ignored. `now` is in seconds since the start of the app.
    #[must_use]
    pub fn ignores(&self, now: f32) -> bool {
        now < self.until
    }

    /// Returns `true` once after each start, if a touch in progress must be dropped.
    pub fn take_drop(&mut self) -> bool {
        std::mem::take(&mut self.drops_touch)
    }
}
