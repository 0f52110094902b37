//! The saved form of a match.
//!
//! Matches are saved as JSON, so that a player or a later program can read them without this one. A
//! version number identifies the form. Every version that was ever published stays readable.
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

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::clock::Spent;
use super::{Act, CurrentTurn, Match, Setup, Standing, Summary};
use crate::notation;
use crate::rules::{Illegal, Square, Turn};

/// Version of the form that [`write()`] writes.
pub const VERSION: u32 = 2;

/// Reason why a saved match cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Damaged {
    /// The text is not the JSON of a saved match.
    #[error("it is not a saved match: {0}")]
    Form(#[from] serde_json::Error),
    /// A later program wrote the match, in this version of the form.
    #[error("it was saved by a later version of the app (form {0}, this app knows up to {VERSION})")]
    Later(u32),
    /// The position of the setup cannot be read.
    #[error("its first position cannot be read: {0}")]
    Start(#[from] notation::Unreadable),
    /// A turn is illegal.
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

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    id: u32,
    #[serde(default)]
    began: u64,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    setup: Setup,
    acts: Vec<Act>,
    /// Number of acts in force. The acts after these were undone.
    done: usize,
    /// Squares touched in the current turn.
    #[serde(default)]
    path: Vec<Square>,
    #[serde(default)]
    started: bool,
    /// Pieces marked dead during a count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dead: Option<Vec<Square>>,
    /// Time that each act took, for a match with clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    spent: Option<Spent>,
    /// State for lists of matches. It follows from the rest and is ignored when the match is read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    standing: Option<Standing>,
}

/// The fields of a saved match that a list needs.
#[derive(Deserialize)]
struct SavedSummary {
    id: u32,
    #[serde(default)]
    began: u64,
    #[serde(default)]
    title: String,
    setup: Setup,
    /// Absent in files of earlier versions.
    standing: Option<Standing>,
}

/// The version alone, which decides if the rest can be read.
#[derive(Deserialize)]
struct Version {
    version: u32,
}

/// Writes a match as JSON.
#[must_use]
pub fn write(game: &Match) -> String {
    let saved = Saved {
        version: VERSION,
        id: game.id,
        began: game.began,
        title: game.title.clone(),
        setup: game.setup.clone(),
        acts: game.acts.clone(),
        done: game.done,
        path: game.turns.current.path.clone(),
        started: game.turns.current.started,
        dead: game.dead.get().filter(|_| game.marked).cloned(),
        spent: game.setup.has_clocks().then(|| game.spent.clone()),
        standing: Some(Standing::of(game)),
    };
    // Every field is a plain value with text keys, for which writing JSON cannot fail.
    serde_json::to_string(&saved).unwrap_or_default()
}

/// Reads the summary of a saved match. A saved [`Standing`] is trusted and no turn is replayed.
///
/// # Errors
/// Returns an error if the text is not a saved match.
pub fn summary(text: &str) -> Result<Summary, Damaged> {
    check_version(text)?;
    let SavedSummary { id, began, title, setup, standing } = serde_json::from_str(text)?;
    match standing {
        Some(standing) => Ok(Summary { id, began, title, setup, standing }),
        None => Ok(Summary::of(&read(text)?)),
    }
}

fn check_version(text: &str) -> Result<(), Damaged> {
    let Version { version } = serde_json::from_str(text)?;
    if version > VERSION { Err(Damaged::Later(version)) } else { Ok(()) }
}

/// Reads a match that [`write()`] wrote in this or an earlier version. The acts are replayed by the
/// rules, so the result is always a possible match.
///
/// # Errors
/// Returns an error if the text is not a saved match, or if one of its acts is not possible.
pub fn read(text: &str) -> Result<Match, Damaged> {
    check_version(text)?;
    let saved: Saved = serde_json::from_str(text)?;
    let mut game = Match::before_any_act(saved.id, saved.setup, saved.began)?;
    game.set_title(&saved.title);
    let (done, acts) = (saved.done, saved.acts.len());
    if done > acts {
        return Err(Damaged::Count { done, acts });
    }
    for (at, act) in saved.acts.into_iter().enumerate() {
        if game.outcome().is_some() {
            return Err(Damaged::AfterEnd { act: at + 1 });
        }
        let turn = matches!(act, Act::Turn(_)).then_some(game.turn_count() + 1);
        game.act(act).map_err(|reason| match turn {
            Some(turn) => Damaged::Turn { turn, reason },
            None => Damaged::Act { act: at + 1, reason },
        })?;
    }
    while game.done > done {
        game.take_back();
    }
    game.play_forced_pass();
    let started = saved.started || !game.setup.hands_over();
    // Touched squares that no longer fit are dropped: they were not played yet.
    let mut path = saved.path;
    while !path.is_empty() && game.position().changes(&Turn(path.clone())).is_err() {
        path.pop();
    }
    game.turns.current = CurrentTurn::new(game.position(), started, path);
    game.spent = saved.spent.unwrap_or_default().resized(game.done, game.acts.len());
    game.dead = OnceLock::new();
    if let Some(mut dead) = saved.dead {
        dead.retain(|&square| game.position().piece(square).is_some());
        game.dead = dead.into();
        game.marked = true;
    }
    Ok(game)
}
