//! Building of a record turn by turn.

use super::error::{BadTurn, Place, Problem, Unreadable, excerpt};
use super::limits::{self, Limit};
use super::record::{Comment, Extra, Record};
use super::{side_name, steps};
use crate::rules::{Position, Side, Turn};

/// A record under construction, and the position after its last turn.
pub(super) struct Replay {
    pub record: Record,
    pub position: Box<dyn Position>,
    /// Number of values of all properties.
    values: usize,
}

impl Replay {
    /// Starts at the first position of the record. `at` is its place in the file, for errors.
    pub(super) fn new(record: Record, at: Place) -> Result<Replay, Unreadable> {
        let position =
            record.first_position().map_err(|error| Unreadable { place: at, problem: error.problem })?;
        Ok(Replay { record, position, values: 0 })
    }

    /// Returns the record.
    pub(super) fn finish(mut self) -> Record {
        self.record.shrink();
        self.record
    }

    pub(super) fn remark(&mut self, text: &str, at: Place) -> Result<(), Unreadable> {
        if !text.is_empty() {
            self.count_note(at)?;
            self.record.comments.push(Comment { ply: self.record.turns.len(), text: text.to_owned() });
        }
        Ok(())
    }

    /// Keeps a property with this number of values.
    pub(super) fn note<'a>(
        &mut self,
        name: &str,
        count: usize,
        values: impl Iterator<Item = &'a str>,
        at: Place,
    ) -> Result<(), Unreadable> {
        self.count_note(at)?;
        self.values += count;
        if self.values > limits::VALUES {
            return Err(too_much(at, Limit::Values));
        }
        let mut list = Vec::with_capacity(count);
        list.extend(values.map(str::to_owned));
        self.record.extras.push(Extra { ply: self.record.turns.len(), name: name.to_owned(), values: list });
        Ok(())
    }

    fn count_note(&self, at: Place) -> Result<(), Unreadable> {
        let notes = self.record.comments.len() + self.record.extras.len();
        if notes < limits::NOTES { Ok(()) } else { Err(too_much(at, Limit::Notes)) }
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
        self.count_turn(at)?;
        if self.position.to_move() != side && !self.passes_if_forced() {
            let to_move = side_name(self.position.rules(), self.position.to_move());
            return Err(self.refused(at, BadTurn::OutOfTurn { text: excerpt(text), to_move }));
        }
        self.play(turn, text, at)
    }

    pub(super) fn play(&mut self, turn: Turn, text: &str, at: Place) -> Result<(), Unreadable> {
        self.count_turn(at)?;
        self.position
            .play(&turn)
            .map_err(|reason| self.refused(at, BadTurn::illegal(self.record.rules, text, reason)))?;
        self.record.turns.push(turn);
        Ok(())
    }

    fn count_turn(&self, at: Place) -> Result<(), Unreadable> {
        steps::count(1);
        let turns = self.record.turns.len();
        if turns < limits::TURNS { Ok(()) } else { Err(too_much(at, Limit::Turns)) }
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

/// Returns the error that something exceeds a limit.
pub(super) fn too_much(place: Place, limit: Limit) -> Unreadable {
    Unreadable { place, problem: Problem::TooMuch(limit) }
}
