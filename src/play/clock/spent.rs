//! The time spent in a match, kept beside its acts.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Time that the acts of a match took, in milliseconds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Spent {
    /// Time of each act, with the undone ones at the end. While acts are undone, one more value follows:
    /// the time of the turn after the last act, so that redo can return to it.
    pub acts: Vec<u64>,
    /// Time spent in the current turn.
    pub turn: u64,
    /// True if the clocks are stopped.
    pub paused: bool,
    /// Fraction of a millisecond that is not counted yet, since frames do not take whole milliseconds.
    #[serde(skip)]
    pub rest: Duration,
}

impl Spent {
    /// Records a new act after `after` acts. It took the time of the current turn.
    pub(crate) fn act(&mut self, after: usize) {
        self.acts.resize(after, 0);
        self.acts.extend([self.turn, 0]);
        self.turn = 0;
    }

    /// Moves from the point after `from` acts to the point after `to` acts, of `all` in total. If
    /// `is_interrupted`, the next act ended the match in the middle of a turn, and that turn continues with
    /// its time.
    pub(crate) fn go(&mut self, from: usize, to: usize, all: usize, is_interrupted: bool) {
        if from == all {
            self.acts.push(self.turn);
        }
        self.turn = match self.acts.get(to) {
            _ if to == all => self.acts.pop().unwrap_or(0),
            Some(&spent) if is_interrupted => spent,
            _ => 0,
        };
        self.paused = false;
    }

    /// Resizes to `all` acts with `done` of them in force. Saved values may be damaged.
    #[must_use]
    pub(crate) fn resized(mut self, done: usize, all: usize) -> Spent {
        self.acts.resize(all + usize::from(done < all), 0);
        self
    }
}
