//! What can be agreed on besides a named set of rules: the size of the board, komi, the opening.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::asked::Fault;
use crate::notation;
use crate::rules::{Position, Rules, Side, Square, go, gomoku};

/// Nothing to agree on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Go {
    size: Option<u8>,
    /// In points; halves are possible.
    komi: Option<f64>,
    handicap: Option<u8>,
    opening: Option<go::Opening>,
    black: Vec<String>,
    white: Vec<String>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Gomoku {
    size: Option<u8>,
    opening: Option<gomoku::Opening>,
}

/// The rules with the setup in them. Where it does not give the size of a board, the position
/// does.
pub(super) fn rules(rules: Rules, setup: Option<&Value>, position: Option<&str>) -> Result<Rules, Fault> {
    let rows = position.map(|text| text.split_whitespace().next().unwrap_or_default().split('/').count());
    match rules {
        Rules::Checkers(_) => read::<Option<Nothing>>(setup).map(|_| rules),
        Rules::Go(mut rules) => {
            let Go { size, komi, handicap, opening, .. } = read(setup)?;
            if let Some(size) = size_of(size, rows) {
                rules.size = go::Size::new(size).map_err(|error| wrong(setup, error))?;
            }
            if let Some(komi) = komi {
                rules.komi = halves(komi).ok_or_else(|| wrong(setup, "komi is in points and half points"))?;
            }
            rules.handicap = handicap.unwrap_or(rules.handicap);
            rules.opening = opening.unwrap_or(rules.opening);
            rules.checked().map(Rules::Go).map_err(|error| wrong(setup, error))
        }
        Rules::Gomoku(rules) => {
            let Gomoku { size, opening } = read(setup)?;
            let size = size_of(size, rows).unwrap_or(rules.size());
            gomoku::Rules::new(size, rules.winning(), opening.unwrap_or(rules.opening()))
                .map(Rules::Gomoku)
                .map_err(|error| wrong(setup, error))
        }
    }
}

/// The first position.
pub(super) fn start(rules: Rules, setup: Option<&Value>) -> Result<Box<dyn Position>, Fault> {
    match rules {
        Rules::Go(go_rules) => {
            let Go { black, white, .. } = read(setup)?;
            if black.is_empty() && white.is_empty() {
                return Ok(rules.start());
            }
            let to_move = if white.is_empty() { Side::Second } else { Side::First };
            let mut stones = go_rules.first_stones();
            for (names, side) in [(black, Side::First), (white, Side::Second)] {
                for name in names {
                    stones.push((square(rules, &name)?, side));
                }
            }
            let position =
                go::Position::with_stones(go_rules, to_move, stones).map_err(|error| wrong(setup, error))?;
            Ok(Box::new(position))
        }
        Rules::Checkers(_) | Rules::Gomoku(_) => Ok(rules.start()),
    }
}

/// The size that was asked for, or else that of the position.
fn size_of(asked: Option<u8>, rows: Option<usize>) -> Option<u8> {
    asked.or_else(|| rows.map(|rows| u8::try_from(rows).unwrap_or(u8::MAX)))
}

/// Points as halves of a point; none where they are not whole halves, or too many for any game.
fn halves(points: f64) -> Option<i16> {
    let halves = points * 2.;
    #[expect(clippy::cast_possible_truncation, reason = "checked to be small")]
    (halves.fract() == 0. && halves.abs() <= 2000.).then_some(halves as i16)
}

/// The setup in the form of a game. Without one, everything is as usual.
fn read<S: DeserializeOwned + Default>(setup: Option<&Value>) -> Result<S, Fault> {
    setup.map_or_else(
        || Ok(S::default()),
        |value| {
            S::deserialize(value).map_err(|error| wrong(setup, format!("the setup cannot be read: {error}")))
        },
    )
}

fn wrong(setup: Option<&Value>, reason: impl ToString) -> Fault {
    Fault::new(&setup.map(Value::to_string).unwrap_or_default(), reason)
}

/// The square with this name.
pub(super) fn square(rules: Rules, name: &str) -> Result<Square, Fault> {
    notation::read_square(rules, name)
        .ok_or_else(|| Fault::new(name, "there is no such square on this board"))
}
