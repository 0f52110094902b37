//! Rules page of a game in a few short chapters, to read. Each has one idea and a picture. The
//! lesson on the game lets players do the same on the board.

use bevy::prelude::*;

use crate::app::device::viewport::WidthClass;
use crate::app::screens::lesson::chapter_values;
use crate::app::screens::words::count;
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::draft::Draft;
use crate::app::state::lessons::{self, Chapter, Progress};
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::GoTo;
use crate::app::vocabulary::screen::Screen;
use crate::rules::Game;

mod picture;

screen! {
    /// Resources that the rules page shows.
    RulesView on Screen::Rules(game) in ScreenArea::SafeArea => plugin {
        draft: Draft,
        session: Session,
        settings: Settings,
    }
    |root, ui| draw(root, ui, game)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<RulesView>, game: Game) {
    let title = ui.words.language.format("rules-of", &[("game", ui.words.game_name(game).into())]);
    ui.top_bar(root, title, |_, _| {});
    let beside = ui.viewport.width_class() >= WidthClass::Medium;
    let (view, words) = (ui.view, ui.words);
    ui.page(root, 860., |ui, page| {
        let rules = lessons::rules_of(&view.session, &view.draft, game);
        if game.presets().len() > 1 {
            let name = words.language.format("rules-by", &[("rules", words.rules_name(rules).into())]);
            ui.text(page, Role::Body, ui.colours().ink_2, name);
        }
        let line = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(8), ..row(16.) };
        page.spawn(line).with_children(|line| {
            let lesson = ui.say("lesson");
            ui.button(line, Button::new(Weight::Primary, "play", lesson, GoTo::Lesson(game)));
            let progress = words.progress(Progress::of(&view.settings, rules));
            ui.text(line, Role::Label, ui.colours().accent_ink, progress);
        });
        for chapter in lessons::chapters_of(rules) {
            draw_chapter(page, ui, &chapter, beside);
        }
    });
}

impl Words<'_> {
    /// Returns the learning progress of a game.
    pub fn progress(&self, Progress { done, all }: Progress) -> String {
        match done {
            0 => self.language.format("lesson-new", &[("all", count(all))]),
            done if done >= all => self.language.text("lesson-complete"),
            done => self.language.format("lesson-progress", &[("done", count(done)), ("all", count(all))]),
        }
    }
}

/// Draws a chapter: its picture with the text beside or above it.
fn draw_chapter(page: &mut ChildSpawnerCommands, ui: &mut Ui<RulesView>, chapter: &Chapter, beside: bool) {
    let room = ui.viewport.safe_area().width();
    let width = if beside { 360. } else { (room - 32.).clamp(240., 420.) };
    let node = if beside { Node { align_items: AlignItems::Start, ..row(28.) } } else { column(14.) };
    page.spawn(node).with_children(|parts| {
        let draw_board = |ui: &mut Ui<RulesView>, parts: &mut ChildSpawnerCommands| {
            let board = Node { width: px(width), flex_shrink: 0., ..column(6.) };
            parts.spawn(board).with_children(|board| {
                if let Some(picture) = picture::of(chapter) {
                    ui.mini_board(board, &picture, width, 14., None);
                }
            });
        };
        // On a phone, the text stands above its picture.
        if beside {
            draw_board(ui, parts);
            draw_words(parts, ui, chapter, beside);
        } else {
            draw_words(parts, ui, chapter, beside);
            draw_board(ui, parts);
        }
    });
}

/// Draws the title and the text of a chapter.
fn draw_words(parts: &mut ChildSpawnerCommands, ui: &mut Ui<RulesView>, chapter: &Chapter, beside: bool) {
    let node = Node {
        flex_grow: 1.,
        flex_basis: if beside { px(0) } else { auto() },
        min_width: px(0),
        ..column(8.)
    };
    parts.spawn(node).with_children(|words| {
        let colours = ui.colours();
        let say = |key: &str| ui.words.language.format(key, &chapter_values(&ui.words, chapter));
        ui.text(words, Role::Head, colours.ink, say(&format!("{}-title", chapter.key)));
        ui.text(words, Role::Body, colours.ink, say(&format!("{}-text", chapter.key)));
        for line in &chapter.lines {
            ui.text(words, Role::Body, colours.ink, say(line));
        }
    });
}
