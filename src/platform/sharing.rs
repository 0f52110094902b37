//! How texts leave the app and come into it: the clipboard and the files of other programs.
//!
//! Every system has [`sharing()`], which gives its ways. They are behind a trait, so that a test
//! can take their place and leaves the clipboard of whoever runs it alone.

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::{fs, io};

#[cfg(not(any(target_os = "android", target_os = "ios")))]
mod desktop;
#[cfg(any(target_os = "android", target_os = "ios"))]
mod tablet;

#[cfg(not(any(target_os = "android", target_os = "ios")))]
pub use desktop::sharing;
#[cfg(any(target_os = "android", target_os = "ios"))]
pub use tablet::sharing;

/// The largest file that is read, in bytes. Thousands of games fit in.
pub const LARGEST: u64 = 4 << 20;

/// How texts leave the app and come into it.
pub trait Sharing: Send + Sync + 'static {
    /// Puts a text on the clipboard.
    ///
    /// # Errors
    /// When there is no clipboard, or it does not take the text.
    fn copy(&mut self, text: &str) -> Result<(), NotShared>;

    /// The text on the clipboard.
    ///
    /// # Errors
    /// When there is no clipboard, or no text on it.
    fn paste(&mut self) -> Result<String, NotShared>;

    /// Lets the player choose where to save a file. Called on the main thread, as some systems
    /// want it; the answer comes when the player has chosen, and may be awaited anywhere.
    fn save(&mut self, name: &str, content: String) -> Answer<String>;

    /// Lets the player choose a file of one of these kinds, and reads it. See [`Sharing::save`].
    fn open(&mut self, extensions: &[&str]) -> Answer<Vec<u8>>;
}

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
    #[error("this is not possible on this device yet")]
    NotYet,
    #[error("the file is larger than {} MB", LARGEST >> 20)]
    TooLarge,
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
        return Err(NotShared::TooLarge);
    }
    Ok(fs::read(path)?)
}
