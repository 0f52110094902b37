//! The named openings of a game as a tree to walk through: the board, the way so far, and the turns that lead on.

use bevy::prelude::*;

use crate::app::board::picture::Picture;
use crate::app::device::viewport::WidthClass;
use crate::app::screens::words::{count, turn_name};
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::openings::{OpeningWalk, Outlook, PlayedHere, due};
use crate::app::state::puzzles::today;
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{Action, GoTo, OpeningAction, PracticeAction};
use crate::app::vocabulary::screen::Screen;
use crate::openings::Openings;
use crate::rules::{Game, Position, Turn};

mod ways;

/// Largest width of the board in points.
const BOARD: f32 = 560.;
/// Gap between the board and the list in a wide window.
const GAP: f32 = 32.;

screen! {
    /// Resources that the openings show.
    OpeningsView on Screen::Openings(game) in ScreenArea::SafeArea => plugin {
        walk: OpeningWalk,
        here: PlayedHere,
        outlook: Outlook,
        settings: Settings,
    }
    |root, ui| draw(root, ui, game)
}

impl Words<'_> {
    /// Returns the name of an opening in the letters of the language, as far as it is known in them.
    pub(super) fn opening_name(&self, openings: &Openings, name: &str) -> String {
        // All names that are known in other letters are Russian.
        let native = openings.native(name).filter(|_| self.language.tag() == "ru");
        native.unwrap_or(name).to_owned()
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
        kinds(page, ui, game);
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
                acts(part, ui, openings, game);
                ways::draw(part, ui, openings, &**position);
            });
        });
    });
}

/// Draws the kinds of rules of a game that has openings by several.
fn kinds(page: &mut ChildSpawnerCommands, ui: &mut Ui<OpeningsView>, game: Game) {
    let now = ui.view.walk.openings();
    let kinds: Vec<(bool, String, Action)> = Openings::of_game(game)
        .enumerate()
        .map(|(at, openings)| {
            let is_now = now.is_some_and(|now| std::ptr::eq(now, openings));
            (is_now, ui.words.kind_name(openings.rules()), OpeningAction::By(at).into())
        })
        .collect();
    if kinds.len() > 1 {
        ui.chips(page, kinds);
    }
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

/// Draws the name of the opening, and the turns to it.
fn way(
    part: &mut ChildSpawnerCommands,
    ui: &mut Ui<OpeningsView>,
    openings: &Openings,
    positions: &[Box<dyn Position>],
) {
    let colours = ui.colours();
    let turns = ui.view.walk.turns();
    let name = match openings.name(turns) {
        Some(named) => ui.words.opening_name(openings, named.name),
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
}

/// Draws the controls: steps, the match from here, and the practice.
fn acts(part: &mut ChildSpawnerCommands, ui: &mut Ui<OpeningsView>, openings: &'static Openings, game: Game) {
    let may = !ui.view.walk.turns().is_empty();
    // Large text has no room for two labels in a row.
    let grow = if ui.is_large() { 0. } else { 1. };
    let play = Button::new(Weight::Primary, "play", ui.say("openings-play"), OpeningAction::Play);
    let practice =
        Button::new(Weight::Secondary, "puzzle", ui.say("practice"), GoTo::Practice(game)).grow(grow);
    let due = due(openings, &ui.view.settings.drills, today());
    let repeat = (due > 0).then(|| {
        let label = ui.words.language.format("practice-due", &[("count", count(due))]);
        Button::new(Weight::Secondary, "redo", label, PracticeAction::Repeat).grow(grow)
    });
    let is_roomy = ui.viewport.width_class() != WidthClass::Compact && !ui.is_large();
    part.spawn(column(10.)).with_children(|acts| {
        acts.spawn(row(10.)).with_children(|line| {
            for (icon, action) in [("first", OpeningAction::Start), ("undo", OpeningAction::Back)] {
                let button = Button::new(Weight::Secondary, icon, String::new(), action);
                ui.button(line, button.enabled(may));
            }
            ui.button(line, play.enabled(may).grow(1.));
            if is_roomy {
                ui.button(line, practice.clone());
            }
        });
        let rest = repeat.into_iter().chain((!is_roomy).then_some(practice));
        let rest: Vec<Button> = rest.collect();
        if !rest.is_empty() {
            let place = if ui.is_large() { column(10.) } else { row(10.) };
            acts.spawn(place).with_children(|line| {
                for button in rest {
                    ui.button(line, button);
                }
            });
        }
    });
}
