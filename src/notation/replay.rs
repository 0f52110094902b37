//! Building of a record turn by turn.

use super::error::{BadTurn, Place, Problem, Unreadable, excerpt};
use super::record::{Comment, Extra, Record};
use super::side_name;
use crate::rules::{Position, Side, Turn};

/// A record under construction, and the position after its last turn.
pub(super) struct Replay {
    pub record: Record,
    pub position: Box<dyn Position>,
}

impl Replay {
    /// Starts at the first position of the record. `at` is its place in the file, for errors.
    pub(super) fn new(record: Record, at: Place) -> Result<Replay, Unreadable> {
        let position =
            record.first_position().map_err(|error| Unreadable { place: at, problem: error.problem })?;
        Ok(Replay { record, position })
    }

    pub(super) fn remark(&mut self, text: &str) {
        if !text.is_empty() {
            self.record.comments.push(Comment { ply: self.record.turns.len(), text: text.to_owned() });
        }
    }

    pub(super) fn note(&mut self, name: &str, values: Vec<String>) {
        self.record.extras.push(Extra { ply: self.record.turns.len(), name: name.to_owned(), values });
    }

    /// Plays a turn of this side. Many files omit forced passes, which are inserted here; some have
    /// one more pass after both sides have passed, which is ignored.
    pub(super) fn play_as(
        &mut self,
        side: Side,
        turn: Turn,
        text: &str,
        at: Place,
    ) -> Result<(), Unreadable> {
        if turn == Turn::default() && self.position.counting().is_some() {
            return Ok(());
        }
        if self.position.to_move() != side && !self.passes_if_forced() {
            let to_move = side_name(self.position.rules(), self.position.to_move());
            return Err(self.refused(at, BadTurn::OutOfTurn { text: excerpt(text), to_move }));
        }
        self.play(turn, text, at)
    }

    pub(super) fn play(&mut self, turn: Turn, text: &str, at: Place) -> Result<(), Unreadable> {
        self.position
            .play(&turn)
            .map_err(|reason| self.refused(at, BadTurn::illegal(self.record.rules, text, reason)))?;
        self.record.turns.push(turn);
        Ok(())
    }

    /// Plays a pass if it is the only legal turn. Returns false otherwise.
    pub(super) fn passes_if_forced(&mut self) -> bool {
        let pass = Turn::default();
        let is_forced = self.position.turns() == [pass.clone()] && self.position.play(&pass).is_ok();
        if is_forced {
            self.record.turns.push(pass);
        }
        is_forced
    }

    /// Returns the error for a next turn that cannot be played.
    pub(super) fn refused(&self, place: Place, reason: BadTurn) -> Unreadable {
        Unreadable { place, problem: Problem::Turn { ply: self.record.turns.len() + 1, reason } }
    }
}
