//! The players of both sides with their name fields.

use bevy::prelude::*;

use crate::app::screens::setup::SetupView;
use crate::app::theme::Role;
use crate::app::ui::field;
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Button, Ui, Weight, column, control, row};
use crate::app::vocabulary::action::SetupAction;
use crate::app::vocabulary::field::Field;
use crate::app::vocabulary::preferences::Opposition;
use crate::rules::{Rules, Side, gomoku};

/// Maximum length of a name in characters; it fits on a phone.
const LONGEST_NAME: usize = 20;

/// Draws the two players, and the control that swaps their sides.
pub(super) fn draw(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    ui.card(parent, |ui, card| {
        for side in Side::BOTH {
            seat(card, ui, rules, side);
        }
        let label = ui.say("setup-swap");
        ui.button(card, Button::new(Weight::Quiet, "swap", label, SetupAction::Swap));
    });
}

/// Draws a player.
fn seat(card: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules, side: Side) {
    let colours = ui.colours();
    let draft = ui.view.draft.clone();
    let player = draft.setups.player(rules.game(), side);
    let is_computer = draft.setups.level(side).is_some();
    let editing = draft.editing == Some(side);
    let node = Node { min_height: px(60), padding: UiRect::axes(px(11), px(6)), ..row(14.) };
    card.spawn(node).with_children(|line| {
        let face = Node { border_radius: BorderRadius::MAX, flex_shrink: 0., ..default() };
        let paint = Paint { rest: Color::NONE, pressed: Color::NONE };
        let mut face = if is_computer {
            line.spawn(face)
        } else {
            line.spawn((face, control(SetupAction::NextAvatar(side), paint)))
        };
        face.with_children(|face| ui.avatar(face, &player, rules, side, 48.));
        let what = place_of(ui, rules, side);
        let words = Node {
            flex_grow: 1.,
            flex_basis: px(0),
            min_width: px(0),
            min_height: px(52),
            padding: UiRect::axes(px(8), px(2)),
            border_radius: BorderRadius::all(px(14)),
            ..row(8.)
        };
        if is_computer {
            line.spawn(words).with_children(|words| {
                let name = if player.program { player.name.clone() } else { ui.say("setup-computer") };
                ui.two_lines(words, (Role::Head, name), (colours.ink_2, what));
            });
        } else if editing {
            let lines = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..column(4.) };
            line.spawn(lines).with_children(|lines| {
                // On a tablet without a keyboard, players pick one of the names below the field.
                field::draw(lines, ui, Field::Name(side), &player.name, LONGEST_NAME);
                ui.text(lines, Role::Small, colours.ink_2, what);
            });
        } else {
            let paint = Paint { rest: Color::NONE, pressed: colours.sunken };
            line.spawn((words, control(SetupAction::EditName(Some(side)), paint))).with_children(|words| {
                let name = ui.words.called(rules, &player, side);
                ui.two_lines(words, (Role::Head, name), (colours.ink_2, what));
                ui.icon(words, "edit", 22., colours.ink_2);
            });
        }
    });
    if editing {
        let other = draft.setups.player(rules.game(), side.other()).name;
        let chips: Vec<_> = suggestions(ui)
            .into_iter()
            .filter(|name| *name != other)
            .take(6)
            .map(|name| (name == player.name, name.clone(), SetupAction::PickName(side, name).into()))
            .collect();
        card.spawn(Node { padding: UiRect::all(px(11)), ..column(12.) }).with_children(|below| {
            ui.chips(below, chips);
            let done = ui.say("setup-done");
            ui.button(below, Button::new(Weight::Secondary, "check", done, SetupAction::EditName(None)));
        });
    }
}

/// Returns the line under the name of a side's player: what that player does first, and by link also where.
fn place_of(ui: &Ui<SetupView>, rules: Rules, side: Side) -> String {
    let language = ui.words.language;
    let role = language.format(role(ui, rules, side), &[("side", ui.words.side(rules, side).into())]);
    let setups = &ui.view.draft.setups;
    match setups.opposition {
        Opposition::ByLink if setups.is_away(side) => language.format("link-apart", &[("role", role.into())]),
        Opposition::ByLink => language.format("link-you", &[("role", role.into())]),
        Opposition::People | Opposition::Computer | Opposition::Watched => role,
    }
}

/// Returns the message key for the first task of a side's player.
fn role(ui: &Ui<SetupView>, rules: Rules, side: Side) -> &'static str {
    let (start, is_set_up) = ui.view.editor.start(rules).position(rules);
    if let Rules::Gomoku(gomoku) = rules
        && gomoku.opening() != gomoku::Opening::Free
        && !is_set_up
    {
        // The colours are decided after the first stones are placed.
        return if side == Side::First { "setup-opens" } else { "setup-chooses" };
    }
    if side == start.to_move() { "setup-moves-first" } else { "setup-moves-second" }
}

/// Returns suggested names for devices without a keyboard: previously used ones and a few
/// defaults.
fn suggestions(ui: &Ui<SetupView>) -> Vec<String> {
    let mut names = ui.view.settings.names.clone();
    for name in ui.say("setup-names").split(',').map(str::trim) {
        if !names.iter().any(|known| known == name) {
            names.push(name.to_owned());
        }
    }
    names
}
