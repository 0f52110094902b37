//! Accessibility settings: text size, motion, hand, switch control, and the button map of a
//! gamepad.

use bevy::prelude::*;

use crate::app::screens::settings::SettingsView;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Ui, row};
use crate::app::vocabulary::action::Setting;
use crate::app::vocabulary::preferences::{Hand, Motion, ScanSpeed, TextSize};

/// Draws the text size. The system setting is offered only if the app can read it.
pub(super) fn text(page: &mut ChildSpawnerCommands, ui: &mut Ui<SettingsView>) {
    let system = ui.view.device.0.text_scale();
    let chosen = match (ui.view.settings.text, system) {
        (TextSize::Auto, None) => TextSize::Usual,
        (chosen, _) => chosen,
    };
    ui.section(page, "settings-text", |ui, section| {
        let auto =
            (chosen == TextSize::Auto, ui.say("settings-theme-auto"), Setting::Text(TextSize::Auto).into());
        let sizes = TextSize::ALL.map(|size| {
            let percent = [("percent", f64::from(size.scale(None) * 100.).round().into())];
            let label = ui.words.language.format("settings-text-size", &percent);
            (chosen == size, label, Setting::Text(size).into())
        });
        let chips = system.map(|_| auto).into_iter().chain(sizes).collect();
        ui.chips(section, chips);
    });
}

/// Draws the setting for reduced motion.
pub(super) fn motion(page: &mut ChildSpawnerCommands, ui: &mut Ui<SettingsView>) {
    let system = ui.view.device.0.reduces_motion();
    let chosen = match (ui.view.settings.motion, system) {
        (Motion::Auto, None) => Motion::Full,
        (chosen, _) => chosen,
    };
    let choices = [
        (Motion::Auto, "settings-theme-auto"),
        (Motion::Full, "settings-motion-off"),
        (Motion::Reduced, "settings-motion-on"),
    ];
    ui.section(page, "settings-motion", |ui, section| {
        let chips = choices
            .into_iter()
            .filter(|(motion, _)| system.is_some() || *motion != Motion::Auto)
            .map(|(motion, key)| (chosen == motion, ui.say(key), Setting::Motion(motion).into()))
            .collect();
        ui.chips(section, chips);
        note(section, ui, "settings-motion-line");
    });
}

/// Draws the setting for the playing hand.
pub(super) fn hand(page: &mut ChildSpawnerCommands, ui: &mut Ui<SettingsView>) {
    let chosen = ui.view.settings.hand;
    ui.section(page, "settings-hand", |ui, section| {
        let chips = Hand::ALL.map(|hand| {
            let key = match hand {
                Hand::Both => "settings-hand-both",
                Hand::Left => "settings-hand-left",
                Hand::Right => "settings-hand-right",
            };
            (chosen == hand, ui.say(key), Setting::Hand(hand).into())
        });
        ui.chips(section, chips.into());
        note(section, ui, "settings-hand-line");
    });
}

/// Draws the setting for switch control.
pub(super) fn scan(page: &mut ChildSpawnerCommands, ui: &mut Ui<SettingsView>) {
    let (chosen, taps) = (ui.view.settings.scan, !ui.view.settings.scan_without_taps);
    ui.section(page, "settings-scan", |ui, section| {
        let chips = ScanSpeed::ALL.map(|speed| {
            let key = match speed {
                ScanSpeed::Off => "settings-scan-off",
                ScanSpeed::Slow => "settings-scan-slow",
                ScanSpeed::Middle => "settings-scan-middle",
                ScanSpeed::Fast => "settings-scan-fast",
            };
            (chosen == speed, ui.say(key), Setting::Scan(speed).into())
        });
        ui.chips(section, chips.into());
        note(section, ui, "settings-scan-line");
        if chosen.is_on() {
            ui.card(section, |ui, card| {
                let (title, line) = (ui.say("settings-scan-taps"), ui.say("settings-scan-taps-line"));
                ui.switch(card, taps, title, line, Setting::ScanTaps(!taps));
            });
        }
    });
}

/// Draws the button map of a gamepad, once one has been connected.
pub(super) fn gamepad(page: &mut ChildSpawnerCommands, ui: &mut Ui<SettingsView>) {
    if !ui.view.gamepad.0 {
        return;
    }
    let buttons = [
        ("gamepad-cross", "gamepad-moves"),
        ("gamepad-lower", "gamepad-presses"),
        ("gamepad-right", "gamepad-goes-back"),
        ("gamepad-shoulders", "gamepad-undoes"),
        ("gamepad-start", "gamepad-shows-more"),
    ];
    let colours = ui.colours();
    ui.section(page, "settings-gamepad", |ui, section| {
        ui.card(section, |ui, card| {
            for (button, does) in buttons {
                let line = Node { padding: UiRect::axes(px(16), px(8)), ..row(0.) };
                card.spawn(line).with_children(|line| {
                    ui.two_lines(line, (Role::Label, ui.say(button)), (colours.ink_2, ui.say(does)));
                });
            }
        });
    });
}

/// Draws a note under a setting.
pub(super) fn note(section: &mut ChildSpawnerCommands, ui: &Ui<SettingsView>, key: &str) {
    section
        .spawn(Node { padding: UiRect::horizontal(px(4)), ..default() })
        .with_children(|room| ui.text(room, Role::Small, ui.colours().ink_2, ui.say(key)));
}
