//! Openings as text.

use std::collections::HashMap;

use thiserror::Error;

use super::{Opening, Openings};
use crate::notation::{self, BadTurn};
use crate::rules::Rules;

/// The largest text that is read, in bytes.
const MOST_BYTES: usize = 1 << 20;
/// The longest name, in characters.
const LONGEST_NAME: usize = 80;
/// The most turns of an opening.
const MOST_TURNS: usize = 60;

/// A line that is no opening.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {fault}")]
pub struct BadOpening {
    /// The number of the line, from 1.
    pub line: usize,
    /// The reason.
    pub fault: Fault,
}

/// The reason why a line is no opening.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// There is no tab behind a name.
    #[error("a tab is missing between the name and the turns")]
    NoTab,
    /// There is nothing before the tab.
    #[error("the name is missing")]
    NoName,
    /// The name is too long or holds control characters.
    #[error("the name is not one of at most {LONGEST_NAME} plain characters")]
    Name,
    /// There is nothing behind the tab.
    #[error("the turns are missing")]
    NoTurns,
    /// There are too many turns for an opening.
    #[error("an opening has at most {MOST_TURNS} turns")]
    TooManyTurns,
    /// A turn cannot be played.
    #[error("turn {ply}: {reason}")]
    Turn {
        /// Number of the turn, from 1, counting the turns of both sides.
        ply: usize,
        /// The reason.
        reason: BadTurn,
    },
    /// Another opening has the name.
    #[error("the opening of line {0} has this name too")]
    SameName(usize),
    /// Another opening leads to the same position.
    #[error("the opening of line {0} leads to this position too")]
    SamePosition(usize),
    /// The text is too long.
    #[error("the text has more than {MOST_BYTES} bytes")]
    TooLong,
}

pub(super) fn read(rules: Rules, text: &str) -> Result<Openings, BadOpening> {
    if text.len() > MOST_BYTES {
        return Err(BadOpening { line: 1, fault: Fault::TooLong });
    }
    let mut openings = Openings::none(rules);
    // The number of the line of each opening, and that of each name.
    let mut lines = Vec::new();
    let mut names = HashMap::new();
    for (at, text) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let line = at + 1;
        if text.trim().is_empty() || text.starts_with('#') {
            continue;
        }
        let bad = |fault| BadOpening { line, fault };
        let (name, native, turns) = parts(text).map_err(bad)?;
        if let Some(&other) = names.get(name) {
            return Err(bad(Fault::SameName(other)));
        }
        add(&mut openings, (name, native), turns, &lines).map_err(bad)?;
        names.insert(name, line);
        lines.push(line);
    }
    openings.tree.finish();
    Ok(openings)
}

/// Returns the name, the name in its own letters, and the turns of a line.
fn parts(text: &str) -> Result<(&str, Option<&str>, &str), Fault> {
    let (name, turns) = text.split_once('\t').ok_or(Fault::NoTab)?;
    let (name, native) = match name.split_once(" = ") {
        Some((name, native)) => (name, Some(native)),
        None => (name, None),
    };
    for name in [Some(name), native].into_iter().flatten() {
        if name.trim().is_empty() {
            return Err(Fault::NoName);
        }
        if name.trim().chars().count() > LONGEST_NAME || name.trim().chars().any(char::is_control) {
            return Err(Fault::Name);
        }
    }
    Ok((name.trim(), native.map(str::trim), turns))
}

/// Adds an opening with its name and its name in its own letters. `lines` are the numbers of the lines of those before it.
fn add(
    openings: &mut Openings,
    (name, native): (&str, Option<&str>),
    words: &str,
    lines: &[usize],
) -> Result<(), Fault> {
    let mut position = openings.rules.start();
    let mut way = vec![position.clone()];
    let mut turns = Vec::new();
    for word in words.split_whitespace() {
        let ply = turns.len() + 1;
        if ply > MOST_TURNS {
            return Err(Fault::TooManyTurns);
        }
        let turn = notation::read_turn(&*position, word).map_err(|reason| Fault::Turn { ply, reason })?;
        let unplayable = |_| Fault::Turn { ply, reason: BadTurn::NotATurn(notation::excerpt(word)) };
        position.play(&turn).map_err(unplayable)?;
        way.push(position.clone());
        turns.push(turn);
    }
    if turns.is_empty() {
        return Err(Fault::NoTurns);
    }
    let opening = openings.lines.len();
    let line_of = |other: usize| lines.get(other).copied().unwrap_or_default();
    openings.tree.add(opening, &way).map_err(|other| Fault::SamePosition(line_of(other)))?;
    let native = native.map(str::to_owned);
    openings.lines.push(Opening { name: name.to_owned(), native, turns });
    Ok(())
}
