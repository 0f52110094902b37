//! The metadata for Android, Apple and the desktops agrees with `Cargo.toml` and the folder of languages, in both
//! editions.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

mod android;
mod apple;
mod backups;
mod desktop;
mod editions;
mod icons;
mod stores;

/// The identifier of the app for stores and desktops. The online edition has its own in stores.
const ID: &str = "org.parlour.app";
const ONLINE_ID: &str = "org.parlour.app.online";
/// The display name.
const NAME: &str = "Parlour";
const ONLINE_NAME: &str = "Parlour Online";
const ANDROID: &str = "http://schemas.android.com/apk/res/android";

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns the languages that have sentences.
fn languages() -> BTreeSet<String> {
    let folder = Path::new("assets/languages");
    let files = fs::read_dir(folder).expect("a folder");
    files
        .map(|file| file.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "ftl"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect()
}

fn only(value: impl Into<String>) -> BTreeSet<String> {
    BTreeSet::from([value.into()])
}

const VERSION: &str = env!("CARGO_PKG_VERSION");
