//! The replay of a match.

use crate::app::vocabulary::messages::BoardUpdate;
use crate::play::{Act, Match, Undone};

/// A replay: a copy of a match, at one of its points.
#[derive(Debug)]
pub struct Replay {
    /// The match with all of its acts, including those that were undone.
    whole: Match,
    /// The match at the point that is shown.
    seen: Match,
}

impl Replay {
    /// Returns a replay of this match, at the point after `at` acts.
    #[must_use]
    pub fn of(game: &Match, at: usize) -> Replay {
        let mut whole = game.clone();
        whole.clear();
        whole.go_to(usize::MAX);
        let mut seen = whole.clone();
        seen.go_to(at);
        Replay { whole, seen }
    }

    /// Returns the match with all of its acts, including those that were undone.
    #[must_use]
    pub fn whole(&self) -> &Match {
        &self.whole
    }

    /// Returns the match at the point that is shown.
    #[must_use]
    pub fn seen(&self) -> &Match {
        &self.seen
    }

    /// Returns the number of acts before the point that is shown.
    #[must_use]
    pub fn at(&self) -> usize {
        self.seen.acts().len()
    }

    /// Returns the number of acts in the whole match.
    #[must_use]
    pub fn len(&self) -> usize {
        self.whole.acts().len()
    }

    /// Returns `true` for a match without acts.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the act before the point that is shown; `None` at the start.
    #[must_use]
    pub fn last(&self) -> Option<&Act> {
        self.seen.acts().last()
    }

    /// Goes to the point after `acts` acts. Returns the update of the board, which animates single steps
    /// only; `None` if the point stays the same.
    pub(in crate::app::state) fn go_to(&mut self, acts: usize) -> Option<BoardUpdate> {
        let (at, to) = (self.at(), acts.min(self.len()));
        let undone = if to == at + 1 {
            self.seen.step_forward()
        } else if to + 1 == at {
            self.seen.step_back()
        } else if to != at {
            self.seen.go_to(to);
            Some(Undone::Decision)
        } else {
            return None;
        };
        Some(match undone {
            Some(Undone::Turn(changes)) => BoardUpdate::Animate(changes),
            _ => BoardUpdate::Rebuild,
        })
    }
}
