//! The actions of the players in the match on the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::state::blunder_check::BlunderCheck;
use crate::app::state::coach;
use crate::app::state::library::Library;
use crate::app::state::result_delay::ResultDelay;
use crate::app::state::session::{Agreed, More, Peek, Session};
use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::{Action, PlayAction};
use crate::app::vocabulary::messages::{BoardUpdate, MatchNeeded, SquareTouched};
use crate::app::vocabulary::notice::{LetterNotice, Notice, StatusLine, WaitsOn};
use crate::app::vocabulary::schedule::{Acted, PlaySystems};
use crate::app::vocabulary::screen::Screen;
use crate::notation;
use crate::play::link::Awaits;
use crate::play::{Match, Mode, Played, Player, Step, Touched, Undone};
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
    needed: MessageWriter<'w, MatchNeeded>,
    pub settings: Res<'w, Settings>,
    library: Res<'w, Library>,
    pub time: Res<'w, Time<Real>>,
}

impl MatchCommands<'_> {
    /// Shows a notice; `None` clears the status line.
    pub(super) fn say(&mut self, said: impl Into<Option<Notice>>) {
        self.message.set_if_neq(StatusLine(said.into()));
    }

    /// Clears the status line if it shows this notice.
    pub(super) fn unsay(&mut self, said: &Notice) {
        if self.message.0.as_ref() == Some(said) {
            self.say(None);
        }
    }

    /// Shows the previous turn, or hides it.
    fn peek(&mut self, on: bool) {
        self.peek.set_if_neq(Peek(on));
    }

    /// Shows the effect of undo or redo. A match that it needs is read first, and the action comes again.
    fn show_step(&mut self, step: Option<Step>, action: PlayAction) {
        self.peek(false);
        if let Some(Step::Needs(id)) = step {
            self.needed.write(MatchNeeded { id, action });
            return;
        }
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

    /// Lets another player take the place of the one who began on this side.
    pub(super) fn replace(&mut self, seat: Side, player: Player) {
        if let Some(table) = &mut self.session.table {
            table.game_mut().set_player(seat, player);
        }
    }

    /// Takes back all squares of the turn in progress.
    pub(super) fn clear(&mut self) {
        if let Some(table) = &mut self.session.table {
            table.game_mut().clear();
        }
        self.say(None);
    }

    /// Marks the stones that the computer takes for dead.
    pub(super) fn propose(&mut self, dead: Vec<Square>) {
        if let Some(table) = &mut self.session.table {
            table.game_mut().propose(dead);
        }
    }

    /// Shows another state of the table, such as another match.
    pub(super) fn show_table(&mut self, shown: BoardUpdate) {
        self.peek(false);
        self.close_more();
        self.agreed.set_if_neq(Agreed::default());
        self.shown.write(shown);
    }

    /// Closes the menu of further actions.
    pub(super) fn close_more(&mut self) {
        self.more.set_if_neq(More::Closed);
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
        self.peek(false);
        self.say(match played.passed {
            // The screen asks for the dead stones, which matters more than the pass.
            None if counts => None,
            Some(side) => Some(Notice::CannotMove(side)),
            None if played.changes.is_empty() => Some(Notice::Passed(played.side)),
            None => (crowned && !hands_over).then_some(Notice::KingMe),
        });
        self.shown.write(BoardUpdate::Animate(played.changes));
    }

    /// Changes the match on the table.
    pub(super) fn change(&mut self, how: impl FnOnce(&mut Match)) {
        if let Some(table) = &mut self.session.table {
            how(table.game_mut());
        }
    }
}

/// The actions of the players.
impl MatchCommands<'_> {
    /// Carries out an action.
    fn carry_out(&mut self, action: PlayAction) {
        match action {
            PlayAction::StartTurn => self.start_turn(),
            PlayAction::FinishTurn => self.finish_turn(),
            PlayAction::ClearMoves => self.clear_moves(),
            PlayAction::Pause => self.change(Match::pause),
            PlayAction::Resume => self.change(Match::resume),
            PlayAction::ShowPrevious => self.show_previous(),
            PlayAction::Undo => self.undo(),
            PlayAction::Redo => self.redo(),
            PlayAction::Resign => self.end(|game| game.resign(game.asking_side())),
            PlayAction::AgreeDraw => self.end(Match::agree_draw),
            PlayAction::Claim(claim) => self.end(|game| {
                // Cannot fail: the control exists only while the claim is valid.
                let _ = game.claim(claim);
            }),
            PlayAction::Pass => self.play(&Turn::default()),
            PlayAction::Swap => self.swap(),
            PlayAction::Choose(choice) => self.choose(choice),
            PlayAction::Agree(side) => self.agree(side),
            PlayAction::PlayOn => self.play_on(Notice::GameGoesOn),
            PlayAction::Rematch => self.rematch(),
            PlayAction::Mode(mode) => self.change(|game| game.set_mode(mode)),
            PlayAction::More => self.more.toggle(More::Near),
            PlayAction::FarMore => self.more.toggle(More::Far),
        }
    }

    /// Starts the turn after the device was handed over.
    fn start_turn(&mut self) {
        self.change(Match::start_turn);
        self.peek(false);
        self.say(None);
    }

    /// Takes over the first stone, which is the turn that touches it.
    fn swap(&mut self) {
        let stone = self.session.game().and_then(|game| notation::swap(game.position()));
        if let Some(stone) = stone {
            self.play(&Turn(vec![stone]));
        }
    }

    /// Plays the turn in progress, and refuses a turn without squares.
    fn finish_turn(&mut self) {
        if self.session.game().is_some_and(|game| game.turns().current.path.is_empty()) {
            // It would be a pass, which has a control of its own.
            self.say(Notice::Refused { square: None, reason: Illegal::Nothing });
        } else {
            self.finish();
        }
    }

    /// Takes back all squares of the turn in progress, and refuses a turn without squares.
    fn clear_moves(&mut self) {
        if self.session.game().is_some_and(|game| game.turns().current.path.is_empty()) {
            self.say(Notice::Refused { square: None, reason: Illegal::Nothing });
        } else {
            self.clear();
        }
    }

    /// Toggles the display of the previous turn, or reports that there is none.
    fn show_previous(&mut self) {
        let there_is = self.session.game().is_some_and(|game| game.turns().previous.is_some());
        let on = there_is && !self.peek.0;
        self.peek(on);
        self.say(if there_is { on.then_some(Notice::Previous) } else { Some(Notice::NoPrevious) });
    }

    /// Undoes the last turn, and explains what else it undid.
    fn undo(&mut self) {
        let Some(table) = &mut self.session.table else { return };
        if table.game().correspondence().is_some_and(|known| known.shared > 0) && !table.game().can_undo() {
            return self.say(Notice::Letter(LetterNotice::Sent));
        }
        let step = table.undo();
        let waits = table.game().is_waiting();
        self.say(match step {
            None => Some(Notice::NothingToUndo),
            Some(Step::OtherMatch) => Some(Notice::EarlierMatch),
            Some(Step::InMatch(Undone::Decision)) if waits => None,
            Some(Step::InMatch(Undone::Decision)) => Some(Notice::GameGoesOn),
            Some(Step::InMatch(_) | Step::Needs(_)) => None,
        });
        self.show_step(step, PlayAction::Undo);
    }

    /// Redoes the turn that was undone last.
    fn redo(&mut self) {
        let Some(table) = &mut self.session.table else { return };
        let step = table.redo();
        self.say(step.is_none().then_some(Notice::NothingToRedo));
        self.show_step(step, PlayAction::Redo);
    }

    /// Sets or withdraws the agreement of a player on the dead stones. The second agreement ends the count.
    fn agree(&mut self, side: Side) {
        let agreed = &mut self.agreed.0[side.index()];
        *agreed = !*agreed;
        if self.agreed.0 == [true; 2] {
            self.agreed.set_if_neq(Agreed::default());
            self.end(|game| {
                // Cannot fail: the control exists only during a count.
                let _ = game.settle();
            });
        }
    }

    /// Starts another match with the same setup.
    fn rematch(&mut self) {
        let Some(mut setup) = self.session.game().map(Match::rematch) else { return };
        coach::suit(&mut setup, self.settings.last_setups.coach, &self.library);
        self.session.begin(setup);
        self.say(None);
        self.peek(false);
        self.shown.write(BoardUpdate::Rebuild);
    }
}

/// Returns what the match waits for, if touches of the board do not count.
pub(super) fn waits_on(session: &Session) -> Option<WaitsOn> {
    let game = session.game()?;
    if !session.is_live() {
        Some(WaitsOn::Replay)
    } else if game.outcome().is_none() && game.counting().is_some() {
        // The dead stones are marked before the count is sent.
        letter_for(game).filter(|on| *on != WaitsOn::Sending)
    } else if game.outcome().is_some() {
        None
    } else if game.computer_to_act().is_some() {
        Some(WaitsOn::Computer)
    } else if let Some(on) = letter_for(game) {
        Some(on)
    } else if !game.turns().current.started {
        Some(WaitsOn::StartTurn)
    } else {
        game.is_paused().then_some(WaitsOn::Clocks)
    }
}

/// Returns the letter that a match by link waits for.
fn letter_for(game: &Match) -> Option<WaitsOn> {
    match game.awaits()? {
        Awaits::Act | Awaits::Nothing => None,
        Awaits::Sending => Some(WaitsOn::Sending),
        Awaits::Answer => Some(WaitsOn::Letter(game.asking_side().other())),
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
        if let Some(on) = waits_on(&commands.session) {
            commands.say(Notice::Waits { square: Some(square), on });
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
        if commands.session.replay.is_some() && !action.opens_the_menu() {
            // The board shows a replay, not the current state of the match.
            continue;
        }
        // Mutable access marks the session as changed, even if the action is refused.
        let Some(table) = &mut commands.session.table else { continue };
        let game = table.game();
        let is_by_link = game.correspondence().is_some();
        let is_touched = !game.turns().current.path.is_empty();
        if game.setup().tournament_mode && action.takes_back() && !is_by_link && !is_touched {
            commands.say(Notice::TournamentMode);
            continue;
        }
        if action.makes_a_turn() && game.computer_to_act().is_some() {
            // It is the computer's turn.
            continue;
        }
        if action.makes_a_turn()
            && let Some(on) = letter_for(game)
        {
            commands.say(Notice::Waits { square: None, on });
            continue;
        }
        if action.changes_the_match() && game.is_of_others() {
            // Two others play it.
            continue;
        }
        if action.needs_both() && is_by_link {
            // It needs the other player's word; see `state::letters`.
            continue;
        }
        if !matches!(action, PlayAction::Agree(_)) && !action.opens_the_menu() {
            commands.agreed.set_if_neq(Agreed::default());
        }
        commands.carry_out(*action);
        if !action.opens_the_menu() {
            commands.close_more();
        }
    }
}
