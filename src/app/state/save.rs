//! Saved files. A turn survives the end of the process before it is shown, and a loss of power soon after:
//! `state::saving` follows each file to the disk.
//!
//! Each match has a file of its own, `matches/000012.json`. `table.json` holds the numbers of the matches
//! that were played in a row, and the one on the table. `settings.json` holds the settings, and
//! `sketches/go.json` the sketch of a game. `engines.json` holds the programs among the opponents, and
//! `tournament.json` the tournaments at home. `deleted/` and `reviews/` hold deleted matches and reviews.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;

use bevy::prelude::*;
use bevy::window::{AppLifecycle, RequestRedraw};
use serde::{Deserialize, Serialize};
use web_time::SystemTime;

use crate::app::state::editor::Editor;
use crate::app::state::engines::Engines;
use crate::app::state::home_tournament::{self, HomeTournament};
use crate::app::state::numbers::HIGHEST;
use crate::app::state::safe_start::SafeStart;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::state::settings_file::SettingsFile;
use crate::app::vocabulary::notice::{Notice, StartNotice, StatusLine};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::platform::now;
use crate::play::saved::Outline;
use crate::play::{Match, MatchHistory, Review, Row, Summary, saved, sketch};
use crate::rules::Game;
use crate::storage::{Files, Loss};

const TABLE: &str = "table.json";
const SETTINGS: &str = "settings.json";
const ENGINES: &str = "engines.json";
/// The file of the tournaments at home.
pub const TOURNAMENT: &str = "tournament.json";
/// The folder of matches.
pub const MATCHES: &str = "matches";
/// The folder of deleted matches; see [`trash`](crate::app::state::trash).
pub const DELETED: &str = "deleted";
/// The folder of reviews, named by the numbers of their matches. A review stays while its match can be
/// restored. Backups hold no reviews, since these can be computed again.
const REVIEWS: &str = "reviews";
/// The folder of sketches.
const SKETCHES: &str = "sketches";

/// The contents of the files, so that only changes are written, and no file is read for that.
#[derive(Resource, Default)]
pub(super) struct OnDisk {
    row: Option<String>,
    /// The files of the matches in memory.
    games: BTreeMap<u32, String>,
    settings: Option<String>,
    engines: Option<String>,
    tournament: Option<String>,
    sketches: BTreeMap<Game, String>,
    /// The games whose sketch a later version has saved, or could not be read. Their files are not written.
    kept: BTreeSet<Game>,
}

impl OnDisk {
    /// Notes the content of a match's file.
    pub(super) fn hold(&mut self, id: u32, content: String) {
        self.games.insert(id, content);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnDisk>().add_systems(PreStartup, load).add_systems(
        Update,
        (
            save_session.run_if(resource_exists_and_changed::<Session>.or_eager(on_message::<AppLifecycle>)),
            save_settings.run_if(resource_changed::<Settings>),
            save_engines.run_if(resource_changed::<Engines>),
            save_tournament.run_if(resource_changed::<HomeTournament>),
            save_sketches.run_if(resource_changed::<Editor>),
            save_all_again,
        )
            .chain()
            .in_set(PlaySystems::Save),
    );
}

/// Returns the path of a match's file.
pub fn file_of(id: u32) -> String {
    format!("{MATCHES}/{id:06}.json")
}

fn sketch_file_of(game: Game) -> String {
    format!("{SKETCHES}/{}.json", game.name())
}

/// Returns the number of a match by the name of its file; `None` for other names.
pub fn number(name: &str) -> Option<u32> {
    name.strip_suffix(".json")?.parse().ok().filter(|&number| number <= HIGHEST)
}

/// Returns the highest number of all matches on disk, including deleted and damaged ones. If the disk does
/// not tell, this is the time in seconds, which no counted number reaches: a number that is used twice
/// would cost a match.
fn newest(files: &Files) -> u32 {
    let list = |folder| files.list(folder).or_else(|_| files.list(folder));
    let Ok(names) = [MATCHES, DELETED].into_iter().map(list).collect::<Result<Vec<_>, _>>() else {
        return u32::try_from(now()).unwrap_or(HIGHEST).min(HIGHEST);
    };
    let numbers = names.iter().flatten().filter_map(|name| name.split('.').next()?.parse().ok());
    numbers.filter(|&number| number <= HIGHEST).max().unwrap_or(0)
}

/// Reads the match with this number, and returns the content of its file as well.
///
/// # Errors
/// The reason, for the player, if the file is missing or damaged.
pub fn read_match(files: &Files, id: u32) -> Result<(Match, String), String> {
    match files.read(&file_of(id)) {
        Ok(Some(text)) => match saved::read_as(id, &text) {
            Ok(game) => Ok((game, text)),
            Err(reason) => Err(reason.to_string()),
        },
        Ok(None) => Err(std::io::Error::from(std::io::ErrorKind::NotFound).to_string()),
        Err(loss) => Err(loss.reason.to_string()),
    }
}

/// A match in the list of all matches.
pub enum Listing {
    /// A match that can be opened.
    Match(Summary),
    /// A match of a later version, which can only be listed.
    Later(Outline),
}

/// Reads what the list shows of the match with this number; `None`, with a line in the log, if it cannot be
/// read.
pub fn listing(files: &Files, id: u32) -> Option<Listing> {
    let text = files.read(&file_of(id)).map_err(|loss| error!("{loss}")).ok()??;
    match saved::summary_as(id, &text) {
        Ok(summary) => Some(Listing::Match(summary)),
        Err(reason) if reason.is_later() => saved::outline(&text).ok().map(Listing::Later),
        Err(reason) => {
            error!("match {id}: {reason}");
            None
        }
    }
}

/// Writes the file of a match that was last played at this time.
///
/// # Errors
/// If the file cannot be written.
pub(super) fn write_match(
    files: &Files,
    disk: &mut OnDisk,
    game: &Match,
    played: Option<SystemTime>,
) -> Result<(), Loss> {
    let content = saved::write(game);
    let written = files.write_at(&file_of(game.id()), &content, played);
    disk.hold(game.id(), content);
    written
}

/// Number of files of a [`Bulk`] that wait in memory for the disk.
const BULK: usize = 8;

/// Writes many matches, on a thread that may wait for the disk, so that few of them wait in memory.
pub struct Bulk<'a> {
    files: &'a Files,
    waiting: usize,
}

impl Bulk<'_> {
    /// Returns a writer of many matches.
    #[must_use]
    pub fn of(files: &Files) -> Bulk<'_> {
        Bulk { files, waiting: 0 }
    }

    /// Writes the match with this number, after those that wait if they are many.
    ///
    /// # Errors
    /// If this file cannot be written, or one before it; this one is then not begun.
    pub fn write(&mut self, id: u32, text: &str) -> Result<(), Loss> {
        if self.waiting >= BULK {
            self.finish()?;
        }
        self.files.write(&file_of(id), text)?;
        self.waiting += 1;
        Ok(())
    }

    /// Waits until all files are on the disk.
    ///
    /// # Errors
    /// If one of them cannot be written.
    pub fn finish(&mut self) -> Result<(), Loss> {
        self.waiting = 0;
        self.files.flush()
    }
}

/// The saved form of a review.
#[derive(Serialize, Deserialize)]
struct Reviewed<R> {
    /// The review was running, and continues after a restart.
    wanted: bool,
    review: R,
}

/// Returns the path of a review's file, by the number of its match.
pub fn review_file_of(id: u32) -> String {
    format!("{REVIEWS}/{id:06}.json")
}

/// Returns the numbers of the matches with a review.
pub fn reviewed(files: &Files) -> impl Iterator<Item = u32> {
    files.names(REVIEWS).into_iter().filter_map(|name| number(&name))
}

/// Returns the review of this match, and `true` if it is to continue. Returns `None` for a review that is
/// missing or unreadable; the analysis then starts again.
pub fn review(files: &Files, game: &Match) -> Option<(bool, Review)> {
    let text = files.read(&review_file_of(game.id())).map_err(|loss| warn!("{loss}")).ok()??;
    let kept: Result<Reviewed<Review>, _> = serde_json::from_str(&text);
    let Reviewed { wanted, review } =
        kept.map_err(|reason| warn!("the review of match {}: {reason}", game.id())).ok()?;
    let mut whole = game.clone();
    whole.go_to(usize::MAX);
    Some((wanted, review.validated(&whole)?))
}

/// Writes the review of the match with this number. `wanted` says if it continues after a restart.
///
/// # Errors
/// If the file cannot be written.
pub fn write_review(files: &Files, id: u32, wanted: bool, review: &Review) -> Result<(), Loss> {
    // Plain values with text keys, for which writing JSON cannot fail.
    let text = serde_json::to_string(&Reviewed { wanted, review }).unwrap_or_default();
    files.write(&review_file_of(id), &text)
}

/// Loads the settings, the sketches and the match on the table.
fn load(
    files: Res<Files>,
    mut settings: ResMut<Settings>,
    mut settings_file: ResMut<SettingsFile>,
    mut session: ResMut<Session>,
    mut editor: ResMut<Editor>,
    (mut engines, mut tournament): (ResMut<Engines>, ResMut<HomeTournament>),
    mut disk: ResMut<OnDisk>,
    mut message: ResMut<StatusLine>,
    safe_start: Res<SafeStart>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let mut report = StartNotice::default();
    for game in Game::ALL {
        let is_later = sketch::saved::Damaged::is_later;
        let found =
            read(&files, &sketch_file_of(game), &mut report, |text| editor.read(game, text), is_later);
        if matches!(found, Found::Kept) {
            disk.kept.insert(game);
        }
    }
    if let Found::Value(known) = read(&files, SETTINGS, &mut report, SettingsFile::read, |_| false) {
        (*settings, *settings_file) = known;
        report.unknown_settings = settings_file.unknown();
    }
    // Neither defaults nor the settings of another version are written before a player changes something.
    disk.settings = Some(settings_file.write(&settings));
    if let Found::Value(known) = read(&files, ENGINES, &mut report, Engines::read, |_| false) {
        *engines = known;
    }
    disk.engines = Some(engines.write());
    let is_later = home_tournament::Damaged::is_later;
    match read(&files, TOURNAMENT, &mut report, HomeTournament::read, is_later) {
        Found::Value(known) => *tournament = known,
        Found::Kept => tournament.keep_file(),
        Found::Nothing => {}
    }
    disk.tournament = Some(tournament.write());
    session.know(newest(&files));
    if !safe_start.holds() {
        session.table = load_table(&files, &mut disk, &mut report);
    }
    // An unfinished match opens at once.
    if session.game().is_some_and(|game| game.outcome().is_none()) {
        screen.set(Screen::Play);
    }
    message.0 = (report != StartNotice::default()).then(|| Notice::Start(Box::new(report)));
    if !files.is_writer() {
        screen.set(Screen::Occupied);
    }
}

/// Loads the match on the table with its history. Returns `None` if the disk does not give them now, so that
/// no other match takes their place.
fn load_table(files: &Files, disk: &mut OnDisk, report: &mut StartNotice) -> Option<MatchHistory> {
    let read_row = |text: &str| serde_json::from_str::<Row>(text).map(|row| (row, text.to_owned()));
    let row = match read(files, TABLE, report, read_row, |_| false) {
        Found::Value((row, text)) => {
            disk.row = Some(text);
            row
        }
        Found::Nothing => Row::default(),
        Found::Kept => return None,
    };
    // If the table names no readable match, the latest readable one is used. After four attempts loading
    // gives up, since damage of so many files has another cause.
    let mut latest: Vec<u32> = files.names(MATCHES).iter().filter_map(|name| number(name)).collect();
    latest.sort_unstable_by_key(|&id| Reverse(id));
    let wanted = row.ids.get(row.at).copied();
    let candidates = wanted.into_iter().chain(latest.into_iter().filter(|&id| Some(id) != wanted));
    for id in candidates.take(4) {
        let parse = |text: &str| saved::read_as(id, text).map(|game| (game, text.to_owned()));
        match read(files, &file_of(id), report, parse, saved::Damaged::is_later) {
            Found::Value((game, text)) => {
                disk.hold(id, text);
                return Some(MatchHistory::resume(row, game));
            }
            Found::Kept if report.unread.iter().any(|(name, _)| *name == file_of(id)) => return None,
            Found::Nothing | Found::Kept => {}
        }
    }
    None
}

/// The outcome of reading a file.
enum Found<T> {
    /// The file holds this.
    Value(T),
    /// There is no such file, or it was damaged and has another name now.
    Nothing,
    /// The file is not understood or cannot be read now, and must stay as it is.
    Kept,
}

/// Reads one file. A damaged file is renamed. One that a later version has written is not, nor one that the
/// disk does not give: it may be well. All are reported.
fn read<T, E: std::fmt::Display>(
    files: &Files,
    name: &str,
    report: &mut StartNotice,
    parse: impl FnOnce(&str) -> Result<T, E>,
    is_later: impl FnOnce(&E) -> bool,
) -> Found<T> {
    // A disk that fails for a moment must not hide a file.
    let reason = match files.read(name).or_else(|_| files.read(name)) {
        Ok(None) => return Found::Nothing,
        Ok(Some(text)) => match parse(&text) {
            Ok(value) => return Found::Value(value),
            Err(reason) if is_later(&reason) => {
                warn!("{name} is of a later version and stays as it is: {reason}");
                report.later.push(name.to_owned());
                return Found::Kept;
            }
            Err(reason) => reason.to_string(),
        },
        Err(loss) if loss.reason.kind() == ErrorKind::InvalidData => loss.reason.to_string(),
        Err(loss) => {
            warn!("{loss}");
            report.unread.push((name.to_owned(), loss.reason.to_string()));
            return Found::Kept;
        }
    };
    match files.put_aside(name) {
        Ok(file) => {
            warn!("{name} cannot be read and was kept as {file}: {reason}");
            report.put_aside.push((file, reason));
            Found::Nothing
        }
        Err(loss) => {
            error!("{loss}");
            report.unread.push((name.to_owned(), reason));
            Found::Kept
        }
    }
}

/// Writes a file, and reports a failure in the status line. The content is tried again by itself.
fn write(files: &Files, message: &mut ResMut<StatusLine>, name: &str, content: &str) {
    if let Err(loss) = files.write(name, content) {
        warn!("{loss}");
        let reason = loss.reason.to_string();
        let notice = if files.is_writer() { Notice::NotSaved(reason) } else { Notice::OnlyLooking };
        message.set_if_neq(StatusLine(Some(notice)));
    }
}

/// Writes the match on the table and the history that it is in, if they have changed.
fn save_session(
    session: Res<Session>,
    files: Res<Files>,
    mut disk: ResMut<OnDisk>,
    mut message: ResMut<StatusLine>,
) {
    let Some(table) = &session.table else { return };
    let (row, game) = (serde_json::to_string(table.row()).unwrap_or_default(), saved::write(table.game()));
    let id = table.game().id();
    // The match first, since a table must not name a match that does not exist. One that was only opened is
    // not written again, so its file keeps its time.
    if disk.games.get(&id) != Some(&game) {
        write(&files, &mut message, &file_of(id), &game);
        disk.hold(id, game);
        disk.games.retain(|id, _| table.in_memory().any(|game| game.id() == *id));
    }
    if disk.row.as_ref() != Some(&row) {
        write(&files, &mut message, TABLE, &row);
        disk.row = Some(row);
    }
}

/// Writes the settings, if they have changed.
fn save_settings(
    settings: Res<Settings>,
    settings_file: Res<SettingsFile>,
    files: Res<Files>,
    mut disk: ResMut<OnDisk>,
    mut message: ResMut<StatusLine>,
) {
    let content = settings_file.write(&settings);
    if disk.settings.as_ref() != Some(&content) {
        write(&files, &mut message, SETTINGS, &content);
        disk.settings = Some(content);
    }
}

/// Writes the programs among the opponents, if they have changed.
fn save_engines(
    engines: Res<Engines>,
    files: Res<Files>,
    mut disk: ResMut<OnDisk>,
    mut message: ResMut<StatusLine>,
) {
    let content = engines.write();
    if disk.engines.as_ref() != Some(&content) {
        write(&files, &mut message, ENGINES, &content);
        disk.engines = Some(content);
    }
}

/// Writes the tournaments at home, if they have changed.
fn save_tournament(
    tournament: Res<HomeTournament>,
    files: Res<Files>,
    mut disk: ResMut<OnDisk>,
    mut message: ResMut<StatusLine>,
) {
    let content = tournament.write();
    if disk.tournament.as_ref() != Some(&content) {
        write(&files, &mut message, TOURNAMENT, &content);
        disk.tournament = Some(content);
    }
}

/// Writes the sketches that have changed.
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
        if disk.kept.contains(&game) {
            message.set_if_neq(StatusLine(Some(Notice::SketchKept)));
        } else {
            write(&files, &mut message, &sketch_file_of(game), &content);
        }
        disk.sketches.insert(game, content);
    }
}

/// Writes everything that is in memory again after someone has deleted the folder under the app.
fn save_all_again(
    files: Res<Files>,
    mut disk: ResMut<OnDisk>,
    mut session: ResMut<Session>,
    mut settings: ResMut<Settings>,
    mut editor: ResMut<Editor>,
    (mut engines, mut tournament): (ResMut<Engines>, ResMut<HomeTournament>),
    mut message: ResMut<StatusLine>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    if !files.was_recreated() {
        return;
    }
    if let Some(lock) = files.lock() {
        commands.insert_resource(lock);
    }
    let kept = std::mem::take(&mut disk.kept);
    *disk = OnDisk { kept, ..OnDisk::default() };
    for game in session.table.iter().flat_map(MatchHistory::in_memory) {
        write(&files, &mut message, &file_of(game.id()), &saved::write(game));
    }
    session.set_changed();
    settings.set_changed();
    editor.set_changed();
    engines.set_changed();
    tournament.set_changed();
    redraw.write(RequestRedraw);
}
