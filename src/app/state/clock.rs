//! The clocks on the table: they run while somebody's turn lasts, and stop when nobody looks.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::AppLifecycle;

use crate::app::state::play::MatchCommands;
use crate::app::state::session::Session;
use crate::app::vocabulary::schedule::{Acted, PlaySystems};
use crate::app::vocabulary::screen::Screen;
use crate::play::Match;
use crate::play::clock::Reading;
use crate::rules::Side;

/// A frame that comes so long after the one before it says that nobody was there: the device slept.
const LEFT_ALONE: Duration = Duration::from_secs(15);
/// Interval at which the time of the current turn is saved.
const KEPT_EVERY: Duration = Duration::from_secs(10);
/// Below so many milliseconds a player has little time.
pub const LOW: u64 = 20_000;
/// Below so many milliseconds every second is heard.
pub const LAST: u64 = 10_000;

/// The state of the clocks that affects more than their faces. Indexed by [`Side::index`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// The side whose clock runs.
    pub running: Option<Side>,
    pub is_low: [bool; 2],
    /// The seconds that are left of the last ten of whoever's time runs.
    pub last: Option<u64>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Clocks>()
        .add_systems(
            Update,
            (
                stop.run_if(on_message::<AppLifecycle>),
                tick.run_if(in_state(Screen::Play)).before(Acted),
                tell.after(tick),
            )
                .in_set(PlaySystems::Act),
        )
        .add_systems(OnExit(Screen::Play), |mut session: ResMut<Session>| pause(&mut session));
}

/// The time of a match as it is shown: "9:48", "0:07.3", and "1:05:00" from an hour on.
#[must_use]
pub fn face(reading: &Reading) -> String {
    let face = reading.face();
    let (hours, minutes, seconds) = (face.hours, face.minutes, face.seconds);
    match face.tenths {
        Some(tenths) => format!("{minutes}:{seconds:02}.{tenths}"),
        None if hours > 0 => format!("{hours}:{minutes:02}:{seconds:02}"),
        None => format!("{minutes}:{seconds:02}"),
    }
}

/// In how long a clock shows something else, if one runs.
#[must_use]
pub fn changes_in(game: &Match) -> Option<Duration> {
    let running = game.ticking()?;
    // In an hourglass the other clock changes as well, at other moments.
    let readings = [running, running.other()].into_iter().filter_map(|side| game.clock(side));
    readings.map(|reading| Duration::from_millis(reading.changes_in())).min()
}

fn pause(session: &mut ResMut<Session>) {
    let runs = session.game().is_some_and(|game| game.ticking().is_some());
    if let (Some(table), true) = (&mut session.table, runs) {
        table.game_mut().pause();
    }
}

/// The app is left, or the system puts it to sleep.
fn stop(mut lifecycle: MessageReader<AppLifecycle>, mut session: ResMut<Session>) {
    if lifecycle.read().any(|event| *event != AppLifecycle::Running) {
        pause(&mut session);
    }
}

/// Lets time pass.
fn tick(mut scene: MatchCommands, mut unsaved: Local<Duration>) {
    let elapsed = scene.time.delta();
    let session = scene.session.bypass_change_detection();
    let is_live = session.is_live();
    let Some(table) = session.table.as_mut().filter(|table| table.game().ticking().is_some()) else { return };
    // While somebody walks through the match nobody can play, the computer neither.
    if elapsed > LEFT_ALONE || !is_live {
        return pause(&mut scene.session);
    }
    if table.game_mut().tick(elapsed).is_some() {
        // The flag has ended the match already.
        return scene.end(|_| {});
    }
    *unsaved += elapsed;
    if *unsaved > KEPT_EVERY {
        *unsaved = Duration::ZERO;
        scene.session.set_changed();
    }
}

/// Updates the state of the clocks.
fn tell(session: Res<Session>, mut clocks: ResMut<Clocks>) {
    let Some(game) = session.game().filter(|game| game.setup().has_clocks()) else {
        clocks.set_if_neq(Clocks::default());
        return;
    };
    let running = game.ticking();
    let left = Side::BOTH.map(|side| game.clock(side).map_or(u64::MAX, |reading| reading.until_flag));
    let last = running.map(|side| left[side.index()]).filter(|left| *left <= LAST);
    clocks.set_if_neq(Clocks {
        running,
        is_low: left.map(|left| left < LOW),
        last: last.map(|left| left.div_ceil(1000)),
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::TimeControl;
    use crate::play::clock::Clock;

    #[test]
    fn a_time_is_shown_as_people_write_it() {
        let shown =
            |seconds, spent| face(&Clock::new(TimeControl::SuddenDeath { main: seconds }).reading(spent));
        assert_eq!(shown(600, 12_000), "9:48");
        assert_eq!(shown(3_900, 0), "1:05:00");
        assert_eq!(shown(30, 22_700), "0:07.3");
        assert_eq!(shown(30, 30_000), "0:00.0");
    }
}
