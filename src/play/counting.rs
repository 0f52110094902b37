//! The count at the end of a game: players mark dead stones, and agree or play on.

use super::{Act, Match, Touched};
use crate::rules::{Count, Counting, Illegal, Square};

impl Match {
    /// Returns the count that waits for agreement on the dead stones. `None` while play goes on.
    #[must_use]
    pub fn counting(&self) -> Option<&dyn Counting> {
        if self.outcome().is_some() { None } else { self.position().counting() }
    }

    /// Returns the pieces marked dead: at first those that the game proposes, at last those agreed on.
    /// Meaningful only during and after the count.
    #[must_use]
    pub fn dead(&self) -> &[Square] {
        self.dead.get_or_init(|| self.position().counting().map(Counting::proposal).unwrap_or_default())
    }

    /// Returns `true` if a player has changed the marks of this count.
    #[must_use]
    pub fn has_marks(&self) -> bool {
        self.marked
    }

    /// Replaces the proposal of the game, for example by that of an engine. Has no effect after a player
    /// has changed a mark.
    pub fn propose(&mut self, dead: Vec<Square>) {
        if !self.marked && self.counting().is_some() {
            self.dead = dead.into();
        }
    }

    /// Returns the count with the marked pieces dead. `None` if the position is not counted.
    #[must_use]
    pub fn count(&self) -> Option<Count> {
        self.position().counting().map(|counting| counting.count(self.dead()))
    }

    /// Ends the match with the count: both agree on the marks.
    ///
    /// # Errors
    /// Returns an error if there is nothing to count.
    pub fn settle(&mut self) -> Result<(), Illegal> {
        self.act(Act::Settle(self.dead().to_vec()))
    }

    /// Continues play without agreement.
    ///
    /// # Errors
    /// Returns an error if there is nothing to count.
    pub fn play_on(&mut self) -> Result<(), Illegal> {
        self.act(Act::PlayOn)
    }

    /// Marks the group on this square as dead, or as alive if it was marked.
    pub(super) fn mark(&mut self, square: Square) -> Touched {
        let group = self.counting().map(|counting| counting.group(square)).unwrap_or_default();
        if group.is_empty() {
            let stands = self.position().piece(square).is_some();
            return Touched::Refused(if stands { Illegal::AllAlive } else { Illegal::Empty { square } });
        }
        let mut dead = self.dead().to_vec();
        let was_dead = dead.contains(&square);
        dead.retain(|marked| !group.contains(marked));
        if !was_dead {
            dead.extend(group);
            dead.sort_unstable();
        }
        self.dead = dead.into();
        self.marked = true;
        if was_dead { Touched::Unmarked } else { Touched::Marked }
    }
}
