//! Files that survive: a crash in the middle of writing, a damaged disk, a full one.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The folder in which the app keeps what players would miss.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "app", derive(bevy::prelude::Resource))]
pub struct Files {
    folder: PathBuf,
}

/// Something that could not be kept or read, and why.
#[derive(Debug, thiserror::Error)]
#[error("{name}: {reason}")]
pub struct Loss {
    pub name: String,
    pub reason: io::Error,
}

impl Files {
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>) -> Files {
        Files { folder: folder.into() }
    }

    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Writes a file so that at any moment either the old or the new content is there, whole:
    /// into a temporary file first, flushed to the disk, then renamed over the old one.
    ///
    /// # Errors
    /// When the disk is full, read-only or gone. The old content is still there then.
    pub fn write(&self, name: &str, content: &str) -> Result<(), Loss> {
        let write = || {
            let path = self.folder.join(name);
            let temporary = self.folder.join(format!("{name}.new"));
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder)?;
            }
            let mut file = File::create(&temporary)?;
            file.write_all(content.as_bytes())?;
            file.sync_all()?;
            fs::rename(&temporary, &path)?;
            // The new name is on the disk once its folder is. Where a folder cannot be opened
            // like a file, the system sees to that itself.
            if let Some(Ok(folder)) = path.parent().map(File::open) {
                folder.sync_all()?;
            }
            Ok(())
        };
        write().map_err(|reason| Loss { name: name.to_owned(), reason })
    }

    /// The content of a file, or `None` when there is no such file.
    ///
    /// # Errors
    /// When it is there and cannot be read.
    pub fn read(&self, name: &str) -> Result<Option<String>, Loss> {
        match fs::read_to_string(self.folder.join(name)) {
            Ok(content) => Ok(Some(content)),
            Err(reason) if reason.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(reason) => Err(Loss { name: name.to_owned(), reason }),
        }
    }

    /// When a file was last written, where the system knows.
    #[must_use]
    pub fn written(&self, name: &str) -> Option<SystemTime> {
        fs::metadata(self.folder.join(name)).and_then(|about| about.modified()).ok()
    }

    /// Gives a file another name, perhaps in another folder of ours. A file of that name is replaced.
    ///
    /// # Errors
    /// When it is not there, or the disk does not take the change.
    pub fn rename(&self, from: &str, to: &str) -> Result<(), Loss> {
        let rename = || {
            let to = self.folder.join(to);
            if let Some(folder) = to.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::rename(self.folder.join(from), to)
        };
        rename().map_err(|reason| Loss { name: from.to_owned(), reason })
    }

    /// Takes a file away for good.
    ///
    /// # Errors
    /// When it is not there, or the disk does not take the change.
    pub fn remove(&self, name: &str) -> Result<(), Loss> {
        fs::remove_file(self.folder.join(name)).map_err(|reason| Loss { name: name.to_owned(), reason })
    }

    /// Keeps a file that cannot be understood under another name, and gives that name.
    ///
    /// # Errors
    /// When it cannot be renamed. It is still there under its own name then.
    pub fn put_aside(&self, name: &str) -> Result<String, Loss> {
        let free = (1..=u32::MAX)
            .map(|number| format!("{name}.damaged-{number}"))
            .find(|aside| !self.folder.join(aside).exists())
            .unwrap_or_else(|| format!("{name}.damaged"));
        fs::rename(self.folder.join(name), self.folder.join(&free))
            .map(|()| free)
            .map_err(|reason| Loss { name: name.to_owned(), reason })
    }

    /// The names of the files in a folder of ours. Empty when there is no such folder.
    #[must_use]
    pub fn names(&self, folder: &str) -> Vec<String> {
        let entries = fs::read_dir(self.folder.join(folder)).into_iter().flatten();
        entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_comes_back_and_the_damaged_one_stays() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let files = Files::new(folder.path());
        assert!(files.read("matches/1.json")?.is_none());
        files.write("matches/1.json", "one")?;
        files.write("matches/1.json", "two")?;
        assert_eq!(files.read("matches/1.json")?.as_deref(), Some("two"));
        assert_eq!(files.names("matches"), ["1.json"], "no temporary file is left");

        let aside = files.put_aside("matches/1.json")?;
        files.write("matches/1.json", "three")?;
        let second = files.put_aside("matches/1.json")?;
        assert_ne!(aside, second);
        assert_eq!(files.read(&aside)?.as_deref(), Some("two"));
        assert_eq!(files.read(&second)?.as_deref(), Some("three"));
        Ok(())
    }

    #[test]
    fn a_disk_that_takes_nothing_is_an_error_and_no_panic() {
        // A file where the folder should be: it fails for root as well, unlike a read-only folder.
        let not_a_folder = tempfile::NamedTempFile::new().expect("a temporary file");
        let files = Files::new(not_a_folder.path());
        let loss = files.write("matches/1.json", "one").expect_err("there is no folder");
        assert_eq!(loss.name, "matches/1.json");
    }
}
