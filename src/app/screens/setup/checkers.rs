//! Rules options of checkers: the national games and the house rules.

use bevy::prelude::*;

use crate::app::screens::setup::SetupView;
use crate::app::screens::setup::{chip, chips, presets};
use crate::app::ui::widgets::Ui;
use crate::app::vocabulary::action::{Fold, SetupAction};
use crate::play::rule_change::{CheckersChange, RuleChange, Switch};
use crate::rules::Rules as AnyRules;
use crate::rules::checkers::{Priority, Rules, Size};

/// The most common presets, in display order.
const COMMON: [Rules; 4] = [Rules::AMERICAN, Rules::HOUSE, Rules::INTERNATIONAL, Rules::RUSSIAN];

/// Number of switches that are always shown, the most disputed ones. The others are folded.
const ARGUED: usize = 4;

/// Draws the presets, the most common ones first.
pub(super) fn kinds(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: AnyRules) {
    ui.section(parent, "setup-rules", |ui, section| {
        presets::folded_list(section, ui, rules, |preset| {
            COMMON.iter().position(|&common| AnyRules::Checkers(common) == preset.rules)
        });
    });
}

/// Draws the switches of single rules, the priority of captures and the board size.
pub(super) fn details(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    let unfolded = ui.view.draft.is_unfolded(Fold::HouseRules);
    ui.section(parent, "setup-house-rules", |ui, section| {
        ui.card(section, |ui, card| {
            let shown = if unfolded { Switch::ALL.len() } else { ARGUED };
            for &switch in Switch::ALL[..shown].iter().filter(|switch| switch.matters(rules)) {
                let key = key(switch);
                let line = ui.say(&format!("{key}-line"));
                let action = SetupAction::Rule(RuleChange::Checkers(CheckersChange::Toggle(switch)));
                ui.switch(card, switch.is_on(rules), ui.say(key), line, action);
            }
            let (title, line) = if unfolded {
                (ui.say("setup-fewer"), String::new())
            } else {
                (ui.say("setup-more-house-rules"), ui.say("setup-more-house-rules-line"))
            };
            ui.fold(card, unfolded, title, line, SetupAction::Unfold(Fold::HouseRules));
        });
    });
    if unfolded {
        priority(parent, ui, rules);
        let sizes = [Size::Eight, Size::Ten, Size::Twelve].map(|size| {
            let label = ui.words.board_size(Rules { size, ..rules }.grid());
            chip(rules.size == size, label, RuleChange::Checkers(CheckersChange::Board(size)))
        });
        chips(parent, ui, "setup-board", sizes.into(), None);
    }
}

/// Returns the message key of a switch.
fn key(switch: Switch) -> &'static str {
    match switch {
        Switch::ForcedCapture => "rule-forced",
        Switch::FinishJumps => "rule-finish",
        Switch::FlyingKings => "rule-flying",
        Switch::MenCaptureBackward => "rule-backward",
        Switch::MenCaptureKings => "rule-take-kings",
        Switch::CrownAtOnce => "rule-crown-at-once",
        Switch::OrthogonalCaptures => "rule-straight",
        Switch::KingsRest => "rule-rest",
    }
}

/// Draws the choice of the capture priority.
fn priority(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    let priorities = [
        (Priority::Free, "rule-priority-free"),
        (Priority::Most, "rule-priority-most"),
        (Priority::WithKing, "rule-priority-king"),
        (Priority::MostThenKings, "rule-priority-most-kings"),
        (Priority::Italian, "rule-priority-italian"),
        (Priority::Value, "rule-priority-value"),
    ];
    let line = priorities
        .iter()
        .find(|(priority, _)| *priority == rules.priority)
        .map(|(_, key)| ui.say(&format!("{key}-line")));
    let choices = priorities
        .map(|(priority, key)| {
            let change = RuleChange::Checkers(CheckersChange::Priority(priority));
            chip(rules.priority == priority, ui.say(key), change)
        })
        .into();
    chips(parent, ui, "rule-priority", choices, line);
}
