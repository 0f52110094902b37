//! A match by link: what it is, and the way in for a link that has arrived.

use bevy::prelude::*;

use crate::app::screens::setup::{SetupView, note};
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column};
use crate::app::vocabulary::action::{RecordAction, SetupAction};
use crate::rules::Game;

/// Draws how a match by link goes, and the control that pastes a link.
pub(super) fn draw(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>) {
    let colours = ui.colours();
    let about = ui.say("link-about");
    note(parent, ui, about);
    ui.card(parent, |ui, card| {
        card.spawn(Node { padding: UiRect::all(px(13)), ..column(12.) }).with_children(|card| {
            card.spawn(column(2.)).with_children(|words| {
                ui.text(words, Role::Head, colours.ink, ui.say("link-received"));
                ui.text(words, Role::Small, colours.ink_2, ui.say("link-received-line"));
            });
            let paste = ui.say("link-paste");
            ui.button(card, Button::new(Weight::Secondary, "paste", paste, RecordAction::Paste));
        });
    });
}

/// Draws the switch for hints, which both players have to agree on.
pub(super) fn hints(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, game: Game) {
    let allowed = !ui.view.draft.setups.in_tournament_mode(game);
    let (title, line) = (ui.say("link-hints"), ui.say("link-hints-line"));
    ui.card(parent, |ui, card| {
        ui.switch(card, allowed, title, line, SetupAction::TournamentMode(allowed));
    });
}
