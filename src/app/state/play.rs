//! Everything that players do to the match on the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::state::blunder_check::BlunderCheck;
use crate::app::state::debounce::Debounce;
use crate::app::state::result_delay::ResultDelay;
use crate::app::state::save;
use crate::app::state::session::{Agreed, More, Peek, Session};
use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::{Action, PlayAction};
use crate::app::vocabulary::messages::{BoardUpdate, SquareTouched};
use crate::app::vocabulary::notice::{Notice, StatusLine};
use crate::app::vocabulary::schedule::{Acted, PlaySystems};
use crate::app::vocabulary::screen::Screen;
use crate::platform::Files;
use crate::play::{Match, Mode, Played, Step, Touched, Undone};
use crate::rules::{Change, Choice, Illegal, Side, Square, Turn};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (touch.run_if(on_message::<SquareTouched>), act.run_if(on_message::<Action>))
            .chain()
            .in_set(Acted)
            .in_set(PlaySystems::Act),
    );
}

/// The resources that acts of a match change.
#[derive(SystemParam)]
pub(super) struct MatchCommands<'w> {
    pub session: ResMut<'w, Session>,
    message: ResMut<'w, StatusLine>,
    peek: ResMut<'w, Peek>,
    more: ResMut<'w, More>,
    pub agreed: ResMut<'w, Agreed>,
    pub guard: ResMut<'w, BlunderCheck>,
    ending: ResMut<'w, ResultDelay>,
    shown: MessageWriter<'w, BoardUpdate>,
    debounce: ResMut<'w, Debounce>,
    files: Res<'w, Files>,
    pub settings: Res<'w, Settings>,
    pub time: Res<'w, Time<Real>>,
}

impl MatchCommands<'_> {
    pub(super) fn say(&mut self, said: impl Into<Option<Notice>>) {
        self.message.set_if_neq(StatusLine(said.into()));
    }

    fn peek(&mut self, on: bool) {
        self.peek.set_if_neq(Peek(on));
    }

    /// Something was undone or done again: shows it.
    fn show_step(&mut self, step: Option<Step>) {
        self.peek(false);
        self.shown.write(match step {
            Some(Step::InMatch(Undone::Turn(changes))) => BoardUpdate::Animate(changes),
            _ => BoardUpdate::Rebuild,
        });
    }

    /// Plays the turn that was made, unless the guard wants to look at it first.
    fn finish(&mut self) {
        let Some(game) = self.session.game() else { return };
        if self.settings.guard && !game.setup().tournament_mode && self.guard.looks_at(game) {
            return;
        }
        self.finish_unguarded();
    }

    /// Plays the turn that was made.
    pub(super) fn finish_unguarded(&mut self) {
        let Some(table) = &mut self.session.table else { return };
        let played = table.game_mut().finish();
        self.show_turn(played);
    }

    /// Plays a whole turn.
    pub(super) fn play(&mut self, turn: &Turn) {
        let Some(table) = &mut self.session.table else { return };
        let played = table.game_mut().play(turn);
        self.show_turn(played);
    }

    /// Forgets the squares that were touched.
    pub(super) fn clear(&mut self) {
        if let Some(table) = &mut self.session.table {
            table.game_mut().clear();
        }
        self.say(None);
        self.debounce();
    }

    /// Marks what the computer found dead, while nobody has marked anything.
    pub(super) fn propose(&mut self, dead: Vec<Square>) {
        if let Some(table) = &mut self.session.table {
            table.game_mut().propose(dead);
        }
    }

    pub(super) fn close_more(&mut self) {
        self.more.set_if_neq(More(false));
    }

    /// Decides what there is to decide in an opening.
    pub(super) fn choose(&mut self, choice: Choice) {
        let Some(table) = &mut self.session.table else { return };
        let side = match choice {
            Choice::First => Some(Side::First),
            Choice::Second => Some(Side::Second),
            Choice::PlaceTwo => None,
        };
        match table.game_mut().choose(choice) {
            Ok(()) => {
                table.branch();
                self.say(side.map(Notice::Chose));
                self.debounce();
            }
            Err(reason) => self.say(Notice::Refused { square: None, reason }),
        }
    }

    /// There is no agreement on what is dead.
    pub(super) fn play_on(&mut self, said: Notice) {
        let Some(table) = &mut self.session.table else { return };
        match table.game_mut().play_on() {
            Ok(()) => {
                table.branch();
                self.say(said);
            }
            Err(reason) => self.say(Notice::Refused { square: None, reason }),
        }
        self.debounce();
    }

    /// Ends the match by what a player decided.
    pub(super) fn end(&mut self, how: impl FnOnce(&mut Match)) {
        let Some(table) = &mut self.session.table else { return };
        how(table.game_mut());
        table.branch();
        self.say(None);
        self.peek(false);
        self.ending.tell();
        self.shown.write(BoardUpdate::Rebuild);
        self.debounce();
    }

    /// A turn was played, or was refused.
    fn show_turn(&mut self, played: Result<Played, Illegal>) {
        let Some(table) = &mut self.session.table else { return };
        match played {
            Ok(played) => {
                table.branch();
                self.show(played);
            }
            Err(reason) => self.say(Notice::Refused { square: None, reason }),
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
            Some(side) => Some(Notice::CannotMove(side)),
            None if played.changes.is_empty() => Some(Notice::Passed(played.side)),
            None => (crowned && !hands_over).then_some(Notice::KingMe),
        });
        self.shown.write(BoardUpdate::Animate(played.changes));
        if hands_over {
            // Start Turn appears where Finish Turn was: a second tap must not reach it.
            self.debounce();
        }
    }

    /// Keeps a second tap from what has just appeared under the finger.
    fn debounce(&mut self) {
        let now = self.time.elapsed_secs();
        self.debounce.start(now);
    }
}

/// Carries a touched square to the match.
fn touch(mut touched: MessageReader<SquareTouched>, screen: Res<State<Screen>>, mut scene: MatchCommands) {
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
                scene.say(Notice::Refused { square: Some(square), reason });
            }
            Touched::Marked | Touched::Unmarked => {
                scene.agreed.set_if_neq(Agreed::default());
                scene.say(None);
            }
            Touched::Complete if mode == Mode::Quick => scene.finish(),
            Touched::Complete | Touched::Extended if table.game().turns().current.crowned() => {
                scene.say(Notice::KingMe);
            }
            _ => scene.say(None),
        }
    }
}

/// Carries out what the controls of the match ask for.
fn act(mut actions: MessageReader<Action>, mut scene: MatchCommands) {
    for action in actions.read() {
        let Action::Play(action) = action else { continue };
        if scene.session.replay.is_some() && *action != PlayAction::More {
            // What is seen is not where the match stands.
            continue;
        }
        let files = scene.files.clone();
        let fetch = move |id| save::fetch(&files, id);
        let Some(table) = &mut scene.session.table else { continue };
        if table.game().setup().tournament_mode
            && action.takes_back()
            && table.game().turns().current.path.is_empty()
        {
            scene.say(Notice::TournamentMode);
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
                scene.say(Notice::Refused { square: None, reason: Illegal::Nothing });
            }
            PlayAction::FinishTurn => scene.finish(),
            PlayAction::Pause => table.game_mut().pause(),
            PlayAction::Resume => {
                table.game_mut().resume();
                scene.debounce();
            }
            PlayAction::Pass => {
                scene.play(&Turn::default());
                scene.debounce();
            }
            PlayAction::ClearMoves => {
                table.game_mut().clear();
                let may_pass = table.game().turns().current.next.complete;
                scene.say(None);
                if may_pass {
                    // Pass appears where Clear Moves was.
                    scene.debounce();
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
            PlayAction::PlayOn => scene.play_on(Notice::GameGoesOn),
            PlayAction::ShowPrevious => {
                let there_is = table.game().turns().previous.is_some();
                let on = there_is && !scene.peek.0;
                scene.peek(on);
                scene.say((!there_is).then_some(Notice::NoPrevious));
            }
            PlayAction::Undo => {
                let step = table.undo(fetch);
                let waits = table.game().is_waiting();
                scene.say(match step {
                    None => Some(Notice::NothingToUndo),
                    Some(Step::OtherMatch) => Some(Notice::EarlierMatch),
                    Some(Step::InMatch(Undone::Decision)) if waits => None,
                    Some(Step::InMatch(Undone::Decision)) => Some(Notice::GameGoesOn),
                    Some(Step::InMatch(_)) => None,
                });
                scene.show_step(step);
            }
            PlayAction::Redo => {
                let step = table.redo(fetch);
                scene.say(step.is_none().then_some(Notice::NothingToRedo));
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
                scene.shown.write(BoardUpdate::Rebuild);
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
