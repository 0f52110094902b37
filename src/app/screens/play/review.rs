//! Review of a match: graph of the winning chances, key moments, and the better turn for the
//! current position.

use bevy::prelude::*;

use crate::app::screens::play::PlayView;
use crate::app::screens::play::steps::{step, steps, way};
use crate::app::screens::words::{count, turn_name};
use crate::app::state::seating::near_side;
use crate::app::state::session::Replay;
use crate::app::theme::Role;
use crate::app::ui::controls::{Repeats, Scrolls};
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Button, Ui, Weight, circle, column, control, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{GoTo, RecordAction, ReplayAction, ReviewAction};
use crate::play::review::{Mistake, NEGLIGIBLE_COST};
use crate::play::{Act, Review};
use crate::rules::{Position, Side, Turn};

/// Minimum width for buttons with labels and larger text.
const WIDE: f32 = 520.;

/// Minimum height of the graph, the same as that of a slider.
pub(super) const GRAPH: f32 = 48.;
/// Minimum height of a graph with a separate row of key moments.
const WITH_ROW: f32 = 64.;
/// Height of that row.
const ROW: f32 = 26.;
/// Diagonal of the marker of a key moment.
const MARKER: f32 = 24.;

/// Diameter of the dot that shows the current position in the graph.
const DOT: f32 = 18.;
/// Margin at both ends of the graph, for the dot.
const MARGIN: f32 = 14.;

/// Minimum width of a column of the graph. Turns that have less share a column.
const COLUMN: f32 = 3.;

impl PlayView<'_> {
    /// Returns the review of the replayed match, if it was started.
    pub(super) fn review(&self, replay: &Replay) -> Option<&Review> {
        self.reviews.of(replay.whole())
    }
}

impl Words<'_> {
    /// Returns the assessment of the turn made here, with the better one. A brief one says what a mistake allows, and
    /// leaves its cost to the graph.
    fn review_line(&self, replay: &Replay, review: &Review, is_brief: bool) -> String {
        let (at, game) = (replay.at(), replay.seen());
        let language = &self.language;
        if let Some(outcome) = game.outcome() {
            let moments = count(review.key_moments().len());
            let reason = self.reason(game, outcome);
            return if review.is_complete() {
                format!("{reason} {}", language.format("review-moments", &[("count", moments)]))
            } else {
                reason
            };
        }
        let Some(point) = review.at(at) else { return language.text("review-unknown") };
        let position = game.position();
        let better = point.best().map(|best| self.because(position, best, point.reason.as_ref()));
        let in_hundred = |chance: u16| count((usize::from(chance) + 5) / 10);
        match (replay.whole().acts().get(at), better) {
            (Some(Act::Turn(_)), Some(best)) if review.was_best(at) => {
                language.format("review-best", &[("because", best.into())])
            }
            (Some(Act::Turn(turn)), Some(better)) => {
                let made = self.named(position, turn);
                let [before, after] = review.chances(at).unwrap_or_default();
                if before.saturating_sub(after) < NEGLIGIBLE_COST {
                    return language.format("review-as-good", &[("turn", made.into())]);
                }
                let [before, after] = [before, after].map(in_hundred);
                let values = [("turn", made.into()), ("before", before), ("after", after)];
                let cost = language.format("review-cost", &values);
                let answer = self.mistake(position, turn, review.mistake(at, position));
                let better = language.format("review-better", &[("because", better.into())]);
                let cost = Some(cost).filter(|_| !is_brief || answer.is_none());
                [cost, answer, Some(better)].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            (_, Some(best)) => language.format("review-better", &[("because", best.into())]),
            (_, None) => String::new(),
        }
    }

    /// Returns what a costly turn has done. `None` if nothing particular is known.
    fn mistake(&self, position: &dyn Position, turn: &Turn, mistake: Option<Mistake>) -> Option<String> {
        let (key, side, stones) = match mistake? {
            Mistake::Allows { line, telling } => {
                let mut after = position.boxed();
                after.play(turn).ok()?;
                return self.punishment(&*after, line, None, Some(telling));
            }
            Mistake::Loses(stones) => ("mistake-loses", position.to_move(), stones),
            Mistake::Frees(stones) => ("mistake-frees", position.to_move().other(), stones),
        };
        let rules = position.rules();
        let values = [
            ("side", self.side(rules, side).into()),
            ("square", self.square(rules, *stones.first()?).into()),
        ];
        Some(self.language.format(key, &values))
    }

    /// Returns the continuation after the better turn: "11–15, 18×11, 8×15".
    fn review_after(&self, replay: &Replay, review: &Review) -> Option<String> {
        let point = review.at(replay.at()).filter(|_| replay.seen().outcome().is_none())?;
        let mut position = replay.seen().position().boxed();
        let mut names = Vec::new();
        for turn in &point.line {
            names.push(turn_name(*self, &*position, turn));
            if position.play(turn).is_err() {
                break;
            }
        }
        let line = names.join(", ");
        (names.len() > 1).then(|| self.language.format("review-line", &[("turns", line.into())]))
    }

    /// Returns the progress of an incomplete review.
    fn review_progress(&self, review: &Review, is_running: bool) -> Option<String> {
        if review.is_complete() {
            return None;
        }
        let progress = review.progress();
        if !is_running {
            return Some(self.language.text("review-stopped"));
        }
        let values = |done| [("done", count(done)), ("all", count(progress.all))];
        Some(if progress.seen < progress.all {
            self.language.format("review-first-look", &values(progress.seen))
        } else if progress.done < progress.all {
            self.language.format("review-closer-look", &values(progress.done))
        } else {
            self.language.text("review-compares")
        })
    }
}

/// Draws the button that starts the review, beside the title of a replay.
pub(super) fn begin(head: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>) {
    let label = if ui.is_large() { String::new() } else { ui.say("review") };
    ui.button(head, Button::new(Weight::Secondary, "review", label, ReviewAction::Begin).height(48.));
}

/// Draws the review in a dock of this size.
pub(super) fn draw(
    dock: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    replay: &Replay,
    review: &Review,
    room: Vec2,
) {
    let wide = room.x >= WIDE;
    let low = room.y < 320. || ui.is_large();
    let height = if low { 48. } else { 56. };
    head(dock, ui, replay, review, wide);
    graph(dock, ui, replay, review, room.x, if ui.is_large() || low && !wide { GRAPH } else { WITH_ROW });
    let [before, next] = ui.view.reviews.moments_around(replay);
    let apart = |gap: f32| Node { flex_shrink: 0., margin: UiRect::top(px(6)), ..row(gap) };
    dock.spawn(apart(if wide { 10. } else { 6. })).with_children(|row| {
        step(row, ui, "earlier", ReviewAction::Before, before.is_some(), height);
        steps(row, ui, replay, height);
        step(row, ui, "later", ReviewAction::Next, next.is_some(), height);
    });
    dock.spawn(apart(if wide { 12. } else { 6. })).with_children(|row| {
        let words = wide && !ui.is_large();
        let done = Button::new(Weight::Secondary, "close", ui.say("replay-done"), ReplayAction::Done);
        let done = if words { done.grow(1.) } else { done.only_icon() };
        ui.button(row, done.height(height));
        if replay.is_aside() {
            let share = Button::new(Weight::Secondary, "film", ui.say("animation"), RecordAction::Animation);
            let share = if words { share.grow(1.2) } else { share.only_icon() };
            ui.button(row, share.height(height));
        } else {
            better_switch(row, ui, words, height);
        }
        show_line(row, ui, replay, words, height);
        // Where there is no room, the menu has it.
        if wide && !ui.is_large() {
            let study = Button::new(Weight::Secondary, "note", String::new(), GoTo::Study);
            ui.button(row, study.only_icon().height(height));
        }
        let again = Button::new(Weight::Primary, "play", ui.say("review-try-again"), ReviewAction::TryAgain);
        let may = replay.seen().outcome().is_none();
        // With large text, the label would take the room of the sentence above.
        let again = if ui.is_large() && !wide { again.only_icon() } else { again };
        ui.button(row, again.enabled(may).height(height).grow(1.5));
    });
}

/// Draws the assessment of the turn, the progress of the review, and the button that stops or
/// continues it.
fn head(
    dock: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    replay: &Replay,
    review: &Review,
    wide: bool,
) {
    let colours = ui.colours();
    let title = ui.words.state(replay.seen());
    let line = ui.words.review_line(replay, review, !wide);
    let progress = ui.words.review_progress(review, ui.view.reviews.is_running());
    let moments = review.key_moments();
    let number = moments.iter().position(|moment| moment.at == replay.at());
    // Long text scrolls.
    let node = Node {
        min_height: px(48),
        overflow: Overflow::scroll_y(),
        align_items: AlignItems::Start,
        column_gap: px(12),
        ..default()
    };
    dock.spawn((node, Scrolls)).with_children(|head| {
        let words = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..column(2.) };
        head.spawn(words).with_children(|words| {
            words.spawn(Node { flex_shrink: 0., ..row(8.) }).with_children(|first| {
                if let Some(number) = number {
                    marker(first, ui, number, None);
                }
                let room = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..default() };
                first.spawn(room).with_children(|room| ui.text(room, Role::Head, colours.ink, title));
            });
            if !line.is_empty() {
                let role = if wide { Role::Body } else { Role::Small };
                ui.text(words, role, colours.ink, line);
            }
            if wide && let Some(line) = ui.words.review_after(replay, review) {
                ui.text(words, Role::Small, colours.ink_2, line);
            }
            if let Some(progress) = &progress {
                ui.text(words, Role::Caption, colours.accent_ink, progress.clone());
            }
        });
        if progress.is_some() {
            let (icon, action) = if ui.view.reviews.is_running() {
                ("stop", ReviewAction::Stop)
            } else {
                ("play", ReviewAction::Begin)
            };
            ui.icon_button(head, icon, action);
        }
    });
}

/// Draws the button that plays on the board what follows from the turn that was made, or returns to the match.
fn show_line(
    row: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    replay: &Replay,
    words: bool,
    height: f32,
) {
    let (icon, key, on) =
        if replay.is_aside() { ("back", "review-back", false) } else { ("eye", "review-show", true) };
    let there_is = !on || ui.view.reviews.line(replay).is_some();
    let button = Button::new(Weight::Secondary, icon, ui.say(key), ReviewAction::ShowLine(on));
    let button = if words { button.grow(1.) } else { button.only_icon() };
    ui.button(row, button.enabled(there_is).height(height));
}

/// Draws the switch that shows the better turn on the board. A border marks it as on.
fn better_switch(row: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, words: bool, height: f32) {
    let colours = ui.colours();
    let on = ui.view.reviews.shows_better();
    let (rest, edge, ink) = if on {
        (colours.accent_soft, colours.accent, colours.accent_ink)
    } else {
        (colours.sunken, colours.sunken, colours.ink)
    };
    let node = Node {
        min_height: px(height),
        min_width: px(48),
        flex_grow: if words { 1.2 } else { 0. },
        flex_basis: if words { px(0) } else { auto() },
        padding: UiRect::axes(px(12), px(4)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(16)),
        justify_content: JustifyContent::Center,
        ..self::row(10.)
    };
    let paint = Paint { rest, pressed: colours.sunken_pressed };
    let switch = (node, control(ReviewAction::ShowBetter(!on), paint), Repeats, BorderColor::all(edge));
    row.spawn(switch).with_children(|inside| {
        ui.icon(inside, "hint", 24., ink);
        if words {
            ui.centred(inside, Role::Label, ink, ui.say("review-better-turn"));
        }
    });
}

/// Draws the marker of a key moment, a numbered diamond, at a position or in a row.
fn marker(parent: &mut ChildSpawnerCommands, ui: &Ui<PlayView>, number: usize, place: Option<Vec2>) {
    let colours = ui.colours();
    let mut node = Node { flex_shrink: 0., ..circle(MARKER) };
    if let Some(place) = place {
        node.position_type = PositionType::Absolute;
        node.left = px(place.x);
        node.top = px(place.y);
    }
    parent.spawn(node).with_children(|marker| {
        let side = MARKER / std::f32::consts::SQRT_2;
        let square = Node {
            position_type: PositionType::Absolute,
            left: px((MARKER - side) / 2.),
            top: px((MARKER - side) / 2.),
            width: px(side),
            height: px(side),
            border_radius: BorderRadius::all(px(4)),
            ..default()
        };
        let turned = UiTransform { rotation: Rot2::FRAC_PI_4, ..default() };
        marker.spawn((square, turned, BackgroundColor(colours.accent)));
        let number = (number + 1).to_string();
        // The number fits the marker and ignores the text size setting.
        let label =
            (Text::new(number), ui.theme.board_label(13., colours.on_accent), TextColor(colours.on_accent));
        marker.spawn(label);
    });
}

/// Draws the graph of the winning chances. At each point of the match, a column is divided
/// between the sides in proportion to their chances, from their ends of the board. A touch
/// moves the replay to that point.
pub(super) fn graph(
    dock: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    replay: &Replay,
    review: &Review,
    width: f32,
    lowest: f32,
) {
    let colours = ui.colours();
    let steps = replay.len();
    let slider = way(replay, MARGIN);
    let whole =
        Node { min_height: px(lowest), flex_grow: 1., flex_shrink: 0., max_height: px(140), ..default() };
    let has_row = lowest >= WITH_ROW;
    let x = |at: usize| MARGIN + (width - 2. * MARGIN) * at as f32 / steps.max(1) as f32;
    dock.spawn((whole, slider)).with_children(|whole| {
        let chart = Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            top: px(if has_row { ROW } else { 0. }),
            bottom: px(0),
            border_radius: BorderRadius::all(px(8)),
            ..default()
        };
        whole.spawn((chart, BackgroundColor(colours.sunken))).with_children(|chart| {
            columns(chart, ui, replay, review, width);
            let middle = Node {
                position_type: PositionType::Absolute,
                left: px(0),
                right: px(0),
                top: percent(50),
                height: px(1),
                ..default()
            };
            chart.spawn((middle, BackgroundColor(colours.edge)));
            // A border around the graph, because a side can have the colour of the page.
            let edge = Node {
                position_type: PositionType::Absolute,
                left: px(0),
                right: px(0),
                top: px(0),
                bottom: px(0),
                border: UiRect::all(px(colours.edge_width)),
                border_radius: BorderRadius::all(px(8)),
                ..default()
            };
            chart.spawn((edge, BorderColor::all(colours.edge)));
            current_position(chart, ui, replay, review, x(replay.at()));
        });
        let moments = review.key_moments();
        let places = apart(&moments.iter().map(|moment| x(moment.at)).collect::<Vec<_>>(), width);
        for (number, x) in places.into_iter().enumerate() {
            let top = if has_row { 0. } else { (GRAPH - MARKER) / 2. };
            marker(whole, ui, number, Some(Vec2::new(x - MARKER / 2., top)));
        }
    });
}

/// Moves overlapping markers apart, as little as necessary, in a graph of this width.
fn apart(places: &[f32], width: f32) -> Vec<f32> {
    let mut apart = places.to_vec();
    for at in 1..apart.len() {
        apart[at] = apart[at].max(apart[at - 1] + MARKER);
    }
    let mut most = width - MARKER / 2.;
    for place in apart.iter_mut().rev() {
        *place = place.min(most);
        most = *place - MARKER;
    }
    apart
}

/// Draws the columns of the graph. Unknown values have no column.
fn columns(
    chart: &mut ChildSpawnerCommands,
    ui: &Ui<PlayView>,
    replay: &Replay,
    review: &Review,
    width: f32,
) {
    let rules = replay.whole().setup().rules;
    let far = near_side(replay.whole(), *ui.view.turned).other();
    let colour = |side| ui.words.look.colour(rules, side).body();
    let shares = shares(review, ((width - 2. * MARGIN) / COLUMN) as usize);
    let last = shares.len().saturating_sub(1);
    let step = (width - 2. * MARGIN) / last.max(1) as f32;
    for (at, share) in shares.iter().enumerate() {
        let Some(first) = *share else { continue };
        let left = if at == 0 { 0. } else { (MARGIN + step * (at as f32 - 0.5)).round() };
        let right = if at == last { width } else { (MARGIN + step * (at as f32 + 0.5)).round() };
        let near_share = if far == Side::First { 1000 - first } else { first };
        let corners = |on: bool| px(if on { 8. } else { 0. });
        let radius = BorderRadius {
            top_left: corners(at == 0),
            bottom_left: corners(at == 0),
            top_right: corners(at == last),
            bottom_right: corners(at == last),
        };
        let whole = Node {
            position_type: PositionType::Absolute,
            left: px(left),
            width: px(right - left),
            top: px(0),
            bottom: px(0),
            border_radius: radius,
            ..default()
        };
        chart.spawn((whole, BackgroundColor(colour(far)))).with_children(|column| {
            let is_full = near_share > 950;
            let share = Node {
                position_type: PositionType::Absolute,
                left: px(0),
                right: px(0),
                bottom: px(0),
                height: percent(f32::from(near_share) / 10.),
                border_radius: BorderRadius {
                    top_left: corners(at == 0 && is_full),
                    top_right: corners(at == last && is_full),
                    ..radius
                },
                ..default()
            };
            column.spawn((share, BackgroundColor(colour(far.other()))));
        });
    }
}

/// Returns the first side's chance at each point of the match. Several points are combined if
/// there are more than `most`.
fn shares(review: &Review, most: usize) -> Vec<Option<u16>> {
    let points = review.points();
    let per_column = points.div_ceil(most.max(1)).max(1);
    let mean = |from: usize| {
        let together = from..points.min(from + per_column);
        let known: Vec<u32> = together.filter_map(|at| review.curve(at)).map(u32::from).collect();
        let number = u32::try_from(known.len()).ok().filter(|&number| number > 0)?;
        u16::try_from(known.iter().sum::<u32>() / number).ok()
    };
    (0..points).step_by(per_column).map(mean).collect()
}

/// Draws the current position: a line through the graph with a dot at the current chance.
fn current_position(
    chart: &mut ChildSpawnerCommands,
    ui: &Ui<PlayView>,
    replay: &Replay,
    review: &Review,
    x: f32,
) {
    let colours = ui.colours();
    let chance = review.curve(replay.at()).unwrap_or(500);
    let far = near_side(replay.whole(), *ui.view.turned).other();
    let near_share = if far == Side::First { 1000 - chance } else { chance };
    let line = Node {
        position_type: PositionType::Absolute,
        left: px(x - 2.5),
        width: px(5),
        top: px(0),
        bottom: px(0),
        border: UiRect::horizontal(px(1)),
        ..default()
    };
    chart.spawn((line, BackgroundColor(colours.accent), BorderColor::all(colours.surface)));
    let dot = Node {
        position_type: PositionType::Absolute,
        left: px(x - DOT / 2.),
        bottom: percent(f32::from(near_share) / 10.),
        margin: UiRect::bottom(px(-DOT / 2.)),
        border: UiRect::all(px(3)),
        ..circle(DOT)
    };
    chart.spawn((dot, BackgroundColor(colours.accent), BorderColor::all(colours.surface)));
}

/// Returns the first side's chance at the current position, for the evaluation bar.
pub(super) fn chance(view: &PlayView, replay: &Replay) -> Option<u16> {
    view.review(replay)?.curve(replay.at())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markers_do_not_overlap() {
        assert_eq!(apart(&[50., 100., 200.], 300.), [50., 100., 200.]);
        assert_eq!(apart(&[50., 55., 60.], 300.), [50., 74., 98.]);
        assert_eq!(apart(&[270., 280., 286.], 300.), [240., 264., 288.]);
        assert_eq!(apart(&[], 300.), [0_f32; 0]);
    }
}
