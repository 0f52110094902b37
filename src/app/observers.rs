//! Listeners, which change nothing in the match: sound, haptics, screen readers, power saving, errors of the
//! renderer, and the demonstration.

use bevy::prelude::*;

mod access;
#[cfg(feature = "tools")]
pub(super) mod demo;
#[cfg(feature = "tools")]
mod faults;
mod haptics;
pub(super) mod power;
pub(super) mod renderer;
mod sound;
mod tree;
mod wakefulness;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        haptics::plugin,
        wakefulness::plugin,
        sound::plugin,
        access::plugin,
        tree::plugin,
        renderer::plugin,
    ));
    #[cfg(feature = "tools")]
    app.add_plugins(faults::plugin);
}
