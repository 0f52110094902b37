//! The openings of a match.

use std::path::Path;

use super::MatchArguments;
use crate::cli::fault::Fault;
use crate::cli::files;
use crate::engine::balanced_opening;
use crate::engine::matches::{self, Course, Step};
use crate::openings as named;
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
            None if arguments.deck => {
                courses("--deck", named::Openings::deck(rules), rules).map(Openings::Listed)
            }
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

/// Reads a file of [openings](crate::openings).
fn listed(file: &Path, rules: Rules) -> Result<Vec<Course>, Fault> {
    let name = file.display().to_string();
    let bytes = files::read(file).map_err(|error| Fault::new(&name, error))?;
    let text = String::from_utf8(bytes).map_err(|error| Fault::new(&name, error))?;
    let openings = named::Openings::read(rules, &text).map_err(|error| Fault::new(&name, error))?;
    courses(&name, &openings, rules)
}

/// Returns the games that begin with each of these openings.
fn courses(name: &str, openings: &named::Openings, rules: Rules) -> Result<Vec<Course>, Fault> {
    let mut courses = Vec::new();
    for opening in openings.lines() {
        let mut course = Course::new(rules);
        for turn in &opening.turns {
            course.go(Step::Turn(turn.clone())).map_err(|error| Fault::new(&opening.name, error))?;
        }
        if course.position.outcome().is_some() {
            return Err(Fault::new(&opening.name, "the game is over after this opening"));
        }
        courses.push(course);
    }
    if courses.is_empty() { Err(Fault::new(name, "there is no opening")) } else { Ok(courses) }
}
