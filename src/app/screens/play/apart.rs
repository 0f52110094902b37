//! Play screen of two players who sit apart: each has a zone with strip, controls and tools that faces
//! them.

use bevy::prelude::*;

use crate::app::screens::play::{
    DockState, MainControl, PlayView, acts, controls, menu, moves, ribbon, speaks, strip, title,
};
use crate::app::state::session::More;
use crate::app::theme::Role;
use crate::app::theme::layout::{PlayLayout, Zone};
use crate::app::ui::widgets::{Ui, at, column, row};
use crate::app::vocabulary::action::{GoTo, PlayAction};
use crate::play::Match;
use crate::rules::Side;

/// Height of the result for the player without controls, beside the board.
const OUTCOME: f32 = 110.;
/// Maximum height of a card beside the board.
const CARD: f32 = 260.;

/// Width of a bar without room for Home, the tools and the menu.
const NARROW: f32 = 290.;

/// Draws both zones, the far one first, and the menu between them.
pub(super) fn draw(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    now: DockState,
    far: Side,
    layout: &PlayLayout,
    zones: [Zone; 2],
) {
    // A replay and the count have their controls on the near side only.
    let is_asked = matches!(
        now,
        DockState::Paused
            | DockState::Starting
            | DockState::Choosing
            | DockState::Warned
            | DockState::Playing
    );
    let asked = if is_asked { game.acting_side() } else { far.other() };
    for (zone, side) in zones.into_iter().zip([far, far.other()]) {
        let turned = UiTransform { rotation: Rot2::degrees(zone.turn), ..default() };
        root.spawn((at(zone.place, Node::default()), turned)).with_children(|root| {
            let Zone { strip: place, mut message, acts, bar, moves, .. } = zone;
            // A card takes the place of the strip as well.
            let has_strip =
                side != asked || matches!(now, DockState::More | DockState::Starting | DockState::Playing);
            let mut dock = if has_strip { zone.dock } else { zone.dock.union(place) };
            let needs_dock = now != DockState::More && (side == asked || now == DockState::Over);
            if let Some(mut list) = moves {
                let gap = dock.min.y - list.max.y;
                // Beside the board, the list has all the room that the controls do not need.
                let height = match now {
                    _ if !needs_dock => 0.,
                    _ if side != asked => OUTCOME,
                    DockState::Playing => {
                        let (has_acts, has_words) = (acts::has_acts(ui, game, layout), speaks(ui, game));
                        let rows = [(has_acts, acts.height() + gap), (has_words, message.height() + gap)];
                        rows.into_iter().filter(|(is_there, _)| *is_there).map(|(_, row)| row).sum()
                    }
                    _ if has_strip => dock.height() + gap,
                    _ => CARD,
                };
                list.max.y = list.max.y.max(dock.max.y - height);
                dock.min.y = dock.min.y.max(list.max.y + gap);
                if !acts::has_acts(ui, game, layout) {
                    message = dock;
                }
                moves::draw(root, ui, game, ui.view.session.replay.as_ref(), list);
            }
            let own = PlayLayout { message: Some(message), acts, dock, bar, moves, ..*layout };
            if has_strip {
                strip::draw(root, ui, game, side, place, layout.detail);
            }
            if now == DockState::More {
                // The menu has all controls.
            } else if side == asked {
                controls(root, ui, game, now, &own);
            } else if now == DockState::Over {
                outcome(root, ui, game, dock);
            } else if moves.is_none() {
                ribbon::draw(root, ui, game, dock);
            }
            let has_tools = now == DockState::Playing && side == asked;
            zone_bar(root, ui, game, &own, (side == far, has_tools));
        });
    }
    if now == DockState::More {
        let zone = zones[usize::from(*ui.view.more == More::Near)];
        let size = layout.board.size();
        let size = if zone.lies() { size.yx() } else { size };
        menu::menu(root, ui, game, layout, Rect::from_center_size(layout.board.center(), size), zone.turn);
    }
}

/// Draws the bar of a player: tools on the player's turn, else the name of the game, and the menu.
fn zone_bar(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
    (is_far, has_tools): (bool, bool),
) {
    root.spawn(at(layout.bar, ui.hand_row(game, 0., MainControl::Last))).with_children(|bar| {
        // In a narrow bar, the tools take the place of Home, which is also in the menu.
        let has_home = !(is_far || has_tools && layout.bar.width() < NARROW);
        if has_home {
            ui.icon_button(bar, "home", GoTo::Home);
        }
        let middle = Node {
            flex_grow: 1.,
            flex_basis: px(0),
            min_width: px(0),
            justify_content: JustifyContent::Center,
            ..row(0.)
        };
        bar.spawn(middle).with_children(|middle| {
            if has_tools {
                let width = layout.bar.width() - if has_home { 96. } else { 48. };
                acts::tool_row(middle, ui, game, false, width);
            } else {
                title(middle, ui, game, layout);
            }
        });
        if !is_far && ui.view.clocks.running.is_some() {
            ui.icon_button(bar, "pause", PlayAction::Pause);
        }
        let (menu, action) =
            if is_far { (More::Far, PlayAction::FarMore) } else { (More::Near, PlayAction::More) };
        ui.icon_button(bar, if *ui.view.more == menu { "close" } else { "more" }, action);
    });
}

/// Draws the result for the player who has no controls for it.
fn outcome(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, place: Rect) {
    let Some(outcome) = game.outcome() else { return };
    let colours = ui.colours();
    let node =
        Node { align_items: AlignItems::Center, justify_content: JustifyContent::Center, ..column(2.) };
    root.spawn(at(place, node)).with_children(|words| {
        let role = if place.height() >= 90. && !ui.is_large() { Role::Title } else { Role::Head };
        ui.centred(words, role, colours.ink, ui.words.result(game, outcome));
        ui.centred(words, Role::Body, colours.ink_2, ui.words.reason(game, outcome));
    });
}
