//! Passes that nobody chooses, and whether the device has to change hands.

use super::{Act, Match};
use crate::rules::Turn;

impl Match {
    /// Plays the pass to which the side to move is forced, if it is; as it was played before,
    /// where it had been undone. Gives whether there was one.
    pub(super) fn play_forced_pass(&mut self) -> bool {
        if self.outcome().is_some() || !self.position().must_pass() {
            return false;
        }
        let pass = Act::Turn(Turn::default());
        let Ok(after) = pass.position_after(self.position()) else { return false };
        if self.acts.get(self.done) != Some(&pass) {
            self.acts.truncate(self.done);
            self.acts.push(pass);
            self.spent.act(self.done);
        }
        self.apply_next(after);
        true
    }

    /// Whether the act in this place, one of those in force, is a pass to which a side was forced.
    pub(super) fn is_forced_pass(&self, at: usize) -> bool {
        matches!(self.acts[at], Act::Turn(_)) && self.positions[at].must_pass()
    }

    /// The place of the last act that somebody decided on.
    pub(super) fn last_chosen_act(&self) -> Option<usize> {
        (0..self.done).rfind(|&at| !self.is_forced_pass(at))
    }

    /// The place of the last act that a person decided on; where only the computer plays, that it did.
    pub(super) fn last_act_by_person(&self) -> Option<usize> {
        if self.setup.is_watched() {
            return self.last_chosen_act();
        }
        (0..self.done).rfind(|&at| !self.is_forced_pass(at) && !self.is_by_computer(at))
    }

    /// Whether the computer decided on the act in this place, one of those in force.
    fn is_by_computer(&self, at: usize) -> bool {
        let position = &self.positions[at.min(self.positions.len() - 1)];
        let decided = match self.acts[at] {
            Act::Turn(_) | Act::Choose(_) | Act::Claim(_) => self.setup.player(position.actor()),
            Act::Resign(side) | Act::Flag(side) => self.player(side),
            // These take both.
            Act::PlayOn | Act::Settle(_) | Act::AgreeDraw => return false,
        };
        decided.computer.is_some()
    }

    /// Whether who acts now has the device already: because it is the one who acted last, or
    /// because it lies between both while the game is counted.
    pub(super) fn actor_has_device(&self) -> bool {
        let acted = self.history().rfind(|(position, act)| act.changes_position() && !position.must_pass());
        let same = acted.is_some_and(|(position, _)| position.actor() == self.position().actor());
        same || self.counting().is_some()
    }
}
