//! Tournaments at home: pairings, results and standings.
//!
//! A [`Tournament`] holds its agreements ([`Settings`]), the rounds with their results, and who has withdrawn;
//! all else is computed from that. It pairs the next round by itself once all games have a result. Players are
//! known by their index in the settings. [`standings`](Tournament::standings) and
//! [`crosstable`](Tournament::crosstable) are rows of numbers, to which the app adds the words. [`Even`]
//! agrees on a [`handicap`] that makes a fair game of unequal players.
//!
//! # Examples
//!
//! Three people play a round robin:
//!
//! ```
//! use parlour::play::tournament::{Ended, Kind, Place, Settings};
//! use parlour::play::{Avatar, Player, Tournament};
//! use parlour::rules::{Game, Side};
//!
//! let players = ["Anna", "Ben", "Cleo"].map(|name| Player::person(name, Avatar::Leaf));
//! let rules = Game::Reversi.presets()[0].rules;
//! let mut tournament = Tournament::new(Settings::new(players.into(), rules, Kind::RoundRobin))?;
//!
//! while let Some(&place) = tournament.open().first() {
//!     let setup = tournament.setup(place).expect("the game is open");
//!     println!("{} begins against {}", setup.players[0].name, setup.players[1].name);
//!     tournament.enter(place, Ended::Won(Side::First))?;
//! }
//! tournament.correct(Place { round: 0, table: 0 }, &[Ended::Drawn])?;
//!
//! assert!(tournament.is_over());
//! let standings = tournament.standings();
//! assert_eq!(standings.iter().map(|row| row.halves).collect::<Vec<_>>(), [3, 2, 1]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod berger;
mod crosstable;
mod even;
pub mod handicap;
mod knock_out;
mod pairing;
pub mod saved;
mod sides;
mod standings;
mod strength;
mod swiss;
mod tie_breaks;

pub use crosstable::{Cell, CrossRow};
pub use even::{Even, Evened};
pub use standings::{Ranked, TieBreak};
pub use strength::{Strength, strengths};

use serde::{Deserialize, Serialize};

use super::setup::shortened;
use super::{Player, Setup};
use crate::rules::{Rules, Side};

/// A way of playing a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Everybody meets everybody.
    RoundRobin,
    /// Everybody meets everybody twice, once on each side.
    DoubleRoundRobin,
    /// This number of rounds, in each of which players with equal points meet. See
    /// [`usual_rounds`](Kind::usual_rounds).
    Swiss {
        /// Number of rounds, up to [`Tournament::MAX_ROUNDS`].
        rounds: u8,
    },
    /// A player who loses is out. A drawn game is played again with the sides exchanged.
    KnockOut,
}

impl Kind {
    /// Returns the usual number of rounds of a Swiss tournament: so many that at most one player can win all
    /// games, which are the rounds of a knock-out.
    #[must_use]
    pub fn usual_rounds(players: usize) -> u8 {
        knock_out::rounds(players.min(Tournament::MAX_PLAYERS)) as u8
    }
}

/// The agreements before a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The players, in the order of their seeds unless they are drawn.
    pub players: Vec<Player>,
    /// Rules of all games.
    pub rules: Rules,
    /// The way of playing it.
    pub kind: Kind,
    /// The number from which all chance follows: the draw, and who begins in the first round.
    pub seed: u64,
    /// True if the order of the players is drawn by lot.
    #[serde(default)]
    pub drawn: bool,
    /// The means of evening out the chances. `None` if all play alike.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub even: Option<Even>,
}

impl Settings {
    /// Creates settings without a draw, for players from the best to the weakest.
    #[must_use]
    pub fn new(players: Vec<Player>, rules: Rules, kind: Kind) -> Settings {
        Settings { players, rules, kind, seed: 0, drawn: false, even: None }
    }
}

/// The reason why a tournament cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// There are too few or too many players.
    #[error("a tournament has {least} to {most} players, not {0}", least = Tournament::MIN_PLAYERS, most = Tournament::MAX_PLAYERS)]
    Players(usize),
    /// There are too few or too many rounds.
    #[error("a tournament has 1 to {most} rounds, not {0}", most = Tournament::MAX_ROUNDS)]
    Rounds(usize),
}

/// How a game ended. Sides are those on which its players began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// This side won.
    Won(Side),
    /// Nobody won.
    Drawn,
    /// This side won, since the other player did not come.
    Forfeit(Side),
    /// Both did not come: nobody has a point.
    Neither,
}

impl Ended {
    /// Returns the points of a side, in halves.
    #[must_use]
    pub fn halves(self, side: Side) -> u8 {
        match self {
            Ended::Won(winner) | Ended::Forfeit(winner) if winner == side => 2,
            Ended::Drawn => 1,
            _ => 0,
        }
    }

    /// Returns `true` if there was a game.
    #[must_use]
    pub fn is_played(self) -> bool {
        matches!(self, Ended::Won(_) | Ended::Drawn)
    }
}

/// Two players of a round and their games. There are several only in a knock-out, after draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// The players: the first one begins the first game.
    pub players: [usize; 2],
    /// How their games ended.
    #[serde(default)]
    pub games: Vec<Ended>,
    /// True if the players keep their sides in all games, since the one who begins is given something.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fixed: bool,
}

impl Pairing {
    /// Returns the players of a game by number, counted from 0, by the sides on which they begin it.
    #[must_use]
    pub fn sides(&self, game: usize) -> [usize; 2] {
        let [first, second] = self.players;
        if self.fixed || game.is_multiple_of(2) { [first, second] } else { [second, first] }
    }

    /// Returns the winner of the last game. `None` before a game, after a draw, and if nobody came.
    #[must_use]
    pub fn winner(&self) -> Option<usize> {
        let last = self.games.len().checked_sub(1)?;
        let sides = self.sides(last);
        Side::BOTH
            .into_iter()
            .find(|&side| self.games[last].halves(side) == 2)
            .map(|side| sides[side.index()])
    }

    fn has(&self, player: usize) -> bool {
        self.players.contains(&player)
    }
}

/// A round of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// The pairings, one a table.
    pub pairings: Vec<Pairing>,
    /// Players without an opponent: in a Swiss tournament they get a point, in a knock-out they are a round
    /// farther, and in a round robin nothing happens.
    #[serde(default)]
    pub byes: Vec<usize>,
}

/// Where a pairing stands, both numbers counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Index of the round.
    pub round: usize,
    /// Index of the pairing in it.
    pub table: usize,
}

/// The reason why a result or a withdrawal is refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// There is no such pairing.
    #[error("there is no such game")]
    NoPairing,
    /// The game has a result, or a game follows one that was decided.
    #[error("the game has a result already")]
    Decided,
    /// A pairing cannot have more games. Somebody has to give in.
    #[error("two players have at most {most} games in a round", most = Tournament::MAX_GAMES)]
    TooManyGames,
    /// A later round, which rests on this result, has begun.
    #[error("a later round has begun, which depends on this result")]
    LaterRound,
    /// There is no such player.
    #[error("there is no such player")]
    NoPlayer,
}

/// A tournament.
///
/// See the [module](self) for an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    settings: Settings,
    rounds: Vec<Round>,
    /// True for players who have withdrawn.
    withdrawn: Vec<bool>,
}

impl Tournament {
    /// Smallest number of players.
    pub const MIN_PLAYERS: usize = 3;
    /// Largest number of players.
    pub const MAX_PLAYERS: usize = 16;
    /// Largest number of rounds.
    pub const MAX_ROUNDS: usize = 64;
    /// Largest number of games of two players in a round of a knock-out.
    pub const MAX_GAMES: usize = 64;

    /// Creates a tournament and pairs its first round, of a round robin all rounds.
    ///
    /// # Errors
    /// Returns an error if there are too few or too many players or rounds.
    pub fn new(settings: Settings) -> Result<Tournament, Unfit> {
        let mut tournament = Tournament::before_any_round(settings)?;
        tournament.pair_on();
        Ok(tournament)
    }

    fn before_any_round(mut settings: Settings) -> Result<Tournament, Unfit> {
        let count = settings.players.len();
        if !(Tournament::MIN_PLAYERS..=Tournament::MAX_PLAYERS).contains(&count) {
            return Err(Unfit::Players(count));
        }
        for player in &mut settings.players {
            player.name = shortened(&player.name).to_owned();
        }
        let tournament = Tournament { settings, rounds: Vec::new(), withdrawn: vec![false; count] };
        match tournament.planned_rounds() {
            1..=Tournament::MAX_ROUNDS => Ok(tournament),
            rounds => Err(Unfit::Rounds(rounds)),
        }
    }

    /// Returns the agreements.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Returns the rounds that are paired.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Returns the number of rounds of the whole tournament.
    #[must_use]
    pub fn planned_rounds(&self) -> usize {
        let players = self.settings.players.len();
        let single = players - 1 + players % 2;
        match self.settings.kind {
            Kind::RoundRobin => single,
            Kind::DoubleRoundRobin => 2 * single,
            Kind::Swiss { rounds } => usize::from(rounds),
            Kind::KnockOut => knock_out::rounds(players),
        }
    }

    /// Returns `true` for a player who has withdrawn.
    #[must_use]
    pub fn has_withdrawn(&self, player: usize) -> bool {
        self.withdrawn.get(player).copied().unwrap_or(false)
    }

    /// Returns `true` if this is the same tournament as an earlier state of it, so that nothing is lost with that one:
    /// all of its results and withdrawals are here.
    #[must_use]
    pub fn goes_on_from(&self, earlier: &Tournament) -> bool {
        let mut rounds = earlier.rounds.iter().enumerate();
        let mut left = earlier.withdrawn.iter().zip(&self.withdrawn);
        let knows = |(table, pairing): (usize, &Pairing), round: usize| {
            let own = self.pairing(Place { round, table });
            pairing.games.is_empty()
                || own.is_some_and(|own| {
                    own.players == pairing.players && own.games.starts_with(&pairing.games)
                })
        };
        self.settings == earlier.settings
            && left.all(|(earlier, now)| *now || !*earlier)
            && rounds.all(|(at, round)| round.pairings.iter().enumerate().all(|pairing| knows(pairing, at)))
    }

    /// Returns where games have no result yet, in their order.
    #[must_use]
    pub fn open(&self) -> Vec<Place> {
        let mut open = Vec::new();
        for (round, pairings) in self.rounds.iter().map(|round| &round.pairings).enumerate() {
            let tables = pairings.iter().enumerate().filter(|(_, pairing)| self.is_open(pairing));
            open.extend(tables.map(|(table, _)| Place { round, table }));
        }
        open
    }

    /// Returns `true` if all games are played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        // A round is paired as soon as the one before it is complete.
        self.open().is_empty()
    }

    /// Returns `true` if another game of this pairing is to be played.
    fn is_open(&self, pairing: &Pairing) -> bool {
        match pairing.games.last() {
            None => true,
            Some(Ended::Drawn) => self.settings.kind == Kind::KnockOut,
            Some(_) => false,
        }
    }

    fn is_round_robin(&self) -> bool {
        matches!(self.settings.kind, Kind::RoundRobin | Kind::DoubleRoundRobin)
    }

    /// Returns a pairing.
    #[must_use]
    pub fn pairing(&self, Place { round, table }: Place) -> Option<&Pairing> {
        self.rounds.get(round)?.pairings.get(table)
    }

    /// Returns the setup of the game that is to be played next in a pairing. `None` if it has a result.
    #[must_use]
    pub fn setup(&self, place: Place) -> Option<Setup> {
        let pairing = self.pairing(place).filter(|pairing| self.is_open(pairing))?;
        let sides = pairing.sides(pairing.games.len());
        let players = sides.map(|player| self.settings.players[player].clone());
        Some(self.with_handicap(Setup::new(self.settings.rules, players), sides))
    }

    /// Enters how the next game of a pairing ended. If it was the last one of the round, the next round is
    /// paired.
    ///
    /// # Errors
    /// Returns an error if the pairing has a result already.
    pub fn enter(&mut self, place: Place, ended: Ended) -> Result<(), Refused> {
        let pairing = self.pairing(place).ok_or(Refused::NoPairing)?;
        let games: Vec<_> = pairing.games.iter().copied().chain([ended]).collect();
        self.correct(place, &games)
    }

    /// Replaces how the games of a pairing ended; without any game, the pairing is open again.
    ///
    /// A later round that has not begun is paired anew, and one that has begun stays as it is. A game that a
    /// player has forfeited by withdrawing does not begin a round.
    ///
    /// # Errors
    /// Returns an error if a game comes after one that was decided, or if a later round has begun that could
    /// not have been paired: since this one would be open again, or since another player would be out.
    pub fn correct(&mut self, place: Place, games: &[Ended]) -> Result<(), Refused> {
        let before = self.pairing(place).ok_or(Refused::NoPairing)?;
        let after = Pairing { games: games.to_vec(), ..before.clone() };
        self.check_games(games)?;
        if !self.is_round_robin() {
            let later = self.rounds.iter().skip(place.round + 1);
            let rests = self.is_open(&after)
                || (self.settings.kind == Kind::KnockOut && after.winner() != before.winner());
            if rests && later.clone().any(|round| self.has_begun(round)) {
                return Err(Refused::LaterRound);
            }
            while self.rounds.len() > place.round + 1
                && self.rounds.last().is_some_and(|last| !self.has_begun(last))
            {
                self.rounds.pop();
            }
        }
        self.rounds[place.round].pairings[place.table] = after;
        self.pair_on();
        Ok(())
    }

    /// Checks that these can be all games of a pairing so far.
    fn check_games(&self, games: &[Ended]) -> Result<(), Refused> {
        let earlier = games.split_last().map_or(games, |(_, earlier)| earlier);
        if earlier.iter().any(|&ended| self.settings.kind != Kind::KnockOut || ended != Ended::Drawn) {
            Err(Refused::Decided)
        } else if games.len() > Tournament::MAX_GAMES {
            Err(Refused::TooManyGames)
        } else {
            Ok(())
        }
    }

    /// Returns `true` if a game of the round has a result that does not follow from a withdrawal alone.
    fn has_begun(&self, round: &Round) -> bool {
        let by_hand = |pairing: &Pairing| {
            let is_left = pairing.players.iter().any(|&player| self.withdrawn[player]);
            pairing.games.iter().any(|ended| ended.is_played() || !is_left)
        };
        round.pairings.iter().any(by_hand)
    }

    /// Takes a player out of the tournament. Open games are forfeited, and a round that has not begun is
    /// paired anew.
    ///
    /// # Errors
    /// Returns an error if there is no such player.
    pub fn withdraw(&mut self, player: usize) -> Result<(), Refused> {
        *self.withdrawn.get_mut(player).ok_or(Refused::NoPlayer)? = true;
        let is_swiss = matches!(self.settings.kind, Kind::Swiss { .. });
        if is_swiss && self.rounds.last().is_some_and(|last| !self.has_begun(last)) {
            self.rounds.pop();
        }
        self.pair_on();
        Ok(())
    }

    /// Enters the forfeits of players who have withdrawn, and pairs rounds as long as all games have a result.
    fn pair_on(&mut self) {
        loop {
            self.forfeit();
            if !self.is_over() || self.rounds.len() >= self.planned_rounds() {
                return;
            }
            let mut next = self.next_rounds();
            for round in &mut next {
                self.seat(round);
            }
            if next.is_empty() {
                return;
            }
            self.rounds.extend(next);
        }
    }

    /// Enters the forfeits of players who have withdrawn.
    fn forfeit(&mut self) {
        for Place { round, table } in self.open() {
            let pairing = &mut self.rounds[round].pairings[table];
            let here = pairing.sides(pairing.games.len()).map(|player| !self.withdrawn[player]);
            match here {
                [true, true] => {}
                [true, false] => pairing.games.push(Ended::Forfeit(Side::First)),
                [false, true] => pairing.games.push(Ended::Forfeit(Side::Second)),
                [false, false] => pairing.games.push(Ended::Neither),
            }
        }
    }
}

#[cfg(test)]
mod tests;
