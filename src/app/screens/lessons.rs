//! List of lessons, and the offers of them.

use bevy::prelude::*;

use crate::app::device::viewport::WidthClass;
use crate::app::screens::samples;
use crate::app::screens::words::count;
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::draft::Draft;
use crate::app::state::lessons::{LessonOffer, Progress};
use crate::app::state::openings::due;
use crate::app::state::puzzles::today;
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Button, Ui, Weight, column, control, row};
use crate::app::vocabulary::action::{GoTo, Setting};
use crate::app::vocabulary::screen::Screen;
use crate::openings::Openings;
use crate::rules::Game;

/// Width of a game's picture in points.
const PICTURE: f32 = 84.;

screen! {
    /// Resources that the list of lessons shows.
    LessonsView on Screen::Lessons in ScreenArea::SafeArea => plugin {
        draft: Draft,
        settings: Settings,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<LessonsView>) {
    let title = ui.say("lessons");
    ui.top_bar(root, title, |_, _| {});
    ui.page(root, 720., |ui, page| {
        ui.text(page, Role::Body, ui.colours().ink_2, ui.say("lessons-line"));
        page.spawn(column(12.)).with_children(|list| {
            for game in Game::ALL {
                lesson(list, ui, game);
            }
        });
        ui.section(page, "openings", |ui, section| {
            ui.card(section, |ui, card| {
                for openings in Openings::all() {
                    let game = openings.rules().game();
                    let (name, number) = (ui.words.game_name(game), count(openings.lines().len()));
                    let mut line = ui.words.language.format("openings-count", &[("count", number)]);
                    let due = due(openings, &ui.view.settings.drills, today());
                    if due > 0 {
                        let due = ui.words.language.format("puzzles-due", &[("count", count(due))]);
                        line = format!("{line} · {due}");
                    }
                    ui.way(card, "board", name, line, GoTo::Openings(game));
                }
            });
        });
    });
}

/// Draws a game with the learning progress.
fn lesson(list: &mut ChildSpawnerCommands, ui: &mut Ui<LessonsView>, game: Game) {
    let progress = Progress::of(&ui.view.settings, ui.view.draft.rules_of(game));
    let words = ui.words.progress(progress);
    game_line(list, ui, game, GoTo::Lesson(game), words, progress.is_complete());
}

/// Draws a line of a list of games: its picture, its name, a few words about it, and a tick if it is complete.
pub(super) fn game_line<V>(
    list: &mut ChildSpawnerCommands,
    ui: &mut Ui<V>,
    game: Game,
    to: GoTo,
    words: String,
    is_complete: bool,
) {
    let colours = ui.colours();
    let node = Node { padding: UiRect::all(px(12)), border_radius: BorderRadius::all(px(20)), ..row(16.) };
    let paint = Paint { rest: colours.surface, pressed: colours.sunken };
    list.spawn((node, control(to, paint), colours.outline())).with_children(|line| {
        let mut picture = samples::picture(game);
        let (left, top) = samples::corner(game);
        picture.crop = Some((left, top, 4, 4));
        ui.mini_board(line, &picture, PICTURE, 8., None);
        ui.two_lines(line, (Role::Head, ui.words.game_name(game)), (colours.ink_2, words));
        if is_complete {
            ui.icon(line, "check", 26., colours.accent_ink);
        }
        ui.icon(line, "chevron", 22., colours.ink_2);
    });
}

/// Draws the offer of all lessons at the first start. It does not return once it is declined, or a
/// game is started without a lesson.
pub(super) fn offer<V>(page: &mut ChildSpawnerCommands, ui: &mut Ui<V>) {
    let words = (ui.say("lessons-offer"), ui.say("lessons-offer-line"));
    let (yes, no) = (ui.say("lessons"), ui.say("lessons-no"));
    let yes = Button::new(Weight::Primary, "play", yes, GoTo::Lessons);
    let no = Button::new(Weight::Quiet, "close", no, Setting::NoLessons);
    card(page, ui, "rules", words, vec![yes, no]);
}

/// Draws the offer of the lesson on a game, at its first opening.
pub(super) fn offer_of_game<V>(page: &mut ChildSpawnerCommands, ui: &mut Ui<V>, offer: LessonOffer) {
    let (LessonOffer::Open(game) | LessonOffer::Declined(game)) = offer else { return };
    let name = ui.words.game_name(game);
    let title = ui.words.language.format("lesson-offer", &[("game", name.into())]);
    let words = (title, ui.say("lesson-offer-line"));
    let (yes, no) = (ui.say("lesson"), ui.say("lessons-no"));
    let yes = Button::new(Weight::Secondary, "play", yes, GoTo::Lesson(game));
    let no = Button::new(Weight::Quiet, "close", no, Setting::NoLesson(game));
    let is_open = matches!(offer, LessonOffer::Open(_));
    card(page, ui, "rules", words, if is_open { vec![yes, no] } else { Vec::new() });
}

/// Draws an offer: an icon, a title with a line, and buttons. Without buttons, it keeps their place.
pub(super) fn card<V>(
    page: &mut ChildSpawnerCommands,
    ui: &mut Ui<V>,
    icon: &str,
    (title, line): (String, String),
    buttons: Vec<Button>,
) {
    let colours = ui.colours();
    let compact = ui.viewport.width_class() == WidthClass::Compact;
    let node = Node {
        padding: UiRect::axes(px(16), px(12)),
        border_radius: BorderRadius::all(px(20)),
        flex_shrink: 0.,
        ..if compact { column(10.) } else { row(16.) }
    };
    page.spawn((node, BackgroundColor(colours.accent_soft))).with_children(|card| {
        let words = Node { flex_grow: 1., flex_basis: if compact { auto() } else { px(0) }, ..row(14.) };
        card.spawn(words).with_children(|words| {
            ui.icon(words, icon, 26., colours.accent_ink);
            ui.two_lines(words, (Role::Head, title), (colours.accent_ink, line));
        });
        let acts = Node { flex_shrink: 0., min_height: px(56), ..row(10.) };
        card.spawn(acts).with_children(|acts| {
            for button in buttons {
                ui.button(acts, button.grow(if compact { 1. } else { 0. }));
            }
        });
    });
}
