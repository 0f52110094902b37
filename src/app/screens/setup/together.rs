//! Agreements between players besides the rules: how turns end, the length of a series, and a handicap for
//! the next game.

use bevy::prelude::*;

use crate::app::screens::setup::SetupView;
use crate::app::screens::setup::{by_link, chips, clock, note};
use crate::app::screens::words::count;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::vocabulary::action::{Action, Setting, SetupAction};
use crate::app::vocabulary::preferences::{Arrangement, Opposition, Seating};
use crate::platform::PLAYS_LIVE;
use crate::play::{Equaliser, Mode, Proposal, Series};
use crate::rules::{Game, Side};

/// Draws what remains to choose about turns: that each is finished by hand, or that the board turns.
pub(super) fn turns(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, game: Game) {
    let mode = ui.view.draft.setups.mode(game);
    let by_hand = mode == Mode::HandOver;
    let toggled: Action = SetupAction::Mode(if by_hand { Mode::Quick } else { Mode::HandOver }).into();
    let seating = ui.view.settings.seating.get(&game).copied().unwrap_or_default();
    let turning = seating == Seating::Turning;
    let (key, line, on, action) = match (ui.view.draft.setups.opposition, ui.view.arrangement(game)) {
        (Opposition::Watched, _) => return,
        (Opposition::Computer | Opposition::ByLink, _) => {
            ("mode-finish", "mode-finish-line", by_hand, toggled)
        }
        (Opposition::People, Arrangement::Across | Arrangement::Sides) => {
            ("mode-hand-over", "mode-hand-over-line", by_hand, toggled)
        }
        (Opposition::People, Arrangement::Side | Arrangement::Passed) => {
            if !Seating::of(game).contains(&Seating::Turning) {
                return;
            }
            let to = if turning { Seating::Side } else { Seating::Turning };
            ("seats-turning", "seats-turning-line", turning, Setting::Seat(game, to).into())
        }
    };
    ui.section(parent, "setup-turns", |ui, section| {
        ui.card(section, |ui, card| ui.switch(card, on, ui.say(key), ui.say(line), action));
    });
}

/// Draws a note about the match on the table, unless it is over.
pub(super) fn unfinished(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>) {
    if let Some(game) = ui.view.session.game()
        && game.outcome().is_none()
        && game.turn_count() > 0
    {
        let line = ui.words.language.format("setup-unfinished", &[("turns", count(game.turn_count()))]);
        note(parent, ui, line);
    }
}

/// Draws clock, series and tournament mode, by link hints, and a clock where live play is possible. They are omitted if
/// only computers play.
pub(super) fn table(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, game: Game) {
    match ui.view.draft.setups.opposition {
        Opposition::Watched => {}
        Opposition::ByLink => {
            if PLAYS_LIVE {
                clock::draw(parent, ui, game);
            }
            series(parent, ui, game);
            by_link::hints(parent, ui, game);
        }
        Opposition::People | Opposition::Computer => {
            clock::draw(parent, ui, game);
            series(parent, ui, game);
            tournament_mode(parent, ui, game);
        }
    }
}

/// Draws the switch for tournament games without undo and hints.
fn tournament_mode(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, game: Game) {
    let tournament_mode = ui.view.draft.setups.in_tournament_mode(game);
    let (title, line) = (ui.say("setup-tournament"), ui.say("setup-tournament-line"));
    ui.card(parent, |ui, card| {
        ui.switch(card, tournament_mode, title, line, SetupAction::TournamentMode(!tournament_mode));
    });
}

/// Draws the number of games in a series.
fn series(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, game: Game) {
    let chosen = ui.view.draft.setups.best_of(game);
    let label = |ui: &Ui<SetupView>, best_of: Option<u8>| match best_of {
        Some(best_of) => ui.words.best_of(best_of),
        None => ui.say("series-one"),
    };
    let choices = [None].into_iter().chain(Series::LENGTHS.map(Some)).map(|best_of| {
        let action: Action = SetupAction::BestOf(best_of).into();
        (best_of == chosen, label(ui, best_of), action)
    });
    let choices = choices.collect();
    let line = chosen.map(|_| ui.say("series-line"));
    chips(parent, ui, "setup-series", choices, line);
}

impl SetupView<'_> {
    /// Returns the handicap proposed for the next game, unless proposals are turned off.
    pub(super) fn proposal(&self, game: Game) -> Option<Proposal> {
        if self.draft.setups.coach(game).is_some() {
            // The coach changes the level by itself.
            return None;
        }
        let refused = self.settings.refused.get(&game).copied().unwrap_or(0);
        Proposal::find(&self.draft.setups.setup(game), self.library.all(), refused)
    }
}

/// Draws the proposal of a handicap after several one-sided games. It is optional.
pub(super) fn proposal(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, game: Game) {
    let Some(found) = ui.view.proposal(game) else { return };
    let colours = ui.colours();
    let (view, words) = (ui.view, ui.words);
    let rules = view.draft.setups.rules(game);
    let called = |side: Side| words.called(rules, &view.draft.setups.player(game, side), side);
    let lost = [("player", called(found.loser).into()), ("count", count(found.lost))];
    let lost = words.language.format("equal-lost", &lost);
    let (key, values) = match found.equaliser {
        Equaliser::Level(level) => ("equal-level", vec![("level", count(level.number().into()))]),
        Equaliser::Stones(stones) => {
            ("equal-stones", vec![("player", called(found.loser).into()), ("count", count(stones.into()))])
        }
        Equaliser::Begin => ("equal-begin", vec![("player", called(found.loser).into())]),
        Equaliser::Time(control) => {
            let time = words.span(control.main()).into();
            ("equal-time", vec![("player", called(found.loser.other()).into()), ("time", time)])
        }
    };
    let what = words.language.format(key, &values);
    let node = Node { padding: UiRect::all(px(16)), border_radius: BorderRadius::all(px(20)), ..column(12.) };
    parent.spawn((node, BackgroundColor(colours.accent_soft))).with_children(|card| {
        card.spawn(row(12.)).with_children(|line| {
            ui.icon(line, "hint", 26., colours.accent_ink);
            ui.two_lines(line, (Role::Head, what), (colours.accent_ink, lost));
        });
        let acts = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(10), ..row(10.) };
        card.spawn(acts).with_children(|acts| {
            let (yes, no) = (ui.say("equal-yes"), ui.say("equal-no"));
            let yes = Button::new(Weight::Primary, "check", yes, SetupAction::Equalise(found));
            ui.button(acts, yes.grow(1.));
            let no = Button::new(Weight::Quiet, "close", no, SetupAction::LeaveUneven(found.last));
            ui.button(acts, no.grow(1.));
        });
    });
}
