//! The line that shows the progress of a backup, updated without a redraw of its screen.

use bevy::prelude::*;

use crate::app::device::language::Language;
use crate::app::state::backups::{Backups, Stage};
use crate::app::vocabulary::schedule::PlaySystems;

/// A text that shows the progress of the backup that is written, read or restored.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackupLine;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.in_set(PlaySystems::Show).run_if(|backups: Res<Backups>| backups.is_busy()));
}

/// Returns the words for the progress.
#[must_use]
pub fn words(backups: &Backups, language: &Language) -> String {
    let key = match backups.stage() {
        Stage::Writing => "backup-writing",
        Stage::Restoring(_) => "restore-working",
        _ => "restore-reading",
    };
    match backups.percent() {
        Some(percent) => {
            let percent = [("percent", (percent as f64).into())];
            format!("{} {}", language.text(key), language.format("settings-text-size", &percent))
        }
        // A dialog is open, or the work comes to its end.
        None => language.text("library-reading"),
    }
}

/// Updates the texts in place. Redrawing a screen for each percent would be wasteful.
fn show(backups: Res<Backups>, language: Res<Language>, mut lines: Query<&mut Text, With<BackupLine>>) {
    for mut text in &mut lines {
        let words = words(&backups, &language);
        if text.0 != words {
            text.0 = words;
        }
    }
}
