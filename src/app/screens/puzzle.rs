//! A puzzle: the task above the board, the answer to the player's turn below it.

use bevy::prelude::*;

use crate::app::board::form::Form;
use crate::app::screens::attempt::{self, Act};
use crate::app::screens::puzzles::rating;
use crate::app::screens::words::count;
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::puzzles::{Puzzles, Solving, Stage};
use crate::app::state::settings::Settings;
use crate::app::theme::{Role, layout};
use crate::app::ui::widgets::{Button, Ui, Weight, at, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::PuzzleAction;
use crate::app::vocabulary::notice::{Notice, StatusLine};
use crate::app::vocabulary::screen::Screen;
use crate::engine::Reason;
use crate::puzzles::{Puzzle, Task};
use crate::rules::{Game, Position, Side, Turn};

screen! {
    /// Resources that a puzzle shows.
    PuzzleView on Screen::Puzzle(game) in ScreenArea::Window => plugin {
        puzzles: Puzzles,
        message: StatusLine,
        settings: Settings,
    }
    |root, ui| draw(root, ui, game)
}

impl Words<'_> {
    /// Returns the task of a puzzle on the board.
    fn task(&self, solving: &Solving) -> String {
        self.task_of(solving.puzzle(), solving.side())
    }

    /// Returns the task of a puzzle in two lines: "Black to move", "Win in 3 moves."
    pub(super) fn task_of(&self, puzzle: &Puzzle, side: Side) -> String {
        let side = self.side(puzzle.rules, side);
        let to_move = self.language.format("editor-to-move", &[("side", side.into())]);
        let number = |number: u8| count(usize::from(number));
        let at = |key: &str, square| {
            self.language.format(key, &[("square", self.square(puzzle.rules, square).into())])
        };
        let task = match puzzle.task {
            Task::Win => self.language.text("puzzle-win"),
            Task::WinIn(turns) => self.language.format("puzzle-win-in", &[("turns", number(turns))]),
            Task::Hold => self.language.text("puzzle-hold"),
            Task::Gain { pieces, .. } => self.language.format("puzzle-gain", &[("pieces", number(pieces))]),
            Task::Fours(_) => self.language.text("puzzle-fours"),
            Task::Capture { square, .. } => at("puzzle-capture", square),
            Task::Ladder { square, .. } => at("puzzle-ladder", square),
            Task::Kill(square) => at("puzzle-kill", square),
            Task::Race(square) => at("puzzle-race", square),
            Task::Live(square) => at("puzzle-live", square),
        };
        format!("{to_move}\n{task}")
    }

    /// Returns a turn with its reason, or the turn alone if there is none or if the text is to be `brief`.
    fn point(&self, position: &dyn Position, turn: &Turn, reason: Option<&Reason>, brief: bool) -> String {
        match reason.filter(|_| !brief) {
            Some(_) => self.because(position, turn, reason),
            None => self.named(position, turn),
        }
    }

    /// Returns the answer to what the player did; `None` if there is nothing to say. A brief one has no reasons, for
    /// large text.
    fn puzzle_answer(&self, solving: &Solving, said: Option<&Notice>, brief: bool) -> Option<String> {
        if let Some(said) = said {
            return Some(self.said(said, Some(solving.game())));
        }
        let start = solving.start().position();
        let point = || {
            let turn = solving.puzzle().turn()?;
            Some(self.point(start, turn, solving.puzzle().reasons().first(), brief))
        };
        match solving.stage() {
            Stage::Open => None,
            Stage::Right => {
                let words = [Some(self.language.text("lesson-done")), point()];
                Some(words.into_iter().flatten().collect::<Vec<_>>().join(" "))
            }
            Stage::Shown => point(),
            Stage::Wrong { answer: None, .. } => Some(self.language.text("puzzle-wrong")),
            Stage::Wrong { turn, answer: Some((answer, reason)) } => {
                let mut after = start.boxed();
                after.play(turn).ok()?;
                let side = self.side(solving.rules(), after.to_move());
                let then = self.point(&*after, answer, reason.as_ref(), brief);
                let values = [("side", side.into()), ("then", then.into())];
                Some(self.language.format("puzzle-refuted", &values))
            }
        }
    }

    /// Returns the news of a puzzle for screen readers: the answer to a turn, or else the task.
    pub fn puzzle_news(&self, solving: &Solving, said: Option<&Notice>) -> String {
        self.puzzle_answer(solving, said, false).unwrap_or_else(|| self.task(solving))
    }
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<PuzzleView>, game: Game) {
    let view = ui.view;
    let Some(solving) = view.puzzles.solving() else { return draw_wait(root, ui, game) };
    let form = Form::of(solving.rules());
    let layout = layout::lesson(ui.viewport, form.shape(), view.settings.hand);
    bar(root, ui, solving, layout.bar);
    let task = ui.words.task(solving);
    attempt::task(root, ui, layout.words, task);
    let centred = Node { justify_content: JustifyContent::Center, ..row(0.) };
    root.spawn(at(layout.status, centred)).with_children(|line| status(line, ui, solving));
    acts(root, ui, solving, layout.acts);
}

/// Draws the screen while the puzzles are being loaded, and after that has failed.
fn draw_wait(root: &mut ChildSpawnerCommands, ui: &mut Ui<PuzzleView>, game: Game) {
    let area = at(ui.viewport.safe_area(), Node { flex_direction: FlexDirection::Column, ..default() });
    root.spawn(area).with_children(|area| {
        let title = ui.words.game_name(game);
        ui.top_bar(area, title, |_, _| {});
        ui.page(area, 720., |ui, page| {
            let is_missing = ui.view.puzzles.are_missing(game);
            let words = ui.say(if is_missing { "puzzles-missing" } else { "puzzles-loading" });
            ui.text(page, Role::Body, ui.colours().ink_2, words);
            if is_missing {
                let again = Button::new(Weight::Primary, "undo", ui.say("puzzle-again"), PuzzleAction::Next);
                page.spawn(row(0.)).with_children(|line| ui.button(line, again));
            }
        });
    });
}

/// Draws the bar: close, the name of the game, and the player's rating.
fn bar(root: &mut ChildSpawnerCommands, ui: &mut Ui<PuzzleView>, solving: &Solving, place: Rect) {
    let game = solving.rules().game();
    let title = if solving.is_of_day() { ui.say("puzzles-today") } else { ui.words.game_name(game) };
    let now = rating(ui.view.settings.training.rating(game));
    let now = ui.words.language.format("puzzle-rating", &[("rating", now)]);
    attempt::bar(root, ui, place, (title, now), Some(("print", PuzzleAction::Print.into())));
}

/// Draws the answer to what the player did.
fn status(line: &mut ChildSpawnerCommands, ui: &mut Ui<PuzzleView>, solving: &Solving) {
    let said = ui.view.message.0.as_ref();
    let Some(words) = ui.words.puzzle_answer(solving, said, ui.is_large()) else { return };
    let (icon, warns) = match solving.stage() {
        _ if said.is_some() => ("info", said.is_some_and(Notice::warns)),
        Stage::Right => ("check", false),
        Stage::Wrong { .. } => ("info", true),
        Stage::Open | Stage::Shown => ("hint", false),
    };
    ui.pill(line, icon, warns, words);
}

/// Draws the buttons.
fn acts(root: &mut ChildSpawnerCommands, ui: &mut Ui<PuzzleView>, solving: &Solving, place: Rect) {
    let (again, show, next) = (PuzzleAction::Again, PuzzleAction::Show, PuzzleAction::Next);
    let buttons: &[Act<PuzzleAction>] = match solving.stage() {
        Stage::Open => &[(Weight::Quiet, "hint", "puzzle-show", show)],
        Stage::Wrong { .. } => {
            &[(Weight::Quiet, "hint", "puzzle-show", show), (Weight::Primary, "undo", "puzzle-again", again)]
        }
        Stage::Right | Stage::Shown => &[
            (Weight::Quiet, "undo", "puzzle-again", again),
            (Weight::Primary, "forward", "puzzle-next", next),
        ],
    };
    attempt::acts(root, ui, place, true, buttons);
}
