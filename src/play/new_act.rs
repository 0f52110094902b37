//! New acts: they are checked, and their number is limited.

use super::{Act, Match, PastTurn};
use crate::rules::{Illegal, Position, Turn};

impl Match {
    /// Largest number of turns and choices of a match, the undone ones included.
    ///
    /// The longest games known have some hundreds of turns. On the largest board of Go this number is
    /// enough for 32 turns on each point, and such a match takes a few megabytes. Only a file that was
    /// made for the purpose, or a computer that plays without end, can reach it. A full match can still
    /// be ended, and a forced pass is still played.
    pub const MAX_ACTS: usize = 20_000;

    /// Returns `true` if no turn or choice can follow because the match has
    /// [as many as it can have](Match::MAX_ACTS).
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.done >= Match::MAX_ACTS && !self.positions.facts(self.done).must_pass
    }

    /// Performs a new act, which replaces the acts that were undone.
    ///
    /// # Errors
    /// Returns an error if the act is not possible, if the match is over, or if it is
    /// [full](Match::is_full). Nothing has changed then.
    pub(super) fn act(&mut self, act: Act) -> Result<(), Illegal> {
        let after = self.position_after_new(&act)?;
        self.add(act);
        self.apply_next(after);
        Ok(())
    }

    /// Performs a new act like [`act`](Match::act), but leaves the current and previous turn and the marks
    /// as they are. For many acts in a row; [`reset_turns`](Match::reset_turns) must follow.
    ///
    /// # Errors
    /// The same as of [`act`](Match::act).
    pub(super) fn act_in_bulk(&mut self, act: Act) -> Result<(), Illegal> {
        let after = self.position_after_new(&act)?;
        self.add(act);
        self.set_done(self.done + 1);
        if let Some(position) = after {
            self.positions.push(position);
        }
        Ok(())
    }

    /// Returns the position after a new act. `None` if the act does not change the position.
    fn position_after_new(&self, act: &Act) -> Result<Option<Box<dyn Position>>, Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        if matches!(act, Act::Claim(claim) if !self.claims().contains(claim)) {
            return Err(Illegal::NoClaim);
        }
        if act.changes_position() && self.is_full() {
            return Err(Illegal::MatchFull { most: Match::MAX_ACTS });
        }
        act.position_after(self.position())
    }

    /// Replaces the undone acts by a new act, which is not in force yet.
    pub(super) fn add(&mut self, act: Act) {
        self.leave_undone(&act);
        self.acts.truncate(self.done);
        self.acts.push(act);
        self.spent.act(self.done);
    }

    /// Puts the next act in force. It leads to the position `after`, if it changes the position.
    pub(super) fn apply_next(&mut self, after: Option<Box<dyn Position>>) {
        if let Act::Settle(dead) = &self.acts[self.done] {
            self.marked = true;
            self.dead = dead.clone().into();
        }
        self.set_done(self.done + 1);
        match after {
            Some(position) => {
                let before = self.positions.push(position);
                // A forced pass is not shown as the previous turn.
                if let Act::Turn(turn) = &self.acts[self.done - 1]
                    && !self.positions.facts(self.done - 1).must_pass
                {
                    self.turns.previous = Some(PastTurn::of(&*before, turn.clone()));
                }
                self.reset_current();
            }
            None => self.stage(Vec::new()),
        }
    }

    /// Plays a complete turn of a record like [`play`](Match::play), but leaves the current and previous
    /// turn as they are. See [`act_in_bulk`](Match::act_in_bulk).
    ///
    /// # Errors
    /// The same as of [`play`](Match::play).
    pub(super) fn play_in_bulk(&mut self, turn: &Turn) -> Result<(), Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        if self.repeats_forced_pass(turn) {
            return Ok(());
        }
        self.act_in_bulk(Act::Turn(turn.clone()))?;
        if self.outcome().is_none() && self.position().must_pass() {
            self.act_in_bulk(Act::Turn(Turn::default()))?;
        }
        Ok(())
    }
}
