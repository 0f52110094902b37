//! Preview of a backup: what comes in, what is here already, and what stays. Nothing is restored before the
//! player has seen it, and settings only if asked for.

use bevy::prelude::*;

use crate::app::screens::words::{count, text};
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::backup::{KeptSettings, Preview, Unread};
use crate::app::state::backups::{Backups, Stage};
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{BackupAction, GoTo};
use crate::app::vocabulary::notice::{BackedUp, Ended, Names, Restored};
use crate::app::vocabulary::screen::Screen;
use crate::rules::Game;

impl Words<'_> {
    /// Returns a list of names, with the number of those that are left out of it.
    fn names(names: &Names) -> String {
        let list = names.first.join(", ");
        if names.further() > 0 { format!("{list} … (+{})", names.further()) } else { list }
    }

    /// Returns the text of a written backup.
    pub fn backed_up(&self, backup: &BackedUp) -> String {
        let language = &self.language;
        let mut said = vec![language.format("backup-done", &[("count", count(backup.matches))])];
        let place = backup.place.as_ref();
        said.extend(place.map(|place| language.format("record-saved", &[("place", text(place))])));
        if backup.left_out.count > 0 {
            let names = Self::names(&backup.left_out);
            said.push(language.format("backup-left-out", &[("names", text(&names))]));
        }
        said.join(" ")
    }

    /// Returns the text of a restored backup.
    pub fn restored(&self, restored: &Restored) -> String {
        let language = &self.language;
        let counts = [("new", restored.new), ("known", restored.known), ("damaged", restored.damaged.count)];
        let mut said =
            language.format("library-restored", &counts.map(|(name, number)| (name, count(number))));
        if restored.damaged.count > 0 {
            said = format!("{said} ({})", Self::names(&restored.damaged));
        }
        if restored.tournaments > 0 {
            let count = [("count", count(restored.tournaments))];
            said = format!("{said} {}", language.format("restore-tournaments-done", &count));
        }
        match &restored.ended {
            None => said,
            Some(Ended::Cancelled) => format!("{said} {}", language.text("restore-stopped")),
            Some(Ended::Failed(reason)) => {
                format!("{said} {}", language.format("restore-failed", &[("reason", text(reason))]))
            }
            Some(Ended::CutShort(reason)) => {
                format!("{said} {}", language.format("restore-cut", &[("reason", text(reason))]))
            }
        }
    }

    /// Returns the reason why a backup cannot be restored.
    pub fn unread(&self, reason: &Unread) -> String {
        match reason {
            Unread::Later(_) => self.language.text("restore-too-new"),
            Unread::Broken(reason) => self.language.format("restore-cut", &[("reason", text(reason))]),
            Unread::Other | Unread::Cancelled => self.language.text("restore-other"),
        }
    }
}

screen! {
    /// Resources that the preview of a backup shows.
    RestoreView on Screen::Restore in ScreenArea::SafeArea => plugin {
        backups: Backups,
        settings: Settings,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<RestoreView>) {
    let title = ui.say("library-restore");
    ui.top_bar(root, title, |_, _| {});
    let backups = &*ui.view.backups;
    ui.page(root, 720., |ui, page| match backups.stage() {
        Stage::Idle => empty(page, ui),
        Stage::Writing | Stage::Reading | Stage::Restoring(_) => {
            ui.card(page, |ui, card| {
                let node = Node { padding: UiRect::all(px(13)), ..column(12.) };
                card.spawn(node).with_children(|card| ui.backup_progress(card, backups));
            });
        }
        Stage::Refused(reason) => {
            let words = ui.words.unread(reason);
            ui.notice(page, true, words);
        }
        Stage::Previewed(preview) => contents(page, ui, preview),
    });
}

/// Draws the screen without a backup.
fn empty(page: &mut ChildSpawnerCommands, ui: &mut Ui<RestoreView>) {
    let node = Node { align_items: AlignItems::Center, padding: UiRect::vertical(px(40)), ..column(16.) };
    page.spawn(node).with_children(|middle| {
        let colours = ui.colours();
        ui.icon(middle, "folder", 56., colours.ink_2);
        ui.centred(middle, Role::Body, colours.ink_2, ui.say("restore-none"));
        let library = ui.say("library");
        ui.button(middle, Button::new(Weight::Primary, "library", library, GoTo::Library));
    });
}

/// Draws what a backup would change, and the button that restores it.
fn contents(page: &mut ChildSpawnerCommands, ui: &mut Ui<RestoreView>, preview: &Preview) {
    if let Some(reason) = &preview.cut_short {
        let words = ui.words.language.format("restore-cut", &[("reason", text(reason))]);
        ui.notice(page, true, words);
    }
    ui.section(page, "restore-what", |ui, section| {
        ui.card(section, |ui, card| {
            let node = Node { padding: UiRect::axes(px(13), px(10)), ..column(10.) };
            card.spawn(node).with_children(|rows| games(rows, ui, preview));
        });
    });
    let settings = &*ui.view.settings;
    ui.section(page, "settings", |ui, section| kept_settings(section, ui, preview, settings));
    if preview.brings_anything(settings) {
        let bring = ui.say("restore-now");
        ui.button(page, Button::new(Weight::Primary, "folder", bring, BackupAction::Restore));
    } else {
        let words = ui.say("restore-nothing");
        ui.notice(page, false, words);
    }
}

/// Draws the numbers of games and positions.
fn games(rows: &mut ChildSpawnerCommands, ui: &mut Ui<RestoreView>, preview: &Preview) {
    let colours = ui.colours();
    let number = |count: usize| count.to_string();
    line(rows, ui, "restore-new", number(preview.new));
    if preview.later > 0 {
        line(rows, ui, "restore-later", number(preview.later));
        ui.text(rows, Role::Small, colours.ink_2, ui.say("restore-later-line"));
    }
    line(rows, ui, "restore-known", number(preview.known));
    line(rows, ui, "restore-here", number(preview.here));
    for (key, games) in
        [("restore-positions", &preview.sketches), ("restore-positions-here", &preview.sketches_here)]
    {
        if !games.is_empty() {
            let names: Vec<String> = games.iter().map(|&game: &Game| ui.words.game_name(game)).collect();
            long_line(rows, ui, key, names.join(", "));
        }
    }
    for (key, tournaments) in [
        ("restore-tournaments", preview.tournaments.new),
        ("restore-tournaments-known", preview.tournaments.known),
    ] {
        if tournaments > 0 {
            line(rows, ui, key, number(tournaments));
        }
    }
    if preview.damaged.count > 0 {
        line(rows, ui, "restore-damaged", number(preview.damaged.count));
        ui.text(rows, Role::Small, colours.warn_ink, Words::names(&preview.damaged));
    }
}

/// Draws a sentence with a number at its end.
fn line(rows: &mut ChildSpawnerCommands, ui: &mut Ui<RestoreView>, key: &str, number: String) {
    let colours = ui.colours();
    rows.spawn(Node { justify_content: JustifyContent::SpaceBetween, ..row(16.) }).with_children(|line| {
        let room = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..default() };
        line.spawn(room).with_children(|room| ui.text(room, Role::Body, colours.ink, ui.say(key)));
        ui.text(line, Role::Label, colours.ink, number);
    });
}

/// Draws a sentence with a list below it.
fn long_line(rows: &mut ChildSpawnerCommands, ui: &mut Ui<RestoreView>, key: &str, list: String) {
    let colours = ui.colours();
    rows.spawn(column(2.)).with_children(|lines| {
        ui.text(lines, Role::Body, colours.ink, ui.say(key));
        ui.text(lines, Role::Small, colours.ink_2, list);
    });
}

/// Draws the question whether the settings of the backup replace those here.
fn kept_settings(
    section: &mut ChildSpawnerCommands,
    ui: &mut Ui<RestoreView>,
    preview: &Preview,
    settings: &Settings,
) {
    let (on, offers) = (ui.view.backups.takes_settings(), preview.offers(settings));
    ui.card(section, |ui, card| {
        if offers {
            let (title, line) = (ui.say("restore-with-settings"), ui.say("restore-with-settings-line"));
            ui.switch(card, on, title, line, BackupAction::WithSettings(!on));
            return;
        }
        let key = match preview.settings {
            Some(KeptSettings::Damaged) => "restore-settings-damaged",
            // A backup without settings would change nothing either.
            Some(KeptSettings::Read(_)) | None => "restore-settings-same",
        };
        let colours = ui.colours();
        card.spawn(Node { padding: UiRect::all(px(13)), ..column(0.) })
            .with_children(|line| ui.text(line, Role::Body, colours.ink_2, ui.say(key)));
    });
}
