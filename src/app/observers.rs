//! Listeners, which change nothing in the match: sound, haptics, screen readers, power saving, and the
//! demonstration.

use bevy::prelude::*;

mod access;
#[cfg(feature = "tools")]
pub(super) mod demo;
mod haptics;
pub(super) mod power;
mod sound;
mod wakefulness;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((haptics::plugin, wakefulness::plugin, sound::plugin, access::plugin));
}
