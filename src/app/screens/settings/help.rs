//! The help that a player gets from the computer, for the settings and the menu of a match.

use bevy::prelude::*;

use crate::app::state::settings::Settings;
use crate::app::ui::widgets::Ui;
use crate::app::vocabulary::action::Setting;

/// Draws the switches of the warning before mistakes and of the evaluation bar.
pub(in crate::app::screens) fn switches<V>(
    card: &mut ChildSpawnerCommands,
    ui: &mut Ui<V>,
    settings: &Settings,
) {
    let (title, line) = (ui.say("settings-blunder"), ui.say("settings-blunder-line"));
    let blunder_check = settings.blunder_check;
    ui.switch(card, blunder_check, title, line, Setting::BlunderCheck(!blunder_check));
    let (title, line) = (ui.say("settings-evaluation"), ui.say("settings-evaluation-line"));
    let evaluation = settings.evaluation;
    ui.switch(card, evaluation, title, line, Setting::Evaluation(!evaluation));
}
