//! Keeps the screen on while a match is played.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;

use crate::app::device::Device;
use crate::app::state::session::Session;
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeptAwake>().add_systems(
        Update,
        keep_awake
            .run_if(resource_changed::<Session>.or_eager(state_changed::<Screen>))
            .in_set(PlaySystems::Show),
    );
}

/// Set while the screen is kept on.
#[derive(Resource, Default)]
struct KeptAwake(bool);

/// Keeps the screen on during a match, so that it does not turn off while a player thinks.
fn keep_awake(
    session: Res<Session>,
    screen: Res<State<Screen>>,
    device: Res<Device>,
    mut kept: ResMut<KeptAwake>,
    _main: NonSendMarker,
) {
    let playing = session.game().is_some_and(|game| game.outcome().is_none());
    let awake = *screen.get() == Screen::Play && playing;
    if kept.0 != awake {
        kept.0 = awake;
        device.0.keep_awake(awake);
    }
}
