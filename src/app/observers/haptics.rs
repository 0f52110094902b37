//! Haptic effects for events on the board.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;

use crate::app::board::{BoardContent, BoardSource};
use crate::app::device::Device;
use crate::app::state::lessons::Lessons;
use crate::app::state::openings::Practice;
use crate::app::state::puzzles::Puzzles;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::state::study::Study;
use crate::app::vocabulary::messages::{BoardUpdate, ResultShown};
use crate::app::vocabulary::notice::{Notice, StatusLine};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::platform::{Feel, Strength};
use crate::rules::Change;

pub(super) fn plugin(app: &mut App) {
    let happened = on_message::<BoardUpdate>
        .or_eager(resource_changed::<StatusLine>)
        .or_eager(on_message::<ResultShown>)
        .or_eager(resource_exists_and_changed::<Session>)
        .or_eager(resource_changed::<Lessons>)
        .or_eager(resource_changed::<Puzzles>)
        .or_eager(resource_changed::<Practice>)
        .or_eager(resource_changed::<Study>);
    app.add_systems(Update, feel.run_if(happened).in_set(PlaySystems::Show));
}

/// The events that haptics can express.
#[derive(Clone, Copy, Debug, Default)]
struct Happened<'a> {
    /// The result appeared.
    ended: bool,
    /// The changes of a turn.
    played: Option<&'a [Change]>,
    /// A touch was refused.
    refused: bool,
    /// A piece was selected, or a square of its path.
    chose: bool,
}

impl Happened<'_> {
    /// Returns the haptic effect. Of several events only the most important one counts.
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

/// Plays the haptic effect of the events of this frame.
fn feel(
    mut shown: MessageReader<BoardUpdate>,
    message: Res<StatusLine>,
    source: BoardSource,
    mut ended: MessageReader<ResultShown>,
    settings: Res<Settings>,
    device: Res<Device>,
    mut touched: Local<usize>,
    _main: NonSendMarker,
) {
    let game = match source.live() {
        Some(BoardContent::Match(game)) => Some(game),
        _ => None,
    };
    let touched_now = game.map_or(0, |game| game.turns().current.path.len());
    let touched_before = std::mem::replace(&mut *touched, touched_now);
    let played = shown.read().filter_map(|shown| match shown {
        BoardUpdate::Animate(changes) => Some(changes.as_slice()),
        BoardUpdate::Rebuild => None,
    });
    let happened = Happened {
        ended: ended.read().count() > 0,
        played: played.last(),
        refused: message.is_changed() && message.0.as_ref().is_some_and(Notice::refuses),
        chose: touched_now > touched_before,
    };
    // A match that is read from a file or shown in a replay has no effects.
    let is_seen = source.is_apart() || (*source.screen.get() == Screen::Play && source.is_live());
    let felt = happened.felt().filter(|_| is_seen && settings.haptics != Strength::Off);
    if let Some(feel) = felt {
        device.0.haptic(feel, settings.haptics);
    }
}
