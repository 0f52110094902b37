//! Forced passes, and the player who has the device after a turn.

use super::{Act, Match, steps};
use crate::rules::Turn;

impl Match {
    /// Plays the pass if the side to move is forced to pass, and returns `true` then. If the same pass was
    /// undone, later acts can still be redone.
    pub(super) fn play_forced_pass(&mut self) -> bool {
        if self.outcome().is_some() || !self.position().must_pass() {
            return false;
        }
        let pass = Act::Turn(Turn::default());
        let Ok(after) = pass.position_after(self.position()) else { return false };
        if self.acts.get(self.done) != Some(&pass) {
            self.add(pass);
        }
        self.apply_next(after);
        true
    }

    /// Returns `true` if this turn is the forced pass that was just played together with the turn before it.
    pub(super) fn repeats_forced_pass(&self, turn: &Turn) -> bool {
        turn.0.is_empty() && self.done.checked_sub(1).is_some_and(|last| self.is_forced_pass(last))
    }

    /// Returns `true` if the act in force at index `at` is a forced pass.
    pub(super) fn is_forced_pass(&self, at: usize) -> bool {
        matches!(self.acts[at], Act::Turn(_)) && self.positions.facts(at).must_pass
    }

    /// Returns the index of the last act in force that is not a forced pass.
    pub(super) fn last_chosen_act(&self) -> Option<usize> {
        (0..self.done).rfind(|&at| !self.is_forced_pass(at))
    }

    /// Returns the index of the last act of a person, or of the computer if no person plays. `None` if that act
    /// was sent to the other player.
    pub(super) fn last_act_by_person(&self) -> Option<usize> {
        if self.setup.is_watched() {
            return self.last_chosen_act();
        }
        let sent = self.correspondence.as_ref().map_or(0, |known| known.shared);
        (sent..self.done).rfind(|&at| !self.is_forced_pass(at) && !self.is_by_computer(at))
    }

    /// Returns `true` if the computer decided on the act in force at index `at`.
    fn is_by_computer(&self, at: usize) -> bool {
        let decided = match self.acts[at] {
            Act::Turn(_) | Act::Choose(_) | Act::Claim(_) => {
                self.setup.player(self.positions.facts(at).actor)
            }
            Act::Resign(side) | Act::Flag(side) => self.player(side),
            // Both players decide on these.
            Act::PlayOn | Act::Settle(_) | Act::AgreeDraw => return false,
        };
        !decided.is_person()
    }

    /// Returns `true` if the actor already has the device: the same player acted last, or both share it
    /// during a count.
    pub(super) fn actor_has_device(&self) -> bool {
        let is_decided = |&at: &usize| {
            steps::count(1);
            self.acts[at].changes_position() && !self.is_forced_pass(at)
        };
        let acted = (0..self.done).rfind(is_decided).map(|at| self.positions.facts(at).actor);
        let same = acted == Some(self.position().actor());
        same || self.counting().is_some()
    }
}
