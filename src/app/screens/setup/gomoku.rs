//! Rules options of gomoku besides the winning condition: board size and opening.

use bevy::prelude::*;

use crate::app::screens::setup::SetupView;
use crate::app::screens::setup::{chip, chips};
use crate::app::ui::widgets::Ui;
use crate::app::vocabulary::action::SetupAction;
use crate::play::rule_change::{GomokuChange, RuleChange};
use crate::rules::Grid;
use crate::rules::gomoku::{Opening, Rules};

/// Draws the board size and the opening.
pub(super) fn details(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    let sizes = Rules::SIZES.map(|size| {
        let label = ui.words.board_size(Grid::rectangle(size, size));
        chip(rules.size() == size, label, RuleChange::Gomoku(GomokuChange::Size(size)))
    });
    chips(parent, ui, "setup-board", sizes.into(), None);
    let openings = [
        (Opening::Free, "opening-free"),
        (Opening::Swap, "opening-swap"),
        (Opening::Swap2, "opening-swap-two"),
    ];
    ui.section(parent, "setup-opening", |ui, section| {
        ui.card(section, |ui, card| {
            for (opening, key) in openings {
                let line = ui.say(&format!("{key}-line"));
                let action = SetupAction::Rule(RuleChange::Gomoku(GomokuChange::Opening(opening)));
                ui.option(card, rules.opening() == opening, ui.say(key), line, action);
            }
        });
    });
}
