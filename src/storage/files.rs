//! Whole files, each with its old or its new content whatever fails.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::io::{self, ErrorKind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use web_time::{SystemTime, UNIX_EPOCH};

use super::staged;
use super::{Lock, Storage, folder_of};

mod take_over;

/// Number of failed tries after which a content that is staged, but not durable, counts as unsaved. A virus
/// scanner can hold a file for a moment.
const PATIENCE: u32 = 3;

/// The files of the app. All names are relative to their folder. Clones share the files.
#[derive(Clone)]
#[cfg_attr(feature = "app", derive(bevy::prelude::Resource))]
pub struct Files {
    pub(super) shared: Arc<Shared>,
}

/// A failure to read or write a file.
#[derive(Debug, thiserror::Error)]
#[error("{name}: {reason}")]
pub struct Loss {
    /// Name of the file, relative to the folder of [`Files`].
    pub name: String,
    /// Error of the system.
    pub reason: io::Error,
}

/// Contents that are not safe yet because the disk refused them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsaved {
    /// Names of their files.
    pub names: Vec<String>,
    /// Reason of the first failure.
    pub reason: String,
}

/// The part of [`Files`] that clones and the saver share.
pub(super) struct Shared {
    storage: Arc<dyn Storage>,
    is_writer: bool,
    pub(super) state: Mutex<State>,
    /// Held while a file becomes durable, is renamed or removed, so that these follow each other.
    work: Mutex<()>,
    /// Tells the saver that there is something to do.
    pub(super) changed: Condvar,
}

#[derive(Default)]
pub(super) struct State {
    /// The contents that are not durable yet, by name.
    pending: BTreeMap<String, Pending>,
    /// Their names, in the order in which they become durable.
    queue: VecDeque<String>,
    /// The last stamp of a staged file.
    stamp: u64,
    /// Staged files of no use, by the file that they belong to. They are removed before it is written.
    leftover: BTreeMap<String, Vec<String>>,
    /// The folders in which files were created.
    folders: BTreeSet<String>,
    /// The folders in which names are not durable yet, since something was created, renamed or removed there.
    /// In the order in which they become durable.
    stale: VecDeque<String>,
    /// A folder was gone, so everything that is not pending has to be written again.
    was_recreated: bool,
    /// Number of savers.
    pub(super) savers: usize,
}

/// A content on its way to the disk.
#[derive(Default)]
struct Pending {
    content: Arc<[u8]>,
    /// The staged file with this content; `None` if it could not be created.
    staged: Option<String>,
    /// Staged files with older contents, to be removed before the content becomes durable.
    older: Vec<String>,
    /// The content survives the end of the process.
    survives: bool,
    /// Number of failures since the content was written.
    tries: u32,
    reason: String,
    /// The time that the file is to have, if it is not that of its writing.
    time: Option<SystemTime>,
}

impl State {
    /// Returns `true` if a content or a name is not durable yet.
    pub(super) fn has_work(&self) -> bool {
        !self.queue.is_empty() || !self.stale.is_empty()
    }

    fn note_stale<const COUNT: usize>(&mut self, folders: [&str; COUNT]) {
        for folder in folders {
            self.stale.retain(|known| known != folder);
            self.stale.push_back(folder.to_owned());
        }
    }
}

impl Pending {
    fn is_unsaved(&self) -> bool {
        self.tries > 0 && (!self.survives || self.tries >= PATIENCE)
    }
}

/// Locks a mutex. A poisoned lock is fine: whoever panicked held no half-changed state.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Files {
    /// Opens the files of a storage, to read and to write if no other program does. Contents that an ended
    /// process has staged are taken over. Keep the lock as long as the files are written.
    #[must_use]
    pub fn open(storage: Arc<dyn Storage>) -> (Files, Option<Lock>) {
        // A system that cannot tell must not keep anybody from saving.
        let lock = storage.lock().unwrap_or_else(|_| Some(Lock::private()));
        let is_writer = lock.is_some();
        let (state, work, changed) = (Mutex::default(), Mutex::default(), Condvar::new());
        let files = Files { shared: Arc::new(Shared { storage, is_writer, state, work, changed }) };
        if is_writer {
            files.take_over();
        }
        (files, lock)
    }

    /// Returns `false` if another program writes these files, so that nothing can be changed.
    #[must_use]
    pub fn is_writer(&self) -> bool {
        self.shared.is_writer
    }

    /// Replaces a file. When this returns `Ok`, the content survives the end of the process;
    /// [`Files::flush`], or a [`Saver`](super::Saver), then makes it survive a loss of power. Missing folders
    /// are created.
    ///
    /// # Errors
    /// If the disk is full, read-only or gone. The content then stays in memory: it is read from there and
    /// tried again until it is on the disk. Another error is that this program [is no
    /// writer](Files::is_writer); the content is then dropped.
    pub fn write(&self, name: &str, content: &str) -> Result<(), Loss> {
        self.write_at(name, content, None)
    }

    /// Replaces a file as [`Files::write`] does, and lets it keep a time of its last change. A system that
    /// cannot do that gives it the time of its writing.
    ///
    /// # Errors
    /// As those of [`Files::write`].
    pub fn write_at(&self, name: &str, content: &str, time: Option<SystemTime>) -> Result<(), Loss> {
        self.shared.check_writer(name)?;
        let content: Arc<[u8]> = content.as_bytes().into();
        let mut state = lock(&self.shared.state);
        let (staged, failure) = match self.shared.stage(&mut state, name, &content) {
            Ok(staged) => (Some(staged), None),
            Err(reason) => (None, Some(reason)),
        };
        let leftover = state.leftover.remove(name).unwrap_or_default();
        let known = state.pending.remove(name);
        let is_new = known.is_none();
        let mut pending = known.unwrap_or_default();
        pending.older.extend(leftover.into_iter().chain(pending.staged.take()));
        let (survives, tries) = (staged.is_some(), u32::from(failure.is_some()));
        let reason = failure.as_ref().map(ToString::to_string).unwrap_or_default();
        let older = pending.older;
        let pending = Pending { content, staged, older, survives, tries, reason, time };
        state.pending.insert(name.to_owned(), pending);
        if is_new {
            state.queue.push_back(name.to_owned());
        }
        drop(state);
        self.shared.changed.notify_all();
        failure.map_or(Ok(()), |reason| Err(Loss { name: name.to_owned(), reason }))
    }

    /// Makes durable what was renamed and removed so far, and then all contents that were written, in their order.
    /// Waits for the disk.
    ///
    /// # Errors
    /// The first failure. The others are tried nevertheless.
    pub fn flush(&self) -> Result<(), Loss> {
        let names: Vec<_> = lock(&self.shared.state).queue.iter().cloned().collect();
        let mut first = {
            let _work = lock(&self.shared.work);
            self.shared.sync_names()
        };
        for name in names {
            first = first.and(self.shared.commit(&name));
        }
        first
    }

    /// Returns the contents that the disk has refused so far; `None` if all are safe.
    #[must_use]
    pub fn unsaved(&self) -> Option<Unsaved> {
        let state = lock(&self.shared.state);
        let mut unsaved = state.pending.iter().filter(|(_, pending)| pending.is_unsaved()).peekable();
        let reason = unsaved.peek()?.1.reason.clone();
        Some(Unsaved { names: unsaved.map(|(name, _)| name.clone()).collect(), reason })
    }

    /// Returns `true` once after a folder had to be created again because someone had deleted it. All files
    /// that are known should then be written again, and the lock is to be [taken](Files::lock) again.
    #[must_use]
    pub fn was_recreated(&self) -> bool {
        std::mem::take(&mut lock(&self.shared.state).was_recreated)
    }

    /// Takes the lock of the storage. Returns `None` if another program has it.
    #[must_use]
    pub fn lock(&self) -> Option<Lock> {
        // A system that cannot tell must not keep anybody from saving.
        self.shared.storage.lock().unwrap_or_else(|_| Some(Lock::private()))
    }

    /// Returns the latest content of a file, on the disk or not, or `None` if the file does not exist.
    ///
    /// # Errors
    /// If the file exists but cannot be read.
    pub fn read(&self, name: &str) -> Result<Option<String>, Loss> {
        let pending = lock(&self.shared.state).pending.get(name).map(|pending| pending.content.clone());
        let content = match pending {
            Some(content) => Ok(content.to_vec()),
            None => self.shared.storage.read(name),
        };
        let text = content.and_then(|content| {
            String::from_utf8(content).map_err(|_| io::Error::new(ErrorKind::InvalidData, "this is not text"))
        });
        match text {
            Err(reason) if reason.kind() == ErrorKind::NotFound => Ok(None),
            text => text.map(Some).map_err(|reason| Loss { name: name.to_owned(), reason }),
        }
    }

    /// Returns the time of the last change of a file, or `None` if the file does not exist or the system
    /// does not record the time.
    #[must_use]
    pub fn written(&self, name: &str) -> Option<SystemTime> {
        let staged = lock(&self.shared.state).pending.get(name).and_then(|pending| pending.staged.clone());
        self.shared.storage.written(staged.as_deref().unwrap_or(name)).ok()
    }

    /// Renames a file, also into another folder, which is created if it is missing. An existing file with
    /// the new name is replaced. [`Files::flush`], or a [`Saver`](super::Saver), makes the new name survive a loss
    /// of power.
    ///
    /// # Errors
    /// If the file does not exist, or the disk refuses the change. The file then keeps its name.
    pub fn rename(&self, from: &str, to: &str) -> Result<(), Loss> {
        drop(self.settle(to)?);
        let _work = self.settle(from)?;
        let (storage, folder) = (&self.shared.storage, folder_of(to));
        let renamed = match storage.rename(from, to) {
            Err(reason) if reason.kind() == ErrorKind::NotFound => {
                let created = storage.create_folder(folder);
                self.shared.changed_names([folder_of(folder)]);
                created.and_then(|()| storage.rename(from, to))
            }
            done => done,
        };
        renamed.map_err(|reason| Loss { name: from.to_owned(), reason })?;
        self.shared.changed_names([folder, folder_of(from)]);
        Ok(())
    }

    /// Removes a file.
    ///
    /// # Errors
    /// If the file does not exist, or the disk refuses the change. The file then keeps its content.
    pub fn remove(&self, name: &str) -> Result<(), Loss> {
        let _work = self.settle(name)?;
        let removed = self.shared.storage.remove(name);
        removed.map_err(|reason| Loss { name: name.to_owned(), reason })?;
        self.shared.changed_names([folder_of(name)]);
        Ok(())
    }

    /// Renames a file that cannot be parsed to an unused name, and returns that name.
    ///
    /// # Errors
    /// If the file cannot be renamed. It then keeps its own name.
    pub fn put_aside(&self, name: &str) -> Result<String, Loss> {
        let aside = self.unused(name, "damaged");
        self.rename(name, &aside).map(|()| aside)
    }

    /// Returns an unused name for a file that is out of use for this reason.
    fn unused(&self, name: &str, reason: &str) -> String {
        let folder = folder_of(name);
        let known: BTreeSet<_> = self.shared.storage.list(folder).unwrap_or_default().into_iter().collect();
        let short = name.rsplit('/').next().unwrap_or(name);
        let aside = (1..=u32::MAX)
            .map(|number| format!("{short}.{reason}-{number}"))
            .find(|aside| !known.contains(aside))
            .unwrap_or_else(|| format!("{short}.{reason}"));
        if folder.is_empty() { aside } else { format!("{folder}/{aside}") }
    }

    /// Returns the names of the files and folders in a folder, in no particular order. Returns none if the
    /// folder does not exist.
    #[must_use]
    pub fn names(&self, folder: &str) -> Vec<String> {
        self.list(folder).unwrap_or_default()
    }

    /// Returns the names of the files and folders in a folder, in the order of the names. Returns none if
    /// the folder does not exist.
    ///
    /// # Errors
    /// If the folder exists but cannot be read.
    pub fn list(&self, folder: &str) -> Result<Vec<String>, Loss> {
        let listed = match self.shared.storage.list(folder) {
            Err(reason) if reason.kind() == ErrorKind::NotFound => Vec::new(),
            listed => listed.map_err(|reason| Loss { name: folder.to_owned(), reason })?,
        };
        let mut names: BTreeSet<_> = listed.into_iter().collect();
        names.retain(|name| !staged::is_staged(name));
        let state = lock(&self.shared.state);
        let pending = state.pending.keys().filter(|name| folder_of(name) == folder);
        names.extend(pending.filter_map(|name| Some(name.rsplit('/').next()?.to_owned())));
        Ok(names.into_iter().collect())
    }

    /// Waits until nothing of this file is pending, and no name, so that at most one change of names is not durable.
    /// Returns a guard that keeps the saver from others.
    fn settle(&self, name: &str) -> Result<MutexGuard<'_, ()>, Loss> {
        self.shared.check_writer(name)?;
        loop {
            self.shared.commit(name)?;
            let work = lock(&self.shared.work);
            self.shared.sync_names()?;
            if !lock(&self.shared.state).pending.contains_key(name) {
                return Ok(work);
            }
        }
    }
}

impl Shared {
    fn check_writer(&self, name: &str) -> Result<(), Loss> {
        let reason = || io::Error::new(ErrorKind::ReadOnlyFilesystem, "another window writes the files");
        if self.is_writer { Ok(()) } else { Err(Loss { name: name.to_owned(), reason: reason() }) }
    }

    /// Creates a staged file and returns its name.
    fn stage(&self, state: &mut State, name: &str, content: &[u8]) -> io::Result<String> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_micros());
        state.stamp = u64::try_from(now).unwrap_or(0).max(state.stamp + 1);
        let (staged, folder) = (staged::name(name, state.stamp, content), folder_of(name));
        let created = match self.storage.create(&staged, content) {
            Err(reason) if reason.kind() == ErrorKind::NotFound => {
                state.was_recreated |= state.folders.contains(folder);
                let created = self.storage.create_folder(folder);
                state.note_stale([folder_of(folder)]);
                created.and_then(|()| self.storage.create(&staged, content))
            }
            done => done,
        };
        match created {
            Ok(()) => {
                if !state.folders.contains(folder) {
                    state.folders.insert(folder.to_owned());
                }
                Ok(staged)
            }
            Err(reason) => {
                // A part of it may be there.
                if self.remove_staged(&staged).is_err() {
                    state.leftover.entry(name.to_owned()).or_default().push(staged);
                }
                Err(reason)
            }
        }
    }

    /// Removes a staged file, which may be gone already.
    fn remove_staged(&self, staged: &str) -> io::Result<()> {
        match self.storage.remove(staged) {
            Err(reason) if reason.kind() == ErrorKind::NotFound => Ok(()),
            done => done,
        }
    }

    /// Notes that names in these folders are to become durable, in this order.
    fn changed_names<const COUNT: usize>(&self, folders: [&str; COUNT]) {
        lock(&self.state).note_stale(folders);
        self.changed.notify_all();
    }

    /// Makes the changed names durable, in the order of their changes.
    fn sync_names(&self) -> Result<(), Loss> {
        loop {
            let Some(folder) = lock(&self.state).stale.pop_front() else { return Ok(()) };
            match self.storage.sync_folder(&folder) {
                // A folder that is gone has no names.
                Err(reason) if reason.kind() != ErrorKind::NotFound => {
                    lock(&self.state).stale.push_front(folder.clone());
                    return Err(Loss { name: folder, reason });
                }
                _ => {}
            }
        }
    }

    /// Makes the pending content of a file durable, if there is one.
    pub(super) fn commit(&self, name: &str) -> Result<(), Loss> {
        let _work = lock(&self.work);
        let known = lock(&self.state).pending.get(name).map(|pending| pending.content.clone());
        let Some(content) = known else { return Ok(()) };
        let done = self.try_commit(name, &content);
        let mut state = lock(&self.state);
        let Some(pending) = state.pending.get_mut(name) else { return Ok(()) };
        // A newer content may have come meanwhile.
        let is_latest = Arc::ptr_eq(&pending.content, &content);
        match &done {
            Err(reason) if reason.kind() == ErrorKind::WouldBlock => {}
            Err(reason) if is_latest => {
                pending.tries += 1;
                pending.reason = reason.to_string();
                // Failure after failure must not fill the disk with staged files.
                let mut surplus = pending.older.len().saturating_sub(2);
                pending.older.retain(|older| {
                    let is_surplus = surplus > 0;
                    surplus = surplus.saturating_sub(1);
                    !(is_surplus && self.remove_staged(older).is_ok())
                });
            }
            Ok(()) if is_latest => {
                state.pending.remove(name);
                state.queue.retain(|queued| queued != name);
            }
            _ => {}
        }
        done.map_err(|reason| Loss { name: name.to_owned(), reason })
    }

    fn try_commit(&self, name: &str, content: &Arc<[u8]>) -> io::Result<()> {
        let (staged, older, time) = {
            let mut state = lock(&self.state);
            let known = state.pending.get(name).and_then(|pending| pending.staged.clone());
            let staged = match known {
                Some(staged) => staged,
                None => self.stage(&mut state, name, content)?,
            };
            let leftover = state.leftover.remove(name).unwrap_or_default();
            let Some(pending) = state.pending.get_mut(name) else { return Ok(()) };
            pending.older.extend(leftover);
            pending.staged = Some(staged.clone());
            pending.survives = true;
            (staged, pending.older.clone(), pending.time)
        };
        // Nothing is known of a file that could not be flushed, so the next try makes another one.
        let replace = |reason: io::Error| {
            if reason.kind() != ErrorKind::WouldBlock
                && let Some(pending) = lock(&self.state).pending.get_mut(name)
                && pending.staged.as_ref() == Some(&staged)
            {
                pending.older.extend(pending.staged.take());
                pending.survives = false;
            }
            reason
        };
        // A content in a new folder is durable only with the folder. It comes after what was renamed before.
        self.sync_names().map_err(|loss| loss.reason)?;
        self.storage.sync(&staged).map_err(replace)?;
        // Older ones go first, and for good: after the renaming they would be taken for newer.
        for older in &older {
            self.remove_staged(older)?;
        }
        if !older.is_empty() {
            self.storage.sync_folder(folder_of(name))?;
        }
        match self.storage.rename(&staged, name) {
            Err(reason) if reason.kind() == ErrorKind::NotFound => return Err(replace(reason)),
            done => done?,
        }
        if let Some(time) = time {
            _ = self.storage.set_written(name, time);
        }
        let flushed = self.storage.sync_folder(folder_of(name));
        if let Some(pending) = lock(&self.state).pending.get_mut(name) {
            pending.older.retain(|known| *known != staged && !older.contains(known));
            if pending.staged.as_ref() == Some(&staged) {
                pending.staged = None;
            }
            if flushed.is_err() {
                // After a loss of power the staged name can be there again.
                pending.older.push(staged);
            }
        }
        flushed
    }
}
