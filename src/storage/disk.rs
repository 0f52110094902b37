//! A folder of the system.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use web_time::SystemTime;

use super::{Lock, MAX_BYTES, Storage};

/// Name of the file that is locked. It holds nothing, and stays when the lock is dropped: removing it would
/// let two programs lock two files of this name.
const LOCK: &str = "lock";

/// The files of one folder.
#[derive(Clone, Debug)]
pub struct Disk {
    folder: PathBuf,
}

impl Disk {
    /// Returns the files of a folder, which need not exist yet.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>) -> Disk {
        Disk { folder: folder.into() }
    }

    fn path(&self, name: &str) -> PathBuf {
        // Joining an empty name would add a separator.
        if name.is_empty() { self.folder.clone() } else { self.folder.join(name) }
    }
}

/// Reads a file of at most [`MAX_BYTES`].
///
/// # Errors
/// [`ErrorKind::InvalidInput`] for a folder, a device or a pipe, also behind a link;
/// [`ErrorKind::FileTooLarge`]; or the error of the system.
pub fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    // Before the file is opened, since opening a pipe waits for its other end.
    if !fs::metadata(path)?.is_file() {
        let reason = "it is a folder, a device or a pipe and not a file";
        return Err(io::Error::new(ErrorKind::InvalidInput, reason));
    }
    let mut content = Vec::new();
    // The size that a file claims is not trusted: some files of the system have none.
    File::open(path)?.take(MAX_BYTES + 1).read_to_end(&mut content)?;
    if content.len() as u64 > MAX_BYTES {
        let reason = format!("it is larger than {} MiB", MAX_BYTES >> 20);
        return Err(io::Error::new(ErrorKind::FileTooLarge, reason));
    }
    Ok(content)
}

impl Storage for Disk {
    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        read_file(&self.path(name))
    }

    fn create(&self, name: &str, content: &[u8]) -> io::Result<()> {
        File::create(self.path(name))?.write_all(content)
    }

    fn create_folder(&self, folder: &str) -> io::Result<()> {
        fs::create_dir_all(self.path(folder))
    }

    fn sync(&self, name: &str) -> io::Result<()> {
        // Windows flushes only files that are open for writing.
        File::options().write(true).open(self.path(name))?.sync_all()
    }

    fn sync_folder(&self, folder: &str) -> io::Result<()> {
        // Systems on which a folder cannot be opened as a file flush it themselves.
        if cfg!(windows) {
            return Ok(());
        }
        match File::open(self.path(folder))?.sync_all() {
            // Some file systems, such as those of other devices, cannot flush a folder alone.
            Err(reason) if matches!(reason.kind(), ErrorKind::InvalidInput | ErrorKind::Unsupported) => {
                Ok(())
            }
            done => done,
        }
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        fs::rename(self.path(from), self.path(to))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        fs::remove_file(self.path(name))
    }

    fn list(&self, folder: &str) -> io::Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(self.path(folder))? {
            // The app gives no file a name that is not Unicode.
            names.extend(entry?.file_name().into_string());
        }
        Ok(names)
    }

    fn written(&self, name: &str) -> io::Result<SystemTime> {
        fs::metadata(self.path(name))?.modified()
    }

    fn set_written(&self, name: &str, time: SystemTime) -> io::Result<()> {
        File::options().write(true).open(self.path(name))?.set_modified(time)
    }

    fn lock(&self) -> io::Result<Option<Lock>> {
        self.create_folder("")?;
        let file = File::options().create(true).append(true).open(self.path(LOCK))?;
        Ok(try_lock(&file)?.then_some(Lock(Some(file))))
    }
}

/// Locks a file. Returns `false` if another program has locked it.
#[cfg(not(target_os = "android"))]
fn try_lock(file: &File) -> io::Result<bool> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(fs::TryLockError::WouldBlock) => Ok(false),
        Err(fs::TryLockError::Error(reason)) => Err(reason),
    }
}

/// Locks a file. Returns `false` if another program has locked it. The standard library does not support
/// locks on Android.
#[cfg(target_os = "android")]
fn try_lock(file: &File) -> io::Result<bool> {
    match rustix::fs::flock(file, rustix::fs::FlockOperation::NonBlockingLockExclusive) {
        Ok(()) => Ok(true),
        Err(rustix::io::Errno::WOULDBLOCK) => Ok(false),
        Err(reason) => Err(reason.into()),
    }
}

/// A process that was just started has the files of its parent until it runs its own program: without a
/// call of its own, the lock would outlive this for that moment.
impl Drop for Lock {
    fn drop(&mut self) {
        if let Some(file) = &self.0 {
            // What cannot be unlocked is unlocked by the system with the last copy of the file.
            _ = unlock(file);
        }
    }
}

#[cfg(not(target_os = "android"))]
fn unlock(file: &File) -> io::Result<()> {
    file.unlock()
}

#[cfg(target_os = "android")]
fn unlock(file: &File) -> io::Result<()> {
    Ok(rustix::fs::flock(file, rustix::fs::FlockOperation::Unlock)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_locked_until_the_lock_is_dropped() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let disk = Disk::new(folder.path());
        let first = disk.lock()?;
        assert!(first.as_ref().is_some_and(Lock::is_shared));
        assert!(Disk::new(folder.path()).lock()?.is_none());
        drop(first);
        assert!(disk.lock()?.is_some());
        Ok(())
    }

    #[test]
    fn a_dropped_lock_is_free_though_a_started_process_still_has_the_file() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let disk = Disk::new(folder.path());
        let lock = disk.lock()?.expect("a free folder");
        let inherited = lock.0.as_ref().expect("a file").try_clone()?;
        drop(lock);
        assert!(disk.lock()?.is_some());
        drop(inherited);
        Ok(())
    }

    #[test]
    #[cfg(unix)]
    fn devices_and_folders_are_refused() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let disk = Disk::new(folder.path());
        std::os::unix::fs::symlink("/dev/zero", folder.path().join("1.json"))?;
        disk.create_folder("2.json")?;
        for name in ["1.json", "2.json"] {
            assert_eq!(disk.read(name).map_err(|reason| reason.kind()), Err(ErrorKind::InvalidInput));
        }
        Ok(())
    }
}
