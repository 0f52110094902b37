//! The systems of the tournament at home: its setup, its games on the table, and the results of these.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::device::Device;
use crate::app::state::home_tournament::{HomeTournament, begin};
use crate::app::state::library::Library;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::{Action, GoTo, LibraryAction, TableForm, TournamentAction};
use crate::app::vocabulary::field::{Field, Left, Written};
use crate::app::vocabulary::messages::{BoardUpdate, TableWanted};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::platform::{PLAYS_LIVE, now};
use crate::play::tournament::Place;
use crate::play::{Match, Setup};
use crate::rules::Side;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HomeTournament>()
        .add_systems(
            Update,
            (
                write.run_if(on_message::<Written>),
                leave.run_if(on_message::<Left>),
                act.run_if(on_message::<Action>),
            )
                .chain()
                .in_set(PlaySystems::Act),
        )
        .add_systems(
            Update,
            follow
                .run_if(resource_exists_and_changed::<Session>)
                .after(PlaySystems::Go)
                .before(PlaySystems::Save),
        )
        .add_systems(OnExit(Screen::Tournament), |mut home: ResMut<HomeTournament>| {
            home.close();
            home.plan.writing = None;
        });
}

/// Takes over the name in the field.
fn write(mut written: MessageReader<Written>, mut home: ResMut<HomeTournament>) {
    for Written(field, text) in written.read() {
        // The field shows the text already, so the screen need not be redrawn.
        let plan = &mut home.bypass_change_detection().plan;
        if *field == Field::Entrant && plan.writing.is_some() {
            plan.writing = Some(text.clone());
        }
    }
}

/// Adds the player whose name was written.
fn leave(mut left: MessageReader<Left>, mut home: ResMut<HomeTournament>) {
    if left.read().any(|Left(field)| *field == Field::Entrant)
        && let Some(name) = home.plan.writing.take()
    {
        home.plan.add(&name);
    }
}

/// The resources that a tournament reads and changes.
#[derive(SystemParam)]
struct TournamentContext<'w, 's> {
    home: ResMut<'w, HomeTournament>,
    session: ResMut<'w, Session>,
    settings: ResMut<'w, Settings>,
    library: Res<'w, Library>,
    device: Res<'w, Device>,
    shown: MessageWriter<'w, BoardUpdate>,
    commands: Commands<'w, 's>,
}

impl TournamentContext<'_, '_> {
    /// Returns the setup of the next game of a pairing, with turns made as in the last match of the game.
    fn setup(&self, place: Place) -> Option<Setup> {
        let setup = self.home.tournament()?.setup(place)?;
        Some(Setup { mode: self.settings.last_setups.mode(setup.rules.game()), ..setup })
    }

    /// Plays the next game of a pairing, or continues it.
    fn play(&mut self, place: Place) {
        self.home.chosen = None;
        match self.home.match_at(place) {
            Some(id) if self.session.game().is_some_and(|game| game.id() == id) => {
                self.commands.write_message(Action::from(GoTo::Resume));
            }
            Some(id) if self.library.holds(id) => {
                self.commands.write_message(Action::from(LibraryAction::Open(id)));
            }
            _ => {
                if let Some(setup) = self.setup(place) {
                    self.begin(place, setup);
                }
            }
        }
    }

    /// Begins the next game of a pairing by link, in which this player is at this device. Hints are off, since nobody
    /// has agreed on them, and clocks run only where players can be connected live.
    fn play_by_link(&mut self, place: Place, player: usize) {
        let Some(pairing) = self.home.tournament().and_then(|tournament| tournament.pairing(place)) else {
            return;
        };
        let sides = pairing.sides(pairing.games.len());
        let Some(side) = Side::BOTH.into_iter().find(|side| sides[side.index()] == player) else { return };
        let Some(mut setup) = self.setup(place) else { return };
        if !setup.players.iter().all(crate::play::Player::is_person) {
            return;
        }
        setup.players[side.other().index()].away = true;
        setup.tournament_mode = true;
        if !PLAYS_LIVE {
            setup.clocks = [None; 2];
        }
        self.home.chosen = None;
        self.begin(place, setup);
    }

    fn begin(&mut self, place: Place, setup: Setup) {
        self.session.begin(setup);
        if let Some(id) = self.session.game().map(Match::id) {
            self.home.note(place, id);
        }
        self.shown.write(BoardUpdate::Rebuild);
        self.commands.write_message(Action::from(GoTo::Resume));
    }

    /// Asks for the table of the tournament on the page.
    fn hand_out(&mut self, form: TableForm) {
        let opened = self.home.opened().map(|(_, held)| (held.tournament(), held.ended()));
        let current = || self.home.tournament().map(|tournament| (tournament, 0));
        let Some((tournament, ended)) = opened.or_else(current) else { return };
        let tournament = Box::new(tournament.clone());
        let paper = self.settings.paper_for(&self.device);
        self.commands.write_message(TableWanted { tournament, ended, form, paper });
    }
}

fn act(mut actions: MessageReader<Action>, mut context: TournamentContext) {
    for action in actions.read() {
        let Action::Tournament(action) = action else { continue };
        let home = &mut *context.home;
        home.asked = None;
        match action {
            TournamentAction::Game(game) => home.plan.game = *game,
            TournamentAction::Kind(kind) => home.plan.kind = *kind,
            TournamentAction::Draw(drawn) => home.plan.drawn = *drawn,
            TournamentAction::Even(even) => home.plan.even = *even,
            TournamentAction::Time(time) => home.plan.time = *time,
            TournamentAction::Add(name) => home.plan.add(name),
            TournamentAction::AddComputer(level) => home.plan.add_computer(*level),
            TournamentAction::Remove(at) => {
                if *at < home.plan.players.len() {
                    home.plan.players.remove(*at);
                }
            }
            TournamentAction::Write(on) => {
                if let Some(name) = home.plan.writing.take() {
                    home.plan.add(&name);
                }
                home.plan.writing = on.then(String::new);
            }
            TournamentAction::Begin if home.may_begin(context.library.is_known()) => {
                begin(home, &mut context.settings, context.library.all());
            }
            TournamentAction::Begin => {}
            TournamentAction::Play(place) => context.play(*place),
            TournamentAction::PlayByLink(place, player) => context.play_by_link(*place, *player),
            TournamentAction::Look(round) => (home.round, home.chosen) = (Some(*round), None),
            TournamentAction::Choose(place) => home.chosen = *place,
            TournamentAction::Enter(place, ended) => {
                home.chosen = None;
                let Some(held) = &mut home.current else { continue };
                let Some(pairing) = held.tournament.pairing(*place) else { continue };
                let mut games = pairing.games.clone();
                // The last game is entered anew if it has decided the pairing.
                if !held.tournament.open().contains(place) {
                    games.pop();
                }
                games.extend(*ended);
                // The screen offers only what is possible.
                _ = held.tournament.correct(*place, &games);
            }
            TournamentAction::Withdraw(player) => {
                home.chosen = None;
                if let Some(held) = &mut home.current {
                    _ = held.tournament.withdraw(*player);
                }
            }
            TournamentAction::Ask(question) => home.asked = *question,
            TournamentAction::End => {
                let players = home.tournament().map(|tournament| tournament.settings().players.clone());
                home.plan.players = players.unwrap_or_default();
                home.put_aside(now());
            }
            TournamentAction::Open(other) => {
                home.close();
                home.opened = *other;
            }
            TournamentAction::Continue(at) => home.go_on(*at, now()),
            TournamentAction::Forget(at) => home.forget(*at),
            TournamentAction::HandOut(form) => context.hand_out(*form),
        }
    }
}

/// Takes over the result of a match of the tournament.
fn follow(session: Res<Session>, mut home: ResMut<HomeTournament>) {
    let Some(game) = session.game() else { return };
    if home.bypass_change_detection().follow(game) {
        home.set_changed();
    }
}
