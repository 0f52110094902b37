//! Clock texts, updated without a redraw of their screen.

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

/// Updates the texts in place. Redrawing the screen every tenth of a second would be wasteful.
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
