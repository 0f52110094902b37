//! The delay of the result.
//!
//! When a turn ends the match, its animation finishes and a moment passes before the result replaces the
//! controls. A match that ends without a move shows its result at once. Only a match that was on the table
//! before it ended is celebrated: it sends [`ResultShown`], once.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::state::moving::Moving;
use crate::app::state::session::Session;
use crate::app::vocabulary::messages::ResultShown;
use crate::app::vocabulary::schedule::PlaySystems;

/// Time from the last motion to the result.
const LOOK: Duration = Duration::from_millis(600);

/// The delay between the end of a match and its result.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct ResultDelay {
    /// The result is shown.
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

    /// Shows the result at once, for an end without a move, such as a resignation.
    pub fn tell(&mut self) {
        *self = ResultDelay { told: true, left: None };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ResultDelay>()
        .add_systems(Update, announce.after(PlaySystems::Save).before(PlaySystems::Show))
        .add_systems(Last, watch);
}

/// Announces the result of the match that was last seen without one.
fn announce(
    session: Res<Session>,
    ending: Res<ResultDelay>,
    mut unfinished: Local<Option<u32>>,
    mut shown: MessageWriter<ResultShown>,
) {
    let Some(game) = session.game() else { return };
    if game.outcome().is_none() {
        *unfinished = Some(game.id());
    } else if ending.is_told() {
        let has_just_ended = unfinished.take() == Some(game.id());
        if has_just_ended && session.is_live() {
            shown.write(ResultShown);
        }
    }
}

/// Starts the delay when the match ends, and shows the result after it.
fn watch(session: Res<Session>, moving: Res<Moving>, time: Res<Time<Real>>, mut ending: ResMut<ResultDelay>) {
    if session.game().is_none_or(|game| game.outcome().is_none()) {
        ending.set_if_neq(ResultDelay::default());
        return;
    }
    if ending.told {
        return;
    }
    let left = match ending.left {
        // The delay starts again as long as pieces move. Without any motion there is none.
        _ if moving.0 => Some(LOOK),
        None => None,
        Some(left) => left.checked_sub(time.delta()).filter(|left| !left.is_zero()),
    };
    if left.is_some() {
        // The countdown alone must not redraw the screen.
        ending.bypass_change_detection().left = left;
    } else {
        ending.tell();
    }
}
