//! Restoring a backup. Nothing is overwritten.

use std::collections::{BTreeMap, BTreeSet};

use bevy::log::error;

use super::known::Fate;
use super::preview::tournaments;
use super::read::{Part, read};
use super::{Preview, Source, Unread};
use crate::app::state::home_tournament::HomeTournament;
use crate::app::state::progress::Progress;
use crate::app::state::save::{self, Bulk};
use crate::app::vocabulary::notice::{Ended, Restored};
use crate::play::saved;
use crate::play::sketch::{self, Sketch};
use crate::rules::Game;
use crate::storage::Files;

/// Content of a backup besides matches, for the resources that hold it.
#[derive(Debug, Default)]
pub struct Brought {
    /// The sketches: the game, `true` if the next match starts with it, and the sketch.
    pub sketches: Vec<(Game, bool, Sketch)>,
    /// The tournaments, with the numbers of the backup.
    pub tournaments: HomeTournament,
    /// The number here of each match of the tournaments that is here.
    pub numbers: BTreeMap<u32, u32>,
}

/// Writes every match that `files` does not hold yet. No file is overwritten: if a different match has the
/// same number, the match of the backup gets a new number, from `free` upwards. Each file is written whole, so
/// the same backup can be restored again after the work was cancelled or the disk was full. Returns the
/// result, and what can be read besides.
///
/// The progress counts bytes, as of the preview.
#[must_use]
pub fn restore(
    source: &Source,
    preview: Preview,
    files: &Files,
    free: u32,
    progress: &Progress,
) -> (Restored, Brought) {
    let mut restored = Restored::default();
    let mut brought = Brought::default();
    let mut wanted = BTreeSet::new();
    let (mut existing, mut free) = (preview.existing, free..);
    let (mut failed, mut bulk) = (None, Bulk::of(files));
    let read = read(source, progress, &mut |part| {
        let (number, text) = match part {
            Part::Match(number, Some(text)) => (number, text),
            Part::Match(name, None) => {
                restored.damaged.add(name);
                return Ok(());
            }
            Part::Sketch(name, text) => {
                let game = Game::from_name(&name).ok();
                match game.zip(text).map(|(game, text)| (game, sketch::saved::read(game, &text))) {
                    Some((game, Ok((begins, sketch)))) => brought.sketches.push((game, begins, sketch)),
                    _ => restored.damaged.add(name),
                }
                return Ok(());
            }
            Part::Tournament(text) => {
                match tournaments(text.as_deref(), files) {
                    Some((_, found)) => {
                        wanted = found.matches().collect();
                        brought.tournaments = found;
                    }
                    None => restored.damaged.add(save::TOURNAMENT),
                }
                return Ok(());
            }
            Part::Settings(_) => return Ok(()),
        };
        let old = number.parse().ok().filter(|number| wanted.contains(number));
        let fate = existing.fate(&number, &text, files, progress);
        if progress.is_cancelled() {
            return Err(String::new());
        }
        let (id, written) = match fate {
            Fate::Known(id) => {
                restored.known += 1;
                brought.numbers.extend(old.map(|old| (old, id)));
                return Ok(());
            }
            Fate::Damaged => {
                restored.damaged.add(number);
                return Ok(());
            }
            Fate::Keep { number, .. } => (number, bulk.write(number, &text)),
            Fate::Renumber(game) => match free.next() {
                Some(id) => (id, bulk.write(id, &saved::write(&game.numbered(id)))),
                None => return Err("there are no more numbers".to_owned()),
            },
            // The name of the file decides the number, so the text can stay as it is.
            Fate::RenumberLater => match free.next() {
                Some(id) => (id, bulk.write(id, &text)),
                None => return Err("there are no more numbers".to_owned()),
            },
        };
        if let Err(loss) = written {
            error!("{loss}");
            failed = Some(loss.reason.to_string());
            return Err(loss.to_string());
        }
        restored.new += 1;
        brought.numbers.extend(old.map(|old| (old, id)));
        Ok(())
    });
    if let Err(loss) = bulk.finish()
        && failed.is_none()
    {
        error!("{loss}");
        failed = Some(loss.reason.to_string());
    }
    restored.ended = match (read, failed) {
        (_, Some(reason)) => Some(Ended::Failed(reason)),
        (Ok(()), None) => None,
        (Err(Unread::Cancelled), None) => Some(Ended::Cancelled),
        (Err(Unread::Broken(reason)), None) => Some(Ended::CutShort(reason)),
        // The file was replaced since its preview.
        (Err(Unread::Other | Unread::Later(_)), None) => {
            Some(Ended::CutShort("it is another file".to_owned()))
        }
    };
    (restored, brought)
}
