//! Rules options of Hex: board size and swap.

use bevy::prelude::*;

use crate::app::screens::setup::{SetupView, chip, chips};
use crate::app::ui::widgets::Ui;
use crate::app::vocabulary::action::SetupAction;
use crate::play::rule_change::{HexChange, RuleChange};
use crate::rules::Grid;
use crate::rules::hex::Rules;

/// Draws the board size and the switch of the swap rule.
pub(super) fn draw(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    let sizes = Rules::SIZES.map(|size| {
        let label = ui.words.board_size(Grid::rhombus(size));
        chip(rules.size() == size, label, RuleChange::Hex(HexChange::Size(size)))
    });
    chips(parent, ui, "setup-board", sizes.into(), None);
    ui.section(parent, "setup-opening", |ui, section| {
        ui.card(section, |ui, card| {
            let on = rules.swap();
            let line = ui.say(if on { "rule-swap-line" } else { "rule-swap-off-line" });
            let action = SetupAction::Rule(RuleChange::Hex(HexChange::Swap));
            ui.switch(card, on, ui.say("rule-swap"), line, action);
        });
    });
}
