//! The actions of the library, and the answers of its threads.

use web_time::Instant;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::jobs::{self, Found, MatchRead};
use super::{COUNTED, Deleted, Library, PAGE, PART, SHOWN_EVERY};
use crate::app::device::Device;
use crate::app::state::exchange::Exchange;
use crate::app::state::progress::Progress;
use crate::app::state::save::OnDisk;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::state::worker::Worker;
use crate::app::state::{save, trash};
use crate::app::vocabulary::action::{Action, GoTo, LibraryAction, PlayAction};
use crate::app::vocabulary::field::{Field, Left, Written};
use crate::app::vocabulary::messages::{BoardUpdate, Export, ExportWanted, MatchNeeded};
use crate::app::vocabulary::notice::{LibraryNotice, Notice, RecordNotice, StatusLine, forget};
use crate::notation::Format;
use crate::platform::now;
use crate::play::{Match, MatchHistory, Summary, record};
use crate::rules::Game;
use crate::storage::Files;

/// The resources that actions of the library change.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct LibraryContext<'w, 's> {
    library: ResMut<'w, Library>,
    session: ResMut<'w, Session>,
    message: ResMut<'w, StatusLine>,
    settings: ResMut<'w, Settings>,
    exchange: ResMut<'w, Exchange>,
    shown: MessageWriter<'w, BoardUpdate>,
    files: Res<'w, Files>,
    disk: ResMut<'w, OnDisk>,
    device: Res<'w, Device>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
    commands: Commands<'w, 's>,
}

impl LibraryContext<'_, '_> {
    fn say(&mut self, said: impl Into<Option<Notice>>) {
        self.message.set_if_neq(StatusLine(said.into()));
    }

    /// Starts work on another thread.
    fn begin(&mut self, job: Option<Worker<Found>>) {
        self.library.jobs.extend(job);
    }

    /// Opens a match: at once if it is on the table, and otherwise once it is read.
    fn open(&mut self, id: u32) {
        if self.session.game().is_some_and(|game| game.id() == id) {
            self.library.opening = None;
            self.commands.write_message(Action::from(GoTo::Resume));
            return;
        }
        self.library.opening = Some(id);
        self.read(id, move |read| Found::Opened(id, read));
    }

    /// Reads a match on another thread.
    fn read(&mut self, id: u32, what_for: impl FnOnce(MatchRead) -> Found + Send + 'static) {
        let job = jobs::read(self.files.clone(), id, what_for);
        self.begin(job);
    }

    /// Gives a match that another thread has read the title that it got in the meantime.
    fn entitled(&self, mut game: Match) -> Match {
        if let Some(title) = self.library.titles.get(&game.id()) {
            game.set_title(title);
        }
        game
    }

    /// Puts a match on the table, with a new history. The match before it stays in the library.
    fn opened(&mut self, id: u32, read: MatchRead) {
        if self.library.opening != Some(id) {
            return;
        }
        self.library.opening = None;
        match read {
            Ok(read) => {
                let (game, content) = *read;
                self.disk.hold(id, content);
                self.session.replay = None;
                self.session.table = Some(MatchHistory::of(self.entitled(game)));
                self.shown.write(BoardUpdate::Rebuild);
                self.commands.write_message(Action::from(GoTo::Resume));
            }
            Err(reason) => self.say(Notice::Library(LibraryNotice::NotOpened(reason))),
        }
    }

    /// Puts the match that undo or redo needs into the history, and tries the action again. If the players
    /// have gone on in the meantime, their wish has passed.
    fn needed(&mut self, action: PlayAction, read: MatchRead) {
        let (game, content) = match read {
            Ok(read) => *read,
            Err(reason) => return self.say(Notice::Library(LibraryNotice::NotOpened(reason))),
        };
        let game = self.entitled(game);
        let Some(table) = &mut self.session.table else { return };
        let next = if action == PlayAction::Redo { table.after_redo() } else { table.after_undo() };
        if next == Some(game.id()) {
            self.disk.hold(game.id(), content);
            table.keep(game);
            self.commands.write_message(Action::from(action));
        }
    }

    /// Closes the text field, and saves the title in it.
    fn rename(&mut self) {
        let Some((id, title)) = self.library.naming.take() else { return };
        self.library.chosen = None;
        if !self.library.holds(id) {
            return;
        }
        self.library.titles.insert(id, title);
        match self.held(id) {
            Some(game) => self.save_title(game),
            None => self.read(id, move |read| Found::ForTitle(id, read)),
        }
    }

    /// Returns a match that is in memory, with the title that it was given.
    fn held(&mut self, id: u32) -> Option<Match> {
        let title = self.library.titles.get(&id)?;
        let game = self.session.table.as_mut()?.get_mut(id)?;
        game.set_title(title);
        Some(game.clone())
    }

    /// Saves the title of a match that was read for it, unless the match was deleted in the meantime.
    fn name(&mut self, id: u32, read: MatchRead) {
        if !self.library.holds(id) {
            return;
        }
        match self.held(id).map_or_else(|| read.map(|read| self.entitled(read.0)), Ok) {
            Ok(game) => self.save_title(game),
            Err(reason) => self.say(Notice::NotSaved(reason)),
        }
    }

    /// Saves a match with a new title. It keeps the time at which it was last played.
    fn save_title(&mut self, game: Match) {
        let played = self.library.catalogue.played(game.id());
        match save::write_match(&self.files, &mut self.disk, &game, played) {
            Ok(()) => self.library.put(Summary::of(&game)),
            Err(loss) => self.say(Notice::NotSaved(loss.reason.to_string())),
        }
    }

    /// Deletes a match, and takes it off the table. Another thread removes what was deleted long ago.
    fn delete(&mut self, id: u32) {
        self.library.chosen = None;
        let file = match trash::delete(&self.files, id) {
            Ok(file) => file,
            Err(loss) => return self.say(Notice::NotSaved(loss.reason.to_string())),
        };
        self.begin(jobs::evict(self.files.clone(), file.clone()));
        if self.session.game().is_some_and(|game| game.id() == id) {
            self.session.table = None;
            self.session.replay = None;
            self.shown.write(BoardUpdate::Rebuild);
        } else if let Some(table) = &mut self.session.table {
            table.remove(id);
        }
        let library = &mut *self.library;
        let removed = library.catalogue.remove(id);
        library.deleted = removed.map(|(game, played)| Deleted { game, played, file });
        library.gone.insert(id);
        if library.opening == Some(id) {
            library.opening = None;
        }
        self.say(Notice::Library(LibraryNotice::Deleted));
    }

    /// Restores the match that was deleted last.
    fn bring_back(&mut self) {
        let Some(deleted) = self.library.deleted.take() else { return };
        match trash::undelete(&self.files, deleted.game.id, &deleted.file) {
            Ok(()) => {
                self.library.gone.remove(&deleted.game.id);
                self.library.catalogue.put(deleted.game, deleted.played);
                self.say(None);
            }
            Err(loss) => {
                self.library.deleted = Some(deleted);
                self.say(Notice::NotSaved(loss.reason.to_string()));
            }
        }
    }

    /// Exports a text.
    fn export(&mut self, name: &str, content: String) {
        self.exchange.export(&self.device, self.proxy.as_deref(), name, content);
    }

    /// Exports all listed matches as one file in the format of their game.
    fn collection(&mut self, game: Game) {
        let extension = Format::of(game).extension();
        let name = format!("{}-{}.{extension}", game.name(), today());
        let ids = self.library.catalogue.numbers(self.library.filter);
        let progress = Progress::default();
        let job = jobs::collection(self.files.clone(), ids, name, progress.clone());
        if job.is_some() {
            self.exchange.writing = Some(progress);
        }
        self.begin(job);
    }

    /// Takes a message of another thread.
    fn take(&mut self, found: Found) {
        match found {
            Found::Listed(listed) => {
                let library = self.library.bypass_change_detection();
                library.add_read(listed);
                library.unseen.get_or_insert_with(Instant::now);
            }
            Found::Later(id, outline) => _ = self.library.later.insert(id, *outline),
            Found::Opened(id, read) => self.opened(id, read),
            Found::Needed(action, read) => self.needed(action, read),
            Found::ForTitle(id, read) => self.name(id, read),
            Found::ForPicture(game) => {
                let game = Box::new(self.entitled(game.0));
                self.commands.write_message(ExportWanted { export: Export::Picture, game });
            }
            Found::Text { name, content } => self.export(&name, content),
            Found::Collection { name, content } => {
                // A cancelled export may have ended in the meantime.
                if self.exchange.writing.take().is_some() {
                    self.export(&name, content);
                }
            }
            Found::NotOpened(reason) => self.say(Notice::Library(LibraryNotice::NotOpened(reason))),
            Found::NotWritten(error) => self.say(Notice::Record(RecordNotice::NotWritten(error))),
        }
    }
}

/// Takes what other threads have read, for a few milliseconds of each frame.
pub(super) fn collect(mut context: LibraryContext, _main: NonSendMarker) {
    let begun = Instant::now();
    while begun.elapsed() < PART
        && let Some(found) = context.library.bypass_change_detection().news()
    {
        context.take(found);
    }
    let library = context.library.bypass_change_detection();
    let counted = library.catalogue.is_counting() && library.catalogue.count_on(COUNTED);
    let ended = library.rest();
    if ended && library.jobs.is_empty() && context.exchange.writing.is_some() {
        // Only a panic or a cancelled export ends without a text.
        context.exchange.writing = None;
    }
    if counted || ended || library.unseen.is_some_and(|since| since.elapsed() >= SHOWN_EVERY) {
        library.unseen = None;
        context.library.set_changed();
    }
}

/// Returns the date of today, for file names.
fn today() -> String {
    record::date(now(), '-')
}

/// Ends the chance to restore a deleted match when the screen is left; its file stays for a while. A name
/// in the text field is saved.
pub(super) fn leave(mut context: LibraryContext) {
    context.rename();
    let library = &mut *context.library;
    library.deleted = None;
    library.chosen = None;
    library.opening = None;
    library.end = PAGE;
    forget(&mut context.message, RecordNotice::goes_along);
}

/// Reads the matches that undo and redo need.
pub(super) fn fetch(mut needed: MessageReader<MatchNeeded>, mut context: LibraryContext) {
    for &MatchNeeded { id, action } in needed.read() {
        context.read(id, move |read| Found::Needed(action, read));
    }
}

/// Takes over the text of the title field.
pub(super) fn write_title(mut written: MessageReader<Written>, mut library: ResMut<Library>) {
    // The field shows the text already, so the screen need not be redrawn.
    let library = library.bypass_change_detection();
    for Written(field, words) in written.read() {
        if let (Field::Title(_), Some((_, title))) = (field, &mut library.naming) {
            title.clone_from(words);
        }
    }
}

/// Carries out the actions of the library.
pub(super) fn act(
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
                context.library.end = PAGE;
            }
            LibraryAction::More => context.library.end = context.library.end() + PAGE,
            LibraryAction::Less => {
                context.library.end = context.library.end().saturating_sub(PAGE).max(PAGE);
            }
            LibraryAction::Choose(id) => {
                context.rename();
                context.library.chosen = id;
            }
            LibraryAction::Rename(id) => {
                context.rename();
                let title = |id| context.library.catalogue.get(id).map(|game| (id, game.title.clone()));
                context.library.naming = id.and_then(title);
            }
            LibraryAction::Open(id) => {
                context.rename();
                context.open(id);
            }
            LibraryAction::Delete(id) => context.delete(id),
            LibraryAction::BringBack => context.bring_back(),
            LibraryAction::Share(id) => {
                let job = jobs::share(context.files.clone(), id);
                context.begin(job);
            }
            LibraryAction::Picture(id) => {
                context.read(id, |read| read.map_or_else(Found::NotOpened, Found::ForPicture));
            }
            LibraryAction::Collection(game) => context.collection(game),
            LibraryAction::Results => {
                let name = format!("parlour-results-{}.csv", today());
                let job = jobs::table(context.library.catalogue.results().clone(), name);
                context.begin(job);
            }
            LibraryAction::CountAnew => {
                context.settings.results_since = context.library.catalogue.highest();
            }
            LibraryAction::CountAll => context.settings.results_since = 0,
            // See `state::backups`.
            LibraryAction::BackUp => {}
        }
    }
}
