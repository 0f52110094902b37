//! Records: the match on the table as a text for other programs, and theirs as a match.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::tasks::IoTaskPool;
use bevy::window::FileDragAndDrop;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::action::{Action, GoTo, RecordAction};
use super::backup::{self, Backup};
use super::device::Device;
use super::editor::Editor;
use super::library::Library;
use super::replay::Replay;
use super::screens::Screen;
use super::screens::setup::Draft;
use super::session::{Message, More, Peek, PlaySystems, Said, Session, Shown, forget};
use super::settings::Settings;
use crate::notation::{self, Format, Games, Record, Unreadable};
use crate::platform::Files;
use crate::platform::sharing::{self, NotShared};
use crate::play::{Avatar, Match, Player, Setup, record};
use crate::rules::{Game, Rules};

/// What is under way between the app and other programs.
#[derive(Resource, Default)]
pub struct Exchange {
    /// How many dialogs are open and files are being read.
    under_way: usize,
    /// What has come of them and nobody has looked at yet.
    answered: Arc<Mutex<Vec<Answered>>>,
    /// The turns of a record before the one that cannot be read, which may be taken instead.
    part: Option<Record>,
}

/// What records give reason to say.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordSaid {
    Copied,
    /// Where the file is now.
    Saved(String),
    /// A record is on the table.
    TakenIn(TakenIn),
    /// There is no game in the text.
    NoGame,
    /// Why the text cannot be read, and after how many turns it might be cut off.
    NotRead(Unreadable),
    /// The match cannot be told in its format.
    NotWritten(Unreadable),
    NotShared(NotShared),
}

/// What was taken of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenIn {
    pub turns: usize,
    /// How many games the file has. All but the first go into the library.
    pub games: usize,
    /// Variations and comments, for which a match has no place.
    pub left_out: usize,
}

impl RecordSaid {
    /// Whether something went wrong.
    #[must_use]
    pub fn warns(&self) -> bool {
        !matches!(self, RecordSaid::Copied | RecordSaid::Saved(_) | RecordSaid::TakenIn(_))
    }

    /// Whether a text could not be read, which the screen of records tells, wherever it came in.
    #[must_use]
    pub fn is_of_reading(&self) -> bool {
        matches!(
            self,
            RecordSaid::NoGame | RecordSaid::NotRead(_) | RecordSaid::NotShared(NotShared::TooLarge { .. })
        )
    }

    /// Whether that, or the record is on the table, which is told there.
    #[must_use]
    pub fn goes_along(&self) -> bool {
        self.is_of_reading() || matches!(self, RecordSaid::TakenIn(_))
    }
}

/// What became of something that takes its time.
#[derive(Debug)]
enum Answered {
    Saved(Result<Option<String>, NotShared>),
    Brought(Result<Option<Brought>, NotShared>),
}

/// What a text is that was brought in.
#[derive(Debug)]
enum Brought {
    Games { games: Games, part: Option<Record> },
    Backup(Box<Backup>),
}

impl Brought {
    /// Reads a text. `usual` are the rules of games that do not say otherwise.
    fn read(usual: Rules, text: &[u8]) -> Brought {
        if let Some(backup) = backup::read(text) {
            return Brought::Backup(Box::new(backup));
        }
        let games = notation::read_any(usual, text);
        let part = match games.games.first() {
            Some(Err(error)) => notation::read_until(games.rules, text, error.place),
            _ => None,
        };
        Brought::Games { games, part }
    }
}

impl Exchange {
    /// How many turns there are of a record that breaks off and may be taken.
    #[must_use]
    pub fn part(&self) -> Option<usize> {
        self.part.as_ref().map(|record| record.turns.len())
    }

    /// Whether a dialog is open or a file is being read.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.under_way > 0
    }

    /// Hands a text out: into a file where the system asks for its place, or else to another program.
    ///
    /// # Errors
    /// When the system cannot show the choice.
    pub fn hand_out(
        &mut self,
        device: &Device,
        proxy: Option<&EventLoopProxyWrapper>,
        name: &str,
        content: String,
    ) -> Result<(), NotShared> {
        if !device.0.abilities().save {
            return device.0.share(name, &content);
        }
        let answer = device.0.save(name, content);
        self.begin(proxy, async move { Answered::Saved(answer.await) });
        Ok(())
    }

    /// Starts something that takes its time, and wakes the app when it is done.
    fn begin(
        &mut self,
        proxy: Option<&EventLoopProxyWrapper>,
        answer: impl Future<Output = Answered> + Send + 'static,
    ) {
        self.under_way += 1;
        let answered = self.answered.clone();
        let wake = proxy.map(|proxy| (**proxy).clone());
        let task = async move {
            let answer = answer.await;
            lock(&answered).push(answer);
            // An app without a window has nobody to wake, and one that is closing does not mind.
            _ = wake.map(|wake| wake.send_event(WinitUserEvent::WakeUp));
        };
        // Not where boards are drawn: a player would wait until the last of them is done.
        IoTaskPool::get().spawn(task).detach();
    }
}

/// The answers. Whoever held them last has only added one, whatever happened then.
fn lock(answered: &Mutex<Vec<Answered>>) -> MutexGuard<'_, Vec<Answered>> {
    answered.lock().unwrap_or_else(PoisonError::into_inner)
}

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

/// The match as a text that other programs read.
///
/// # Errors
/// When the match cannot be told in the format of its game.
pub fn text(game: &Match) -> Result<String, Unreadable> {
    notation::write_game(&game.record())
}

/// What a file with this match is called: `checkers-2026-10-02-Anna-Ben.pdn`.
pub fn file_name(game: &Match) -> String {
    let kind = game.setup().rules.game();
    let mut parts = vec![kind.name().to_owned()];
    if game.began() > 0 {
        parts.push(record::date(game.began(), '-'));
    }
    for player in &game.setup().players {
        // Only what every system allows in the name of a file.
        let name: String = player.name.chars().filter(|letter| letter.is_alphanumeric()).take(24).collect();
        parts.extend((!name.is_empty()).then_some(name));
    }
    format!("{}.{}", parts.join("-"), Format::of(kind).extension())
}

/// What a match has that no record tells, where none is on the table.
fn usual_setup(session: &Session) -> Setup {
    session.game().map_or_else(new_setup, |game| game.setup().clone())
}

fn new_setup() -> Setup {
    let player = |avatar| Player::person("", avatar);
    Setup::new(Game::Checkers.presets()[0].rules, [player(Avatar::Leaf), player(Avatar::Kite)])
}

/// A file was dropped on the window.
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
            let read = sharing::read(&path);
            Answered::Brought(read.map(|bytes| Some(Brought::read(usual, &bytes))))
        });
    }
}

/// Looks whether an answer has come.
fn wait(exchange: Res<Exchange>, mut commands: Commands) {
    if !lock(&exchange.answered).is_empty() {
        commands.write_message(Action::from(RecordAction::Answered));
    }
}

/// What taking a record in changes.
#[derive(bevy::ecs::system::SystemParam)]
struct Desk<'w, 's> {
    session: ResMut<'w, Session>,
    message: ResMut<'w, Message>,
    peek: ResMut<'w, Peek>,
    more: ResMut<'w, More>,
    shown: MessageWriter<'w, Shown>,
    files: Res<'w, Files>,
    library: ResMut<'w, Library>,
    settings: ResMut<'w, Settings>,
    editor: ResMut<'w, Editor>,
    draft: ResMut<'w, Draft>,
    commands: Commands<'w, 's>,
}

impl Desk<'_, '_> {
    fn say(&mut self, said: RecordSaid) {
        self.message.set_if_neq(Message(Some(Said::Record(said))));
    }

    /// Looks at what was brought in: a game goes on the table, and what is wrong is said. Gives
    /// what may be taken in its place.
    fn look_at(&mut self, brought: Brought) -> Option<Record> {
        let (games, part) = match brought {
            Brought::Games { games, part } => (games, part),
            Brought::Backup(backup) => {
                self.restore(*backup);
                self.commands.write_message(Action::from(GoTo::Library));
                return None;
            }
        };
        let count = games.games.len();
        let good = games.games.iter().position(Result::is_ok).unwrap_or(0);
        let mut others = games.games.into_iter().skip(good);
        match others.next() {
            None => self.say(RecordSaid::NoGame),
            Some(Ok(record)) => {
                self.take_in(&record, count);
                self.keep(others.filter_map(Result::ok).collect());
            }
            Some(Err(error)) => {
                self.say(RecordSaid::NotRead(error));
                return part;
            }
        }
        None
    }

    /// Takes what a backup holds. The matches come back elsewhere, which takes a while.
    fn restore(&mut self, backup: Backup) {
        let damaged = backup.restore_sketches(&mut self.editor);
        if let Some(kept) = backup.settings() {
            self.draft.setups = kept.last_setups.clone();
            *self.settings = kept;
        }
        let (count, highest) = backup.numbers();
        self.session.know(highest);
        let free = self.session.reserve(count);
        self.library.restore(backup, &self.files, free, damaged);
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
            Err(error) => return self.say(RecordSaid::NotRead(error)),
        };
        // Whoever brings a finished game wants to see it from its beginning.
        self.session.replay = taken.outcome().is_some().then(|| Replay::of(&taken, 0));
        self.session.put(taken);
        let left_out = record.dropped.variations + record.comments.len();
        self.say(RecordSaid::TakenIn(TakenIn { turns: record.turns.len(), games, left_out }));
        self.peek.set_if_neq(Peek(false));
        self.more.set_if_neq(More(false));
        self.shown.write(Shown::Reset);
        self.commands.write_message(Action::from(GoTo::Resume));
    }
}

/// Carries out what the controls ask for.
fn act(
    mut actions: MessageReader<Action>,
    mut desk: Desk,
    mut exchange: ResMut<Exchange>,
    device: Res<Device>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    // Some systems open their dialogs on the main thread only.
    _main: NonSendMarker,
) {
    for action in actions.read() {
        let Action::Record(action) = action else { continue };
        let usual = usual_setup(&desk.session).rules;
        let proxy = proxy.as_deref();
        match action {
            RecordAction::Copy | RecordAction::Save | RecordAction::Share => {
                let Some(game) = desk.session.game() else { continue };
                let (text, name) = (text(game), file_name(game));
                match (text, action) {
                    (Err(error), _) => desk.say(RecordSaid::NotWritten(error)),
                    (Ok(text), RecordAction::Copy) => {
                        let copied = device.0.copy(&text);
                        desk.say(copied.map_or_else(RecordSaid::NotShared, |()| RecordSaid::Copied));
                    }
                    (Ok(text), RecordAction::Share) => {
                        if let Err(reason) = device.0.share(&name, &text) {
                            desk.say(RecordSaid::NotShared(reason));
                        }
                    }
                    (Ok(text), _) => {
                        let answer = device.0.save(&name, text);
                        exchange.begin(proxy, async move { Answered::Saved(answer.await) });
                    }
                }
            }
            RecordAction::Paste => {
                let brought = device.0.paste().map(|text| Brought::read(usual, text.as_bytes()));
                exchange.part = match brought {
                    Ok(brought) => desk.look_at(brought),
                    Err(reason) => {
                        desk.say(RecordSaid::NotShared(reason));
                        None
                    }
                };
            }
            RecordAction::Open => {
                let answer = device.0.open(&["pdn", "sgf", "ggf", "txt", "json"]);
                exchange.begin(proxy, async move {
                    let opened = answer.await;
                    Answered::Brought(opened.map(|bytes| bytes.map(|bytes| Brought::read(usual, &bytes))))
                });
            }
            RecordAction::TakePart => {
                if let Some(part) = exchange.part.take() {
                    desk.take_in(&part, 1);
                }
            }
            RecordAction::Answered => {
                let answered = std::mem::take(&mut *lock(&exchange.answered));
                exchange.under_way -= answered.len();
                for answered in answered {
                    match answered {
                        Answered::Saved(Ok(None)) | Answered::Brought(Ok(None)) => {}
                        Answered::Saved(Ok(Some(place))) => desk.say(RecordSaid::Saved(place)),
                        Answered::Brought(Ok(Some(brought))) => {
                            exchange.part = desk.look_at(brought);
                        }
                        Answered::Saved(Err(reason)) | Answered::Brought(Err(reason)) => {
                            desk.say(RecordSaid::NotShared(reason));
                        }
                    }
                }
                if desk
                    .message
                    .0
                    .as_ref()
                    .is_some_and(|said| matches!(said, Said::Record(said) if said.warns()))
                {
                    // There it is seen, wherever the file was dropped, and what may be done is offered.
                    desk.commands.write_message(Action::from(GoTo::Record));
                }
            }
        }
    }
}

/// What was said about records is forgotten when their screen is left, except that one was taken.
fn leave(mut message: ResMut<Message>, mut exchange: ResMut<Exchange>) {
    exchange.part = None;
    forget(&mut message, |said| matches!(said, RecordSaid::TakenIn(_)));
}
