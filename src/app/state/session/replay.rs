//! A match that is being walked through.

use crate::app::vocabulary::messages::BoardUpdate;
use crate::play::{Act, Match, Undone};

/// A match that is being walked through.
#[derive(Debug)]
pub struct Replay {
    /// With all of its acts in force.
    whole: Match,
    /// As it is seen now.
    seen: Match,
}

impl Replay {
    /// A walk through this match, which begins after so many acts.
    #[must_use]
    pub fn of(game: &Match, at: usize) -> Replay {
        let mut whole = game.clone();
        whole.clear();
        whole.go_to(usize::MAX);
        let mut seen = whole.clone();
        seen.go_to(at);
        Replay { whole, seen }
    }

    /// The match with all of its acts, those that were undone among them.
    #[must_use]
    pub fn whole(&self) -> &Match {
        &self.whole
    }

    /// The match as it is seen now.
    #[must_use]
    pub fn seen(&self) -> &Match {
        &self.seen
    }

    /// After how many acts it stands.
    #[must_use]
    pub fn at(&self) -> usize {
        self.seen.acts().len()
    }

    /// Number of acts in the match.
    #[must_use]
    pub fn len(&self) -> usize {
        self.whole.acts().len()
    }

    /// Returns `true` for a match without acts.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The act that led to what is seen, with the match before it.
    #[must_use]
    pub fn last(&self) -> Option<&Act> {
        self.seen.acts().last()
    }

    /// Goes to the point after so many acts, and gives what has to be shown: a step is seen as it
    /// is made, a jump is not.
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
