//! The settings of live play: the relays, and what they and the partner see.

use bevy::prelude::*;

use crate::app::screens::settings::SettingsView;
use crate::app::screens::settings::access::note;
use crate::app::state::live::Live;
use crate::app::ui::field;
use crate::app::ui::widgets::{Button, Ui, Weight};
use crate::app::vocabulary::action::Setting;
use crate::app::vocabulary::field::Field;
use crate::app::vocabulary::preferences::Relays;

/// Longest address of a relay, in characters.
const LONGEST: usize = 200;

/// Draws the settings of live play.
pub(super) fn draw(page: &mut ChildSpawnerCommands, ui: &mut Ui<SettingsView>) {
    let apart = ui.view.settings.apart.clone();
    ui.section(page, "live-title", |ui, section| {
        let mut choices = vec![(Relays::None, "relays-none")];
        if Live::has_own_relays() {
            choices.push((Relays::Publisher, "relays-publisher"));
        }
        choices.extend([(Relays::Public, "relays-public"), (Relays::Other, "relays-other")]);
        let line = match apart.relays {
            Relays::None => "relays-none-line",
            Relays::Publisher => "relays-line",
            Relays::Public => "relays-public-line",
            Relays::Other => "relays-other-line",
        };
        let chips = choices
            .into_iter()
            .map(|(relays, key)| (apart.relays == relays, ui.say(key), Setting::Relays(relays).into()))
            .collect();
        ui.chips(section, chips);
        note(section, ui, line);
        if apart.relays == Relays::Other && ui.view.edits_relay.0 {
            field::draw(section, ui, Field::Relay, &apart.other_relay, LONGEST);
            let done = ui.say("setup-done");
            ui.button(section, Button::new(Weight::Secondary, "check", done, Setting::EditRelay(false)));
        } else if apart.relays == Relays::Other {
            let title = ui.say("relays-address");
            ui.card(section, |ui, card| {
                ui.way(card, "edit", title, apart.other_relay.clone(), Setting::EditRelay(true));
            });
        }
        if apart.relays != Relays::None {
            ui.card(section, |ui, card| {
                let (title, line) = (ui.say("relays-only"), ui.say("relays-only-line"));
                ui.switch(card, apart.relay_only, title, line, Setting::RelayOnly(!apart.relay_only));
            });
        }
    });
}
