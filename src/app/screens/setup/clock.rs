//! Time controls of the players.

use bevy::prelude::*;

use crate::app::screens::setup::SetupView;
use crate::app::screens::setup::note;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Ui, column};
use crate::app::vocabulary::action::{Action, Fold, SetupAction};
use crate::play::TimeControl;
use crate::rules::{Game, Side};

/// Indices of the most common time controls.
const USUAL: [usize; 4] = [0, 1, 3, 4];

/// Draws the choice of the time control and the main time of each player.
pub(super) fn draw(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, game: Game) {
    let clocks = ui.view.draft.setups.clocks(game);
    let presets = TimeControl::presets();
    let chosen = clocks[0].or(clocks[1]);
    let is_usual = chosen.is_none_or(|control| USUAL.iter().any(|&at| presets[at] == control));
    let unfolded = ui.view.draft.is_unfolded(Fold::Clocks);
    ui.section(parent, "setup-clock", |ui, section| {
        let chip = |ui: &Ui<SetupView>, control: TimeControl| {
            let action: Action = SetupAction::Clocks([Some(control); 2]).into();
            (clocks == [Some(control); 2], ui.words.control(control), action)
        };
        let mut chips = vec![(chosen.is_none(), ui.say("clock-none"), SetupAction::Clocks([None; 2]).into())];
        let shown: Vec<TimeControl> =
            if unfolded { presets.to_vec() } else { USUAL.iter().map(|&at| presets[at]).collect() };
        chips.extend(shown.iter().map(|&control| chip(ui, control)));
        if let Some(control) = chosen.filter(|control| !shown.contains(control)) {
            chips.push(chip(ui, control));
        }
        let is_other = !is_usual && !unfolded;
        chips.push((is_other, ui.say("setup-other"), SetupAction::Unfold(Fold::Clocks).into()));
        ui.chips(section, chips);
        if let Some(control) = chosen {
            let line = ui.words.control_line(control);
            note(section, ui, line);
            // Players can have different times, for example a child more or an expert less.
            for side in Side::BOTH {
                let Some(control) = clocks[side.index()] else { continue };
                let with = |control: Option<TimeControl>| {
                    let mut clocks = clocks;
                    clocks[side.index()] = Some(control?);
                    Some(SetupAction::Clocks(clocks).into())
                };
                let player = ui.view.draft.setups.player(side);
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
