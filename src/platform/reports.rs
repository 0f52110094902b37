//! Reports of failures, which a player can pass on. Nothing is sent by itself.
//!
//! A report says when and where the app failed. It holds nothing of a match, and names of the player's
//! folders only where a backtrace has them. It is written without [`Files`], since a program that is about
//! to end can wait for no other thread.

use std::backtrace::Backtrace;
use std::fmt::Write as _;
use std::io;
use std::panic::{self, PanicHookInfo};
use std::path::Path;
use std::{env, thread};

use jiff::Timestamp;

use super::{Platform, now};
use crate::storage::{Files, Storage};

/// The folder of reports. Systems leave it out of their backups.
pub const FOLDER: &str = "reports";
/// Number of reports that are kept.
const KEPT: usize = 5;
/// Size limit of a report, in bytes. Every share sheet takes a text of this size.
const LARGEST: usize = 64 << 10;
/// Size limit of the message in a report, in bytes.
const LONGEST: usize = 4 << 10;
/// Number of reports within the same second.
const IN_A_SECOND: u32 = 9;

/// Makes every panic leave a report in the folder of reports, and tells the platform. What happened at a
/// panic before happens as well.
pub fn install(platform: &dyn Platform) {
    let before = panic::take_hook();
    let (storage, data, failed) = (platform.storage(), platform.data_folder(), platform.on_failure());
    panic::set_hook(Box::new(move |panic| {
        failed(&on_panic(&*storage, &data, panic));
        before(panic);
    }));
}

/// Writes a report about a failure other than a panic, and returns its name. `data` is the folder of the app,
/// which the report does not name.
///
/// # Errors
/// If the report cannot be written.
pub fn write(storage: &dyn Storage, data: &Path, message: &str) -> io::Result<String> {
    let name = name(storage)?;
    storage.create(&name, head(data, None, message).as_bytes())?;
    Ok(name)
}

/// Returns the name of the latest report since `time`, in seconds since 1970; `None` if there is none.
#[must_use]
pub fn latest(files: &Files, time: u64) -> Option<String> {
    let first = format!("{FOLDER}/{}", stem(time));
    let names = files.names(FOLDER).into_iter().filter(|name| is_report(name));
    names.map(|name| format!("{FOLDER}/{name}")).filter(|name| *name >= first).max()
}

/// Writes a report about a panic, and returns it. Without a file the panic is still told on the terminal.
fn on_panic(storage: &dyn Storage, data: &Path, panic: &PanicHookInfo) -> String {
    let place = panic.location().map(ToString::to_string);
    let mut text = head(data, place, panic.payload_as_str().unwrap_or("a value without words"));
    let name = name(storage);
    let write = |text: &str| _ = name.as_ref().map(|name| storage.create(name, text.as_bytes()));
    write(&text);
    // The backtrace comes last, since finding the names of its functions can fail too.
    let trace = Backtrace::force_capture().to_string();
    let is_named = trace.lines().any(|line| line.contains("::"));
    let trace = if is_named { cut(&trace, LARGEST - text.len()) } else { "none in this build" };
    text.push_str(trace);
    write(&text);
    text
}

/// Returns a report up to its backtrace.
fn head(data: &Path, place: Option<String>, message: &str) -> String {
    let thread = thread::current();
    let time = Timestamp::from_second(now().cast_signed()).unwrap_or_default();
    let mut message = message.to_owned();
    for (folder, other) in [(Some(data.to_owned()), "(data)"), (env::home_dir(), "~")] {
        if let Some(folder) = folder.as_deref().and_then(Path::to_str).filter(|folder| folder.len() > 1) {
            message = message.replace(folder, other);
        }
    }
    let mut text = format!("Parlour {} has failed.\n\n", env!("CARGO_PKG_VERSION"));
    // Writing to a string cannot fail.
    _ = writeln!(text, "time: {time}");
    _ = writeln!(text, "system: {} on {}", env::consts::OS, env::consts::ARCH);
    _ = writeln!(text, "thread: {}", thread.name().unwrap_or("without a name"));
    if let Some(place) = place {
        _ = writeln!(text, "place: {place}");
    }
    _ = writeln!(text, "message: {}", cut(&message, LONGEST));
    text.push_str("\nbacktrace:\n");
    text
}

/// Returns the name of a new report, and deletes the oldest of too many.
fn name(storage: &dyn Storage) -> io::Result<String> {
    storage.create_folder(FOLDER)?;
    let mut old = match storage.list(FOLDER) {
        Err(reason) if reason.kind() == io::ErrorKind::NotFound => Vec::new(),
        listed => listed?,
    };
    old.retain(|name| is_report(name));
    old.sort_unstable();
    for name in old.iter().rev().skip(KEPT - 1) {
        // One report too many is no reason to write none.
        _ = storage.remove(&format!("{FOLDER}/{name}"));
    }
    let stem = stem(now());
    // Higher than all of this second, since the latest report has the highest name.
    let number =
        |name: &String| name.strip_prefix(&stem)?.strip_prefix('-')?.strip_suffix(".txt")?.parse().ok();
    let last: u32 = old.iter().filter_map(number).max().unwrap_or(0);
    if last < IN_A_SECOND {
        Ok(format!("{FOLDER}/{stem}-{}.txt", last + 1))
    } else {
        Err(io::ErrorKind::AlreadyExists.into())
    }
}

fn is_report(name: &str) -> bool {
    name.starts_with("parlour-") && Path::new(name).extension().is_some_and(|kind| kind == "txt")
}

/// Returns the first part of the name of a report, which sorts by time.
fn stem(time: u64) -> String {
    let time = Timestamp::from_second(time.cast_signed()).unwrap_or_default();
    format!("parlour-{}", time.strftime("%Y-%m-%d-%H%M%S"))
}

/// Returns the start of a text, at most `most` bytes long.
fn cut(text: &str, most: usize) -> &str {
    &text[..text.floor_char_boundary(most)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Disk;

    #[test]
    fn reports_are_few_and_the_latest_is_found() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let files = Files::open(std::sync::Arc::new(Disk::new(folder.path()))).0;
        let begun = now();
        assert_eq!(latest(&files, begun), None);
        for old in ["parlour-2001-02-03-040506-1.txt", "parlour-2002-02-03-040506-1.txt", "starts"] {
            files.write(&format!("{FOLDER}/{old}"), "old")?;
        }
        files.flush()?;
        assert_eq!(latest(&files, begun), None, "older reports are about other failures");
        let names = (0..7)
            .map(|_| write(&Disk::new(folder.path()), folder.path(), "no picture"))
            .collect::<Result<Vec<_>, _>>()?;
        let last = names.last().ok_or("a report")?;
        assert_eq!(latest(&files, begun), Some(last.clone()));
        let mut left = files.names(FOLDER);
        left.sort_unstable();
        assert_eq!(left.len(), KEPT + 1, "the last {KEPT} reports stay, and all other files: {left:?}");
        assert!(left.contains(&"starts".to_owned()));
        Ok(())
    }

    #[test]
    fn a_report_is_short_and_names_no_folder_of_the_player() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let message = format!("{}/matches/000001.json {}", folder.path().display(), "é".repeat(LARGEST));
        let name = write(&Disk::new(folder.path()), folder.path(), &message)?;
        let text = std::fs::read_to_string(folder.path().join(name))?;
        assert!(text.contains("message: (data)/matches/000001.json"), "{text}");
        assert!(text.len() < LARGEST, "{}", text.len());
        Ok(())
    }
}
