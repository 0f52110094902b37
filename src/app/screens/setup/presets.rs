//! Choice between the named rules of a game.

use bevy::prelude::*;

use crate::app::screens::setup::SetupView;
use crate::app::ui::widgets::Ui;
use crate::app::vocabulary::action::{Fold, SetupAction};
use crate::play::rule_change::{RuleChange, kind};
use crate::rules::{Preset, Rules};

/// Draws all presets of the game.
pub(super) fn list(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    ui.card(parent, |ui, card| {
        for at in 0..rules.game().presets().len() {
            option(card, ui, rules, at);
        }
        own(card, ui, rules);
    });
}

/// Draws the presets that have a rank, in its order, and the others once they are unfolded.
pub(super) fn folded_list(
    parent: &mut ChildSpawnerCommands,
    ui: &mut Ui<SetupView>,
    rules: Rules,
    is_common: impl Fn(&Preset) -> Option<usize>,
) {
    let mut common: Vec<_> = Vec::new();
    let mut others = Vec::new();
    for (at, preset) in rules.game().presets().iter().enumerate() {
        match is_common(preset) {
            Some(rank) => common.push((rank, at)),
            None => others.push(at),
        }
    }
    common.sort_unstable();
    let unfolded = ui.view.draft.is_unfolded(Fold::Presets);
    ui.card(parent, |ui, card| {
        for (_, at) in common {
            option(card, ui, rules, at);
        }
        let chosen = |at: &usize| rules.game().presets()[*at].rules == rules;
        // The selected preset is always visible.
        for &at in others.iter().filter(|at| unfolded || chosen(at)) {
            option(card, ui, rules, at);
        }
        own(card, ui, rules);
        let names: Vec<_> = others
            .iter()
            .filter(|at| !chosen(at))
            .map(|&at| ui.words.kind_name(rules.game().presets()[at].rules))
            .collect();
        let (title, line) = if unfolded {
            (ui.say("setup-fewer"), String::new())
        } else {
            (ui.say("setup-more-rules"), ui.words.list(&names))
        };
        ui.fold(card, unfolded, title, line, SetupAction::Unfold(Fold::Presets));
    });
}

/// Draws the preset with this index.
fn option(card: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules, at: usize) {
    let preset = &rules.game().presets()[at];
    let chosen = kind(rules).is_some_and(|kind| kind.name == preset.name);
    let (name, line) = (ui.words.kind_name(preset.rules), ui.words.kind_line(preset.rules));
    ui.option(card, chosen, name, line, SetupAction::Rule(RuleChange::Preset(at)));
}

/// Draws a selected entry for rules that equal no preset. One entry is therefore always
/// selected.
fn own(card: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    if kind(rules).is_none() {
        let (name, line) = (ui.words.kind_name(rules), ui.words.kind_line(rules));
        ui.chosen(card, name, line);
    }
}
