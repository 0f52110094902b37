//! The actions of the players in the match on the table.

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

/// The resources that acts of a match change, with the commands that carry out and show an act.
#[derive(SystemParam)]
pub(super) struct MatchCommands<'w> {
    pub session: ResMut<'w, Session>,
    message: ResMut<'w, StatusLine>,
    peek: ResMut<'w, Peek>,
    more: ResMut<'w, More>,
    pub agreed: ResMut<'w, Agreed>,
    pub blunder_check: ResMut<'w, BlunderCheck>,
    ending: ResMut<'w, ResultDelay>,
    shown: MessageWriter<'w, BoardUpdate>,
    debounce: ResMut<'w, Debounce>,
    files: Res<'w, Files>,
    pub settings: Res<'w, Settings>,
    pub time: Res<'w, Time<Real>>,
}

impl MatchCommands<'_> {
    /// Shows a notice; `None` clears the status line.
    pub(super) fn say(&mut self, said: impl Into<Option<Notice>>) {
        self.message.set_if_neq(StatusLine(said.into()));
    }

    /// Shows the previous turn, or hides it.
    fn peek(&mut self, on: bool) {
        self.peek.set_if_neq(Peek(on));
    }

    /// Shows the effect of undo or redo.
    fn show_step(&mut self, step: Option<Step>) {
        self.peek(false);
        self.shown.write(match step {
            Some(Step::InMatch(Undone::Turn(changes))) => BoardUpdate::Animate(changes),
            _ => BoardUpdate::Rebuild,
        });
    }

    /// Plays the turn in progress, unless the blunder check examines it first.
    fn finish(&mut self) {
        let Some(game) = self.session.game() else { return };
        if self.settings.blunder_check && !game.setup().tournament_mode && self.blunder_check.looks_at(game) {
            return;
        }
        self.finish_unchecked();
    }

    /// Plays the turn in progress without the blunder check.
    pub(super) fn finish_unchecked(&mut self) {
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

    /// Takes back all squares of the turn in progress.
    pub(super) fn clear(&mut self) {
        if let Some(table) = &mut self.session.table {
            table.game_mut().clear();
        }
        self.say(None);
        self.debounce();
    }

    /// Marks the stones that the computer takes for dead.
    pub(super) fn propose(&mut self, dead: Vec<Square>) {
        if let Some(table) = &mut self.session.table {
            table.game_mut().propose(dead);
        }
    }

    /// Closes the menu of further actions.
    pub(super) fn close_more(&mut self) {
        self.more.set_if_neq(More(false));
    }

    /// Makes a choice of an opening.
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

    /// Resumes play during a count, with this notice.
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

    /// Ends the match by an act of a player. The result appears at once.
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

    /// Shows a turn that was played, or the reason why it was refused.
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

    /// Shows a turn that was played, with a notice about events that players might miss.
    fn show(&mut self, played: Played) {
        let crowned = played.changes.iter().any(|change| matches!(change, Change::Crown { .. }));
        let counts = self.session.game().is_some_and(|game| game.counting().is_some());
        let hands_over = self.session.game().is_some_and(|game| game.setup().hands_over());
        self.say(match played.passed {
            // The screen asks for the dead stones, which matters more than the pass.
            None if counts => None,
            Some(side) => Some(Notice::CannotMove(side)),
            None if played.changes.is_empty() => Some(Notice::Passed(played.side)),
            None => (crowned && !hands_over).then_some(Notice::KingMe),
        });
        self.shown.write(BoardUpdate::Animate(played.changes));
        if hands_over {
            // Start Turn replaces Finish Turn, and a second tap must not reach it.
            self.debounce();
        }
    }

    /// Ignores touches for a moment, so that a second tap does not reach a control that has just appeared.
    fn debounce(&mut self) {
        let now = self.time.elapsed_secs();
        self.debounce.start(now);
    }
}

/// Passes a touched square to the match.
fn touch(mut touched: MessageReader<SquareTouched>, screen: Res<State<Screen>>, mut commands: MatchCommands) {
    if *screen.get() != Screen::Play {
        // The touch was on the board of the editor.
        touched.clear();
    }
    for &SquareTouched(square) in touched.read() {
        commands.peek(false);
        let in_hand = |game: &Match| {
            let started =
                game.turns().current.started && !game.is_paused() && game.computer_to_act().is_none();
            started || game.outcome().is_some() || game.counting().is_some()
        };
        if commands.session.replay.is_some() || !commands.session.game().is_some_and(in_hand) {
            // A touch before Start Turn, in a replay or during the computer's turn is ignored without a
            // notice.
            continue;
        }
        let Some(table) = &mut commands.session.table else { continue };
        let mode = table.game().setup().mode;
        match table.game_mut().touch(square) {
            Touched::Refused(reason) => {
                commands.say(Notice::Refused { square: Some(square), reason });
            }
            Touched::Marked | Touched::Unmarked => {
                commands.agreed.set_if_neq(Agreed::default());
                commands.say(None);
            }
            Touched::Complete if mode == Mode::Quick => commands.finish(),
            Touched::Complete | Touched::Extended if table.game().turns().current.crowned() => {
                commands.say(Notice::KingMe);
            }
            _ => commands.say(None),
        }
    }
}

/// Carries out the actions of the players.
fn act(mut actions: MessageReader<Action>, mut commands: MatchCommands) {
    for action in actions.read() {
        let Action::Play(action) = action else { continue };
        if commands.session.replay.is_some() && *action != PlayAction::More {
            // The board shows a replay, not the current state of the match.
            continue;
        }
        let files = commands.files.clone();
        let fetch = move |id| save::fetch(&files, id);
        let Some(table) = &mut commands.session.table else { continue };
        if table.game().setup().tournament_mode
            && action.takes_back()
            && table.game().turns().current.path.is_empty()
        {
            commands.say(Notice::TournamentMode);
            continue;
        }
        if action.makes_a_turn() && table.game().computer_to_act().is_some() {
            // It is the computer's turn.
            continue;
        }
        if !matches!(action, PlayAction::Agree(_) | PlayAction::More) {
            commands.agreed.set_if_neq(Agreed::default());
        }
        match *action {
            PlayAction::StartTurn => {
                table.game_mut().start_turn();
                commands.peek(false);
                commands.say(None);
            }
            // Without squares it would be a pass, which has a control of its own.
            PlayAction::FinishTurn if table.game().turns().current.path.is_empty() => {
                commands.say(Notice::Refused { square: None, reason: Illegal::Nothing });
            }
            PlayAction::FinishTurn => commands.finish(),
            PlayAction::Pause => table.game_mut().pause(),
            PlayAction::Resume => {
                table.game_mut().resume();
                commands.debounce();
            }
            PlayAction::Pass => {
                commands.play(&Turn::default());
                commands.debounce();
            }
            PlayAction::ClearMoves => {
                table.game_mut().clear();
                let may_pass = table.game().turns().current.next.complete;
                commands.say(None);
                if may_pass {
                    // Pass replaces Clear Moves.
                    commands.debounce();
                }
            }
            PlayAction::Choose(choice) => commands.choose(choice),
            PlayAction::Agree(side) => {
                let agreed = &mut commands.agreed.0[side.index()];
                *agreed = !*agreed;
                if commands.agreed.0 == [true; 2] {
                    commands.agreed.set_if_neq(Agreed::default());
                    commands.end(|game| {
                        // Cannot fail: the control exists only during a count.
                        let _ = game.settle();
                    });
                }
            }
            PlayAction::PlayOn => commands.play_on(Notice::GameGoesOn),
            PlayAction::ShowPrevious => {
                let there_is = table.game().turns().previous.is_some();
                let on = there_is && !commands.peek.0;
                commands.peek(on);
                commands.say((!there_is).then_some(Notice::NoPrevious));
            }
            PlayAction::Undo => {
                let step = table.undo(fetch);
                let waits = table.game().is_waiting();
                commands.say(match step {
                    None => Some(Notice::NothingToUndo),
                    Some(Step::OtherMatch) => Some(Notice::EarlierMatch),
                    Some(Step::InMatch(Undone::Decision)) if waits => None,
                    Some(Step::InMatch(Undone::Decision)) => Some(Notice::GameGoesOn),
                    Some(Step::InMatch(_)) => None,
                });
                commands.show_step(step);
            }
            PlayAction::Redo => {
                let step = table.redo(fetch);
                commands.say(step.is_none().then_some(Notice::NothingToRedo));
                commands.show_step(step);
            }
            PlayAction::Resign => {
                let side = table.game().asking_side();
                commands.end(|game| game.resign(side));
            }
            PlayAction::AgreeDraw => commands.end(Match::agree_draw),
            PlayAction::Claim(claim) => commands.end(|game| {
                // Cannot fail: the control exists only while the claim is valid.
                let _ = game.claim(claim);
            }),
            PlayAction::Rematch => {
                let setup = table.game().rematch();
                commands.session.begin(setup);
                commands.say(None);
                commands.peek(false);
                commands.shown.write(BoardUpdate::Rebuild);
            }
            PlayAction::Mode(mode) => table.game_mut().set_mode(mode),
            PlayAction::More => {
                commands.more.0 = !commands.more.0;
                continue;
            }
        }
        commands.more.set_if_neq(More(false));
    }
}
