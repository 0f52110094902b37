//! The description of a game in a question or a command, and the resulting position.

use serde::Deserialize;
use serde_json::Value;

use super::fault::Fault;
use super::setup;
use crate::notation;
use crate::rules::{Choice, Game, Position, Rules, Square};

/// A game, by which rules, how set up, from where, and what was played. Only the game has to be
/// said.
#[derive(Deserialize, clap::Args)]
#[serde(deny_unknown_fields)]
pub struct GameArguments {
    /// The game, for example checkers
    pub game: String,
    /// By which rules; the usual ones of the game if not given
    #[arg(long, value_name = "PRESET")]
    #[serde(default)]
    pub rules: Option<String>,
    /// Other agreements, in JSON: {"size":9,"komi":5.5}
    #[arg(long, value_name = "JSON", value_parser = json)]
    #[serde(default)]
    pub setup: Option<Value>,
    /// From this position instead of the first one
    #[arg(long, value_name = "TEXT")]
    #[serde(default)]
    pub position: Option<String>,
    /// The turns played from there, with spaces between them
    #[arg(long, value_name = "TURNS", value_delimiter = ' ')]
    #[serde(default)]
    pub turns: Option<Vec<String>>,
    /// The stones that are dead at the end
    #[arg(long, value_name = "SQUARES", value_delimiter = ' ')]
    #[serde(default)]
    pub dead: Option<Vec<String>>,
}

/// A position and how it came about.
pub(super) struct Played {
    pub position: Box<dyn Position>,
    /// The hash of every position of the game.
    pub history: Vec<u64>,
}

impl GameArguments {
    /// The rules, with the setup in them.
    pub(super) fn rules(&self) -> Result<Rules, Fault> {
        let game = Game::from_name(&self.game).map_err(|error| Fault::new(&self.game, error))?;
        let preset = self.rules.as_deref().unwrap_or(game.presets()[0].name);
        let rules = game.preset(preset).map_err(|error| Fault::new(preset, error))?;
        setup::rules(rules, self.setup.as_ref(), self.position.as_deref())
    }

    /// The position before any of the turns.
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

    /// The position after all turns.
    pub(super) fn played(&self) -> Result<Played, Fault> {
        let mut position = self.start()?;
        let mut history = vec![position.hash()];
        for (at, text) in self.turns.iter().flatten().enumerate() {
            // Some write one more pass after both have passed. It changes nothing.
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

    /// The squares of what is dead, with all that dies together with it.
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

/// A decision in the opening, by the name that the answer gives it.
fn choice(text: &str) -> Result<Choice, String> {
    serde_json::from_value(Value::from(text.trim())).map_err(|_| {
        "a choice is due here: \u{201c}first\u{201d}, \u{201c}second\u{201d} or \u{201c}place-two\u{201d}"
            .to_owned()
    })
}

pub(super) fn json(text: &str) -> Result<Value, serde_json::Error> {
    serde_json::from_str(text)
}
