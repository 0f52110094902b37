//! The device in the players' hands: what it feels like, and when its screen stays on.

use std::sync::Arc;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;

use super::ending::Ending;
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
            feel.run_if(
                on_message::<Shown>
                    .or_eager(resource_changed::<Message>)
                    .or_eager(resource_changed::<Ending>)
                    .or_eager(resource_exists_and_changed::<Session>),
            ),
            keep_awake.run_if(resource_changed::<Session>.or_eager(state_changed::<Screen>)),
        )
            .in_set(PlaySystems::Show),
    );
}

/// What has happened that may be felt.
#[derive(Clone, Copy, Debug, Default)]
struct Happened<'a> {
    /// The result was told.
    ended: bool,
    /// What a turn has changed on the board.
    played: Option<&'a [Change]>,
    refused: bool,
    /// A piece was chosen, or a square of its way.
    chose: bool,
}

impl Happened<'_> {
    /// What is felt of it. Of several things at once only the first of these is.
    fn felt(self) -> Option<Feel> {
        let takes = |change: &Change| matches!(change, Change::Remove { .. } | Change::Flip { .. });
        match self {
            Happened { ended: true, .. } => Some(Feel::End),
            Happened { played: Some(changes), .. } if changes.iter().any(takes) => Some(Feel::Capture),
            Happened { played: Some([_, ..]), .. } => Some(Feel::Move),
            Happened { refused: true, .. } => Some(Feel::Refusal),
            Happened { chose: true, .. } => Some(Feel::Choice),
            _ => None,
        }
    }
}

/// What was there when something was felt last.
#[derive(Clone, Copy, Default)]
struct Before {
    /// How many squares had been touched.
    touched: usize,
    ended: bool,
}

/// Lets the players feel what happens on the board.
fn feel(
    mut shown: MessageReader<Shown>,
    message: Res<Message>,
    session: Res<Session>,
    ending: Res<Ending>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    device: Res<Device>,
    mut before: Local<Before>,
    _main: NonSendMarker,
) {
    let game = session.game();
    let now =
        Before { touched: game.map_or(0, |game| game.turns().current.path.len()), ended: ending.is_told() };
    let was = std::mem::replace(&mut *before, now);
    let played = shown.read().filter_map(|shown| match shown {
        Shown::Played(changes) => Some(changes.as_slice()),
        Shown::Reset => None,
    });
    let happened = Happened {
        ended: now.ended && !was.ended,
        played: played.last(),
        refused: message.is_changed() && matches!(message.0, Some(Said::Refused { .. })),
        chose: now.touched > was.touched,
    };
    // What comes back from a file has not happened now.
    let is_seen = *screen.get() == Screen::Play && session.is_live();
    let felt = happened.felt().filter(|_| is_seen && settings.haptics != Strength::Off);
    if let Some(feel) = felt {
        device.0.haptic(feel, settings.haptics);
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
