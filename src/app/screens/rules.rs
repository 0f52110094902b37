//! Rules page of a game in a few short chapters. Each chapter has one idea and a small board on
//! which players can try it.

use bevy::prelude::*;
use fluent_bundle::FluentValue;

use crate::app::device::viewport::WidthClass;
use crate::app::screens::words::{count, text};
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::draft::Draft;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, circle, column, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{Action, LessonAction};
use crate::app::vocabulary::notice::Notice;
use crate::app::vocabulary::screen::Screen;
use crate::rules::{Game, Rules, Side};

mod chapters;
mod lesson;
#[cfg(test)]
mod tests;

pub use chapters::{Chapter, Goal, Show};
pub use lesson::{Lesson, Lessons, Progress, Stage};

/// Minimum width in points of a square that a finger can hit. A board with smaller squares is
/// only a picture.
const FINGER: f32 = 32.;

/// Width in points of a button at the end of the line under a board.
const BUTTON: f32 = 156.;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((screen_plugin, lesson::plugin));
}

screen! {
    /// Resources that the rules page shows.
    RulesView on Screen::Rules(game) in ScreenArea::SafeArea => screen_plugin {
        draft: Draft,
        lessons: Lessons,
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
        let rules = lesson::rules_of(&view.session, &view.draft, game);
        if game.presets().len() > 1 {
            let name = words.language.format("rules-by", &[("rules", words.rules_name(rules).into())]);
            ui.text(page, Role::Body, ui.colours().ink_2, name);
        }
        ui.text(
            page,
            Role::Label,
            ui.colours().accent_ink,
            words.progress(Progress::of(&view.settings, rules)),
        );
        for (number, lesson) in view.lessons.all().iter().enumerate() {
            draw_chapter(page, ui, number, lesson, beside);
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

/// Draws a chapter: its board with the text beside or above it.
fn draw_chapter(
    page: &mut ChildSpawnerCommands,
    ui: &mut Ui<RulesView>,
    number: usize,
    lesson: &Lesson,
    beside: bool,
) {
    let room = ui.viewport.safe_area().width();
    let width = if beside { 360. } else { (room - 32.).clamp(240., 420.) };
    let node = if beside { Node { align_items: AlignItems::Start, ..row(28.) } } else { column(14.) };
    page.spawn(node).with_children(|parts| {
        let board = Node { width: px(width), flex_shrink: 0., ..column(6.) };
        let spawn_board = |ui: &mut Ui<RulesView>, parts: &mut ChildSpawnerCommands| {
            parts.spawn(board).with_children(|board| draw_board(board, ui, number, lesson, width));
        };
        // On a phone, the text stands above its board.
        if beside {
            spawn_board(ui, parts);
            draw_words(parts, ui, &lesson.chapter, beside);
        } else {
            draw_words(parts, ui, &lesson.chapter, beside);
            spawn_board(ui, parts);
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
        let say = |key: &str| ui.words.language.format(key, &values(ui.words, chapter));
        ui.text(words, Role::Head, colours.ink, say(&format!("{}-title", chapter.key)));
        ui.text(words, Role::Body, colours.ink, say(&format!("{}-text", chapter.key)));
        for line in &chapter.lines {
            ui.text(words, Role::Body, colours.ink, say(line));
        }
    });
}

/// Draws the small board with the goal or the result below it.
fn draw_board(
    parent: &mut ChildSpawnerCommands,
    ui: &mut Ui<RulesView>,
    number: usize,
    lesson: &Lesson,
    width: f32,
) {
    let Some(picture) = lesson.picture() else { return };
    let is_large = width / picture.cells().x >= FINGER;
    let touch = |square| Action::Lesson(number, LessonAction::Touch(square));
    let can_touch = is_large && lesson.is_open() && !matches!(lesson.chapter.goal, Some(Goal::Pass));
    ui.mini_board(parent, &picture, width, 14., if can_touch { Some(&touch) } else { None });
    if lesson.chapter.goal.is_some() && is_large {
        draw_line(parent, ui, number, lesson, width);
    }
}

/// Draws one line with the goal, the reason for a refused touch or praise, and the reset
/// button.
fn draw_line(
    parent: &mut ChildSpawnerCommands,
    ui: &mut Ui<RulesView>,
    number: usize,
    lesson: &Lesson,
    width: f32,
) {
    let words = ui.words;
    let chapter = &lesson.chapter;
    let colours = ui.colours();
    let stage = lesson.stage();
    let refused = lesson.refused().map(|(square, reason)| {
        words.said(&Notice::Refused { square: Some(square), reason: reason.clone() }, None)
    });
    let say = |key: &str| words.language.format(key, &values(words, chapter));
    let (words, ground, ink, icon) = match (stage, refused) {
        (Stage::Solved, Some(reason)) => {
            (format!("{reason} {}", say("lesson-done")), colours.accent_soft, colours.accent_ink, "check")
        }
        (Stage::Solved, None) => {
            (say(chapter.done.unwrap_or("lesson-done")), colours.accent_soft, colours.accent_ink, "check")
        }
        (Stage::Missed, _) => (say("lesson-missed"), colours.warn_soft, colours.warn_ink, "info"),
        (_, Some(reason)) => (reason, colours.warn_soft, colours.warn_ink, "info"),
        _ if lesson.passed() => (say("lesson-passed"), Color::NONE, colours.ink, ""),
        _ => (say(&format!("{}-goal", chapter.key)), Color::NONE, colours.ink, ""),
    };
    let padding = if ground == Color::NONE { 2. } else { 12. };
    let line = Node {
        min_height: px(48),
        padding: UiRect::axes(px(padding), px(4)),
        border_radius: BorderRadius::all(px(14)),
        flex_wrap: FlexWrap::Wrap,
        ..row(10.)
    };
    let is_pass = lesson.is_open() && matches!(chapter.goal, Some(Goal::Pass));
    let has_button = stage != Stage::Fresh || is_pass;
    parent.spawn((line, BackgroundColor(ground))).with_children(|line| {
        if icon.is_empty() {
            // A border keeps dark pieces visible on a dark page.
            let edge = Node { border: UiRect::all(px(1.5)), ..circle(26.) };
            let side = lesson.game().map_or(Side::First, |game| game.position().to_move());
            line.spawn((edge, BorderColor::all(colours.edge)))
                .with_children(|edge| ui.disc(edge, chapter.rules, side, 20.));
        } else {
            ui.icon(line, icon, 26., ink);
        }
        // A fixed width is needed: the row would otherwise be measured with one word per line.
        // With large text, the button stands below.
        let beside = has_button && !ui.is_large();
        let room = width - 2. * padding - 36. - if beside { BUTTON } else { 0. };
        line.spawn(Node { width: px(room), flex_grow: 1., min_width: px(0), ..default() })
            .with_children(|room| ui.text(room, Role::Message, ink, words));
        let act = |action| Action::Lesson(number, action);
        if lesson.can_finish() {
            let label = ui.say("finish-turn");
            ui.button(line, Button::new(Weight::Quiet, "finish", label, act(LessonAction::Finish)));
        } else if is_pass {
            let label = ui.say("lesson-pass");
            ui.button(line, Button::new(Weight::Secondary, "pass", label, act(LessonAction::Pass)));
        } else if stage != Stage::Fresh {
            let label = ui.say("lesson-again");
            ui.button(line, Button::new(Weight::Quiet, "undo", label, act(LessonAction::Again)));
        }
    });
}

/// Returns the arguments of a chapter's texts.
fn values(words: Words, chapter: &Chapter) -> Vec<(&'static str, FluentValue<'static>)> {
    let [first, second] = Side::BOTH.map(|side| text(&words.side(chapter.rules, side)));
    let mut values = vec![("first", first), ("second", second)];
    let number = |number: u8| count(usize::from(number));
    match chapter.rules {
        Rules::Checkers(rules) => {
            let edge = rules.size.edge();
            values.extend([
                ("men", number((edge / 2 - 1) * (edge / 2))),
                ("times", number(rules.draws.repetitions)),
                ("quiet", number(rules.draws.quiet / 2)),
                ("three", number(rules.draws.three_to_one / 2)),
                ("two", number(rules.draws.two_to_one / 2)),
            ]);
        }
        Rules::Go(rules) => {
            let half = if rules.komi % 2 == 0 { "" } else { "½" };
            values.extend([
                ("komi", text(&format!("{}{half}", rules.komi / 2))),
                ("stones", number(rules.handicap)),
            ]);
        }
        _ => {}
    }
    values
}
