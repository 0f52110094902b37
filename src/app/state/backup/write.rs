//! Writing a backup.

use std::collections::BTreeSet;
use std::io::{self, Write};

use bevy::log::warn;

use super::VERSION;
use crate::app::state::progress::Progress;
use crate::app::state::save;
use crate::app::vocabulary::notice::Names;
use crate::play::saved;
use crate::rules::Game;
use crate::storage::Files;

/// The content of a backup that was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Number of matches in it.
    pub matches: usize,
    /// Names of the files of matches and tournaments that are not in it, since they cannot be read.
    pub left_out: Names,
}

/// Largest file of tournaments that is taken, in bytes. This version writes no larger one.
const LARGEST_TOURNAMENTS: usize = 8 << 20;

/// Writes a backup: the matches and tournaments in `files`, the settings and the sketches. It reads one match at a
/// time.
///
/// # Errors
/// If `out` refuses it, or with [`io::ErrorKind::Interrupted`] if the work is cancelled.
pub fn write(
    files: &Files,
    settings: &str,
    sketches: &[(Game, String)],
    progress: &Progress,
    out: &mut dyn Write,
) -> io::Result<Written> {
    let mut written = Written::default();
    let mut numbers = BTreeSet::new();
    for name in files.names(save::MATCHES) {
        match save::number(&name).filter(|&number| save::file_of(number).ends_with(&format!("/{name}"))) {
            Some(number) => _ = numbers.insert(number),
            // A match that was put aside. What the app is writing now is no file of its own yet.
            None if name.contains(".json") && !name.contains(".new") => written.left_out.add(name),
            None => {}
        }
    }
    progress.set_total(numbers.len());
    write!(out, "{{\"parlour-backup\":{VERSION},\"settings\":")?;
    serde_json::to_writer(&mut *out, settings)?;
    match files.read(save::TOURNAMENT) {
        Ok(Some(text)) if text.len() <= LARGEST_TOURNAMENTS => {
            if !text.trim().is_empty() {
                out.write_all(b",\"tournament\":")?;
                serde_json::to_writer(&mut *out, &text)?;
            }
        }
        Ok(None) => {}
        Ok(Some(_)) | Err(_) => {
            warn!("{} is not in the backup, since it cannot be read", save::TOURNAMENT);
            written.left_out.add(save::TOURNAMENT);
        }
    }
    out.write_all(b",\"matches\":{")?;
    for number in numbers {
        if progress.is_cancelled() {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let name = save::file_of(number);
        let text = match files.read(&name) {
            Ok(Some(text)) if text.len() <= saved::MAX_BYTES => Ok(text),
            Ok(Some(text)) => Err(format!("it has {} bytes", text.len())),
            // The player has deleted it in the meantime.
            Ok(None) => continue,
            Err(loss) => Err(loss.reason.to_string()),
        };
        match text {
            Ok(text) => {
                let comma = if written.matches > 0 { "," } else { "" };
                write!(out, "{comma}\"{number}\":")?;
                serde_json::to_writer(&mut *out, &text)?;
                written.matches += 1;
            }
            Err(reason) => {
                warn!("{name} is not in the backup: {reason}");
                written.left_out.add(number);
            }
        }
        progress.add(1);
    }
    out.write_all(b"},\"sketches\":{")?;
    let mut comma = "";
    for (game, text) in sketches {
        write!(out, "{comma}\"{}\":", game.name())?;
        serde_json::to_writer(&mut *out, text)?;
        comma = ",";
    }
    out.write_all(b"}}")?;
    Ok(written)
}
