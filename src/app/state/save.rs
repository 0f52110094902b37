//! Nothing is lost: the match is on disk before the animation of a turn ends.
//!
//! Each match is a file of its own, `matches/000012.json`; `table.json` says which matches were
//! played one after the other and which of them is on the table; `settings.json` is what players
//! choose once; `sketches/go.json` is the position of a game that is being set up.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::window::AppLifecycle;
use serde::{Deserialize, Serialize};

use crate::app::state::editor::Editor;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::notice::{Notice, StatusLine};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::platform::{Files, Loss};
use crate::play::{Match, MatchHistory, Review, Row, Summary, saved};
use crate::rules::Game;

const TABLE: &str = "table.json";
const SETTINGS: &str = "settings.json";
pub const MATCHES: &str = "matches";
/// Where matches go that were deleted. The latest of them can be brought back.
const DELETED: &str = "deleted";
/// The folder of reviews, by the numbers of their matches. A review stays when its match is deleted, since
/// the match may come back, and goes when the match is gone for good. No backup holds reviews: they can be
/// computed again.
const REVIEWS: &str = "reviews";
/// Where the positions are that are being set up.
const SKETCHES: &str = "sketches";
/// The highest number that a match can have. Every number after it is still one.
pub const HIGHEST: u32 = u32::MAX / 2;
/// Number of deleted matches that are kept.
const KEPT: usize = 50;

/// The contents of the files, so that only changes are written.
#[derive(Resource, Default)]
struct OnDisk {
    row: Option<String>,
    game: Option<String>,
    settings: Option<String>,
    sketches: BTreeMap<Game, String>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnDisk>().add_systems(PreStartup, load).add_systems(
        Update,
        (
            save_session.run_if(resource_exists_and_changed::<Session>.or_eager(on_message::<AppLifecycle>)),
            save_settings.run_if(resource_changed::<Settings>),
            save_sketches.run_if(resource_changed::<Editor>),
        )
            .in_set(PlaySystems::Save),
    );
}

/// The file of a match.
pub fn file_of(id: u32) -> String {
    format!("{MATCHES}/{id:06}.json")
}

fn sketch_file_of(game: Game) -> String {
    format!("{SKETCHES}/{}.json", game.name())
}

fn deleted_file_of(id: u32) -> String {
    format!("{DELETED}/{id:06}.json")
}

/// The number of the match that a file with this name holds.
pub fn number(name: &str) -> Option<u32> {
    name.strip_suffix(".json")?.parse().ok().filter(|&number| number <= HIGHEST)
}

/// The highest number of any match that was ever kept, also where its file is damaged.
fn newest(files: &Files) -> u32 {
    let names = [MATCHES, DELETED].map(|folder| files.names(folder));
    let numbers = names.iter().flatten().filter_map(|name| name.split('.').next()?.parse().ok());
    numbers.filter(|&number| number <= HIGHEST).max().unwrap_or(0)
}

/// The match of this number, or why it cannot be read.
///
/// # Errors
/// A sentence for the player.
pub fn read_match(files: &Files, id: u32) -> Result<Match, String> {
    match files.read(&file_of(id)) {
        Ok(Some(text)) => saved::read(&text).map_err(|reason| reason.to_string()),
        Ok(None) => Err(std::io::Error::from(std::io::ErrorKind::NotFound).to_string()),
        Err(loss) => Err(loss.reason.to_string()),
    }
}

/// The summary of the match with this number, if it can be read.
pub fn summary(files: &Files, id: u32) -> Option<Summary> {
    let text = files.read(&file_of(id)).map_err(|loss| error!("{loss}")).ok()??;
    saved::summary(&text).map_err(|reason| error!("match {id}: {reason}")).ok()
}

/// Writes a match that is not the one on the table.
///
/// # Errors
/// When the disk does not take it.
pub fn write_match(files: &Files, game: &Match) -> Result<(), Loss> {
    files.write(&file_of(game.id()), &saved::write(game))
}

/// Takes a match away, so that it can be brought back. Those that were deleted long before go for
/// good.
///
/// # Errors
/// When the file cannot be moved. It is still there then.
pub fn delete(files: &Files, id: u32) -> Result<(), Loss> {
    files.rename(&file_of(id), &deleted_file_of(id))?;
    let mut deleted: Vec<u32> = files.names(DELETED).iter().filter_map(|name| number(name)).collect();
    deleted.sort_unstable();
    deleted.retain(|&other| other != id);
    for old in deleted.iter().rev().skip(KEPT - 1) {
        files.remove(&deleted_file_of(*old)).unwrap_or_else(|loss| warn!("{loss}"));
        if files.names(REVIEWS).contains(&format!("{old:06}.json")) {
            files.remove(&review_file_of(*old)).unwrap_or_else(|loss| warn!("{loss}"));
        }
    }
    Ok(())
}

/// A review as it is kept.
#[derive(Serialize, Deserialize)]
struct Reviewed<R> {
    /// The review was running, and continues after a restart.
    wanted: bool,
    review: R,
}

fn review_file_of(id: u32) -> String {
    format!("{REVIEWS}/{id:06}.json")
}

/// Returns the review of this match, and `true` if it is to continue. Returns `None` for a review that is
/// missing or unreadable; the analysis then begins anew.
pub fn review(files: &Files, game: &Match) -> Option<(bool, Review)> {
    let text = files.read(&review_file_of(game.id())).map_err(|loss| warn!("{loss}")).ok()??;
    let kept: Result<Reviewed<Review>, _> = serde_json::from_str(&text);
    let Reviewed { wanted, review } =
        kept.map_err(|reason| warn!("the review of match {}: {reason}", game.id())).ok()?;
    let mut whole = game.clone();
    whole.go_to(usize::MAX);
    Some((wanted, review.validated(&whole)?))
}

/// Writes what was found out about the match of this number.
///
/// # Errors
/// When the disk does not take it.
pub fn write_review(files: &Files, id: u32, wanted: bool, review: &Review) -> Result<(), Loss> {
    // Plain values with text keys, for which writing JSON cannot fail.
    let text = serde_json::to_string(&Reviewed { wanted, review }).unwrap_or_default();
    files.write(&review_file_of(id), &text)
}

/// Brings back a match that was deleted.
///
/// # Errors
/// When the file cannot be moved.
pub fn undelete(files: &Files, id: u32) -> Result<(), Loss> {
    files.rename(&deleted_file_of(id), &file_of(id))
}

/// The match of this number, where it can be read.
pub fn fetch(files: &Files, id: u32) -> Option<Match> {
    read_match(files, id).map_err(|reason| error!("match {id}: {reason}")).ok()
}

/// Puts everything back as it was left.
fn load(
    files: Res<Files>,
    mut settings: ResMut<Settings>,
    mut session: ResMut<Session>,
    mut editor: ResMut<Editor>,
    mut message: ResMut<StatusLine>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let mut problem = None;
    for game in Game::ALL {
        _ = read(&files, &sketch_file_of(game), &mut problem, |text| editor.read(game, text));
    }
    if let Some(read) = read(&files, SETTINGS, &mut problem, |text| serde_json::from_str(text)) {
        *settings = read;
    }
    let row: Row = read(&files, TABLE, &mut problem, |text| serde_json::from_str(text)).unwrap_or_default();
    session.know(newest(&files));
    // Without a table, or with one that names a match that is gone: the latest match there is. When
    // some in a row are damaged, something else is wrong.
    let mut latest: Vec<u32> = files.names(MATCHES).iter().filter_map(|name| number(name)).collect();
    latest.sort_unstable_by_key(|&id| Reverse(id));
    let wanted = row.ids.get(row.at).copied();
    let candidates = wanted.into_iter().chain(latest.into_iter().filter(|&id| Some(id) != wanted));
    let found = candidates.take(4).find_map(|id| read(&files, &file_of(id), &mut problem, saved::read));
    if let Some(game) = found {
        // Whoever was in the middle of a match goes on with it at once.
        if game.outcome().is_none() {
            screen.set(Screen::Play);
        }
        session.table = Some(MatchHistory::resume(row, game));
    }
    message.0 = problem;
}

/// Reads one file. What cannot be understood is kept under another name, and said.
fn read<T, E: std::fmt::Display>(
    files: &Files,
    name: &str,
    problem: &mut Option<Notice>,
    parse: impl FnOnce(&str) -> Result<T, E>,
) -> Option<T> {
    let reason = match files.read(name) {
        Ok(None) => return None,
        Ok(Some(text)) => match parse(&text) {
            Ok(value) => return Some(value),
            Err(reason) => reason.to_string(),
        },
        Err(loss) => loss.reason.to_string(),
    };
    let file = files.put_aside(name).unwrap_or_else(|loss| {
        error!("{loss}");
        name.to_owned()
    });
    warn!("{name} cannot be read and was kept as {file}: {reason}");
    *problem = Some(Notice::PutAside { file, reason });
    None
}

/// Writes the match and the row it stands in, where they have changed.
fn save_session(
    session: Res<Session>,
    files: Res<Files>,
    mut disk: ResMut<OnDisk>,
    mut message: ResMut<StatusLine>,
) {
    let Some(table) = &session.table else { return };
    let (row, game) = (serde_json::to_string(table.row()).unwrap_or_default(), saved::write(table.game()));
    let mut write = |name: &str, content: String, disk: &mut Option<String>| {
        if disk.as_ref() == Some(&content) {
            return;
        }
        // What was only looked at stays as it was written, with its time.
        let is_there = files.read(name).is_ok_and(|known| known.as_ref() == Some(&content));
        match if is_there { Ok(()) } else { files.write(name, &content) } {
            Ok(()) => *disk = Some(content),
            Err(loss) => {
                warn!("{loss}");
                message.set_if_neq(StatusLine(Some(Notice::NotSaved(loss.reason.to_string()))));
            }
        }
    };
    // The match first: a table that names a match that is not there would be worse than none.
    write(&file_of(table.game().id()), game, &mut disk.game);
    write(TABLE, row, &mut disk.row);
}

fn save_settings(
    settings: Res<Settings>,
    files: Res<Files>,
    mut disk: ResMut<OnDisk>,
    mut message: ResMut<StatusLine>,
) {
    let content = serde_json::to_string_pretty(&*settings).unwrap_or_default();
    let unchanged = disk.settings.as_ref() == Some(&content);
    // The first settings are the defaults or what was just read: no reason to write them.
    let changed = !unchanged && (disk.settings.is_some() || *settings != Settings::default());
    if changed && let Err(loss) = files.write(SETTINGS, &content) {
        warn!("{loss}");
        message.set_if_neq(StatusLine(Some(Notice::NotSaved(loss.reason.to_string()))));
        return;
    }
    disk.settings = Some(content);
}

/// Writes the positions that are being set up, where they have changed.
fn save_sketches(
    editor: Res<Editor>,
    files: Res<Files>,
    mut disk: ResMut<OnDisk>,
    mut message: ResMut<StatusLine>,
) {
    for (game, content) in editor.written() {
        if disk.sketches.get(&game) == Some(&content) {
            continue;
        }
        match files.write(&sketch_file_of(game), &content) {
            Ok(()) => _ = disk.sketches.insert(game, content),
            Err(loss) => {
                warn!("{loss}");
                message.set_if_neq(StatusLine(Some(Notice::NotSaved(loss.reason.to_string()))));
            }
        }
    }
}
