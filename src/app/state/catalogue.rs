//! The saved matches with their indexes, which follow every change: the order of the list, the results, and
//! the matches that resemble each other.
//!
//! Nothing here takes time in proportion to all matches, except [`Catalogue::count_from`], whose work is
//! done in parts.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use web_time::SystemTime;

use crate::play::link::Awaits;
use crate::play::{Player, Results, Summary};
use crate::rules::{Game, Side};

/// The place of a match in the list: the one played last first.
type Place = Reverse<(Option<SystemTime>, u32)>;

/// The saved matches with their indexes.
#[derive(Default)]
pub struct Catalogue {
    matches: BTreeMap<u32, Entry>,
    /// The listed matches of each game and, under `None`, of all games, indexed by [`Shelf`].
    listed: BTreeMap<Option<Game>, [BTreeSet<Place>; 3]>,
    alike: Alike,
    /// Shared with the export, so that no frame copies them.
    results: Arc<Results>,
    /// Only matches with a higher number count for the results.
    since: u32,
    /// The results are still being counted: matches from this number on are not in them yet.
    uncounted: Option<u32>,
}

/// A part of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Unfinished matches by link, and those whose result was not sent yet.
    ByLink,
    /// Other unfinished matches.
    Unfinished,
    /// Finished matches.
    Finished,
}

impl Shelf {
    /// All shelves, in the order of the list.
    pub const ALL: [Shelf; 3] = [Shelf::ByLink, Shelf::Unfinished, Shelf::Finished];

    /// Returns the shelf of a match.
    #[must_use]
    pub fn of(game: &Summary) -> Shelf {
        match game.awaits() {
            Some(Awaits::Act | Awaits::Sending | Awaits::Answer) => Shelf::ByLink,
            _ if game.is_finished() => Shelf::Finished,
            _ => Shelf::Unfinished,
        }
    }
}

/// A match, and the time at which it was last played.
struct Entry {
    game: Summary,
    played: Option<SystemTime>,
}

impl Entry {
    fn place(&self) -> Place {
        Reverse((self.played, self.game.id))
    }

    /// Returns `true` unless nothing has happened in the match.
    fn is_listed(&self) -> bool {
        let was_sent = self.game.correspondence.as_ref().is_some_and(|known| known.since.is_some());
        was_sent || self.game.standing.turns > 0 || self.game.is_finished()
    }
}

impl Catalogue {
    /// Returns all matches, in the order of their numbers.
    pub fn all(&self) -> impl Iterator<Item = &Summary> {
        self.matches.values().map(|entry| &entry.game)
    }

    /// Returns the match with this number.
    #[must_use]
    pub fn get(&self, id: u32) -> Option<&Summary> {
        self.matches.get(&id).map(|entry| &entry.game)
    }

    /// Returns the shelf of a match; `None` if it is not listed.
    #[must_use]
    pub fn shelf(&self, id: u32) -> Option<Shelf> {
        self.matches.get(&id).filter(|entry| entry.is_listed()).map(|entry| Shelf::of(&entry.game))
    }

    /// Returns the time at which a match was last played.
    #[must_use]
    pub fn played(&self, id: u32) -> Option<SystemTime> {
        self.matches.get(&id)?.played
    }

    /// Returns the highest number of a match, or 0.
    #[must_use]
    pub fn highest(&self) -> u32 {
        self.matches.keys().next_back().copied().unwrap_or(0)
    }

    /// Returns the listed matches of a game, or of all games, the one played last first. Matches without a
    /// turn or a letter are not listed.
    pub fn listed(&self, game: Option<Game>, shelf: Shelf) -> impl Iterator<Item = &Summary> {
        let places = self.listed.get(&game).map(|shelves| &shelves[shelf as usize]);
        places.into_iter().flatten().filter_map(|Reverse((_, id))| self.get(*id))
    }

    /// Returns the number of listed matches of a game, or of all games.
    #[must_use]
    pub fn count(&self, game: Option<Game>, shelf: Shelf) -> usize {
        self.listed.get(&game).map_or(0, |shelves| shelves[shelf as usize].len())
    }

    /// Returns the numbers of the listed matches of a game, or of all games, in the order of the list.
    #[must_use]
    pub fn numbers(&self, game: Option<Game>) -> Vec<u32> {
        let shelves = self.listed.get(&game).into_iter().flatten();
        let mut places: Vec<Place> = shelves.flatten().copied().collect();
        places.sort_unstable();
        places.into_iter().map(|Reverse((_, id))| id).collect()
    }

    /// Adds a match, or replaces the one with its number.
    pub fn put(&mut self, game: Summary, played: Option<SystemTime>) {
        self.remove(game.id);
        let entry = Entry { game, played };
        for places in self.places(&entry) {
            places.insert(entry.place());
        }
        self.alike.add(&entry.game);
        if self.is_counted(entry.game.id) {
            Arc::make_mut(&mut self.results).add(&entry.game);
        }
        self.matches.insert(entry.game.id, entry);
    }

    /// Removes a match, and returns it with the time at which it was last played.
    pub fn remove(&mut self, id: u32) -> Option<(Summary, Option<SystemTime>)> {
        let entry = self.matches.remove(&id)?;
        for places in self.places(&entry) {
            places.remove(&entry.place());
        }
        self.alike.remove(&entry.game);
        if self.is_counted(id) {
            Arc::make_mut(&mut self.results).remove(&entry.game);
        }
        Some((entry.game, entry.played))
    }

    /// Returns the lists that a match is in.
    fn places(&mut self, entry: &Entry) -> impl Iterator<Item = &mut BTreeSet<Place>> {
        let at = Shelf::of(&entry.game) as usize;
        let own = Some(entry.game.setup.rules.game());
        for game in [None, own].into_iter().filter(|_| entry.is_listed()) {
            self.listed.entry(game).or_default();
        }
        let is_listed = entry.is_listed();
        let lists =
            self.listed.iter_mut().filter(move |(game, _)| is_listed && (game.is_none() || **game == own));
        lists.map(move |(_, shelves)| &mut shelves[at])
    }

    /// Returns the results between players.
    #[must_use]
    pub fn results(&self) -> &Arc<Results> {
        &self.results
    }

    /// Returns the number before the first match that counts for the results.
    #[must_use]
    pub fn since(&self) -> u32 {
        self.since
    }

    /// Returns `true` while the results are being counted.
    #[must_use]
    pub fn is_counting(&self) -> bool {
        self.uncounted.is_some()
    }

    /// Begins to count the results of the matches after `since`. [`Catalogue::count_on`] does the work.
    pub fn count_from(&mut self, since: u32) {
        self.since = since;
        self.results = Arc::default();
        self.uncounted = Some(since.saturating_add(1));
    }

    /// Counts the results of at most `most` further matches. Returns `true` if none is left.
    pub fn count_on(&mut self, most: usize) -> bool {
        let Some(from) = self.uncounted else { return true };
        let results = Arc::make_mut(&mut self.results);
        let mut left = self.matches.range(from..);
        left.by_ref().take(most).for_each(|(_, entry)| results.add(&entry.game));
        self.uncounted = left.next().map(|(id, _)| *id);
        self.uncounted.is_none()
    }

    /// Returns `true` if the results hold this match, or will hold it once it is there.
    fn is_counted(&self, id: u32) -> bool {
        id > self.since && self.uncounted.is_none_or(|from| id < from)
    }

    /// Returns the index of matches that resemble each other, for another thread.
    #[must_use]
    pub fn alike(&self) -> Alike {
        self.alike.clone()
    }
}

/// An index of matches by what a record of them would hold, apart from the turns themselves. Clones share
/// the index.
///
/// Two matches that differ in it are different. Two that agree need not be the same, so their turns are to
/// be compared.
#[derive(Clone, Default)]
pub struct Alike(Arc<Mutex<HashMap<u64, Vec<u32>>>>);

impl Alike {
    /// Returns the numbers of the matches with this [`key`].
    #[must_use]
    pub fn with(&self, key: u64) -> Vec<u32> {
        self.index().get(&key).cloned().unwrap_or_default()
    }

    fn add(&self, game: &Summary) {
        self.index().entry(key(game)).or_default().push(game.id);
    }

    fn remove(&self, game: &Summary) {
        let mut index = self.index();
        if let Some(ids) = index.get_mut(&key(game)) {
            ids.retain(|&id| id != game.id);
            if ids.is_empty() {
                index.remove(&key(game));
            }
        }
    }

    /// Locks the index. A poisoned lock is fine, since no change of it can panic halfway.
    fn index(&self) -> MutexGuard<'_, HashMap<u64, Vec<u32>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns a hash over the rules, the first and the last position, the players, the day, the number of turns
/// and the winner of a match.
#[must_use]
pub fn key(game: &Summary) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.setup.rules.hash(&mut hasher);
    game.setup.position.hash(&mut hasher);
    Side::BOTH.map(|side| name(game.player(side))).hash(&mut hasher);
    day(game.began).hash(&mut hasher);
    (game.standing.turns, &game.standing.position).hash(&mut hasher);
    game.standing.outcome.map(|outcome| outcome.winner).hash(&mut hasher);
    hasher.finish()
}

/// Returns the name of a player as a record holds it.
#[must_use]
pub fn name(player: &Player) -> String {
    match player.computer {
        Some(level) => format!("Parlour, level {}", level.number()),
        None => player.name.trim().to_owned(),
    }
}

/// Returns the day of a time in seconds, which is all that a record holds of it.
#[must_use]
pub fn day(seconds: u64) -> u64 {
    seconds / (24 * 60 * 60)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use proptest::prelude::*;

    use super::*;
    use crate::play::{Avatar, Match, Setup};

    fn summary(id: u32, game: Game, names: [&str; 2], ends: Option<Side>) -> Summary {
        let players = names.map(|name| Player::person(name, Avatar::Leaf));
        let mut played = Match::new(id, Setup::new(game.presets()[0].rules, players), 0).expect("a start");
        if !id.is_multiple_of(5) {
            let turn = played.position().turns()[0].clone();
            played.play(&turn).expect("a legal turn");
        }
        if let Some(side) = ends {
            played.resign(side);
        }
        Summary::of(&played)
    }

    /// A change of the catalogue.
    #[derive(Clone, Debug)]
    enum Change {
        Put { id: u32, kind: usize, names: usize, ends: Option<Side>, at: u64 },
        Remove(u32),
        CountFrom(u32),
        CountOn(usize),
    }

    fn change() -> impl Strategy<Value = Change> {
        let ends = prop_oneof![Just(None), Just(Some(Side::First)), Just(Some(Side::Second))];
        prop_oneof![
            6 => (1..40_u32, 0..3_usize, 0..3_usize, ends, 0..50_u64)
                .prop_map(|(id, kind, names, ends, at)| Change::Put { id, kind, names, ends, at }),
            2 => (1..40_u32).prop_map(Change::Remove),
            1 => (0..20_u32).prop_map(Change::CountFrom),
            2 => (0..9_usize).prop_map(Change::CountOn),
        ]
    }

    proptest! {
        #[test]
        fn indexes_follow_every_change(changes in prop::collection::vec(change(), 1..60)) {
            const NAMES: [[&str; 2]; 3] = [["Anna", "Ben"], ["Ben", "Anna"], ["Anna", "Anna"]];
            let kinds = [Game::Four, Game::Checkers, Game::Go];
            let mut catalogue = Catalogue::default();
            let mut plain: BTreeMap<u32, (Summary, Option<SystemTime>)> = BTreeMap::new();
            for change in changes {
                match change {
                    Change::Put { id, kind, names, ends, at } => {
                        let game = summary(id, kinds[kind], NAMES[names], ends);
                        let played = (at > 0).then(|| SystemTime::UNIX_EPOCH + Duration::from_secs(at));
                        catalogue.put(game.clone(), played);
                        plain.insert(id, (game, played));
                    }
                    Change::Remove(id) => prop_assert_eq!(catalogue.remove(id), plain.remove(&id)),
                    Change::CountFrom(since) => catalogue.count_from(since),
                    Change::CountOn(most) => _ = catalogue.count_on(most),
                }
            }
            while !catalogue.count_on(4) {}
            let counted = plain.range(catalogue.since() + 1..).map(|(_, (game, _))| game);
            prop_assert_eq!(&**catalogue.results(), &Results::of(counted));
            for game in [None].into_iter().chain(kinds.map(Some)) {
                for shelf in Shelf::ALL {
                    let mut wanted: Vec<_> = plain
                        .values()
                        .filter(|(known, _)| {
                            (known.standing.turns > 0 || known.is_finished())
                                && Shelf::of(known) == shelf
                                && game.is_none_or(|game| known.setup.rules.game() == game)
                        })
                        .collect();
                    wanted.sort_by_key(|(known, played)| Reverse((*played, known.id)));
                    let wanted: Vec<_> = wanted.into_iter().map(|(known, _)| known.id).collect();
                    let listed: Vec<_> = catalogue.listed(game, shelf).map(|known| known.id).collect();
                    prop_assert_eq!(catalogue.count(game, shelf), listed.len());
                    prop_assert_eq!(listed, wanted);
                }
            }
            for (known, _) in plain.values() {
                let alike: BTreeSet<_> = catalogue.alike().with(key(known)).into_iter().collect();
                let wanted = plain.values().filter(|(other, _)| key(other) == key(known));
                prop_assert_eq!(alike, wanted.map(|(other, _)| other.id).collect::<BTreeSet<_>>());
            }
        }
    }
}
