//! Counts of the matches that took each way to the openings, and of their results.

use std::collections::BTreeMap;

use super::Place;
use crate::rules::{Outcome, Side};

/// The games that came through each place of a tree of openings.
///
/// ```
/// use parlour::openings::{Openings, Played};
/// use parlour::rules::{Game, Outcome, Reason, Side};
///
/// let openings = Openings::of(Game::Reversi.presets()[0].rules);
/// let first = openings.continuations(&[]).remove(0);
/// let way = openings.way(&[first.turn]);
/// let mut played = Played::default();
/// played.add(&way, Some(Outcome { winner: Some(Side::Second), reason: Reason::Count }));
/// played.add(&way, None);
/// let tally = played.at(first.place);
/// assert_eq!((tally.games(), tally.finished(), tally.won(Side::Second)), (2, 1, 1));
/// // Neither has gone on.
/// assert_eq!(played.elsewhere(first.place, []).games(), 0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// The games that came to each place.
    at: BTreeMap<Place, Tally>,
    /// Those of them that have no further turn.
    over: BTreeMap<Place, Tally>,
}

/// The way of a game through a tree of openings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// The places that it comes through.
    pub places: Vec<Place>,
    /// It has a turn after the last of them.
    pub goes_on: bool,
}

/// A number of games, by their results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    won: [u32; 2],
    drawn: u32,
    unfinished: u32,
}

impl Played {
    /// Adds a game with this [way](super::Openings::way) and outcome, which is `None` for an unfinished one.
    pub fn add(&mut self, way: &Way, outcome: Option<Outcome>) {
        for &place in &way.places {
            self.at.entry(place).or_default().count(outcome);
        }
        if let Some(&last) = way.places.last().filter(|_| !way.goes_on) {
            self.over.entry(last).or_default().count(outcome);
        }
    }

    /// Returns the games that came to a place.
    #[must_use]
    pub fn at(&self, place: Place) -> Tally {
        self.at.get(&place).copied().unwrap_or_default()
    }

    /// Returns the games that went on from a place, but not to any of these.
    #[must_use]
    pub fn elsewhere(&self, place: Place, to: impl IntoIterator<Item = Place>) -> Tally {
        let over = self.over.get(&place).copied().unwrap_or_default();
        to.into_iter().fold(self.at(place).without(over), |rest, to| rest.without(self.at(to)))
    }
}

impl Tally {
    /// Returns the number of games.
    #[must_use]
    pub fn games(self) -> u32 {
        self.finished().saturating_add(self.unfinished)
    }

    /// Returns the number of games with a result.
    #[must_use]
    pub fn finished(self) -> u32 {
        self.won[0].saturating_add(self.won[1]).saturating_add(self.drawn)
    }

    /// Returns the number of games that a side has won.
    #[must_use]
    pub fn won(self, side: Side) -> u32 {
        self.won[side.index()]
    }

    /// Returns the number of games that nobody has won.
    #[must_use]
    pub fn drawn(self) -> u32 {
        self.drawn
    }

    /// Returns what is left of these games without others. There are not fewer than none.
    fn without(self, other: Tally) -> Tally {
        let [first, second] = [0, 1].map(|at| self.won[at].saturating_sub(other.won[at]));
        Tally {
            won: [first, second],
            drawn: self.drawn.saturating_sub(other.drawn),
            unfinished: self.unfinished.saturating_sub(other.unfinished),
        }
    }

    /// Counts a game with this outcome.
    fn count(&mut self, outcome: Option<Outcome>) {
        let number = match outcome.map(|outcome| outcome.winner) {
            Some(Some(side)) => &mut self.won[side.index()],
            Some(None) => &mut self.drawn,
            None => &mut self.unfinished,
        };
        *number = number.saturating_add(1);
    }
}
