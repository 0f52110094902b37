//! Everything that players would miss, in one file, and back again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::save;
use super::settings::Settings;
use crate::platform::Files;
use crate::play::saved;

/// The form that is written.
const VERSION: u32 = 1;

/// All matches and settings, as their files have them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Backup {
    #[serde(rename = "parlour-backup")]
    version: u32,
    settings: String,
    /// By their numbers.
    matches: BTreeMap<u32, String>,
}

/// What came of a backup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// Matches that were not there.
    pub new: usize,
    /// Matches that were there already, the same.
    pub known: usize,
    /// Matches that cannot be read or kept.
    pub damaged: usize,
}

/// All that is kept in these files.
#[must_use]
pub fn write(files: &Files, settings: &Settings) -> String {
    let read = |name: &String| {
        let number = save::number(name)?;
        let content = files.read(&save::file_of(number)).map_err(|loss| error(&loss)).ok()??;
        Some((number, content))
    };
    let backup = Backup {
        version: VERSION,
        settings: serde_json::to_string(settings).unwrap_or_default(),
        matches: files.names(save::MATCHES).iter().filter_map(read).collect(),
    };
    // Texts with text keys, for which writing JSON cannot fail.
    serde_json::to_string(&backup).unwrap_or_default()
}

fn error(loss: &crate::platform::Loss) {
    bevy::log::error!("not in the backup: {loss}");
}

/// The backup that a text is, if it is one.
#[must_use]
pub fn read(text: &[u8]) -> Option<Backup> {
    let backup: Backup = serde_json::from_slice(text).ok()?;
    (backup.version <= VERSION).then_some(backup)
}

impl Backup {
    #[must_use]
    pub fn settings(&self) -> Option<Settings> {
        serde_json::from_str(&self.settings).ok()
    }

    /// Writes every match that is not there yet. A match of the same number that is another stays,
    /// and the one of the backup gets a new number: nothing is ever written over.
    pub fn restore(&self, files: &Files) -> Restored {
        let mut restored = Restored::default();
        let mut newest = save::newest(files).max(self.matches.keys().next_back().copied().unwrap_or(0));
        for (&number, text) in &self.matches {
            let Ok(game) = saved::read(text) else {
                restored.damaged += 1;
                continue;
            };
            let written = match files.read(&save::file_of(number)) {
                Ok(Some(known)) if known == *text => {
                    restored.known += 1;
                    continue;
                }
                // As it was written, letter by letter.
                Ok(None) if game.id() == number => files.write(&save::file_of(number), text),
                _ => {
                    newest += 1;
                    save::write_match(files, &game.numbered(newest))
                }
            };
            match written {
                Ok(()) => restored.new += 1,
                Err(loss) => {
                    bevy::log::error!("{loss}");
                    restored.damaged += 1;
                }
            }
        }
        restored
    }
}
