//! Building of a record turn by turn.

use super::error::{BadTurn, Place, Problem, Unreadable, excerpt};
use super::limits::{self, Limit};
use super::record::{Comment, Extra, Record};
use super::{side_name, steps};
use crate::rules::{Position, Side, Turn};

/// A record under construction, and the position after the last turn of one of its lines.
pub(super) struct Replay {
    pub record: Record,
    pub position: Box<dyn Position>,
    /// The side line that grows. `None` is the game.
    line: Option<usize>,
    /// Number of turns of all lines.
    turns: usize,
    /// Number of comments and properties of all lines.
    notes: usize,
    /// Number of values of all properties.
    values: usize,
}

impl Replay {
    /// Starts at the first position of the record. `at` is its place in the file, for errors.
    pub(super) fn new(record: Record, at: Place) -> Result<Replay, Unreadable> {
        let position =
            record.first_position().map_err(|error| Unreadable { place: at, problem: error.problem })?;
        Ok(Replay::at(record, position))
    }

    /// Starts at this position, which is the first of the record.
    pub(super) fn at(record: Record, position: Box<dyn Position>) -> Replay {
        Replay { record, position, line: None, turns: 0, notes: 0, values: 0 }
    }

    /// Goes on with a side line, at the position before its first turn.
    pub(super) fn begin(&mut self, line: usize, position: Box<dyn Position>) {
        self.line = Some(line);
        self.position = position;
    }

    /// Returns the side line that grows. `None` is the game.
    pub(super) fn line(&self) -> Option<usize> {
        self.line
    }

    /// Returns the number of turns from the start of the game.
    pub(super) fn ply(&self) -> usize {
        self.line.map_or(self.record.turns.len(), |line| self.record.lines[line].end())
    }

    /// Removes the turns after this ply from the line. Nothing can be played after them.
    pub(super) fn cut(&mut self, ply: usize) {
        let begin = self.line.map_or(0, |line| self.record.lines[line].ply);
        self.turns_of_line().truncate(ply - begin);
    }

    fn turns_of_line(&mut self) -> &mut Vec<Turn> {
        match self.line {
            Some(line) => &mut self.record.lines[line].turns,
            None => &mut self.record.turns,
        }
    }

    /// Returns the record.
    pub(super) fn finish(mut self) -> Record {
        self.record.shrink();
        self.record
    }

    pub(super) fn remark(&mut self, text: &str, at: Place) -> Result<(), Unreadable> {
        if !text.is_empty() {
            self.count_note(at)?;
            let comment = Comment { ply: self.ply(), text: text.to_owned() };
            match self.line {
                Some(line) => self.record.lines[line].comments.push(comment),
                None => self.record.comments.push(comment),
            }
        }
        Ok(())
    }

    /// Keeps a property with this number of values.
    pub(super) fn note(
        &mut self,
        name: &str,
        count: usize,
        values: impl Iterator<Item = impl Into<String>>,
        at: Place,
    ) -> Result<(), Unreadable> {
        self.count_note(at)?;
        self.values += count;
        if self.values > limits::VALUES {
            return Err(too_much(at, Limit::Values));
        }
        let mut list = Vec::with_capacity(count);
        list.extend(values.map(Into::into));
        let extra = Extra { ply: self.ply(), name: name.to_owned(), values: list };
        match self.line {
            Some(line) => self.record.lines[line].extras.push(extra),
            None => self.record.extras.push(extra),
        }
        Ok(())
    }

    fn count_note(&mut self, at: Place) -> Result<(), Unreadable> {
        self.notes += 1;
        if self.notes > limits::NOTES { Err(too_much(at, Limit::Notes)) } else { Ok(()) }
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
        self.check_turns(at)?;
        if self.position.to_move() != side && !self.passes_if_forced() {
            let to_move = side_name(self.position.rules(), self.position.to_move());
            return Err(self.refused(at, BadTurn::OutOfTurn { text: excerpt(text), to_move }));
        }
        self.play(turn, text, at)
    }

    pub(super) fn play(&mut self, turn: Turn, text: &str, at: Place) -> Result<(), Unreadable> {
        self.check_turns(at)?;
        steps::count(1);
        self.position
            .play(&turn)
            .map_err(|reason| self.refused(at, BadTurn::illegal(self.record.rules, text, reason)))?;
        self.push(turn);
        Ok(())
    }

    /// Keeps a turn that was played.
    fn push(&mut self, turn: Turn) {
        self.turns += 1;
        self.turns_of_line().push(turn);
    }

    /// Returns an error if the game can have no further turn.
    pub(super) fn check_turns(&self, at: Place) -> Result<(), Unreadable> {
        if self.turns < limits::TURNS { Ok(()) } else { Err(too_much(at, Limit::Turns)) }
    }

    /// Plays a pass if it is the only legal turn. Returns false otherwise.
    pub(super) fn passes_if_forced(&mut self) -> bool {
        let pass = Turn::default();
        let is_forced = self.position.turns() == [pass.clone()] && self.position.play(&pass).is_ok();
        if is_forced {
            self.push(pass);
        }
        is_forced
    }

    /// Returns the error for a next turn that cannot be played.
    pub(super) fn refused(&self, place: Place, reason: BadTurn) -> Unreadable {
        Unreadable { place, problem: Problem::Turn { ply: self.ply() + 1, reason } }
    }
}

/// Returns the error that something exceeds a limit.
pub(super) fn too_much(place: Place, limit: Limit) -> Unreadable {
    Unreadable { place, problem: Problem::TooMuch(limit) }
}
