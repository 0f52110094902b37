//! The practice of an opening: its name above the board, the answer to the player's turn below it.

use bevy::prelude::*;

use crate::app::board::form::Form;
use crate::app::screens::attempt::{self, Act};
use crate::app::screens::words::{count, text};
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::openings::{Exercise, Practice, Stage};
use crate::app::state::settings::Settings;
use crate::app::theme::layout;
use crate::app::ui::widgets::{Ui, Weight, at, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::PracticeAction;
use crate::app::vocabulary::notice::{Notice, StatusLine};
use crate::app::vocabulary::screen::Screen;

screen! {
    /// Resources that the practice shows.
    PracticeView on Screen::Practice(_game) in ScreenArea::Window => plugin {
        practice: Practice,
        message: StatusLine,
        settings: Settings,
    }
    |root, ui| draw(root, ui)
}

impl Words<'_> {
    /// Returns the task in two lines: "Tiger", "You play Black: find the moves."
    fn practice_task(&self, exercise: &Exercise) -> String {
        let side = self.side(exercise.rules(), exercise.side());
        let task = self.language.format("practice-task", &[("side", side.into())]);
        let drill = exercise.drill();
        format!("{}\n{task}", self.opening_name(drill.openings(), drill.name()))
    }

    /// Returns the answer to what the player did; `None` if there is nothing to say. A brief one names no other opening,
    /// for large text.
    fn practice_answer(&self, exercise: &Exercise, said: Option<&Notice>, brief: bool) -> Option<String> {
        if let Some(said) = said {
            return Some(self.said(said, Some(exercise.game())));
        }
        match exercise.stage() {
            Stage::Open => None,
            Stage::Wrong(Some(name)) if !brief => {
                let name = self.opening_name(exercise.drill().openings(), name);
                Some(self.language.format("practice-other", &[("name", text(&name))]))
            }
            Stage::Wrong(_) => Some(self.language.text("practice-wrong")),
            Stage::Done if exercise.is_missed() => Some(self.language.text("practice-returns")),
            Stage::Done => Some(self.language.text("lesson-done")),
        }
    }

    /// Returns the news of the practice for screen readers: the answer to a turn, or else the task.
    pub fn practice_news(&self, exercise: &Exercise, said: Option<&Notice>) -> String {
        self.practice_answer(exercise, said, false).unwrap_or_else(|| self.practice_task(exercise))
    }
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<PracticeView>) {
    let view = ui.view;
    let Some(exercise) = view.practice.exercise() else { return };
    let layout = layout::lesson(ui.viewport, Form::of(exercise.rules()).shape(), view.settings.hand);
    bar(root, ui, exercise, layout.bar);
    let task = ui.words.practice_task(exercise);
    attempt::task(root, ui, layout.words, task);
    let centred = Node { justify_content: JustifyContent::Center, ..row(0.) };
    root.spawn(at(layout.status, centred)).with_children(|line| status(line, ui, exercise));
    acts(root, ui, exercise, layout.acts);
}

/// Draws the bar: close, the name of the game, and how many openings are known.
fn bar(root: &mut ChildSpawnerCommands, ui: &mut Ui<PracticeView>, exercise: &Exercise, place: Rect) {
    let title = ui.words.game_name(exercise.rules().game());
    let (all, known) = ui.view.practice.known(&ui.view.settings.drills);
    let known = if ui.is_large() {
        // Large text has room for the numbers alone.
        format!("{known} / {all}")
    } else {
        ui.words.language.format("practice-known", &[("known", count(known)), ("all", count(all))])
    };
    let swap = exercise.drill().other_side().map(|_| ("swap", PracticeAction::Swap.into()));
    attempt::bar(root, ui, place, (title, known), swap);
}

/// Draws the answer to what the player did.
fn status(line: &mut ChildSpawnerCommands, ui: &mut Ui<PracticeView>, exercise: &Exercise) {
    let said = ui.view.message.0.as_ref();
    let Some(words) = ui.words.practice_answer(exercise, said, ui.is_large()) else { return };
    let (icon, warns) = match exercise.stage() {
        _ if said.is_some() => ("info", said.is_some_and(Notice::warns)),
        Stage::Wrong(_) => ("info", true),
        Stage::Done if !exercise.is_missed() => ("check", false),
        Stage::Open | Stage::Done => ("hint", false),
    };
    ui.pill(line, icon, warns, words);
}

/// Draws the buttons.
fn acts(root: &mut ChildSpawnerCommands, ui: &mut Ui<PracticeView>, exercise: &Exercise, place: Rect) {
    let (again, show, next) = (PracticeAction::Again, PracticeAction::Show, PracticeAction::Next);
    let buttons: &[Act<PracticeAction>] = match exercise.stage() {
        Stage::Open => &[(Weight::Quiet, "hint", "puzzle-show", show)],
        Stage::Wrong(_) => {
            &[(Weight::Quiet, "hint", "puzzle-show", show), (Weight::Primary, "undo", "puzzle-again", again)]
        }
        Stage::Done => &[
            (Weight::Quiet, "undo", "puzzle-again", again),
            (Weight::Primary, "forward", "practice-next", next),
        ],
    };
    attempt::acts(root, ui, place, !exercise.follows(), buttons);
}
