//! The turns that lead on to openings: the names beyond, what was played here, and the engine's view.

use bevy::prelude::*;

use super::OpeningsView;
use crate::app::device::viewport::WidthClass;
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
/// Opacity of the part of a bar that stands for unfinished matches.
const UNFINISHED: f32 = 0.3;
/// Least share of a bar, so that a few matches can be seen among many.
const LEAST: f32 = 4.;

impl Words<'_> {
    /// Returns the openings that lie beyond a turn: "Tiger", or "Tiger, Brightwell, Leader and 12 more".
    fn beyond(&self, openings: &Openings, continuation: &Continuation) -> String {
        let is_beyond = |name: &&&str| continuation.name != Some(**name);
        let names: Vec<&str> = continuation.names.iter().filter(is_beyond).copied().collect();
        let shown: Vec<String> =
            names.iter().take(NAMES).map(|name| self.opening_name(openings, name)).collect();
        match names.len().checked_sub(NAMES) {
            Some(more @ 1..) => {
                let values = [("names", text(&shown.join(", "))), ("count", count(more))];
                self.language.format("openings-more", &values)
            }
            _ => shown.join(", "),
        }
    }

    /// Returns how often a turn was played, and the results: "Played here: 12 · Black won 5 · White won 4 · drawn 3".
    /// Results that have not happened are left out.
    fn tally(&self, rules: Rules, tally: Tally) -> String {
        let mut words =
            vec![self.language.format("openings-played", &[("count", count(tally.games() as usize))])];
        for side in Side::BOTH.into_iter().filter(|&side| tally.won(side) > 0) {
            let values =
                [("side", text(&self.side(rules, side))), ("count", count(tally.won(side) as usize))];
            words.push(self.language.format("openings-won", &values));
        }
        if tally.drawn() > 0 {
            let drawn = count(tally.drawn() as usize);
            words.push(self.language.format("openings-drawn", &[("count", drawn)]));
        }
        words.join(" · ")
    }
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
    let Some(place) = ui.view.walk.place() else { return };
    let here = played.at(place);
    let continuations = ui.view.walk.continuations();
    let rest = played.elsewhere(place, continuations.iter().map(|on| on.place));
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
            way(card, ui, (openings, position), (at, continuation), (tally, here.games()));
        }
        if rest.games() > 0 {
            card.spawn(list_node()).with_children(|line| {
                if has_icons(ui) {
                    // The place of the icon of the others.
                    line.spawn(Node { width: px(24), flex_shrink: 0., ..default() });
                }
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
    (openings, position): (&Openings, &dyn Position),
    (at, continuation): (usize, &Continuation),
    (tally, of): (Tally, u32),
) {
    let colours = ui.colours();
    let turn = turn_name(ui.words, position, &continuation.turn);
    let title = match continuation.name {
        // An opening may be called by its turn.
        Some(name) if name.starts_with(&turn) => ui.words.opening_name(openings, name),
        Some(name) => format!("{turn} · {}", ui.words.opening_name(openings, name)),
        None => turn,
    };
    let line = ui.words.beyond(openings, continuation);
    let worth = ui.view.outlook.worth(continuation.place).filter(|_| ui.view.outlook.is_on());
    ui.list_row(card, None, OpeningAction::On(at), |ui, row| {
        if has_icons(ui) {
            ui.icon(row, "forward", 24., colours.ink_2);
        }
        let words = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..column(4.) };
        row.spawn(words).with_children(|words| {
            ui.text(words, Role::Label, colours.ink, title);
            if !line.is_empty() {
                ui.text(words, Role::Small, colours.ink_2, line);
            }
            if tally.games() > 0 {
                results(words, ui, openings.rules(), tally, of);
            }
        });
        if let Some(worth) = worth {
            value(row, ui, worth.text());
        }
        ui.icon(row, "chevron", 22., colours.ink_2);
    });
}

/// Returns `true` if the lines have room for an icon before the words.
fn has_icons(ui: &Ui<OpeningsView>) -> bool {
    ui.viewport.width_class() != WidthClass::Compact
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
    let parts =
        [first, (tally.drawn(), colours.edge), (unfinished, colours.ink_2.with_alpha(UNFINISHED)), second];
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
