//! Work for the library on threads of its own, which end by themselves.

use std::sync::Arc;

use web_time::SystemTime;

use crate::app::state::exchange;
use crate::app::state::progress::Progress;
use crate::app::state::save::Listing;
use crate::app::state::worker::Worker;
use crate::app::state::{save, trash};
use crate::app::vocabulary::action::PlayAction;
use crate::notation::Unreadable;
use crate::play::saved::Outline;
use crate::play::{Match, Results, Summary};
use crate::storage::Files;

/// A match, and the time at which it was last played.
pub(super) type Listed = (Summary, Option<SystemTime>);

/// A match that was read, with the content of its file, or the reason why it cannot be read.
pub(super) type MatchRead = Result<Box<(Match, String)>, String>;

/// Number of matches in one message.
const BATCH: usize = 256;

/// A message of a thread.
pub(super) enum Found {
    /// A part of the list.
    Listed(Vec<Listed>),
    /// A match of a later version, with its number.
    Later(u32, Box<Outline>),
    /// A match that is to be put on the table.
    Opened(u32, MatchRead),
    /// A match that undo or redo needs, which then comes again.
    Needed(PlayAction, MatchRead),
    /// A match that gets a title, with its number.
    ForTitle(u32, MatchRead),
    /// A match of which a picture is wanted.
    ForPicture(Box<(Match, String)>),
    /// A text for other programs, with the name of its file.
    Text { name: String, content: String },
    /// A text with many records, whose progress the screens show.
    Collection { name: String, content: String },
    /// A match cannot be read, and is not shared.
    NotOpened(String),
    /// The format of its game cannot express a match.
    NotWritten(Unreadable),
}

/// Returns the summaries of all readable matches. An unreadable match stays on disk.
#[must_use]
pub fn summaries(files: &Files) -> Vec<Listed> {
    let played = |id| files.written(&save::file_of(id));
    let listed = numbers(files).into_iter().filter_map(|id| match save::listing(files, id)? {
        Listing::Match(summary) => Some((summary, played(id))),
        Listing::Later(_) => None,
    });
    listed.collect()
}

/// Returns the numbers of all matches on disk, the highest first, since these are likely to be seen first.
fn numbers(files: &Files) -> Vec<u32> {
    let mut numbers: Vec<u32> =
        files.names(save::MATCHES).iter().filter_map(|name| save::number(name)).collect();
    numbers.sort_unstable_by(|a, b| b.cmp(a));
    numbers
}

/// Reads the list in parts. `None` if the system refuses a thread.
pub(super) fn list(files: Files) -> Option<Worker<Found>> {
    Worker::start("library", move |_, send| {
        for part in numbers(&files).chunks(BATCH) {
            let mut matches = Vec::with_capacity(part.len());
            for &id in part {
                match save::listing(&files, id) {
                    Some(Listing::Match(summary)) => {
                        matches.push((summary, files.written(&save::file_of(id))));
                    }
                    Some(Listing::Later(outline)) => _ = send(Found::Later(id, Box::new(outline))),
                    None => {}
                }
            }
            if !send(Found::Listed(matches)) {
                break;
            }
        }
    })
}

/// Reads the match with this number, and says what for.
pub(super) fn read(
    files: Files,
    id: u32,
    what_for: impl FnOnce(MatchRead) -> Found + Send + 'static,
) -> Option<Worker<Found>> {
    Worker::start("reader of a match", move |_, send| {
        send(what_for(save::read_match(&files, id).map(Box::new)));
    })
}

/// Writes the record of a match.
pub(super) fn share(files: Files, id: u32) -> Option<Worker<Found>> {
    Worker::start("sharing", move |_, send| {
        _ = send(match save::read_match(&files, id) {
            Ok((game, _)) => match exchange::text(&game) {
                Ok(content) => Found::Text { name: exchange::file_name(&game), content },
                Err(error) => Found::NotWritten(error),
            },
            Err(reason) => Found::NotOpened(reason),
        });
    })
}

/// Writes the records of many matches in the order of their numbers, as in a book. Matches that cannot be
/// read, or that the format cannot express, are left out.
pub(super) fn collection(
    files: Files,
    mut ids: Vec<u32>,
    name: String,
    progress: Progress,
) -> Option<Worker<Found>> {
    Worker::start("collection", move |_, send| {
        ids.sort_unstable();
        progress.set_total(ids.len());
        let mut content = String::new();
        for id in ids {
            if progress.is_cancelled() {
                return;
            }
            let text = save::read_match(&files, id).ok().and_then(|(game, _)| exchange::text(&game).ok());
            if let Some(text) = text {
                if !content.is_empty() {
                    content.push('\n');
                }
                content.push_str(&text);
            }
            progress.add(1);
        }
        send(Found::Collection { name, content });
    })
}

/// Writes the table of results.
pub(super) fn table(results: Arc<Results>, name: String) -> Option<Worker<Found>> {
    Worker::start("results", move |_, send| {
        send(Found::Text { name, content: results.table() });
    })
}

/// Removes the matches that were deleted long ago.
pub(super) fn evict(files: Files, latest: String) -> Option<Worker<Found>> {
    Worker::start("trash", move |_, _| trash::evict(&files, &latest))
}
