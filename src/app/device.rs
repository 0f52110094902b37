//! The device in the players' hands: what it feels like, and when its screen stays on.

use std::sync::Arc;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;

use super::screens::Screen;
use super::session::{Message, PlaySystems, Said, Session, Shown};
use super::settings::Settings;
use crate::platform::{Feel, Platform, Strength};
use crate::rules::Change;

/// The system that the app runs on.
#[derive(Resource)]
pub struct Device(pub Arc<dyn Platform>);

/// Whether the screen was told to stay on.
#[derive(Resource, Default)]
struct KeptAwake(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeptAwake>().add_systems(
        Update,
        (
            feel.run_if(on_message::<Shown>.or_eager(resource_changed::<Message>)),
            keep_awake.run_if(resource_changed::<Session>.or_eager(state_changed::<Screen>)),
        )
            .in_set(PlaySystems::Show),
    );
}

/// Lets the players feel what happens on the board.
fn feel(
    mut shown: MessageReader<Shown>,
    message: Res<Message>,
    settings: Res<Settings>,
    device: Res<Device>,
    _main: NonSendMarker,
) {
    let played = shown.read().filter_map(|shown| match shown {
        Shown::Played(changes) => feel_of(changes),
        Shown::Reset => None,
    });
    let refused = message.is_changed() && matches!(message.0, Some(Said::Refused { .. }));
    let felt = played.last().or(refused.then_some(Feel::Refusal));
    if let Some(feel) = felt.filter(|_| settings.haptics != Strength::Off) {
        device.0.haptic(feel, settings.haptics);
    }
}

/// What a turn feels like.
fn feel_of(changes: &[Change]) -> Option<Feel> {
    let takes = |change: &Change| matches!(change, Change::Remove { .. } | Change::Flip { .. });
    match changes {
        [] => None,
        changes if changes.iter().any(takes) => Some(Feel::Capture),
        _ => Some(Feel::Move),
    }
}

/// A screen that goes dark while somebody thinks would have to be woken for every turn.
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
