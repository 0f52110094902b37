//! The saved form of a match.
//!
//! Matches are saved as JSON, so that a player or a later program can read them without this one. A
//! version number identifies the form. Every version that was ever published stays readable.
//!
//! A match that a later program wrote is not damaged, although this one cannot read it:
//! [`Damaged::is_later`] tells the two apart. Such a file must stay as it is. [`outline()`] reads as much of
//! it as a list shows.
//!
//! # Examples
//!
//! ```
//! use parlour::play::{Avatar, Match, Player, Setup, saved};
//! use parlour::rules::{Game, Square};
//!
//! let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
//! let mut game = Match::new(12, Setup::new(Game::Go.presets()[0].rules, players), 0)?;
//! game.touch(Square(60));
//! game.finish()?;
//!
//! let text = saved::write(&game);
//! let read = saved::read(&text)?;
//! assert_eq!(read.id(), 12);
//! assert_eq!(read.acts(), game.acts());
//! assert_eq!(saved::summary(&text)?.standing.turns, 1);
//! assert!(saved::read("{}").is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::BTreeSet;
use std::sync::OnceLock;

use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::clock::Spent;
use super::form::{self, Head, MAX_PART};
use super::link::Correspondence;
use super::{Act, CurrentTurn, Match, Notes, Setup, Standing, Summary};
use crate::notation;
use crate::rules::{Illegal, Square, Turn};

mod beginning;
mod outline;

pub use beginning::{Beginning, beginning};
pub use outline::{Outline, outline};

/// Version of the form of a match with notes, the latest. [`write()`] writes a match without notes in
/// [`WITHOUT_NOTES`], so that earlier programs can read it.
pub const VERSION: u32 = 3;
/// Version of the form of a match without notes.
pub const WITHOUT_NOTES: u32 = 2;

/// Largest size of a saved match in bytes. The longest possible match of Go takes a tenth of it. Callers
/// that read files need not read more than one byte beyond.
pub const MAX_BYTES: usize = 4 << 20;

/// Reason why a saved match cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Damaged {
    /// The text is not the JSON of a saved match.
    #[error("it is not a saved match: {}", form::reason(.0))]
    Form(#[from] serde_json::Error),
    /// A later program wrote the match, in this version of the form.
    #[error("it was saved by a newer version of the app (form {0}, this app knows up to {VERSION})")]
    Later(u32),
    /// The match is whole, but holds this, which only a later program can have written.
    #[error("it holds something that this version of the app does not know: {0}")]
    Unknown(String),
    /// The match is larger than [`MAX_BYTES`], or its setup is larger than any setup.
    #[error("{part} has {bytes} bytes, and can have {most} at most")]
    TooLarge {
        /// The match or its setup, in English.
        part: &'static str,
        /// Size in bytes.
        bytes: usize,
        /// Largest size in bytes.
        most: usize,
    },
    /// The position of the setup cannot be read.
    #[error("its first position cannot be read: {0}")]
    Start(#[from] notation::Unreadable),
    /// A turn is illegal, or one more than a match [can have](Match::MAX_ACTS).
    #[error("turn {turn} is not possible: {reason}")]
    Turn {
        /// Number of the turn, from 1.
        turn: usize,
        /// Reason why the turn is illegal.
        reason: Illegal,
    },
    /// There are acts after the end of the game.
    #[error("act {act} comes after the end of the game")]
    AfterEnd {
        /// Number of the first such act, from 1.
        act: usize,
    },
    /// An act other than a turn is not possible.
    #[error("act {act} is not possible: {reason}")]
    Act {
        /// Number of the act, from 1.
        act: usize,
        /// Reason why the act is not possible.
        reason: Illegal,
    },
    /// More acts are in force than exist.
    #[error("it counts {done} acts and holds only {acts}")]
    Count {
        /// Number of acts in force.
        done: usize,
        /// Number of acts.
        acts: usize,
    },
}

impl Damaged {
    /// Returns `true` if the match is not damaged: a later program wrote it. Its file must neither be moved
    /// nor written over.
    #[must_use]
    pub fn is_later(&self) -> bool {
        matches!(self, Damaged::Later(_) | Damaged::Unknown(_))
    }
}

/// Fields of a saved match.
const FIELDS: [&str; 14] = [
    "version",
    "id",
    "began",
    "title",
    "setup",
    "acts",
    "done",
    "path",
    "started",
    "dead",
    "spent",
    "correspondence",
    "notes",
    "standing",
];

/// A match as it is written.
#[derive(Serialize)]
struct Written<'a> {
    version: u32,
    id: u32,
    began: u64,
    #[serde(skip_serializing_if = "str::is_empty")]
    title: &'a str,
    setup: &'a Setup,
    acts: &'a [Act],
    /// Number of acts in force. The acts after these were undone.
    done: usize,
    /// Squares touched in the current turn.
    path: &'a [Square],
    started: bool,
    /// Pieces marked dead during a count.
    #[serde(skip_serializing_if = "Option::is_none")]
    dead: Option<&'a Vec<Square>>,
    /// Time that each act took, for a match with clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    spent: Option<&'a Spent>,
    /// What this device knows of a match by link.
    #[serde(skip_serializing_if = "Option::is_none")]
    correspondence: Option<&'a Correspondence>,
    /// Comments, marks and side lines.
    #[serde(skip_serializing_if = "Notes::is_empty")]
    notes: &'a Notes,
    /// State for lists of matches. It follows from the rest and is ignored when the match is read.
    standing: Standing,
}

/// A match as it is read, with its parts as text.
#[derive(Deserialize)]
struct Saved<'a> {
    id: u32,
    #[serde(default)]
    began: u64,
    #[serde(default)]
    title: String,
    #[serde(borrow)]
    setup: &'a RawValue,
    #[serde(borrow)]
    acts: &'a RawValue,
    done: usize,
    #[serde(default)]
    path: Vec<Square>,
    #[serde(default)]
    started: bool,
    #[serde(default)]
    dead: Option<Vec<Square>>,
    #[serde(default)]
    spent: Option<Spent>,
    #[serde(default)]
    correspondence: Option<Correspondence>,
    #[serde(default, borrow)]
    notes: Option<&'a RawValue>,
}

/// The fields of a saved match that a list needs, and its acts as text.
#[derive(Deserialize)]
struct SavedSummary<'a> {
    id: u32,
    #[serde(default)]
    began: u64,
    #[serde(default)]
    title: String,
    #[serde(borrow)]
    setup: &'a RawValue,
    #[serde(default, borrow)]
    acts: Option<&'a RawValue>,
    #[serde(default)]
    done: usize,
    #[serde(default)]
    correspondence: Option<Correspondence>,
    /// Absent in files of earlier versions.
    #[serde(default, borrow)]
    standing: Option<&'a RawValue>,
}

/// Writes a match as JSON.
#[must_use]
pub fn write(game: &Match) -> String {
    let written = Written {
        version: if game.notes.is_empty() { WITHOUT_NOTES } else { VERSION },
        id: game.id,
        began: game.began,
        title: &game.title,
        setup: &game.setup,
        acts: &game.acts,
        done: game.done,
        path: &game.turns.current.path,
        started: game.turns.current.started,
        dead: game.dead.get().filter(|_| game.marked),
        spent: game.setup.has_clocks().then_some(&game.spent),
        correspondence: game.correspondence.as_ref(),
        notes: &game.notes,
        standing: Standing::of(game),
    };
    // Every field is a plain value with text keys, for which writing JSON cannot fail.
    serde_json::to_string(&written).unwrap_or_default()
}

/// Reads the summary of a saved match. A saved [`Standing`] is trusted and no turn is replayed.
///
/// # Errors
/// Returns an error if the text is not a saved match, or if a later program wrote it.
pub fn summary(text: &str) -> Result<Summary, Damaged> {
    check(text)?;
    let saved: SavedSummary = serde_json::from_str(text)?;
    let SavedSummary { id, began, title, setup, acts: _, done, correspondence, standing } = saved;
    match standing.and_then(|standing| serde_json::from_str(standing.get()).ok()) {
        Some(standing) => {
            let title = super::setup::shortened(&title).to_owned();
            let setup = read_setup(setup)?;
            Ok(Summary { id, began, title, setup, acts: done, correspondence, standing })
        }
        // The file of an earlier version, or a damaged standing, which follows from the rest.
        None => Ok(Summary::of(&read(text)?)),
    }
}

/// Reads the summary of a saved match under the number that the name of its file states. See [`read_as`].
///
/// # Errors
/// The same as of [`summary`].
pub fn summary_as(id: u32, text: &str) -> Result<Summary, Damaged> {
    Ok(Summary { id, ..summary(text)? })
}

/// Reads a match under the number that the name of its file states.
///
/// The number inside the file is ignored. It differs after somebody has copied or renamed the file, and a
/// match that kept it would later be written over the file of another match.
///
/// # Errors
/// The same as of [`read`].
pub fn read_as(id: u32, text: &str) -> Result<Match, Damaged> {
    Ok(read(text)?.numbered(id))
}

/// Reads a match that [`write()`] wrote in this or an earlier version. The acts are replayed by the
/// rules, so the result is always a possible match.
///
/// # Errors
/// Returns an error if the text is not a saved match, if one of its acts is not possible, or if a later
/// program wrote it.
pub fn read(text: &str) -> Result<Match, Damaged> {
    check(text)?;
    let saved: Saved = serde_json::from_str(text)?;
    let acts = read_acts(saved.acts)?;
    let mut game = Match::before_any_act(saved.id, read_setup(saved.setup)?, saved.began)?;
    if let Some(correspondence) = saved.correspondence {
        game.correspond(correspondence);
    }
    game.set_title(&saved.title);
    if saved.done > acts.len() {
        return Err(Damaged::Count { done: saved.done, acts: acts.len() });
    }
    let mut turns = 0;
    for (act, number) in acts.into_iter().zip(1..) {
        if game.outcome().is_some() {
            return Err(Damaged::AfterEnd { act: number });
        }
        let is_turn = matches!(act, Act::Turn(_));
        turns += usize::from(is_turn);
        game.act_in_bulk(act).map_err(|reason| {
            if is_turn { Damaged::Turn { turn: turns, reason } } else { Damaged::Act { act: number, reason } }
        })?;
    }
    if saved.done < game.done {
        game.set_done(saved.done);
        game.positions.go_back(saved.done, &game.acts);
    }
    game.reset_turns();
    game.play_forced_pass();
    let started = saved.started || !game.setup.hands_over();
    let path = possible_path(&game, &saved.path);
    game.turns.current = CurrentTurn::new(game.position(), started, path);
    game.spent = saved.spent.unwrap_or_default().resized(game.done, game.acts.len());
    game.dead = OnceLock::new();
    if let Some(mut dead) = saved.dead {
        let mut known = BTreeSet::new();
        dead.retain(|&square| game.position().piece(square).is_some() && known.insert(square));
        game.dead = dead.into();
        game.marked = true;
    }
    game.notes = saved.notes.map_or_else(|| Ok(Notes::default()), read_notes)?;
    Ok(game)
}

/// Reads the notes of a match. Notes that are JSON and cannot be read are those of a later program.
fn read_notes(text: &RawValue) -> Result<Notes, Damaged> {
    let notes: Notes =
        serde_json::from_str(text.get()).map_err(|error| Damaged::Unknown(form::reason(&error)))?;
    Ok(notes.checked())
}

/// Returns the touched squares as far as they begin a legal turn. The others were not played yet and are
/// dropped.
fn possible_path(game: &Match, touched: &[Square]) -> Vec<Square> {
    let mut turn = Turn::default();
    for &square in touched {
        turn.0.push(square);
        if game.position().changes(&turn).is_err() {
            turn.0.pop();
            break;
        }
    }
    turn.0
}

/// Checks the size of a saved match, its version and the names of its fields.
fn check(text: &str) -> Result<(), Damaged> {
    check_size("it", text, MAX_BYTES)?;
    let Head { version, unknown } = Head::read(text, &FIELDS)?;
    match unknown {
        _ if version > VERSION => Err(Damaged::Later(version)),
        Some(field) => Err(Damaged::Unknown(field)),
        None => Ok(()),
    }
}

fn check_size(part: &'static str, text: &str, most: usize) -> Result<(), Damaged> {
    let bytes = text.len();
    if bytes > most { Err(Damaged::TooLarge { part, bytes, most }) } else { Ok(()) }
}

/// Reads the setup of a match. A setup with rules and players that cannot be read is one of a later program.
fn read_setup(text: &RawValue) -> Result<Setup, Damaged> {
    check_size("its setup", text.get(), MAX_PART)?;
    let given: Value = serde_json::from_str(text.get())?;
    let mut setup: Setup = serde_json::from_str(text.get()).map_err(|error| {
        let is_whole =
            given["rules"].is_object() && given["players"].as_array().is_some_and(|all| all.len() == 2);
        if is_whole { Damaged::Unknown(form::reason(&error)) } else { Damaged::Form(error) }
    })?;
    if let Some(field) = form::unknown_field(&given, &serde_json::to_value(&setup)?) {
        return Err(Damaged::Unknown(field));
    }
    setup.shorten();
    Ok(setup)
}

/// Reads the acts of a match. An act that cannot be read is one of a later program.
fn read_acts(text: &RawValue) -> Result<Vec<Act>, Damaged> {
    let error = match serde_json::from_str(text.get()) {
        Ok(acts) => return Ok(acts),
        Err(error) => error,
    };
    let Unread(unread) = serde_json::from_str(text.get())?;
    match unread {
        // An act is a name, alone or with a value.
        Some((number, text)) if text.starts_with(['"', '{']) => {
            let error = serde_json::from_str::<Act>(&text).err().unwrap_or(error);
            Err(Damaged::Unknown(format!("act {number}: {}", form::reason(&error))))
        }
        _ => Err(Damaged::Form(error)),
    }
}

/// The first act of a list that cannot be read: its number, from 1, and its text.
struct Unread(Option<(usize, String)>);

impl<'de> Deserialize<'de> for Unread {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Unread, D::Error> {
        struct List;

        impl<'de> Visitor<'de> for List {
            type Value = Unread;

            fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.write_str("a list of acts")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut acts: A) -> Result<Unread, A::Error> {
                let mut number = 0;
                while let Some(text) = acts.next_element::<&RawValue>()? {
                    number += 1;
                    if serde_json::from_str::<Act>(text.get()).is_err() {
                        while acts.next_element::<IgnoredAny>()?.is_some() {}
                        return Ok(Unread(Some((number, text.get().to_owned()))));
                    }
                }
                Ok(Unread(None))
            }
        }

        deserializer.deserialize_seq(List)
    }
}

#[cfg(test)]
mod tests;
