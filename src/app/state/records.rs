//! Import and export of records: the match on the table as a text, and texts of other programs as matches.

use std::sync::Arc;
use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow};
use bevy::winit::EventLoopProxyWrapper;
use web_time::Instant;

use crate::app::device::Device;
use crate::app::state::backup::Source;
use crate::app::state::backups::Backups;
use crate::app::state::clipboard::{Clipboard, Paste, Pasted, Text};
use crate::app::state::editor::Editor;
use crate::app::state::exchange::{Answered, Exchange, OwnRecord, file_name, lock, text};
use crate::app::state::imports::{self, Ended, News, Order, SHORT};
use crate::app::state::library::Library;
use crate::app::state::progress::Progress;
use crate::app::state::session::{More, Peek, Replay, Session};
use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::{Action, GoTo, LetterAction, LibraryAction, RecordAction};
use crate::app::vocabulary::messages::{
    BoardUpdate, Export, ExportWanted, InvitationArrived, LinkArrived, Origin,
};
use crate::app::vocabulary::notice::{Imported, Notice, RecordNotice, StatusLine, TakenIn, forget};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::notation::{self, BadTurn, Place, Problem, Record, Unreadable};
use crate::platform::sharing::{NotShared, Opened};
use crate::play::{Avatar, Match, Player, Setup};
use crate::rules::Game;
use crate::storage::Files;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Exchange>()
        .init_resource::<OwnRecord>()
        .add_systems(OnEnter(Screen::Record), write_own)
        .add_systems(
            Update,
            write_own
                .in_set(PlaySystems::Show)
                .run_if(in_state(Screen::Record))
                .run_if(resource_exists_and_changed::<Session>),
        )
        .add_systems(
            Update,
            (
                hand_in,
                drop_in.run_if(on_message::<FileDragAndDrop>),
                wait.run_if(|exchange: Res<Exchange>| exchange.is_busy()),
                paste.run_if(on_message::<Pasted>),
                act.run_if(on_message::<Action>),
                follow.run_if(|exchange: Res<Exchange>| exchange.has_threads()),
                show_progress,
            )
                .chain()
                .in_set(PlaySystems::Act),
        )
        .add_systems(OnExit(Screen::Record), leave);
}

/// Returns the setup for values that a record does not hold: that of the match on the table.
fn usual_setup(session: &Session) -> Setup {
    session.game().map_or_else(new_setup, |game| game.setup().clone().at_one_device())
}

/// Returns the setup of a new match between two people.
fn new_setup() -> Setup {
    let player = |avatar| Player::person("", avatar);
    Setup::new(Game::Checkers.presets()[0].rules, [player(Avatar::Leaf), player(Avatar::Kite)])
}

/// Returns `true` if the text does not even begin like a record: its first word is no move.
fn is_no_record(error: &Unreadable) -> bool {
    let is_word = matches!(error.problem, Problem::Turn { reason: BadTurn::NotATurn(_), .. });
    is_word && error.place == Place::START
}

/// Imports files that were dropped on the window.
fn drop_in(mut drops: MessageReader<FileDragAndDrop>, mut exchange: ResMut<Exchange>) {
    for drop in drops.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = drop else { continue };
        exchange.imports.waiting.push_back(Source::File(Opened::of(path_buf)));
    }
}

/// Imports files and links that the system or another start hands over, and brings the window to the front.
fn hand_in(
    device: Res<Device>,
    mut exchange: ResMut<Exchange>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    _main: NonSendMarker,
) {
    let dropped = device.0.dropped();
    if !dropped.is_empty() {
        for mut window in &mut windows {
            window.focused = true;
        }
        exchange.imports.waiting.extend(dropped.into_iter().map(Source::File));
    }
}

/// Imports a text from a clipboard that has answered later.
fn paste(mut pasted: MessageReader<Pasted>, mut context: RecordContext, mut exchange: ResMut<Exchange>) {
    for Pasted(paste, text) in pasted.read() {
        if *paste == Paste::Record {
            context.paste(text.clone(), &mut exchange);
        }
    }
}

/// Sends an action when an answer has arrived.
fn wait(exchange: Res<Exchange>, mut commands: Commands) {
    if !lock(&exchange.answered).is_empty() {
        commands.write_message(Action::from(RecordAction::Answered));
    }
}

/// Most turns of an animation. A longer one would take minutes to watch and megabytes to send.
const MOST_TURNS: usize = 500;

/// The resources that an import changes.
#[derive(bevy::ecs::system::SystemParam)]
struct RecordContext<'w, 's> {
    session: ResMut<'w, Session>,
    message: ResMut<'w, StatusLine>,
    peek: ResMut<'w, Peek>,
    more: ResMut<'w, More>,
    shown: MessageWriter<'w, BoardUpdate>,
    files: Res<'w, Files>,
    library: ResMut<'w, Library>,
    editor: Res<'w, Editor>,
    settings: Res<'w, Settings>,
    backups: ResMut<'w, Backups>,
    screen: Res<'w, State<Screen>>,
    commands: Commands<'w, 's>,
}

impl RecordContext<'_, '_> {
    /// Shows a notice.
    fn say(&mut self, said: RecordNotice) {
        self.message.set_if_neq(StatusLine(Some(Notice::Record(said))));
    }

    /// Asks for an animation of the line that the board shows beside the match, or else of the match.
    fn animate(&mut self) {
        let line = self.session.replay.as_ref().and_then(Replay::line);
        let Some((game, from)) = line.or_else(|| Some((self.session.game()?.clone(), 0))) else { return };
        if game.turn_count() - from > MOST_TURNS {
            return self.say(RecordNotice::TooLong { most: MOST_TURNS });
        }
        let game = Box::new(game);
        self.commands.write_message(ExportWanted { export: Export::Animation { from }, game });
    }

    /// Returns the screen and the match on the table.
    fn place(&self) -> (Screen, Option<u32>) {
        (*self.screen.get(), self.session.game().map(Match::id))
    }

    /// Returns the order for an import.
    fn order(&self, source: Source) -> Order {
        Order {
            source,
            setup: usual_setup(&self.session),
            files: self.files.clone(),
            numbers: self.session.numbers(),
            alike: self.library.alike(),
            progress: Progress::default(),
            tally: Arc::default(),
        }
    }

    /// Imports the text on the clipboard.
    fn paste(&mut self, text: Text, exchange: &mut Exchange) {
        match text {
            Ok(Some(text)) => self.import(text, exchange),
            Ok(None) => {}
            Err(reason) => {
                exchange.part = None;
                self.say(RecordNotice::NotShared(reason));
            }
        }
    }

    /// Imports a text: a short one at once, any other one on another thread.
    fn import(&mut self, text: String, exchange: &mut Exchange) {
        let usual = usual_setup(&self.session).rules;
        let is_single = |text: &[u8]| notation::records(notation::detect(usual, text), text).nth(1).is_none();
        let may = !exchange.imports.has_threads() && !self.library.is_reading();
        let source = Source::Text(text.into_bytes());
        match &source {
            Source::Text(text) if may && text.len() <= SHORT && is_single(text) => {
                let mut all = Vec::new();
                imports::run(self.order(source), &mut |news| all.push(news));
                let place = self.place();
                for news in all {
                    self.take(news, exchange, place, false);
                }
            }
            _ => exchange.imports.waiting.push_back(source),
        }
    }

    /// Takes the news of an import that began at this place.
    fn take(
        &mut self,
        news: News,
        exchange: &mut Exchange,
        place: (Screen, Option<u32>),
        is_cancelled: bool,
    ) {
        exchange.part = None;
        match news {
            News::Added(games) => self.library.add(games),
            News::Backup(_) if is_cancelled => {
                self.say(RecordNotice::Imported(Imported { is_cancelled, ..Imported::default() }));
            }
            News::Backup(source) => {
                self.backups.read(source, &self.files, &self.editor);
                self.commands.write_message(Action::from(GoTo::Restore));
            }
            News::Link(_) | News::Invitation(_) if is_cancelled => {}
            News::Link(letter) => {
                self.commands.write_message(LinkArrived { letter, origin: Origin::Link });
            }
            News::Invitation(text) => _ = self.commands.write_message(InvitationArrived(text)),
            News::Refused(reason) => self.say(RecordNotice::NotShared(reason)),
            News::Ended(ended) => exchange.part = self.ended(*ended, place, is_cancelled),
        }
    }

    /// Handles the end of an import: puts the first new match on the table, if the players are still where
    /// they were, and reports the rest. Returns the readable part of a record with an error.
    fn ended(&mut self, ended: Ended, place: (Screen, Option<u32>), is_cancelled: bool) -> Option<Record> {
        let Ended { tally, first, same, error, part, not_saved } = ended;
        let imported = Imported { tally, is_cancelled, not_saved };
        let games = tally.new + tally.same + tally.unreadable + usize::from(imported.not_saved.is_some());
        // A player may have deleted the first match in the meantime.
        let is_gone =
            |(game, _): &(Match, usize)| imported.not_saved.is_none() && !self.library.holds(game.id());
        let is_here = !is_cancelled && self.place() == place && !first.as_ref().is_some_and(is_gone);
        match (first, same, error) {
            _ if is_cancelled => self.say(RecordNotice::Imported(imported)),
            (None, None, None) => self.say(RecordNotice::NoGame),
            (None, None, Some(error)) if is_no_record(&error) => self.say(RecordNotice::NoGame),
            (None, None, Some(error)) => {
                self.say(RecordNotice::NotRead(error));
                return part;
            }
            (Some((game, left_out)), ..) if is_here && (games == 1 || imported.not_saved.is_none()) => {
                let taken = TakenIn { turns: game.turn_count(), left_out };
                self.put(game);
                self.say(match games {
                    1 => RecordNotice::TakenIn(taken),
                    _ => RecordNotice::Imported(imported),
                });
            }
            (None, Some(id), _) if is_here && games == 1 => {
                self.say(RecordNotice::Imported(imported));
                self.commands.write_message(Action::from(LibraryAction::Open(id)));
            }
            _ => self.say(RecordNotice::Imported(imported)),
        }
        None
    }

    /// Puts the readable part of a record on the table.
    fn take_part(&mut self, record: &Record) {
        let id = self.session.new_id();
        match Match::from_record(id, record, &usual_setup(&self.session)) {
            Ok(mut game) => {
                let left_out = record.dropped.variations + game.annotate(record);
                self.put(game);
                self.say(RecordNotice::TakenIn(TakenIn { turns: record.turns.len(), left_out }));
            }
            Err(error) => self.say(RecordNotice::NotRead(error)),
        }
    }

    /// Puts an imported match on the table, after the match that is there.
    fn put(&mut self, game: Match) {
        // A finished game opens as a replay from its start.
        self.session.replay = game.outcome().is_some().then(|| Replay::of(&game, 0));
        self.session.put(game);
        self.peek.set_if_neq(Peek(false));
        self.more.set_if_neq(More::Closed);
        self.shown.write(BoardUpdate::Rebuild);
        self.commands.write_message(Action::from(GoTo::Resume));
    }

    /// Shows an error of an import where its remedy is: the screen of records also offers the readable part.
    fn show_error(&mut self) {
        let is_of_reading =
            |said: &Notice| matches!(said, Notice::Record(said) if said.warns() && said.is_of_reading());
        if self.message.0.as_ref().is_some_and(is_of_reading) {
            self.commands.write_message(Action::from(GoTo::Record));
        }
    }
}

/// Starts imports that wait, and takes the news of the one that runs.
fn follow(mut context: RecordContext, mut exchange: ResMut<Exchange>, _main: NonSendMarker) {
    let state = exchange.bypass_change_detection();
    for news in state.imports.news() {
        if let News::Added(games) = news {
            context.library.add(games);
            continue;
        }
        let Some(running) = state.imports.end() else { continue };
        context.take(news, state, running.place, running.is_cancelled());
        context.show_error();
        state.imports.leave(running);
        exchange.set_changed();
        return;
    }
    if !context.library.is_reading()
        && let Some(source) = state.imports.next()
    {
        let (order, place) = (context.order(source), context.place());
        if !state.imports.start(order, place) {
            context.say(RecordNotice::NotShared(NotShared::NotHere));
        }
        exchange.set_changed();
    }
}

/// Interval at which the screens show progress.
const SHOWN_EVERY: Duration = Duration::from_millis(250);

/// Shows the progress of an import or export, and takes a player to it who has dropped a large file on a
/// screen that shows none.
fn show_progress(
    mut exchange: ResMut<Exchange>,
    mut shown: Local<Option<(Instant, usize)>>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
) {
    let Some(so_far) = exchange.so_far() else {
        *shown = None;
        return;
    };
    let (since, last) = shown.get_or_insert_with(|| (Instant::now(), so_far));
    if since.elapsed() < SHOWN_EVERY {
        return;
    }
    if *last != so_far {
        exchange.set_changed();
    }
    *shown = Some((Instant::now(), so_far));
    let running = &mut exchange.bypass_change_detection().imports.running;
    if let Some(running) = running.as_mut().filter(|running| !running.was_shown) {
        running.was_shown = true;
        let shows = matches!(screen.get(), Screen::Record | Screen::Library);
        if !shows && running.place.0 == *screen.get() {
            running.place.0 = Screen::Record;
            commands.write_message(Action::from(GoTo::Record));
        }
    }
}

/// Carries out the actions on records.
fn act(
    mut actions: MessageReader<Action>,
    mut context: RecordContext,
    mut exchange: ResMut<Exchange>,
    mut clipboard: ResMut<Clipboard>,
    device: Res<Device>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    // Some systems open their dialogs on the main thread only.
    _main: NonSendMarker,
) {
    for action in actions.read() {
        let Action::Record(action) = action else { continue };
        let proxy = proxy.as_deref();
        match action {
            RecordAction::Copy | RecordAction::Save | RecordAction::Share => {
                let Some(game) = context.session.game() else { continue };
                let (text, name) = (text(game), file_name(game));
                match (text, action) {
                    (Err(error), _) => context.say(RecordNotice::NotWritten(error)),
                    (Ok(text), RecordAction::Copy) => {
                        let copied = device.0.copy(&text);
                        context.say(copied.map_or_else(RecordNotice::NotShared, |()| RecordNotice::Copied));
                    }
                    (Ok(text), RecordAction::Share) => {
                        if let Err(reason) = device.0.share(&name, &text) {
                            context.say(RecordNotice::NotShared(reason));
                        }
                    }
                    (Ok(text), _) => {
                        let answer = device.0.save(&name, text.into());
                        exchange.begin(proxy, async move { Answered::Saved(answer.await) });
                    }
                }
            }
            RecordAction::Picture => {
                if let Some(game) = context.session.game() {
                    let game = Box::new(game.clone());
                    context.commands.write_message(ExportWanted { export: Export::Picture, game });
                }
            }
            RecordAction::Animation => context.animate(),
            RecordAction::Booklet => {
                if let Some(game) = context.session.game() {
                    let paper = context.settings.paper_for(&device);
                    let game = Box::new(game.clone());
                    context.commands.write_message(ExportWanted { export: Export::Booklet(paper), game });
                }
            }
            RecordAction::Paste => {
                if let Some(text) = clipboard.paste(&device, Paste::Record) {
                    context.paste(text, &mut exchange);
                }
            }
            RecordAction::Open => {
                let answer = device.0.open(&["pdn", "sgf", "ggf", "txt", "json", "png", "jpg", "jpeg"]);
                exchange.begin(proxy, async move { Answered::Opened(answer.await) });
            }
            RecordAction::TakePart => {
                if let Some(part) = exchange.part.take() {
                    context.take_part(&part);
                }
            }
            RecordAction::Cancel => {
                exchange.imports.cancel();
                if let Some(writing) = exchange.writing.take() {
                    writing.cancel();
                }
            }
            RecordAction::Answered => {
                let answered = std::mem::take(&mut *lock(&exchange.answered));
                exchange.under_way -= answered.len();
                for answered in answered {
                    match answered {
                        Answered::Saved(Ok(None))
                        | Answered::LinkSaved(Ok(None))
                        | Answered::Packed(_, Ok(None))
                        | Answered::Opened(Ok(None)) => {}
                        Answered::Saved(Ok(Some(place))) => context.say(RecordNotice::Saved(place)),
                        Answered::LinkSaved(Ok(Some(place))) => {
                            context.commands.write_message(Action::from(LetterAction::Saved));
                            context.say(RecordNotice::Saved(place));
                        }
                        Answered::Opened(Ok(Some(opened))) => {
                            exchange.imports.waiting.push_back(Source::File(opened));
                        }
                        Answered::Packed(name, Ok(Some(parcel))) => {
                            if let Err(reason) = device.0.send(&name, parcel) {
                                context.say(RecordNotice::NotShared(reason));
                            }
                        }
                        Answered::Saved(Err(reason))
                        | Answered::LinkSaved(Err(reason))
                        | Answered::Packed(_, Err(reason))
                        | Answered::Opened(Err(reason)) => {
                            context.say(RecordNotice::NotShared(reason));
                        }
                    }
                }
                context.show_error();
            }
        }
    }
}

/// Writes the record of the match on the table.
fn write_own(session: Res<Session>, mut own: ResMut<OwnRecord>) {
    own.0 = session.game().map(text);
}

/// Clears notices on records when their screen is left, except for an import.
fn leave(mut message: ResMut<StatusLine>, mut exchange: ResMut<Exchange>, mut own: ResMut<OwnRecord>) {
    exchange.part = None;
    own.0 = None;
    forget(&mut message, RecordNotice::is_of_import);
}
