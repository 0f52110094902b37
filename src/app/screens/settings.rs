//! What players choose once.

use bevy::prelude::*;

use crate::app::action::Setting;
use crate::app::board::picture::Picture;
use crate::app::settings::{Labels, Motion, ThemeChoice};
use crate::app::theme::Role;
use crate::app::theme::widgets::{Ui, column};
use crate::notation;
use crate::rules::{Game, Square};

pub fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui) {
    let title = ui.say("settings");
    ui.top_bar(root, title, |_, _| {});
    let settings = ui.view.settings.clone();
    ui.page(root, 640., |ui, page| {
        preview(page, ui);
        ui.section(page, "settings-theme", |ui, section| {
            let choices = [
                (ThemeChoice::Auto, "settings-theme-auto"),
                (ThemeChoice::Light, "settings-theme-light"),
                (ThemeChoice::Dark, "settings-theme-dark"),
            ];
            let chips = choices
                .map(|(theme, key)| (settings.theme == theme, ui.say(key), Setting::Theme(theme).into()));
            ui.chips(section, chips.into());
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
                let reduced = settings.motion == Motion::Reduced;
                let other = if reduced { Motion::Full } else { Motion::Reduced };
                let (title, line) = (ui.say("settings-motion"), ui.say("settings-motion-line"));
                ui.switch(card, reduced, title, line, Setting::Motion(other));
            });
        });
        ui.section(page, "settings-about", |ui, section| {
            section.spawn(Node { padding: UiRect::left(px(4)), ..column(6.) }).with_children(|lines| {
                let version = ui
                    .view
                    .language
                    .format("settings-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
                ui.text(lines, Role::Small, ui.colours().ink_2, version);
                ui.text(lines, Role::Small, ui.colours().ink_2, ui.say("settings-credits"));
            });
        });
    });
}

/// How the board looks with what is chosen.
fn preview(page: &mut ChildSpawnerCommands, ui: &mut Ui) {
    let rules = Game::Checkers.presets()[0].rules;
    let Ok(position) = notation::read_position(rules, "B:W18,22,K24,26,27:B9,10,K14,11,6,7") else { return };
    let mut picture = Picture::of(&*position);
    picture.crop = Some((0, 2, 8, 3));
    picture.selected = Some(Square(21));
    if !ui.view.settings.hide_moves {
        picture.dots = vec![Square(28), Square(30)];
    }
    let width = (ui.view.viewport.safe_area().width() - 64.).clamp(240., 640.);
    ui.picture(page, &picture, width, 20.);
}
