//! A match with its notes.

use super::notes::{Notes, Spot};
use super::{Act, Match, steps};
use crate::rules::Turn;

impl Match {
    /// Returns the notes.
    #[must_use]
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Returns the notes, to change them.
    pub fn notes_mut(&mut self) -> &mut Notes {
        &mut self.notes
    }

    /// Returns all turns, including those that were undone. Places of the notes count these.
    #[must_use]
    pub fn all_turns(&self) -> Vec<Turn> {
        steps::count(self.acts.len());
        turns_of(&self.acts)
    }

    /// Returns a board on which this match is at a place of its notes, to look at and to try turns. It is a match of its
    /// own at this device, without computers, clocks and notes. `None` if there is no such place.
    ///
    /// A side line that a file holds may have a turn that the rules refuse. The board is then before it.
    #[must_use]
    pub fn board_at(&self, spot: Spot) -> Option<Match> {
        let turns = self.notes.turns_to(&self.all_turns(), spot)?;
        let mut from = spot;
        while let Some(line) = from.line.and_then(|line| self.notes.lines().get(line)) {
            from = Spot { line: line.base().line, ply: from.ply.min(line.base().ply) };
        }
        let mut board = self.up_to(self.acts_before(from.ply), self.id, self.began);
        board.setup = board.setup.looked_at();
        // A forced pass follows its turn by itself, and is there already.
        for turn in turns.iter().skip(board.turn_count()) {
            if board.play_in_bulk(turn).is_err() {
                break;
            }
        }
        board.reset_turns();
        board.start_turn();
        Some(board)
    }

    /// Returns the number of acts up to the turn with this number.
    fn acts_before(&self, turns: usize) -> usize {
        let ends = self.acts.iter().enumerate().filter(|(_, act)| matches!(act, Act::Turn(_)));
        match turns.checked_sub(1) {
            None => 0,
            Some(last) => ends.map(|(at, _)| at + 1).nth(last).unwrap_or(self.acts.len()),
        }
    }

    /// Keeps the notes on the turns that a new act replaces.
    pub(super) fn leave_undone(&mut self, act: &Act) {
        if self.notes.is_empty() || self.done == self.acts.len() {
            return;
        }
        let before = turns_of(&self.acts[..self.done]).len();
        let mut left = turns_of(&self.acts[self.done..]);
        match act {
            // The same turn once more: what followed it is left.
            Act::Turn(turn) if left.first() == Some(turn) => {
                left.remove(0);
                self.notes.leave(before + 1, left);
            }
            _ => self.notes.leave(before, left),
        }
    }
}

/// Returns the turns among these acts.
fn turns_of(acts: &[Act]) -> Vec<Turn> {
    let turn = |act: &Act| if let Act::Turn(turn) = act { Some(turn.clone()) } else { None };
    acts.iter().filter_map(turn).collect()
}
