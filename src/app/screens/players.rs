//! Scores of the players against each other.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::app::device::viewport::WidthClass;
use crate::app::screens::library::further;
use crate::app::screens::words::count;
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::exchange::Exchange;
use crate::app::state::library::Library;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{GoTo, LibraryAction};
use crate::app::vocabulary::notice::StatusLine;
use crate::app::vocabulary::screen::Screen;
use crate::play::{Participant, Score};

impl Words<'_> {
    /// Returns the name of a player.
    pub(super) fn who(&self, who: &Participant) -> String {
        match who {
            Participant::Person(name) | Participant::Program(name) => name.clone(),
            Participant::Computer(level) => {
                self.language.format("computer-of-level", &[("level", count(level.number().into()))])
            }
        }
    }

    /// Returns a score: "3–2, one draw".
    fn score(&self, score: Score) -> String {
        let numbers = [("won", score.won), ("lost", score.lost), ("drawn", score.drawn)];
        self.language.format("players-score", &numbers.map(|(name, number)| (name, number.into())))
    }
}

screen! {
    /// Resources that the table of results shows.
    PlayersView on Screen::Players in ScreenArea::SafeArea => plugin {
        exchange: Exchange,
        library: Library,
        message: StatusLine,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayersView>) {
    let title = ui.say("players");
    ui.top_bar(root, title, |ui, bar| {
        let is_narrow = ui.is_large() || ui.viewport.width_class() == WidthClass::Compact;
        for (icon, key, to) in
            [("chart", "ratings", GoTo::Ratings), ("trophy", "tournament", GoTo::Tournament)]
        {
            if is_narrow {
                ui.icon_button(bar, icon, to);
            } else {
                let label = ui.say(key);
                ui.button(bar, Button::new(Weight::Quiet, icon, label, to));
            }
        }
    });
    ui.page_under_banners(root, 720., |ui, page| {
        let colours = ui.colours();
        let view = ui.view;
        let results = view.library.results();
        if ui.view.library.first_counted().is_some() {
            counted_anew(page, ui);
        }
        if results.0.is_empty() {
            let node =
                Node { align_items: AlignItems::Center, padding: UiRect::vertical(px(40)), ..column(16.) };
            page.spawn(node).with_children(|middle| {
                ui.icon(middle, "players", 56., colours.ink_2);
                ui.centred(middle, Role::Body, colours.ink_2, ui.say("players-none"));
                let home = ui.say("home-new-game");
                ui.button(middle, Button::new(Weight::Primary, "play", home, GoTo::Home));
            });
            return;
        }
        // Every pair of players is a line. A library of imported matches has thousands of them.
        let all: usize = results.0.values().map(BTreeMap::len).sum();
        let window = view.library.window(all);
        let (mut before, mut left) = (window.start, window.len());
        further(page, ui, "earlier", window.start, LibraryAction::Less);
        for (name, opponents) in &results.0 {
            let skipped = opponents.len().min(before);
            before -= skipped;
            let shown = (opponents.len() - skipped).min(left);
            left -= shown;
            if shown == 0 {
                continue;
            }
            page.spawn(column(10.)).with_children(|section| {
                let mut all = Score::default();
                opponents.values().flat_map(|games| games.values()).for_each(|score| all += *score);
                let line = Node { padding: UiRect::left(px(4)), ..row(10.) };
                section.spawn(line).with_children(|line| {
                    let total = ui
                        .words
                        .language
                        .format("players-total", &[("played", all.played().into()), ("won", all.won.into())]);
                    ui.two_lines(line, (Role::Head, name.clone()), (colours.ink_2, total));
                });
                ui.card(section, |ui, card| {
                    for (other, games) in opponents.iter().skip(skipped).take(shown) {
                        let games = games.iter().map(|(game, score)| (ui.words.game_name(*game), *score));
                        let games = games.collect();
                        against(card, ui, name, other, games);
                    }
                });
            });
        }
        further(page, ui, "down", all - window.end, LibraryAction::More);
        let node = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(12), ..row(12.) };
        page.spawn(node).with_children(|acts| {
            let (save, anew) = (ui.say("players-save"), ui.say("players-anew"));
            let save = Button::new(Weight::Secondary, "save", save, LibraryAction::Results);
            ui.button(acts, save.enabled(!ui.view.exchange.is_busy()));
            ui.button(acts, Button::new(Weight::Quiet, "clear", anew, LibraryAction::CountAnew));
        });
    });
    ui.banners(root, |ui, place| {
        if let Some(said) = &ui.view.message.0 {
            ui.closable_banner(place, said.warns(), ui.words.said(said, None), |_, _| {});
        }
    });
}

/// Draws the offer to include earlier games, which are currently not counted.
fn counted_anew(page: &mut ChildSpawnerCommands, ui: &mut Ui<PlayersView>) {
    page.spawn(column(12.)).with_children(|notice| {
        let line = ui.say("players-since");
        ui.notice(notice, false, line);
        let all = ui.say("players-all");
        ui.button(notice, Button::new(Weight::Secondary, "undo", all, LibraryAction::CountAll));
    });
}

/// Draws a player's scores against one opponent, in total and for each game.
fn against(
    card: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayersView>,
    name: &str,
    other: &Participant,
    games: Vec<(String, Score)>,
) {
    let colours = ui.colours();
    let all = ui.view.library.results().between(name, other, None);
    let node = Node { padding: UiRect::axes(px(13), px(10)), ..column(4.) };
    card.spawn(node).with_children(|rows| {
        rows.spawn(Node { justify_content: JustifyContent::SpaceBetween, ..row(12.) }).with_children(
            |line| {
                let who = [("player", ui.words.who(other).into())];
                ui.text(line, Role::Label, colours.ink, ui.words.language.format("players-against", &who));
                ui.text(line, Role::Label, colours.ink, ui.words.score(all));
            },
        );
        for (game, score) in games {
            rows.spawn(Node { justify_content: JustifyContent::SpaceBetween, ..row(12.) }).with_children(
                |line| {
                    ui.text(line, Role::Small, colours.ink_2, game);
                    ui.text(line, Role::Small, colours.ink_2, ui.words.score(score));
                },
            );
        }
    });
}
