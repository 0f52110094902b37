//! The description of a game in a question or a command, and the resulting position.

use serde::Deserialize;
use serde_json::Value;

use super::fault::Fault;
use super::setup;
use crate::notation;
use crate::rules::{Choice, Game, Position, Rules, Square};

/// A game with its rules, their options, the first position and the turns played. Only the game is
/// required.
#[derive(Deserialize, clap::Args)]
#[serde(deny_unknown_fields)]
pub struct GameArguments {
    /// The game, for example checkers
    pub game: String,
    /// The set of rules; by default the first preset of the game
    #[arg(long, value_name = "PRESET")]
    #[serde(default)]
    pub rules: Option<String>,
    /// Options of the rules in JSON: {"size":9,"komi":5.5}
    #[arg(long, value_name = "JSON", value_parser = json)]
    #[serde(default)]
    pub setup: Option<Value>,
    /// The first position, instead of that of the rules
    #[arg(long, value_name = "TEXT")]
    #[serde(default)]
    pub position: Option<String>,
    /// The turns played from there, separated by spaces
    #[arg(long, value_name = "TURNS", value_delimiter = ' ')]
    #[serde(default)]
    pub turns: Option<Vec<String>>,
    /// The stones that are dead at the end, one of each group
    #[arg(long, value_name = "SQUARES", value_delimiter = ' ')]
    #[serde(default)]
    pub dead: Option<Vec<String>>,
}

/// A position with its history.
pub(super) struct Played {
    pub position: Box<dyn Position>,
    /// The hashes of all positions of the game, from the first to this one.
    pub history: Vec<u64>,
}

impl GameArguments {
    /// Returns the rules with the options of the setup.
    pub(super) fn rules(&self) -> Result<Rules, Fault> {
        let game = Game::from_name(&self.game).map_err(|error| Fault::new(&self.game, error))?;
        let preset = self.rules.as_deref().unwrap_or(game.presets()[0].name);
        let rules = game.preset(preset).map_err(|error| Fault::new(preset, error))?;
        setup::rules(rules, self.setup.as_ref(), self.position.as_deref())
    }

    /// Returns the position before the turns.
    pub(super) fn start(&self) -> Result<Box<dyn Position>, Fault> {
        let rules = self.rules()?;
        match &self.position {
            Some(text) if setup::has_stones(rules, self.setup.as_ref())? => {
                Err(Fault::new(text, "there is either a position or stones to set up, not both"))
            }
            Some(text) => notation::read_position(rules, text)
                .map_err(|error| Fault::new(text, format!("the position cannot be read: {error}"))),
            None => setup::start(rules, self.setup.as_ref()),
        }
    }

    /// Returns the position after all turns.
    pub(super) fn played(&self) -> Result<Played, Fault> {
        let mut position = self.start()?;
        let mut history = vec![position.hash()];
        for (at, text) in self.turns.iter().flatten().enumerate() {
            // Some programs write a third pass after two consecutive ones. It has no effect.
            if position.counting().is_some() && notation::is_pass(text) {
                continue;
            }
            let played = if position.choices().is_empty() {
                notation::read_turn(&*position, text)
                    .map_err(|error| error.to_string())
                    .and_then(|turn| position.play(&turn).map_err(|error| error.to_string()))
            } else {
                choice(text).and_then(|choice| position.choose(choice).map_err(|error| error.to_string()))
            };
            played.map_err(|reason| Fault { turn: Some(at + 1), ..Fault::new(text, reason) })?;
            history.push(position.hash());
        }
        Ok(Played { position, history })
    }

    /// Returns the squares of all dead stones: the named ones and the rest of their groups.
    pub(super) fn dead(&self, position: &dyn Position) -> Result<Vec<Square>, Fault> {
        let names = self.dead.iter().flatten();
        match position.counting() {
            Some(counting) => {
                let group = |name: &String| {
                    let group = counting.group(setup::square(position.rules(), name)?);
                    if group.is_empty() {
                        Err(Fault::new(name, "there is no stone on this square"))
                    } else {
                        Ok(group)
                    }
                };
                Ok(names.map(group).collect::<Result<Vec<_>, _>>()?.concat())
            }
            None => match names.into_iter().next() {
                Some(name) => Err(Fault::new(name, "nothing is counted yet, so nothing can be called dead")),
                None => Ok(Vec::new()),
            },
        }
    }
}

/// Parses a choice of an opening by its name in the referee's answers.
fn choice(text: &str) -> Result<Choice, String> {
    serde_json::from_value(Value::from(text.trim())).map_err(|_| {
        "a choice is due here: \u{201c}first\u{201d}, \u{201c}second\u{201d} or \u{201c}place-two\u{201d}"
            .to_owned()
    })
}

/// Parses an argument in JSON.
pub(super) fn json(text: &str) -> Result<Value, serde_json::Error> {
    serde_json::from_str(text)
}
