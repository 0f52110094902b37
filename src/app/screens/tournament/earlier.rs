//! The earlier tournaments: their list, and one of them.

use bevy::prelude::*;

use crate::app::screens::tournament::{TournamentView, crosstable, hand_out, rounds, standings, state};
use crate::app::state::home_tournament::Held;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, row};
use crate::app::vocabulary::action::{TournamentAction, TournamentQuestion};

/// Draws the list of earlier tournaments, if there are any, the last one first.
pub(super) fn list(page: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>) {
    let others = ui.view.home.others();
    if others.is_empty() {
        return;
    }
    ui.section(page, "tournament-earlier", |ui, section| {
        ui.card(section, |ui, card| {
            for (at, held) in others.iter().enumerate().rev() {
                let title = ui.words.tournament_line(held.tournament().settings());
                let state = ui.words.tournament_title(held.tournament());
                let line: Vec<_> = [Some(state), ui.words.date(held.ended())].into_iter().flatten().collect();
                ui.way(card, "trophy", title, line.join(" · "), TournamentAction::Open(Some(at)));
            }
        });
    });
}

/// Draws the tournament at this index of the list.
pub(super) fn draw(page: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>, at: usize, held: &Held) {
    let tournament = held.tournament();
    state(page, ui, tournament);
    rounds::draw(page, ui, tournament, false);
    standings(page, ui, tournament, false);
    crosstable::draw(page, ui, tournament);
    hand_out::draw(page, ui);
    let is_asked = ui.view.home.asked() == Some(TournamentQuestion::Forget(at));
    if is_asked {
        let line = ui.say("tournament-forget-line");
        ui.text(page, Role::Body, ui.colours().ink, line);
    }
    let node = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(10), ..row(12.) };
    page.spawn(node).with_children(|acts| {
        if !tournament.is_over() && !is_asked {
            let label = ui.say("tournament-continue");
            ui.button(acts, Button::new(Weight::Primary, "play", label, TournamentAction::Continue(at)));
        }
        let (weight, action) = if is_asked {
            (Weight::Secondary, TournamentAction::Forget(at))
        } else {
            (Weight::Quiet, TournamentAction::Ask(Some(TournamentQuestion::Forget(at))))
        };
        let label = ui.say("tournament-forget");
        ui.button(acts, Button::new(weight, "trash", label, action));
    });
}
