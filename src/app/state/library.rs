//! The library of saved matches: listed, opened, deleted and restored.
//!
//! The list is read once, on another thread, and then follows every turn. A deleted match moves to a
//! folder of its own, from which the latest ones can be restored.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::time::SystemTime;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{IoTaskPool, Task};
use bevy::winit::EventLoopProxyWrapper;

use crate::app::device::Device;
use crate::app::state::exchange::Exchange;
use crate::app::state::safe_start::SafeStart;
use crate::app::state::save;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::{Action, GoTo, LibraryAction};
use crate::app::vocabulary::field::{Field, Left, Written};
use crate::app::vocabulary::messages::BoardUpdate;
use crate::app::vocabulary::notice::{LibraryNotice, Notice, RecordNotice, StatusLine, forget};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::notation::{Format, Record};
use crate::platform::now;
use crate::play::{Match, MatchHistory, Results, Setup, Summary, record};
use crate::rules::Game;
use crate::storage::Files;

/// Number of finished matches on the first page and on each further one.
pub const PAGE: usize = 24;

/// All saved matches, and the state of the screen that lists them.
#[derive(Resource, Default)]
pub struct Library {
    matches: BTreeMap<u32, Summary>,
    /// The time at which each match was last played.
    played: HashMap<u32, SystemTime>,
    results: Results,
    /// Only matches with a higher number count for the results.
    since: u32,
    /// The only game that is listed; `None` for all games.
    filter: Option<Game>,
    /// Number of finished matches that are listed.
    shown: usize,
    /// The match whose menu is open.
    chosen: Option<u32>,
    /// The match whose title is being edited, and the title so far.
    naming: Option<(u32, String)>,
    /// The match that was deleted last.
    deleted: Option<Summary>,
    /// The list was read, or is being read.
    is_read: bool,
    /// Tasks on other threads that read and write files.
    reading: Vec<Task<Vec<Listed>>>,
    /// Matches that were deleted during these tasks.
    gone: HashSet<u32>,
}

impl Library {
    /// Returns the listed matches, the one played last first. Matches without a turn are not listed.
    #[must_use]
    pub fn matches(&self) -> Vec<&Summary> {
        let is_shown = |game: &&Summary| {
            let standing = &game.standing;
            let kind = game.setup.rules.game();
            (standing.turns > 0 || standing.outcome.is_some()) && self.filter.is_none_or(|only| only == kind)
        };
        let mut shown: Vec<_> = self.matches.values().filter(is_shown).collect();
        shown.sort_by_key(|game| Reverse((self.played.get(&game.id), game.id)));
        shown
    }

    /// Returns all matches, unfiltered, in the order of their numbers.
    pub fn all(&self) -> impl Iterator<Item = &Summary> {
        self.matches.values()
    }

    /// Returns the number of unfinished matches of all games, without the match on the table.
    #[must_use]
    pub fn unfinished_beside(&self, on_the_table: Option<u32>) -> usize {
        let all = self.matches.values();
        all.filter(|game| !game.is_finished() && game.standing.turns > 0 && Some(game.id) != on_the_table)
            .count()
    }

    /// Returns the only game that is listed; `None` for all games.
    #[must_use]
    pub fn filter(&self) -> Option<Game> {
        self.filter
    }

    /// Number of finished matches that are listed.
    #[must_use]
    pub fn shown(&self) -> usize {
        self.shown.max(PAGE)
    }

    /// Returns the match whose menu is open.
    #[must_use]
    pub fn chosen(&self) -> Option<u32> {
        self.chosen
    }

    /// Returns the match whose title is being edited, and the title so far.
    #[must_use]
    pub fn naming(&self) -> Option<(u32, &str)> {
        self.naming.as_ref().map(|(id, title)| (*id, title.as_str()))
    }

    /// Returns `true` if the match that was deleted last can be restored.
    #[must_use]
    pub fn can_bring_back(&self) -> bool {
        self.deleted.is_some()
    }

    /// Returns the results between players.
    #[must_use]
    pub fn results(&self) -> &Results {
        &self.results
    }

    /// Returns the lowest number of a match that counts for the results; `None` if all count.
    #[must_use]
    pub fn first_counted(&self) -> Option<u32> {
        (self.since > 0).then_some(self.since + 1)
    }

    /// Returns `true` while the list is being read.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        !self.reading.is_empty()
    }

    /// Adds or updates a match that was just played or renamed.
    fn put(&mut self, game: Summary) {
        self.played.insert(game.id, SystemTime::now());
        let is_finished = game.is_finished();
        let was_finished = self.matches.insert(game.id, game).is_some_and(|game| game.is_finished());
        if was_finished || is_finished {
            self.count_up();
        }
    }

    /// Computes the results.
    fn count_up(&mut self) {
        let counted = self.matches.range(self.since.saturating_add(1)..);
        self.results = Results::of(counted.map(|(_, game)| game));
    }

    /// Runs `first` on another thread, and then reads the list again.
    fn read_after(&mut self, files: &Files, first: impl FnOnce(&Files) + Send + 'static) {
        let files = files.clone();
        self.reading.push(IoTaskPool::get().spawn(async move {
            first(&files);
            summaries(&files)
        }));
    }

    /// Reads the list again, on another thread, after files were added.
    pub(super) fn read_again(&mut self, files: &Files) {
        self.read_after(files, |_| {});
    }

    /// Saves imported records as matches, numbered from `first`. Records that are no possible match, or
    /// that cannot be written, are logged and left out.
    pub fn take_in(&mut self, records: Vec<Record>, first: u32, setup: Setup, files: &Files) {
        self.read_after(files, move |files| {
            for (id, record) in (first..).zip(records) {
                match Match::from_record(id, &record, &setup) {
                    Ok(game) => save::write_match(files, &game).unwrap_or_else(|loss| error!("{loss}")),
                    Err(reason) => warn!("match {id} was not taken in: {reason}"),
                }
            }
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Library>()
        .add_systems(PostStartup, read)
        .add_systems(
            Update,
            (
                read.run_if(state_changed::<Screen>),
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

/// Reads the list once: at the start, or in a safe start when another screen may need it, since reading is
/// what may have failed.
fn read(
    files: Res<Files>,
    safe_start: Res<SafeStart>,
    screen: Res<State<Screen>>,
    mut library: ResMut<Library>,
) {
    if !library.is_read && (!safe_start.is_safe() || *screen.get() != Screen::Home) {
        library.is_read = true;
        library.read_again(&files);
    }
}

/// A match, and the time at which it was last played.
type Listed = (Summary, Option<SystemTime>);

/// Returns the summaries of all readable matches. An unreadable match stays on disk.
pub fn summaries(files: &Files) -> Vec<Listed> {
    let read = |name: &String| {
        let id = save::number(name)?;
        Some((save::summary(files, id)?, files.written(&save::file_of(id))))
    };
    files.names(save::MATCHES).iter().filter_map(read).collect()
}

/// Adds the matches that other threads have read.
fn collect(mut library: ResMut<Library>) {
    let mut found = Vec::new();
    library.bypass_change_detection().reading.retain_mut(|task| {
        let done = check_ready(task);
        let goes_on = done.is_none();
        found.extend(done);
        goes_on
    });
    if found.is_empty() {
        return;
    }
    let library = &mut *library;
    for listed in found {
        for (game, played) in listed {
            // A match that was played or deleted in the meantime is newer than the file that was read.
            let (id, Library { matches, gone, .. }) = (game.id, &mut *library);
            if gone.contains(&id) || matches.contains_key(&id) {
                continue;
            }
            matches.insert(id, game);
            library.played.extend(played.map(|played| (id, played)));
        }
    }
    if !library.is_busy() {
        library.gone.clear();
    }
    library.count_up();
}

/// Computes the results again when their setting has changed.
fn count(settings: Res<Settings>, mut library: ResMut<Library>) {
    if library.since != settings.results_since {
        library.since = settings.results_since;
        library.count_up();
    }
}

/// Updates the list from the match on the table.
fn follow(session: Res<Session>, mut library: ResMut<Library>) {
    let Some(game) = session.game() else { return };
    let summary = Summary::of(game);
    if library.matches.get(&summary.id) != Some(&summary) {
        library.put(summary);
    }
}

/// Ends the chance to restore a deleted match when the screen is left; its file stays for a while. A name
/// in the text field is saved.
fn leave(mut context: LibraryContext) {
    context.rename();
    let library = &mut *context.library;
    library.deleted = None;
    library.chosen = None;
    library.shown = PAGE;
    forget(&mut context.message, RecordNotice::goes_along);
}

/// The resources that actions of the library change.
#[derive(bevy::ecs::system::SystemParam)]
struct LibraryContext<'w, 's> {
    library: ResMut<'w, Library>,
    session: ResMut<'w, Session>,
    message: ResMut<'w, StatusLine>,
    settings: ResMut<'w, Settings>,
    exchange: ResMut<'w, Exchange>,
    shown: MessageWriter<'w, BoardUpdate>,
    files: Res<'w, Files>,
    device: Res<'w, Device>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
    commands: Commands<'w, 's>,
}

impl LibraryContext<'_, '_> {
    fn say(&mut self, said: impl Into<Option<Notice>>) {
        self.message.set_if_neq(StatusLine(said.into()));
    }

    /// Puts a match on the table, with a new history. The match before it stays in the library.
    fn open(&mut self, id: u32) {
        if self.session.game().is_none_or(|game| game.id() != id) {
            let game = match save::read_match(&self.files, id) {
                Ok(game) => game,
                Err(reason) => return self.say(Notice::Library(LibraryNotice::NotOpened(reason))),
            };
            self.session.replay = None;
            self.session.table = Some(MatchHistory::of(game));
            self.shown.write(BoardUpdate::Rebuild);
        }
        self.commands.write_message(Action::from(GoTo::Resume));
    }

    /// Saves the title that is being edited, and closes the text field.
    fn rename(&mut self) {
        let Some((id, title)) = self.library.naming.take() else { return };
        self.library.chosen = None;
        let held = self.session.table.as_mut().and_then(|table| {
            table.get_mut(id).map(|game| {
                game.set_title(&title);
                game.clone()
            })
        });
        let renamed = match held {
            Some(game) => Ok(game),
            None => save::read_match(&self.files, id).map(|mut game| {
                game.set_title(&title);
                game
            }),
        };
        let renamed = renamed.and_then(|game| {
            save::write_match(&self.files, &game).map_err(|loss| loss.reason.to_string())?;
            Ok(game)
        });
        match renamed {
            Ok(game) => self.library.put(Summary::of(&game)),
            Err(reason) => self.say(Notice::NotSaved(reason)),
        }
    }

    /// Deletes a match, and takes it off the table.
    fn delete(&mut self, id: u32) {
        self.library.chosen = None;
        if let Err(loss) = save::delete(&self.files, id) {
            return self.say(Notice::NotSaved(loss.reason.to_string()));
        }
        if self.session.game().is_some_and(|game| game.id() == id) {
            self.session.table = None;
            self.session.replay = None;
            self.shown.write(BoardUpdate::Rebuild);
        } else if let Some(table) = &mut self.session.table {
            table.remove(id);
        }
        self.library.deleted = self.library.matches.remove(&id);
        self.library.gone.insert(id);
        self.library.count_up();
        self.say(Notice::Library(LibraryNotice::Deleted));
    }

    /// Restores the match that was deleted last.
    fn bring_back(&mut self) {
        let Some(game) = self.library.deleted.take() else { return };
        match save::undelete(&self.files, game.id) {
            Ok(()) => {
                self.library.gone.remove(&game.id);
                self.library.matches.insert(game.id, game);
                self.library.count_up();
                self.say(None);
            }
            Err(loss) => {
                self.library.deleted = Some(game);
                self.say(Notice::NotSaved(loss.reason.to_string()));
            }
        }
    }

    /// Exports a text, and reports an error in a notice.
    fn export(&mut self, name: &str, content: String) {
        if let Err(reason) = self.exchange.export(&self.device, self.proxy.as_deref(), name, content) {
            self.say(Notice::Record(RecordNotice::NotShared(reason)));
        }
    }

    /// Exports all listed matches as one file in the format of their game.
    fn collection(&mut self, game: Game) {
        let mut matches: Vec<u32> = self.library.matches().iter().map(|game| game.id).collect();
        // In the order of their numbers, as in a book. Matches that the format cannot express are left out.
        matches.sort_unstable();
        let read = |id: &u32| save::read_match(&self.files, *id).ok();
        let texts =
            matches.iter().filter_map(read).filter_map(|game| crate::app::state::exchange::text(&game).ok());
        let texts: Vec<String> = texts.collect();
        let extension = Format::of(game).extension();
        self.export(&format!("{}-{}.{extension}", game.name(), today()), texts.join("\n"));
    }
}

/// Returns the date of today, for file names.
fn today() -> String {
    record::date(now(), '-')
}

/// Takes over the text of the title field.
fn write_title(mut written: MessageReader<Written>, mut library: ResMut<Library>) {
    // The field shows the text already, so the screen need not be redrawn.
    let library = library.bypass_change_detection();
    for Written(field, words) in written.read() {
        if let (Field::Title(_), Some((_, title))) = (field, &mut library.naming) {
            title.clone_from(words);
        }
    }
}

/// Carries out the actions of the library.
fn act(
    mut actions: MessageReader<Action>,
    mut left: MessageReader<Left>,
    mut context: LibraryContext,
    _main: NonSendMarker,
) {
    if left.read().any(|Left(field)| matches!(field, Field::Title(_))) {
        context.rename();
    }
    for action in actions.read() {
        let Action::Library(action) = action else { continue };
        match *action {
            LibraryAction::Filter(game) => {
                context.library.filter = game;
                context.library.shown = PAGE;
            }
            LibraryAction::More => context.library.shown = context.library.shown() + PAGE,
            LibraryAction::Choose(id) => {
                context.rename();
                context.library.chosen = id;
            }
            LibraryAction::Rename(id) => {
                context.rename();
                let title = |id| context.library.matches.get(&id).map(|game| (id, game.title.clone()));
                context.library.naming = id.and_then(title);
            }
            LibraryAction::Open(id) => {
                context.rename();
                context.open(id);
            }
            LibraryAction::Delete(id) => context.delete(id),
            LibraryAction::BringBack => context.bring_back(),
            LibraryAction::Share(id) => match save::read_match(&context.files, id) {
                Ok(game) => match crate::app::state::exchange::text(&game) {
                    Ok(text) => context.export(&crate::app::state::exchange::file_name(&game), text),
                    Err(error) => context.say(Notice::Record(RecordNotice::NotWritten(error))),
                },
                Err(reason) => context.say(Notice::Library(LibraryNotice::NotOpened(reason))),
            },
            LibraryAction::Collection(game) => context.collection(game),
            LibraryAction::Results => {
                let table = context.library.results.table();
                context.export(&format!("parlour-results-{}.csv", today()), table);
            }
            LibraryAction::CountAnew => {
                context.settings.results_since =
                    context.library.matches.keys().next_back().copied().unwrap_or(0);
            }
            LibraryAction::CountAll => context.settings.results_since = 0,
            // See `state::backups`.
            LibraryAction::BackUp => {}
        }
    }
}
