//! The ways to hand the table to other programs.

use bevy::prelude::*;

use crate::app::screens::tournament::TournamentView;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::vocabulary::action::{TableForm, TournamentAction};

/// Draws the ways to share the table.
pub(super) fn draw(page: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>) {
    let (shares, is_busy) = (ui.view.device.0.abilities().share, ui.view.exchange.is_busy());
    let mut ways = vec![
        ("picture", "picture", TableForm::Picture, is_busy),
        ("print", "tournament-print", TableForm::Page, is_busy),
        ("copy", "tournament-copy", TableForm::Copied, false),
    ];
    if shares {
        ways.push(("share", "tournament-share", TableForm::Shared, false));
    }
    ui.section(page, "tournament-hand-out", |ui, section| {
        for pair in ways.chunks(2) {
            let node = if ui.is_large() { column(12.) } else { row(12.) };
            section.spawn(node).with_children(|acts| {
                for &(icon, key, form, is_busy) in pair {
                    let button =
                        Button::new(Weight::Secondary, icon, ui.say(key), TournamentAction::HandOut(form));
                    // Below each other, large labels take the height that they need.
                    let room = Node { flex_grow: 1., flex_basis: px(0), ..row(0.) };
                    let room = if ui.is_large() { row(0.) } else { room };
                    acts.spawn(room).with_children(|room| ui.button(room, button.enabled(!is_busy).grow(1.)));
                }
            });
        }
    });
}
