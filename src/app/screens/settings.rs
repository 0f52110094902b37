//! Settings page.

use bevy::prelude::*;

use crate::app::device::Device;
use crate::app::device::GamepadSeen;
use crate::app::device::language::LANGUAGES;
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::ui::widgets::Ui;
use crate::app::vocabulary::action::{Action, GoTo, Setting};
use crate::app::vocabulary::field::{Field, Left};
use crate::app::vocabulary::preferences::{Labels, ThemeChoice, Volume};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::platform::{CHOOSES_RELAYS, PLAYS_LIVE, Strength};
use crate::rules::Game;

mod access;
mod gallery;
pub(super) mod help;
mod live;

/// Greatest width of the page's content in points.
const WIDTH: f32 = 640.;

/// The game whose appearance is being edited, or `None` for all games, and the game of the preview.
#[derive(Resource, Debug)]
pub(super) struct Styled(pub Option<Game>, pub Game);

/// The address of a relay is being edited.
#[derive(Resource, Debug, Default, PartialEq)]
pub(super) struct EditsRelay(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(screen_plugin)
        .insert_resource(Styled(None, Game::ALL[0]))
        .init_resource::<EditsRelay>()
        .add_systems(OnEnter(Screen::Settings), |session: Res<Session>, mut styled: ResMut<Styled>| {
            // A player who comes from a match sees the appearance of its game.
            if let Some(game) = session.game() {
                let game = game.setup().rules.game();
                *styled = Styled(Some(game), game);
            }
        })
        .add_systems(OnExit(Screen::Settings), |mut edits: ResMut<EditsRelay>| edits.0 = false)
        .add_systems(
            Update,
            (choose.run_if(on_message::<Action>), leave_relay.run_if(on_message::<Left>))
                .in_set(PlaySystems::Act),
        );
}

/// Closes the field for the address of a relay.
fn leave_relay(mut left: MessageReader<Left>, mut edits: ResMut<EditsRelay>) {
    if left.read().any(|Left(field)| *field == Field::Relay) {
        edits.0 = false;
    }
}

/// Selects what the page shows: the game of the appearance, and the field for a relay.
fn choose(mut actions: MessageReader<Action>, mut styled: ResMut<Styled>, mut edits: ResMut<EditsRelay>) {
    for action in actions.read() {
        match action {
            Action::Set(Setting::LookAt(game)) => *styled = Styled(*game, game.unwrap_or(styled.1)),
            Action::Set(Setting::EditRelay(on)) => *edits = EditsRelay(*on),
            _ => {}
        }
    }
}

screen! {
    /// Resources that the settings page shows.
    SettingsView on Screen::Settings in ScreenArea::SafeArea => screen_plugin {
        device: Device,
        edits_relay: EditsRelay,
        gamepad: GamepadSeen,
        settings: Settings,
        styled: Styled,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<SettingsView>) {
    let title = ui.say("settings");
    ui.top_bar(root, title, |_, _| {});
    let settings = ui.view.settings.clone();
    ui.page(root, WIDTH, |ui, page| {
        gallery::draw(page, ui);
        ui.section(page, "settings-theme", |ui, section| {
            let choices = [
                (ThemeChoice::Auto, "settings-theme-auto"),
                (ThemeChoice::Light, "settings-theme-light"),
                (ThemeChoice::Dark, "settings-theme-dark"),
                (ThemeChoice::Black, "settings-theme-black"),
                (ThemeChoice::Contrast, "settings-theme-contrast"),
            ];
            let chips = choices
                .map(|(theme, key)| (settings.theme == theme, ui.say(key), Setting::Theme(theme).into()));
            ui.chips(section, chips.into());
        });
        access::text(page, ui);
        ui.section(page, "settings-language", |ui, section| {
            let system =
                (settings.language.is_none(), ui.say("settings-theme-auto"), Setting::Language(None).into());
            let known = LANGUAGES.iter().map(|known| {
                let chosen = settings.language.as_deref() == Some(known.tag);
                (chosen, known.name.to_owned(), Setting::Language(Some(known.tag)).into())
            });
            let chips = std::iter::once(system).chain(known).collect();
            ui.chips(section, chips);
        });
        ui.section(page, "settings-sound", |ui, section| {
            ui.card(section, |ui, card| {
                let (title, line) = (ui.say("settings-mute"), ui.say("settings-mute-line"));
                ui.switch(card, settings.sound.muted, title, line, Setting::Mute(!settings.sound.muted));
            });
            volumes(section, ui, "settings-volume-pieces", settings.sound.pieces, Setting::PieceVolume);
            volumes(section, ui, "settings-volume-signals", settings.sound.signals, Setting::SignalVolume);
        });
        ui.section(page, "settings-labels", |ui, section| {
            let choices = [
                (Labels::Letters, "settings-labels-letters"),
                (Labels::Numbers, "settings-labels-numbers"),
                (Labels::None, "settings-labels-none"),
            ];
            let chips = choices.map(|(labels, key)| {
                (settings.labels == labels, ui.say(key), Setting::Labels(labels).into())
            });
            ui.chips(section, chips.into());
        });
        ui.section(page, "settings-board", |ui, section| {
            ui.card(section, |ui, card| {
                let (title, line) = (ui.say("settings-show-moves"), ui.say("settings-show-moves-line"));
                ui.switch(card, !settings.hide_moves, title, line, Setting::ShowMoves(settings.hide_moves));
                let (title, line) = (ui.say("settings-numbers"), ui.say("settings-numbers-line"));
                ui.switch(card, settings.numbers, title, line, Setting::Numbers(!settings.numbers));
            });
        });
        access::motion(page, ui);
        access::hand(page, ui);
        ui.section(page, "settings-help", |ui, section| {
            ui.card(section, |ui, card| help::switches(card, ui, &settings));
        });
        if ui.view.device.0.abilities().haptics {
            ui.section(page, "settings-haptics", |ui, section| {
                let choices = [
                    (Strength::Off, "settings-haptics-off"),
                    (Strength::Light, "settings-haptics-light"),
                    (Strength::Strong, "settings-haptics-strong"),
                ];
                let chips = choices.map(|(strength, key)| {
                    (settings.haptics == strength, ui.say(key), Setting::Haptics(strength).into())
                });
                ui.chips(section, chips.into());
            });
        }
        if PLAYS_LIVE && CHOOSES_RELAYS {
            live::draw(page, ui);
        }
        access::scan(page, ui);
        access::gamepad(page, ui);
        ui.section(page, "settings-about", |ui, section| {
            ui.card(section, |ui, card| {
                let version = concat!("Parlour ", env!("CARGO_PKG_VERSION")).to_owned();
                let line = ui.say("about-line");
                ui.way(card, "info", version, line, GoTo::About);
            });
        });
    });
}

/// Draws the choice of a volume.
fn volumes(
    section: &mut ChildSpawnerCommands,
    ui: &mut Ui<SettingsView>,
    of: &str,
    chosen: Volume,
    set: fn(Volume) -> Setting,
) {
    section.spawn(Node { padding: UiRect::left(px(4)), ..default() }).with_children(|line| {
        ui.text(line, Role::Label, ui.colours().ink_2, ui.say(of));
    });
    let chips = Volume::ALL.map(|volume| {
        let key = match volume {
            Volume::Off => "settings-volume-off",
            Volume::Low => "settings-volume-low",
            Volume::Middle => "settings-volume-middle",
            Volume::High => "settings-volume-high",
        };
        (volume == chosen, ui.say(key), set(volume).into())
    });
    ui.chips(section, chips.into());
}
