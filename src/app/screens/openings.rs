//! The named openings of a game as a tree to walk through: the board, the way so far, and the turns that lead on.

use bevy::prelude::*;

use crate::app::board::picture::Picture;
use crate::app::device::viewport::WidthClass;
use crate::app::screens::words::{count, text, turn_name};
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::openings::OpeningWalk;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::OpeningAction;
use crate::app::vocabulary::screen::Screen;
use crate::openings::{Continuation, Openings};
use crate::rules::{Game, Position, Turn};

/// Largest width of the board in points.
const BOARD: f32 = 560.;
/// Gap between the board and the list in a wide window.
const GAP: f32 = 32.;
/// Number of names in the line of a turn.
const NAMES: usize = 3;

screen! {
    /// Resources that the openings show.
    OpeningsView on Screen::Openings(game) in ScreenArea::SafeArea => plugin {
        walk: OpeningWalk,
    }
    |root, ui| draw(root, ui, game)
}

impl Words<'_> {
    /// Returns the openings that a turn leads to: "Tiger", or "Tiger, Brightwell, Leader and 12 more".
    fn beyond(&self, continuation: &Continuation) -> String {
        let names = &continuation.names;
        let shown: Vec<String> = names.iter().take(NAMES).map(|name| (*name).to_owned()).collect();
        match names.len().checked_sub(NAMES) {
            Some(more @ 1..) => {
                let values = [("names", text(&shown.join(", "))), ("count", count(more))];
                self.language.format("openings-more", &values)
            }
            _ => shown.join(", "),
        }
    }
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<OpeningsView>, game: Game) {
    let title = ui.words.language.format("openings-of", &[("game", ui.words.game_name(game).into())]);
    ui.top_bar(root, title, |_, _| {});
    let Some(openings) = ui.view.walk.openings() else { return };
    let wide = ui.viewport.is_landscape() && ui.viewport.width_class() != WidthClass::Compact;
    let widest = if wide { 1200. } else { 640. };
    let margin = if ui.viewport.size.x < 600. { 32. } else { 64. };
    let room = (ui.viewport.safe_area().width() - margin).min(widest);
    // The bar and the margins of the page.
    let height = ui.viewport.safe_area().height() - 64. - 48.;
    let board = if wide { ((room - GAP) / 2.).min(height) } else { room.min(height / 2.) }.min(BOARD);
    ui.page(root, widest, |ui, page| {
        let across = Node { align_items: AlignItems::Start, ..row(GAP) };
        page.spawn(if wide { across } else { column(20.) }).with_children(|all| {
            let positions = ui.view.walk.positions();
            let Some(position) = positions.last() else { return };
            let place = Node { justify_content: JustifyContent::Center, flex_shrink: 0., ..row(0.) };
            all.spawn(place).with_children(|place| {
                let picture = picture(&**position, ui.view.walk.turns().last());
                ui.mini_board(place, &picture, board, 10., None);
            });
            let part = Node { flex_grow: 1., flex_basis: if wide { px(0) } else { auto() }, ..column(16.) };
            all.spawn(part).with_children(|part| {
                way(part, ui, openings, &positions);
                ways_on(part, ui, &**position);
            });
        });
    });
}

/// Returns the picture of a position, with the squares of the turn that led to it.
fn picture(position: &dyn Position, last: Option<&Turn>) -> Picture {
    let mut picture = Picture::of(position);
    match last.map(|turn| &turn.0[..]) {
        Some(&[square]) => picture.last = Some(square),
        Some(path) => picture.path = path.to_vec(),
        None => {}
    }
    picture
}

/// Draws the name of the opening, the turns to it, and the controls.
fn way(
    part: &mut ChildSpawnerCommands,
    ui: &mut Ui<OpeningsView>,
    openings: &Openings,
    positions: &[Box<dyn Position>],
) {
    let colours = ui.colours();
    let turns = ui.view.walk.turns();
    let name = match openings.name(turns) {
        Some(named) => named.name.to_owned(),
        None if turns.is_empty() => ui.say("openings-start"),
        None => ui.say("openings-unnamed"),
    };
    let names: Vec<_> =
        positions.iter().zip(turns).map(|(position, turn)| turn_name(ui.words, &**position, turn)).collect();
    part.spawn(column(4.)).with_children(|words| {
        ui.text(words, Role::Title, colours.ink, name);
        let line = if names.is_empty() { ui.say("openings-line") } else { names.join(", ") };
        ui.text(words, Role::Body, colours.ink_2, line);
    });
    let acts = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(10), ..row(10.) };
    part.spawn(acts).with_children(|acts| {
        let may = !turns.is_empty();
        for (icon, action) in [("first", OpeningAction::Start), ("undo", OpeningAction::Back)] {
            let button = Button::new(Weight::Secondary, icon, String::new(), action);
            ui.button(acts, button.enabled(may));
        }
        let play = Button::new(Weight::Primary, "play", ui.say("openings-play"), OpeningAction::Play);
        ui.button(acts, play.enabled(may).grow(1.));
    });
}

/// Draws the turns that lead on, each with the openings beyond it.
fn ways_on(part: &mut ChildSpawnerCommands, ui: &mut Ui<OpeningsView>, position: &dyn Position) {
    let continuations = ui.view.walk.continuations();
    if continuations.is_empty() {
        ui.text(part, Role::Body, ui.colours().ink_2, ui.say("openings-end"));
        return;
    }
    ui.card(part, |ui, card| {
        for (at, continuation) in continuations.iter().enumerate() {
            let turn = turn_name(ui.words, position, &continuation.turn);
            let title = match continuation.name {
                Some(name) => format!("{turn} · {name}"),
                None => turn,
            };
            let line = ui.words.beyond(continuation);
            ui.way(card, "forward", title, line, OpeningAction::On(at));
        }
    });
}
