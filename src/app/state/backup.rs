//! Backups: all matches, settings and sketches in one file, and their restoration.

use std::collections::{BTreeMap, HashSet};

use bevy::log::error;
use serde::{Deserialize, Serialize};

use crate::app::state::editor::Editor;
use crate::app::state::save;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::notice::Restored;
use crate::play::{Match, saved};
use crate::rules::Game;
use crate::storage::Files;

/// The version of the format.
const VERSION: u32 = 1;

/// All matches, settings and sketches, each as the text of its file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Backup {
    #[serde(rename = "parlour-backup")]
    version: u32,
    settings: String,
    /// The matches, by number.
    matches: BTreeMap<u32, String>,
    #[serde(default)]
    sketches: BTreeMap<Game, String>,
}

/// Returns a backup as JSON: the matches in `files`, the settings and the sketches. Matches that cannot
/// be read are logged and left out.
#[must_use]
pub fn write(files: &Files, settings: &Settings, editor: &Editor) -> String {
    let read = |name: &String| {
        let number = save::number(name)?;
        let content =
            files.read(&save::file_of(number)).map_err(|loss| error!("not in the backup: {loss}")).ok()??;
        Some((number, content))
    };
    let backup = Backup {
        version: VERSION,
        settings: serde_json::to_string(settings).unwrap_or_default(),
        matches: files.names(save::MATCHES).iter().filter_map(read).collect(),
        sketches: editor.written().into_iter().collect(),
    };
    // Texts with text keys, for which writing JSON cannot fail.
    serde_json::to_string(&backup).unwrap_or_default()
}

/// Reads a backup. Returns `None` for other texts, and for a backup of a later version.
#[must_use]
pub fn read(text: &[u8]) -> Option<Backup> {
    let backup: Backup = serde_json::from_slice(text).ok()?;
    (backup.version <= VERSION).then_some(backup)
}

impl Backup {
    /// Returns the settings, if they can be read.
    #[must_use]
    pub fn settings(&self) -> Option<Settings> {
        serde_json::from_str(&self.settings).ok()
    }

    /// Returns the count of matches, and the highest number of a match.
    #[must_use]
    pub fn numbers(&self) -> (usize, u32) {
        (self.matches.len(), self.matches.keys().next_back().copied().unwrap_or(0).min(save::HIGHEST))
    }

    /// Restores the sketch of each game that has none. Returns the number of sketches that cannot be read.
    pub fn restore_sketches(&self, editor: &mut Editor) -> usize {
        let damaged = self.sketches.iter().filter(|(game, text)| {
            let read = editor.restore(**game, text);
            read.inspect_err(|reason| error!("a position of {} is not restored: {reason}", game.name()))
                .is_err()
        });
        damaged.count()
    }

    /// Writes every match that `files` does not hold yet. No file is overwritten: if a different match has
    /// the same number, the match of the backup gets a new number, from `free` upwards.
    pub fn restore(&self, files: &Files, free: u32) -> Restored {
        let mut restored = Restored::default();
        let mut free = free..;
        let mut moved = Moved::default();
        for (&number, text) in &self.matches {
            let Some(game) = saved::read(text).ok().filter(|_| number <= save::HIGHEST) else {
                restored.damaged += 1;
                continue;
            };
            let written = match files.read(&save::file_of(number)) {
                Ok(Some(known)) if known == *text => None,
                // The text of the file is kept unchanged.
                Ok(None) if game.id() == number => Some(files.write(&save::file_of(number), text)),
                _ if moved.holds(&game, files) => None,
                _ => free.next().map(|id| save::write_match(files, &game.numbered(id))),
            };
            match written {
                None => restored.known += 1,
                Some(Ok(())) => restored.new += 1,
                Some(Err(loss)) => {
                    error!("{loss}");
                    restored.damaged += 1;
                }
            }
        }
        restored
    }
}

/// The existing matches, without their numbers, so that a match that got a new number is recognised when
/// the same backup is restored again. They are read on first use.
#[derive(Default)]
struct Moved(Option<HashSet<String>>);

impl Moved {
    /// Returns `true` if the match exists, under any number.
    fn holds(&mut self, game: &Match, files: &Files) -> bool {
        let unnumbered = |game: Match| saved::write(&game.numbered(0));
        let all = self.0.get_or_insert_with(|| {
            let numbers = files.names(save::MATCHES).into_iter().filter_map(|name| save::number(&name));
            numbers.filter_map(|id| Some(unnumbered(save::read_match(files, id).ok()?))).collect()
        });
        all.contains(&unnumbered(game.clone()))
    }
}
