//! Restoring a backup. Nothing is overwritten.

use bevy::log::error;

use super::known::Fate;
use super::read::{Part, read};
use super::{Preview, Source, Unread};
use crate::app::state::progress::Progress;
use crate::app::state::save::Bulk;
use crate::app::vocabulary::notice::{Ended, Restored};
use crate::play::saved;
use crate::play::sketch::{self, Sketch};
use crate::rules::Game;
use crate::storage::Files;

/// A sketch of a backup: its game, `true` if the next match starts with it, and the sketch.
pub type RestoredSketch = (Game, bool, Sketch);

/// Writes every match that `files` does not hold yet. No file is overwritten: if a different match has the
/// same number, the match of the backup gets a new number, from `free` upwards. Each file is written whole, so
/// the same backup can be restored again after the work was cancelled or the disk was full. Returns the
/// result, and the sketches that can be read.
///
/// The progress counts bytes, as of the preview.
#[must_use]
pub fn restore(
    source: &Source,
    preview: Preview,
    files: &Files,
    free: u32,
    progress: &Progress,
) -> (Restored, Vec<RestoredSketch>) {
    let mut restored = Restored::default();
    let mut sketches = Vec::new();
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
                    Some((game, Ok((begins, sketch)))) => sketches.push((game, begins, sketch)),
                    _ => restored.damaged.add(name),
                }
                return Ok(());
            }
            Part::Settings(_) => return Ok(()),
        };
        let fate = existing.fate(&number, &text, files, progress);
        if progress.is_cancelled() {
            return Err(String::new());
        }
        let written = match fate {
            Fate::Known => {
                restored.known += 1;
                return Ok(());
            }
            Fate::Damaged => {
                restored.damaged.add(number);
                return Ok(());
            }
            Fate::Keep { number, .. } => bulk.write(number, &text),
            Fate::Renumber(game) => match free.next() {
                Some(id) => bulk.write(id, &saved::write(&game.numbered(id))),
                None => return Err("there are no more numbers".to_owned()),
            },
            // The name of the file decides the number, so the text can stay as it is.
            Fate::RenumberLater => match free.next() {
                Some(id) => bulk.write(id, &text),
                None => return Err("there are no more numbers".to_owned()),
            },
        };
        if let Err(loss) = written {
            error!("{loss}");
            failed = Some(loss.reason.to_string());
            return Err(loss.to_string());
        }
        restored.new += 1;
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
    (restored, sketches)
}
