//! The levels of the computer as faces, with the strength of the chosen one in words, and the programs that were
//! added as opponents.

use bevy::prelude::*;

use crate::app::screens::setup::{SetupView, note};
use crate::app::screens::words::count;
use crate::app::state::coach::coached;
use crate::app::state::engines::ADDS_ENGINES;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, level_picture, row};
use crate::app::vocabulary::action::{Action, EngineAction, SetupAction};
use crate::app::vocabulary::preferences::Opposition;
use crate::engine::{Level, rounded_rating};
use crate::external::Protocol;
use crate::play::coach::{Coached, Wish};
use crate::rules::{Game, Rules, Side};

/// Gap between two faces in points.
const GAP: f32 = 6.;

/// Draws the levels of each computer player.
pub(super) fn draw(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules, width: f32) {
    let is_watched = ui.view.draft.setups.opposition == Opposition::Watched;
    for side in Side::BOTH {
        let Some(mut level) = ui.view.draft.setups.level(side) else { continue };
        let wish = ui.view.draft.setups.coach(rules.game());
        let coached = coached(&ui.view.draft.setups.setup(rules.game()), &ui.view.library);
        if let (Some(wish), Some(coached)) = (wish, &coached) {
            level = coached.level(wish);
        }
        let heading = if is_watched {
            let side = ui.words.side(rules, side);
            ui.words.language.format("setup-strength-of", &[("side", side.into())])
        } else {
            ui.say("setup-strength")
        };
        parent.spawn(column(10.)).with_children(|section| {
            section.spawn(Node { padding: UiRect::left(px(4)), ..default() }).with_children(|line| {
                ui.text(line, Role::Head, ui.colours().ink, heading);
            });
            let program = ui.view.draft.setups.program(rules.game(), side);
            faces(section, ui, side, Some(level).filter(|_| program.is_none()), width);
            if program.is_none() {
                described(section, ui, rules, level);
            }
            programs(section, ui, rules, side, program.as_deref());
            if let Some(name) = &program {
                chosen(section, ui, rules, name);
            }
            if let Some(coached) = coached {
                coach(section, ui, &coached, wish);
            }
        });
    }
}

/// Draws the name of a level, its estimated rating and what to expect from it.
fn described(section: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules, level: Level) {
    let apart = Node {
        padding: UiRect::horizontal(px(4)),
        justify_content: JustifyContent::SpaceBetween,
        flex_wrap: FlexWrap::Wrap,
        ..row(12.)
    };
    section.spawn(apart).with_children(|line| {
        let colours = ui.colours();
        ui.text(line, Role::Label, colours.ink, name(ui, level));
        let rating = [("rating", level.rating(rules.game()).into())];
        ui.text(line, Role::Small, colours.ink_2, ui.words.language.format("setup-rating", &rating));
    });
    let line = ui.say(strength(level));
    note(section, ui, line);
}

/// Draws the switch of the coach, who chooses the level. While it is on, also the share of games to win.
fn coach(section: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, coached: &Coached, wish: Option<Wish>) {
    let line = match (wish, coached.games()) {
        (None, _) => ui.say("coach-line"),
        (Some(_), 0) => ui.say("coach-begins"),
        (Some(_), _) => {
            let rating = [("rating", rounded_rating(coached.rating()).into())];
            ui.words.language.format("coach-knows", &rating)
        }
    };
    let title = ui.say("coach");
    let toggled = if wish.is_some() { None } else { Some(Wish::default()) };
    ui.card(section, |ui, card| ui.switch(card, wish.is_some(), title, line, SetupAction::Coach(toggled)));
    if wish.is_some() {
        let chip = |each: Wish| {
            let key = match each {
                Wish::MoreWins => "coach-more-wins",
                Wish::Even => "coach-even",
                Wish::FewerWins => "coach-fewer-wins",
            };
            (wish == Some(each), ui.say(key), SetupAction::Coach(Some(each)).into())
        };
        let chips = Wish::ALL.map(chip).into();
        ui.chips(section, chips);
    }
}

/// Draws the way to add a program as an opponent, for a game whose programs have a common protocol.
pub(super) fn addition(part: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, game: Game) {
    let plays = matches!(ui.view.draft.setups.opposition, Opposition::Computer | Opposition::Watched);
    if ADDS_ENGINES && plays && Protocol::of(game).is_some() {
        ui.card(part, |ui, card| {
            let [title, line] = ["engine-add", "engine-add-line"].map(|key| ui.say(key));
            ui.way(card, "computer", title, line, EngineAction::New(game));
        });
    }
}

/// Draws the programs that can play by these rules, if there are any.
fn programs(
    section: &mut ChildSpawnerCommands,
    ui: &mut Ui<SetupView>,
    rules: Rules,
    side: Side,
    chosen: Option<&str>,
) {
    let (start, _) = ui.view.editor.start(rules).position(rules);
    let all = ui.view.engines.all().filter(|added| added.plays(&*start));
    let chip = |name: &String| {
        let action: Action = SetupAction::Program(side, name.clone()).into();
        (chosen == Some(name), name.clone(), action)
    };
    let chips: Vec<_> = all.map(|added| chip(&added.name)).collect();
    if !chips.is_empty() {
        ui.chips(section, chips);
    }
}

/// Draws the strength of the chosen program, and the way to change it.
fn chosen(section: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules, name: &str) {
    let Some(added) = ui.view.engines.named(rules.game(), name) else { return };
    let time = ui.words.span(added.seconds);
    let line = ui.words.language.format("engine-strength", &[("time", time.into())]);
    note(section, ui, line);
    let change = ui.say("engine-change");
    let action = EngineAction::Edit(rules.game(), name.to_owned());
    ui.button(section, Button::new(Weight::Quiet, "edit", change, action));
}

/// Draws a face for each level, in one row or two.
fn faces(
    parent: &mut ChildSpawnerCommands,
    ui: &mut Ui<SetupView>,
    side: Side,
    level: Option<Level>,
    width: f32,
) {
    let columns: u8 = if width >= 560. { 10 } else { 5 };
    let width = ((width - GAP * f32::from(columns - 1)) / f32::from(columns)).floor();
    let grid = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(GAP), ..row(GAP) };
    parent.spawn(grid).with_children(|grid| {
        for number in Level::LOWEST.number()..=Level::HIGHEST.number() {
            let Ok(each) = Level::new(number) else { continue };
            let name = name(ui, each);
            let action = SetupAction::Level(side, each);
            let shown = (Some(each) == level, level_picture(each), number.to_string());
            ui.face_option(grid, width, shown, name, action);
        }
    });
}

/// Returns the number of a level with its word: "3 · Easy".
fn name(ui: &Ui<SetupView>, level: Level) -> String {
    let (number, word) = (count(level.number().into()), ui.say(word(level)));
    ui.words.language.format("setup-level", &[("level", number), ("word", word.into())])
}

/// Returns the message key of the word for a level.
fn word(level: Level) -> &'static str {
    const WORDS: [&str; 10] = [
        "level-first",
        "level-beginner",
        "level-easy",
        "level-casual",
        "level-steady",
        "level-able",
        "level-strong",
        "level-tough",
        "level-expert",
        "level-master",
    ];
    WORDS[usize::from(level.number() - 1)]
}

/// Returns the message key of what to expect from a level.
fn strength(level: Level) -> &'static str {
    match level.number() {
        ..=2 => "strength-learns",
        3 | 4 => "strength-misses",
        5 | 6 => "strength-punishes",
        7 | 8 => "strength-gives-little",
        _ => "strength-full",
    }
}
