//! The setup of a tournament: the game, the way of playing it, and the players.

use bevy::prelude::*;

use crate::app::screens::tournament::TournamentView;
use crate::app::screens::tournament::words::kind_key;
use crate::app::screens::words::count;
use crate::app::state::home_tournament::TIMES;
use crate::app::theme::Role;
use crate::app::ui::field;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::vocabulary::action::TournamentAction;
use crate::app::vocabulary::field::Field;
use crate::engine::Level;
use crate::play::tournament::Kind;
use crate::play::{Player, Tournament};
use crate::rules::Game;

/// Maximum length of a name in characters; it fits on a phone.
const LONGEST_NAME: usize = 20;
/// Number of names that are suggested.
const NAMES: usize = 8;
/// Levels of the computer that are suggested.
const LEVELS: [u8; 4] = [2, 4, 6, 8];

/// The kinds to choose from. The rounds of a Swiss tournament follow from the players.
const KINDS: [Kind; 4] =
    [Kind::RoundRobin, Kind::DoubleRoundRobin, Kind::Swiss { rounds: 0 }, Kind::KnockOut];

/// Draws the setup.
pub(super) fn draw(page: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>) {
    let plan = ui.view.home.plan.clone();
    ui.text(page, Role::Body, ui.colours().ink_2, ui.say("tournament-line"));
    ui.section(page, "tournament-game", |ui, section| {
        let chip =
            |game: Game| (plan.game == game, ui.words.game_name(game), TournamentAction::Game(game).into());
        let chips = Game::ALL.map(chip).into();
        ui.chips(section, chips);
    });
    ui.section(page, "tournament-kind", |ui, section| {
        ui.card(section, |ui, card| {
            for kind in KINDS {
                let line = match kind {
                    Kind::RoundRobin => "tournament-round-robin-line",
                    Kind::DoubleRoundRobin => "tournament-double-line",
                    Kind::Swiss { .. } => "tournament-swiss-line",
                    Kind::KnockOut => "tournament-knock-out-line",
                };
                let is_chosen = kind_key(kind) == kind_key(plan.kind);
                let (title, line) = (ui.say(kind_key(kind)), ui.say(line));
                ui.option(card, is_chosen, title, line, TournamentAction::Kind(kind));
            }
        });
    });
    players(page, ui);
    ui.card(page, |ui, card| {
        let (title, line) = (ui.say("tournament-draw"), ui.say("tournament-draw-line"));
        ui.switch(card, plan.drawn, title, line, TournamentAction::Draw(!plan.drawn));
        let (title, line) = (ui.say("tournament-even"), ui.say("tournament-even-line"));
        ui.switch(card, plan.even, title, line, TournamentAction::Even(!plan.even));
        if plan.even {
            even(card, ui);
        }
    });
    let values = [("least", count(Tournament::MIN_PLAYERS)), ("most", count(Tournament::MAX_PLAYERS))];
    if !plan.can_begin() {
        let line = ui.words.language.format("tournament-number", &values);
        ui.text(page, Role::Small, ui.colours().ink_2, line);
    }
}

/// Draws what is given to the weaker player in this game, and the time in games in which it is time.
fn even(card: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>) {
    let plan = ui.view.home.plan.clone();
    let is_go = plan.game == Game::Go;
    let mut lines = vec![ui.say(if is_go { "tournament-even-go" } else { "tournament-even-time" })];
    if plan.players.iter().any(|player| player.computer.is_some()) {
        lines.push(ui.say("tournament-even-computer"));
    }
    lines.push(ui.say("tournament-even-unknown"));
    let node = Node { padding: UiRect { top: px(2), ..UiRect::all(px(11)) }, ..column(12.) };
    card.spawn(node).with_children(|below| {
        ui.text(below, Role::Small, ui.colours().ink_2, lines.join(" "));
        if !is_go {
            let at = TIMES.iter().position(|&time| time >= plan.time).unwrap_or(0);
            let step = |at: usize| TIMES.get(at).map(|&time| TournamentAction::Time(time).into());
            let label = ui.words.each(&ui.say("setup-clock"), &ui.words.span(plan.time));
            ui.stepper(below, label, at.checked_sub(1).and_then(step), step(at + 1));
        }
    });
}

/// Draws the button that begins the tournament, which stays visible on a page of any length.
pub(super) fn foot(root: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>, width: f32) {
    let foot = Node {
        flex_shrink: 0.,
        justify_content: JustifyContent::Center,
        padding: UiRect::axes(px(16), px(12)),
        ..row(0.)
    };
    root.spawn(foot).with_children(|foot| {
        let room = Node { max_width: px(width), flex_grow: 1., ..row(0.) };
        foot.spawn(room).with_children(|room| {
            let label = ui.say("tournament-begin");
            let begin = Button::new(Weight::Primary, "play", label, TournamentAction::Begin);
            ui.button(
                room,
                begin.enabled(ui.view.home.may_begin(ui.view.library.is_known())).height(64.).grow(1.),
            );
        });
    });
}

/// Draws the players, and the names to choose from.
fn players(page: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>) {
    let plan = ui.view.home.plan.clone();
    let strengths = if plan.even { plan.strengths(ui.view.library.all()) } else { Vec::new() };
    let measured = |ui: &Ui<TournamentView>, at: usize, player: &Player| {
        let games = strengths.get(at)?.map_or(0, |strength| strength.games);
        let games = [("count", games.into())];
        player.is_person().then(|| ui.words.language.format("tournament-even-games", &games))
    };
    ui.section(page, "tournament-players", |ui, section| {
        if !plan.players.is_empty() {
            ui.card(section, |ui, card| {
                for (at, player) in plan.players.iter().enumerate() {
                    let node = Node { padding: UiRect::axes(px(11), px(6)), ..row(14.) };
                    card.spawn(node).with_children(|line| {
                        ui.face(line, player, 40.);
                        let name = ui.words.entrant(player);
                        let games = measured(ui, at, player).unwrap_or_default();
                        ui.two_lines(line, (Role::Label, name), (ui.colours().ink_2, games));
                        ui.icon_button(line, "close", TournamentAction::Remove(at));
                    });
                }
            });
        }
        if !plan.has_room() {
            return;
        }
        if let Some(name) = &plan.writing {
            section.spawn(column(10.)).with_children(|part| {
                field::draw(part, ui, Field::Entrant, name, LONGEST_NAME);
                let done = ui.say("tournament-add");
                ui.button(
                    part,
                    Button::new(Weight::Secondary, "check", done, TournamentAction::Write(false)),
                );
            });
        }
        let mut chips: Vec<_> = suggestions(ui)
            .into_iter()
            .map(|name| (false, name.clone(), TournamentAction::Add(name).into()))
            .collect();
        for level in LEVELS.into_iter().filter_map(|number| Level::new(number).ok()) {
            if !plan.players.iter().any(|player| player.computer == Some(level)) {
                let name = [("level", count(level.number().into()))];
                let name = ui.words.language.format("computer-of-level", &name);
                chips.push((false, name, TournamentAction::AddComputer(level).into()));
            }
        }
        ui.chips(section, chips);
        if plan.writing.is_none() {
            let other = ui.say("tournament-name");
            ui.button(section, Button::new(Weight::Secondary, "edit", other, TournamentAction::Write(true)));
        }
    });
}

/// Returns names for devices without a keyboard, those that were used first.
fn suggestions(ui: &Ui<TournamentView>) -> Vec<String> {
    let defaults = ui.say("setup-names");
    let all = ui.view.settings.names.iter().map(String::as_str).chain(defaults.split(',').map(str::trim));
    let mut names: Vec<String> = Vec::new();
    for name in all {
        let is_there =
            ui.view.home.plan.players.iter().any(|player| player.is_person() && player.name == name);
        if !is_there && !names.iter().any(|known| known == name) && names.len() < NAMES {
            names.push(name.to_owned());
        }
    }
    names
}
