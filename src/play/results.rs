//! Results between players: wins, draws and losses.
//!
//! Results are computed from the existing matches and never saved, so they always agree with them.

use std::collections::BTreeMap;

use super::{Player, Summary};
use crate::engine::Level;
use crate::rules::{Game, Side};

/// A player across matches: a person by name, the computer by level, or another program by name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Participant {
    /// A person, by name without surrounding spaces. Names are case-sensitive.
    Person(String),
    /// The computer at this level.
    Computer(Level),
    /// Another program, by the name under which it was added.
    Program(String),
}

impl Participant {
    /// Identifies a player. `None` for a person without a name.
    #[must_use]
    pub fn of(player: &Player) -> Option<Participant> {
        let name = player.name.trim();
        match player.computer {
            Some(level) => Some(Participant::Computer(level)),
            None if player.program => Some(Participant::Program(name.to_owned())),
            None => (!name.is_empty()).then(|| Participant::Person(name.to_owned())),
        }
    }
}

/// Number of games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl Score {
    /// Returns the number of games in all.
    #[must_use]
    pub fn played(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Returns the number that a game with this winner belongs to, for the player of a side.
    fn of(&mut self, side: Side, winner: Option<Side>) -> &mut u32 {
        match winner {
            Some(winner) if winner == side => &mut self.won,
            Some(_) => &mut self.lost,
            None => &mut self.drawn,
        }
    }
}

impl std::ops::AddAssign for Score {
    fn add_assign(&mut self, other: Score) {
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
    }
}

/// Results of every named person, by opponent and by game.
///
/// # Examples
///
/// ```
/// use parlour::play::{Avatar, Match, Participant, Player, Results, Score, Setup, Summary};
/// use parlour::rules::{Game, Side};
///
/// let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
/// let mut game = Match::new(1, Setup::new(Game::Four.presets()[0].rules, players), 0)?;
/// game.resign(Side::First);
///
/// let results = Results::of([&Summary::of(&game)]);
/// let ben = Participant::Person("Ben".to_owned());
/// assert_eq!(results.between("Anna", &ben, None), Score { won: 0, drawn: 0, lost: 1 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results(pub BTreeMap<String, BTreeMap<Participant, BTreeMap<Game, Score>>>);

impl Results {
    /// Computes the results of these matches. Unfinished matches do not count, nor does playing against
    /// oneself.
    #[must_use]
    pub fn of<'a>(matches: impl IntoIterator<Item = &'a Summary>) -> Results {
        let mut results = Results::default();
        matches.into_iter().for_each(|game| results.add(game));
        results
    }

    /// Adds the result of a match, if it counts.
    pub fn add(&mut self, game: &Summary) {
        let winner = game.standing.outcome.and_then(|outcome| outcome.winner);
        for (side, name, other) in pairs(game) {
            let games = self.0.entry(name).or_default().entry(other).or_default();
            *games.entry(game.setup.rules.game()).or_default().of(side, winner) += 1;
        }
    }

    /// Takes the result of a match out again. The match must have been added.
    pub fn remove(&mut self, game: &Summary) {
        let winner = game.standing.outcome.and_then(|outcome| outcome.winner);
        let kind = game.setup.rules.game();
        for (side, name, other) in pairs(game) {
            let Some(opponents) = self.0.get_mut(&name) else { continue };
            let Some(games) = opponents.get_mut(&other) else { continue };
            if let Some(score) = games.get_mut(&kind) {
                let number = score.of(side, winner);
                *number = number.saturating_sub(1);
            }
            // What is empty goes, so that the results are equal to those that never had the match.
            games.retain(|_, score| score.played() > 0);
            if games.is_empty() {
                opponents.remove(&other);
            }
            if opponents.is_empty() {
                self.0.remove(&name);
            }
        }
    }

    /// Returns the score of a person against an opponent, in one game or in all of them.
    #[must_use]
    pub fn between(&self, name: &str, other: &Participant, game: Option<Game>) -> Score {
        let mut score = Score::default();
        let games = self.0.get(name).and_then(|opponents| opponents.get(other));
        for (kind, games) in games.into_iter().flatten() {
            if game.is_none_or(|game| game == *kind) {
                score += *games;
            }
        }
        score
    }

    /// Returns all results as comma-separated values (RFC 4180): a header, then a line for each player,
    /// opponent and game.
    #[must_use]
    pub fn table(&self) -> String {
        let mut table = "player,opponent,game,won,drawn,lost\n".to_owned();
        for (name, opponents) in &self.0 {
            for (other, games) in opponents {
                let other = match other {
                    Participant::Person(name) => quoted(name),
                    Participant::Computer(level) => format!("computer level {}", level.number()),
                    Participant::Program(name) => quoted(&format!("program {name}")),
                };
                for (game, Score { won, drawn, lost }) in games {
                    let line = format!("{},{other},{},{won},{drawn},{lost}\n", quoted(name), game.name());
                    table.push_str(&line);
                }
            }
        }
        table
    }
}

/// Returns the sides that a finished match counts for, each with the name of its player and the opponent.
/// Unfinished matches do not count, nor does playing against oneself.
fn pairs(game: &Summary) -> impl Iterator<Item = (Side, String, Participant)> + use<> {
    let [first, second] = Side::BOTH.map(|side| Participant::of(game.player(side)));
    let counts = game.is_finished() && first != second;
    let both = [(Side::First, first.clone(), second.clone()), (Side::Second, second, first)];
    both.into_iter().filter(move |_| counts).filter_map(|(side, own, other)| match (own, other) {
        (Some(Participant::Person(name)), Some(other)) => Some((side, name, other)),
        _ => None,
    })
}

/// Quotes a field of comma-separated values where RFC 4180 requires it.
fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Avatar, Match, Setup};

    fn ended(game: Game, players: [Player; 2], resigns: Option<Side>) -> Summary {
        let mut game = Match::new(1, Setup::new(game.presets()[0].rules, players), 0).expect("a start");
        match resigns {
            Some(side) => game.resign(side),
            None => game.agree_draw(),
        }
        Summary::of(&game)
    }

    #[test]
    fn results_count_finished_matches_between_different_players() {
        let person = |name: &str| Player::person(name, Avatar::Leaf);
        let (anna, ben) = (person("Anna"), person(" Ben "));
        let both = || [anna.clone(), ben.clone()];
        let level = Level::new(3).expect("a level");
        let mut unfinished = ended(Game::Go, both(), None);
        unfinished.standing.outcome = None;
        let matches = [
            ended(Game::Go, both(), Some(Side::Second)),
            ended(Game::Go, [ben.clone(), anna.clone()], Some(Side::Second)),
            ended(Game::Four, both(), None),
            ended(Game::Four, [anna.clone(), Player::computer(level)], Some(Side::First)),
            ended(Game::Four, [person(""), ben.clone()], None),
            ended(Game::Four, [anna.clone(), anna.clone()], None),
            unfinished,
        ];
        let results = Results::of(&matches);
        let ben = Participant::Person("Ben".to_owned());
        assert_eq!(results.between("Anna", &ben, Some(Game::Go)), Score { won: 1, drawn: 0, lost: 1 });
        assert_eq!(results.between("Anna", &ben, None), Score { won: 1, drawn: 1, lost: 1 });
        let anna = Participant::Person("Anna".to_owned());
        assert_eq!(results.between("Ben", &anna, None), Score { won: 1, drawn: 1, lost: 1 });
        assert_eq!(results.between("Anna", &Participant::Computer(level), None).lost, 1);
        assert_eq!(results.between("Tom", &ben, None), Score::default());
        assert_eq!(results.0.len(), 2, "players without a name have no results");
        for at in 0..matches.len() {
            let mut all = Results::of(&matches);
            all.remove(&matches[at]);
            let others = matches.iter().enumerate().filter(|&(other, _)| other != at);
            assert_eq!(all, Results::of(others.map(|(_, game)| game)), "without match {at}");
        }
    }

    #[test]
    fn tables_quote_fields_by_rfc_4180() {
        let person = |name: &str| Player::person(name, Avatar::Leaf);
        let game = ended(Game::Go, [person("Anna, \"A\""), person("Ben")], None);
        let table = Results::of([&game]).table();
        assert_eq!(
            table,
            "player,opponent,game,won,drawn,lost\n\"Anna, \"\"A\"\"\",Ben,go,0,1,0\nBen,\"Anna, \"\"A\"\"\",go,0,1,0\n"
        );
    }
}
