//! The state of the app: resources, and the systems that change them.

use bevy::prelude::*;

pub mod attempt;
pub mod backup;
pub mod backups;
pub mod blunder_check;
pub mod catalogue;
mod clipboard;
pub mod clock;
pub mod coach;
pub mod computer;
mod dismissal;
pub mod draft;
pub mod editor;
pub mod engines;
pub mod exchange;
pub mod focus;
pub mod habits;
pub mod home_tournament;
pub mod imports;
pub mod last_setups;
pub mod lessons;
pub mod letters;
pub mod library;
pub mod live;
pub mod match_stamp;
pub mod moving;
pub mod numbers;
pub mod openings;
pub mod play;
pub mod progress;
pub mod puzzles;
pub mod ratings;
pub mod records;
pub mod replay;
pub mod result_delay;
pub mod review;
pub mod safe_start;
pub mod save;
mod saving;
pub mod seating;
pub mod session;
pub mod settings;
pub mod settings_file;
mod setup;
pub mod startup;
pub mod study;
mod tournament;
pub mod trail;
pub mod trash;
mod worker;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(startup::plugin)
        .init_resource::<moving::Moving>()
        .init_resource::<focus::Focus>()
        .init_resource::<draft::Draft>()
        .init_resource::<settings_file::SettingsFile>()
        .add_plugins((
            settings::plugin,
            trail::plugin,
            setup::plugin,
            session::plugin,
            play::plugin,
            result_delay::plugin,
            replay::plugin,
            (records::plugin, clipboard::plugin),
            (save::plugin, saving::plugin),
            computer::plugin,
            review::plugin,
            (library::plugin, backups::plugin),
            (clock::plugin, coach::plugin, dismissal::plugin),
            seating::plugin,
            (
                editor::plugin,
                engines::plugin,
                habits::plugin,
                lessons::plugin,
                letters::plugin,
                live::plugin,
                openings::plugin,
                puzzles::plugin,
                ratings::plugin,
                study::plugin,
                tournament::plugin,
            ),
        ));
}
