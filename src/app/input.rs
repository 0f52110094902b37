//! Input from fingers, keys, gamepads and switches, which becomes actions and touched squares.

use bevy::prelude::*;

pub mod focus;
pub mod gamepad;
pub mod scan;
pub mod touch;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((touch::plugin, focus::plugin, gamepad::plugin, scan::plugin));
}
