//! Initial position of the match, usual or custom.

use bevy::prelude::*;

use crate::app::board::picture::Picture;
use crate::app::screens::setup::SetupView;
use crate::app::state::editor::Start;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::vocabulary::action::EditorAction;
use crate::rules::Rules;

/// Width of the position's picture in points.
const PICTURE: f32 = 112.;

/// Returns `true` if the match does not start from the initial position of its rules.
pub(super) fn is_set_up(ui: &Ui<SetupView>, rules: Rules) -> bool {
    !matches!(ui.view.editor.start(rules), Start::Usual)
}

/// Draws the button that opens the editor, or the custom position, with a picture unless the
/// page already has one.
pub(super) fn draw(
    parent: &mut ChildSpawnerCommands,
    ui: &mut Ui<SetupView>,
    rules: Rules,
    with_picture: bool,
) {
    let start = ui.view.editor.start(rules);
    if matches!(start, Start::Usual) {
        ui.card(parent, |ui, card| {
            let (title, line) = (ui.say("editor-title"), ui.say("setup-position-line"));
            ui.way(card, "edit", title, line, EditorAction::Open(rules.game()));
        });
        return;
    }
    let colours = ui.colours();
    ui.section(parent, "setup-position", |ui, section| {
        ui.card(section, |ui, card| {
            card.spawn(Node { padding: UiRect::all(px(11)), ..column(12.) }).with_children(|card| {
                card.spawn(row(14.)).with_children(|line| {
                    if let (Start::SetUp(position), true) = (&start, with_picture) {
                        ui.mini_board(line, &Picture::of(&**position), PICTURE, 8., None);
                    }
                    let words = Node { min_width: px(0), flex_grow: 1., flex_basis: px(0), ..column(2.) };
                    line.spawn(words).with_children(|words| match &start {
                        Start::SetUp(position) => {
                            let side = ui.words.side(rules, position.to_move());
                            let to_move =
                                ui.words.language.format("editor-to-move", &[("side", side.into())]);
                            ui.text(words, Role::Label, colours.ink, ui.say("setup-position-own"));
                            ui.text(words, Role::Small, colours.ink_2, to_move);
                        }
                        _ => ui.text(words, Role::Body, colours.warn_ink, ui.say("setup-position-unfit")),
                    });
                });
                let acts = if ui.is_large() { column(8.) } else { row(8.) };
                card.spawn(acts).with_children(|acts| {
                    let game = rules.game();
                    for (icon, key, action) in [
                        ("edit", "setup-position-change", EditorAction::Open(game)),
                        ("board", "setup-position-usual", EditorAction::Forget(game)),
                    ] {
                        let button = Button::new(Weight::Secondary, icon, ui.say(key), action);
                        ui.button(acts, if ui.is_large() { button } else { button.grow(1.) });
                    }
                });
            });
        });
    });
}
