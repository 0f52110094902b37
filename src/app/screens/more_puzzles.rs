//! The search for new puzzles of a game whose puzzles were all tried.

use bevy::prelude::*;

use crate::app::screens::{ScreenArea, screen};
use crate::app::state::puzzles::Puzzles;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, row};
use crate::app::vocabulary::action::PuzzleAction;
use crate::app::vocabulary::screen::Screen;
use crate::rules::Game;

screen! {
    /// Resources that the search for puzzles shows.
    MorePuzzlesView on Screen::MorePuzzles(game) in ScreenArea::SafeArea => plugin {
        puzzles: Puzzles,
    }
    |root, ui| draw(root, ui, game)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<MorePuzzlesView>, game: Game) {
    let title = ui.words.game_name(game);
    ui.top_bar(root, title, |_, _| {});
    ui.page(root, 720., |ui, page| {
        let (colours, puzzles) = (ui.colours(), &ui.view.puzzles);
        ui.text(page, Role::Body, colours.ink, ui.say("puzzle-none"));
        let words = match (puzzles.is_searching(), puzzles.has_found_none()) {
            (true, _) => "puzzle-searches",
            (false, true) => "puzzle-not-found",
            (false, false) => "puzzle-search-line",
        };
        let button = if puzzles.is_searching() {
            Button::new(Weight::Secondary, "stop", ui.say("puzzle-stop"), PuzzleAction::Stop)
        } else {
            Button::new(Weight::Primary, "puzzle", ui.say("puzzle-search"), PuzzleAction::Search)
        };
        ui.text(page, Role::Body, colours.ink_2, ui.say(words));
        page.spawn(row(0.)).with_children(|line| ui.button(line, button));
    });
}
