//! Import and export of records: the match on the table as a text, and texts of other programs as matches.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy::winit::EventLoopProxyWrapper;

use crate::app::device::Device;
use crate::app::state::backups::Backups;
use crate::app::state::editor::Editor;
use crate::app::state::exchange::{Answered, Exchange, Import, lock};
use crate::app::state::exchange::{file_name, text};
use crate::app::state::library::Library;
use crate::app::state::session::{More, Peek, Replay, Session};
use crate::app::vocabulary::action::{Action, GoTo, RecordAction};
use crate::app::vocabulary::messages::BoardUpdate;
use crate::app::vocabulary::notice::{Notice, RecordNotice, StatusLine, TakenIn, forget};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::notation::Record;
use crate::platform::sharing::Opened;
use crate::play::{Avatar, Match, Player, Setup};
use crate::rules::Game;
use crate::storage::Files;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Exchange>()
        .add_systems(
            Update,
            (
                drop_in.run_if(on_message::<FileDragAndDrop>),
                wait.run_if(|exchange: Res<Exchange>| exchange.is_busy()),
                act.run_if(on_message::<Action>),
            )
                .chain()
                .in_set(PlaySystems::Act),
        )
        .add_systems(OnExit(Screen::Record), leave);
}

/// Returns the setup for values that a record does not hold: that of the match on the table.
fn usual_setup(session: &Session) -> Setup {
    session.game().map_or_else(new_setup, |game| game.setup().clone())
}

/// Returns the setup of a new match between two people.
fn new_setup() -> Setup {
    let player = |avatar| Player::person("", avatar);
    Setup::new(Game::Checkers.presets()[0].rules, [player(Avatar::Leaf), player(Avatar::Kite)])
}

/// Reads a file that was dropped on the window.
fn drop_in(
    mut drops: MessageReader<FileDragAndDrop>,
    session: Res<Session>,
    mut exchange: ResMut<Exchange>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    for drop in drops.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = drop else { continue };
        let (path, usual) = (path_buf.clone(), usual_setup(&session).rules);
        exchange.begin(proxy.as_deref(), async move {
            Answered::Imported(Import::open(usual, Opened::of(path)).map(Some))
        });
    }
}

/// Sends an action when an answer has arrived.
fn wait(exchange: Res<Exchange>, mut commands: Commands) {
    if !lock(&exchange.answered).is_empty() {
        commands.write_message(Action::from(RecordAction::Answered));
    }
}

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
    backups: ResMut<'w, Backups>,
    commands: Commands<'w, 's>,
}

impl RecordContext<'_, '_> {
    /// Shows a notice.
    fn say(&mut self, said: RecordNotice) {
        self.message.set_if_neq(StatusLine(Some(Notice::Record(said))));
    }

    /// Handles an import: puts the first readable game on the table, the others into the library, and
    /// reports errors. Returns the readable part of a record with an error.
    fn import(&mut self, imported: Import) -> Option<Record> {
        let (games, part) = match imported {
            Import::Games { games, part } => (games, part),
            Import::Backup(source) => {
                self.backups.read(source, &self.files, &self.editor);
                self.commands.write_message(Action::from(GoTo::Restore));
                return None;
            }
        };
        let count = games.games.len();
        let good = games.games.iter().position(Result::is_ok).unwrap_or(0);
        let mut others = games.games.into_iter().skip(good);
        match others.next() {
            None => self.say(RecordNotice::NoGame),
            Some(Ok(record)) => {
                self.take_in(&record, count);
                self.keep(others.filter_map(Result::ok).collect());
            }
            Some(Err(error)) => {
                self.say(RecordNotice::NotRead(error));
                return part;
            }
        }
        None
    }

    /// Keeps further records in the library.
    fn keep(&mut self, records: Vec<Record>) {
        if !records.is_empty() {
            let first = self.session.reserve(records.len());
            self.library.take_in(records, first, usual_setup(&self.session), &self.files);
        }
    }

    /// Puts a record on the table, after the match that is there.
    fn take_in(&mut self, record: &Record, games: usize) {
        let id = self.session.new_id();
        let taken = match Match::from_record(id, record, &usual_setup(&self.session)) {
            Ok(taken) => taken,
            Err(error) => return self.say(RecordNotice::NotRead(error)),
        };
        // A finished game opens as a replay from its start.
        self.session.replay = taken.outcome().is_some().then(|| Replay::of(&taken, 0));
        self.session.put(taken);
        let left_out = record.dropped.variations + record.comments.len();
        self.say(RecordNotice::TakenIn(TakenIn { turns: record.turns.len(), games, left_out }));
        self.peek.set_if_neq(Peek(false));
        self.more.set_if_neq(More(false));
        self.shown.write(BoardUpdate::Rebuild);
        self.commands.write_message(Action::from(GoTo::Resume));
    }
}

/// Carries out the actions on records.
fn act(
    mut actions: MessageReader<Action>,
    mut context: RecordContext,
    mut exchange: ResMut<Exchange>,
    device: Res<Device>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    // Some systems open their dialogs on the main thread only.
    _main: NonSendMarker,
) {
    for action in actions.read() {
        let Action::Record(action) = action else { continue };
        let usual = usual_setup(&context.session).rules;
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
            RecordAction::Paste => {
                let imported = device.0.paste().map(|text| Import::read(usual, text));
                exchange.part = match imported {
                    Ok(imported) => context.import(imported),
                    Err(reason) => {
                        context.say(RecordNotice::NotShared(reason));
                        None
                    }
                };
            }
            RecordAction::Open => {
                let answer = device.0.open(&["pdn", "sgf", "ggf", "txt", "json"]);
                exchange.begin(proxy, async move {
                    let opened = answer.await;
                    Answered::Imported(match opened {
                        Ok(Some(opened)) => Import::open(usual, opened).map(Some),
                        Ok(None) => Ok(None),
                        Err(reason) => Err(reason),
                    })
                });
            }
            RecordAction::TakePart => {
                if let Some(part) = exchange.part.take() {
                    context.take_in(&part, 1);
                }
            }
            RecordAction::Answered => {
                let answered = std::mem::take(&mut *lock(&exchange.answered));
                exchange.under_way -= answered.len();
                for answered in answered {
                    match answered {
                        Answered::Saved(Ok(None)) | Answered::Imported(Ok(None)) => {}
                        Answered::Saved(Ok(Some(place))) => context.say(RecordNotice::Saved(place)),
                        Answered::Imported(Ok(Some(imported))) => {
                            exchange.part = context.import(imported);
                        }
                        Answered::Saved(Err(reason)) | Answered::Imported(Err(reason)) => {
                            context.say(RecordNotice::NotShared(reason));
                        }
                    }
                }
                if context
                    .message
                    .0
                    .as_ref()
                    .is_some_and(|said| matches!(said, Notice::Record(said) if said.warns()))
                {
                    // The screen of records shows the error and offers the readable part.
                    context.commands.write_message(Action::from(GoTo::Record));
                }
            }
        }
    }
}

/// Clears notices on records when their screen is left, except for an import.
fn leave(mut message: ResMut<StatusLine>, mut exchange: ResMut<Exchange>) {
    exchange.part = None;
    forget(&mut message, |said| matches!(said, RecordNotice::TakenIn(_)));
}
