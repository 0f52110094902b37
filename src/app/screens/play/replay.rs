//! Replay controls: position in the match, navigation and the turn counter.

use bevy::prelude::*;

use crate::app::screens::play::PlayView;
use crate::app::screens::play::review;
use crate::app::screens::play::steps::{step, steps, way};
use crate::app::screens::words::{count, text, turn_name};
use crate::app::state::review::reviewable;
use crate::app::state::session::Replay;
use crate::app::state::study::may_study;
use crate::app::theme::Role;
use crate::app::theme::layout::PlayLayout;
use crate::app::ui::widgets::{Button, Ui, Weight, at, circle, column, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{GoTo, ReplayAction, ReviewAction};
use crate::app::vocabulary::notice::Notice;
use crate::openings::Openings;
use crate::play::notes::Spot;
use crate::play::{Act, Match};
use crate::rules::{Choice, Side};

/// Minimum height of a dock with the slider above the buttons.
const SLIDER: f32 = 104.;
/// Minimum height of a dock that also has a text line.
const LINE: f32 = 150.;
/// Minimum height of a dock with a separate row for each part.
const ROOMY: f32 = 240.;
/// Minimum height of a roomy dock that also has two lines of a comment.
const COMMENTED: f32 = 310.;
/// Height of two lines of a comment.
const COMMENT: f32 = 44.;

/// Diameter of the slider's knob.
const KNOB: f32 = 28.;

impl Words<'_> {
    /// Returns the position as "Turn 14 of 62", with the name of the opening.
    fn replay_count(&self, replay: &Replay) -> String {
        let turns = replay.seen().turn_count();
        if turns == 0 {
            return self.language.text("replay-start");
        }
        let all = replay.whole().turn_count();
        let at = self.language.format("replay-turn", &[("turn", count(turns)), ("turns", count(all))]);
        match opening(replay.seen()) {
            Some((openings, name)) => format!("{at} · {}", self.opening_name(openings, name)),
            None => at,
        }
    }

    /// Returns the last act, for example "Anna: E4×D5". Returns `None` at the beginning.
    fn replay_act(&self, replay: &Replay) -> Option<String> {
        let game = replay.seen();
        let act = replay.last()?;
        let player = |side: Side| text(&self.player(game, side));
        Some(match act {
            Act::Turn(turn) => {
                let (position, _) = game.played().next_back()?;
                let name = turn_name(*self, &*position, turn);
                let values = [("player", player(position.to_move())), ("turn", text(&name))];
                self.language.format("replay-made", &values)
            }
            Act::Choose(Choice::PlaceTwo) => self.language.text("replay-place-two"),
            Act::Choose(Choice::First | Choice::Second) => self.language.text("replay-chose-side"),
            Act::PlayOn => self.language.text("replay-play-on"),
            Act::Settle(_) => self.language.text("replay-settled"),
            Act::Resign(side) => self.language.format("replay-resigned", &[("player", player(*side))]),
            Act::Claim(_) => self.language.text("replay-claimed"),
            Act::AgreeDraw => self.language.text("replay-agreed"),
            Act::Flag(side) => self.language.format("replay-flag", &[("player", player(*side))]),
        })
    }

    /// Returns the position of the replay in one line.
    pub fn replay_line(&self, replay: &Replay) -> String {
        let count = self.replay_count(replay);
        match self.replay_act(replay) {
            Some(act) => format!("{count}. {act}"),
            None => count,
        }
    }
}

/// Returns the name of the opening that a match has followed up to here, among the openings of its game.
fn opening(game: &Match) -> Option<(&'static Openings, &'static str)> {
    if game.setup().position.is_some() {
        return None;
    }
    let turns = game.acts().iter().map_while(|act| match act {
        Act::Turn(turn) => Some(turn.clone()),
        _ => None,
    });
    let openings = Openings::of(game.setup().rules);
    let named = openings.name(&turns.take(openings.longest()).collect::<Vec<_>>())?;
    Some((openings, named.name))
}

/// Draws the dock with the replay controls in place of the match controls.
pub(super) fn dock(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    replay: &Replay,
    layout: &PlayLayout,
) {
    let colours = ui.colours();
    let place = layout.dock;
    let height = place.height();
    let roomy = height >= ROOMY;
    let is_card = height >= LINE;
    let place = Rect { max: Vec2::new(place.max.x, place.max.y.min(place.min.y + 360.)), ..place };
    let padding = match height {
        _ if roomy => 18.,
        _ if is_card => 8.,
        _ => 0.,
    };
    let node = Node {
        padding: UiRect::all(px(padding)),
        border: UiRect::all(px(i32::from(is_card))),
        border_radius: BorderRadius::all(px(if roomy { 28 } else { 20 })),
        justify_content: JustifyContent::SpaceBetween,
        ..column(4.)
    };
    let ground = if is_card { colours.surface } else { Color::NONE };
    root.spawn((
        at(place, node),
        BackgroundColor(ground),
        BorderColor::all(colours.line),
        Pickable::default(),
    ))
    .with_children(|dock| {
        let review = ui.view.review(replay);
        let room = place.size() - 2. * (padding + f32::from(u8::from(is_card)));
        if let Some(review) = review.filter(|_| roomy) {
            review::draw(dock, ui, replay, review, room);
            return;
        }
        if roomy {
            head(dock, ui, replay);
            if height >= COMMENTED {
                comment(dock, ui, replay);
            }
        } else if is_card {
            let line = ui.words.replay_line(replay);
            ui.centred(dock, Role::Message, colours.ink, line);
        }
        match review.filter(|_| height >= SLIDER) {
            Some(review) => review::graph(dock, ui, replay, review, room.x, review::GRAPH),
            None if height >= SLIDER => slider(dock, ui, replay),
            None => {}
        }
        if roomy {
            dock.spawn(row(10.)).with_children(|row| steps(row, ui, replay, 56.));
            dock.spawn(row(12.)).with_children(|row| {
                let (done, play) = (ui.say("replay-done"), ui.say("replay-play-from-here"));
                let done = Button::new(Weight::Secondary, "close", done, ReplayAction::Done);
                ui.button(row, done.grow(1.));
                if may_study(&ui.view.session) {
                    let study = Button::new(Weight::Secondary, "note", String::new(), GoTo::Study);
                    ui.button(row, study.only_icon());
                }
                let play = Button::new(Weight::Primary, "play", play, ReplayAction::PlayFromHere);
                ui.button(row, play.enabled(leads_elsewhere(ui, replay)).grow(1.5));
            });
        } else {
            dock.spawn(row(4.)).with_children(|row| {
                step(row, ui, "close", ReplayAction::Done, true, 48.);
                steps(row, ui, replay, 48.);
                if review.is_some() {
                    let may = replay.seen().outcome().is_none();
                    step(row, ui, "play", ReviewAction::TryAgain, may, 48.);
                } else {
                    step(row, ui, "play", ReplayAction::PlayFromHere, leads_elsewhere(ui, replay), 48.);
                }
            });
        }
    });
}

/// Returns `true` if the replay is at another act than the match and the match can return to it.
fn leads_elsewhere(ui: &Ui<PlayView>, replay: &Replay) -> bool {
    let leads = |game: &Match| game.acts().len() != replay.at() && !game.setup().tournament_mode;
    ui.view.session.game().is_some_and(leads)
}

/// Draws the last act and the position of the replay.
fn head(dock: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, replay: &Replay) {
    let colours = ui.colours();
    let count = ui.words.replay_count(replay);
    let said = ui.view.message.0.clone();
    let (ink, line) = match &said {
        Some(said) => (colours.accent_ink, ui.words.said(said, ui.view.session.game())),
        None => (colours.ink_2, ui.words.replay_act(replay).unwrap_or_default()),
    };
    dock.spawn(Node { min_height: px(52), ..row(16.) }).with_children(|head| {
        if matches!(said, Some(Notice::Record(_))) {
            head.spawn((circle(44.), BackgroundColor(colours.accent_soft)))
                .with_children(|sign| ui.icon(sign, "folder", 24., colours.accent_ink));
        } else if let (Some(Act::Turn(_)), Some(past)) = (replay.last(), &replay.seen().turns().previous) {
            ui.avatar(head, replay.seen().player(past.side), replay.seen().setup().rules, past.side, 44.);
        } else {
            head.spawn((circle(44.), BackgroundColor(colours.accent_soft)))
                .with_children(|sign| ui.icon(sign, "replay", 24., colours.accent_ink));
        }
        ui.two_lines(head, (Role::Head, count), (ink, line));
        if reviewable(&ui.view.session).is_some() {
            review::begin(head, ui);
        }
    });
}

/// Draws the comment at this point of the match, as far as there is room. Analysis shows all of it.
fn comment(dock: &mut ChildSpawnerCommands, ui: &Ui<PlayView>, replay: &Replay) {
    let note = replay.whole().notes().at(Spot::game(replay.seen().turn_count()));
    let Some(note) = note.filter(|note| !note.comment.is_empty()) else { return };
    let node = Node { max_height: px(COMMENT), overflow: Overflow::clip(), ..column(0.) };
    let comment = note.comment.clone();
    dock.spawn(node).with_children(|room| ui.text(room, Role::Small, ui.colours().ink, comment));
}

/// Draws the slider with its knob.
fn slider(dock: &mut ChildSpawnerCommands, ui: &Ui<PlayView>, replay: &Replay) {
    let colours = ui.colours();
    let part = if replay.is_empty() { 0. } else { replay.at() as f32 / replay.len() as f32 };
    let slider = way(replay, KNOB / 2.);
    let whole = Node { height: px(48), flex_shrink: 0., ..default() };
    dock.spawn((whole, slider)).with_children(|whole| {
        let bar = |left: Val, right: Val| Node {
            position_type: PositionType::Absolute,
            left,
            right,
            top: px(21),
            height: px(6),
            border_radius: BorderRadius::MAX,
            ..default()
        };
        whole.spawn((bar(px(0), px(0)), BackgroundColor(colours.sunken_pressed)));
        // Spans the positions that the centre of the knob can have.
        let room = Node {
            position_type: PositionType::Absolute,
            left: px(KNOB / 2.),
            right: px(KNOB / 2.),
            top: px(0),
            bottom: px(0),
            ..default()
        };
        whole.spawn(room).with_children(|room| {
            room.spawn((bar(px(-KNOB / 2.), percent(100. * (1. - part))), BackgroundColor(colours.accent)));
            let knob = Node {
                position_type: PositionType::Absolute,
                left: percent(100. * part),
                top: px(10),
                margin: UiRect::left(px(-KNOB / 2.)),
                border: UiRect::all(px(3)),
                ..circle(KNOB)
            };
            room.spawn((knob, BackgroundColor(colours.accent), BorderColor::all(colours.surface)));
        });
    });
}
