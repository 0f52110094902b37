//! Matches in a row: a new game follows the one before it, and can be undone like a turn.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use serde::{Deserialize, Serialize};

use super::{Match, Undone};

/// How many matches before and behind the one on the table stay in memory.
const KEPT: usize = 8;

/// The row of matches that were played one after the other, and the one that is on the table.
///
/// Only the numbers of the matches are always there; a match itself is fetched when it is needed,
/// so that a row of a thousand costs nothing.
#[derive(Debug)]
pub struct MatchHistory {
    row: Row,
    matches: BTreeMap<u32, Match>,
}

/// Which matches were played one after the other, by number, and which of them is on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    pub ids: Vec<u32>,
    /// Index into `ids`.
    pub at: usize,
}

/// What undo or redo did at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    InMatch(Undone),
    /// Another match is on the table now: a new game was undone or begun again.
    OtherMatch,
}

impl MatchHistory {
    /// A table with this match on it.
    #[must_use]
    pub fn of(game: Match) -> MatchHistory {
        let id = game.id();
        MatchHistory { row: Row { ids: vec![id], at: 0 }, matches: BTreeMap::from([(id, game)]) }
    }

    /// A table as it was left. Falls back to a row of this one match where the row does not
    /// know it.
    #[must_use]
    pub fn resume(row: Row, game: Match) -> MatchHistory {
        let id = game.id();
        let row = if row.ids.get(row.at) == Some(&id) { row } else { Row { ids: vec![id], at: 0 } };
        MatchHistory { row, matches: BTreeMap::from([(id, game)]) }
    }

    #[must_use]
    pub fn row(&self) -> &Row {
        &self.row
    }

    /// The match on the table.
    #[must_use]
    pub fn game(&self) -> &Match {
        &self.matches[&self.row.ids[self.row.at]]
    }

    /// The match on the table, to be changed by anything but undo and redo.
    ///
    /// Whatever a player does from here on makes later matches of the row unreachable by redo,
    /// as a new turn does with turns that were undone. They stay where they are kept.
    ///
    /// # Panics
    /// Never: the match on the table is always there.
    pub fn game_mut(&mut self) -> &mut Match {
        let id = self.row.ids[self.row.at];
        self.matches.get_mut(&id).expect("the match on the table is always there")
    }

    /// Forgets the matches that redo would lead to: called when something new is done.
    pub fn branch(&mut self) {
        self.row.ids.truncate(self.row.at + 1);
    }

    /// A match of the row that is in memory, perhaps newer than where matches are kept.
    pub fn get_mut(&mut self, id: u32) -> Option<&mut Match> {
        self.matches.get_mut(&id)
    }

    /// Takes a match out of the row that is gone where matches are kept. The one on the table stays.
    pub fn remove(&mut self, id: u32) {
        let Some(at) = self.row.ids.iter().position(|known| *known == id) else { return };
        if at != self.row.at {
            self.row.ids.remove(at);
            self.row.at -= usize::from(at < self.row.at);
            self.matches.remove(&id);
        }
    }

    /// Puts a match with a number of its own on the table, after the present one.
    pub fn put(&mut self, game: Match) {
        let id = game.id();
        self.branch();
        self.row.ids.push(id);
        self.row.at += 1;
        self.matches.insert(id, game);
        self.evict_distant();
    }

    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.game().can_undo() || self.row.at > 0
    }

    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.game().can_redo() || self.row.at + 1 < self.row.ids.len()
    }

    /// Takes back the last thing done: in the match, or else the beginning of the match itself.
    ///
    /// `fetch` gives the match of a number from where matches are kept; where it gives none, the
    /// table stays as it is and so does the way to it.
    pub fn undo(&mut self, fetch: impl FnOnce(u32) -> Option<Match>) -> Option<Step> {
        match self.game_mut().undo() {
            Some(undone) => Some(Step::InMatch(undone)),
            None => self.switch_to(self.row.at.checked_sub(1)?, fetch),
        }
    }

    /// Does again what was last undone. See [`MatchHistory::undo`].
    pub fn redo(&mut self, fetch: impl FnOnce(u32) -> Option<Match>) -> Option<Step> {
        match self.game_mut().redo() {
            Some(undone) => Some(Step::InMatch(undone)),
            None => self.switch_to(self.row.at + 1, fetch),
        }
    }

    fn switch_to(&mut self, at: usize, fetch: impl FnOnce(u32) -> Option<Match>) -> Option<Step> {
        let id = *self.row.ids.get(at)?;
        if let Entry::Vacant(place) = self.matches.entry(id) {
            place.insert(fetch(id)?);
        }
        self.row.at = at;
        self.evict_distant();
        Some(Step::OtherMatch)
    }

    /// Keeps in memory only the matches around the one on the table: the others can be fetched. Some
    /// stay, for a disk may be full and the latest match nowhere else.
    fn evict_distant(&mut self) {
        let end = (self.row.at + KEPT).min(self.row.ids.len());
        let near = &self.row.ids[self.row.at.saturating_sub(KEPT)..end];
        self.matches.retain(|id, _| near.contains(id));
    }
}
