//! Durable files, which survive a crash during writing, a damaged disk and a full disk.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The folder of the app's files. All names are relative to it.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "app", derive(bevy::prelude::Resource))]
pub struct Files {
    folder: PathBuf,
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

impl Files {
    /// Returns the files of a folder. The folder need not exist yet; [`Files::write`] creates it.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>) -> Files {
        Files { folder: folder.into() }
    }

    /// Returns the folder itself.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Replaces a file atomically: writes a temporary file, flushes it to the disk and renames it over the
    /// old one. At any moment the file has either its old or its new content. Missing folders are created.
    ///
    /// # Errors
    /// If the disk is full, read-only or gone. The file then keeps its old content.
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
            // The new name is on the disk once its folder is flushed. Systems on which a folder cannot be
            // opened as a file flush it themselves.
            if let Some(Ok(folder)) = path.parent().map(File::open) {
                folder.sync_all()?;
            }
            Ok(())
        };
        write().map_err(|reason| Loss { name: name.to_owned(), reason })
    }

    /// Returns the content of a file, or `None` if the file does not exist.
    ///
    /// # Errors
    /// If the file exists but cannot be read.
    pub fn read(&self, name: &str) -> Result<Option<String>, Loss> {
        match fs::read_to_string(self.folder.join(name)) {
            Ok(content) => Ok(Some(content)),
            Err(reason) if reason.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(reason) => Err(Loss { name: name.to_owned(), reason }),
        }
    }

    /// Returns the time of the last change of a file, or `None` if the file does not exist or the system
    /// does not record the time.
    #[must_use]
    pub fn written(&self, name: &str) -> Option<SystemTime> {
        fs::metadata(self.folder.join(name)).and_then(|about| about.modified()).ok()
    }

    /// Renames a file, also into another folder, which is created if it is missing. An existing file with
    /// the new name is replaced.
    ///
    /// # Errors
    /// If the file does not exist, or the disk refuses the change.
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

    /// Deletes a file.
    ///
    /// # Errors
    /// If the file does not exist, or the disk refuses the change.
    pub fn remove(&self, name: &str) -> Result<(), Loss> {
        fs::remove_file(self.folder.join(name)).map_err(|reason| Loss { name: name.to_owned(), reason })
    }

    /// Renames a file that cannot be parsed to an unused name, and returns that name.
    ///
    /// # Errors
    /// If the file cannot be renamed. It then keeps its own name.
    pub fn put_aside(&self, name: &str) -> Result<String, Loss> {
        let free = (1..=u32::MAX)
            .map(|number| format!("{name}.damaged-{number}"))
            .find(|aside| !self.folder.join(aside).exists())
            .unwrap_or_else(|| format!("{name}.damaged"));
        fs::rename(self.folder.join(name), self.folder.join(&free))
            .map(|()| free)
            .map_err(|reason| Loss { name: name.to_owned(), reason })
    }

    /// Returns the names of the entries of a folder, in no particular order. Returns none if the folder
    /// does not exist.
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
    fn written_files_are_read_and_damaged_ones_are_kept() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let files = Files::new(folder.path());
        assert!(files.read("matches/1.json")?.is_none());
        files.write("matches/1.json", "one")?;
        files.write("matches/1.json", "two")?;
        assert_eq!(files.read("matches/1.json")?.as_deref(), Some("two"));
        assert_eq!(files.names("matches"), ["1.json"], "the temporary file is renamed");

        let aside = files.put_aside("matches/1.json")?;
        files.write("matches/1.json", "three")?;
        let second = files.put_aside("matches/1.json")?;
        assert_ne!(aside, second);
        assert_eq!(files.read(&aside)?.as_deref(), Some("two"));
        assert_eq!(files.read(&second)?.as_deref(), Some("three"));
        Ok(())
    }

    #[test]
    fn a_failed_write_returns_an_error() {
        // A file in place of the folder fails for root as well, unlike a read-only folder.
        let not_a_folder = tempfile::NamedTempFile::new().expect("a temporary file");
        let files = Files::new(not_a_folder.path());
        let loss = files.write("matches/1.json", "one").expect_err("a file is not a folder");
        assert_eq!(loss.name, "matches/1.json");
    }
}
