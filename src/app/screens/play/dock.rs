//! What takes the place of the controls between two turns, at the end, and for the rest.

use bevy::prelude::*;

use crate::app::action::{Action, ComputerAction, GoTo, PlayAction, ReplayAction};
use crate::app::layout::{Detail, PlayLayout};
use crate::app::screens::outcome::{Tally, points_text};
use crate::app::theme::Role;
use crate::app::theme::widgets::{Button, Ui, Weight, at, circle, column, row};
use crate::play::{Match, Mode};
use crate::rules::{Game, Points, Side};

use super::{Now, choices, computer};

/// The lowest dock that has room for more than one row.
pub const ROWS: f32 = 108.;
/// The lowest dock in which nothing needs to be squeezed.
pub const ROOMY: f32 = 220.;

/// The dock, and beside the board as much of the column over it as is needed now.
pub fn place(now: Now, game: &Match, layout: &PlayLayout) -> Rect {
    let dock = layout.dock;
    let wanted = match now {
        Now::Counting => f32::MAX,
        Now::Choosing => 360.,
        Now::Over if Tally::of(game).is_some() => 350.,
        _ => return dock,
    };
    let Some(far) = layout.far.filter(|far| far.min.x >= layout.board.max.x) else { return dock };
    let top = (dock.max.y - wanted).max(far.max.y + 10.).min(dock.min.y);
    Rect { min: Vec2::new(dock.min.x, top), ..dock }
}

/// The lowest dock that has room for what both have at the end: with all buttons in a row, and in
/// two.
const SCORES: f32 = 280.;
const SCORES_NARROW: f32 = 310.;

/// A card that fills the dock.
pub fn card(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui,
    place: Rect,
    (ground, edge): (Color, Color),
    content: impl FnOnce(&mut Ui, &mut ChildSpawnerCommands),
) {
    let flat = place.height() < ROWS;
    let (padding, radius) = match place.height() {
        height if height >= ROOMY => (22., 28.),
        _ if flat => (0., 0.),
        _ => (10., 20.),
    };
    // In a dock that is much higher than its content, the card is no higher than that looks well.
    let place = Rect { max: Vec2::new(place.max.x, place.max.y.min(place.min.y + 360.)), ..place };
    let node = Node {
        padding: UiRect::all(px(padding)),
        border: UiRect::all(px(if flat { 0 } else { 2 })),
        border_radius: BorderRadius::all(px(radius)),
        justify_content: JustifyContent::SpaceBetween,
        ..column(8.)
    };
    let ground = if flat { Color::NONE } else { ground };
    root.spawn((at(place, node), BackgroundColor(ground), BorderColor::all(edge), Pickable::default()))
        .with_children(|card| content(ui, card));
}

/// Between two turns: whose it is, the way to begin it, and a look back.
pub fn start_turn(root: &mut ChildSpawnerCommands, ui: &mut Ui, game: &Match, layout: &PlayLayout) {
    let colours = ui.colours();
    let place = layout.dock;
    card(root, ui, place, (colours.accent_soft, colours.accent), |ui, card| {
        let side = game.acting_side();
        let player = ui.view.player(game, side);
        let line = match &ui.view.message.0 {
            Some(said) => ui.view.said(said),
            None => choices::instruction(ui, game).unwrap_or_else(|| {
                ui.view.language.format("ready", &[("side", ui.view.side(game.setup().rules, side).into())])
            }),
        };
        if place.height() >= ROWS {
            let roomy = place.height() >= ROOMY;
            card.spawn(Node { min_height: px(0), ..row(20.) }).with_children(|head| {
                ui.avatar(head, game.player(side), game.setup().rules, side, if roomy { 84. } else { 44. });
                let words = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..column(2.) };
                head.spawn(words).with_children(|words| {
                    let title = ui.view.language.format("turn-of", &[("player", player.into())]);
                    let role = if roomy { Role::Display } else { Role::Head };
                    ui.text(words, role, colours.ink, title);
                    ui.text(words, Role::Message, colours.accent_ink, line);
                });
            });
        }
        let height = if place.height() >= ROOMY { 84. } else { 56_f32.min(place.height()) };
        card.spawn(row(14.)).with_children(|acts| {
            let previous = if ui.view.peek.0 { "hide-previous" } else { "show-previous" };
            let (previous, start) = (ui.say(previous), ui.say("start-turn"));
            let previous = Button::new(Weight::Secondary, "previous", previous, PlayAction::ShowPrevious);
            ui.button(acts, previous.height(height).grow(1.));
            let start = Button::new(Weight::Primary, "play", start, PlayAction::StartTurn);
            ui.button(acts, start.height(height).grow(1.4));
        });
    });
}

/// The end: who won and why, and what next.
pub fn result(root: &mut ChildSpawnerCommands, ui: &mut Ui, game: &Match, layout: &PlayLayout) {
    let Some(outcome) = game.outcome() else { return };
    let colours = ui.colours();
    let place = layout.dock;
    card(root, ui, place, (colours.surface, colours.line), |ui, card| {
        if place.height() >= ROWS {
            card.spawn(Node { min_height: px(0), ..row(20.) }).with_children(|head| {
                let size = if place.height() >= ROOMY { 64. } else { 44. };
                let icon = if outcome.winner.is_some() { "trophy" } else { "draw" };
                head.spawn((circle(size), BackgroundColor(colours.accent_soft)))
                    .with_children(|sign| ui.icon(sign, icon, size * 0.5, colours.accent_ink));
                let words = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..column(2.) };
                head.spawn(words).with_children(|words| {
                    ui.text(words, Role::Title, colours.ink, ui.view.result(game, outcome));
                    ui.text(words, Role::Body, colours.ink_2, ui.view.reason(game, outcome));
                });
            });
        }
        let narrow = place.width() < 520.;
        let tally = Tally::of(game).filter(|_| place.height() >= if narrow { SCORES_NARROW } else { SCORES });
        if let Some(tally) = tally {
            score(card, ui, game, tally.points);
        }
        let height = if narrow && tally.is_some() { 56. } else { 64_f32.min(place.height()) };
        let buttons = |ui: &mut Ui, acts: &mut ChildSpawnerCommands| {
            for (icon, key, action) in [
                ("undo", "undo", Action::from(PlayAction::Undo)),
                ("replay", "replay", ReplayAction::Open.into()),
            ] {
                let label = ui.say(key);
                ui.button(acts, Button::new(Weight::Secondary, icon, label, action).height(height).grow(1.));
            }
        };
        let rematch = |ui: &mut Ui, acts: &mut ChildSpawnerCommands| {
            let label = ui.say("rematch");
            ui.button(
                acts,
                Button::new(Weight::Primary, "swap", label, PlayAction::Rematch).height(height).grow(1.8),
            );
        };
        if narrow && place.height() >= ROOMY {
            card.spawn(column(10.)).with_children(|both| {
                both.spawn(row(10.)).with_children(|acts| rematch(ui, acts));
                both.spawn(row(10.)).with_children(|acts| buttons(ui, acts));
            });
        } else {
            card.spawn(row(if narrow { 8. } else { 14. })).with_children(|acts| {
                if !narrow {
                    buttons(ui, acts);
                }
                rematch(ui, acts);
            });
        }
    });
}

/// What both have at the end.
fn score(card: &mut ChildSpawnerCommands, ui: &mut Ui, game: &Match, Points(points): Points) {
    let colours = ui.colours();
    let node = Node {
        padding: UiRect::axes(px(14), px(8)),
        border_radius: BorderRadius::all(px(20)),
        justify_content: JustifyContent::Center,
        ..row(14.)
    };
    card.spawn((node, BackgroundColor(colours.sunken))).with_children(|line| {
        let [first, second] = points.map(points_text);
        for (side, text) in [(Side::First, first), (Side::Second, second)] {
            let player = game.player(side);
            if side == Side::First {
                ui.avatar(line, player, game.setup().rules, side, 40.);
                ui.text(line, Role::Score, colours.ink, text);
                ui.text(line, Role::Title, colours.ink_2, "–");
            } else {
                ui.text(line, Role::Score, colours.ink, text);
                ui.avatar(line, player, game.setup().rules, side, 40.);
            }
        }
    });
}

/// What has no place of its own: the way turns are taken, a draw, a new game, the rules.
pub fn more(root: &mut ChildSpawnerCommands, ui: &mut Ui, game: &Match, layout: &PlayLayout) {
    let colours = ui.colours();
    let area = ui.view.viewport.safe_area();
    let below_bar = layout.bar.max.y + 4.;
    let place = if layout.board.max.x <= layout.bar.min.x {
        // Beside the board there is a whole column.
        Rect { min: Vec2::new(layout.bar.min.x, below_bar), ..layout.dock }
    } else if layout.dock.height() >= 320. {
        layout.dock
    } else {
        Rect::new(area.min.x + 8., below_bar, area.max.x - 8., area.max.y - 8.)
    };
    let node = Node {
        padding: UiRect::all(px(18)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(24)),
        overflow: Overflow::scroll_y(),
        ..column(14.)
    };
    let sheet = (at(place, node), BackgroundColor(colours.surface), BorderColor::all(colours.line));
    root.spawn((sheet, crate::app::touch::Scrolls, Pickable::default())).with_children(|sheet| {
        let replays = ui.view.session.replay.is_some();
        if layout.tools.is_none() && !replays {
            sheet
                .spawn(Node { flex_shrink: 0., ..row(10.) })
                .with_children(|tools| super::tool_row(tools, ui, game));
        }
        if game.outcome().is_none() && !replays && !game.setup().is_watched() {
            let mode = game.setup().mode;
            sheet.spawn(Node { flex_shrink: 0., ..column(8.) }).with_children(|turns| {
                ui.text(turns, Role::Label, colours.ink, ui.say("setup-turns"));
                let chips = [(Mode::HandOver, "mode-hand-over"), (Mode::Quick, "mode-quick")]
                    .map(|(choice, key)| (mode == choice, ui.say(key), PlayAction::Mode(choice).into()));
                ui.chips(turns, chips.into());
            });
        }
        let mut items: Vec<(&'static str, String, Action)> = Vec::new();
        if game.outcome().is_none() && !replays && !game.setup().is_watched() {
            if game.setup().only_person().is_none() {
                items.push(("draw", ui.say("agree-draw"), PlayAction::AgreeDraw.into()));
            } else if computer::can_hint(game) {
                items.push(("draw", ui.say("offer-draw"), ComputerAction::OfferDraw.into()));
            }
            if game.setup().rules.game() == Game::Go && computer::can_hint(game) {
                items.push(("eye", ui.say("estimate"), ComputerAction::Estimate.into()));
            }
            if layout.detail == Detail::Least {
                items.push(("resign", ui.say("resign"), PlayAction::Resign.into()));
            }
            if layout.message.is_none() {
                // There is no line in which it would be offered.
                for claim in game.claims().into_iter().take(1) {
                    let label = ui.view.claim(game.setup().rules, claim);
                    items.push(("draw", label, PlayAction::Claim(claim).into()));
                }
            }
            if layout.detail == Detail::Least && game.counting().is_some() {
                items.push(("play", ui.say("play-on"), PlayAction::PlayOn.into()));
            }
        }
        let kind = game.setup().rules.game();
        if !replays {
            items.push(("replay", ui.say("replay"), ReplayAction::Open.into()));
        }
        items.extend([
            ("share", ui.say("record"), GoTo::Record.into()),
            ("plus", ui.say("new-game"), GoTo::Setup(kind).into()),
            ("rules", ui.say("rules"), GoTo::Rules(kind).into()),
            ("settings", ui.say("settings"), GoTo::Settings.into()),
        ]);
        let grid = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(10), flex_shrink: 0., ..row(10.) };
        sheet.spawn(grid).with_children(|grid| {
            for (icon, label, action) in items {
                let room = Node { flex_grow: 1., flex_basis: px(200), min_width: px(0), ..row(0.) };
                grid.spawn(room).with_children(|room| {
                    ui.button(room, Button::new(Weight::Secondary, icon, label, action).grow(1.));
                });
            }
        });
    });
}
