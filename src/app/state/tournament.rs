//! The systems of the tournament at home: its setup, its games on the table, and the results of these.

use bevy::prelude::*;

use crate::app::state::home_tournament::{Begun, HomeTournament, begin};
use crate::app::state::library::Library;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::{Action, GoTo, LibraryAction, TournamentAction};
use crate::app::vocabulary::field::{Field, Left, Written};
use crate::app::vocabulary::messages::BoardUpdate;
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::play::Match;

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
            (home.round, home.chosen, home.asked, home.plan.writing) = (None, None, None, None);
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

fn act(
    mut actions: MessageReader<Action>,
    mut home: ResMut<HomeTournament>,
    mut session: ResMut<Session>,
    mut settings: ResMut<Settings>,
    library: Res<Library>,
    mut shown: MessageWriter<BoardUpdate>,
    mut commands: Commands,
) {
    for action in actions.read() {
        let Action::Tournament(action) = action else { continue };
        let home = &mut *home;
        home.asked = None;
        match action {
            TournamentAction::Game(game) => home.plan.game = *game,
            TournamentAction::Kind(kind) => home.plan.kind = *kind,
            TournamentAction::Draw(drawn) => home.plan.drawn = *drawn,
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
            TournamentAction::Begin if home.plan.can_begin() && !home.is_file_kept() => {
                begin(home, &mut settings);
            }
            TournamentAction::Begin => {}
            TournamentAction::Play(place) => {
                home.chosen = None;
                match home.begun_at(*place).map(|begun| begun.id) {
                    Some(id) if session.game().is_some_and(|game| game.id() == id) => {
                        commands.write_message(Action::from(GoTo::Resume));
                    }
                    Some(id) if library.holds(id) => {
                        commands.write_message(Action::from(LibraryAction::Open(id)));
                    }
                    _ => {
                        let setup = home.tournament.as_ref().and_then(|tournament| tournament.setup(*place));
                        let Some(mut setup) = setup else { continue };
                        setup.mode = settings.last_setups.mode(setup.rules.game());
                        session.begin(setup);
                        let games =
                            home.tournament.as_ref().and_then(|tournament| tournament.pairing(*place));
                        let games = games.map_or(0, |pairing| pairing.games.len());
                        let id = session.game().map(Match::id);
                        home.begun.extend(id.map(|id| Begun { id, place: *place, games }));
                        shown.write(BoardUpdate::Rebuild);
                        commands.write_message(Action::from(GoTo::Resume));
                    }
                }
            }
            TournamentAction::Look(round) => (home.round, home.chosen) = (Some(*round), None),
            TournamentAction::Choose(place) => home.chosen = *place,
            TournamentAction::Enter(place, ended) => {
                home.chosen = None;
                let Some(tournament) = &mut home.tournament else { continue };
                let Some(pairing) = tournament.pairing(*place) else { continue };
                let mut games = pairing.games.clone();
                // The last game is entered anew if it has decided the pairing.
                if !tournament.open().contains(place) {
                    games.pop();
                }
                games.extend(*ended);
                // The screen offers only what is possible.
                _ = tournament.correct(*place, &games);
            }
            TournamentAction::Withdraw(player) => {
                home.chosen = None;
                if let Some(tournament) = &mut home.tournament {
                    _ = tournament.withdraw(*player);
                }
            }
            TournamentAction::Ask(question) => home.asked = *question,
            TournamentAction::End => {
                let players = home.tournament.take().map(|tournament| tournament.settings().players.clone());
                home.plan.players = players.unwrap_or_default();
                home.begun.clear();
            }
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
