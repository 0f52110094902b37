//! List of games with puzzles, and the puzzle of the day.

use bevy::prelude::*;

use crate::app::screens::lessons::{card, game_line};
use crate::app::screens::words::count;
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::puzzles::today;
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{GoTo, PuzzleAction};
use crate::app::vocabulary::screen::Screen;
use crate::puzzles::Standing;
use crate::rules::Game;

screen! {
    /// Resources that the list of puzzles shows.
    PuzzlesView on Screen::Puzzles in ScreenArea::SafeArea => plugin {
        settings: Settings,
    }
    |root, ui| draw(root, ui)
}

impl Words<'_> {
    /// Returns the tries of a game's puzzles: "Rating 640, 3 of 5 solved".
    pub(super) fn tries(&self, standing: Standing) -> String {
        if standing.tried == 0 {
            return self.language.text("puzzles-new");
        }
        let values = [
            ("rating", rating(standing.rating)),
            ("solved", count(standing.solved as usize)),
            ("tried", count(standing.tried as usize)),
        ];
        let words = self.language.format("puzzles-standing", &values);
        match standing.due {
            0 => words,
            due => format!("{words} · {}", self.language.format("puzzles-due", &[("count", count(due))])),
        }
    }
}

/// Returns a rating as an argument of a text.
pub(super) fn rating(rating: i32) -> fluent_bundle::FluentValue<'static> {
    count(usize::try_from(rating).unwrap_or(0))
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<PuzzlesView>) {
    let title = ui.say("puzzles");
    ui.top_bar(root, title, |_, _| {});
    ui.page(root, 720., |ui, page| {
        ui.text(page, Role::Body, ui.colours().ink_2, ui.say("puzzles-line"));
        of_day(page, ui);
        page.spawn(column(12.)).with_children(|list| {
            for game in Game::ALL {
                let standing = ui.view.settings.training.standing(game, today());
                let words = ui.words.tries(standing);
                game_line(list, ui, game, GoTo::Puzzle(game), words, false);
            }
        });
    });
}

/// Draws the puzzle of the day, and the days in a row.
fn of_day(page: &mut ChildSpawnerCommands, ui: &mut Ui<PuzzlesView>) {
    let line = match ui.view.settings.training.days_in_a_row(today()) {
        (0, 0) => ui.say("puzzles-today-line"),
        (days, most) => {
            let values = [("days", count(days as usize)), ("most", count(most as usize))];
            ui.words.language.format("puzzles-days", &values)
        }
    };
    let solve = Button::new(Weight::Primary, "play", ui.say("puzzles-solve"), PuzzleAction::Today);
    card(page, ui, "puzzle", (ui.say("puzzles-today"), line), vec![solve]);
}
