//! Closing of the notice that lies over a screen.

use bevy::prelude::*;

use crate::app::vocabulary::action::Action;
use crate::app::vocabulary::notice::StatusLine;
use crate::app::vocabulary::schedule::PlaySystems;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, dismiss.run_if(on_message::<Action>).in_set(PlaySystems::Act));
}

/// Clears the status line at the request of a player.
fn dismiss(mut actions: MessageReader<Action>, mut message: ResMut<StatusLine>) {
    if actions.read().any(|action| *action == Action::Dismiss) {
        message.set_if_neq(StatusLine(None));
    }
}
