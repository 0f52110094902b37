//! The saved form of a tournament: JSON with a version number, like that of a [match](crate::play::saved).
//!
//! # Examples
//!
//! ```
//! use parlour::play::tournament::{Kind, Settings, saved};
//! use parlour::play::{Avatar, Player, Tournament};
//! use parlour::rules::Game;
//!
//! let players = ["Anna", "Ben", "Cleo"].map(|name| Player::person(name, Avatar::Kite));
//! let rules = Game::Hex.presets()[0].rules;
//! let tournament = Tournament::new(Settings::new(players.into(), rules, Kind::KnockOut))?;
//!
//! let text = saved::write(&tournament);
//! assert_eq!(saved::read(&text)?, tournament);
//! assert!(saved::read("{}").is_err());
//! assert!(saved::read(&text.replace("knock-out", "ladder")).is_err_and(|reason| reason.is_later()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Kind, Refused, Round, Settings, Tournament, Unfit};
use crate::play::form::{self, Head};

/// Version of the form that [`write()`] writes.
pub const VERSION: u32 = 1;

/// Largest size of a saved tournament in bytes. The longest names and the most rounds take a quarter of it.
pub const MAX_BYTES: usize = 1 << 20;

/// Reason why a saved tournament cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Damaged {
    /// The text is not the JSON of a saved tournament.
    #[error("it is not a saved tournament: {}", form::reason(.0))]
    Form(#[from] serde_json::Error),
    /// A later program wrote the tournament, in this version of the form.
    #[error("it was saved by a newer version of the app (form {0}, this app knows up to {VERSION})")]
    Later(u32),
    /// The tournament is whole, but holds this, which only a later program can have written.
    #[error("it holds something that this version of the app does not know: {0}")]
    Unknown(String),
    /// The tournament is larger than [`MAX_BYTES`].
    #[error("it has {0} bytes, and can have {MAX_BYTES} at most")]
    TooLarge(usize),
    /// The settings are not those of a tournament.
    #[error("it cannot be played: {0}")]
    Unfit(#[from] Unfit),
    /// A player is named who does not take part.
    #[error("there is no player {0}")]
    NoPlayer(usize),
    /// There are more rounds than were agreed.
    #[error("it has {0} rounds instead of {1}")]
    Rounds(usize, usize),
    /// A round cannot be paired like this.
    #[error("round {0} has impossible pairings")]
    Round(usize),
    /// The games of a round are not possible.
    #[error("round {0}: {1}")]
    Games(usize, Refused),
}

impl Damaged {
    /// Returns `true` if the tournament is not damaged: a later program wrote it. Its file must neither be
    /// moved nor written over.
    #[must_use]
    pub fn is_later(&self) -> bool {
        matches!(self, Damaged::Later(_) | Damaged::Unknown(_))
    }
}

/// Fields of a saved tournament.
const FIELDS: [&str; 4] = ["version", "settings", "rounds", "withdrawn"];

/// A tournament as it is written.
#[derive(Serialize)]
struct Written<'a> {
    version: u32,
    settings: &'a Settings,
    rounds: &'a [Round],
    /// Indices of the players who have withdrawn.
    withdrawn: Vec<usize>,
}

/// A tournament as it is read.
#[derive(Serialize, Deserialize)]
struct Saved {
    settings: Settings,
    rounds: Vec<Round>,
    #[serde(default)]
    withdrawn: Vec<usize>,
}

/// Writes a tournament as JSON.
#[must_use]
pub fn write(tournament: &Tournament) -> String {
    let players = 0..tournament.settings.players.len();
    let written = Written {
        version: VERSION,
        settings: &tournament.settings,
        rounds: &tournament.rounds,
        withdrawn: players.filter(|&player| tournament.has_withdrawn(player)).collect(),
    };
    // Every field is a plain value with text keys, for which writing JSON cannot fail.
    serde_json::to_string(&written).unwrap_or_default()
}

/// Reads a tournament that [`write()`] wrote in this or an earlier version. Pairings stay as they were played,
/// even if this version would pair otherwise.
///
/// # Errors
/// Returns an error if the text is not a saved tournament, if it is impossible, or if a later program wrote it.
pub fn read(text: &str) -> Result<Tournament, Damaged> {
    if text.len() > MAX_BYTES {
        return Err(Damaged::TooLarge(text.len()));
    }
    let Head { version, unknown } = Head::read(text, &FIELDS)?;
    match unknown {
        _ if version > VERSION => return Err(Damaged::Later(version)),
        Some(field) => return Err(Damaged::Unknown(field)),
        None => {}
    }
    let Saved { settings, rounds, withdrawn } = read_parts(text)?;
    let mut tournament = Tournament::before_any_round(settings)?;
    for player in withdrawn {
        *tournament.withdrawn.get_mut(player).ok_or(Damaged::NoPlayer(player))? = true;
    }
    let planned = tournament.planned_rounds();
    let is_wrong = if tournament.is_round_robin() { rounds.len() != planned } else { rounds.len() > planned };
    if is_wrong {
        return Err(Damaged::Rounds(rounds.len(), planned));
    }
    for round in rounds {
        let number = tournament.rounds.len() + 1;
        check(&tournament, &round).map_err(|reason| match reason {
            Some(refused) => Damaged::Games(number, refused),
            None => Damaged::Round(number),
        })?;
        tournament.rounds.push(round);
    }
    tournament.pair_on();
    Ok(tournament)
}

/// Reads the parts of a tournament. One that has them and cannot be read is one of a later program.
fn read_parts(text: &str) -> Result<Saved, Damaged> {
    let mut given: Value = serde_json::from_str(text)?;
    let saved: Saved = serde_json::from_str(text).map_err(|error| {
        let rounds = given["rounds"].as_array();
        let are_rounds = rounds.is_some_and(|all| all.iter().all(|round| round["pairings"].is_array()));
        let settings = &given["settings"];
        if are_rounds && settings["players"].is_array() && settings["rules"].is_object() {
            Damaged::Unknown(form::reason(&error))
        } else {
            Damaged::Form(error)
        }
    })?;
    if let Some(parts) = given.as_object_mut() {
        parts.remove("version");
    }
    match form::unknown_field(&given, &serde_json::to_value(&saved)?) {
        Some(field) => Err(Damaged::Unknown(field)),
        None => Ok(saved),
    }
}

/// Checks that a round can follow those before it. The error is the reason why its games cannot be, or `None`
/// for its pairings.
fn check(before: &Tournament, round: &Round) -> Result<(), Option<Refused>> {
    let seats: Vec<_> =
        round.pairings.iter().flat_map(|pairing| pairing.players).chain(round.byes.clone()).collect();
    let players: BTreeSet<_> = seats.iter().copied().collect();
    let is_known = |&player: &usize| player < before.settings.players.len();
    if players.len() != seats.len() || !seats.iter().all(is_known) {
        return Err(None);
    }
    for pairing in &round.pairings {
        before.check_games(&pairing.games).map_err(Some)?;
    }
    // Only the rounds of a round robin are paired before their time.
    if !before.is_round_robin() && !before.is_over() {
        return Err(None);
    }
    if before.settings.kind == Kind::KnockOut {
        let pairs = |round: &Round| -> BTreeSet<[usize; 2]> {
            let sorted = |[a, b]: [usize; 2]| [a.min(b), a.max(b)];
            round.pairings.iter().map(|pairing| sorted(pairing.players)).collect()
        };
        let next = before.next_rounds();
        if !next.first().is_some_and(|next| pairs(next) == pairs(round) && next.byes == round.byes) {
            return Err(None);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
