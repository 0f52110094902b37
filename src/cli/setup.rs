//! What can be agreed on besides a named set of rules: the size of the board, komi, the opening.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::asked::Fault;
use crate::notation;
use crate::rules::{Position, Rules, Square};

/// Nothing to agree on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

/// The rules with the setup in them. Where it does not give the size of the board, the position
/// does.
pub(super) fn rules(rules: Rules, setup: Option<&Value>, _position: Option<&str>) -> Result<Rules, Fault> {
    let Some(setup) = setup else { return Ok(rules) };
    match rules {
        Rules::Checkers(_) => {
            read::<Nothing>(setup)?;
            Ok(rules)
        }
    }
}

/// The first position.
pub(super) fn start(rules: Rules, _setup: Option<&Value>) -> Result<Box<dyn Position>, Fault> {
    Ok(rules.start())
}

fn read<S: DeserializeOwned>(setup: &Value) -> Result<S, Fault> {
    S::deserialize(setup)
        .map_err(|error| Fault::new(&setup.to_string(), format!("the setup cannot be read: {error}")))
}

/// The square with this name.
pub(super) fn square(rules: Rules, name: &str) -> Result<Square, Fault> {
    notation::read_square(rules, name)
        .ok_or_else(|| Fault::new(name, "there is no such square on this board"))
}
