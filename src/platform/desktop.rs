//! Linux, macOS and Windows.

use std::env;
use std::path::PathBuf;

use directories::ProjectDirs;

/// Whether an app closes itself here. (Not where the system does that.)
pub const CAN_LEAVE: bool = true;

/// Where this user's matches and settings are kept.
///
/// `PARLOUR_DATA` names another folder: for a portable copy, and for tests.
#[must_use]
pub fn data_folder() -> PathBuf {
    if let Some(folder) = env::var_os("PARLOUR_DATA").filter(|folder| !folder.is_empty()) {
        return folder.into();
    }
    match ProjectDirs::from("org", "parlour", "Parlour") {
        Some(folders) => folders.data_dir().to_owned(),
        // No home at all: better beside the program than nowhere.
        None => PathBuf::from("parlour-data"),
    }
}

/// The languages that the user prefers, the first one most, as tags like `de-AT`.
#[must_use]
pub fn languages() -> Vec<String> {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .filter_map(|value| {
            let tag = value.split(['.', '@']).next()?.replace('_', "-");
            (tag.len() >= 2 && tag != "POSIX").then_some(tag)
        })
        .collect()
}
