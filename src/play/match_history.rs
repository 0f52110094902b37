//! The history of matches: a new game follows the previous one, and can be undone like a turn.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Match, Undone};

/// Number of matches before and after the current one that stay in memory.
const KEPT: usize = 8;

/// Matches that were played one after the other, and the current one, which is on the table.
///
/// Only the numbers of all matches are in memory, and a few matches around the current one, so even a
/// history of a thousand matches is small. Undo and redo name a match that they need, and whoever knows the
/// files [keeps](MatchHistory::keep) it for them.
///
/// # Examples
///
/// A new game is undone like a turn:
///
/// ```
/// use parlour::play::{Avatar, Match, MatchHistory, Player, Setup, Step};
/// use parlour::rules::Game;
///
/// let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
/// let setup = Setup::new(Game::Reversi.presets()[0].rules, players);
/// let first = Match::new(1, setup.clone(), 0)?;
///
/// let mut history = MatchHistory::of(first);
/// history.put(Match::new(2, setup, 0)?);
/// assert_eq!(history.undo(), Some(Step::OtherMatch));
/// assert_eq!(history.game().id(), 1);
/// assert_eq!(history.redo(), Some(Step::OtherMatch));
/// assert_eq!(history.game().id(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// After a restart, the first match is only in its file:
///
/// ```
/// # use parlour::play::{Avatar, Match, MatchHistory, Player, Row, Setup, Step, saved};
/// # use parlour::rules::Game;
/// # let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
/// # let setup = Setup::new(Game::Reversi.presets()[0].rules, players);
/// # let file = saved::write(&Match::new(1, setup.clone(), 0)?);
/// # let second = Match::new(2, setup, 0)?;
/// let mut history = MatchHistory::resume(Row { ids: vec![1, 2], at: 1 }, second);
/// assert_eq!(history.undo(), Some(Step::Needs(1)));
/// history.keep(saved::read(&file)?);
/// assert_eq!(history.undo(), Some(Step::OtherMatch));
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
    /// Nothing has changed, because the match with this number is not in memory. Once it is
    /// [kept](MatchHistory::keep), the same call reaches it.
    Needs(u32),
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

    /// Takes a match of this history into memory, for the undo or redo that [needs](Step::Needs) it. A match
    /// that is in memory already may be newer than its file, and stays.
    pub fn keep(&mut self, game: Match) {
        if self.row.ids.contains(&game.id()) {
            self.matches.entry(game.id()).or_insert(game);
        }
    }

    /// Undoes the last act of the current match, or else the new game itself. `None` if there is nothing to
    /// undo.
    pub fn undo(&mut self) -> Option<Step> {
        match self.game_mut().undo() {
            Some(undone) => Some(Step::InMatch(undone)),
            None => self.switch_to(self.after_undo()?),
        }
    }

    /// Redoes the last undone act or new game. `None` if there is nothing to redo.
    pub fn redo(&mut self) -> Option<Step> {
        match self.game_mut().redo() {
            Some(undone) => Some(Step::InMatch(undone)),
            None => self.switch_to(self.after_redo()?),
        }
    }

    /// Returns the number of the match that an undo leads to; `None` if it stays in the current match.
    #[must_use]
    pub fn after_undo(&self) -> Option<u32> {
        let at = self.row.at.checked_sub(1).filter(|_| !self.game().can_undo())?;
        self.row.ids.get(at).copied()
    }

    /// Returns the number of the match that a redo leads to; `None` if it stays in the current match.
    #[must_use]
    pub fn after_redo(&self) -> Option<u32> {
        let at = Some(self.row.at + 1).filter(|_| !self.game().can_redo())?;
        self.row.ids.get(at).copied()
    }

    fn switch_to(&mut self, id: u32) -> Option<Step> {
        if !self.matches.contains_key(&id) {
            return Some(Step::Needs(id));
        }
        self.row.at = self.row.ids.iter().position(|known| *known == id)?;
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
