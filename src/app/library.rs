//! Every match that is kept: listed, opened, deleted and brought back.
//!
//! The list is read once, on another thread, and follows every turn from then on. A match that is
//! deleted goes into a folder of its own: the last ones can be brought back from there.

use std::collections::BTreeMap;
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{IoTaskPool, Task};
use bevy::winit::EventLoopProxyWrapper;

use super::action::{Action, GoTo, LibraryAction};
use super::backup::{self, Restored};
use super::device::Device;
use super::records::{Exchange, RecordSaid};
use super::save;
use super::screens::Screen;
use super::screens::field::{Field, Left, Written};
use super::session::{Message, PlaySystems, Said, Session, Shown};
use super::settings::Settings;
use crate::notation::{Format, Record};
use crate::platform::Files;
use crate::play::{Match, Results, Row, Setup, Summary, Table, record};
use crate::rules::Game;

/// How many finished matches are shown at first, and how many more each time.
pub const PAGE: usize = 24;

/// All matches, and what of them is looked at.
#[derive(Resource, Default)]
pub struct Library {
    /// By number: the latest is the last.
    matches: BTreeMap<u32, Summary>,
    results: Results,
    /// Only matches after the one of this number count for the results.
    since: u32,
    /// Only this game is shown.
    filter: Option<Game>,
    /// How many finished matches are shown.
    shown: usize,
    /// The match of which it is shown what can be done with it.
    chosen: Option<u32>,
    /// The match whose name is being written, and the name so far.
    naming: Option<(u32, String)>,
    /// The match that was deleted last.
    deleted: Option<Summary>,
    reading: Option<Task<Vec<Summary>>>,
}

/// What the library gives reason to say.
#[derive(Clone, Debug, PartialEq)]
pub enum LibrarySaid {
    Deleted,
    Restored(Restored),
    /// A match cannot be opened, for this reason.
    NotOpened(String),
}

impl LibrarySaid {
    /// Whether something went wrong.
    #[must_use]
    pub fn warns(&self) -> bool {
        match self {
            LibrarySaid::Deleted => false,
            LibrarySaid::Restored(restored) => restored.damaged > 0,
            LibrarySaid::NotOpened(_) => true,
        }
    }
}

impl Library {
    /// The matches that are shown, the latest first. What was begun and never played is not.
    pub fn matches(&self) -> impl Iterator<Item = &Summary> {
        let is_shown = |game: &&Summary| {
            let standing = &game.standing;
            let kind = game.setup.rules.game();
            (standing.turns > 0 || standing.outcome.is_some()) && self.filter.is_none_or(|only| only == kind)
        };
        self.matches.values().rev().filter(is_shown)
    }

    /// Every match, in no order that means something.
    pub fn all(&self) -> impl Iterator<Item = &Summary> {
        self.matches.values()
    }

    /// Unfinished matches of all games, but for this one.
    #[must_use]
    pub fn unfinished_beside(&self, on_the_table: Option<u32>) -> usize {
        let all = self.matches.values();
        all.filter(|game| !game.is_finished() && game.standing.turns > 0 && Some(game.id) != on_the_table)
            .count()
    }

    #[must_use]
    pub fn filter(&self) -> Option<Game> {
        self.filter
    }

    /// How many finished matches are shown.
    #[must_use]
    pub fn shown(&self) -> usize {
        self.shown.max(PAGE)
    }

    #[must_use]
    pub fn chosen(&self) -> Option<u32> {
        self.chosen
    }

    /// The match whose name is being written, and the name so far.
    #[must_use]
    pub fn naming(&self) -> Option<(u32, &str)> {
        self.naming.as_ref().map(|(id, title)| (*id, title.as_str()))
    }

    /// Whether the match that was deleted last can be brought back here.
    #[must_use]
    pub fn can_bring_back(&self) -> bool {
        self.deleted.is_some()
    }

    #[must_use]
    pub fn results(&self) -> &Results {
        &self.results
    }

    /// The first match that counts for the results, where not all do.
    #[must_use]
    pub fn first_counted(&self) -> Option<u32> {
        (self.since > 0).then_some(self.since + 1)
    }

    /// Whether the list is still being read.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.reading.is_some()
    }

    fn put(&mut self, game: Summary) {
        let was_finished = self.matches.insert(game.id, game).is_some_and(|game| game.is_finished());
        let is_finished = self.matches.values().next_back().is_some_and(Summary::is_finished);
        if was_finished || is_finished {
            self.count_up();
        }
    }

    fn count_up(&mut self) {
        let counted = self.matches.range(self.since.saturating_add(1)..);
        self.results = Results::of(counted.map(|(_, game)| game));
    }

    /// Reads the list anew.
    fn read(&mut self, files: &Files) {
        let files = files.clone();
        self.reading = Some(IoTaskPool::get().spawn(async move { summaries(&files) }));
    }

    /// Keeps matches that were brought in, numbered from the first on. What is no possible match, or
    /// finds no room on the disk, is left out.
    pub fn take_in(&mut self, records: Vec<Record>, first: u32, setup: Setup, files: &Files) {
        let files = files.clone();
        self.reading = Some(IoTaskPool::get().spawn(async move {
            for (id, record) in (first..).zip(records) {
                match Match::from_record(id, &record, &setup) {
                    Ok(game) => save::write_match(&files, &game).unwrap_or_else(|loss| error!("{loss}")),
                    Err(reason) => warn!("match {id} was not taken in: {reason}"),
                }
            }
            summaries(&files)
        }));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Library>()
        .add_systems(PostStartup, |files: Res<Files>, mut library: ResMut<Library>| library.read(&files))
        .add_systems(
            Update,
            (
                collect.run_if(|library: Res<Library>| library.is_busy()),
                (
                    write_title.run_if(on_message::<Written>),
                    act.run_if(on_message::<Action>.or_eager(on_message::<Left>)),
                )
                    .chain()
                    .in_set(PlaySystems::Act),
                count.run_if(resource_changed::<Settings>).in_set(PlaySystems::Show),
                follow.run_if(resource_exists_and_changed::<Session>).in_set(PlaySystems::Show),
            ),
        )
        .add_systems(OnExit(Screen::Library), leave);
}

/// Every match that can be listed. One that cannot be read stays where it is, and is told where
/// somebody wants to open it.
pub fn summaries(files: &Files) -> Vec<Summary> {
    let read = |name: &String| {
        let id = save::number(name)?;
        save::summary(files, id)
    };
    files.names(save::MATCHES).iter().filter_map(read).collect()
}

fn collect(mut library: ResMut<Library>) {
    let found = library.bypass_change_detection().reading.as_mut().and_then(check_ready);
    if let Some(found) = found {
        library.reading = None;
        // What has been played meanwhile is newer than what was read.
        for game in found {
            library.matches.entry(game.id).or_insert(game);
        }
        library.count_up();
    }
}

/// What counts for the results is a setting.
fn count(settings: Res<Settings>, mut library: ResMut<Library>) {
    if library.since != settings.results_since {
        library.since = settings.results_since;
        library.count_up();
    }
}

/// The match on the table is in the list as it stands.
fn follow(session: Res<Session>, mut library: ResMut<Library>) {
    let Some(game) = session.game() else { return };
    let summary = Summary::of(game);
    if library.matches.get(&summary.id) != Some(&summary) {
        library.put(summary);
    }
}

/// What can be undone here is gone when the screen is; the file itself stays a while.
fn leave(mut library: ResMut<Library>, mut message: ResMut<Message>) {
    library.deleted = None;
    library.chosen = None;
    library.naming = None;
    library.shown = PAGE;
    if !matches!(message.0, Some(Said::Record(RecordSaid::TakenIn(_)))) {
        message.set_if_neq(Message(None));
    }
}

/// What the acts of the library change beside it.
#[derive(bevy::ecs::system::SystemParam)]
struct Desk<'w, 's> {
    library: ResMut<'w, Library>,
    session: ResMut<'w, Session>,
    message: ResMut<'w, Message>,
    settings: ResMut<'w, Settings>,
    exchange: ResMut<'w, Exchange>,
    shown: MessageWriter<'w, Shown>,
    files: Res<'w, Files>,
    device: Res<'w, Device>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
    commands: Commands<'w, 's>,
}

impl Desk<'_, '_> {
    fn say(&mut self, said: impl Into<Option<Said>>) {
        self.message.set_if_neq(Message(said.into()));
    }

    /// Puts a match on the table, alone: what was there is in the library.
    fn open(&mut self, id: u32) {
        if self.session.game().is_none_or(|game| game.id() != id) {
            let game = match save::read_match(&self.files, id) {
                Ok(game) => game,
                Err(reason) => return self.say(Said::Library(LibrarySaid::NotOpened(reason))),
            };
            let newest = save::newest(&self.files);
            self.session.replay = None;
            self.session.table = Some(Table::resume(Row { ids: vec![id], at: 0 }, game, newest));
            self.shown.write(Shown::Reset);
        }
        self.commands.write_message(Action::from(GoTo::Resume));
    }

    /// Gives a match the name that has been written.
    fn rename(&mut self) {
        let Some((id, title)) = self.library.naming.take() else { return };
        self.library.chosen = None;
        if let Some(table) = self.session.table.as_mut().filter(|table| table.game().id() == id) {
            // It is saved and listed like everything that happens to it.
            return table.game_mut().set_title(&title);
        }
        let renamed = save::read_match(&self.files, id).and_then(|mut game| {
            game.set_title(&title);
            save::write_match(&self.files, &game).map_err(|loss| loss.reason.to_string())?;
            Ok(game)
        });
        match renamed {
            Ok(game) => self.library.put(Summary::of(&game)),
            Err(reason) => self.say(Said::NotSaved(reason)),
        }
    }

    fn delete(&mut self, id: u32) {
        self.library.chosen = None;
        if let Err(loss) = save::delete(&self.files, id) {
            return self.say(Said::NotSaved(loss.reason.to_string()));
        }
        if self.session.game().is_some_and(|game| game.id() == id) {
            self.session.table = None;
            self.session.replay = None;
            self.shown.write(Shown::Reset);
        }
        self.library.deleted = self.library.matches.remove(&id);
        self.library.count_up();
        self.say(Said::Library(LibrarySaid::Deleted));
    }

    fn bring_back(&mut self) {
        let Some(game) = self.library.deleted.take() else { return };
        match save::undelete(&self.files, game.id) {
            Ok(()) => {
                self.library.matches.insert(game.id, game);
                self.library.count_up();
                self.say(None);
            }
            Err(loss) => {
                self.library.deleted = Some(game);
                self.say(Said::NotSaved(loss.reason.to_string()));
            }
        }
    }

    /// Hands a text out: into a file where the system asks for its place, or else to another program.
    fn hand_out(&mut self, name: &str, content: String) {
        if let Err(reason) = self.exchange.hand_out(&self.device, self.proxy.as_deref(), name, content) {
            self.say(Said::Record(RecordSaid::NotShared(reason)));
        }
    }

    /// All matches that are shown as one file of their game's format.
    fn collection(&mut self, game: Game) {
        let matches: Vec<u32> = self.library.matches().map(|game| game.id).collect();
        let read = |id: &u32| save::read_match(&self.files, *id).ok();
        // The oldest first, as in a book. What cannot be told in the format is left out.
        let texts = matches.iter().rev().filter_map(read).filter_map(|game| super::records::text(&game).ok());
        let texts: Vec<String> = texts.collect();
        let extension = Format::of(game).extension();
        self.hand_out(&format!("{}-{}.{extension}", game.name(), today()), texts.join("\n"));
    }
}

/// The day, for the names of files.
fn today() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    record::date(now, '-')
}

/// Takes over what is written of a name.
fn write_title(mut written: MessageReader<Written>, mut library: ResMut<Library>) {
    // The field shows it already: nothing needs to be drawn anew.
    let library = library.bypass_change_detection();
    for Written(field, words) in written.read() {
        if let (Field::Title(_), Some((_, title))) = (field, &mut library.naming) {
            title.clone_from(words);
        }
    }
}

fn act(
    mut actions: MessageReader<Action>,
    mut left: MessageReader<Left>,
    mut desk: Desk,
    _main: NonSendMarker,
) {
    if left.read().any(|Left(field)| matches!(field, Field::Title(_))) {
        desk.rename();
    }
    for action in actions.read() {
        let Action::Library(action) = action else { continue };
        match *action {
            LibraryAction::Filter(game) => {
                desk.library.filter = game;
                desk.library.shown = PAGE;
            }
            LibraryAction::More => desk.library.shown = desk.library.shown() + PAGE,
            LibraryAction::Choose(id) => {
                desk.rename();
                desk.library.chosen = id;
            }
            LibraryAction::Rename(id) => {
                desk.rename();
                let title = |id| desk.library.matches.get(&id).map(|game| (id, game.title.clone()));
                desk.library.naming = id.and_then(title);
            }
            LibraryAction::Open(id) => desk.open(id),
            LibraryAction::Delete(id) => desk.delete(id),
            LibraryAction::BringBack => desk.bring_back(),
            LibraryAction::Share(id) => match save::read_match(&desk.files, id) {
                Ok(game) => match super::records::text(&game) {
                    Ok(text) => desk.hand_out(&super::records::file_name(&game), text),
                    Err(error) => desk.say(Said::Record(RecordSaid::NotWritten(error))),
                },
                Err(reason) => desk.say(Said::Library(LibrarySaid::NotOpened(reason))),
            },
            LibraryAction::Collection(game) => desk.collection(game),
            LibraryAction::Results => {
                let table = desk.library.results.table();
                desk.hand_out(&format!("parlour-results-{}.csv", today()), table);
            }
            LibraryAction::CountAnew => {
                desk.settings.results_since = desk.library.matches.keys().next_back().copied().unwrap_or(0);
            }
            LibraryAction::CountAll => desk.settings.results_since = 0,
            LibraryAction::BackUp => {
                let content = backup::write(&desk.files, &desk.settings);
                desk.hand_out(&format!("parlour-{}.json", today()), content);
            }
        }
    }
}

/// Takes what a backup holds into the library.
pub fn restore(
    backup: &backup::Backup,
    files: &Files,
    library: &mut Library,
    settings: &mut Settings,
) -> Restored {
    let restored = backup.restore(files);
    if let Some(kept) = backup.settings() {
        *settings = kept;
    }
    library.matches.clear();
    library.read(files);
    restored
}
