//! Controls of a turn: Clear Moves and Finish Turn at the strip of the player who makes it, and the tools.

use bevy::prelude::*;

use crate::app::screens::play::{DockState, MainControl, PlayView, computer, live};
use crate::app::theme::layout::{Detail, PlayLayout};
use crate::app::ui::widgets::{Button, Ui, Weight, at};
use crate::app::vocabulary::action::{Action, Ask, ComputerAction, Explains, PlayAction};
use crate::notation;
use crate::play::{Match, Mode};

/// Gap between Pass and Resign, large enough to prevent mistakes.
const APART: f32 = 64.;

/// Width below which two buttons stand one above the other.
const NARROW: f32 = 300.;

/// Width below which large text leaves Resign no room for its label beside Pass.
const BOTH: f32 = 480.;

/// Minimum width of a tool.
const TOOL: f32 = 48.;

/// Minimum height of a row of tools with labels.
const LABELLED: f32 = 56.;

/// Returns the turn that a person may make now without touching the board: a pass or a swap.
fn offer(game: &Match) -> Option<PlayAction> {
    let current = &game.turns().current;
    let is_ones_own = game.outcome().is_none() && game.computer_to_act().is_none();
    if !is_ones_own || !current.path.is_empty() {
        None
    } else if current.next.complete {
        Some(PlayAction::Pass)
    } else {
        notation::swap(game.position()).map(|_| PlayAction::Swap)
    }
}

/// Returns `true` if Resign stands beside Pass instead of in the bar.
pub(super) fn resigns_below(ui: &Ui<PlayView>, game: &Match, layout: &PlayLayout) -> bool {
    let is_quick = game.setup().mode == Mode::Quick;
    DockState::of(ui, game) == DockState::Playing
        && is_quick
        && layout.detail > Detail::Least
        && offer(game) == Some(PlayAction::Pass)
}

/// Returns `true` while a turn is being made that can be cleared. No action is available while the
/// blunder check examines a turn.
fn is_staged(ui: &Ui<PlayView>, game: &Match) -> bool {
    !game.turns().current.path.is_empty() && !ui.view.blunder_check.is_looking(game)
}

/// Returns `true` if [`acts`] draws a control now.
pub(super) fn has_acts(ui: &Ui<PlayView>, game: &Match, layout: &PlayLayout) -> bool {
    let has_tools = layout.tools.is_some() || layout.zones.is_some();
    let is_hand_over = game.setup().mode == Mode::HandOver;
    is_hand_over || is_staged(ui, game) || offer(game).is_some() || !has_tools
}

/// Draws Clear Moves and Finish Turn, in quick mode only while a turn is staged, and Pass or Swap
/// where they are possible.
pub(super) fn acts(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
    place: Rect,
) {
    let current = &game.turns().current;
    let staged = is_staged(ui, game);
    let is_looking = ui.view.blunder_check.is_looking(game);
    let explained = |button: Button| if is_looking { button } else { button.explains() };
    let hand_over = game.setup().mode == Mode::HandOver;
    let (offer, resigns) = (offer(game), resigns_below(ui, game, layout));
    let stacked = place.width() < NARROW && place.height() >= 2. * 48.;
    let gap = if stacked { 8. } else { 14. };
    let height = if stacked { (place.height() - gap) / 2. } else { place.height() };
    let gap = if resigns && !stacked { APART } else { gap };
    let main = if resigns { MainControl::First } else { MainControl::Last };
    let node = if stacked {
        Node { flex_direction: FlexDirection::Column, row_gap: px(gap), ..default() }
    } else {
        ui.hand_row(game, gap, main)
    };
    let button = |weight, icon, label, action: Action| {
        let button = Button::new(weight, icon, label, action).height(height);
        // In a column, the width needs no share.
        if stacked { button } else { button.grow(1.) }
    };
    root.spawn(at(place, node)).with_children(|acts| {
        if let Some(action) = offer {
            let name = if action == PlayAction::Swap { "swap" } else { "pass" };
            ui.button(acts, button(Weight::Secondary, name, ui.say(name), action.into()));
        } else if hand_over || staged {
            let large = ui.is_large() && !stacked;
            let clear = if large { String::new() } else { ui.say("clear-moves") };
            let clear = button(Weight::Secondary, "clear", clear, PlayAction::ClearMoves.into());
            let clear = explained(clear.enabled(staged));
            ui.button(acts, if large { clear.grow(0.) } else { clear });
        }
        if hand_over || staged {
            let finish =
                button(Weight::Primary, "finish", ui.say("finish-turn"), PlayAction::FinishTurn.into());
            let finish = explained(finish.enabled(staged && current.next.complete));
            ui.button(acts, if stacked { finish } else { finish.grow(1.3) });
        } else if resigns {
            let resign = button(Weight::Secondary, "resign", ui.say("resign"), PlayAction::Resign.into());
            // Two labels of large text have no room side by side.
            let is_brief = ui.is_large() && !stacked && place.width() < BOTH;
            ui.button(acts, if is_brief { resign.only_icon() } else { resign });
        } else if layout.tools.is_none() && layout.zones.is_none() {
            let (action, can_undo, can_redo) = undo_and_redo(ui, game);
            let undo = button(Weight::Secondary, "undo", ui.say("undo"), action);
            ui.button(acts, undo.enabled(can_undo).explains());
            if offer.is_none() {
                let redo = button(Weight::Secondary, "redo", ui.say("redo"), PlayAction::Redo.into());
                ui.button(acts, redo.enabled(can_redo).explains());
            }
        }
    });
}

/// Draws undo, redo, hint and previous turn.
pub(super) fn tools(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, place: Rect) {
    root.spawn(at(place, ui.hand_row(game, 4., MainControl::First)))
        .with_children(|tools| tool_row(tools, ui, game, place.height() >= LABELLED, place.width()));
}

/// Returns the action that takes back, and two flags: undo is possible, and redo is possible.
fn undo_and_redo(ui: &Ui<PlayView>, game: &Match) -> (Action, bool, bool) {
    if let Some(action) = live::ask_back(ui, game) {
        return (action, true, game.can_redo());
    }
    let (can_undo, can_redo) = match &ui.view.session.table {
        _ if game.correspondence().is_some() => (game.can_undo(), game.can_redo()),
        _ if game.setup().tournament_mode => (!game.turns().current.path.is_empty(), false),
        Some(table) => (table.can_undo(), table.can_redo()),
        None => (false, false),
    };
    (PlayAction::Undo.into(), can_undo, can_redo)
}

/// Draws the tools into a row of this width, with or without labels. A narrow row has no Redo, which is
/// also in the menu.
pub(super) fn tool_row(
    tools: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    labelled: bool,
    width: f32,
) {
    let (action, can_undo, can_redo) = undo_and_redo(ui, game);
    let label = |key| if labelled { ui.say(key) } else { String::new() };
    let [undo, redo, hint, previous] = ["undo", "redo", "hint", "previous"].map(label);
    ui.tool(tools, "undo", undo, action, can_undo).insert(Explains);
    if width >= 4. * TOOL {
        ui.tool(tools, "redo", redo, PlayAction::Redo, can_redo).insert(Explains);
    }
    let can_hint = computer::can_hint(game);
    ui.tool(tools, "hint", hint, ComputerAction::Ask(Ask::Hint), can_hint).insert(Explains);
    ui.toggle_tool(tools, "previous", previous, PlayAction::ShowPrevious, ui.view.peek.0);
}
