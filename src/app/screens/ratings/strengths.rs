//! The strengths and weaknesses of a person in a game: the parts of a match that cost chances, the kinds of turns, and
//! the themes of puzzles.

use bevy::prelude::*;

use super::RatingsView;
use crate::app::screens::words::count;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Ui, column, row};
use crate::play::review::{Habits, Part, Slip};
use crate::puzzles::{Score, Theme};
use crate::rules::Game;

/// Width of the words before a bar in percent, and least width of the number after it in points.
const WORDS: f32 = 42.;
const NUMBER: f32 = 76.;
/// Thickness of a bar.
const BAR: f32 = 8.;

/// Draws where the reviewed matches lost chances of winning.
pub(super) fn habits(card: &mut ChildSpawnerCommands, ui: &mut Ui<RatingsView>, game: Game) {
    let Some(&habits) = ui.view.habits.of(game) else { return };
    let shares: Vec<_> = Part::ALL.into_iter().filter_map(|part| Some((part, habits.share(part)?))).collect();
    if shares.is_empty() {
        return;
    }
    let words = ui.words.language.format("habits-line", &[("count", count(habits.matches()))]);
    let colours = ui.colours();
    let node = Node { padding: UiRect::vertical(px(6)), ..column(6.) };
    card.spawn(node).with_children(|list| {
        ui.text(list, Role::Small, colours.ink, words);
        for (part, share) in shares {
            let number = ui.words.language.format("habits-share", &[("percent", share.into())]);
            bar(list, ui, (ui.say(part_name(part)), number), f32::from(share), colours.ink_2);
        }
        let slips: Vec<_> = Slip::ALL.into_iter().filter_map(|slip| slip_words(ui, habits, slip)).collect();
        if !slips.is_empty() {
            ui.text(list, Role::Small, colours.ink_2, slips.join(" · "));
        }
    });
}

/// Draws how many puzzles of each theme were solved, the weakest first.
pub(super) fn themes(card: &mut ChildSpawnerCommands, ui: &mut Ui<RatingsView>, game: Game) {
    let themes = ui.view.settings.training.themes(game);
    card.spawn(column(6.)).with_children(|list| {
        for (theme, Score { tried, solved }) in themes {
            let numbers = [("solved", count(solved as usize)), ("tried", count(tried as usize))];
            let number = ui.words.language.format("themes-share", &numbers);
            let percent = 100. * solved as f32 / tried.max(1) as f32;
            bar(list, ui, (ui.say(theme_name(theme)), number), percent, ui.colours().accent);
        }
    });
}

/// Draws a line with words, a bar that is filled so many percent, and a number.
fn bar(
    list: &mut ChildSpawnerCommands,
    ui: &Ui<RatingsView>,
    (words, number): (String, String),
    percent: f32,
    colour: Color,
) {
    let colours = ui.colours();
    let round = |node: Node| Node { height: px(BAR), border_radius: BorderRadius::MAX, ..node };
    list.spawn(row(12.)).with_children(|line| {
        line.spawn(Node { width: percent_of(WORDS), flex_shrink: 0., ..column(0.) })
            .with_children(|cell| ui.text(cell, Role::Small, colours.ink_2, words));
        let track = round(Node { flex_grow: 1., flex_basis: px(0), ..row(0.) });
        line.spawn((track, BackgroundColor(colours.line))).with_children(|track| {
            let filled = round(Node { width: percent_of(percent), ..default() });
            track.spawn((filled, BackgroundColor(colour)));
        });
        line.spawn(Node {
            min_width: px(NUMBER),
            flex_shrink: 0.,
            align_items: AlignItems::End,
            ..column(0.)
        })
        .with_children(|cell| ui.text(cell, Role::Small, colours.ink_2, number));
    });
}

fn percent_of(number: f32) -> Val {
    Val::Percent(number)
}

fn part_name(part: Part) -> &'static str {
    match part {
        Part::Beginning => "habits-beginning",
        Part::Middle => "habits-middle",
        Part::End => "habits-end",
    }
}

/// Returns the number of turns of a kind in words; `None` if there was none.
fn slip_words(ui: &Ui<RatingsView>, habits: Habits, slip: Slip) -> Option<String> {
    let name = match slip {
        Slip::MissedWin => "habits-missed-win",
        Slip::GaveWin => "habits-gave-win",
        Slip::Answer => "habits-answer",
        Slip::Ground => "habits-ground",
    };
    let number = Some(habits.count(slip)).filter(|&number| number > 0)?;
    Some(ui.words.language.format(name, &[("count", count(number))]))
}

fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::QuickWin => "theme-quick-win",
        Theme::LongWin => "theme-long-win",
        Theme::OnlyWin => "theme-only-win",
        Theme::Hold => "theme-hold",
        Theme::Gain => "theme-gain",
        Theme::Fours => "theme-fours",
        Theme::Capture => "theme-capture",
        Theme::Ladder => "theme-ladder",
        Theme::Kill => "theme-kill",
        Theme::Race => "theme-race",
        Theme::Live => "theme-live",
    }
}
