//! The text of the file of the tournaments.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Begun, Held, HomeTournament};
use crate::play::tournament::saved;

/// Version of the file. The first one held a single tournament, and no version.
pub const VERSION: u32 = 2;

/// Largest size of the file in bytes, which a hundred tournaments with usual names do not reach. Beyond it, the oldest
/// ones are left out.
pub(super) const MAX_BYTES: usize = 4 << 20;

/// Reason why the file cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Damaged {
    /// It is not JSON of this form.
    #[error("it holds no tournaments: {0}")]
    Form(#[from] serde_json::Error),
    /// It holds neither a version nor a tournament.
    #[error("it holds no tournaments")]
    Empty,
    /// A later version of the app wrote it, in this version of the form.
    #[error("it was saved by a newer version of the app (form {0}, this app knows up to {VERSION})")]
    Later(u32),
    /// It is whole, but has this field, which only a later version can have written.
    #[error("it holds something that this version of the app does not know: the field \u{201c}{0}\u{201d}")]
    Unknown(String),
    /// One of the tournaments cannot be read.
    #[error(transparent)]
    Tournament(#[from] saved::Damaged),
}

impl Damaged {
    /// Returns `true` if the file is not damaged: a later version of the app wrote it.
    #[must_use]
    pub fn is_later(&self) -> bool {
        match self {
            Damaged::Later(_) | Damaged::Unknown(_) => true,
            Damaged::Tournament(reason) => reason.is_later(),
            Damaged::Form(_) | Damaged::Empty => false,
        }
    }
}

/// The file.
#[derive(Serialize, Deserialize)]
struct Kept {
    #[serde(default = "first")]
    version: u32,
    /// The tournament that is played.
    #[serde(default)]
    tournament: Option<Value>,
    #[serde(default)]
    begun: Vec<Begun>,
    #[serde(default)]
    others: Vec<Other>,
    /// Fields that a later version has added.
    #[serde(flatten)]
    unknown: BTreeMap<String, Value>,
}

fn first() -> u32 {
    1
}

/// A tournament of the list.
#[derive(Serialize, Deserialize)]
struct Other {
    tournament: Value,
    #[serde(default)]
    begun: Vec<Begun>,
    #[serde(default)]
    ended: u64,
    #[serde(flatten)]
    unknown: BTreeMap<String, Value>,
}

impl HomeTournament {
    /// Returns the text of the file; empty without any tournament.
    #[must_use]
    pub fn write(&self) -> String {
        if self.current.is_none() && self.others.is_empty() {
            return String::new();
        }
        let mut left_out = 0;
        loop {
            let text = self.write_without(left_out);
            if text.len() <= MAX_BYTES || left_out >= self.others.len() {
                return text;
            }
            // Few steps, since each leaves out a tenth.
            left_out += self.others.len().div_ceil(10);
        }
    }

    /// Returns the text of the file without the oldest tournaments of the list.
    fn write_without(&self, left_out: usize) -> String {
        let value = |held: &Held| serde_json::from_str(&saved::write(&held.tournament)).unwrap_or_default();
        let other = |held: &Held| Other {
            tournament: value(held),
            begun: held.begun.clone(),
            ended: held.ended,
            unknown: BTreeMap::new(),
        };
        let kept = Kept {
            version: VERSION,
            tournament: self.current.as_ref().map(value),
            begun: self.current.as_ref().map(|held| held.begun.clone()).unwrap_or_default(),
            others: self.others.iter().skip(left_out).map(other).collect(),
            unknown: BTreeMap::new(),
        };
        // Plain values with text keys, for which writing JSON cannot fail.
        serde_json::to_string(&kept).unwrap_or_default()
    }

    /// Reads the file of this or an earlier version.
    ///
    /// # Errors
    /// If it holds anything but tournaments that can be played.
    pub fn read(text: &str) -> Result<HomeTournament, Damaged> {
        if text.trim().is_empty() {
            return Ok(HomeTournament::default());
        }
        // The version comes first: the other fields may have changed with it.
        let value: Value = serde_json::from_str(text)?;
        match value.get("version").and_then(Value::as_u64) {
            Some(version) if version > u64::from(VERSION) => {
                return Err(Damaged::Later(u32::try_from(version).unwrap_or(u32::MAX)));
            }
            None if value.get("tournament").is_none() => return Err(Damaged::Empty),
            _ => {}
        }
        let Kept { tournament, begun, others, unknown, .. } = serde_json::from_value(value)?;
        if let Some(field) = unknown.into_keys().next() {
            return Err(Damaged::Unknown(field));
        }
        let read = |tournament: &Value| saved::read(&tournament.to_string());
        let mut home = HomeTournament::default();
        if let Some(tournament) = tournament {
            home.current = Some(Held { tournament: read(&tournament)?, begun, ended: 0 });
        }
        for Other { tournament, begun, ended, unknown } in others {
            if let Some(field) = unknown.into_keys().next() {
                return Err(Damaged::Unknown(field));
            }
            home.others.push(Held { tournament: read(&tournament)?, begun, ended });
        }
        home.trim();
        Ok(home)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::tournament::{Ended, Kind, Place, Settings, Tournament};
    use crate::play::{Avatar, Player};
    use crate::rules::{Game, Side};

    fn held(seed: u64, ended: u64) -> Held {
        let players = ["Anna", "Ben", "Cleo"].map(|name| Player::person(name, Avatar::Kite));
        let settings = Settings {
            seed,
            ..Settings::new(players.into(), Game::Hex.presets()[0].rules, Kind::RoundRobin)
        };
        let mut tournament = Tournament::new(settings).expect("a tournament");
        let place = Place { round: 0, table: 0 };
        tournament.enter(place, Ended::Won(Side::First)).expect("an open game");
        Held { tournament, begun: vec![Begun { id: 7, place, games: 0 }], ended }
    }

    #[test]
    fn the_file_holds_all_tournaments_and_their_matches() {
        for current in [None, Some(held(1, 0))] {
            let home = HomeTournament {
                current,
                others: vec![held(2, 10), held(3, 20)],
                ..HomeTournament::default()
            };
            assert_eq!(HomeTournament::read(&home.write()).expect("it can be read"), home);
        }
        assert_eq!(HomeTournament::default().write(), "");
        assert_eq!(HomeTournament::read(" \n").expect("nothing"), HomeTournament::default());
    }

    #[test]
    fn the_first_version_is_read() {
        let first = format!(r#"{{"tournament":{},"begun":[]}}"#, saved::write(&held(1, 0).tournament));
        let home = HomeTournament::read(&first).expect("it can be read");
        assert_eq!(home.tournament(), Some(held(1, 0).tournament()));
        assert!(home.write().starts_with(r#"{"version":2,"#));
    }

    #[test]
    fn a_later_version_is_told_from_damage() {
        let text = HomeTournament { current: Some(held(1, 0)), ..HomeTournament::default() }.write();
        let read =
            |text: &str| HomeTournament::read(text).map_err(|reason| (reason.is_later(), reason.to_string()));
        let later = |text: String| read(&text).is_err_and(|(later, _)| later);
        assert!(later(text.replace(r#"{"version":2"#, r#"{"version":3"#)));
        assert!(later(r#"{"version":3,"all":7}"#.to_owned()), "only the version has to stay");
        assert!(later(text.replace(r#""begun":"#, r#""umpire":1,"begun":"#)));
        assert!(later(text.replace("round-robin", "ladder")));
        for damaged in ["{}", "[]", "7", r#"{"version":2,"begun":4}"#, &text[..text.len() / 2]] {
            let (is_later, reason) = read(damaged).expect_err("it is damaged");
            assert!(!is_later && reason.starts_with("it holds no tournaments"), "{damaged}: {reason}");
        }
        let wrong = text.replace(r#""players":[0,"#, r#""players":[9,"#);
        assert!(wrong != text && read(&wrong).is_err_and(|(later, _)| !later));
    }
}
