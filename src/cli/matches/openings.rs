//! The openings of a match.

use std::path::Path;

use super::MatchArguments;
use crate::cli::fault::Fault;
use crate::cli::files;
use crate::engine::balanced_opening;
use crate::engine::matches::{self, Course, Step};
use crate::notation;
use crate::rules::Rules;

/// Where the openings of a match come from.
pub(super) enum Openings {
    /// Random turns.
    Random {
        rules: Rules,
        /// Number of turns.
        turns: usize,
        seed: u64,
        /// The nodes of the search that has to see about equal chances; `None` if any opening will do.
        balance: Option<u64>,
    },
    /// A list, which begins again at its end.
    Listed(Vec<Course>),
}

impl Openings {
    /// Returns the openings that the arguments ask for.
    ///
    /// # Errors
    /// If the file cannot be read, or a line of it is no opening.
    pub(super) fn new(arguments: &MatchArguments, rules: Rules) -> Result<Openings, Fault> {
        match &arguments.openings {
            Some(file) => listed(file, rules).map(Openings::Listed),
            None => Ok(Openings::Random {
                rules,
                turns: arguments.opening.unwrap_or_else(|| matches::usual_opening(rules.game())),
                seed: arguments.seed,
                balance: arguments.balance,
            }),
        }
    }

    /// Returns the opening of this pair of games, counted from 0.
    ///
    /// # Errors
    /// If there is none of the wanted length, or none that is balanced.
    pub(super) fn of_pair(&self, pair: u32) -> Result<Course, Fault> {
        match self {
            Openings::Random { rules, turns, seed, balance } => {
                let seed = seed.wrapping_add(pair.into());
                let opening = match *balance {
                    Some(nodes) => {
                        balanced_opening(*rules, *turns, seed, nodes).map_err(|error| error.to_string())
                    }
                    None => matches::opening(*rules, *turns, seed).map_err(|error| error.to_string()),
                };
                opening.map_err(|error| Fault::new(&turns.to_string(), error))
            }
            Openings::Listed(courses) => Ok(courses[pair as usize % courses.len()].clone()),
        }
    }
}

/// Reads a file with the turns of an opening on each line. Empty lines and those that begin with `#` do not count.
fn listed(file: &Path, rules: Rules) -> Result<Vec<Course>, Fault> {
    let name = file.display().to_string();
    let bytes = files::read(file).map_err(|error| Fault::new(&name, error))?;
    let text = String::from_utf8(bytes).map_err(|error| Fault::new(&name, error))?;
    let mut courses = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let mut course = Course::new(rules);
        for (at, word) in line.split_whitespace().enumerate() {
            let bad = |reason: String| Fault { turn: Some(at + 1), ..Fault::new(line, reason) };
            let turn =
                notation::read_turn(&*course.position, word).map_err(|error| bad(error.to_string()))?;
            course.go(Step::Turn(turn)).map_err(|error| bad(error.to_string()))?;
        }
        if course.position.outcome().is_some() {
            return Err(Fault::new(line, "the game is over after this opening"));
        }
        courses.push(course);
    }
    if courses.is_empty() { Err(Fault::new(&name, "the file holds no opening")) } else { Ok(courses) }
}
