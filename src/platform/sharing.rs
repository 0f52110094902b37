//! Types of the clipboard, the share sheet and the file dialogs that all systems have in common.

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::{fs, io};

/// Size limit of files to read, in bytes. A backup of ten thousand matches fits in it.
pub const LARGEST: u64 = 64 << 20;

/// The future answer of a dialog: `None` if the player cancels it, otherwise the content of the opened
/// file or the path of the saved file.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<Option<T>, NotShared>> + Send>>;

/// The reason why a text could not be copied, pasted, shared, saved or opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotShared {
    /// The system has no clipboard.
    #[error("there is no clipboard")]
    NoClipboard,
    /// The clipboard is empty or holds something other than text.
    #[error("there is no text on the clipboard")]
    NothingCopied,
    /// The system has no file dialog, or cannot show one now.
    #[error("the system shows no file dialog")]
    NoDialog,
    /// The system does not offer the feature; see [`Abilities`](super::Abilities).
    #[error("this is not possible on this device")]
    NotHere,
    /// The text or file exceeds a limit.
    #[error("it is larger than {} kB", most / 1000)]
    TooLarge {
        /// The limit in bytes.
        most: u64,
    },
    /// Another error, with the message of the system.
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
/// If the file cannot be read or is larger than [`LARGEST`].
pub fn read(path: &Path) -> Result<Vec<u8>, NotShared> {
    if fs::metadata(path)?.len() > LARGEST {
        return Err(NotShared::TooLarge { most: LARGEST });
    }
    Ok(fs::read(path)?)
}
