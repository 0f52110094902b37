//! Nothing is lost: the match is on disk before the animation of a turn ends.
//!
//! Each match is a file of its own, `matches/000012.json`; `table.json` says which matches were
//! played one after the other and which of them is on the table; `settings.json` is what players
//! choose once.

use bevy::prelude::*;
use bevy::window::AppLifecycle;

use super::screens::Screen;
use super::session::{Message, PlaySystems, Said, Session};
use super::settings::Settings;
use crate::platform::Files;
use crate::play::{Match, Row, Table, saved};

const TABLE: &str = "table.json";
const SETTINGS: &str = "settings.json";
const MATCHES: &str = "matches";

/// What the disk holds, so that only what has changed is written.
#[derive(Resource, Default)]
struct OnDisk {
    row: Option<String>,
    game: Option<String>,
    settings: Option<String>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnDisk>().add_systems(PreStartup, load).add_systems(
        Update,
        (
            save_session.run_if(resource_exists_and_changed::<Session>.or_eager(on_message::<AppLifecycle>)),
            save_settings.run_if(resource_changed::<Settings>),
        )
            .in_set(PlaySystems::Save),
    );
}

/// The file of a match.
fn file_of(id: u32) -> String {
    format!("{MATCHES}/{id:06}.json")
}

/// The highest number of any match that was ever kept.
pub fn newest(files: &Files) -> u32 {
    files.names(MATCHES).iter().filter_map(|name| name.split('.').next()?.parse().ok()).max().unwrap_or(0)
}

/// The match of this number, where it can be read.
pub fn fetch(files: &Files, id: u32) -> Option<Match> {
    let read = files.read(&file_of(id)).map_err(|loss| error!("{loss}")).ok()??;
    saved::read(&read).map_err(|reason| error!("match {id}: {reason}")).ok()
}

/// Puts everything back as it was left.
fn load(
    files: Res<Files>,
    mut settings: ResMut<Settings>,
    mut session: ResMut<Session>,
    mut message: ResMut<Message>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let mut problem = None;
    if let Some(read) = read(&files, SETTINGS, &mut problem, |text| serde_json::from_str(text)) {
        *settings = read;
    }
    let row: Row = read(&files, TABLE, &mut problem, |text| serde_json::from_str(text)).unwrap_or_default();
    let newest = newest(&files);
    // Without a table, or with one that names a match that is gone: the latest match there is.
    let wanted = row.ids.get(row.at).copied().unwrap_or(newest);
    let mut found = None;
    for id in [wanted, newest] {
        if found.is_none() {
            found = read(&files, &file_of(id), &mut problem, saved::read);
        }
    }
    if let Some(game) = found {
        // Whoever was in the middle of a match goes on with it at once.
        if game.outcome().is_none() {
            screen.set(Screen::Play);
        }
        session.table = Some(Table::resume(row, game, newest));
    }
    message.0 = problem;
}

/// Reads one file. What cannot be understood is kept under another name, and said.
fn read<T, E: std::fmt::Display>(
    files: &Files,
    name: &str,
    problem: &mut Option<Said>,
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
    *problem = Some(Said::PutAside { file, reason });
    None
}

/// Writes the match and the row it stands in, where they have changed.
fn save_session(
    session: Res<Session>,
    files: Res<Files>,
    mut disk: ResMut<OnDisk>,
    mut message: ResMut<Message>,
) {
    let Some(table) = &session.table else { return };
    let (row, game) = (serde_json::to_string(table.row()).unwrap_or_default(), saved::write(table.game()));
    let mut write = |name: &str, content: String, disk: &mut Option<String>| {
        if disk.as_ref() != Some(&content) {
            match files.write(name, &content) {
                Ok(()) => *disk = Some(content),
                Err(loss) => {
                    warn!("{loss}");
                    message.set_if_neq(Message(Some(Said::NotSaved(loss.reason.to_string()))));
                }
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
    mut message: ResMut<Message>,
) {
    let content = serde_json::to_string_pretty(&*settings).unwrap_or_default();
    let unchanged = disk.settings.as_ref() == Some(&content);
    // The first settings are the defaults or what was just read: no reason to write them.
    let changed = !unchanged && (disk.settings.is_some() || *settings != Settings::default());
    if changed && let Err(loss) = files.write(SETTINGS, &content) {
        warn!("{loss}");
        message.set_if_neq(Message(Some(Said::NotSaved(loss.reason.to_string()))));
        return;
    }
    disk.settings = Some(content);
}
