//! The turns that lead on to openings: the names beyond, what was played here, and the engine's view.

use bevy::prelude::*;

use super::OpeningsView;
use crate::app::screens::words::{count, text, turn_name};
use crate::app::theme::Role;
use crate::app::ui::widgets::{Ui, column, list_node, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::OpeningAction;
use crate::app::vocabulary::notice::{ComputerNotice, Notice};
use crate::openings::{Continuation, Openings, Tally};
use crate::rules::{Game, Position, Rules, Side};

/// Number of names in the line of a turn.
const NAMES: usize = 3;
/// Height of the bar of results in points.
const BAR: f32 = 10.;
/// Least share of a bar, so that a few matches can be seen among many.
const LEAST: f32 = 4.;

impl Words<'_> {
    /// Returns the openings that a turn leads to: "Tiger", or "Tiger, Brightwell, Leader and 12 more".
    fn beyond(&self, continuation: &Continuation) -> String {
        let names = &continuation.names;
        let shown: Vec<String> = names.iter().take(NAMES).map(|name| (*name).to_owned()).collect();
        match names.len().checked_sub(NAMES) {
            Some(more @ 1..) => {
                let values = [("names", text(&shown.join(", "))), ("count", count(more))];
                self.language.format("openings-more", &values)
            }
            _ => shown.join(", "),
        }
    }

    /// Returns how often a turn was played, and the results: "Played here: 12 · Black 5 · White 4 · drawn 3".
    fn tally(&self, rules: Rules, tally: Tally) -> String {
        let played = self.language.format("openings-played", &[("count", count(tally.games() as usize))]);
        if tally.finished() == 0 {
            return played;
        }
        let mut words = vec![played];
        for side in Side::BOTH {
            let values =
                [("side", text(&self.side(rules, side))), ("count", count(tally.won(side) as usize))];
            words.push(self.language.format("openings-won", &values));
        }
        if tally.drawn() > 0 || can_be_drawn(rules.game()) {
            let drawn = count(tally.drawn() as usize);
            words.push(self.language.format("openings-drawn", &[("count", drawn)]));
        }
        words.join(" · ")
    }
}

/// Returns `false` for games in which a draw is impossible, or as rare as it is in Go.
fn can_be_drawn(game: Game) -> bool {
    !matches!(game, Game::Go | Game::Hex)
}

/// Draws what was played at this place, and the turns that lead on.
pub(super) fn draw(
    part: &mut ChildSpawnerCommands,
    ui: &mut Ui<OpeningsView>,
    openings: &Openings,
    position: &dyn Position,
) {
    let rules = openings.rules();
    let played = ui.view.here.played();
    let here = ui.view.walk.place().map(|place| played.at(place)).unwrap_or_default();
    let continuations = ui.view.walk.continuations();
    let rest = continuations.iter().fold(here, |rest, on| rest.without(played.at(on.place)));
    let is_end = continuations.is_empty();
    part.spawn(column(6.)).with_children(|words| {
        let colours = ui.colours();
        if is_end {
            ui.text(words, Role::Body, colours.ink, ui.say("openings-end"));
        }
        let line = if here.games() == 0 { ui.say("openings-unplayed") } else { ui.words.tally(rules, here) };
        ui.text(words, Role::Small, colours.ink_2, line);
        bar(words, ui, rules, here, here.games());
    });
    if is_end {
        return;
    }
    ui.card(part, |ui, card| {
        outlook(card, ui, rules.game());
        for (at, continuation) in continuations.iter().enumerate() {
            let tally = played.at(continuation.place);
            way(card, ui, (rules, position), (at, continuation), (tally, here.games()));
        }
        if rest.games() > 0 {
            card.spawn(list_node()).with_children(|line| {
                // The place of the icon of the others.
                line.spawn(Node { width: px(24), flex_shrink: 0., ..default() });
                let words = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..column(4.) };
                line.spawn(words).with_children(|words| {
                    ui.text(words, Role::Label, ui.colours().ink_2, ui.say("openings-other"));
                    results(words, ui, rules, rest, here.games());
                });
            });
        }
    });
}

/// Draws the switch of the engine's view, with the unit of the values.
fn outlook(card: &mut ChildSpawnerCommands, ui: &mut Ui<OpeningsView>, game: Game) {
    let (is_on, known) = (ui.view.outlook.is_on(), ui.view.outlook.known());
    let line = match known {
        Some(proven) if is_on => ui.words.unit(Some(game), proven),
        None if is_on => ui.words.said(&Notice::Computer(ComputerNotice::Looks), None),
        _ => String::new(),
    };
    ui.switch(card, is_on, ui.say("openings-outlook"), line, OpeningAction::Outlook(!is_on));
}

/// Draws a turn that leads on.
fn way(
    card: &mut ChildSpawnerCommands,
    ui: &mut Ui<OpeningsView>,
    (rules, position): (Rules, &dyn Position),
    (at, continuation): (usize, &Continuation),
    (tally, of): (Tally, u32),
) {
    let colours = ui.colours();
    let turn = turn_name(ui.words, position, &continuation.turn);
    let title = match continuation.name {
        Some(name) => format!("{turn} · {name}"),
        None => turn,
    };
    // The name of this turn alone stands in the title already.
    let line = if continuation.names.len() == 1 && continuation.name.is_some() {
        String::new()
    } else {
        ui.words.beyond(continuation)
    };
    let worth = ui.view.outlook.worth(continuation.place).filter(|_| ui.view.outlook.is_on());
    ui.list_row(card, None, OpeningAction::On(at), |ui, row| {
        ui.icon(row, "forward", 24., colours.ink_2);
        let words = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..column(4.) };
        row.spawn(words).with_children(|words| {
            ui.text(words, Role::Label, colours.ink, title);
            if !line.is_empty() {
                ui.text(words, Role::Small, colours.ink_2, line);
            }
            if tally.games() > 0 {
                results(words, ui, rules, tally, of);
            }
        });
        if let Some(worth) = worth {
            value(row, ui, worth.text());
        }
        ui.icon(row, "chevron", 22., colours.ink_2);
    });
}

/// Draws the worth of a turn.
fn value(row: &mut ChildSpawnerCommands, ui: &mut Ui<OpeningsView>, worth: String) {
    let colours = ui.colours();
    let node = Node {
        padding: UiRect::axes(px(10), px(4)),
        border_radius: BorderRadius::MAX,
        flex_shrink: 0.,
        ..Node::default()
    };
    row.spawn((node, BackgroundColor(colours.accent_soft))).with_children(|chip| {
        ui.text(chip, Role::Label, colours.accent_ink, worth);
    });
}

/// Draws the results of a turn, among this number of matches.
fn results(words: &mut ChildSpawnerCommands, ui: &mut Ui<OpeningsView>, rules: Rules, tally: Tally, of: u32) {
    ui.text(words, Role::Small, ui.colours().ink_2, ui.words.tally(rules, tally));
    bar(words, ui, rules, tally, of);
}

/// Draws a bar: as long as the share of these matches, and divided by their results.
fn bar(parent: &mut ChildSpawnerCommands, ui: &mut Ui<OpeningsView>, rules: Rules, tally: Tally, of: u32) {
    if tally.games() == 0 {
        return;
    }
    let colours = ui.colours();
    let share = |part: u32, all: u32| 100. * part as f32 / all.max(1) as f32;
    let [first, second] = Side::BOTH.map(|side| (tally.won(side), ui.words.look.colour(rules, side).body()));
    let unfinished = tally.games() - tally.finished();
    let parts = [first, (tally.drawn(), colours.edge), (unfinished, Color::NONE), second];
    let track = Node { height: px(BAR), border_radius: BorderRadius::MAX, ..row(0.) };
    parent.spawn((track, BackgroundColor(colours.sunken))).with_children(|track| {
        let node = Node {
            width: percent(share(tally.games(), of).max(LEAST)),
            height: px(BAR),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::MAX,
            overflow: Overflow::clip(),
            align_items: AlignItems::Stretch,
            ..row(0.)
        };
        track.spawn((node, BorderColor::all(colours.edge))).with_children(|bar| {
            for (games, colour) in parts.into_iter().filter(|(games, _)| *games > 0) {
                let part = Node { width: percent(share(games, tally.games())), ..default() };
                bar.spawn((part, BackgroundColor(colour)));
            }
        });
    });
}
