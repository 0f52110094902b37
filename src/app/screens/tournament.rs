//! The tournament at home: who plays whom, the results, and the standings.

use bevy::prelude::*;

use crate::app::device::Device;
use crate::app::screens::tournament::words::half_points;
use crate::app::screens::{ScreenArea, banner, screen};
use crate::app::state::exchange::Exchange;
use crate::app::state::home_tournament::HomeTournament;
use crate::app::state::library::Library;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::vocabulary::action::{TournamentAction, TournamentQuestion};
use crate::app::vocabulary::notice::StatusLine;
use crate::app::vocabulary::screen::Screen;
use crate::play::tournament::Tournament;

mod crosstable;
mod earlier;
mod hand_out;
mod plan;
mod rounds;
pub(super) mod words;

/// Largest width of the page in points.
const WIDTH: f32 = 720.;

screen! {
    /// Resources that the tournament shows.
    TournamentView on Screen::Tournament in ScreenArea::SafeArea => plugin {
        device: Device,
        exchange: Exchange,
        home: HomeTournament,
        library: Library,
        message: StatusLine,
        session: Session,
        settings: Settings,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>) {
    let title = ui.say("tournament");
    let view = ui.view;
    let is_opened = view.home.opened().is_some() && !view.home.is_file_kept();
    let is_plan = view.home.tournament().is_none() && !view.home.is_file_kept() && !is_opened;
    ui.top_bar(root, title, |ui, bar| {
        if is_opened {
            ui.icon_button(bar, "close", TournamentAction::Open(None));
        }
    });
    ui.page_under_banners(root, WIDTH, |ui, page| {
        if view.home.is_file_kept() {
            let line = ui.say("tournament-later");
            ui.notice(page, true, line);
        } else if let Some((at, held)) = view.home.opened() {
            earlier::draw(page, ui, at, held);
        } else if let Some(tournament) = view.home.tournament() {
            running(page, ui, tournament);
        } else {
            plan::draw(page, ui);
            earlier::list(page, ui);
        }
    });
    if is_plan {
        plan::foot(root, ui, WIDTH);
    }
    banner(root, ui, &ui.view.message, ui.view.session.game());
}

/// Draws a tournament that has begun.
fn running(page: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>, tournament: &Tournament) {
    state(page, ui, tournament);
    rounds::draw(page, ui, tournament, true);
    standings(page, ui, tournament, true);
    crosstable::draw(page, ui, tournament);
    hand_out::draw(page, ui);
    ending(page, ui);
    earlier::list(page, ui);
}

/// Draws the game, the kind, and the round or the winner.
fn state(page: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>, tournament: &Tournament) {
    let colours = ui.colours();
    let line = ui.words.tournament_line(tournament.settings());
    let title = ui.words.tournament_title(tournament);
    page.spawn(row(16.)).with_children(|head| {
        ui.icon(head, "trophy", 44., colours.accent_ink);
        ui.two_lines(head, (Role::Title, title), (colours.ink_2, line));
    });
}

/// Draws the standings. Players can leave a tournament that is `played`.
fn standings(
    page: &mut ChildSpawnerCommands,
    ui: &mut Ui<TournamentView>,
    tournament: &Tournament,
    played: bool,
) {
    let colours = ui.colours();
    ui.section(page, "tournament-standings", |ui, section| {
        ui.card(section, |ui, card| {
            let standings = tournament.standings();
            for standing in &standings {
                let player = &tournament.settings().players[standing.player];
                let node = Node { padding: UiRect::axes(px(13), px(8)), ..row(12.) };
                card.spawn(node).with_children(|line| {
                    let place = Node { width: px(28), flex_shrink: 0., ..default() };
                    line.spawn(place).with_children(|room| {
                        ui.text(room, Role::Label, colours.ink_2, standing.place.to_string());
                    });
                    let name = ui.words.entrant(player);
                    let games = if tournament.has_withdrawn(standing.player) {
                        ui.say("tournament-withdrawn")
                    } else {
                        let games = ui.words.games_of(standing.score);
                        let ties = ui.words.ties(tournament.settings().kind, standing, &standings);
                        [games].into_iter().chain(ties).collect::<Vec<_>>().join(" · ")
                    };
                    ui.two_lines(line, (Role::Label, name), (colours.ink_2, games));
                    ui.text(line, Role::Head, colours.ink, half_points(standing.halves));
                    if played && !tournament.is_over() && !tournament.has_withdrawn(standing.player) {
                        let leave = TournamentQuestion::Leave(standing.player);
                        ui.icon_button(line, "resign", TournamentAction::Ask(Some(leave)));
                    }
                });
                if played && ui.view.home.asked() == Some(TournamentQuestion::Leave(standing.player)) {
                    let leaves = TournamentAction::Withdraw(standing.player).into();
                    let stays = TournamentAction::Ask(None).into();
                    let chips = vec![
                        (false, ui.say("tournament-withdraw"), leaves),
                        (true, ui.say("tournament-stay"), stays),
                    ];
                    card.spawn(Node { padding: UiRect::all(px(11)), ..column(0.) })
                        .with_children(|below| ui.chips(below, chips));
                }
            }
        });
    });
}

/// Draws the way to end the tournament, which asks first.
fn ending(page: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>) {
    let node = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(10), ..row(12.) };
    let is_asked = ui.view.home.asked() == Some(TournamentQuestion::End);
    if is_asked {
        let line = ui.say("tournament-end-line");
        ui.text(page, Role::Body, ui.colours().ink, line);
    }
    page.spawn(node).with_children(|acts| {
        let (weight, action) = if is_asked {
            (Weight::Secondary, TournamentAction::End)
        } else {
            (Weight::Quiet, TournamentAction::Ask(Some(TournamentQuestion::End)))
        };
        let label = ui.say("tournament-end");
        ui.button(acts, Button::new(weight, "finish", label, action));
    });
}
