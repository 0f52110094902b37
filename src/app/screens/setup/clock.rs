//! Time controls of the players.

use bevy::prelude::*;

use crate::app::screens::setup::SetupView;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Ui, column};
use crate::app::vocabulary::action::{Fold, SetupAction};
use crate::app::vocabulary::preferences::Opposition;
use crate::play::TimeControl;
use crate::rules::{Game, Side};

/// Indices of the most common time controls.
const USUAL: [usize; 4] = [0, 1, 3, 4];

/// Draws the time controls, each in words, and the main time of each player.
pub(super) fn draw(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, game: Game) {
    let clocks = ui.view.draft.setups.clocks(game);
    let presets = TimeControl::presets();
    let chosen = clocks[0].or(clocks[1]);
    let unfolded = ui.view.draft.is_unfolded(Fold::Clocks);
    let mut shown: Vec<TimeControl> =
        if unfolded { presets.to_vec() } else { USUAL.iter().map(|&at| presets[at]).collect() };
    // The selected control is always visible.
    shown.extend(chosen.filter(|control| !shown.contains(control)));
    let runs_live = ui.view.draft.setups.opposition == Opposition::ByLink;
    ui.section(parent, "setup-clock", |ui, section| {
        if runs_live {
            ui.text(section, Role::Small, ui.colours().ink_2, ui.say("live-clock-line"));
        }
        ui.card(section, |ui, card| {
            let none = ui.say("clock-none");
            ui.option(card, chosen.is_none(), none, String::new(), SetupAction::Clocks([None; 2]));
            for control in shown {
                let action = SetupAction::Clocks([Some(control); 2]);
                let words = ui.words.control_in_words(control);
                ui.option(card, chosen == Some(control), words, String::new(), action);
            }
            let (title, line) = if unfolded {
                (ui.say("setup-fewer"), String::new())
            } else {
                (ui.say("clock-more"), ui.say("clock-more-line"))
            };
            ui.fold(card, unfolded, title, line, SetupAction::Unfold(Fold::Clocks));
        });
        if chosen.is_some() {
            // Players can have different times, for example a child more or an expert less.
            for side in Side::BOTH {
                let Some(control) = clocks[side.index()] else { continue };
                let with = |control: Option<TimeControl>| {
                    let mut clocks = clocks;
                    clocks[side.index()] = Some(control?);
                    Some(SetupAction::Clocks(clocks).into())
                };
                let player = ui.view.draft.setups.player(game, side);
                let rules = ui.view.draft.setups.rules(game);
                let who = ui.words.called(rules, &player, side);
                section.spawn(column(4.)).with_children(|own| {
                    ui.text(own, Role::Small, ui.colours().ink_2, who);
                    let time = ui.words.span(control.main());
                    ui.stepper(own, time, with(control.shorter()), with(control.longer()));
                });
            }
        }
    });
}
