//! Options of the rules besides a preset: the size of the board, komi, the opening, the first stones.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::fault::Fault;
use crate::notation;
use crate::rules::{Grid, Position, Rules, Side, Square, connect_four, four, go, gomoku, hex, hexdame};

/// The setup of a game without options.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Go {
    size: Option<u8>,
    /// The komi in points, a multiple of one half.
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

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct ConnectFour {
    columns: Option<u8>,
    rows: Option<u8>,
    length: Option<u8>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Four {
    opening: Option<four::Opening>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Hexdame {
    draws: Option<hexdame::Draws>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Hex {
    size: Option<u8>,
    swap: Option<bool>,
}

/// Returns the rules with the options of the setup. The size of the board is taken from the setup, or
/// else from the text of the position.
pub(super) fn rules(rules: Rules, setup: Option<&Value>, position: Option<&str>) -> Result<Rules, Fault> {
    let size = position.map(size_of_rows);
    match rules {
        Rules::Checkers(_) | Rules::Reversi(_) => read::<Option<Nothing>>(setup).map(|_| rules),
        Rules::ConnectFour(rules) => {
            let ConnectFour { columns, rows: high, length } = read(setup)?;
            let grid = rules.grid();
            connect_four::Rules::new(
                columns.or(size.map(|size| size.columns)).unwrap_or(grid.columns),
                high.or(size.map(|size| size.rows)).unwrap_or(grid.rows),
                length.unwrap_or(rules.length()),
            )
            .map(Rules::ConnectFour)
            .map_err(|error| wrong(setup, error))
        }
        Rules::Four(rules) => {
            let Four { opening } = read(setup)?;
            Ok(Rules::Four(four::Rules { opening: opening.unwrap_or(rules.opening) }))
        }
        Rules::Hexdame(rules) => {
            let Hexdame { draws } = read(setup)?;
            Ok(Rules::Hexdame(hexdame::Rules { draws: draws.unwrap_or(rules.draws) }))
        }
        Rules::Hex(rules) => {
            let Hex { size: own, swap } = read(setup)?;
            let size = own.or(size.map(|size| size.rows)).unwrap_or(rules.size());
            hex::Rules::new(size, swap.unwrap_or(rules.swap()))
                .map(Rules::Hex)
                .map_err(|error| wrong(setup, error))
        }
        Rules::Go(mut rules) => {
            let Go { size: own, komi, handicap, opening, .. } = read(setup)?;
            if let Some(size) = own.or(size.map(|size| size.rows)) {
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
            let Gomoku { size: own, opening } = read(setup)?;
            let size = own.or(size.map(|size| size.rows)).unwrap_or(rules.size());
            gomoku::Rules::new(size, rules.winning(), opening.unwrap_or(rules.opening()))
                .map(Rules::Gomoku)
                .map_err(|error| wrong(setup, error))
        }
    }
}

/// Returns `true` if the setup places stones on the board.
pub(super) fn has_stones(rules: Rules, setup: Option<&Value>) -> Result<bool, Fault> {
    let Rules::Go(_) = rules else { return Ok(false) };
    let Go { black, white, .. } = read(setup)?;
    Ok(!black.is_empty() || !white.is_empty())
}

/// Returns the first position of a game, with the stones of the setup.
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
        _ => Ok(rules.start()),
    }
}

/// Returns the size of the board in a text with one part per row, separated by slashes. Sizes above 255,
/// which no game supports, count as 255.
fn size_of_rows(position: &str) -> Grid {
    let rows = position.split_whitespace().next().unwrap_or_default();
    let count = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    let first = rows.split('/').next().unwrap_or_default();
    Grid::rectangle(count(first.chars().count()), count(rows.split('/').count()))
}

/// Converts points to half points. Returns `None` unless they are a multiple of one half and at most 1000
/// either way.
fn halves(points: f64) -> Option<i16> {
    let halves = points * 2.;
    #[expect(clippy::cast_possible_truncation, reason = "checked to be small")]
    (halves.fract() == 0. && halves.abs() <= 2000.).then_some(halves as i16)
}

/// Parses the setup of a game. Without one, all options have their usual values.
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

/// Returns the square with this name.
pub(super) fn square(rules: Rules, name: &str) -> Result<Square, Fault> {
    notation::read_square(rules, name)
        .ok_or_else(|| Fault::new(name, "there is no such square on this board"))
}
