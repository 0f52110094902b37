//! The tournament at home, or the setup of the next one, and the earlier ones.
//!
//! One is played at a time. The others, which have ended or wait, are in a list, and one of them can be continued. A
//! match that was begun for a tournament enters its result by itself, also after an undo; all other results are entered
//! by hand.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::TournamentQuestion;
use crate::engine::Level;
use crate::platform::random;
use crate::play::tournament::{
    Ended, Even, Kind, Place, Settings as Agreements, Strength, Tournament, strengths,
};
use crate::play::{Avatar, Match, Player, Summary};
use crate::rules::{Game, Side};

mod file;
mod merge;

pub use file::{Damaged, VERSION};
pub use merge::Merged;

/// A match that was begun for a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Begun {
    /// The number of the match.
    pub(super) id: u32,
    pub(super) place: Place,
    /// The number of games that the pairing had before.
    pub(super) games: usize,
}

/// The setup of a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The game. Its rules are those of its last setup.
    pub game: Game,
    /// The way of playing it. The rounds of a Swiss tournament follow from the number of players.
    pub kind: Kind,
    /// The players.
    pub players: Vec<Player>,
    /// True if the order of the players is drawn by lot.
    pub drawn: bool,
    /// True if the weaker of two players is given something, measured by the matches here.
    pub even: bool,
    /// Time of the weaker player in seconds, in games in which the stronger one has less.
    pub time: u32,
    /// The name in the field, while it is open.
    pub writing: Option<String>,
}

/// The times to choose from, in seconds.
pub const TIMES: [u32; 6] = [2 * 60, 5 * 60, 10 * 60, 15 * 60, 20 * 60, 30 * 60];

impl Default for Plan {
    fn default() -> Plan {
        let (game, kind) = (Game::Checkers, Kind::RoundRobin);
        Plan { game, kind, players: Vec::new(), drawn: true, even: false, time: TIMES[2], writing: None }
    }
}

impl Plan {
    /// Returns `true` if the number of players is right.
    #[must_use]
    pub fn can_begin(&self) -> bool {
        (Tournament::MIN_PLAYERS..=Tournament::MAX_PLAYERS).contains(&self.players.len())
    }

    /// Returns `true` if another player can take part.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.players.len() < Tournament::MAX_PLAYERS
    }

    /// Returns how strong the players are, by these matches.
    #[must_use]
    pub fn strengths<'a>(&self, matches: impl IntoIterator<Item = &'a Summary>) -> Vec<Option<Strength>> {
        strengths(&self.players, self.game, matches)
    }

    /// Adds a person, unless the name is there already.
    pub(super) fn add(&mut self, name: &str) {
        let name = name.trim();
        let is_there = self.players.iter().any(|player| player.is_person() && player.name == name);
        if !name.is_empty() && !is_there && self.has_room() {
            let avatar = Avatar::ALL[self.players.len() % Avatar::ALL.len()];
            self.players.push(Player::person(name, avatar));
        }
    }

    pub(super) fn add_computer(&mut self, level: Level) {
        if self.has_room() && !self.players.iter().any(|player| player.computer == Some(level)) {
            self.players.push(Player::computer(level));
        }
    }
}

/// A tournament with the matches that were begun for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    pub(super) tournament: Tournament,
    pub(super) begun: Vec<Begun>,
    /// The Unix time at which it was put aside; 0 while it is played.
    pub(super) ended: u64,
}

impl Held {
    /// Returns the tournament.
    #[must_use]
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// Returns the Unix time at which it was put aside; 0 while it is played.
    #[must_use]
    pub fn ended(&self) -> u64 {
        self.ended
    }

    /// Returns `true` if a game has a result, so that there is something to keep.
    fn has_begun(&self) -> bool {
        let mut pairings = self.tournament.rounds().iter().flat_map(|round| &round.pairings);
        pairings.any(|pairing| !pairing.games.is_empty())
    }

    /// Enters the result of a match that was begun for it, or takes it out after an undo. Returns `true` if that has
    /// changed the tournament.
    fn follow(&mut self, game: &Match) -> bool {
        let Some(begun) = self.begun.iter().find(|begun| begun.id == game.id()).copied() else {
            return false;
        };
        let Some(pairing) = self.tournament.pairing(begun.place) else { return false };
        // The players may have swapped sides in the opening.
        let seat = |side: Side| if game.position().swapped() { side.other() } else { side };
        let ended = game.outcome().map(|outcome| match outcome.winner {
            Some(winner) => Ended::Won(seat(winner)),
            None => Ended::Drawn,
        });
        let mut games = pairing.games.clone();
        // Later games of the pairing, or a result by hand, stand.
        let known = games.get(begun.games).copied();
        if games.len() > begun.games + 1 || known == ended || known.is_some_and(|known| !known.is_played()) {
            return false;
        }
        games.truncate(begun.games);
        games.extend(ended);
        self.tournament.correct(begun.place, &games).is_ok()
    }
}

/// The tournament, or the setup of the next one, and the earlier ones.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct HomeTournament {
    /// The setup of the next tournament.
    pub plan: Plan,
    /// The tournament that is played.
    pub(super) current: Option<Held>,
    /// The others, those that were put aside last at the end.
    others: Vec<Held>,
    /// Which of the others is looked at.
    pub(super) opened: Option<usize>,
    /// The round that is looked at; `None` for the one that is played.
    pub(super) round: Option<usize>,
    /// The game whose result is being entered by hand.
    pub(super) chosen: Option<Place>,
    /// The question that is open.
    pub(super) asked: Option<TournamentQuestion>,
    /// A later version has saved tournaments, or the disk does not give their file, which must stay as it is.
    is_file_kept: bool,
}

impl HomeTournament {
    /// Most tournaments in the list. The oldest one goes when there is one more.
    pub const MOST: usize = 100;

    /// Returns the tournament that is played; `None` while there is none.
    #[must_use]
    pub fn tournament(&self) -> Option<&Tournament> {
        self.current.as_ref().map(Held::tournament)
    }

    /// Returns the tournaments in the list, those that were put aside last at the end.
    #[must_use]
    pub fn others(&self) -> &[Held] {
        &self.others
    }

    /// Returns the index of the tournament in the list that is looked at, and the tournament.
    #[must_use]
    pub fn opened(&self) -> Option<(usize, &Held)> {
        let at = self.opened?;
        self.others.get(at).map(|held| (at, held))
    }

    /// Returns the round that is looked at; `None` for the one that is played.
    #[must_use]
    pub fn round(&self) -> Option<usize> {
        self.round
    }

    /// Returns the game whose result is being entered by hand.
    #[must_use]
    pub fn chosen(&self) -> Option<Place> {
        self.chosen
    }

    /// Returns the question that is open.
    #[must_use]
    pub fn asked(&self) -> Option<TournamentQuestion> {
        self.asked
    }

    /// Returns `true` if the file must stay as it is, so that no tournament can begin.
    #[must_use]
    pub fn is_file_kept(&self) -> bool {
        self.is_file_kept
    }

    /// Returns `true` if the tournament of the plan can begin. Players are measured once the list of matches `is_known`.
    #[must_use]
    pub fn may_begin(&self, is_known: bool) -> bool {
        self.plan.can_begin() && !self.is_file_kept && (!self.plan.even || is_known)
    }

    /// Keeps the file as it is.
    pub(super) fn keep_file(&mut self) {
        self.is_file_kept = true;
    }

    /// Returns `true` for a match that was begun for the tournament.
    #[must_use]
    pub fn holds(&self, id: u32) -> bool {
        self.current.iter().flat_map(|held| &held.begun).any(|begun| begun.id == id)
    }

    /// Returns the number of the match that was begun for the next game of a pairing.
    #[must_use]
    pub fn match_at(&self, place: Place) -> Option<u32> {
        let held = self.current.as_ref()?;
        let games = held.tournament.pairing(place)?.games.len();
        held.begun.iter().rfind(|begun| begun.place == place && begun.games == games).map(|begun| begun.id)
    }

    /// Returns the numbers of all matches that were begun for a tournament.
    pub(super) fn matches(&self) -> impl Iterator<Item = u32> {
        self.current.iter().chain(&self.others).flat_map(|held| &held.begun).map(|begun| begun.id)
    }

    /// Notes the match that was begun for the next game of a pairing.
    pub(super) fn note(&mut self, place: Place, id: u32) {
        let Some(held) = &mut self.current else { return };
        let games = held.tournament.pairing(place).map_or(0, |pairing| pairing.games.len());
        held.begun.push(Begun { id, place, games });
    }

    /// Enters the result of a match that was begun for a tournament, or takes it out after an undo. Returns `true` if
    /// that has changed one.
    pub(super) fn follow(&mut self, game: &Match) -> bool {
        let mut all = self.current.iter_mut().chain(&mut self.others);
        all.any(|held| held.follow(game))
    }

    /// Puts the tournament that is played into the list. One without a result is forgotten.
    pub(super) fn put_aside(&mut self, now: u64) {
        self.close();
        if let Some(held) = self.current.take().filter(Held::has_begun) {
            self.others.push(Held { ended: now, ..held });
            self.trim();
        }
    }

    /// Continues a tournament of the list. The one that is played takes its place there.
    pub(super) fn go_on(&mut self, at: usize, now: u64) {
        if at < self.others.len() {
            let held = self.others.remove(at);
            self.close();
            self.others.extend(self.current.take().map(|held| Held { ended: now, ..held }));
            self.current = Some(Held { ended: 0, ..held });
        }
    }

    /// Removes a tournament from the list. Its matches stay in the library.
    pub(super) fn forget(&mut self, at: usize) {
        if at < self.others.len() {
            self.others.remove(at);
            self.close();
        }
    }

    /// Closes what is open on the page.
    pub(super) fn close(&mut self) {
        (self.opened, self.round, self.chosen, self.asked) = (None, None, None, None);
    }

    /// Removes the oldest tournaments of a list that is too long.
    fn trim(&mut self) {
        self.others.drain(..self.others.len().saturating_sub(HomeTournament::MOST));
    }
}

/// Begins the tournament of the plan. `matches` tell how strong the players are.
pub(super) fn begin<'a>(
    home: &mut HomeTournament,
    settings: &mut Settings,
    matches: impl IntoIterator<Item = &'a Summary>,
) {
    if let Some(name) = home.plan.writing.take() {
        home.plan.add(&name);
    }
    let even = home.plan.even.then(|| {
        let elo = |strength: Option<Strength>| strength.map(|strength| strength.elo);
        let strengths = home.plan.strengths(matches).into_iter().map(elo).collect();
        Even { strengths, time: home.plan.time }
    });
    let Plan { game, kind, players, drawn, .. } = home.plan.clone();
    let kind = match kind {
        Kind::Swiss { .. } => Kind::Swiss { rounds: Kind::usual_rounds(players.len()) },
        kind => kind,
    };
    for player in &players {
        settings.remember_name(&player.name);
    }
    let rules = settings.last_setups.rules(game);
    let agreements = Agreements { seed: random(), drawn, even, ..Agreements::new(players, rules, kind) };
    home.close();
    home.current =
        Tournament::new(agreements).ok().map(|tournament| Held { tournament, begun: Vec::new(), ended: 0 });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Setup;

    /// A round robin of three people, whose first game is a match with number 7.
    fn home() -> (HomeTournament, Match) {
        let mut plan = Plan { drawn: false, game: Game::Four, ..Plan::default() };
        for name in ["Anna", " Ben", "Cleo", "Ben ", ""] {
            plan.add(name);
        }
        assert_eq!(plan.players.len(), 3, "each name once");
        let mut home = HomeTournament { plan, ..HomeTournament::default() };
        begin(&mut home, &mut Settings::default(), []);
        let place = home.tournament().expect("a tournament").open()[0];
        let setup: Setup = home.tournament().and_then(|tournament| tournament.setup(place)).expect("a game");
        home.note(place, 7);
        (home, Match::new(7, setup, 0).expect("a start"))
    }

    #[test]
    fn a_match_enters_its_result_and_takes_it_back() {
        let (mut home, mut game) = home();
        assert!(!home.follow(&game));
        game.resign(Side::First);
        assert!(home.follow(&game) && !home.follow(&game));
        let place = home.current.as_ref().expect("a tournament").begun[0].place;
        let games = |home: &HomeTournament| {
            home.tournament()
                .and_then(|tournament| tournament.pairing(place))
                .expect("a pairing")
                .games
                .clone()
        };
        assert_eq!(games(&home), [Ended::Won(Side::Second)]);
        game.undo();
        assert!(home.follow(&game));
        assert_eq!(games(&home), []);
        assert_eq!(home.match_at(place), Some(7));
        // A result by hand of a game that nobody played stands.
        let tournament = &mut home.current.as_mut().expect("a tournament").tournament;
        tournament.enter(place, Ended::Forfeit(Side::First)).expect("an open game");
        game.resign(Side::First);
        assert!(!home.follow(&game));
    }

    #[test]
    fn tournaments_are_put_aside_and_continued() {
        let (mut first, game) = home();
        // One without a result is forgotten.
        let mut idle = first.clone();
        idle.put_aside(5);
        assert!(idle.tournament().is_none() && idle.others().is_empty());
        let mut ended = game.clone();
        ended.resign(Side::First);
        first.follow(&ended);
        first.put_aside(5);
        let (tournament, count) = (first.others()[0].tournament().clone(), first.others().len());
        assert_eq!((count, first.others()[0].ended(), first.tournament()), (1, 5, None));
        // A match that ends later counts in the list as well, and the other tournament takes the place.
        assert!(first.follow(&game) && first.follow(&ended));
        begin(&mut first, &mut Settings::default(), []);
        let place = first.tournament().expect("a tournament").open()[0];
        let second = &mut first.current.as_mut().expect("a tournament").tournament;
        second.enter(place, Ended::Drawn).expect("an open game");
        let second = second.clone();
        first.opened = Some(0);
        first.go_on(0, 9);
        assert_eq!((first.tournament(), first.opened), (Some(&tournament), None));
        assert_eq!((first.others()[0].tournament(), first.others()[0].ended()), (&second, 9));
        first.forget(0);
        first.forget(7);
        first.go_on(7, 9);
        assert!(first.others().is_empty() && first.tournament() == Some(&tournament));
    }

    #[test]
    fn the_list_has_an_end() {
        let (mut home, mut game) = home();
        game.resign(Side::First);
        home.follow(&game);
        let held = home.current.clone();
        for time in 1..=HomeTournament::MOST as u64 + 3 {
            home.current.clone_from(&held);
            home.put_aside(time);
        }
        assert_eq!((home.others().len(), home.others()[0].ended()), (HomeTournament::MOST, 4));
        assert!(home.write().len() <= file::MAX_BYTES);
        assert_eq!(HomeTournament::read(&home.write()).expect("it can be read").others(), home.others());
    }
}
