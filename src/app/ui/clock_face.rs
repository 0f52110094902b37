//! Clocks on the screen, which change while the screen stays.

use bevy::prelude::*;

use crate::app::state::clock::face;
use crate::app::state::session::Session;
use crate::app::vocabulary::schedule::PlaySystems;
use crate::rules::Side;

/// A text that shows the clock of a side.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockFace(pub Side);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.in_set(PlaySystems::Show));
}

/// The faces alone are changed where they stand: a whole screen for every tenth of a second would be
/// a waste.
fn show(session: Res<Session>, mut faces: Query<(&ClockFace, &mut Text)>) {
    let Some(game) = session.seen() else { return };
    for (ClockFace(side), mut text) in &mut faces {
        let Some(reading) = game.clock(*side) else { continue };
        let face = face(&reading);
        if text.0 != face {
            text.0 = face;
        }
    }
}
