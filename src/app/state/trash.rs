//! Deleted matches, of which the latest can be restored.
//!
//! A deleted match is `deleted/000012.1795570800123.json`: its number, and the time of its deletion in
//! milliseconds. The time is in the name because the file's own time is that of the last turn, which
//! orders the library and must survive a restoration. Earlier versions wrote no time; such files go first.

use std::cmp::Reverse;
use std::io::ErrorKind;

use bevy::log::warn;
use web_time::{SystemTime, UNIX_EPOCH};

use crate::app::state::save;
use crate::storage::{Files, Loss};

/// Number of deleted matches that are kept.
pub const KEPT: usize = 50;

/// Moves a match to the folder of deleted matches, and returns the name of its file there.
///
/// # Errors
/// If the file cannot be moved. The match then stays.
pub fn delete(files: &Files, id: u32) -> Result<String, Loss> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let name = format!("{}/{id:06}.{}.json", save::DELETED, since.as_millis());
    files.rename(&save::file_of(id), &name)?;
    Ok(name)
}

/// Restores a deleted match from its file.
///
/// # Errors
/// If the file cannot be moved.
pub fn undelete(files: &Files, id: u32, name: &str) -> Result<(), Loss> {
    files.rename(name, &save::file_of(id))
}

/// Removes all but the matches that were deleted last, with their reviews. Never removes `latest`, even if
/// the system's clock was set back.
pub fn evict(files: &Files, latest: &str) {
    let mut deleted: Vec<_> = files.names(save::DELETED).into_iter().filter_map(dated).collect();
    deleted.retain(|(_, _, name)| format!("{}/{name}", save::DELETED) != latest);
    deleted.sort_unstable_by(|a, b| Reverse(a).cmp(&Reverse(b)));
    for (_, id, name) in deleted.into_iter().skip(KEPT - 1) {
        for old in [format!("{}/{name}", save::DELETED), save::review_file_of(id)] {
            match files.remove(&old) {
                Err(loss) if loss.reason.kind() != ErrorKind::NotFound => warn!("{loss}"),
                _ => {}
            }
        }
    }
}

/// Returns the time of deletion, the number and the name of a file; `None` for other files.
fn dated(name: String) -> Option<(u128, u32, String)> {
    let stem = name.strip_suffix(".json")?;
    let (id, since) = stem.split_once('.').unwrap_or((stem, "0"));
    Some((since.parse().ok()?, id.parse().ok()?, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(files: &Files) -> Vec<String> {
        let mut names = files.names(save::DELETED);
        names.sort();
        names
    }

    #[test]
    fn the_match_deleted_first_is_evicted_whatever_its_number() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let files = Files::open(std::sync::Arc::new(crate::storage::Disk::new(folder.path()))).0;
        for id in 1_000..1_000 + u32::try_from(KEPT)? {
            files.write(&format!("{}/{id:06}.{id}.json", save::DELETED), "played long")?;
        }
        files.write(&save::review_file_of(1_000), "{}")?;
        files.write(&save::file_of(7), "old")?;
        files.write(&save::file_of(3), "older")?;
        let seventh = delete(&files, 7)?;
        evict(&files, &seventh);
        let third = delete(&files, 3)?;
        evict(&files, &third);
        let left = names(&files);
        assert_eq!(left.len(), KEPT);
        assert!(left.iter().any(|name| seventh.ends_with(name)), "{seventh} of {left:?}");
        assert!(
            !left.contains(&"001000.1000.json".to_owned()) && !left.contains(&"001001.1001.json".to_owned())
        );
        assert!(files.read(&save::review_file_of(1_000))?.is_none(), "its review goes as well");
        undelete(&files, 7, &seventh)?;
        assert_eq!(files.read(&save::file_of(7))?.as_deref(), Some("old"));
        Ok(())
    }

    #[test]
    fn files_of_earlier_versions_are_evicted_first() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let files = Files::open(std::sync::Arc::new(crate::storage::Disk::new(folder.path()))).0;
        files.write(&format!("{}/999999.json", save::DELETED), "of an earlier version")?;
        files.write(&format!("{}/notes.txt", save::DELETED), "of somebody else")?;
        for id in 1..=KEPT {
            files.write(&format!("{}/{id:06}.{id}.json", save::DELETED), "dated")?;
        }
        evict(&files, "deleted/000001.1.json");
        let left = names(&files);
        assert!(!left.contains(&"999999.json".to_owned()), "{left:?}");
        assert!(left.contains(&"notes.txt".to_owned()) && left.contains(&"000001.1.json".to_owned()));
        assert_eq!(left.len(), KEPT + 1);
        Ok(())
    }
}
