//! What was spent, beside the acts of a match.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How long the acts of a match took, in milliseconds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Spent {
    /// What each of the acts took, those that were undone at the end. While some are, what the
    /// turn after all of them had taken stands behind them, so that redo comes back to it.
    pub acts: Vec<u64>,
    /// What the turn that is being made has taken so far.
    pub turn: u64,
    /// Whether the players have stopped the clocks.
    pub paused: bool,
    /// The part of a millisecond that is not counted yet: frames are no whole milliseconds.
    #[serde(skip)]
    pub rest: Duration,
}

impl Spent {
    /// Something new was done, after so many acts: it took what was spent in this turn.
    pub(crate) fn act(&mut self, after: usize) {
        self.acts.resize(after, 0);
        self.acts.extend([self.turn, 0]);
        self.turn = 0;
    }

    /// The match goes from the point after `from` of its acts to the point after `to`, of `all`
    /// there are. `is_interrupted` says that the act after that point ended the match before the turn
    /// was made: then the turn goes on where it was.
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

    /// Made to fit so many acts, of which so many are in force: what was read may be damaged.
    #[must_use]
    pub(crate) fn resized(mut self, done: usize, all: usize) -> Spent {
        self.acts.resize(all + usize::from(done < all), 0);
        self
    }
}
