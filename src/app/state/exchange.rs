//! The exchange of texts with other programs: files, dialogs and sharing.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::prelude::*;
use bevy::tasks::IoTaskPool;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::app::device::Device;
use crate::app::state::imports::Imports;
use crate::app::state::progress::Progress;
use crate::notation::{self, Format, Record, Unreadable};
use crate::platform::sharing::{Content, NotShared, Opened, Parcel};
use crate::play::{Match, record};

/// The state of the exchange with other programs.
#[derive(Resource, Default)]
pub struct Exchange {
    /// Number of open dialogs and of files being read.
    pub(super) under_way: usize,
    /// Answers that have not been handled yet.
    pub(super) answered: Arc<Mutex<Vec<Answered>>>,
    /// The part of an unreadable record before its error, which can be imported instead.
    pub(super) part: Option<Record>,
    /// The imports that run and wait.
    pub(super) imports: Imports,
    /// The progress of an export of many records.
    pub(super) writing: Option<Progress>,
}

/// The record of the match on the table as text, while the page of records shows it. It is written when the match
/// changes, and not at each redraw.
#[derive(Resource, Default)]
pub struct OwnRecord(pub Option<Result<String, Unreadable>>);

/// The answer of a dialog or of a file operation.
#[derive(Debug)]
pub(super) enum Answered {
    /// The name of the saved file; `None` if the player cancelled the dialog.
    Saved(Result<Option<String>, NotShared>),
    /// The same for a file with a link, which then counts as sent.
    LinkSaved(Result<Option<String>, NotShared>),
    /// The name of a file that is ready for the share sheet, and its content.
    Packed(String, Result<Option<Parcel>, NotShared>),
    /// The content of the opened file; `None` if the player cancelled the dialog.
    Opened(Result<Option<Opened>, NotShared>),
}

impl Exchange {
    /// Number of readable turns of a record with an error.
    #[must_use]
    pub fn part(&self) -> Option<usize> {
        self.part.as_ref().map(|record| record.turns.len())
    }

    /// Returns `true` while a dialog is open, or records are being read or written.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.under_way > 0 || self.imports.is_busy() || self.writing.is_some()
    }

    /// Returns `true` while an import waits or another thread works; the app must stay awake.
    #[must_use]
    pub fn has_threads(&self) -> bool {
        self.imports.has_threads() || self.writing.is_some()
    }

    /// Returns the number of records that were read or written so far; `None` if nothing runs that a player
    /// could cancel.
    #[must_use]
    pub fn so_far(&self) -> Option<usize> {
        self.imports.so_far().or_else(|| self.writing.as_ref().map(|writing| writing.done().0))
    }

    /// Exports a file: opens a dialog for it. `name` is the suggested name. Errors arrive later, as an answer.
    pub fn export(
        &mut self,
        device: &Device,
        proxy: Option<&EventLoopProxyWrapper>,
        name: &str,
        content: impl Into<Content>,
    ) {
        let answer = device.0.save(name, content.into());
        self.begin(proxy, async move { Answered::Saved(answer.await) });
    }

    /// Exports what is made to be shown: hands it to the share sheet, where players look for it, or opens a dialog for a
    /// file on systems whose share sheet takes none. The content is made on another thread. Errors arrive later, as an
    /// answer.
    pub fn export_made(
        &mut self,
        device: &Device,
        proxy: Option<&EventLoopProxyWrapper>,
        name: &str,
        content: Content,
    ) {
        if device.0.abilities().send {
            let (answer, name) = (device.0.pack(name, content), name.to_owned());
            self.begin(proxy, async move { Answered::Packed(name, answer.await) });
        } else {
            self.export(device, proxy, name, content);
        }
    }

    /// Starts an operation in the background, and wakes the app when it is done.
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
            // Tests have no event loop, and a closing app has none any more; both are fine.
            _ = wake.map(|wake| wake.send_event(WinitUserEvent::WakeUp));
        };
        // Not in the pool that rasterises boards, where the task would wait for all of them.
        IoTaskPool::get().spawn(task).detach();
    }
}

/// Locks the answers. A poisoned lock is fine, since its holder has only added an answer.
pub(super) fn lock(answered: &Mutex<Vec<Answered>>) -> MutexGuard<'_, Vec<Answered>> {
    answered.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the record of the match as text, in the format of its game.
///
/// # Errors
/// If the format cannot express the match.
pub fn text(game: &Match) -> Result<String, Unreadable> {
    notation::write_game(&game.record())
}

/// Returns a file name for the record of the match, such as `checkers-2026-10-02-Anna-Ben.pdn`.
pub fn file_name(game: &Match) -> String {
    format!("{}.{}", stem(game), Format::of(game.setup().rules.game()).extension())
}

/// Returns a file name without an extension for the match: its game, its date and its players.
#[must_use]
pub fn stem(game: &Match) -> String {
    let kind = game.setup().rules.game();
    let mut parts = vec![kind.name().to_owned()];
    if game.began() > 0 {
        parts.push(record::date(game.began(), '-'));
    }
    for player in &game.setup().players {
        // Only characters that every system allows in the name of a file.
        let name: String = player.name.chars().filter(|letter| letter.is_alphanumeric()).take(24).collect();
        parts.extend((!name.is_empty()).then_some(name));
    }
    parts.join("-")
}
