//! Plain types without behaviour that all other layers speak in: actions, screens, notices, messages
//! and the order of a frame.

use bevy::prelude::*;

pub mod action;
pub mod field;
pub mod looks;
pub mod messages;
pub mod notice;
pub mod preferences;
pub mod schedule;
pub mod screen;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((action::plugin, field::plugin, messages::plugin, notice::plugin, schedule::plugin))
        .init_state::<screen::Screen>();
}
