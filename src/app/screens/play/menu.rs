//! Menu of a match: less frequent actions, beside or over the board.

use bevy::prelude::*;

use crate::app::screens::play::PlayView;
use crate::app::screens::play::acts::tool_row;
use crate::app::screens::play::{MainControl, computer};
use crate::app::screens::settings::help;
use crate::app::state::review::reviewable;
use crate::app::state::study::may_study;
use crate::app::theme::Role;
use crate::app::theme::layout::{Detail, PlayLayout};
use crate::app::ui::controls::Scrolls;
use crate::app::ui::widgets::{Button, Ui, Weight, at, column, row};
use crate::app::vocabulary::action::{
    Action, Ask, ComputerAction, EditorAction, GoTo, PlayAction, ReplayAction, ReviewAction, Setting,
};
use crate::platform::PLAYS_LIVE;
use crate::play::{Match, Mode, Player};
use crate::rules::Game;

/// Returns `true` if the menu needs more room than the dock.
pub(super) fn covers_the_column(ui: &Ui<PlayView>, layout: &PlayLayout) -> bool {
    layout.is_beside() || layout.dock.height() < 320. * ui.theme.text
}

/// Entry of the menu: icon, label and action.
type MenuItem = (&'static str, String, Action);

/// Draws the menu beside or over the board.
pub(super) fn more(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
) {
    menu(root, ui, game, layout, menu_place(ui, layout), 0.);
}

/// Draws the menu of less frequent actions: turn mode, draw, new game and rules. It is rotated by this
/// angle in degrees.
pub(super) fn menu(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
    place: Rect,
    turn: f32,
) {
    let colours = ui.colours();
    let node = Node {
        padding: UiRect::all(px(18)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(24)),
        overflow: Overflow::scroll_y(),
        ..column(14.)
    };
    let turned = UiTransform { rotation: Rot2::degrees(turn), ..default() };
    let sheet = (at(place, node), turned, BackgroundColor(colours.surface), BorderColor::all(colours.line));
    root.spawn((sheet, Scrolls, Pickable::default())).with_children(|sheet| {
        if layout.tools.is_none() && ui.view.session.replay.is_none() {
            sheet
                .spawn(Node { flex_shrink: 0., ..ui.hand_row(game, 10., MainControl::First) })
                .with_children(|tools| tool_row(tools, ui, game, true, place.width()));
        }
        if is_played(ui, game) {
            let mode = game.setup().mode;
            sheet.spawn(Node { flex_shrink: 0., ..column(8.) }).with_children(|turns| {
                ui.text(turns, Role::Label, colours.ink, ui.say("setup-turns"));
                let chips = [(Mode::HandOver, "mode-hand-over"), (Mode::Quick, "mode-quick")]
                    .map(|(choice, key)| (mode == choice, ui.say(key), PlayAction::Mode(choice).into()));
                ui.chips(turns, chips.into());
            });
        }
        let grid = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(10), flex_shrink: 0., ..row(10.) };
        sheet.spawn(grid).with_children(|grid| {
            for (icon, label, action) in menu_items(ui, game, layout) {
                let room =
                    Node { flex_grow: 1., flex_basis: px(200. * ui.theme.text), min_width: px(0), ..row(0.) };
                grid.spawn(room).with_children(|room| {
                    ui.button(room, Button::new(Weight::Secondary, icon, label, action).grow(1.));
                });
            }
        });
        if is_played(ui, game) && has_help(game) {
            let settings = ui.view.settings.clone();
            ui.card(sheet, |ui, card| help::switches(card, ui, &settings));
        }
    });
}

/// Returns the area of the menu.
fn menu_place(ui: &Ui<PlayView>, layout: &PlayLayout) -> Rect {
    let area = ui.viewport.safe_area();
    let below_bar = layout.bar.max.y + 4.;
    if layout.is_beside() {
        // Beside the board, the whole column is available.
        Rect { min: Vec2::new(layout.bar.min.x, below_bar), ..layout.dock }
    } else if !covers_the_column(ui, layout) {
        layout.dock
    } else if layout.bar.min.y > layout.board.max.y {
        // Next to the thumb and no higher than it reaches.
        let bottom = layout.bar.min.y - 4.;
        let top = (bottom - 640. * ui.theme.text).max(area.min.y + 8.);
        Rect::new(layout.bar.min.x, top, layout.bar.max.x, bottom)
    } else {
        Rect::new(area.min.x + 8., below_bar, area.max.x - 8., area.max.y - 8.)
    }
}

/// Returns `true` if a person plays in an unfinished match and no replay is shown.
fn is_played(ui: &Ui<PlayView>, game: &Match) -> bool {
    let is_free = game.outcome().is_none() && ui.view.session.replay.is_none();
    is_free && !game.setup().is_watched() && !game.is_of_others()
}

/// Returns `true` if one person plays at this device, against the computer or by link, and may be helped.
fn has_help(game: &Match) -> bool {
    game.setup().only_person().is_some() && !game.setup().tournament_mode
}

/// Returns the entries of the menu that apply now, in display order.
fn menu_items(ui: &Ui<PlayView>, game: &Match, layout: &PlayLayout) -> Vec<MenuItem> {
    let mut items: Vec<MenuItem> = Vec::new();
    if is_played(ui, game) {
        match_items(ui, game, layout, &mut items);
    }
    let kind = game.setup().rules.game();
    if ui.view.session.replay.is_none() {
        items.push(("replay", ui.say("replay"), ReplayAction::Open.into()));
    }
    review_items(ui, game, &mut items);
    if layout.bar.width() < 480. {
        let muted = ui.view.settings.sound.muted;
        let (icon, key) = if muted { ("sound", "sound-on") } else { ("mute", "settings-mute") };
        items.push((icon, ui.say(key), Setting::Mute(!muted).into()));
    }
    if layout.zones.is_some() {
        items.push(("home", ui.say("home"), GoTo::Home.into()));
    }
    if may_study(&ui.view.session) {
        items.push(("note", ui.say("study"), GoTo::Study.into()));
    }
    items.extend([
        ("share", ui.say("record"), GoTo::Record.into()),
        ("edit", ui.say("editor-take-over"), EditorAction::TakeOver.into()),
        ("plus", ui.say("new-game"), GoTo::Setup(kind).into()),
        ("rules", ui.say("rules"), GoTo::Rules(kind).into()),
        ("settings", ui.say("settings"), GoTo::Settings.into()),
    ]);
    items
}

/// Adds the actions on an unfinished match: draw, estimate, resign, claim and play on.
fn match_items(ui: &Ui<PlayView>, game: &Match, layout: &PlayLayout, items: &mut Vec<MenuItem>) {
    if game.correspondence().is_some() {
        // A draw is offered together with a move, or after one in live play.
        if PLAYS_LIVE {
            items.push(("players", ui.say("live-title"), GoTo::Letter.into()));
        }
    } else if game.setup().only_person().is_none() {
        items.push(("draw", ui.say("agree-draw"), PlayAction::AgreeDraw.into()));
    } else if computer::can_hint(game) {
        items.push(("draw", ui.say("offer-draw"), ComputerAction::Ask(Ask::Draw).into()));
    }
    if game.setup().rules.game() == Game::Go && computer::can_hint(game) {
        items.push(("eye", ui.say("estimate"), ComputerAction::Ask(Ask::Estimate).into()));
    }
    if computer::can_hint(game) {
        let key = if ui.view.values.are_shown(game) { "values-hide" } else { "values-show" };
        items.push(("chart", ui.say(key), ComputerAction::Ask(Ask::Values).into()));
    }
    if layout.detail == Detail::Least || layout.zones.is_some() {
        items.push(("resign", ui.say("resign"), PlayAction::Resign.into()));
    }
    if layout.message.is_none() && layout.zones.is_none() {
        // The layout has no message line that could offer the claim.
        for claim in game.claims().into_iter().take(1) {
            let label = ui.words.claim(game.setup().rules, claim);
            items.push(("draw", label, PlayAction::Claim(claim).into()));
        }
    }
    if layout.detail == Detail::Least && game.counting().is_some() && game.correspondence().is_none() {
        items.push(("play", ui.say("play-on"), PlayAction::PlayOn.into()));
    }
}

/// Adds the review actions of a finished match.
fn review_items(ui: &Ui<PlayView>, seen: &Match, items: &mut Vec<MenuItem>) {
    let Some(whole) = reviewable(&ui.view.session) else { return };
    let review = ui.view.reviews.of(whole);
    let runs = ui.view.reviews.is_running();
    if runs {
        items.push(("stop", ui.say("review-stop"), ReviewAction::Stop.into()));
    } else if review.is_none_or(|review| !review.is_complete()) || ui.view.session.is_live() {
        items.push(("review", ui.say("review"), ReviewAction::Begin.into()));
    }
    let is_among_people = whole.setup().players.iter().all(Player::is_person);
    if review.is_some() && is_among_people && !ui.view.session.is_live() && seen.outcome().is_none() {
        items.push(("computer", ui.say("review-try-computer"), ReviewAction::TryComputer.into()));
    }
}
