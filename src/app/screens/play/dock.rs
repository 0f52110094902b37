//! Content of the dock between two turns and at the end of a game.

use bevy::prelude::*;

use crate::app::screens::outcome::{self, Tally, points_text};
use crate::app::screens::play::PlayView;
use crate::app::screens::play::card::{ROOMY, ROWS, card};
use crate::app::screens::play::{DockState, MainControl, choices, live};
use crate::app::screens::words::count;
use crate::app::state::review::reviewable;
use crate::app::theme::Role;
use crate::app::theme::layout::PlayLayout;
use crate::app::ui::widgets::{Button, Ui, Weight, at, circle, column, row};
use crate::app::vocabulary::action::{Action, GoTo, PlayAction, RecordAction, ReplayAction, ReviewAction};
use crate::play::{Match, Participant, Verdict};
use crate::rules::{Outcome, Points, Side};

/// Returns the area of the dock. Beside the board, it extends into the column above as far as
/// necessary.
pub(super) fn place(ui: &Ui<PlayView>, now: DockState, game: &Match, layout: &PlayLayout) -> Rect {
    let dock = layout.dock;
    let is_reviewed = ui.view.session.replay.as_ref().and_then(|replay| ui.view.review(replay)).is_some();
    let wanted = match now {
        DockState::Counting => f32::MAX,
        DockState::Choosing => 360.,
        DockState::Over if Tally::of(game).is_some() => 350.,
        DockState::Replaying if is_reviewed => 360.,
        _ => return dock,
    };
    let Some(far) = layout.far.filter(|_| layout.is_beside()) else { return dock };
    let top = (dock.max.y - wanted).max(far.max.y + 10.).min(dock.min.y);
    Rect { min: Vec2::new(dock.min.x, top), ..dock }
}

/// Minimum height of a dock that shows the final points, with all buttons in one row.
const SCORES: f32 = 280.;
/// Minimum height of such a dock if it is narrow.
const SCORES_NARROW: f32 = 254.;
/// Height of a narrow card in which two rows of controls leave room for a reason of two lines.
const TWO_ROWS: f32 = 260.;
/// Minimum height of a narrow dock with the points and the buttons in two rows.
const HIGH_SCORES: f32 = 320.;

/// Draws the handover between two turns: next player, start button and a button that shows the
/// previous turn.
pub(super) fn start_turn(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
) {
    let colours = ui.colours();
    let side = game.acting_side();
    let line = match &ui.view.message.0 {
        Some(said) => ui.words.said(said, ui.view.session.game()),
        None => choices::instruction(ui, game).unwrap_or_else(|| {
            ui.words.language.format("ready", &[("side", ui.words.side(game.setup().rules, side).into())])
        }),
    };
    if let (Some(message), Some(_)) = (layout.message, layout.zones) {
        // The strip of the player shows whose turn it is.
        let narrow = layout.acts.width() < 300.;
        let node = if narrow { column(8.) } else { ui.hand_row(game, 14., MainControl::Last) };
        root.spawn(at(layout.acts, node)).with_children(|acts| {
            let height = if narrow { (layout.acts.height() - 8.) / 2. } else { layout.acts.height() };
            start_buttons(acts, ui, game, height, (narrow, true));
        });
        let node = Node { justify_content: JustifyContent::Center, ..row(0.) };
        root.spawn(at(message, node))
            .with_children(|words| ui.centred(words, Role::Message, colours.accent_ink, line));
        return;
    }
    let place = layout.dock;
    card(root, ui, layout, (colours.accent_soft, colours.accent), |ui, card| {
        let player = ui.words.player(game, side);
        // If large text does not fit, the strip shows the side to move.
        let has_head = place.height() >= if ui.is_large() { ROOMY } else { ROWS };
        let has_line = has_head && has_room(ui, place);
        if has_head {
            let roomy = place.height() >= ROOMY;
            card.spawn(Node { min_height: px(0), ..row(20.) }).with_children(|head| {
                ui.avatar(head, game.player(side), game.setup().rules, side, if roomy { 84. } else { 44. });
                let words = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..column(2.) };
                head.spawn(words).with_children(|words| {
                    let title = ui.words.language.format("turn-of", &[("player", player.into())]);
                    let role = if roomy && !ui.is_large() { Role::Display } else { Role::Head };
                    ui.text(words, role, colours.ink, title);
                    if has_line {
                        ui.text(words, Role::Message, colours.accent_ink, line);
                    }
                });
            });
        }
        let height = if place.height() >= ROOMY { 84. } else { 56_f32.min(place.height()) };
        card.spawn(ui.hand_row(game, 14., MainControl::Last))
            .with_children(|acts| start_buttons(acts, ui, game, height, (false, has_line)));
    });
}

/// Draws Show Previous and Start Turn, in a row or one above the other. Where a line shows notices, it says why there
/// is no previous turn to show.
fn start_buttons(
    acts: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    height: f32,
    (stacked, has_line): (bool, bool),
) {
    let previous = if ui.view.peek.0 { "hide-previous" } else { "show-previous" };
    let (previous, start) = (ui.say(previous), ui.say("start-turn"));
    let previous =
        Button::new(Weight::Secondary, "previous", previous, PlayAction::ShowPrevious).height(height);
    let previous = previous.toggled(ui.view.peek.0);
    let there_is = game.turns().previous.is_some() || has_line;
    let previous = previous.enabled(there_is);
    let previous = match (stacked, ui.is_large()) {
        (true, _) => previous,
        (false, true) => previous.only_icon(),
        (false, false) => previous.grow(1.),
    };
    ui.button(acts, previous);
    let start = Button::new(Weight::Primary, "play", start, PlayAction::StartTurn).height(height);
    ui.button(acts, if stacked { start } else { start.grow(1.4) });
}

/// Draws the end of the game: winner, reason and next steps.
pub(super) fn result(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
) {
    let Some(outcome) = game.outcome() else { return };
    let colours = ui.colours();
    let place = layout.dock;
    card(root, ui, layout, (colours.surface, colours.line), |ui, card| {
        if place.height() >= ROWS {
            card.spawn(Node { min_height: px(0), ..row(20.) }).with_children(|head| {
                let sizes = if place.height() >= ROOMY { (64., 38.) } else { (44., 26.) };
                end_sign(head, ui, game, outcome, sizes);
                let words = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..column(2.) };
                head.spawn(words).with_children(|words| {
                    ui.text(words, Role::Title, colours.ink, ui.words.result(game, outcome));
                    if has_room(ui, place) {
                        ui.text(words, Role::Body, colours.ink_2, ui.words.reason(game, outcome));
                    }
                    let together = series(ui, game).or_else(|| between(ui, game)).or_else(|| coach(ui, game));
                    if let Some(together) = together.filter(|_| !ui.is_large()) {
                        ui.text(words, Role::Small, colours.ink_2, together);
                    }
                });
                ui.icon_button(head, "picture", RecordAction::Picture);
            });
        }
        let narrow = place.width() < 520.;
        let tally = Tally::of(game).filter(|_| place.height() >= if narrow { SCORES_NARROW } else { SCORES });
        if let Some(tally) = tally {
            score(card, ui, game, tally.points);
        }
        let height = if narrow && tally.is_some() { 56. } else { 64_f32.min(place.height()) };
        let mut ways = vec![
            ("undo", PlayAction::Undo.into()),
            ("replay", Action::from(ReplayAction::Open)),
            ("review", ReviewAction::Begin.into()),
        ];
        if reviewable(&ui.view.session).is_none() {
            ways.pop();
        } else if narrow {
            // The review is a replay as well.
            ways.remove(1);
        }
        let has_two_rows = narrow && place.height() >= if tally.is_some() { HIGH_SCORES } else { TWO_ROWS };
        let has_words = !ui.is_large() && (!narrow || has_two_rows);
        let buttons = |ui: &mut Ui<PlayView>, acts: &mut ChildSpawnerCommands| {
            for (name, action) in ways {
                let button = Button::new(Weight::Secondary, name, ui.say(name), action).height(height);
                let button = if has_words { button } else { button.only_icon() };
                ui.button(acts, if narrow && !has_two_rows { button } else { button.grow(1.) });
            }
        };
        let rematch = |ui: &mut Ui<PlayView>, acts: &mut ChildSpawnerCommands| {
            if ui.view.tournament.holds(game.id()) {
                let back = Button::new(Weight::Primary, "trophy", ui.say("tournament"), GoTo::Tournament);
                ui.button(acts, back.height(height).grow(1.8));
                return;
            }
            let label = match game.series().filter(|series| series.verdict() == Verdict::GoesOn) {
                Some(series) => ui.words.game_of("series-next", series),
                None => ui.say("rematch"),
            };
            if let Some(action) = live::rematch(ui, game) {
                ui.button(acts, Button::new(Weight::Primary, "swap", label, action).height(height).grow(1.8));
            }
        };
        if has_two_rows {
            card.spawn(column(10.)).with_children(|both| {
                both.spawn(row(10.)).with_children(|acts| rematch(ui, acts));
                both.spawn(ui.hand_row(game, 10., MainControl::First))
                    .with_children(|acts| buttons(ui, acts));
            });
        } else {
            let gap = if narrow { 8. } else { 14. };
            card.spawn(ui.hand_row(game, gap, MainControl::Last)).with_children(|acts| {
                buttons(ui, acts);
                rematch(ui, acts);
            });
        }
    });
}

/// Draws the sign of the result, with these widths of the sign and of the face: the winner in a laurel, or the mark of
/// a draw.
fn end_sign(
    head: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    outcome: Outcome,
    (size, face): (f32, f32),
) {
    let colours = ui.colours();
    head.spawn((circle(size), BackgroundColor(colours.accent_soft))).with_children(|sign| {
        let Some(winner) = outcome.winner else {
            ui.icon(sign, "draw", size * 0.5, colours.accent_ink);
            return;
        };
        sign.spawn(at(Rect::from_corners(Vec2::ZERO, Vec2::splat(size)), Node::default()))
            .with_children(|laurel| ui.icon(laurel, "laurel", size, colours.accent_ink));
        ui.avatar(sign, game.player(winner), game.setup().rules, winner, face);
    });
}

/// Returns `true` if there is room for a second line beside the actions.
pub(super) fn has_room(ui: &Ui<PlayView>, place: Rect) -> bool {
    !ui.is_large() || place.height() >= 420.
}

/// Returns the score of the series that the game belongs to.
fn series(ui: &Ui<PlayView>, game: &Match) -> Option<String> {
    let series = game.series()?;
    let player = |side: Side| ui.words.called(game.setup().rules, game.setup().player(side), side).into();
    let [first, second] = series.halves.map(|halves| outcome::points(halves.into()));
    let (key, winner) = match series.verdict() {
        Verdict::GoesOn => ("series-stands", None),
        Verdict::Won(side) => ("series-won", Some(("winner", player(side)))),
        Verdict::Drawn => ("series-drawn", None),
    };
    let mut values = vec![
        ("series", ui.words.best_of(series.best_of).into()),
        ("player", player(Side::First)),
        ("points", first),
        ("other", player(Side::Second)),
        ("others", second),
    ];
    values.extend(winner);
    Some(ui.words.language.format(key, &values))
}

/// Returns the score between two people over all games, if they have played more than this one.
fn between(ui: &Ui<PlayView>, game: &Match) -> Option<String> {
    let [first, second] = Side::BOTH.map(|side| Participant::of(game.player(side)));
    let (Some(Participant::Person(name)), Some(other @ Participant::Person(_))) = (first, second) else {
        return None;
    };
    let score = ui.view.library.results().between(&name, &other, None);
    let [player, other] = Side::BOTH.map(|side| ui.words.player(game, side).into());
    let values = [
        ("player", player),
        ("won", score.won.into()),
        ("other", other),
        ("lost", score.lost.into()),
        ("drawn", score.drawn.into()),
    ];
    (score.played() > 1).then(|| ui.words.language.format("result-between", &values))
}

/// Returns what the coach says about the game, if one is wanted against the computer: how many moments are worth a look.
fn coach(ui: &Ui<PlayView>, game: &Match) -> Option<String> {
    game.setup().against_computer()?;
    ui.view.settings.last_setups.coach?;
    let review = ui.view.reviews.of(game)?;
    if review.is_complete() {
        let moments = [("count", count(review.key_moments().len()))];
        return Some(ui.words.language.format("review-moments", &moments));
    }
    ui.view.reviews.is_running().then(|| ui.say("coach-looks"))
}

/// Draws the card for clocks that are paused or not started.
pub(super) fn paused(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
) {
    let colours = ui.colours();
    let place = layout.dock;
    let begins = game.acts().is_empty();
    card(root, ui, layout, (colours.surface, colours.line), |ui, card| {
        if place.height() >= ROWS {
            card.spawn(column(2.)).with_children(|words| {
                let title = ui.say(if begins { "clock-ready" } else { "clock-paused" });
                ui.centred(words, Role::Title, colours.ink, title);
                let player = [("player", ui.words.player(game, game.acting_side()).into())];
                let line = ui.words.language.format("clock-next", &player);
                if has_room(ui, place) {
                    ui.centred(words, Role::Body, colours.ink_2, line);
                }
            });
        }
        let label = ui.say(if begins { "clock-start" } else { "clock-go-on" });
        let height = if place.height() >= ROOMY { 84. } else { 56_f32.min(place.height()) };
        card.spawn(row(0.)).with_children(|acts| {
            let go = Button::new(Weight::Primary, "play", label, PlayAction::Resume);
            ui.button(acts, go.height(height).grow(1.));
        });
    });
}

/// Draws the final points of both players.
fn score(card: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, Points(points): Points) {
    let colours = ui.colours();
    let node = Node {
        padding: UiRect::axes(px(14), px(8)),
        border_radius: BorderRadius::all(px(20)),
        justify_content: JustifyContent::Center,
        ..row(14.)
    };
    card.spawn((node, BackgroundColor(colours.sunken))).with_children(|line| {
        let [first, second] = points.map(points_text);
        for (side, text) in [(Side::First, first), (Side::Second, second)] {
            let player = game.player(side);
            if side == Side::First {
                ui.avatar(line, player, game.setup().rules, side, 40.);
                ui.text(line, Role::Score, colours.ink, text);
                ui.text(line, Role::Title, colours.ink_2, "–");
            } else {
                ui.text(line, Role::Score, colours.ink, text);
                ui.avatar(line, player, game.setup().rules, side, 40.);
            }
        }
    });
}
