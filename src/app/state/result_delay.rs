//! The end of a game is looked at before it is told.
//!
//! The turn that ends a game is seen to its end, and then for a moment more, before the result
//! takes the place of the controls. What ends without anything moving is told at once.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::state::debounce::Debounce;
use crate::app::state::moving::Moving;
use crate::app::state::session::Session;

/// Time from the last motion to the result.
const LOOK: Duration = Duration::from_millis(600);

/// The delay between the end of a match and its result.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct ResultDelay {
    told: bool,
    /// The remaining delay.
    left: Option<Duration>,
}

impl ResultDelay {
    /// Returns `true` once the result is shown.
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.told
    }

    /// Returns `true` while the delay runs; the app must stay awake.
    #[must_use]
    pub fn is_due(&self) -> bool {
        self.left.is_some()
    }

    /// There is nothing to look at first: somebody resigned, or both agreed.
    pub fn tell(&mut self) {
        *self = ResultDelay { told: true, left: None };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ResultDelay>().add_systems(Last, watch);
}

fn watch(
    session: Res<Session>,
    moving: Res<Moving>,
    time: Res<Time<Real>>,
    mut ending: ResMut<ResultDelay>,
    mut debounce: ResMut<Debounce>,
) {
    if session.game().is_none_or(|game| game.outcome().is_none()) {
        ending.set_if_neq(ResultDelay::default());
        return;
    }
    if ending.told {
        return;
    }
    let left = match ending.left {
        // It moves, or nothing has moved since it ended.
        _ if moving.0 => Some(LOOK),
        None => None,
        Some(left) => left.checked_sub(time.delta()).filter(|left| !left.is_zero()),
    };
    if left.is_some() {
        // The countdown alone changes nothing that is seen.
        ending.bypass_change_detection().left = left;
    } else {
        ending.tell();
        // What comes now was not under the finger a moment ago.
        debounce.start(time.elapsed_secs());
    }
}
