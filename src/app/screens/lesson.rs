//! A lesson: one step at a time, with the instruction above the board and the answer below it.

use bevy::prelude::*;
use fluent_bundle::FluentValue;

use crate::app::board::form::Form;
use crate::app::board::place::Place;
use crate::app::screens::words::{count, list, text};
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::lessons::{Chapter, Course, Goal, Lessons};
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::theme::layout::{self, LessonLayout};
use crate::app::ui::widgets::{Button, Ui, Weight, at, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{GoTo, LessonAction, SetupAction};
use crate::app::vocabulary::notice::{LessonNotice, Notice, StatusLine};
use crate::app::vocabulary::screen::Screen;
use crate::play::Match;
use crate::rules::{Rules, Side};

/// Diameter of a dot of the progress in points.
const DOT: f32 = 10.;

screen! {
    /// Resources that a lesson shows.
    LessonView on Screen::Lesson(_game) in ScreenArea::Window => plugin {
        lessons: Lessons,
        message: StatusLine,
        settings: Settings,
    }
    |root, ui| draw(root, ui)
}

impl Words<'_> {
    /// Returns the instruction of a step, or the words at the end of the lesson.
    fn instruction(&self, course: &Course) -> String {
        match course.chapter() {
            Some(chapter) => {
                self.language.format(&format!("{}-goal", chapter.key), &chapter_values(self, chapter))
            }
            None => {
                let game = self.game_name(course.of_game());
                self.language.format("lesson-over", &[("game", game.into())])
            }
        }
    }

    /// Returns the answer to the last touch; `None` if there is nothing to say.
    fn answer(&self, course: &Course, said: Option<&Notice>) -> Option<String> {
        let words = said.map(|said| self.said(said, Some(course.game())));
        let is_praised = course.is_solved() && !matches!(course.goal(), Some(Goal::Look));
        words.or_else(|| is_praised.then(|| self.language.text("lesson-done")))
    }

    /// Returns the place in the lesson: "Step 2 of 9".
    fn lesson_step(&self, course: &Course) -> String {
        let at = (course.at() + 1).min(course.count());
        self.language.format("lesson-step", &[("step", count(at)), ("all", count(course.count()))])
    }

    /// Returns the news of a lesson for screen readers: the answer to a touch, or else the step.
    pub fn lesson_news(&self, course: &Course, said: Option<&Notice>) -> String {
        self.answer(course, said).unwrap_or_else(|| {
            let words = self.instruction(course);
            if course.is_over() { words } else { format!("{}. {words}", self.lesson_step(course)) }
        })
    }

    /// Returns the text of a notice of a lesson.
    pub(super) fn lesson_said(&self, said: &LessonNotice, game: Option<&Match>) -> String {
        match (said, game) {
            (LessonNotice::Way(way), Some(game)) if !way.is_empty() => {
                let name = |&square| self.square(game.setup().rules, square);
                let names: Vec<String> = way.iter().map(name).collect();
                self.language.format("lesson-way", &[("squares", list(self.language, &names).into())])
            }
            (LessonNotice::Way(_), _) => self.language.text("lesson-way-pass"),
            (LessonNotice::Missed, _) => self.language.text("lesson-missed"),
        }
    }
}

/// Returns the arguments of a chapter's texts.
pub(super) fn chapter_values(words: &Words, chapter: &Chapter) -> Vec<(&'static str, FluentValue<'static>)> {
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
        Rules::Hexdame(rules) => {
            let draws = rules.draws.limits();
            values.extend([
                ("times", number(draws.repetitions)),
                ("quiet", number(draws.quiet / 2)),
                ("three", number(draws.three_to_one / 2)),
                ("two", number(draws.two_to_one / 2)),
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

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<LessonView>) {
    let view = ui.view;
    let Some(course) = view.lessons.course() else { return };
    let form = Form::of(course.game().setup().rules);
    let layout = layout::lesson(ui.viewport, form.shape(), view.settings.hand);
    bar(root, ui, course, layout.bar);
    let centred = Node { justify_content: JustifyContent::Center, ..row(0.) };
    let words = ui.words.instruction(course);
    let is_roomy = layout.words.width() >= 600. && !ui.is_large();
    let role = if is_roomy { Role::Title } else { Role::Head };
    root.spawn(at(layout.words, centred.clone()))
        .with_children(|room| ui.centred(room, role, ui.colours().ink, words));
    root.spawn(at(layout.status, centred)).with_children(|line| status(line, ui, course));
    acts(root, ui, course, &layout);
    if course.is_solved() && !course.waits() {
        tick(root, ui, course, form, layout.board);
    }
}

/// Draws the bar: close, and a dot for each step.
fn bar(root: &mut ChildSpawnerCommands, ui: &mut Ui<LessonView>, course: &Course, place: Rect) {
    let colours = ui.colours();
    root.spawn(at(place, row(8.))).with_children(|bar| {
        ui.icon_button(bar, "close", GoTo::Back);
        let dots = Node { flex_grow: 1., justify_content: JustifyContent::Center, ..row(6.) };
        bar.spawn(dots).with_children(|dots| {
            for step in 0..course.count() {
                let is_now = step == course.at();
                let is_done = step < course.at() || (is_now && course.is_solved());
                let ground = if is_done || is_now { colours.accent } else { colours.sunken_pressed };
                // The step on the board is wider, so that colour alone does not carry it.
                let width = if is_now { 2.4 * DOT } else { DOT };
                let node = Node {
                    width: px(width),
                    height: px(DOT),
                    flex_shrink: 1.,
                    border_radius: BorderRadius::all(px(DOT / 2.)),
                    ..default()
                };
                dots.spawn((node, BackgroundColor(ground)));
            }
        });
        // As wide as the button, so that the dots are in the middle.
        bar.spawn(Node { width: px(48), flex_shrink: 0., ..default() });
    });
}

/// Draws the answer to the last touch.
fn status(line: &mut ChildSpawnerCommands, ui: &mut Ui<LessonView>, course: &Course) {
    let said = ui.view.message.0.as_ref();
    let Some(words) = ui.words.answer(course, said) else { return };
    let warns = !course.is_solved() && said.is_some_and(Notice::warns);
    let icon = match said {
        _ if course.is_solved() => "check",
        Some(Notice::Lesson(LessonNotice::Way(_))) => "hint",
        _ => "info",
    };
    ui.pill(line, icon, warns, words);
}

/// Draws the buttons: to the steps before and after, or to a game at the end.
fn acts(root: &mut ChildSpawnerCommands, ui: &mut Ui<LessonView>, course: &Course, layout: &LessonLayout) {
    let height = layout.acts.height();
    let narrow = ui.is_large() && layout.acts.width() < 480.;
    root.spawn(at(layout.acts, row(10.))).with_children(|acts| {
        let label = ui.say("lesson-previous");
        let previous = Button::new(Weight::Quiet, "back", label.clone(), LessonAction::Previous);
        let previous = previous.enabled(course.at() > 0).height(height);
        if course.is_over() {
            let rules = ui.say("rules");
            let rules = Button::new(Weight::Secondary, "rules", rules, GoTo::Rules(course.of_game()));
            ui.button(acts, rules.height(height).grow(1.));
            let play = ui.say("lesson-play");
            ui.button(
                acts,
                Button::new(Weight::Primary, "play", play, SetupAction::Start).height(height).grow(1.),
            );
            return;
        }
        let is_pass = matches!(course.goal(), Some(Goal::Pass)) && course.is_open();
        ui.button(acts, if narrow { previous.only_icon() } else { previous.grow(1.) });
        if is_pass {
            let pass = Button::new(Weight::Primary, "pass", ui.say("lesson-pass"), LessonAction::Pass);
            ui.button(acts, pass.height(height).grow(1.));
        }
        // The same control at the same place, whether or not the step is solved.
        let is_next = course.is_solved() && course.waits();
        let (weight, key) =
            if is_next { (Weight::Primary, "lesson-next") } else { (Weight::Quiet, "lesson-skip") };
        let next = Button::new(weight, "chevron", ui.say(key), LessonAction::Next);
        let next = next.height(height);
        // Three labels of large text have no room side by side.
        ui.button(acts, if narrow && is_pass { next.only_icon() } else { next.grow(1.) });
    });
}

/// Draws the tick of a solved step beside the piece that solved it.
fn tick(root: &mut ChildSpawnerCommands, ui: &mut Ui<LessonView>, course: &Course, form: Form, board: Rect) {
    let facing = Place::before(course.game().setup().rules, Side::First);
    let place = Place::new(form, facing, board, ui.viewport);
    let size = place.cell.clamp(44., 72.);
    let centre = match course.solved_at() {
        Some(square) => place.point(square) + Vec2::new(0.4, -0.4) * place.cell,
        None => board.center(),
    };
    let seen = board.inflate(-size / 2.);
    let centre = centre.clamp(seen.min, seen.max);
    let colours = ui.colours();
    let node = Node {
        border: UiRect::all(px(3)),
        border_radius: BorderRadius::all(px(size / 2.)),
        justify_content: JustifyContent::Center,
        ..row(0.)
    };
    let badge = at(Rect::from_center_size(centre, Vec2::splat(size)), node);
    let edge = BorderColor::all(colours.on_accent);
    root.spawn((badge, BackgroundColor(colours.accent), edge))
        .with_children(|badge| ui.icon(badge, "check", (size * 0.62).round(), colours.on_accent));
}
