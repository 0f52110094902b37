//! The form in which a match is kept, in a file or anywhere else.
//!
//! JSON, so that a player or a later program can read it without this one. A version number says
//! which form it is: every version that was ever published stays readable.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::clock::Spent;
use super::{Act, CurrentTurn, Match, Setup, Standing, Summary};
use crate::notation;
use crate::rules::{Illegal, Square, Turn};

/// The version that [`write()`] writes.
pub const VERSION: u32 = 2;

/// Why a saved match cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Damaged {
    #[error("it is not a saved match: {0}")]
    Form(#[from] serde_json::Error),
    #[error("it was saved by a later version of the app (form {0}, this app knows up to {VERSION})")]
    Later(u32),
    #[error("its first position cannot be read: {0}")]
    Start(#[from] notation::Unreadable),
    #[error("turn {turn} is not possible: {reason}")]
    Turn { turn: usize, reason: Illegal },
    #[error("act {act} comes after the end of the game")]
    AfterEnd { act: usize },
    #[error("act {act} is not possible: {reason}")]
    Act { act: usize, reason: Illegal },
    #[error("it counts {done} acts and holds only {acts}")]
    Count { done: usize, acts: usize },
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
    /// How many of the acts are in force; the rest was undone.
    done: usize,
    /// The squares touched of the turn being made.
    #[serde(default)]
    path: Vec<Square>,
    #[serde(default)]
    started: bool,
    /// What is marked dead while the game is counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dead: Option<Vec<Square>>,
    /// What the acts took, where there are clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    spent: Option<Spent>,
    /// For lists of matches: it follows from the rest, and is never read when the match is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    standing: Option<Standing>,
}

/// What a list of matches needs of one.
#[derive(Deserialize)]
struct SavedSummary {
    id: u32,
    #[serde(default)]
    began: u64,
    #[serde(default)]
    title: String,
    setup: Setup,
    /// Earlier versions did not write it.
    standing: Option<Standing>,
}

/// Only the version: enough to tell whether the rest can be understood.
#[derive(Deserialize)]
struct Version {
    version: u32,
}

/// A match as text.
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

/// What a list shows of a saved match. Where the text says how the match stands, that is believed,
/// and not a turn is played.
///
/// # Errors
/// When the text is not a saved match.
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

/// Reads what [`write()`] wrote, now or in an earlier version. Every turn is played again by the
/// rules, so what comes back is a possible match.
///
/// # Errors
/// When the text is not a saved match, or not a possible one.
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
    // A staged turn that no longer fits is dropped: it was not played yet.
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
