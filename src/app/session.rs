//! The match on the table, as the app holds it, and everything that players do to it.

use bevy::prelude::*;

use super::action::{Action, PlayAction};
use super::computer::Guard;
use super::ending::Ending;
use super::records::RecordSaid;
use super::replay::Replay;
use super::save;
use super::screens::Screen;
use super::settings::Settings;
use super::touch::ActiveTouch;
use crate::platform::{Files, now};
use crate::play::{Match, Mode, Played, Setup, Step, Table, Touched, Undone};
use crate::rules::{Change, Choice, Illegal, Side, Square, Turn};

mod said;

pub use said::{Message, Said, forget};

/// The one resource that holds the match: the current and the previous turn, the history, the
/// players. Everything on the board is drawn from it.
#[derive(Resource, Debug, Default)]
pub struct Session {
    pub table: Option<Table>,
    /// The walk through the match on the table, while there is one.
    pub replay: Option<Replay>,
    /// The highest number that any match has, had, or is to have: none is given twice, or one match
    /// would be written over the other.
    newest: u32,
}

/// Whether the previous turn is shown on the board instead of the current one.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Peek(pub bool);

/// Which players agree on what is marked dead while the game is counted, indexed by
/// [`Side::index`]. Whatever is done but agreeing takes it back.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreed(pub [bool; 2]);

/// Whether what has no place of its own on the play screen is shown.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct More(pub bool);

/// A square was touched, by finger, mouse or key.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct SquareTouched(pub Square);

/// What was on the board has changed in this way, and is to be shown.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Shown {
    /// A turn was played, or taken back.
    Played(Vec<Change>),
    /// Anything else: another match, or none. The board is set up anew.
    Reset,
}

impl Session {
    /// The match on the table.
    #[must_use]
    pub fn game(&self) -> Option<&Match> {
        self.table.as_ref().map(Table::game)
    }

    /// The match that the board shows: the one on the table, or where a walk through it stands.
    #[must_use]
    pub fn seen(&self) -> Option<&Match> {
        self.replay.as_ref().map(Replay::seen).or(self.game())
    }

    /// Whether what the board shows is the match that is played.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.replay.is_none()
    }

    /// There are matches up to this number.
    pub fn know(&mut self, newest: u32) {
        self.newest = self.newest.max(newest);
    }

    /// A number for a new match.
    pub fn new_id(&mut self) -> u32 {
        self.reserve(1)
    }

    /// Numbers for so many new matches: the first of them.
    pub fn reserve(&mut self, count: usize) -> u32 {
        let first = self.newest + 1;
        self.newest = self.newest.saturating_add(u32::try_from(count).unwrap_or(u32::MAX));
        first
    }

    /// Puts a new match on the table, after the one that is there.
    pub fn begin(&mut self, setup: Setup) {
        self.replay = None;
        match Match::new(self.new_id(), setup, now()) {
            Ok(game) => self.put(game),
            // Where a position was set up it has been looked at.
            Err(reason) => error!("the match could not begin: {reason}"),
        }
    }

    /// Puts a match with a [number of its own](Session::new_id) on the table, after the one that is there.
    pub fn put(&mut self, game: Match) {
        match &mut self.table {
            Some(table) => table.put(game),
            None => self.table = Some(Table::of(game)),
        }
    }
}

/// The order of a frame: what was touched, what it did, and then what is drawn and saved.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlaySystems {
    /// Touches and keys become squares and actions.
    Input,
    /// The match changes.
    Act,
    /// The match is written to disk.
    Save,
    /// The board follows.
    Show,
}

/// What the players did has been done.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Acted;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Session>()
        .init_resource::<Message>()
        .init_resource::<Peek>()
        .init_resource::<More>()
        .init_resource::<Agreed>()
        .add_message::<SquareTouched>()
        .add_message::<Shown>()
        .configure_sets(
            Update,
            (PlaySystems::Input, PlaySystems::Act, PlaySystems::Save, PlaySystems::Show).chain(),
        )
        .add_systems(
            Update,
            (touch.run_if(on_message::<SquareTouched>), act.run_if(on_message::<Action>))
                .chain()
                .in_set(Acted)
                .in_set(PlaySystems::Act),
        )
        .add_systems(OnExit(Screen::Play), put_away);
}

/// What the acts of a match change beside the match.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Scene<'w> {
    pub session: ResMut<'w, Session>,
    message: ResMut<'w, Message>,
    peek: ResMut<'w, Peek>,
    more: ResMut<'w, More>,
    pub agreed: ResMut<'w, Agreed>,
    pub guard: ResMut<'w, Guard>,
    ending: ResMut<'w, Ending>,
    shown: MessageWriter<'w, Shown>,
    active: ResMut<'w, ActiveTouch>,
    files: Res<'w, Files>,
    pub settings: Res<'w, Settings>,
    pub time: Res<'w, Time<Real>>,
}

impl Scene<'_> {
    pub fn say(&mut self, said: impl Into<Option<Said>>) {
        self.message.set_if_neq(Message(said.into()));
    }

    fn peek(&mut self, on: bool) {
        self.peek.set_if_neq(Peek(on));
    }

    /// Something was undone or done again: shows it.
    fn show_step(&mut self, step: Option<Step>) {
        self.peek(false);
        self.shown.write(match step {
            Some(Step::InMatch(Undone::Turn(changes))) => Shown::Played(changes),
            _ => Shown::Reset,
        });
    }

    /// Plays the turn that was made, unless the guard wants to look at it first.
    fn finish(&mut self) {
        let Some(game) = self.session.game() else { return };
        if self.settings.guard && !game.setup().serious && self.guard.looks_at(game) {
            return;
        }
        self.finish_unguarded();
    }

    /// Plays the turn that was made.
    pub fn finish_unguarded(&mut self) {
        let Some(table) = &mut self.session.table else { return };
        let played = table.game_mut().finish();
        self.show_turn(played);
    }

    /// Plays a whole turn.
    pub fn play(&mut self, turn: &Turn) {
        let Some(table) = &mut self.session.table else { return };
        let played = table.game_mut().play(turn);
        self.show_turn(played);
    }

    /// Forgets the squares that were touched.
    pub fn clear(&mut self) {
        if let Some(table) = &mut self.session.table {
            table.game_mut().clear();
        }
        self.say(None);
        self.guard_touch();
    }

    /// Marks what the computer found dead, while nobody has marked anything.
    pub fn propose(&mut self, dead: Vec<Square>) {
        if let Some(table) = &mut self.session.table {
            table.game_mut().propose(dead);
        }
    }

    pub fn close_more(&mut self) {
        self.more.set_if_neq(More(false));
    }

    /// Decides what there is to decide in an opening.
    pub fn choose(&mut self, choice: Choice) {
        let Some(table) = &mut self.session.table else { return };
        let side = match choice {
            Choice::First => Some(Side::First),
            Choice::Second => Some(Side::Second),
            Choice::PlaceTwo => None,
        };
        match table.game_mut().choose(choice) {
            Ok(()) => {
                table.branch();
                self.say(side.map(Said::Chose));
                self.guard_touch();
            }
            Err(reason) => self.say(Said::Refused { square: None, reason }),
        }
    }

    /// There is no agreement on what is dead.
    pub fn play_on(&mut self, said: Said) {
        let Some(table) = &mut self.session.table else { return };
        match table.game_mut().play_on() {
            Ok(()) => {
                table.branch();
                self.say(said);
            }
            Err(reason) => self.say(Said::Refused { square: None, reason }),
        }
        self.guard_touch();
    }

    /// Ends the match by what a player decided.
    pub fn end(&mut self, how: impl FnOnce(&mut Match)) {
        let Some(table) = &mut self.session.table else { return };
        how(table.game_mut());
        table.branch();
        self.say(None);
        self.peek(false);
        self.ending.tell();
        self.shown.write(Shown::Reset);
        self.guard_touch();
    }

    /// A turn was played, or was refused.
    fn show_turn(&mut self, played: Result<Played, Illegal>) {
        let Some(table) = &mut self.session.table else { return };
        match played {
            Ok(played) => {
                table.branch();
                self.show(played);
            }
            Err(reason) => self.say(Said::Refused { square: None, reason }),
        }
    }

    /// A turn was played: shows it, and says what a player might miss.
    fn show(&mut self, played: Played) {
        let crowned = played.changes.iter().any(|change| matches!(change, Change::Crown { .. }));
        let counts = self.session.game().is_some_and(|game| game.counting().is_some());
        let hands_over = self.session.game().is_some_and(|game| game.setup().hands_over());
        self.say(match played.passed {
            // There is more to say now than that somebody passed.
            None if counts => None,
            Some(side) => Some(Said::CannotMove(side)),
            None if played.changes.is_empty() => Some(Said::Passed(played.side)),
            None => (crowned && !hands_over).then_some(Said::KingMe),
        });
        self.shown.write(Shown::Played(played.changes));
        if hands_over {
            // Start Turn appears where Finish Turn was: a second tap must not reach it.
            self.guard_touch();
        }
    }

    /// What is under the finger has changed: a second tap must not reach it.
    fn guard_touch(&mut self) {
        let now = self.time.elapsed_secs();
        self.active.guard(now);
    }
}

/// Carries a touched square to the match.
fn touch(mut touched: MessageReader<SquareTouched>, screen: Res<State<Screen>>, mut scene: Scene) {
    if *screen.get() != Screen::Play {
        // It was meant for another board.
        touched.clear();
    }
    for &SquareTouched(square) in touched.read() {
        scene.peek(false);
        let in_hand = |game: &Match| {
            let started =
                game.turns().current.started && !game.is_paused() && game.computer_to_act().is_none();
            started || game.outcome().is_some() || game.counting().is_some()
        };
        if scene.session.replay.is_some() || !scene.session.game().is_some_and(in_hand) {
            // Touching the board before Start Turn, in a replay, or while the computer makes its turn is
            // no mistake; it says nothing.
            continue;
        }
        let Some(table) = &mut scene.session.table else { continue };
        let mode = table.game().setup().mode;
        match table.game_mut().touch(square) {
            Touched::Refused(reason) => {
                scene.say(Said::Refused { square: Some(square), reason });
            }
            Touched::Marked | Touched::Unmarked => {
                scene.agreed.set_if_neq(Agreed::default());
                scene.say(None);
            }
            Touched::Complete if mode == Mode::Quick => scene.finish(),
            Touched::Complete | Touched::Extended if table.game().turns().current.crowned() => {
                scene.say(Said::KingMe);
            }
            _ => scene.say(None),
        }
    }
}

/// Carries out what the controls of the match ask for.
fn act(mut actions: MessageReader<Action>, mut scene: Scene) {
    for action in actions.read() {
        let Action::Play(action) = action else { continue };
        if scene.session.replay.is_some() && *action != PlayAction::More {
            // What is seen is not where the match stands.
            continue;
        }
        let files = scene.files.clone();
        let fetch = move |id| save::fetch(&files, id);
        let Some(table) = &mut scene.session.table else { continue };
        if table.game().setup().serious && action.takes_back() && table.game().turns().current.path.is_empty()
        {
            scene.say(Said::Serious);
            continue;
        }
        if action.makes_a_turn() && table.game().computer_to_act().is_some() {
            // It is not this player's.
            continue;
        }
        if !matches!(action, PlayAction::Agree(_) | PlayAction::More) {
            scene.agreed.set_if_neq(Agreed::default());
        }
        match *action {
            PlayAction::StartTurn => {
                table.game_mut().start_turn();
                scene.peek(false);
                scene.say(None);
            }
            // Where nothing was touched it would be a pass, which has a control of its own.
            PlayAction::FinishTurn if table.game().turns().current.path.is_empty() => {
                scene.say(Said::Refused { square: None, reason: Illegal::Nothing });
            }
            PlayAction::FinishTurn => scene.finish(),
            PlayAction::Pause => table.game_mut().pause(),
            PlayAction::Resume => {
                table.game_mut().resume();
                scene.guard_touch();
            }
            PlayAction::Pass => {
                scene.play(&Turn::default());
                scene.guard_touch();
            }
            PlayAction::ClearMoves => {
                table.game_mut().clear();
                let may_pass = table.game().turns().current.next.complete;
                scene.say(None);
                if may_pass {
                    // Pass appears where Clear Moves was.
                    scene.guard_touch();
                }
            }
            PlayAction::Choose(choice) => scene.choose(choice),
            PlayAction::Agree(side) => {
                let agreed = &mut scene.agreed.0[side.index()];
                *agreed = !*agreed;
                if scene.agreed.0 == [true; 2] {
                    scene.agreed.set_if_neq(Agreed::default());
                    scene.end(|game| {
                        // The control is only there while there is something to count.
                        let _ = game.settle();
                    });
                }
            }
            PlayAction::PlayOn => scene.play_on(Said::GameGoesOn),
            PlayAction::ShowPrevious => {
                let there_is = table.game().turns().previous.is_some();
                let on = there_is && !scene.peek.0;
                scene.peek(on);
                scene.say((!there_is).then_some(Said::NoPrevious));
            }
            PlayAction::Undo => {
                let step = table.undo(fetch);
                let waits = table.game().is_waiting();
                scene.say(match step {
                    None => Some(Said::NothingToUndo),
                    Some(Step::OtherMatch) => Some(Said::EarlierMatch),
                    Some(Step::InMatch(Undone::Decision)) if waits => None,
                    Some(Step::InMatch(Undone::Decision)) => Some(Said::GameGoesOn),
                    Some(Step::InMatch(_)) => None,
                });
                scene.show_step(step);
            }
            PlayAction::Redo => {
                let step = table.redo(fetch);
                scene.say(step.is_none().then_some(Said::NothingToRedo));
                scene.show_step(step);
            }
            PlayAction::Resign => {
                let side = table.game().asking_side();
                scene.end(|game| game.resign(side));
            }
            PlayAction::AgreeDraw => scene.end(Match::agree_draw),
            PlayAction::Claim(claim) => scene.end(|game| {
                // The button is only there when the claim holds.
                let _ = game.claim(claim);
            }),
            PlayAction::Rematch => {
                let setup = table.game().rematch();
                scene.session.begin(setup);
                scene.say(None);
                scene.peek(false);
                scene.shown.write(Shown::Reset);
            }
            PlayAction::Mode(mode) => table.game_mut().set_mode(mode),
            PlayAction::More => {
                scene.more.0 = !scene.more.0;
                continue;
            }
        }
        scene.more.set_if_neq(More(false));
    }
}

/// Leaves nothing of the moment behind when the board is left. What is said of a record is why it
/// is left.
fn put_away(
    mut message: ResMut<Message>,
    mut peek: ResMut<Peek>,
    mut more: ResMut<More>,
    mut agreed: ResMut<Agreed>,
) {
    forget(&mut message, RecordSaid::is_of_reading);
    *peek = Peek(false);
    *more = More(false);
    *agreed = Agreed::default();
}
