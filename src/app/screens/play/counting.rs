//! Counting at the end of a game: points of each side with the currently marked dead stones,
//! and the agreement of both players.

use bevy::prelude::*;

use crate::app::screens::outcome::points_text;
use crate::app::screens::play::PlayView;
use crate::app::screens::play::card::ROWS;
use crate::app::screens::words::count as number;
use crate::app::theme::Role;
use crate::app::theme::layout::PlayLayout;
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Button, Ui, Weight, at, column, control, row};
use crate::app::vocabulary::action::{Action, LetterAction, PlayAction};
use crate::play::Match;
use crate::play::link::Proposal;
use crate::rules::{Count, Parts, Rules, Side, go};

/// Minimum height of a wide card with all its parts.
const WHOLE: f32 = 176.;
/// Minimum height of a narrow card with all its parts.
const WHOLE_NARROW: f32 = 206.;
/// Minimum width of a card with its parts side by side.
const WIDE: f32 = 300.;
/// Height of the line above the cards.
const HEAD: f32 = 48.;

/// Message key of a part of the points, and its size in half points.
type CountTerm = (&'static str, i32);

/// Draws the hint, the lead, and a card for each player.
pub(super) fn draw(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
) {
    let Some(count) = game.count() else { return };
    if let Some(place) = layout.far {
        hint(root, ui, game, &count, place);
    }
    let place = layout.dock;
    if place.height() < ROWS {
        let node = at(place, row(8.));
        root.spawn(node).with_children(|acts| {
            for side in Side::BOTH {
                agree(acts, ui, game, side, Some(count.points.0[side.index()]), place.height().min(56.));
            }
        });
        return;
    }
    root.spawn(at(place, column(8.))).with_children(|dock| {
        head(dock, ui, game, &count);
        // The cards are stacked if both can be wide, as in a column beside the board.
        let height = place.height() - HEAD - 8.;
        let stacked = place.width() < 2. * WIDE + 16. && place.width() >= WIDE && height >= 2. * WHOLE + 12.;
        let (node, width, height) = if stacked {
            (column(12.), place.width(), (height - 12.) / 2.)
        } else {
            let gap = if place.width() < 520. { 8. } else { 16. };
            let node = Node { align_items: AlignItems::Stretch, ..row(gap) };
            (node, (place.width() - gap) / 2., height)
        };
        dock.spawn(node).with_children(|cards| {
            for side in Side::BOTH {
                card(cards, ui, game, &count, side, Vec2::new(width, height));
            }
        });
    });
}

/// Draws the last message, or the available action on the board.
fn hint(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, count: &Count, place: Rect) {
    let all_alive = matches!(game.setup().rules, Rules::Go(go::Rules { dead_stones: false, .. }));
    let (text, warns) = match &ui.view.message.0 {
        Some(said) => (ui.words.said(said, ui.view.session.game()), true),
        None if game.offered() == Some(&Proposal::PlayOn) => {
            let player = [("player", ui.words.player(game, game.asking_side().other()).into())];
            (ui.words.language.format("link-offers-play-on", &player), true)
        }
        None if !count.open.is_empty() => (ui.say("count-open"), true),
        None if all_alive => (ui.say("illegal-all-alive"), false),
        None => (ui.say("count-hint"), false),
    };
    let node = Node { justify_content: JustifyContent::Center, ..row(0.) };
    root.spawn(at(place, node)).with_children(|line| {
        if warns {
            ui.pill(line, "info", true, text);
        } else {
            ui.centred(line, Role::Body, ui.colours().ink_2, text);
        }
    });
}

/// Draws the lead and the button to resume the game.
fn head(dock: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, count: &Count) {
    let node = Node { min_height: px(HEAD), flex_shrink: 0., padding: UiRect::left(px(8)), ..row(4.) };
    dock.spawn(node).with_children(|head| {
        let room = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..default() };
        head.spawn(room).with_children(|room| {
            let role = if ui.viewport.size.x < 480. { Role::Label } else { Role::Head };
            ui.text(room, role, ui.colours().ink, ui.words.ahead(game.setup().rules, count));
        });
        ui.icon_button(head, "undo", PlayAction::Undo);
        let play_on: Action = match (game.correspondence(), game.offered()) {
            (None, _) => PlayAction::PlayOn.into(),
            (Some(_), Some(Proposal::PlayOn)) => LetterAction::Agree.into(),
            (Some(_), _) => LetterAction::ProposePlayOn.into(),
        };
        let label = ui.say("play-on");
        ui.button(head, Button::new(Weight::Quiet, "play", label, play_on));
    });
}

/// Draws a player's points with their parts, and the player's agreement.
fn card(
    cards: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    count: &Count,
    side: Side,
    room: Vec2,
) {
    let colours = ui.colours();
    let wide = room.x >= WIDE;
    let whole = room.y >= if wide { WHOLE } else { WHOLE_NARROW };
    let padding = if whole { if wide { 18. } else { 14. } } else { 8. };
    let node = Node {
        flex_grow: if wide && room.x > 600. { 0. } else { 1. },
        flex_basis: if wide { auto() } else { px(0) },
        width: px(room.x),
        min_width: px(0),
        padding: UiRect::all(px(padding)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(if whole { 24 } else { 18 })),
        justify_content: JustifyContent::SpaceBetween,
        ..column(if whole { 12. } else { 6. })
    };
    let points = points_text(count.points.0[side.index()]);
    let name = ui.words.player(game, side);
    let player = game.player(side);
    cards.spawn((node, BackgroundColor(colours.surface), BorderColor::all(colours.line))).with_children(
        |card| {
            card.spawn(row(12.)).with_children(|head| {
                if whole || wide {
                    ui.avatar(head, player, game.setup().rules, side, if wide && whole { 50. } else { 38. });
                } else {
                    ui.disc(head, game.setup().rules, side, 22.);
                }
                let role = if wide { Role::Head } else { Role::Label };
                ui.two_lines(head, (role, name), (colours.ink_2, String::new()));
                let role = match (whole, wide) {
                    (true, true) => Role::Score,
                    (true, false) => Role::Title,
                    (false, _) => Role::Head,
                };
                ui.text(head, role, colours.ink, points);
            });
            if whole {
                let node = if wide { row(20.) } else { column(0.) };
                card.spawn(node).with_children(|list| {
                    for (key, halves) in parts(game, count.parts[side.index()]) {
                        part(list, ui, key, halves);
                    }
                });
            }
            agree(card, ui, game, side, None, if whole && wide { 56. } else { 48. });
        },
    );
}

/// Returns the parts of the points under the current rules.
fn parts(game: &Match, parts: Parts) -> [CountTerm; 3] {
    let territory =
        matches!(game.setup().rules, Rules::Go(go::Rules { scoring: go::Scoring::Territory, .. }));
    let komi = ("count-komi", parts.komi);
    if territory {
        [("count-territory", parts.surrounded), ("count-prisoners", parts.prisoners), komi]
    } else {
        [("count-stones", parts.stones), ("count-territory", parts.surrounded), komi]
    }
}

/// Draws a part of the points.
fn part(list: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, key: &'static str, halves: i32) {
    let colours = ui.colours();
    let whole = usize::try_from(halves / 2).unwrap_or(0);
    let word = ui.words.language.format(key, &[("count", number(whole))]);
    list.spawn(row(5.)).with_children(|part| {
        ui.text(part, Role::Label, colours.ink, points_text(halves));
        ui.text(part, Role::Small, colours.ink_2, word);
    });
}

/// Draws the button with which a player agrees or withdraws the agreement. It includes the
/// `points` if there is no card.
fn agree(
    parent: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    side: Side,
    points: Option<i32>,
    height: f32,
) {
    if !game.player(side).is_here() {
        // A computer has no button. It responds by itself once the other player agrees. A player on another
        // device answers from there.
        if let Some(points) = points {
            parent
                .spawn(Node { justify_content: JustifyContent::Center, min_width: px(64), ..row(0.) })
                .with_children(|room| ui.text(room, Role::Head, ui.colours().ink, points_text(points)));
        }
        return;
    }
    if game.correspondence().is_some() {
        let is_offered = game.offered() == Some(&Proposal::count(game.dead()));
        let (key, action) = if is_offered {
            ("link-agree", LetterAction::Agree)
        } else {
            ("link-propose-count", LetterAction::ProposeCount)
        };
        let mut label = ui.say(key);
        if let Some(points) = points {
            label = format!("{} · {label}", points_text(points));
        }
        let grow = if points.is_some() { 1. } else { 0. };
        let button = Button { icon: None, ..Button::new(Weight::Primary, "", label, action) };
        return ui.button(parent, button.height(height).grow(grow));
    }
    let colours = ui.colours();
    let agreed = ui.view.agreed.0[side.index()];
    let player = ui.words.player(game, side);
    let key = if agreed { "count-agrees" } else { "count-asks" };
    let mut label = ui.words.language.format(key, &[("player", player.into())]);
    if let Some(points) = points {
        label = format!("{} · {label}", points_text(points));
    }
    if !agreed {
        let button = Button::new(Weight::Primary, "", label, PlayAction::Agree(side));
        let grow = if points.is_some() { 1. } else { 0. };
        ui.button(parent, Button { icon: None, ..button }.height(height).grow(grow));
        return;
    }
    let node = Node {
        min_height: px(height),
        flex_grow: if points.is_some() { 1. } else { 0. },
        flex_basis: if points.is_some() { px(0) } else { auto() },
        min_width: px(0),
        padding: UiRect::axes(px(12), px(4)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(16)),
        justify_content: JustifyContent::Center,
        ..row(10.)
    };
    let paint = Paint { rest: colours.accent_soft, pressed: colours.sunken };
    parent
        .spawn((node, control(PlayAction::Agree(side), paint), BorderColor::all(colours.accent)))
        .with_children(|inside| {
            ui.icon(inside, "check", 24., colours.accent_ink);
            ui.centred(inside, Role::Label, colours.accent_ink, label);
        });
}
