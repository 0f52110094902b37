//! Backups: all matches, settings, sketches and tournaments in one file, and their restoration.
//!
//! A backup is one JSON object:
//! `{"parlour-backup":1,"settings":"…","tournament":"…","matches":{"12":"…"},"sketches":{"go":"…"}}`. Each text is
//! the content of a file. The tournaments come before the matches, so that only the numbers of their matches have to be
//! remembered while these are restored. Earlier versions of the app skip the tournaments. Backups are written and read text by text, so memory depends on the largest text and
//! not on their number.

use std::io::{self, Read};

use crate::app::state::progress::Progress;
use crate::platform::sharing::Opened;
use crate::play::saved;

mod known;
mod preview;
mod read;
mod restore;
mod write;

pub use preview::{KeptSettings, Preview, preview};
pub use read::{Part, is_backup, read};
pub use restore::{Brought, restore};
pub use write::{Written, write};

/// The version of the format.
const VERSION: u32 = 1;

/// Largest size of one text in a backup, in bytes. JSON writes a byte as six at most.
const LARGEST_TEXT: usize = 6 * saved::MAX_BYTES + (1 << 17);

/// A backup to restore.
#[derive(Debug)]
pub enum Source {
    /// A file that the player has chosen.
    File(Opened),
    /// A text from the clipboard.
    Text(Vec<u8>),
}

impl Source {
    /// Opens the backup, and sets the total of the progress to its size in bytes.
    fn open(&self, progress: &Progress) -> io::Result<Box<dyn Read + '_>> {
        let (reader, size): (Box<dyn Read + '_>, u64) = match self {
            Source::File(opened) => opened.open()?,
            Source::Text(text) => (Box::new(text.as_slice()), text.len() as u64),
        };
        progress.set_total(usize::try_from(size).unwrap_or(usize::MAX));
        Ok(reader)
    }
}

/// The reason why a backup is not read to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It is no backup.
    Other,
    /// A later version of the app wrote it, in this version of the format.
    Later(u32),
    /// Reading was cancelled.
    Cancelled,
    /// It is damaged or cut short, or cannot be read.
    Broken(String),
}
