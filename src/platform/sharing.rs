//! Types of the clipboard, the share sheet and the file dialogs that all systems have in common.

use std::fs::{self, File};
use std::future::Future;
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// Size limit of files that are read as a whole, in bytes.
pub const LARGEST: u64 = 64 << 20;

/// The future answer of a dialog: `None` if the player cancels it, otherwise the opened file or the path of
/// the saved file.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<Option<T>, NotShared>> + Send>>;

/// Returns an answer that is there already.
#[cfg(not(target_family = "wasm"))]
pub(super) fn at_once<T: Send + 'static>(answer: Result<T, NotShared>) -> Answer<T> {
    Box::pin(std::future::ready(answer.map(Some)))
}

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
    /// The path leads to a folder, a device or a pipe.
    #[error("it is no file")]
    NotAFile,
    /// Another error, with the message of the system.
    #[error("{0}")]
    Failed(String),
}

impl From<io::Error> for NotShared {
    fn from(error: io::Error) -> NotShared {
        NotShared::Failed(error.to_string())
    }
}

/// The content of a file to save or to share. It is written piece by piece, so it need not fit in memory.
pub struct Content(Box<dyn FnOnce(&mut dyn Write) -> io::Result<()> + Send>);

impl Content {
    /// Returns the content that this function writes, on any thread.
    pub fn new(write: impl FnOnce(&mut dyn Write) -> io::Result<()> + Send + 'static) -> Content {
        Content(Box::new(write))
    }

    /// Writes the content.
    ///
    /// # Errors
    /// If `out` refuses it, or if it cannot be made.
    pub fn write(self, out: &mut dyn Write) -> io::Result<()> {
        (self.0)(out)
    }

    /// Writes at most this many bytes into memory.
    pub(super) fn bytes(self, most: usize) -> Result<Vec<u8>, NotShared> {
        let mut out = Bounded { bytes: Vec::new(), most, is_full: false };
        let written = self.write(&mut out);
        if out.is_full {
            return Err(NotShared::TooLarge { most: most as u64 });
        }
        written?;
        Ok(out.bytes)
    }

    /// Writes the content to a file. The file is whole or has its old content, since a new file beside it
    /// takes its name at the end.
    ///
    /// # Errors
    /// If the disk is full, read-only or gone, or if the content cannot be made.
    pub fn save(self, path: &Path) -> io::Result<()> {
        // A link stays, and the file that it names is replaced.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        if fs::metadata(&path).is_ok_and(|about| !about.is_file()) {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is no file"));
        }
        let (temporary, file) = file_beside(&path)?;
        let saved = self.fill(file).and_then(|()| fs::rename(&temporary, &path));
        if saved.is_err() {
            // The error of the content says more than one of the removal.
            _ = fs::remove_file(&temporary);
        } else if let Some(Ok(folder)) = path.parent().map(File::open) {
            // The name is on the disk once its folder is flushed. Some systems flush no folders.
            _ = folder.sync_all();
        }
        saved
    }

    /// Writes the content to an open file, and flushes it to the disk.
    fn fill(self, file: File) -> io::Result<()> {
        let mut out = BufWriter::with_capacity(1 << 16, file);
        self.write(&mut out)?;
        out.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
    }
}

impl From<String> for Content {
    fn from(text: String) -> Content {
        Content::new(move |out| out.write_all(text.as_bytes()))
    }
}

/// Returns a name that no other call returns, and hardly any other process.
pub(super) fn unique(name: &str) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("{name}.{}-{}.part", process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Creates a file in the folder of this path, with a name of its own.
fn file_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = path.with_file_name(unique(&name));
    let file = File::options().write(true).create_new(true).open(&beside)?;
    Ok((beside, file))
}

/// A file that the player has chosen.
#[derive(Debug)]
pub struct Opened(Place);

/// The place of a content.
#[derive(Debug)]
enum Place {
    /// A file with this path.
    File(PathBuf),
    /// A file that is deleted when it is dropped.
    Copy(PathBuf),
    Memory(Vec<u8>),
}

impl Opened {
    /// Returns the file with this path.
    #[must_use]
    pub fn of(path: impl Into<PathBuf>) -> Opened {
        Opened(Place::File(path.into()))
    }

    /// Returns a copy that the system made for the app. It is deleted when it is dropped.
    #[must_use]
    pub fn copy(path: impl Into<PathBuf>) -> Opened {
        Opened(Place::Copy(path.into()))
    }

    /// Returns a copy with this content among the temporary files of the system.
    ///
    /// # Errors
    /// If the disk is full, read-only or gone.
    pub fn temporary(content: &[u8]) -> io::Result<Opened> {
        let path = std::env::temp_dir().join(unique("parlour"));
        fs::write(&path, content)?;
        Ok(Opened::copy(path))
    }

    /// Returns a content that the system has handed over as a whole.
    #[must_use]
    pub fn in_memory(content: Vec<u8>) -> Opened {
        Opened(Place::Memory(content))
    }

    /// Opens the file for reading, and returns its size in bytes. Anything but a file is refused, since a
    /// device or a pipe may have no end.
    ///
    /// # Errors
    /// If it is no file, or cannot be read.
    pub fn open(&self) -> io::Result<(Box<dyn Read + '_>, u64)> {
        let path = match &self.0 {
            Place::File(path) | Place::Copy(path) => path,
            Place::Memory(content) => return Ok((Box::new(content.as_slice()), content.len() as u64)),
        };
        // Asked before opening, since a pipe that nobody writes to waits there for ever.
        if !fs::metadata(path)?.is_file() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is no file"));
        }
        let file = File::open(path)?;
        let size = file.metadata()?.len();
        Ok((Box::new(file), size))
    }
}

impl Drop for Opened {
    fn drop(&mut self) {
        if let Place::Copy(path) = &self.0 {
            // The system deletes it later if this fails.
            _ = fs::remove_file(path);
        }
    }
}

/// Something that the share sheet passes to another program.
#[derive(Debug)]
pub enum Parcel {
    /// A text.
    Text(String),
    /// A picture as PNG.
    Picture(Vec<u8>),
    /// A file with this path.
    File(PathBuf),
}

impl Parcel {
    /// Writes a content as a text of at most this many bytes.
    ///
    /// # Errors
    /// If the content is larger or cannot be made.
    pub fn text(content: Content, most: usize) -> Result<Parcel, NotShared> {
        let bytes = content.bytes(most)?;
        let text = String::from_utf8(bytes).map_err(|error| NotShared::Failed(error.to_string()))?;
        Ok(Parcel::Text(text))
    }

    /// Writes a content as a picture of at most this many bytes.
    ///
    /// # Errors
    /// If the content is larger or cannot be made.
    pub fn picture(content: Content, most: usize) -> Result<Parcel, NotShared> {
        content.bytes(most).map(Parcel::Picture)
    }
}

/// Bytes up to a limit.
struct Bounded {
    bytes: Vec<u8>,
    most: usize,
    is_full: bool,
}

impl Write for Bounded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.bytes.len() + bytes.len() > self.most {
            self.is_full = true;
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Reads the whole of a file that a player has chosen.
///
/// # Errors
/// If it is no file, if it cannot be read or is larger than [`LARGEST`].
pub fn read(opened: &Opened) -> Result<Vec<u8>, NotShared> {
    let (file, size) = opened.open().map_err(|reason| match reason.kind() {
        io::ErrorKind::InvalidInput => NotShared::NotAFile,
        _ => reason.into(),
    })?;
    if size > LARGEST {
        return Err(NotShared::TooLarge { most: LARGEST });
    }
    // The size that a file claims is not trusted.
    limited(file, LARGEST)
}

/// Reads at most `most` bytes.
fn limited(source: impl Read, most: u64) -> Result<Vec<u8>, NotShared> {
    let mut bytes = Vec::new();
    source.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(NotShared::TooLarge { most }) } else { Ok(bytes) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_endless_source_is_read_to_its_limit() {
        assert_eq!(limited(io::repeat(7), 10), Err(NotShared::TooLarge { most: 10 }));
        assert_eq!(limited(&b"0123456789"[..], 10).as_deref(), Ok(&b"0123456789"[..]));
    }

    #[cfg(unix)]
    #[test]
    fn links_to_devices_and_folders_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let link = folder.path().join("games.pdn");
        std::os::unix::fs::symlink("/dev/zero", &link).expect("a link");
        assert_eq!(read(&Opened::of(&link)), Err(NotShared::NotAFile));
        assert_eq!(read(&Opened::of(folder.path())), Err(NotShared::NotAFile));
        assert!(matches!(read(&Opened::of(folder.path().join("none"))), Err(NotShared::Failed(_))));
    }

    #[test]
    fn a_file_larger_than_the_limit_is_refused_with_the_limit() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        file.as_file().set_len(LARGEST + 1).expect("a sparse file");
        assert_eq!(read(&Opened::of(file.path())), Err(NotShared::TooLarge { most: LARGEST }));
    }

    /// A content that fails after its first part.
    fn broken() -> Content {
        Content::new(|out| {
            out.write_all(b"half of it")?;
            out.flush()?;
            Err(io::Error::other("no more"))
        })
    }

    #[test]
    fn a_file_is_replaced_as_a_whole_or_not_at_all() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("backup.json");
        assert!(broken().save(&path).is_err());
        assert_eq!(fs::read_dir(folder.path())?.count(), 0, "a failed content should leave nothing");
        Content::from("one".to_owned()).save(&path)?;
        assert!(broken().save(&path).is_err());
        assert_eq!(fs::read_to_string(&path)?, "one");
        Content::from("two".to_owned()).save(&path)?;
        assert_eq!(fs::read_to_string(&path)?, "two");
        assert_eq!(fs::read_dir(folder.path())?.count(), 1);
        assert!(Content::from("three".to_owned()).save(folder.path()).is_err(), "a folder is no file");
        Ok(())
    }

    #[test]
    fn a_parcel_has_a_limit() {
        let text = || Content::from("four".to_owned());
        assert!(matches!(Parcel::text(text(), 4), Ok(Parcel::Text(text)) if text == "four"));
        assert!(matches!(Parcel::text(text(), 3), Err(NotShared::TooLarge { most: 3 })));
        assert!(matches!(Parcel::text(broken(), 100), Err(NotShared::Failed(_))));
    }

    #[test]
    fn a_copy_goes_away_and_a_chosen_file_stays() -> io::Result<()> {
        let copy = Opened::temporary(b"text")?;
        let Place::Copy(path) = &copy.0 else { panic!("a copy has a path") };
        let path = path.clone();
        assert_eq!(copy.open()?.1, 4);
        drop(Opened::of(&path));
        assert!(path.exists());
        drop(copy);
        assert!(!path.exists());
        assert!(Opened::of(std::env::temp_dir()).open().is_err(), "a folder is no file");
        Ok(())
    }
}
