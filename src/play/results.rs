//! Who has won how often against whom.
//!
//! Nothing is counted up and kept: the results are those of the matches that are there, so they can
//! never say anything else than these.

use std::collections::BTreeMap;

use super::{Player, Summary};
use crate::engine::Level;
use crate::rules::{Game, Side};

/// Somebody who has played: a person by name, or the computer by its level.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Participant {
    Person(String),
    Computer(Level),
}

impl Participant {
    /// None for a person without a name: nobody knows who that was.
    #[must_use]
    pub fn of(player: &Player) -> Option<Participant> {
        let name = player.name.trim();
        match player.computer {
            Some(level) => Some(Participant::Computer(level)),
            None => (!name.is_empty()).then(|| Participant::Person(name.to_owned())),
        }
    }
}

/// How often somebody has won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

impl Score {
    #[must_use]
    pub fn played(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    fn add(&mut self, side: Side, winner: Option<Side>) {
        match winner {
            Some(winner) if winner == side => self.won += 1,
            Some(_) => self.lost += 1,
            None => self.drawn += 1,
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

/// The results of everybody who has a name, against each opponent, in each game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results(pub BTreeMap<String, BTreeMap<Participant, BTreeMap<Game, Score>>>);

impl Results {
    /// The results of these matches. What is unfinished does not count, nor does somebody who plays
    /// against himself.
    #[must_use]
    pub fn of<'a>(matches: impl IntoIterator<Item = &'a Summary>) -> Results {
        let mut results = Results::default();
        for game in matches {
            let Some(outcome) = game.standing.outcome else { continue };
            let [first, second] = Side::BOTH.map(|side| Participant::of(game.player(side)));
            if first == second {
                continue;
            }
            for (side, own, other) in [(Side::First, &first, &second), (Side::Second, &second, &first)] {
                let (Some(Participant::Person(name)), Some(other)) = (own, other) else { continue };
                let games = results.0.entry(name.clone()).or_default().entry(other.clone()).or_default();
                games.entry(game.setup.rules.game()).or_default().add(side, outcome.winner);
            }
        }
        results
    }

    /// What the first of two has against the second in a game, or in all.
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

    /// All of it as a table that other programs read: one line for each player, opponent and game.
    #[must_use]
    pub fn table(&self) -> String {
        let mut table = "player,opponent,game,won,drawn,lost\n".to_owned();
        for (name, opponents) in &self.0 {
            for (other, games) in opponents {
                let other = match other {
                    Participant::Person(name) => quoted(name),
                    Participant::Computer(level) => format!("computer level {}", level.number()),
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

/// A field of a table (RFC 4180), in quotes where it must be.
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
    fn results_are_those_of_the_matches() {
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
        assert_eq!(results.0.len(), 2, "who has no name has no results");
    }

    #[test]
    fn the_table_can_be_read_by_others() {
        let person = |name: &str| Player::person(name, Avatar::Leaf);
        let game = ended(Game::Go, [person("Anna, \"A\""), person("Ben")], None);
        let table = Results::of([&game]).table();
        assert_eq!(
            table,
            "player,opponent,game,won,drawn,lost\n\"Anna, \"\"A\"\"\",Ben,go,0,1,0\nBen,\"Anna, \"\"A\"\"\",go,0,1,0\n"
        );
    }
}
