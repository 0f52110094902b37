//! The files of the app in a browser: a copy in the memory of the page, which it writes to its database.
//!
//! `web/storage.js` describes how a change survives the end of the page.

use std::io::{self, ErrorKind};
use std::time::Duration;

use web_time::{SystemTime, UNIX_EPOCH};

use super::page;
use crate::storage::{Lock, Storage};

/// The files of this page's origin.
#[derive(Debug)]
pub struct Store;

/// Returns the error for a reason that the page gives.
fn refused(reason: Option<String>) -> io::Result<()> {
    match reason.as_deref() {
        None => Ok(()),
        Some("absent") => Err(ErrorKind::NotFound.into()),
        Some("full") => Err(ErrorKind::StorageFull.into()),
        Some("pending") => Err(ErrorKind::WouldBlock.into()),
        Some(other) => Err(io::Error::other(other.to_owned())),
    }
}

impl Storage for Store {
    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        page::read_file(name).ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn create(&self, name: &str, content: &[u8]) -> io::Result<()> {
        refused(page::create_file(name, content))
    }

    /// Does nothing: a folder is a part of the names of its files.
    fn create_folder(&self, _folder: &str) -> io::Result<()> {
        Ok(())
    }

    fn sync(&self, name: &str) -> io::Result<()> {
        refused(page::sync_file(name))
    }

    /// Does nothing: the database keeps names and contents together.
    fn sync_folder(&self, _folder: &str) -> io::Result<()> {
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        refused(page::rename_file(from, to))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        refused(page::remove_file(name))
    }

    fn list(&self, folder: &str) -> io::Result<Vec<String>> {
        let names = page::list_files(folder).ok_or(ErrorKind::NotFound)?;
        Ok(names.iter().filter_map(|name| name.as_string()).collect())
    }

    fn written(&self, name: &str) -> io::Result<SystemTime> {
        let since = page::file_time(name).ok_or(ErrorKind::NotFound)?;
        let since = Duration::try_from_secs_f64(since / 1000.).map_err(io::Error::other)?;
        UNIX_EPOCH.checked_add(since).ok_or_else(|| ErrorKind::InvalidData.into())
    }

    fn set_written(&self, name: &str, time: SystemTime) -> io::Result<()> {
        let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
        refused(page::set_file_time(name, since.as_secs_f64() * 1000.))
    }

    fn lock(&self) -> io::Result<Option<Lock>> {
        Ok(page::writes().then(Lock::private))
    }
}
