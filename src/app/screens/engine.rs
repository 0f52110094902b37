//! The page of a program among the opponents: its command, its name and its time for a turn. Only a program
//! that has played a turn is added.

use bevy::prelude::*;

use crate::app::screens::words::text;
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::engines::{Added, EnginePage, Engines, TIMES, Tried};
use crate::app::theme::Role;
use crate::app::ui::field;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::vocabulary::action::EngineAction;
use crate::app::vocabulary::field::Field;
use crate::app::vocabulary::screen::Screen;
use crate::external::Protocol;

/// The longest name and the longest command, in characters.
const LONGEST_NAME: usize = 30;
const LONGEST_COMMAND: usize = 1000;

screen! {
    /// Resources that the page of a program shows.
    EngineView on Screen::Engine in ScreenArea::SafeArea => plugin {
        engines: Engines,
        page: EnginePage,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<EngineView>) {
    let view = ui.view;
    let title = match &view.page.before {
        Some(name) => name.clone(),
        None => ui.say("engine-new"),
    };
    ui.top_bar(root, title, |_, _| {});
    let Some(added) = view.page.added.clone() else { return };
    ui.page(root, 640., |ui, page| {
        introduction(page, ui, &added);
        text_field(page, ui, Field::EngineCommand, "engine-command-line", &added.command, LONGEST_COMMAND);
        trial(page, ui, &added);
        text_field(page, ui, Field::EngineName, "engine-name-line", &added.name, LONGEST_NAME);
        ui.section(page, "engine-time", |ui, section| {
            let chip = |&seconds: &u32| {
                (added.seconds == seconds, ui.words.span(seconds), EngineAction::Time(seconds).into())
            };
            let chips = TIMES.iter().map(chip).collect();
            ui.chips(section, chips);
        });
        acts(page, ui);
    });
}

/// Draws what a program has to speak, and that it runs with the rights of the player.
fn introduction(page: &mut ChildSpawnerCommands, ui: &mut Ui<EngineView>, added: &Added) {
    let protocol = match Protocol::of(added.game) {
        Some(Protocol::Gtp) => "GTP (Go Text Protocol)",
        Some(Protocol::Gomocup) => "Gomocup",
        Some(Protocol::NBoard) => "NBoard",
        Some(Protocol::Hub) => "Hub",
        None => return,
    };
    let game = ui.words.game_name(added.game);
    let speaks = [("game", text(&game)), ("protocol", text(protocol))];
    let speaks = ui.words.language.format("engine-speaks", &speaks);
    page.spawn(Node { padding: UiRect::horizontal(px(4)), ..column(8.) }).with_children(|lines| {
        ui.text(lines, Role::Body, ui.colours().ink, speaks);
    });
    let trust = ui.say("engine-trust");
    ui.notice(page, true, trust);
}

/// Draws a text under the title of its field, or the field that edits it. A text that is missing is explained.
fn text_field(
    page: &mut ChildSpawnerCommands,
    ui: &mut Ui<EngineView>,
    field: Field,
    explained: &'static str,
    words: &str,
    longest: usize,
) {
    ui.section(page, field::title(field), |ui, section| {
        if ui.view.page.editing == Some(field) {
            field::draw(section, ui, field, words, longest);
            let done = ui.say("setup-done");
            ui.button(section, Button::new(Weight::Secondary, "check", done, EngineAction::Write(None)));
        } else {
            let (title, line) = if words.is_empty() {
                (ui.say("engine-empty"), ui.say(explained))
            } else {
                (words.to_owned(), String::new())
            };
            ui.card(section, |ui, card| {
                ui.way(card, "edit", title, line, EngineAction::Write(Some(field)));
            });
        }
    });
}

/// Draws the button that tries the program, and what it did.
fn trial(page: &mut ChildSpawnerCommands, ui: &mut Ui<EngineView>, added: &Added) {
    let view = ui.view;
    page.spawn(column(12.)).with_children(|part| {
        let label = ui.say("engine-try");
        // Also without a command: the field may be open, and a command that is written there needs no redraw.
        let is_ready = !view.page.is_busy();
        ui.button(part, Button::new(Weight::Secondary, "play", label, EngineAction::Try).enabled(is_ready));
        if view.page.is_busy() {
            let waits = ui.say("engine-waits");
            ui.notice(part, false, waits);
        } else if let Some((command, result)) = &view.page.tried
            && *command == added.command
        {
            let (warns, words) = match result {
                Ok(Tried { turn, took, .. }) => {
                    let tenths = took.as_millis().div_ceil(100);
                    let time = format!("{}.{}", tenths / 10, tenths % 10);
                    let values = [("turn", text(turn)), ("time", text(&time))];
                    (false, ui.words.language.format("engine-plays", &values))
                }
                Err(reason) => (true, ui.words.language.format("engine-fails", &[("reason", text(reason))])),
            };
            ui.notice(part, warns, words);
        }
    });
}

/// Draws the buttons that keep the program and remove it.
fn acts(page: &mut ChildSpawnerCommands, ui: &mut Ui<EngineView>) {
    let view = ui.view;
    let is_new = view.page.before.is_none();
    page.spawn(Node { flex_wrap: FlexWrap::Wrap, row_gap: px(12), ..row(12.) }).with_children(|acts| {
        let label = ui.say(if is_new { "engine-keep" } else { "engine-save" });
        let keep = Button::new(Weight::Primary, "check", label, EngineAction::Keep);
        ui.button(acts, keep.enabled(view.page.can_keep(&view.engines)).grow(1.));
        if !is_new {
            let remove = ui.say("engine-remove");
            ui.button(acts, Button::new(Weight::Quiet, "trash", remove, EngineAction::Remove));
        }
    });
    if is_new && !view.page.can_keep(&view.engines) {
        let line = ui.say("engine-keep-line");
        page.spawn(Node { padding: UiRect::horizontal(px(4)), ..default() })
            .with_children(|room| ui.text(room, Role::Small, ui.colours().ink_2, line));
    }
}
