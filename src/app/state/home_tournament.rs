//! The tournament at home, or the setup of the next one, and the text of its file.
//!
//! There is one at a time. A match that was begun for it enters its result by itself, also after an undo; all other
//! results are entered by hand.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::TournamentQuestion;
use crate::engine::Level;
use crate::platform::random;
use crate::play::tournament::saved::{self, Damaged};
use crate::play::tournament::{Ended, Kind, Place, Settings as Agreements, Tournament};
use crate::play::{Avatar, Match, Player};
use crate::rules::{Game, Side};

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
    /// The name in the field, while it is open.
    pub writing: Option<String>,
}

impl Default for Plan {
    fn default() -> Plan {
        let (game, kind) = (Game::Checkers, Kind::RoundRobin);
        Plan { game, kind, players: Vec::new(), drawn: true, writing: None }
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

/// The tournament, or the setup of the next one.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct HomeTournament {
    /// The setup of the next tournament.
    pub plan: Plan,
    pub(super) tournament: Option<Tournament>,
    pub(super) begun: Vec<Begun>,
    /// The round that is looked at; `None` for the one that is played.
    pub(super) round: Option<usize>,
    /// The game whose result is being entered by hand.
    pub(super) chosen: Option<Place>,
    /// The question that is open.
    pub(super) asked: Option<TournamentQuestion>,
    /// A later version has saved a tournament, or the disk does not give its file, which must stay as it is.
    is_file_kept: bool,
}

/// The file.
#[derive(Serialize, Deserialize)]
struct Kept {
    tournament: Value,
    #[serde(default)]
    begun: Vec<Begun>,
}

impl HomeTournament {
    /// Returns the tournament; `None` while none is played.
    #[must_use]
    pub fn tournament(&self) -> Option<&Tournament> {
        self.tournament.as_ref()
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

    /// Keeps the file as it is.
    pub(super) fn keep_file(&mut self) {
        self.is_file_kept = true;
    }

    /// Returns `true` for a match that was begun for the tournament.
    #[must_use]
    pub fn holds(&self, id: u32) -> bool {
        self.begun.iter().any(|begun| begun.id == id)
    }

    /// Returns the text of the file; empty without a tournament.
    #[must_use]
    pub fn write(&self) -> String {
        let Some(tournament) = &self.tournament else { return String::new() };
        let tournament = serde_json::from_str(&saved::write(tournament)).unwrap_or_default();
        // Plain values with text keys, for which writing JSON cannot fail.
        serde_json::to_string(&Kept { tournament, begun: self.begun.clone() }).unwrap_or_default()
    }

    /// Reads the file.
    ///
    /// # Errors
    /// If it holds no tournament that can be played.
    pub fn read(text: &str) -> Result<HomeTournament, Damaged> {
        if text.trim().is_empty() {
            return Ok(HomeTournament::default());
        }
        let Kept { tournament, begun } = serde_json::from_str(text)?;
        let tournament = Some(saved::read(&tournament.to_string())?);
        Ok(HomeTournament { tournament, begun, ..HomeTournament::default() })
    }

    /// Returns the match that was begun for the next game of a pairing.
    pub(super) fn begun_at(&self, place: Place) -> Option<Begun> {
        let games = self.tournament.as_ref()?.pairing(place)?.games.len();
        self.begun.iter().rfind(|begun| begun.place == place && begun.games == games).copied()
    }

    /// Enters the result of a match that was begun for the tournament, or takes it out after an undo. Returns `true` if
    /// that has changed the tournament.
    pub(super) fn follow(&mut self, game: &Match) -> bool {
        let Some(begun) = self.begun.iter().find(|begun| begun.id == game.id()).copied() else {
            return false;
        };
        let Some(tournament) = &mut self.tournament else { return false };
        let Some(pairing) = tournament.pairing(begun.place) else { return false };
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
        tournament.correct(begun.place, &games).is_ok()
    }
}

/// Begins the tournament of the plan.
pub(super) fn begin(home: &mut HomeTournament, settings: &mut Settings) {
    if let Some(name) = home.plan.writing.take() {
        home.plan.add(&name);
    }
    let Plan { game, kind, players, drawn, .. } = home.plan.clone();
    let kind = match kind {
        Kind::Swiss { .. } => Kind::Swiss { rounds: Kind::usual_rounds(players.len()) },
        kind => kind,
    };
    for player in &players {
        settings.remember_name(&player.name);
    }
    let rules = settings.last_setups.rules(game);
    let agreements = Agreements { seed: random(), drawn, ..Agreements::new(players, rules, kind) };
    home.tournament = Tournament::new(agreements).ok();
    home.begun.clear();
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
        begin(&mut home, &mut Settings::default());
        let place = home.tournament().expect("a tournament").open()[0];
        let setup: Setup = home.tournament().and_then(|tournament| tournament.setup(place)).expect("a game");
        home.begun.push(Begun { id: 7, place, games: 0 });
        (home, Match::new(7, setup, 0).expect("a start"))
    }

    #[test]
    fn a_match_enters_its_result_and_takes_it_back() {
        let (mut home, mut game) = home();
        assert!(!home.follow(&game));
        game.resign(Side::First);
        assert!(home.follow(&game) && !home.follow(&game));
        let place = home.begun[0].place;
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
        assert_eq!(home.begun_at(place).map(|begun| begun.id), Some(7));
        // A result by hand of a game that nobody played stands.
        let tournament = home.tournament.as_mut().expect("a tournament");
        tournament.enter(place, Ended::Forfeit(Side::First)).expect("an open game");
        game.resign(Side::First);
        assert!(!home.follow(&game));
    }

    #[test]
    fn the_file_holds_the_tournament_and_its_matches() {
        let (home, _) = home();
        let read = HomeTournament::read(&home.write()).expect("it can be read");
        assert_eq!((read.tournament(), &read.begun), (home.tournament(), &home.begun));
        assert_eq!(HomeTournament::default().write(), "");
        assert!(HomeTournament::read("").is_ok_and(|home| home.tournament().is_none()));
        assert!(HomeTournament::read("{}").is_err_and(|reason| !reason.is_later()));
        let later = home.write().replace("round-robin", "ladder");
        assert!(HomeTournament::read(&later).is_err_and(|reason| reason.is_later()));
    }
}
