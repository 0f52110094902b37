//! Player cards of both sides with their name fields.

use bevy::prelude::*;

use crate::app::screens::setup::SetupView;
use crate::app::screens::words::count;
use crate::app::theme::Role;
use crate::app::ui::field;
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Button, Ui, Weight, column, control, row};
use crate::app::vocabulary::action::SetupAction;
use crate::app::vocabulary::field::Field;
use crate::engine::Level;
use crate::rules::{Rules, Side, gomoku};

/// Maximum length of a name in characters; it fits on a phone.
const LONGEST_NAME: usize = 20;

/// Draws the two players and the side that begins.
pub(super) fn draw(page: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules, stacked: bool) {
    let columns = !stacked;
    let node = if columns { row(12.) } else { column(10.) };
    page.spawn(Node { align_items: AlignItems::Stretch, ..node }).with_children(|seats| {
        seat(seats, ui, rules, Side::First, columns);
        let swap = Node {
            margin: UiRect::top(px(if columns { 17 } else { 0 })),
            align_self: if columns { AlignSelf::Start } else { AlignSelf::Auto },
            justify_content: JustifyContent::Center,
            ..row(0.)
        };
        seats.spawn(swap).with_children(|middle| {
            let label = if columns { String::new() } else { ui.say("setup-swap") };
            let button = Button::new(Weight::Secondary, "swap", label, SetupAction::Swap);
            ui.button(middle, button.grow(if columns { 0. } else { 1. }));
        });
        seat(seats, ui, rules, Side::Second, columns);
    });
}

/// Draws the card of a player.
fn seat(seats: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules, side: Side, columns: bool) {
    let colours = ui.colours();
    let draft = ui.view.draft.clone();
    let player = draft.setups.player(side);
    let level = draft.setups.level(side);
    let editing = draft.editing == Some(side);
    let node = Node {
        flex_grow: 1.,
        flex_basis: if columns { px(0) } else { auto() },
        min_width: px(0),
        padding: UiRect::all(px(14)),
        border: UiRect::all(px(if editing { 2 } else { 1 })),
        border_radius: BorderRadius::all(px(20)),
        ..column(12.)
    };
    let edge = if editing { colours.accent } else { colours.line };
    seats.spawn((node, BackgroundColor(colours.surface), BorderColor::all(edge))).with_children(|card| {
        card.spawn(row(10.)).with_children(|line| {
            let face = Node { border_radius: BorderRadius::MAX, flex_shrink: 0., ..default() };
            let paint = Paint { rest: Color::NONE, pressed: Color::NONE };
            let mut face = match level {
                Some(_) => line.spawn(face),
                None => line.spawn((face, control(SetupAction::NextAvatar(side), paint))),
            };
            face.with_children(|face| ui.avatar(face, &player, rules, side, 60.));
            let what = ui
                .words
                .language
                .format(role(ui, rules, side), &[("side", ui.words.side(rules, side).into())]);
            if level.is_some() {
                let words = Node { min_width: px(0), min_height: px(60), flex_grow: 1., ..row(8.) };
                line.spawn(words).with_children(|words| {
                    ui.two_lines(words, (Role::Head, ui.say("setup-computer")), (colours.ink_2, what));
                });
            } else if editing {
                line.spawn(Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..column(4.) })
                    .with_children(|lines| {
                        // On a tablet without a keyboard, players pick one of the names below
                        // the field.
                        field::draw(lines, ui, Field::Name(side), &player.name, LONGEST_NAME);
                        ui.text(lines, Role::Small, colours.ink_2, what);
                    });
            } else {
                let words = Node {
                    flex_grow: 1.,
                    flex_basis: px(0),
                    min_width: px(0),
                    min_height: px(60),
                    padding: UiRect::axes(px(10), px(4)),
                    border_radius: BorderRadius::all(px(14)),
                    ..row(8.)
                };
                let paint = Paint { rest: Color::NONE, pressed: colours.sunken };
                line.spawn((words, control(SetupAction::EditName(Some(side)), paint))).with_children(
                    |words| {
                        ui.two_lines(
                            words,
                            (Role::Head, ui.words.called(rules, &player, side)),
                            (colours.ink_2, what),
                        );
                        ui.icon(words, "edit", 22., colours.ink_2);
                    },
                );
            }
        });
        if let Some(level) = level {
            strength(card, ui, side, level);
        }
        if editing {
            let other = draft.setups.player(side.other()).name;
            let chips: Vec<_> = suggestions(ui)
                .into_iter()
                .filter(|name| *name != other)
                .take(6)
                .map(|name| (name == player.name, name.clone(), SetupAction::PickName(side, name).into()))
                .collect();
            ui.chips(card, chips);
            let done = ui.say("setup-done");
            ui.button(card, Button::new(Weight::Secondary, "check", done, SetupAction::EditName(None)));
        }
    });
}

/// Draws the strength of the computer, from beginner to full strength.
fn strength(card: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, side: Side, level: Level) {
    let word = ui.say(level_word(level));
    let number = count(level.number().into());
    let value = ui.words.language.format("setup-level", &[("level", number), ("word", word.into())]);
    let to = |number: u8| Level::new(number).ok().map(|level| SetupAction::Level(side, level).into());
    ui.stepper(card, value, to(level.number() - 1), to(level.number() + 1));
}

/// Returns the message key of a level.
fn level_word(level: Level) -> &'static str {
    const WORDS: [&str; 10] = [
        "level-first",
        "level-beginner",
        "level-easy",
        "level-casual",
        "level-steady",
        "level-able",
        "level-strong",
        "level-tough",
        "level-expert",
        "level-master",
    ];
    WORDS[usize::from(level.number() - 1)]
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
