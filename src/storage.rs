//! The files of the app: durable, and behind one narrow trait.
//!
//! [`Storage`] is everything that the app asks of a disk. [`Disk`] is a folder of the system; [`Memory`]
//! and [`Faulty`] are for tests: a disk that can lose power, and one whose calls fail. [`Files`] writes
//! whole files on top of it, so that a fault at any call leaves each file with its old or its new content.
//!
//! # Promises
//!
//! 1. When [`Files::write`] returns `Ok`, the content survives the end of the process.
//! 2. Once [`Files::flush`] returns `Ok`, it survives a loss of power too. A [`Saver`] does this on a thread
//!    of its own, so that nobody waits for the disk.
//! 3. A content that could not be written stays in memory, is what [`Files::read`] returns, and is tried
//!    again until it is on the disk or a newer one takes its place.
//! 4. One program writes to a folder. A second one can only read it.
//!
//! # The way of a file
//!
//! `Files::write` creates a staged file beside the old one: `1.json.<stamp>-<checksum>.new`. It is newer
//! than the file, and [`Files::open`] takes it over if a process ended here; a torn one fails the check of
//! its sum and is removed. Later the staged file is flushed and renamed over the old one. Staged files that
//! are older are removed before that, and their folder is flushed, since none may ever be taken for newer
//! than the file.
//!
//! A browser has no such folder, but an asynchronous store: there the trait stands in front of a copy in
//! memory, and each change goes to a journal that is written at once (`platform::web`).

use std::fmt::Debug;
use std::fs::File;
use std::io;

use web_time::SystemTime;

#[cfg(not(target_family = "wasm"))]
mod disk;
mod faulty;
mod files;
mod memory;
mod saver;
mod staged;

#[cfg(not(target_family = "wasm"))]
pub use disk::{Disk, read_file};
pub use faulty::{Fault, Faulty, Injected};
pub use files::{Files, Loss, Unsaved};
pub use memory::{Memory, Operation};
pub use saver::Saver;

/// Largest size of a file that is read, in bytes.
pub const MAX_BYTES: u64 = 64 << 20;

/// A place for files. Names are relative, with `/` between folder and file.
pub trait Storage: Debug + Send + Sync {
    /// Returns the content of a file of at most [`MAX_BYTES`].
    ///
    /// # Errors
    /// If the file does not exist, is no regular file, is larger, or cannot be read.
    fn read(&self, name: &str) -> io::Result<Vec<u8>>;

    /// Creates or replaces a file. What this returns `Ok` for survives the end of the process. A failure may
    /// leave a part of the file.
    ///
    /// # Errors
    /// If the file cannot be written, or its folder does not exist.
    fn create(&self, name: &str, content: &[u8]) -> io::Result<()>;

    /// Creates a folder and those that it lies in, down from that of the storage. `""` is the latter.
    ///
    /// # Errors
    /// If the folder cannot be created.
    fn create_folder(&self, folder: &str) -> io::Result<()>;

    /// Flushes a file, so that its content survives a loss of power.
    ///
    /// # Errors
    /// If the file does not exist or the disk fails. [`WouldBlock`](io::ErrorKind::WouldBlock) is no failure: the
    /// flush goes on, and its result is told when this is asked again.
    fn sync(&self, name: &str) -> io::Result<()>;

    /// Flushes a folder, so that the names in it survive a loss of power. `""` is that of the storage.
    ///
    /// # Errors
    /// If the folder does not exist or the disk fails.
    fn sync_folder(&self, folder: &str) -> io::Result<()>;

    /// Renames a file at once, and replaces one that has the new name.
    ///
    /// # Errors
    /// If the file or the new folder does not exist, or the disk refuses the change.
    fn rename(&self, from: &str, to: &str) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// If the file does not exist, or the disk refuses the change.
    fn remove(&self, name: &str) -> io::Result<()>;

    /// Returns the names of the entries of a folder, in no particular order.
    ///
    /// # Errors
    /// If the folder does not exist or cannot be read.
    fn list(&self, folder: &str) -> io::Result<Vec<String>>;

    /// Returns the time of the last change of a file.
    ///
    /// # Errors
    /// If the file does not exist, or the system does not record the time.
    fn written(&self, name: &str) -> io::Result<SystemTime>;

    /// Sets the time of the last change of a file.
    ///
    /// # Errors
    /// If the file does not exist, or the system does not record the time.
    fn set_written(&self, name: &str, time: SystemTime) -> io::Result<()>;

    /// Asks to be the only one that writes here. Returns `None` if another program does.
    ///
    /// # Errors
    /// If the system cannot tell, which must not keep anybody from writing.
    fn lock(&self) -> io::Result<Option<Lock>>;
}

/// The right to write to a storage. Other programs get it once this is dropped, or the process ends.
#[derive(Debug)]
#[cfg_attr(feature = "app", derive(bevy::prelude::Resource))]
#[must_use]
pub struct Lock(Option<File>);

impl Lock {
    /// Returns the lock of a storage that only this program sees.
    pub fn private() -> Lock {
        Lock(None)
    }

    /// Returns `true` if a file of the system is locked.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.0.is_some()
    }
}

/// Returns the folder of a name: all before the last `/`, or `""`.
fn folder_of(name: &str) -> &str {
    name.rsplit_once('/').map_or("", |(folder, _)| folder)
}
