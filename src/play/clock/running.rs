//! The clocks of a match.

use std::time::Duration;

use super::{Clock, Reading};
use crate::play::{Act, Match};
use crate::rules::Side;

impl Match {
    /// What the [player](Match::player) of a side has left; none who has no clock.
    #[must_use]
    pub fn clock(&self, side: Side) -> Option<Reading> {
        let player = if self.position().swapped() { side.other() } else { side };
        let mut clock = Clock::new(self.setup.control(player)?);
        // What ended the match before the turn was made is read like the turn that runs.
        let mut running = (self.position().actor() == player, self.spent.turn);
        for ((position, act), &spent) in self.history().zip(&self.spent.acts) {
            let is_own = position.actor() == player;
            if !act.changes_position() {
                running = (is_own, spent);
            } else if *act == Act::PlayOn || position.must_pass() {
                // No clock ran.
            } else if is_own {
                clock = clock.after(spent);
            } else {
                clock = clock.while_other(spent);
            }
        }
        Some(match running {
            (true, spent) => clock.reading(spent),
            (false, spent) => clock.while_other(spent).reading(0),
        })
    }

    /// The side whose player's time runs now, with or without a clock of that player's own. None
    /// where nobody has a clock, while the match is paused, counted or over, and until the player
    /// has taken the device over: before that nobody can think about the turn.
    #[must_use]
    pub fn ticking(&self) -> Option<Side> {
        let runs = self.setup.has_clocks()
            && !self.spent.paused
            && self.turns.current.started
            && self.position().counting().is_none()
            && self.outcome().is_none();
        runs.then(|| self.acting_side())
    }

    /// Lets so much time pass. Gives the side whose flag fell, which ends the match; what passes
    /// after that is nobody's.
    pub fn tick(&mut self, elapsed: Duration) -> Option<Side> {
        let side = self.ticking()?;
        let elapsed = self.spent.rest.saturating_add(elapsed);
        let whole = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
        let until_flag = self.clock(side).map(|reading| reading.until_flag);
        match until_flag.filter(|&until_flag| until_flag <= whole) {
            Some(until_flag) => {
                self.spent.turn = self.spent.turn.saturating_add(until_flag);
                self.spent.rest = Duration::ZERO;
                self.act(Act::Flag(side)).ok()?;
                Some(side)
            }
            None => {
                self.spent.turn = self.spent.turn.saturating_add(whole);
                self.spent.rest = elapsed.saturating_sub(Duration::from_millis(whole));
                None
            }
        }
    }

    /// Stops the clocks until somebody [goes on](Match::resume), does something or takes it back.
    pub fn pause(&mut self) {
        self.spent.paused = self.setup.has_clocks() && self.outcome().is_none();
    }

    /// Lets the clocks run again.
    pub fn resume(&mut self) {
        self.spent.paused = false;
    }

    /// Whether the clocks were stopped. Where there is no Start Turn a match with clocks begins so,
    /// since both have to be ready.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.spent.paused
    }

    /// How long each of the acts in force took, in milliseconds.
    #[must_use]
    pub fn times(&self) -> &[u64] {
        &self.spent.acts[..self.done]
    }
}
