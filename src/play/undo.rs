//! The way back through a match, and forward again.

use super::{Act, Match, Undone};
use crate::rules::{Change, Piece, Position, Rank};

impl Match {
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.last_act_by_person().is_some() || !self.turns.current.path.is_empty()
    }

    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.done < self.acts.len()
    }

    /// Takes back the last touched square, or else what a person did last, with what the computer
    /// did since and with passes that were forced. `None` at the very beginning.
    pub fn undo(&mut self) -> Option<Undone> {
        if !self.turns.current.path.is_empty() {
            let mut path = self.turns.current.path.clone();
            path.pop();
            self.stage(path);
            return Some(Undone::Touch);
        }
        Some(self.back_to(self.last_act_by_person()?))
    }

    /// Does again what was last undone, with what the computer did then. `None` when there is
    /// nothing.
    pub fn redo(&mut self) -> Option<Undone> {
        let mut done = self.step_forward()?;
        while self.setup.only_person().is_some() && self.actor().computer.is_some() {
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

    /// Takes back the last act, whoever's it was, and passes that were forced with the turn before
    /// them. `None` at the very beginning.
    pub fn step_back(&mut self) -> Option<Undone> {
        Some(self.back_to(self.last_chosen_act()?))
    }

    /// Does the next act again, with the passes to which it forces. `None` when there is nothing.
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

    /// Takes everything back from the act in this place on.
    fn back_to(&mut self, first: usize) -> Undone {
        let mut undone = None;
        while self.done > first {
            self.take_back();
            let Act::Turn(turn) = &self.acts[self.done] else { continue };
            let changes = self.position().changes(turn).unwrap_or_default();
            undone.get_or_insert_with(Vec::new).extend(inverse(&changes, self.position()));
        }
        let undone = undone.map(merged);
        // Who takes something back is the one who goes on playing: no second Start Turn.
        self.turns.current.started = true;
        undone.map_or(Undone::Decision, Undone::Turn)
    }

    /// Another match with this number that begins now, as this one stood after so many acts. What came
    /// after them it has never known.
    #[must_use]
    pub fn up_to(&self, acts: usize, id: u32, began: u64) -> Match {
        let mut game = Match { id, began, ..self.clone() };
        game.go_to(acts);
        game.acts.truncate(game.done);
        game.spent = game.spent.resized(game.done, game.done);
        game.play_forced_pass();
        // Whoever plays on has to be ready first.
        game.pause();
        game
    }

    /// Goes to the point after so many acts, or as near to it as there are acts. What comes after
    /// it counts as undone, until something new is done.
    pub fn go_to(&mut self, acts: usize) {
        let acts = acts.min(self.acts.len());
        let goes_back = acts < self.done;
        while self.done > acts {
            self.set_done(self.done - 1);
            if self.acts[self.done].changes_position() {
                self.positions.pop();
                self.hashes.pop();
            }
        }
        while self.done < acts {
            // It was done before from this very position, so it is possible.
            let Ok(after) = self.acts[self.done].position_after(self.position()) else { break };
            self.set_done(self.done + 1);
            if let Some(position) = after {
                self.hashes.push(position.hash());
                self.positions.push(position);
            }
        }
        self.reset_turns();
        // As with a turn that is taken back.
        self.turns.current.started |= goes_back;
        // What was agreed on stays marked, also where the agreement is undone.
        let settled = [self.done.checked_sub(1), Some(self.done)].into_iter().flatten();
        if let Some(Act::Settle(dead)) = settled.filter_map(|at| self.acts.get(at)).next_back()
            && self.position().counting().is_some()
        {
            self.dead = dead.clone().into();
            self.marked = true;
        }
    }

    /// So many acts are in force from now on, and the clocks stand as they stood there.
    pub(super) fn set_done(&mut self, acts: usize) {
        let is_interrupted = self.acts.get(acts).is_some_and(Act::interrupts_turn);
        self.spent.go(self.done, acts, self.acts.len(), is_interrupted);
        self.done = acts;
    }

    /// Takes the last act alone out of force.
    pub(super) fn take_back(&mut self) {
        self.set_done(self.done - 1);
        if self.positions.len() > self.done + 1 {
            self.positions.pop();
            self.hashes.pop();
            self.reset_turns();
        }
    }
}

/// What several turns come to that are seen at once: a piece that comes and goes is not seen, one
/// that comes and turns over comes as it will be, one that turns over twice stays.
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

/// The changes that take a turn back, given the position before it.
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
            // Nobody loses a crown in play, so there is no change for it: the king goes and a man
            // comes in his place.
            Change::Crown { square } => {
                let side = before.to_move();
                let piece = Piece { side, rank: Rank::Man };
                back.extend([Change::Remove { square }, Change::Put { square, piece }]);
            }
        }
    }
    back
}
