//! The progress of a person: for each game a curve of the rating over the last matches against the computer, between the
//! faces of the levels, the habits that the reviews show, and the puzzles.

use bevy::prelude::*;

use crate::app::device::viewport::WidthClass;
use crate::app::screens::words::count;
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::habits::HabitsShown;
use crate::app::state::library::Library;
use crate::app::state::puzzles::today;
use crate::app::state::ratings::{History, RatingsOf, histories};
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, level_picture, row};
use crate::app::vocabulary::action::{GoTo, RatingAction};
use crate::app::vocabulary::screen::Screen;
use crate::engine::{Level, rounded_rating};
use crate::rules::Game;

mod strengths;

/// Largest width of the page in points.
const WIDTH: f32 = 720.;
/// Height of a curve.
const HEIGHT: f32 = 132.;
/// Room at the right edge for the faces of the levels.
const FACES: f32 = 36.;
/// Diameter of such a face.
const FACE: f32 = 26.;
/// Thickness of a curve, and the diameter of its last point.
const LINE: f32 = 3.;
const DOT: f32 = 12.;
/// Least difference between the ratings at the lower and the upper edge, and the room beyond the curve.
const LEAST_SPAN: f32 = 400.;
const BEYOND: f32 = 60.;
/// Number of people to choose from.
const PEOPLE: usize = 8;

screen! {
    /// Resources that the ratings show.
    RatingsView on Screen::Ratings in ScreenArea::SafeArea => plugin {
        library: Library,
        of: RatingsOf,
        habits: HabitsShown,
        settings: Settings,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<RatingsView>) {
    let title = ui.say("ratings");
    ui.top_bar(root, title, |_, _| {});
    ui.page(root, WIDTH, |ui, page| {
        let (people, at) = ui.view.of.people(&ui.view.library);
        if people.len() > 1 {
            let chips = people.iter().take(PEOPLE).enumerate().map(|(other, person)| {
                let action = RatingAction::Of(person.name.clone()).into();
                (other == at, called(ui, &person.name), action)
            });
            let chips = chips.collect();
            ui.chips(page, chips);
        }
        let histories = people.get(at).map(|person| histories(&person.name, &ui.view.library));
        let histories = histories.unwrap_or_default();
        let has_tried = |game: &Game| ui.view.settings.training.standing(*game, today()).tried > 0;
        let is_only_tried =
            |game: &Game| has_tried(game) && histories.iter().all(|known| known.game != *game);
        let only_tried: Vec<Game> = Game::ALL.into_iter().filter(is_only_tried).collect();
        if histories.is_empty() && only_tried.is_empty() {
            return empty(page, ui);
        }
        if !histories.is_empty() {
            ui.text(page, Role::Body, ui.colours().ink_2, ui.say("ratings-line"));
        }
        for history in &histories {
            card(page, ui, history.game, Some(history));
        }
        for game in only_tried {
            card(page, ui, game, None);
        }
    });
}

/// Returns the name of a person.
fn called(ui: &Ui<RatingsView>, name: &str) -> String {
    if name.is_empty() { ui.say("ratings-unnamed") } else { name.to_owned() }
}

/// Draws the page before the first match against the computer has ended.
fn empty(page: &mut ChildSpawnerCommands, ui: &mut Ui<RatingsView>) {
    let node = Node { align_items: AlignItems::Center, padding: UiRect::vertical(px(40)), ..column(16.) };
    page.spawn(node).with_children(|middle| {
        ui.icon(middle, "chart", 56., ui.colours().ink_2);
        ui.centred(middle, Role::Body, ui.colours().ink_2, ui.say("ratings-none"));
        let home = ui.say("home-new-game");
        ui.button(middle, Button::new(Weight::Primary, "play", home, GoTo::Home));
    });
}

/// Draws a game: the rating now and the curve, if a match counts, the habits, and the puzzles.
fn card(page: &mut ChildSpawnerCommands, ui: &mut Ui<RatingsView>, game: Game, history: Option<&History>) {
    let colours = ui.colours();
    let name = (Role::Head, ui.words.game_name(game));
    let margin = if ui.viewport.width_class() == WidthClass::Compact { 32. } else { 64. };
    // The padding and the border of the card.
    let width = (ui.viewport.safe_area().width() - margin).min(WIDTH) - 44.;
    ui.card(page, |ui, card| {
        card.spawn(Node { padding: UiRect::all(px(14)), ..column(10.) }).with_children(|card| {
            card.spawn(row(12.)).with_children(|head| {
                let Some(History { games, ratings, .. }) = history else {
                    return ui.two_lines(head, name, (colours.ink_2, String::new()));
                };
                let games = ui.words.language.format("ratings-games", &[("count", count(*games))]);
                ui.two_lines(head, name, (colours.ink_2, games));
                let now = rounded_rating(ratings.last().copied().unwrap_or(0));
                ui.text(head, Role::Score, colours.accent_ink, now.to_string());
            });
            if let Some(history) = history {
                curve(card, ui, game, &history.ratings, width);
            }
            strengths::habits(card, ui, game);
            let standing = ui.view.settings.training.standing(game, today());
            if standing.tried > 0 {
                let puzzles = format!("{}: {}", ui.say("puzzles"), ui.words.tries(standing));
                ui.text(card, Role::Small, colours.ink_2, puzzles);
                strengths::themes(card, ui, game);
            }
        });
    });
}

/// The ratings at the lower and at the upper edge of a curve.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scale {
    low: f32,
    high: f32,
}

impl Scale {
    /// Returns a scale that has room for these ratings.
    fn of(history: &[u32]) -> Scale {
        let all = history.iter().map(|&rating| rating as f32);
        let (low, high) =
            all.fold((f32::MAX, f32::MIN), |(low, high), rating| (low.min(rating), high.max(rating)));
        let (low, high) = (low - BEYOND, high + BEYOND);
        let missing = (LEAST_SPAN - (high - low)).max(0.) / 2.;
        Scale { low: low - missing, high: high + missing }
    }

    /// Returns the distance of a rating from the upper edge, in points.
    fn y(self, rating: f32) -> f32 {
        HEIGHT * (self.high - rating) / (self.high - self.low)
    }
}

/// Draws the curve of the ratings between the levels of the computer.
fn curve(card: &mut ChildSpawnerCommands, ui: &mut Ui<RatingsView>, game: Game, history: &[u32], width: f32) {
    let colours = ui.colours();
    let scale = Scale::of(history);
    let place = |left: f32, top: f32, width: f32, height: f32| Node {
        position_type: PositionType::Absolute,
        left: px(left),
        top: px(top),
        width: px(width),
        height: px(height),
        ..default()
    };
    let room = width - FACES - DOT;
    let steps = history.len().saturating_sub(1).max(1) as f32;
    let point = |(at, &rating): (usize, &u32)| {
        let x = if history.len() == 1 { room } else { room * at as f32 / steps };
        Vec2::new(x + DOT / 2., scale.y(rating as f32))
    };
    let points: Vec<Vec2> = history.iter().enumerate().map(point).collect();
    let whole = Node { width: px(width), height: px(HEIGHT), flex_shrink: 0., ..default() };
    card.spawn(whole).with_children(|chart| {
        for level in Level::all() {
            let y = scale.y(level.rating(game) as f32);
            // A face has room above and below its line.
            if !(FACE / 2. ..=HEIGHT - FACE / 2.).contains(&y) {
                continue;
            }
            chart.spawn((place(0., y, width - FACES, 1.), BackgroundColor(colours.line)));
            chart
                .spawn(place(width - FACE, y - FACE / 2., FACE, FACE))
                .with_children(|face| ui.picture(face, level_picture(level), FACE));
        }
        for pair in points.windows(2) {
            let (middle, way) = (pair[0].midpoint(pair[1]), pair[1] - pair[0]);
            let length = way.length() + LINE / 2.;
            let node = place(middle.x - length / 2., middle.y - LINE / 2., length, LINE);
            let turned = UiTransform { rotation: Rot2::radians(way.to_angle()), ..default() };
            chart.spawn((node, turned, BackgroundColor(colours.accent)));
        }
        if let Some(last) = points.last() {
            let node = Node {
                border_radius: BorderRadius::MAX,
                ..place(last.x - DOT / 2., last.y - DOT / 2., DOT, DOT)
            };
            chart.spawn((node, BackgroundColor(colours.accent)));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_has_room_for_its_ratings() {
        let one = Scale::of(&[800]);
        assert_eq!((one.low, one.high, one.y(800.)), (600., 1000., HEIGHT / 2.));
        let many = Scale::of(&[400, 1600]);
        assert_eq!((many.low, many.high), (340., 1660.));
        assert!(many.y(1600.) > 0. && many.y(400.) < HEIGHT);
    }
}
