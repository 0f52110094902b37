//! Named openings: which one a game follows, and where the named ways lead from any of its positions.
//!
//! [`Openings`] holds the openings of one game. Those that are [known](Openings::of) are facts from public sources,
//! compiled in; [`Openings::read`] reads others from a text:
//!
//! ```text
//! # A comment.
//! Single Corner <tab> 11-15 22-18
//! ```
//!
//! A line is a name, a tab and the turns in the [notation](crate::notation) of records. Behind the name, ` = ` may
//! stand before the name in the letters of its own language. Empty lines and lines that start with `#` hold no opening.
//!
//! An opening is a position, whatever the order of the turns that led to it and however the board was turned, as far as
//! the game cannot tell: see [`Openings::name`].
//!
//! # Examples
//!
//! ```
//! use parlour::notation;
//! use parlour::openings::Openings;
//! use parlour::rules::Game;
//!
//! let rules = Game::Reversi.presets()[0].rules;
//! let mut position = rules.start();
//! let mut turns = Vec::new();
//! for text in ["f5", "d6", "c3", "d3", "c4", "b5"] {
//!     let turn = notation::read_turn(&*position, text)?;
//!     position.play(&turn)?;
//!     turns.push(turn);
//! }
//! let named = Openings::of(rules).name(&turns).expect("the game opens as a Tiger");
//! assert_eq!((named.name, named.turns), ("Tiger", 5));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod known;
mod played;
mod read;
#[cfg(test)]
mod tests;
mod tree;

pub use played::{Played, Tally, Way};
pub use read::{BadOpening, Fault};
use tree::Tree;

use crate::rules::{Game, Rules, Turn};

/// The named openings of a game.
#[derive(Debug)]
pub struct Openings {
    rules: Rules,
    lines: Vec<Opening>,
    tree: Tree,
}

/// A named opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The name in Latin letters, which no other opening of the game has.
    pub name: String,
    /// The name in the letters of its own language, if these are others.
    pub native: Option<String>,
    /// The turns from the first position of a usual game.
    pub turns: Vec<Turn>,
}

/// The opening that a game has followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named<'a> {
    /// The name of the opening.
    pub name: &'a str,
    /// The number of turns after which the game had reached it.
    pub turns: usize,
}

/// A position on the way to a named opening, with the number of turns that lead to it. All ways to it have the same
/// place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(usize);

/// A turn that keeps a game among the named openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuation<'a> {
    /// The turn.
    pub turn: Turn,
    /// The place after it.
    pub place: Place,
    /// The name of the opening that is complete with this turn, if there is one.
    pub name: Option<&'a str>,
    /// The names of all openings that are complete with this turn or lie beyond it, in the order of their lines.
    pub names: Vec<&'a str>,
}

impl Openings {
    /// Returns the openings that are known for these rules. There are none for most games.
    ///
    /// ```
    /// use parlour::openings::Openings;
    /// use parlour::rules::Game;
    ///
    /// let renju = Game::Gomoku.preset("renju")?;
    /// assert_eq!(Openings::of(renju).lines().len(), 26);
    /// # Ok::<(), parlour::rules::UnknownName>(())
    /// ```
    #[must_use]
    pub fn of(rules: Rules) -> &'static Openings {
        known::of(rules)
    }

    /// Returns the openings of each game that has some.
    ///
    /// ```
    /// use parlour::openings::Openings;
    ///
    /// assert!(Openings::all().all(|openings| openings.lines().len() > 0));
    /// ```
    pub fn all() -> impl Iterator<Item = &'static Openings> {
        known::RULES.into_iter().map(known::of)
    }

    /// Returns the openings of a game: one collection for each kind of rules that has some.
    ///
    /// ```
    /// use parlour::openings::Openings;
    /// use parlour::rules::Game;
    ///
    /// assert_eq!(Openings::of_game(Game::Reversi).count(), 1);
    /// assert_eq!(Openings::of_game(Game::Four).count(), 0);
    /// ```
    pub fn of_game(game: Game) -> impl Iterator<Item = &'static Openings> {
        Openings::all().filter(move |openings| openings.rules().game() == game)
    }

    /// Returns the rules by which they are played.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the openings from which one is drawn for a match, if federations have agreed on such a deck. They are
    /// named by their numbers in the list of the federation.
    ///
    /// ```
    /// use parlour::openings::Openings;
    /// use parlour::rules::Game;
    ///
    /// let american = Game::Checkers.preset("american")?;
    /// assert_eq!(Openings::deck(american).lines().len(), 156);
    /// # Ok::<(), parlour::rules::UnknownName>(())
    /// ```
    #[must_use]
    pub fn deck(rules: Rules) -> &'static Openings {
        known::deck(rules)
    }

    /// Reads openings of a game by these rules.
    ///
    /// # Errors
    /// Returns an error at the first line that holds no opening, or one whose name or position another line has.
    ///
    /// # Examples
    ///
    /// ```
    /// use parlour::openings::Openings;
    /// use parlour::rules::Game;
    ///
    /// let rules = Game::ConnectFour.presets()[0].rules;
    /// let own = Openings::read(rules, "Tower\t4 4 4")?;
    /// assert_eq!(own.lines().next().map(|opening| &*opening.name), Some("Tower"));
    ///
    /// let error = Openings::read(rules, "Tower\t4 4 4\nHole\t4 8").expect_err("there is no column 8");
    /// assert_eq!(error.line, 2);
    /// # Ok::<(), parlour::openings::BadOpening>(())
    /// ```
    pub fn read(rules: Rules, text: &str) -> Result<Openings, BadOpening> {
        read::read(rules, text)
    }

    /// Returns the deepest named opening that a game has followed; `None` if it has followed none.
    ///
    /// `turns` are those of a game from its usual first position. A game follows an opening if it reaches its position
    /// with the same number of turns, in any order, also on a board that is turned or mirrored so that the game stays
    /// the same.
    ///
    /// ```
    /// use parlour::notation;
    /// use parlour::openings::Openings;
    /// use parlour::rules::Game;
    ///
    /// let rules = Game::Checkers.preset("american")?;
    /// let record = notation::read_games(rules, b"1. 11-15 22-18 15x22 25x18 *").remove(0)?;
    /// let named = Openings::of(rules).name(&record.turns);
    /// assert_eq!(named.map(|named| named.name), Some("Single Corner"));
    /// assert_eq!(Openings::of(rules).name(&[]), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn name(&self, turns: &[Turn]) -> Option<Named<'_>> {
        let mut position = self.rules.start();
        let mut found = None;
        for (at, turn) in turns.iter().take(self.tree.depth()).enumerate() {
            if position.play(turn).is_err() {
                break;
            }
            let opening = self.tree.node(at + 1, &*position).and_then(|node| node.opening);
            found = opening.map(|opening| Named { name: self.name_of(opening), turns: at + 1 }).or(found);
        }
        found
    }

    /// Returns the places that a game from the usual first position comes through, in the order of its turns. It may
    /// leave the ways to named openings and come back to one.
    ///
    /// ```
    /// use parlour::notation;
    /// use parlour::openings::Openings;
    /// use parlour::rules::Game;
    ///
    /// let rules = Game::Gomoku.preset("renju")?;
    /// let openings = Openings::of(rules);
    /// let record = notation::read_games(rules, b"(;GM[4]SZ[15]RU[Renju];B[hh];W[hg];B[hf];W[aa])").remove(0)?;
    /// // The empty board and three stones, and then another.
    /// let way = openings.way(&record.turns);
    /// assert_eq!((way.places.len(), way.goes_on), (4, true));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn way(&self, turns: &[Turn]) -> Way {
        let mut position = self.rules.start();
        let mut places: Vec<_> = self.tree.find(0, &*position).map(Place).into_iter().collect();
        let mut last = 0;
        for (turn, played) in turns.iter().zip(1..=self.tree.depth()) {
            if position.play(turn).is_err() {
                break;
            }
            if let Some(at) = self.tree.find(played, &*position) {
                places.push(Place(at));
                last = played;
            }
        }
        Way { places, goes_on: turns.len() > last }
    }

    /// Returns the place that a game has come to; `None` if it is on no way to a named opening.
    #[must_use]
    pub fn place(&self, turns: &[Turn]) -> Option<Place> {
        let mut position = self.rules.start();
        for turn in turns {
            position.play(turn).ok()?;
        }
        self.tree.find(turns.len(), &*position).map(Place)
    }

    /// Returns the names of the openings that are complete at a place or lie beyond it, in the order of their lines.
    #[must_use]
    pub fn names(&self, place: Place) -> Vec<&str> {
        let beyond = self.tree.get(place.0).map(|node| &node.beyond);
        beyond.into_iter().flatten().map(|&opening| self.name_of(opening)).collect()
    }

    /// Returns `true` if a game that has come this far is on the way to the opening with this name, or there.
    #[must_use]
    pub fn leads_to(&self, turns: &[Turn], name: &str) -> bool {
        let beyond = self.place(turns).map(|place| &self.tree.at(place.0).beyond);
        beyond.is_some_and(|beyond| beyond.iter().any(|&opening| self.name_of(opening) == name))
    }

    /// Returns the turns after which a game that has come this far is on the way to a named opening, or at one. Of
    /// several turns that differ only by how the board is turned, that of an opening stands for all, or else the first
    /// on the board.
    ///
    /// ```
    /// use parlour::openings::Openings;
    /// use parlour::rules::Game;
    ///
    /// // All first turns of reversi are alike, and all answers have names.
    /// let reversi = Openings::of(Game::Reversi.presets()[0].rules);
    /// let first = reversi.continuations(&[]);
    /// assert_eq!(first.len(), 1);
    ///
    /// let answers = reversi.continuations(&[first[0].turn.clone()]);
    /// let names: Vec<_> = answers.iter().filter_map(|answer| answer.name).collect();
    /// assert_eq!(names, ["Diagonal", "Perpendicular", "Parallel"]);
    /// ```
    #[must_use]
    pub fn continuations(&self, turns: &[Turn]) -> Vec<Continuation<'_>> {
        let after = turns.len() + 1;
        let mut position = self.rules.start();
        if after > self.tree.depth() || turns.iter().any(|turn| position.play(turn).is_err()) {
            return Vec::new();
        }
        let is_line = |turn: &Turn| {
            let goes_on = |line: &Opening| line.turns.get(turns.len()) == Some(turn);
            self.lines.iter().any(|line| goes_on(line) && line.turns.starts_with(turns))
        };
        let mut seen = Vec::new();
        let mut continuations: Vec<Continuation> = Vec::new();
        for turn in position.turns() {
            let mut next = position.clone();
            if next.play(&turn).is_err() {
                continue;
            }
            let Some(at) = self.tree.find(after, &*next) else { continue };
            match seen.iter().position(|&known| known == at) {
                Some(known) if is_line(&turn) && !is_line(&continuations[known].turn) => {
                    continuations[known].turn = turn;
                }
                Some(_) => {}
                None => {
                    seen.push(at);
                    continuations.push(self.continuation(turn, at));
                }
            }
        }
        continuations
    }

    /// Returns the name of an opening in the letters of its own language, if these are not Latin.
    ///
    /// ```
    /// use parlour::openings::Openings;
    /// use parlour::rules::Game;
    ///
    /// let russian = Openings::of(Game::Checkers.preset("russian")?);
    /// assert_eq!(russian.native("Kol"), Some("Кол"));
    /// # Ok::<(), parlour::rules::UnknownName>(())
    /// ```
    #[must_use]
    pub fn native(&self, name: &str) -> Option<&str> {
        self.lines.iter().find(|opening| opening.name == name)?.native.as_deref()
    }

    /// Returns the number of turns of the longest opening.
    #[must_use]
    pub fn longest(&self) -> usize {
        self.tree.depth()
    }

    /// Returns the openings in the order of their lines.
    pub fn lines(&self) -> std::slice::Iter<'_, Opening> {
        self.lines.iter()
    }

    /// Returns openings of which there are none yet.
    fn none(rules: Rules) -> Openings {
        Openings { rules, lines: Vec::new(), tree: Tree::new(rules) }
    }

    fn name_of(&self, opening: usize) -> &str {
        &self.lines[opening].name
    }

    fn continuation(&self, turn: Turn, at: usize) -> Continuation<'_> {
        let node = self.tree.at(at);
        Continuation {
            turn,
            place: Place(at),
            name: node.opening.map(|opening| self.name_of(opening)),
            names: node.beyond.iter().map(|&opening| self.name_of(opening)).collect(),
        }
    }
}
