//! The parts of the data folder that the system's backups leave out.

use std::path::Path;
use std::{fs, io};

use bevy::log::warn;
use objc2_foundation::{NSNumber, NSURL, NSURLIsExcludedFromBackupKey};

/// The files of this device alone: deleted matches, the seats of live matches with the secret keys of this device,
/// the lock, reports with the count of failed starts, and reviews, which can be computed again.
const KEPT_HERE: [&str; 5] = ["deleted", "live", "lock", "reports", "reviews"];

/// Marks the parts that no backup is to contain. The mark of a folder holds for everything in it, so
/// missing folders are created. The lock is a file that exists as soon as it was ever locked.
pub(super) fn leave_out(data: &Path) {
    for name in KEPT_HERE {
        if let Err(reason) = mark(&data.join(name)) {
            warn!("the system's backups may contain {name}: {reason}");
        }
    }
}

fn mark(path: &Path) -> io::Result<()> {
    if path.ends_with("lock") {
        if !path.exists() {
            return Ok(());
        }
    } else {
        fs::create_dir_all(path)?;
    }
    let url = NSURL::from_file_path(path).ok_or(io::ErrorKind::InvalidInput)?;
    let yes = NSNumber::new_bool(true);
    // SAFETY: the key is one of Foundation's own, and its value is a boolean number.
    #[expect(unsafe_code, reason = "the type of the value depends on the key")]
    let set = unsafe { url.setResourceValue_forKey_error(Some(&yes), NSURLIsExcludedFromBackupKey) };
    set.map_err(|error| io::Error::other(error.to_string()))
}
