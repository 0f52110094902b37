//! The history of matches: a new game follows the previous one, and can be undone like a turn.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use serde::{Deserialize, Serialize};

use super::{Match, Undone};

/// Number of matches before and after the current one that stay in memory.
const KEPT: usize = 8;

/// Matches that were played one after the other, and the current one, which is on the table.
///
/// Only the numbers of the matches are always in memory. Other matches are fetched on demand, so even
/// a history of a thousand matches is small.
///
/// # Examples
///
/// A new game is undone like a turn:
///
/// ```
/// use std::collections::BTreeMap;
///
/// use parlour::play::{Avatar, Match, MatchHistory, Player, Setup, Step, saved};
/// use parlour::rules::Game;
///
/// let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
/// let setup = Setup::new(Game::Reversi.presets()[0].rules, players);
/// let first = Match::new(1, setup.clone(), 0)?;
/// let mut files = BTreeMap::from([(1, saved::write(&first))]);
///
/// let mut history = MatchHistory::of(first);
/// history.put(Match::new(2, setup, 0)?);
/// files.insert(2, saved::write(history.game()));
///
/// let fetch = |id| saved::read(files.get(&id)?).ok();
/// assert_eq!(history.undo(fetch), Some(Step::OtherMatch));
/// assert_eq!(history.game().id(), 1);
/// assert_eq!(history.redo(fetch), Some(Step::OtherMatch));
/// assert_eq!(history.game().id(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct MatchHistory {
    row: Row,
    matches: BTreeMap<u32, Match>,
}

/// Numbers of the matches of a [`MatchHistory`], and the current one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Numbers of the matches, oldest first.
    pub ids: Vec<u32>,
    /// Index of the current match in `ids`.
    pub at: usize,
}

/// Effect of an undo or redo in the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The current match changed.
    InMatch(Undone),
    /// Another match is current: a new game was undone or redone.
    OtherMatch,
}

impl MatchHistory {
    /// Creates a history of one match.
    #[must_use]
    pub fn of(game: Match) -> MatchHistory {
        let id = game.id();
        MatchHistory { row: Row { ids: vec![id], at: 0 }, matches: BTreeMap::from([(id, game)]) }
    }

    /// Restores a saved history with its current match. If `row` does not have this match as its current
    /// one, the history consists of this match alone.
    #[must_use]
    pub fn resume(row: Row, game: Match) -> MatchHistory {
        let id = game.id();
        let row = if row.ids.get(row.at) == Some(&id) { row } else { Row { ids: vec![id], at: 0 } };
        MatchHistory { row, matches: BTreeMap::from([(id, game)]) }
    }

    /// Returns the numbers of the matches.
    #[must_use]
    pub fn row(&self) -> &Row {
        &self.row
    }

    /// Returns the current match.
    #[must_use]
    pub fn game(&self) -> &Match {
        &self.matches[&self.row.ids[self.row.at]]
    }

    /// Returns the current match for any change except undo and redo.
    ///
    /// After a new act, callers also call [`branch`](MatchHistory::branch): later matches can no longer be
    /// redone. Their files stay.
    ///
    /// # Panics
    /// Never: the current match is always in memory.
    pub fn game_mut(&mut self) -> &mut Match {
        let id = self.row.ids[self.row.at];
        self.matches.get_mut(&id).expect("the match on the table is always there")
    }

    /// Removes the matches after the current one, which a redo would lead to.
    pub fn branch(&mut self) {
        self.row.ids.truncate(self.row.at + 1);
    }

    /// Returns all matches that are in memory, in the order of their numbers.
    pub fn in_memory(&self) -> impl Iterator<Item = &Match> {
        self.matches.values()
    }

    /// Returns a match that is in memory, which may be newer than its file.
    pub fn get_mut(&mut self, id: u32) -> Option<&mut Match> {
        self.matches.get_mut(&id)
    }

    /// Removes a match whose file was removed. The current match stays.
    pub fn remove(&mut self, id: u32) {
        let Some(at) = self.row.ids.iter().position(|known| *known == id) else { return };
        if at != self.row.at {
            self.row.ids.remove(at);
            self.row.at -= usize::from(at < self.row.at);
            self.matches.remove(&id);
        }
    }

    /// Adds a match after the current one and makes it current. Its number must be new.
    pub fn put(&mut self, game: Match) {
        let id = game.id();
        self.branch();
        self.row.ids.push(id);
        self.row.at += 1;
        self.matches.insert(id, game);
        self.evict_distant();
    }

    /// Returns `true` if there is an act or a new game to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.game().can_undo() || self.row.at > 0
    }

    /// Returns `true` if there is an act or a new game to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.game().can_redo() || self.row.at + 1 < self.row.ids.len()
    }

    /// Undoes the last act of the current match, or else the new game itself.
    ///
    /// `fetch` reads the match with a given number. If it returns `None`, nothing changes.
    pub fn undo(&mut self, fetch: impl FnOnce(u32) -> Option<Match>) -> Option<Step> {
        match self.game_mut().undo() {
            Some(undone) => Some(Step::InMatch(undone)),
            None => self.switch_to(self.row.at.checked_sub(1)?, fetch),
        }
    }

    /// Redoes the last undone act or new game. See [`MatchHistory::undo`].
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

    /// Drops matches far from the current one from memory. Near ones stay, because the latest match may
    /// not be in any file if the disk is full.
    fn evict_distant(&mut self) {
        let end = (self.row.at + KEPT).min(self.row.ids.len());
        let near = &self.row.ids[self.row.at.saturating_sub(KEPT)..end];
        self.matches.retain(|id, _| near.contains(id));
    }
}
