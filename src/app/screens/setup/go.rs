//! Rules options of Go besides the set of rules: board size, handicap, komi and the old
//! opening.

use bevy::prelude::*;

use crate::app::screens::outcome::points;
use crate::app::screens::rule_words::halves;
use crate::app::screens::setup::SetupView;
use crate::app::screens::setup::{Sizes, chip, chips, note, sizes};
use crate::app::screens::words::count;
use crate::app::ui::widgets::Ui;
use crate::app::vocabulary::action::{Fold, SetupAction};
use crate::play::rule_change::{GoChange, RuleChange, Step};
use crate::rules::go::{Opening, Rules, Size};

/// Usual komi in half points: none, half a point to avoid draws, the komi of each set of rules,
/// and the older komi of many clubs.
const KOMI: [i16; 6] = [0, 1, 11, 13, 14, 15];

/// Possible handicaps in stones. One stone is missing, because it equals the first move.
const HANDICAPS: [u8; 9] = [0, 2, 3, 4, 5, 6, 7, 8, 9];

/// Draws the rules of Go besides the set of rules.
pub(super) fn details(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    board(parent, ui, rules);
    if rules.most_handicap() > 0 {
        handicap(parent, ui, rules);
    }
    komi(parent, ui, rules);
    if rules.most_handicap() > 0 {
        ui.section(parent, "setup-house-rules", |ui, section| {
            ui.card(section, |ui, card| {
                let on = rules.opening == Opening::SeatStones;
                let (title, line) = (ui.say("rule-seat-stones"), ui.say("rule-seat-stones-line"));
                let action = SetupAction::Rule(RuleChange::Go(GoChange::SeatStones));
                ui.switch(card, on, title, line, action);
            });
        });
    }
}

/// Draws the choice of the board size.
fn board(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    ui.section(parent, "setup-board", |ui, section| {
        let usual = Size::USUAL.map(|size| {
            let label = ui.words.board_size(rules.on(size).grid());
            chip(rules.size == size, label, RuleChange::Go(GoChange::Size(size)))
        });
        let step = |can: bool, step| can.then_some(RuleChange::Go(GoChange::Lines(step)));
        let steps =
            [step(rules.size > Size::SMALLEST, Step::Down), step(rules.size < Size::LARGEST, Step::Up)];
        sizes(section, ui, Sizes { usual: usual.into(), current: rules.grid(), steps });
        let line = ui.say(size_line(rules.size));
        note(section, ui, line);
    });
}

/// Returns the message key that describes a board size.
fn size_line(size: Size) -> &'static str {
    match size.lines() {
        19 => "go-size-full",
        13..19 => "go-size-middle",
        7..13 => "go-size-small",
        0..7 => "go-size-tiny",
        _ => "go-size-large",
    }
}

/// Draws the choice of the handicap.
fn handicap(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    let most = rules.most_handicap();
    let stones = HANDICAPS.into_iter().filter(|stones| *stones <= most);
    let choices = stones
        .map(|stones| {
            let label = if stones == 0 { ui.say("go-no-handicap") } else { stones.to_string() };
            chip(rules.handicap == stones, label, RuleChange::Go(GoChange::Handicap(stones)))
        })
        .collect();
    let line = ui.words.language.format("go-handicap-line", &[("stones", count(rules.handicap.into()))]);
    chips(parent, ui, "go-handicap", choices, Some(line));
}

/// Draws the choice of the komi.
fn komi(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    let is_unusual = !KOMI.contains(&rules.komi);
    let unfolded = is_unusual || ui.view.draft.is_unfolded(Fold::Komi);
    ui.section(parent, "go-komi", |ui, section| {
        let mut choices: Vec<_> = KOMI
            .into_iter()
            .map(|komi| chip(rules.komi == komi, halves(komi), RuleChange::Go(GoChange::Komi(komi))))
            .collect();
        if !unfolded {
            choices.push((false, ui.say("setup-other"), SetupAction::Unfold(Fold::Komi).into()));
        }
        ui.chips(section, choices);
        if unfolded {
            let [down, up] = [Step::Down, Step::Up]
                .map(|step| SetupAction::Rule(RuleChange::Go(GoChange::KomiStep(step))).into());
            ui.stepper(section, halves(rules.komi), Some(down), Some(up));
        }
        let line = match rules.komi {
            0 => "go-komi-none",
            ..0 => "go-komi-black",
            komi if komi % 2 == 0 => "go-komi-whole",
            _ => "go-komi-half",
        };
        let line = ui.words.language.format(line, &[("points", points(rules.komi.abs().into()))]);
        note(section, ui, line);
    });
}
