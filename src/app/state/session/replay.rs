//! The replay of a match.

use std::collections::VecDeque;

use crate::app::vocabulary::messages::BoardUpdate;
use crate::play::{Act, Match, Undone};
use crate::rules::{Change, Turn};

/// A replay: a copy of a match, at one of its points.
#[derive(Debug)]
pub struct Replay {
    /// The match with all of its acts, including those that were undone.
    whole: Match,
    /// The match at the point that is shown.
    seen: Match,
    /// The line beside the match that the board shows in its place.
    aside: Option<Aside>,
}

/// A line beside the match.
#[derive(Debug)]
struct Aside {
    /// The match with the turns of the line that were shown so far.
    game: Match,
    /// The turns that follow.
    follow: VecDeque<Turn>,
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
        Replay { whole, seen, aside: None }
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

    /// Returns the match that the board shows: the one at this point, or with the turns of a line beside it.
    #[must_use]
    pub fn board(&self) -> &Match {
        self.aside.as_ref().map_or(&self.seen, |aside| &aside.game)
    }

    /// Returns `true` while the board shows a line beside the match.
    #[must_use]
    pub fn is_aside(&self) -> bool {
        self.aside.is_some()
    }

    /// Returns the match with the whole line that the board shows beside it, and the number of turns before the line.
    #[must_use]
    pub fn line(&self) -> Option<(Match, usize)> {
        let Aside { game, follow } = self.aside.as_ref()?;
        let mut game = game.clone();
        for turn in follow {
            if game.play(turn).is_err() {
                break;
            }
        }
        Some((game, self.seen.turn_count()))
    }

    /// Returns `true` while more turns of such a line follow.
    #[must_use]
    pub fn follows(&self) -> bool {
        self.aside.as_ref().is_some_and(|aside| !aside.follow.is_empty())
    }

    /// Begins to show a line from this point, and plays its first turn. Returns its changes, or `None` if it does not
    /// fit. The other turns are left to [`show_next`](Replay::show_next).
    pub(in crate::app::state) fn show(&mut self, line: Vec<Turn>) -> Option<Vec<Change>> {
        self.aside = Some(Aside { game: self.seen.clone(), follow: line.into() });
        self.show_next()
    }

    /// Plays the next turn of the line, and returns its changes. `None` if there is none.
    pub(in crate::app::state) fn show_next(&mut self) -> Option<Vec<Change>> {
        let aside = self.aside.as_mut()?;
        let turn = aside.follow.pop_front()?;
        match aside.game.play(&turn) {
            Ok(played) => Some(played.changes),
            Err(_) => {
                // The findings of a damaged file need not fit the match.
                aside.follow.clear();
                None
            }
        }
    }

    /// Returns to the match from a line beside it.
    pub(in crate::app::state) fn show_match(&mut self) {
        self.aside = None;
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
    /// only; `None` if the board stays the same.
    pub(in crate::app::state) fn go_to(&mut self, acts: usize) -> Option<BoardUpdate> {
        let (at, to) = (self.at(), acts.min(self.len()));
        if self.aside.take().is_some() {
            self.seen.go_to(to);
            return Some(BoardUpdate::Rebuild);
        }
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
