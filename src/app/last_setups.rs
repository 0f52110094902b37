//! What was chosen last for a new game: by which rules and how each game was played, and by whom.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::play::{Avatar, Mode, Player, Setup};
use crate::rules::{Game, Rules, Side};

/// What was chosen last for each game. A game that was never set up has its usual rules.
///
/// The two players are the same in all games: people who play go on to another game, and a name is
/// not written twice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct LastSetups {
    /// Indexed by [`Side::index`].
    pub players: [Player; 2],
    /// At most one of each game.
    games: Vec<LastSetup>,
}

/// What was chosen for one game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct LastSetup {
    rules: Rules,
    mode: Mode,
}

/// The forms in which settings keep this.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    /// The first version had checkers only.
    One(Setup),
    Each {
        players: Option<[Player; 2]>,
        // Rules of a later version cost no more than themselves.
        #[serde(default)]
        games: Vec<Value>,
    },
    None(()),
}

impl Default for LastSetups {
    fn default() -> LastSetups {
        let player = |avatar| Player { name: String::new(), avatar };
        LastSetups { players: [player(Avatar::Leaf), player(Avatar::Kite)], games: Vec::new() }
    }
}

impl From<Written> for LastSetups {
    fn from(written: Written) -> LastSetups {
        let mut last = LastSetups::default();
        match written {
            Written::One(setup) => {
                last.players = setup.players;
                last.set_rules(setup.rules);
                last.set_mode(setup.rules.game(), setup.mode);
            }
            Written::Each { players, games } => {
                last.players = players.unwrap_or(last.players);
                for setup in games {
                    if let Ok(LastSetup { rules, mode }) = serde_json::from_value(setup) {
                        last.set_rules(rules);
                        last.set_mode(rules.game(), mode);
                    }
                }
            }
            Written::None(()) => {}
        }
        last
    }
}

impl LastSetups {
    /// The rules that a new match of this game has.
    #[must_use]
    pub fn rules(&self, game: Game) -> Rules {
        self.of(game).rules
    }

    /// How turns of a new match of this game are made.
    #[must_use]
    pub fn mode(&self, game: Game) -> Mode {
        self.of(game).mode
    }

    /// All that a new match of this game begins with.
    #[must_use]
    pub fn setup(&self, game: Game) -> Setup {
        let LastSetup { rules, mode } = self.of(game);
        Setup { rules, position: None, players: self.players.clone(), mode }
    }

    #[must_use]
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side.index()]
    }

    /// Remembers rules as those of their game.
    pub fn set_rules(&mut self, rules: Rules) {
        self.of_mut(rules.game()).rules = rules;
    }

    pub fn set_mode(&mut self, game: Game, mode: Mode) {
        self.of_mut(game).mode = mode;
    }

    fn of(&self, game: Game) -> LastSetup {
        let found = self.games.iter().find(|last| last.rules.game() == game);
        found.copied().unwrap_or(LastSetup { rules: game.presets()[0].rules, mode: Mode::usual(game) })
    }

    fn of_mut(&mut self, game: Game) -> &mut LastSetup {
        let at = self.games.iter().position(|last| last.rules.game() == game).unwrap_or_else(|| {
            let usual = self.of(game);
            self.games.push(usual);
            self.games.len() - 1
        });
        &mut self.games[at]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{checkers, go};

    #[test]
    fn each_game_has_its_own_and_the_players_are_shared() {
        let mut last = LastSetups::default();
        last.players[0].name = "Anna".to_owned();
        last.set_rules(Rules::Go(go::Rules::JAPANESE));
        last.set_mode(Game::Go, Mode::HandOver);
        last.set_rules(Rules::Checkers(checkers::Rules::HOUSE));
        let text = serde_json::to_string(&last).expect("it can be written");
        let read: LastSetups = serde_json::from_str(&text).expect("it can be read");
        assert_eq!(read, last);
        assert_eq!(read.rules(Game::Go), Rules::Go(go::Rules::JAPANESE));
        assert_eq!(read.mode(Game::Go), Mode::HandOver);
        assert_eq!(read.mode(Game::Checkers), Mode::HandOver);
        assert_eq!(read.mode(Game::Four), Mode::Quick);
        assert_eq!(read.setup(Game::Four).players[0].name, "Anna");
    }

    #[test]
    fn what_cannot_be_read_costs_only_itself() {
        let text = r#"{
            "players": [{"name": "Anna", "avatar": "fish"}, {"name": "", "avatar": "leaf"}],
            "games": [
                {"rules": {"game": "gomoku", "size": 200}, "mode": "quick"},
                {"rules": {"game": "chess"}, "mode": "quick"},
                {"rules": {"game": "go", "size": 9}, "mode": "quick"}
            ]
        }"#;
        let read: LastSetups = serde_json::from_str(text).expect("it can be read");
        assert_eq!(read.players[0].name, "Anna");
        assert_eq!(read.games.len(), 1);
        assert_eq!(read.rules(Game::Go).grid().columns, 9);
    }
}
