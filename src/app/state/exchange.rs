//! Texts on their way between the app and other programs.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::prelude::*;
use bevy::tasks::IoTaskPool;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::app::device::Device;
use crate::app::state::backup::{self, Backup};
use crate::notation::{self, Format, Games, Record, Unreadable};
use crate::platform::sharing::NotShared;
use crate::play::{Match, record};
use crate::rules::Rules;

/// The exchange with other programs that is under way.
#[derive(Resource, Default)]
pub struct Exchange {
    /// Number of open dialogs and of files being read.
    pub(super) under_way: usize,
    /// Answers that have not been handled yet.
    pub(super) answered: Arc<Mutex<Vec<Answered>>>,
    /// The turns of a record before the one that cannot be read, which may be taken instead.
    pub(super) part: Option<Record>,
}

/// The answer of a dialog or of a file operation.
#[derive(Debug)]
pub(super) enum Answered {
    Saved(Result<Option<String>, NotShared>),
    Brought(Result<Option<Brought>, NotShared>),
}

/// The content of an imported text.
#[derive(Debug)]
pub(super) enum Brought {
    Games { games: Games, part: Option<Record> },
    Backup(Box<Backup>),
}

impl Brought {
    /// Reads a text. `usual` are the rules of games that do not say otherwise.
    pub(super) fn read(usual: Rules, text: &[u8]) -> Brought {
        if let Some(backup) = backup::read(text) {
            return Brought::Backup(Box::new(backup));
        }
        let games = notation::read_any(usual, text);
        let part = match games.games.first() {
            Some(Err(error)) => notation::read_until(games.rules, text, error.place),
            _ => None,
        };
        Brought::Games { games, part }
    }
}

impl Exchange {
    /// Number of readable turns of a record with an error.
    #[must_use]
    pub fn part(&self) -> Option<usize> {
        self.part.as_ref().map(|record| record.turns.len())
    }

    /// Returns `true` while a dialog is open or a file is being read.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.under_way > 0
    }

    /// Hands a text out: into a file where the system asks for its place, or else to another program.
    ///
    /// # Errors
    /// When the system cannot show the choice.
    pub fn hand_out(
        &mut self,
        device: &Device,
        proxy: Option<&EventLoopProxyWrapper>,
        name: &str,
        content: String,
    ) -> Result<(), NotShared> {
        if !device.0.abilities().save {
            return device.0.share(name, &content);
        }
        let answer = device.0.save(name, content);
        self.begin(proxy, async move { Answered::Saved(answer.await) });
        Ok(())
    }

    /// Starts something that takes its time, and wakes the app when it is done.
    pub(super) fn begin(
        &mut self,
        proxy: Option<&EventLoopProxyWrapper>,
        answer: impl Future<Output = Answered> + Send + 'static,
    ) {
        self.under_way += 1;
        let answered = self.answered.clone();
        let wake = proxy.map(|proxy| (**proxy).clone());
        let task = async move {
            let answer = answer.await;
            lock(&answered).push(answer);
            // An app without a window has nobody to wake, and one that is closing does not mind.
            _ = wake.map(|wake| wake.send_event(WinitUserEvent::WakeUp));
        };
        // Not where boards are drawn: a player would wait until the last of them is done.
        IoTaskPool::get().spawn(task).detach();
    }
}

/// The answers. Whoever held them last has only added one, whatever happened then.
pub(super) fn lock(answered: &Mutex<Vec<Answered>>) -> MutexGuard<'_, Vec<Answered>> {
    answered.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The match as a text that other programs read.
///
/// # Errors
/// When the match cannot be told in the format of its game.
pub fn text(game: &Match) -> Result<String, Unreadable> {
    notation::write_game(&game.record())
}

/// The file name for this match: `checkers-2026-10-02-Anna-Ben.pdn`.
pub fn file_name(game: &Match) -> String {
    let kind = game.setup().rules.game();
    let mut parts = vec![kind.name().to_owned()];
    if game.began() > 0 {
        parts.push(record::date(game.began(), '-'));
    }
    for player in &game.setup().players {
        // Only what every system allows in the name of a file.
        let name: String = player.name.chars().filter(|letter| letter.is_alphanumeric()).take(24).collect();
        parts.extend((!name.is_empty()).then_some(name));
    }
    format!("{}.{}", parts.join("-"), Format::of(kind).extension())
}
