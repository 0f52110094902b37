//! Controls and displays for the computer player: thinking, warnings and the evaluation bar.

use bevy::prelude::*;

use crate::app::screens::play::MainControl;
use crate::app::screens::play::PlayView;
use crate::app::screens::play::card::{ROOMY, ROWS, card};
use crate::app::screens::play::dock::has_room;
use crate::app::screens::words::text;
use crate::app::theme::Role;
use crate::app::theme::layout::PlayLayout;
use crate::app::ui::widgets::{Button, Ui, Weight, at, circle, column, row};
use crate::app::vocabulary::action::{ComputerAction, PlayAction};
use crate::play::Match;
use crate::rules::Side;

/// Returns `true` if a hint is possible.
pub(super) fn can_hint(game: &Match) -> bool {
    let is_ones_own =
        game.outcome().is_none() && game.computer_to_act().is_none() && !game.setup().tournament_mode;
    is_ones_own
        && !game.is_elsewhere()
        && game.turns().current.started
        && game.choices().is_empty()
        && game.counting().is_none()
}

/// Returns `true` if [`acts`] draws a control now.
pub(super) fn has_acts(ui: &Ui<PlayView>, game: &Match) -> bool {
    game.setup().is_watched() || hurries(ui, game)
}

/// Returns `true` if the computer thinks and can be told to move now. Another program has no ear for that.
fn hurries(ui: &Ui<PlayView>, game: &Match) -> bool {
    ui.view.thinking.0 && game.computer_to_act().is_some_and(|player| player.computer.is_some())
}

/// Draws the controls for the computer's turn: a button that makes it move at once or, without
/// human players, buttons for a single step and for pausing.
pub(super) fn acts(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, place: Rect) {
    let height = place.height();
    root.spawn(at(place, row(14.))).with_children(|acts| {
        if game.setup().is_watched() {
            let paused = ui.view.paused.0;
            let (icon, key) = if paused { ("play", "computer-go-on") } else { ("pause", "computer-pause") };
            let step =
                Button::new(Weight::Secondary, "forward", ui.say("computer-step"), ComputerAction::Step);
            ui.button(acts, step.height(height).grow(1.));
            let pause = Button::new(Weight::Primary, icon, ui.say(key), ComputerAction::Pause);
            ui.button(acts, pause.height(height).grow(1.));
        } else if hurries(ui, game) {
            let label = ui.say("computer-move-now");
            let hurry = Button::new(Weight::Secondary, "forward", label, ComputerAction::MoveNow);
            ui.button(acts, hurry.height(height).grow(1.));
        }
    });
}

/// Draws the warning about the staged turn, with the choice to play it anyway.
pub(super) fn warning(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
) {
    let Some(warning) = ui.view.blunder_check.warning(game).cloned() else { return };
    let colours = ui.colours();
    let place = layout.dock;
    card(root, ui, layout, (colours.warn_soft, colours.warn_ink), |ui, card| {
        if place.height() >= ROWS {
            card.spawn(Node { min_height: px(0), ..row(20.) }).with_children(|head| {
                let size = if place.height() >= ROOMY { 64. } else { 44. };
                head.spawn((circle(size), BackgroundColor(colours.surface)))
                    .with_children(|sign| ui.icon(sign, "hint", size * 0.5, colours.warn_ink));
                let words = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..column(2.) };
                head.spawn(words).with_children(|words| {
                    ui.text(words, Role::Title, colours.ink, ui.say("blunder-title"));
                    ui.text(words, Role::Body, colours.ink, ui.words.warned(game, &warning));
                });
            });
        }
        let height = if place.height() >= ROOMY { 72. } else { 56_f32.min(place.height()) };
        card.spawn(ui.hand_row(game, 14., MainControl::Last)).with_children(|acts| {
            let [anyway, back] = ["blunder-play", "blunder-back"].map(|key| ui.say(key));
            let anyway = Button::new(Weight::Secondary, "finish", anyway, ComputerAction::PlayAnyway);
            ui.button(acts, anyway.height(height).grow(1.));
            let back = Button::new(Weight::Primary, "undo", back, ComputerAction::TakeBack);
            ui.button(acts, back.height(height).grow(1.4));
        });
    });
}

/// Draws the ways on after a program has given no answer, and why it gave none: undo, asking again, and letting the
/// computer play.
pub(super) fn silent(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
) {
    let colours = ui.colours();
    let place = layout.dock;
    let name = &game.actor().name;
    let title = ui.words.language.format("program-silent", &[("name", text(name))]);
    let reason = match ui.view.silent.0.as_deref() {
        Some(reason) if !reason.is_empty() => reason.to_owned(),
        _ => ui.words.language.format("say-program-gone", &[("name", text(name))]),
    };
    card(root, ui, layout, (colours.warn_soft, colours.warn_ink), |ui, card| {
        if place.height() >= ROWS {
            card.spawn(Node { min_height: px(0), ..column(2.) }).with_children(|words| {
                let role = if ui.is_large() { Role::Label } else { Role::Title };
                ui.text(words, role, colours.ink, title);
                if has_room(ui, place) {
                    ui.text(words, Role::Body, colours.ink, reason);
                }
            });
        }
        let height = 56_f32.min(place.height());
        card.spawn(ui.hand_row(game, 10., MainControl::Last)).with_children(|acts| {
            let undo = Button::new(Weight::Secondary, "undo", ui.say("undo"), PlayAction::Undo);
            ui.button(acts, undo.height(height).only_icon().enabled(game.can_undo()));
            let [again, stand_in] = ["program-again", "program-stand-in"].map(|key| ui.say(key));
            let again =
                Button::new(Weight::Secondary, "redo", again, ComputerAction::AskAgain).height(height);
            ui.button(acts, if ui.is_large() { again.only_icon() } else { again.grow(1.) });
            let stand_in = Button::new(Weight::Primary, "computer", stand_in, ComputerAction::StandIn);
            ui.button(acts, stand_in.height(height).grow(2.));
        });
    });
}

/// Least share of a side in the evaluation bar. A bar of one colour would not look like one of two sides.
const LEAST_SHARE: f32 = 0.04;

/// Draws the evaluation bar. Each side fills the bar from its own end in proportion to its
/// chance to win. `chance` is the first side's chance in thousandths.
pub(super) fn evaluation(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    far: Side,
    place: Rect,
    chance: u16,
) {
    let chance = f32::from(chance) / 1000.;
    let far_share = if far == Side::First { chance } else { 1. - chance };
    let far_share = far_share.clamp(LEAST_SHARE, 1. - LEAST_SHARE);
    let colours = ui.colours();
    let radius = BorderRadius::all(px(place.width() / 2.));
    let bar = Node {
        flex_direction: FlexDirection::Column,
        border: UiRect::all(px(1)),
        border_radius: radius,
        overflow: Overflow::clip(),
        ..at(place, Node::default())
    };
    let rules = game.setup().rules;
    let [first, second] = Side::BOTH.map(|side| ui.words.look.colour(rules, side).body());
    let (top, bottom) = if far == Side::First { (first, second) } else { (second, first) };
    root.spawn((bar, BackgroundColor(bottom), BorderColor::all(colours.edge))).with_children(|bar| {
        let share = Node { width: percent(100), height: percent(100. * far_share), ..default() };
        bar.spawn((share, BackgroundColor(top)));
    });
}
