//! How texts leave the app and come into it: what is common to all systems.

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::{fs, io};

/// The largest file that is read, in bytes: a backup of ten thousand matches fits in.
pub const LARGEST: u64 = 64 << 20;

/// What a player will have chosen: none where the player thought better of it. Of a file that was
/// saved it is where it is now.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<Option<T>, NotShared>> + Send>>;

/// Why a text was not shared.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotShared {
    #[error("there is no clipboard")]
    NoClipboard,
    #[error("there is no text on the clipboard")]
    NothingCopied,
    #[error("the system shows no file dialog")]
    NoDialog,
    #[error("this is not possible on this device")]
    NotHere,
    #[error("it is larger than {} kB", most / 1000)]
    TooLarge {
        /// In bytes.
        most: u64,
    },
    #[error("{0}")]
    Failed(String),
}

impl From<io::Error> for NotShared {
    fn from(error: io::Error) -> NotShared {
        NotShared::Failed(error.to_string())
    }
}

/// Reads a file that a player has chosen.
///
/// # Errors
/// When it cannot be read, or is too large to be a record.
pub fn read(path: &Path) -> Result<Vec<u8>, NotShared> {
    if fs::metadata(path)?.len() > LARGEST {
        return Err(NotShared::TooLarge { most: LARGEST });
    }
    Ok(fs::read(path)?)
}
