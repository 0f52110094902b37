//! Rules options of Hex: board size and swap.

use bevy::prelude::*;

use crate::app::screens::setup::{SetupView, Sizes, chip, sizes};
use crate::app::ui::widgets::Ui;
use crate::app::vocabulary::action::SetupAction;
use crate::play::rule_change::{HexChange, RuleChange, Step};
use crate::rules::Grid;
use crate::rules::hex::Rules;

/// Draws the board size and the switch of the swap rule.
pub(super) fn draw(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    ui.section(parent, "setup-board", |ui, section| {
        let usual = Rules::SIZES.map(|size| {
            let label = ui.words.board_size(Grid::rhombus(size));
            chip(rules.size() == size, label, RuleChange::Hex(HexChange::Size(size)))
        });
        let can = |size| Rules::new(size, true).is_ok();
        let step = |can: bool, step| can.then_some(RuleChange::Hex(HexChange::Cells(step)));
        let steps = [step(can(rules.size() - 1), Step::Down), step(can(rules.size() + 1), Step::Up)];
        sizes(section, ui, Sizes { usual: usual.into(), current: rules.grid(), steps });
    });
    ui.section(parent, "setup-opening", |ui, section| {
        ui.card(section, |ui, card| {
            let on = rules.swap();
            let line = ui.say(if on { "rule-swap-line" } else { "rule-swap-off-line" });
            let action = SetupAction::Rule(RuleChange::Hex(HexChange::Swap));
            ui.switch(card, on, ui.say("rule-swap"), line, action);
        });
    });
}
