//! The clocks of a match.

use std::time::Duration;

use super::{Clock, Reading};
use crate::play::positions::Facts;
use crate::play::{Act, Match};
use crate::rules::Side;

impl Match {
    /// Returns the time left of a side's [player](Match::player). `None` for a player without a clock.
    #[must_use]
    pub fn clock(&self, side: Side) -> Option<Reading> {
        let player = if self.position().swapped() { side.other() } else { side };
        let mut clock = Clock::new(self.setup.control(player)?);
        // A turn that an act ended early is read like a running turn.
        let mut running = (self.position().actor() == player, self.spent.turn);
        for (at, (act, &spent)) in self.acts().iter().zip(&self.spent.acts).enumerate() {
            let Facts { actor, must_pass } = self.positions.facts(at);
            let is_own = actor == player;
            if !act.changes_position() {
                running = (is_own, spent);
            } else if *act == Act::PlayOn || must_pass {
                // The clocks did not run.
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

    /// Returns the side whose player's time runs now, even if only the other player has a clock.
    ///
    /// `None` without clocks, while the match is paused, during a count and after the end. Time also does
    /// not run until the player has taken the device, since nobody can think about the turn before that. In a
    /// match by link it runs only while the devices are [together](Match::is_together), since nobody knows when the
    /// other player reads a letter.
    #[must_use]
    pub fn ticking(&self) -> Option<Side> {
        let runs = self.setup.has_clocks()
            && (self.correspondence.is_none() || self.is_together)
            && !self.spent.paused
            && self.turns.current.started
            && self.position().counting().is_none()
            && self.outcome().is_none();
        runs.then(|| self.acting_side())
    }

    /// Lets time pass. If the flag falls, the match ends and the side that ran out of time is returned. Time
    /// beyond that is ignored.
    ///
    /// The time of a player on another device is an estimate until the act comes, with the time that it took there;
    /// so only that device lets the flag fall.
    pub fn tick(&mut self, elapsed: Duration) -> Option<Side> {
        let side = self.ticking()?;
        let elapsed = self.spent.rest.saturating_add(elapsed);
        let whole = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
        let until_flag = self.clock(side).map(|reading| reading.until_flag);
        match until_flag.filter(|&until_flag| until_flag <= whole) {
            Some(until_flag) => {
                self.spent.turn = self.spent.turn.saturating_add(until_flag);
                self.spent.rest = Duration::ZERO;
                if self.player(side).away {
                    return None;
                }
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

    /// Stops the clocks until they are [resumed](Match::resume), or until the next act, undo or redo.
    pub fn pause(&mut self) {
        let runs = self.setup.has_clocks() && self.correspondence.is_none();
        self.spent.paused = runs && self.outcome().is_none();
    }

    /// Starts paused clocks.
    pub fn resume(&mut self) {
        self.spent.paused = false;
    }

    /// Returns `true` if the clocks are stopped. A match with clocks and without Start Turn begins like this,
    /// since both players have to be ready.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.spent.paused
    }

    /// Returns the time that each act in force took, in milliseconds.
    #[must_use]
    pub fn times(&self) -> &[u64] {
        &self.spent.acts[..self.done]
    }
}
