//! Dialogs for openings in which the players choose their colours.

use bevy::prelude::*;

use crate::app::screens::play::PlayView;
use crate::app::screens::play::card::{ROOMY, ROWS, card};
use crate::app::theme::Role;
use crate::app::theme::layout::PlayLayout;
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Button, Ui, Weight, column, control, row};
use crate::app::vocabulary::action::PlayAction;
use crate::notation;
use crate::play::Match;
use crate::rules::gomoku::Stage;
use crate::rules::{Choice, Side};

/// Returns the instruction for the player who places pieces for both sides. Returns `None`
/// outside an opening.
pub(super) fn instruction(ui: &Ui<PlayView>, game: &Match) -> Option<String> {
    let stage = game.position().stage();
    let key = if stage == Stage::Placing.name() {
        "opening-placing"
    } else if stage == Stage::PlacingTwo.name() {
        "opening-placing-two"
    } else {
        return None;
    };
    let player = ui.words.player(game, game.acting_side());
    let [first, second] = Side::BOTH.map(|side| ui.words.side(game.setup().rules, side).into());
    Some(ui.words.language.format(key, &[("player", player.into()), ("first", first), ("second", second)]))
}

/// Returns the line for a player at this device who may take over the first stone.
pub(super) fn swap(ui: &Ui<PlayView>, game: &Match) -> Option<String> {
    let is_here = game.computer_to_act().is_none() && !game.is_elsewhere();
    notation::swap(game.position()).filter(|_| is_here)?;
    let player = ui.words.player(game, game.acting_side());
    Some(ui.words.language.format("opening-may-swap", &[("player", player.into())]))
}

/// Draws the player who chooses and a control with an explanation for each choice.
pub(super) fn draw(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
) {
    let colours = ui.colours();
    let place = layout.dock;
    card(root, ui, layout, (colours.accent_soft, colours.accent), |ui, card| {
        let side = game.acting_side();
        if place.height() >= ROWS {
            card.spawn(Node { min_height: px(0), ..row(16.) }).with_children(|head| {
                let roomy = place.height() >= ROOMY;
                let next = game.position().to_move();
                ui.avatar(head, game.player(side), game.setup().rules, next, if roomy { 52. } else { 40. });
                let words = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..column(2.) };
                head.spawn(words).with_children(|words| {
                    let player = ui.words.player(game, side);
                    let title = ui.words.language.format("choice-title", &[("player", player.into())]);
                    ui.text(words, if roomy { Role::Title } else { Role::Head }, colours.ink, title);
                    if let Some(said) = &ui.view.message.0 {
                        ui.text(
                            words,
                            Role::Small,
                            colours.accent_ink,
                            ui.words.said(said, ui.view.session.game()),
                        );
                    }
                });
                ui.icon_button(head, "undo", PlayAction::Undo);
            });
        }
        let choices = game.choices();
        // A line of 64 points for each choice, the heading and the padding.
        if place.height() >= 110. + 72. * choices.len() as f32 {
            for choice in choices {
                option(card, ui, game, choice);
            }
        } else {
            let height = 56_f32.min(place.height());
            card.spawn(row(8.)).with_children(|acts| {
                for choice in choices {
                    let label = label(ui, game, choice);
                    let button = Button::new(Weight::Primary, "", label, PlayAction::Choose(choice));
                    ui.button(acts, Button { icon: None, ..button }.height(height).grow(1.));
                }
            });
        }
    });
}

/// Returns the label of a choice.
fn label(ui: &Ui<PlayView>, game: &Match, choice: Choice) -> String {
    let play = |side| {
        ui.words.language.format("choice-side", &[("side", ui.words.side(game.setup().rules, side).into())])
    };
    match choice {
        Choice::First => play(Side::First),
        Choice::Second => play(Side::Second),
        Choice::PlaceTwo => ui.say("choice-two"),
    }
}

/// Draws a choice with its consequences.
fn option(parent: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, choice: Choice) {
    let colours = ui.colours();
    let other = ui.words.player(game, game.acting_side().other());
    let next = game.position().to_move();
    let (discs, line): (&[Side], _) = match choice {
        Choice::PlaceTwo => {
            let [first, second] = Side::BOTH.map(|side| ui.words.side(game.setup().rules, side).into());
            let values = [("first", first), ("second", second), ("other", other.into())];
            (&[Side::Second, Side::First], ui.words.language.format("choice-two-wait", &values))
        }
        Choice::First | Choice::Second => {
            let side = if choice == Choice::First { Side::First } else { Side::Second };
            let key = if side == next { "choice-side-next" } else { "choice-side-wait" };
            let line = ui.words.language.format(key, &[("other", other.into())]);
            (if side == Side::First { &[Side::First] } else { &[Side::Second] }, line)
        }
    };
    let node = Node {
        min_height: px(64),
        padding: UiRect::axes(px(16), px(6)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(16)),
        ..row(14.)
    };
    let paint = Paint { rest: colours.surface, pressed: colours.sunken };
    parent
        .spawn((node, control(PlayAction::Choose(choice), paint), BorderColor::all(colours.line)))
        .with_children(|option| {
            // The width of two discs aligns all texts.
            let room =
                Node { width: px(48), flex_shrink: 0., justify_content: JustifyContent::Center, ..row(-6.) };
            option.spawn(room).with_children(|room| {
                for &side in discs {
                    ui.disc(room, game.setup().rules, side, if discs.len() == 1 { 32. } else { 26. });
                }
            });
            let label = label(ui, game, choice);
            ui.two_lines(option, (Role::Label, label), (colours.ink_2, line));
            ui.icon(option, "chevron", 22., colours.ink_2);
        });
}
