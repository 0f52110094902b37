//! Undo, redo, and movement to any point of a match.

use super::{Act, Match, Notes, Undone};
use crate::rules::{Change, Piece, Position, Rank};

impl Match {
    /// Returns `true` if [`undo`](Match::undo) would have an effect.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.last_act_by_person().is_some() || !self.turns.current.path.is_empty()
    }

    /// Returns `true` if an act was undone and can be redone.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.done < self.acts.len()
    }

    /// Takes back the last touched square, or else the last act of a person together with the computer's
    /// answers and forced passes after it. `None` if there is nothing to take back. In a match by link, an act
    /// that was sent cannot be taken back.
    pub fn undo(&mut self) -> Option<Undone> {
        if !self.turns.current.path.is_empty() {
            let mut path = self.turns.current.path.clone();
            path.pop();
            self.stage(path);
            return Some(Undone::Touch);
        }
        Some(self.back_to(self.last_act_by_person()?))
    }

    /// Redoes the last undone act, with the computer's answers to it. `None` if there is nothing to redo.
    pub fn redo(&mut self) -> Option<Undone> {
        let mut done = self.step_forward()?;
        while self.setup.only_person().is_some() && !self.actor().is_person() {
            let Some(next) = self.step_forward() else { break };
            done = match (done, next) {
                (Undone::Turn(mut changes), Undone::Turn(more)) => {
                    changes.extend(more);
                    Undone::Turn(merged(changes))
                }
                (turn @ Undone::Turn(_), _) => turn,
                (_, next) => next,
            };
        }
        Some(done)
    }

    /// Takes back the last act of either player, with the forced passes that follow it. `None` if there is
    /// none.
    pub fn step_back(&mut self) -> Option<Undone> {
        Some(self.back_to(self.last_chosen_act()?))
    }

    /// Redoes the next act, with the passes that it forces. `None` if there is none.
    pub fn step_forward(&mut self) -> Option<Undone> {
        let act = self.acts.get(self.done)?;
        let undone = match act {
            Act::Turn(turn) => Undone::Turn(self.position().changes(turn).ok()?),
            _ => Undone::Decision,
        };
        let after = act.position_after(self.position()).ok()?;
        self.apply_next(after);
        self.play_forced_pass();
        Some(undone)
    }

    /// Takes back all acts from index `first` on.
    fn back_to(&mut self, first: usize) -> Undone {
        let mut undone = None;
        for (position, act) in self.positions.history(self.acts(), first..self.done).rev() {
            let Act::Turn(turn) = act else { continue };
            let changes = position.changes(turn).unwrap_or_default();
            undone.get_or_insert_with(Vec::new).extend(inverse(&changes, &*position));
        }
        let is_changed = first + 1 < self.positions.len();
        self.set_done(first);
        if is_changed {
            self.positions.go_back(first, &self.acts);
            self.reset_turns();
        }
        let undone = undone.map(merged);
        // The player who takes back also continues, so no second Start Turn is needed.
        self.turns.current.started = true;
        undone.map_or(Undone::Decision, Undone::Turn)
    }

    /// Returns another match with the first `acts` acts of this one, numbered `id` and begun at `began`.
    /// It has no later acts to redo, and is played at this device.
    #[must_use]
    pub fn up_to(&self, acts: usize, id: u32, began: u64) -> Match {
        let notes = Notes::default();
        let mut game = Match { id, began, correspondence: None, is_together: false, notes, ..self.clone() };
        game.setup = game.setup.at_one_device();
        game.go_to(acts);
        game.acts.truncate(game.done);
        game.spent = game.spent.resized(game.done, game.done);
        game.play_forced_pass();
        // Clocks start only when the player is ready.
        game.pause();
        game
    }

    /// Goes to the point after `acts` acts, or to the last one. Later acts count as undone until a new act
    /// is made.
    pub fn go_to(&mut self, acts: usize) {
        let acts = acts.min(self.acts.len());
        let goes_back = acts < self.done;
        if goes_back {
            self.set_done(acts);
            self.positions.go_back(acts, &self.acts);
        }
        while self.done < acts {
            // It was played from this very position before, so it is possible.
            let Ok(after) = self.acts[self.done].position_after(self.position()) else { break };
            self.set_done(self.done + 1);
            if let Some(position) = after {
                self.positions.push(position);
            }
        }
        self.reset_turns();
        // As after an undo, no Start Turn is needed.
        self.turns.current.started |= goes_back;
        // The agreed marks stay, even if the agreement itself is undone.
        let settled = [self.done.checked_sub(1), Some(self.done)].into_iter().flatten();
        if let Some(Act::Settle(dead)) = settled.filter_map(|at| self.acts.get(at)).next_back()
            && self.position().counting().is_some()
        {
            self.dead = dead.clone().into();
            self.marked = true;
        }
    }

    /// Sets the number of acts in force, and the clocks to their state at that point.
    pub(super) fn set_done(&mut self, acts: usize) {
        let is_interrupted = self.acts.get(acts).is_some_and(Act::interrupts_turn);
        self.spent.go(self.done, acts, self.acts.len(), is_interrupted);
        self.done = acts;
    }
}

/// Merges the changes of several turns that are shown at once. A piece that comes and goes is not shown;
/// one that comes and flips comes with its final side; one that flips twice stays.
fn merged(changes: Vec<Change>) -> Vec<Change> {
    let mut together: Vec<Change> = Vec::new();
    for change in changes {
        let before = match change {
            Change::Remove { square } | Change::Flip { square, .. } => {
                together.iter().rposition(|earlier| earlier.concerns(square))
            }
            _ => None,
        };
        match (change, before.map(|at| (at, &mut together[at]))) {
            (Change::Flip { .. }, Some((_, Change::Put { piece, .. }))) => piece.side = piece.side.other(),
            (Change::Flip { .. }, Some((at, Change::Flip { .. })))
            | (Change::Remove { .. }, Some((at, Change::Put { .. } | Change::Drop { .. }))) => {
                together.remove(at);
            }
            (_, Some((at, Change::Flip { .. }))) => {
                together.remove(at);
                together.push(change);
            }
            _ => together.push(change),
        }
    }
    together
}

/// Returns the changes that reverse a turn, given the position before it.
fn inverse(changes: &[Change], before: &dyn Position) -> Vec<Change> {
    let mut back = Vec::new();
    for change in changes.iter().rev() {
        match *change {
            Change::Put { square, .. } | Change::Drop { square, .. } => back.push(Change::Remove { square }),
            Change::Move { from, to } => back.push(Change::Move { from: to, to: from }),
            Change::Remove { square } => {
                back.extend(before.piece(square).map(|piece| Change::Put { square, piece }));
            }
            Change::Flip { square, distance } => back.push(Change::Flip { square, distance }),
            // No rule takes a crown away, so there is no change for it: the king is removed and a man is
            // put in its place.
            Change::Crown { square } => {
                let side = before.to_move();
                let piece = Piece { side, rank: Rank::Man };
                back.extend([Change::Remove { square }, Change::Put { square, piece }]);
            }
        }
    }
    back
}
