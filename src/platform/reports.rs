//! Reports of failures, which a player can pass on. Nothing is sent by itself.
//!
//! A report says when and where the app failed. It holds nothing of a match, and names of the player's
//! folders only where a backtrace has them. It is written without [`Files`], since a program that is about
//! to end can wait for no other thread.

use std::backtrace::Backtrace;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::{env, thread};

use jiff::Timestamp;

use super::now;
use crate::storage::Files;

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

/// Makes every panic leave a report in the folder of reports under `data`. What happened at a panic
/// before happens as well.
pub fn install(data: PathBuf) {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        // Without a report the panic is still told on the terminal.
        _ = on_panic(&data, panic);
        before(panic);
    }));
}

/// Writes a report about a failure other than a panic, and returns its name.
///
/// # Errors
/// If the report cannot be written.
pub fn write(data: &Path, message: &str) -> io::Result<String> {
    let (mut file, name) = create(data)?;
    file.write_all(head(data, None, message).as_bytes())?;
    file.flush()?;
    Ok(name)
}

/// Returns the name of the latest report since `time`, in seconds since 1970; `None` if there is none.
#[must_use]
pub fn latest(files: &Files, time: u64) -> Option<String> {
    let first = format!("{FOLDER}/{}", stem(time));
    let names = files.names(FOLDER).into_iter().filter(|name| is_report(name));
    names.map(|name| format!("{FOLDER}/{name}")).filter(|name| *name >= first).max()
}

fn on_panic(data: &Path, panic: &PanicHookInfo) -> io::Result<()> {
    let (mut file, _) = create(data)?;
    let place = panic.location().map(ToString::to_string);
    let head = head(data, place, panic.payload_as_str().unwrap_or("a value without words"));
    file.write_all(head.as_bytes())?;
    file.flush()?;
    // The backtrace comes last, since finding the names of its functions can fail too.
    let trace = Backtrace::force_capture().to_string();
    let is_named = trace.lines().any(|line| line.contains("::"));
    let trace = if is_named { cut(&trace, LARGEST - head.len()) } else { "none in this build" };
    write!(file, "{trace}")?;
    file.flush()
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

/// Creates the file of a report, and deletes the oldest of too many.
fn create(data: &Path) -> io::Result<(File, String)> {
    let folder = data.join(FOLDER);
    fs::create_dir_all(&folder)?;
    let entries = fs::read_dir(&folder)?;
    let mut old: Vec<_> = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    old.retain(|name| is_report(name));
    old.sort_unstable();
    for name in old.iter().rev().skip(KEPT - 1) {
        // One report too many is no reason to write none.
        _ = fs::remove_file(folder.join(name));
    }
    let stem = stem(now());
    // Higher than all of this second, since the latest report has the highest name.
    let number =
        |name: &String| name.strip_prefix(&stem)?.strip_prefix('-')?.strip_suffix(".txt")?.parse().ok();
    let last: u32 = old.iter().filter_map(number).max().unwrap_or(0);
    let mut reason = io::Error::from(io::ErrorKind::AlreadyExists);
    for number in last + 1..=IN_A_SECOND {
        let name = format!("{stem}-{number}.txt");
        match File::create_new(folder.join(&name)) {
            Ok(file) => return Ok((file, name)),
            Err(error) => reason = error,
        }
    }
    Err(reason)
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

    #[test]
    fn reports_are_few_and_the_latest_is_found() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let files = Files::open(std::sync::Arc::new(crate::storage::Disk::new(folder.path()))).0;
        let begun = now();
        assert_eq!(latest(&files, begun), None);
        for old in ["parlour-2001-02-03-040506-1.txt", "parlour-2002-02-03-040506-1.txt", "starts"] {
            files.write(&format!("{FOLDER}/{old}"), "old")?;
        }
        files.flush()?;
        assert_eq!(latest(&files, begun), None, "older reports are about other failures");
        let names = (0..7).map(|_| write(folder.path(), "no picture")).collect::<Result<Vec<_>, _>>()?;
        let last = names.last().ok_or("a report")?;
        assert_eq!(latest(&files, begun), Some(format!("{FOLDER}/{last}")));
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
        let name = write(folder.path(), &message)?;
        let text = fs::read_to_string(folder.path().join(FOLDER).join(name))?;
        assert!(text.contains("message: (data)/matches/000001.json"), "{text}");
        assert!(text.len() < LARGEST, "{}", text.len());
        Ok(())
    }
}
