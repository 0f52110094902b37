//! The clocks: they run during a turn, and stop when the app is left, sleeps or shows another screen.

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

/// Longest time between two frames that counts. The face of a running clock changes every second, so after
/// a longer time the system must have held the app up or slept, and the clocks stop.
const LEFT_ALONE: Duration = Duration::from_secs(3);
/// Interval at which the time of the current turn is saved.
const KEPT_EVERY: Duration = Duration::from_secs(10);
/// The time, in milliseconds, below which a clock is low and its face is highlighted.
pub const LOW: u64 = 20_000;
/// The time, in milliseconds, from which each second has a sound.
pub const LAST: u64 = 10_000;

/// The state of the clocks that affects more than their faces. Indexed by [`Side::index`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// The side whose clock runs.
    pub running: Option<Side>,
    /// Set while a clock has less than [`LOW`].
    pub is_low: [bool; 2],
    /// The last ten seconds of the running clock: the seconds left, rounded up.
    pub last: Option<u64>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Clocks>()
        .add_systems(
            Update,
            (
                stop.run_if(on_message::<AppLifecycle>),
                tick.run_if(in_state(Screen::Play).or_else(plays_together)).before(Acted),
                tell.after(tick),
            )
                .in_set(PlaySystems::Act),
        )
        .add_systems(OnExit(Screen::Play), |mut session: ResMut<Session>| pause(&mut session));
}

/// Returns the text of a clock: "9:48", "0:07.3", and "1:05:00" from one hour on.
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

/// Returns the time until the face of a clock changes; `None` if no clock runs.
#[must_use]
pub fn changes_in(game: &Match) -> Option<Duration> {
    let running = game.ticking()?;
    // In hourglass mode the other clock runs as well, and its face changes at other times.
    let readings = [running, running.other()].into_iter().filter_map(|side| game.clock(side));
    readings.map(|reading| Duration::from_millis(reading.changes_in())).min()
}

/// Returns `true` if a partner plays live. Then nobody stops the clocks, and another screen does not either.
fn plays_together(session: Res<Session>) -> bool {
    session.game().is_some_and(Match::is_together)
}

/// Pauses the match if a clock runs, unless a partner plays live.
fn pause(session: &mut ResMut<Session>) {
    let runs = session.game().is_some_and(|game| game.ticking().is_some() && !game.is_together());
    if let (Some(table), true) = (&mut session.table, runs) {
        table.game_mut().pause();
    }
}

/// Pauses the match when the app is left or the system suspends it.
fn stop(mut lifecycle: MessageReader<AppLifecycle>, mut session: ResMut<Session>) {
    if lifecycle.read().any(|event| *event != AppLifecycle::Running) {
        pause(&mut session);
    }
}

/// Passes the time of this frame to the match.
fn tick(mut commands: MatchCommands, mut unsaved: Local<Duration>) {
    let elapsed = commands.time.delta();
    let session = commands.session.bypass_change_detection();
    let is_live = session.is_live();
    let Some(table) = session.table.as_mut().filter(|table| table.game().ticking().is_some()) else { return };
    // During a replay no player can act, nor can the computer.
    if (elapsed > LEFT_ALONE || !is_live) && !table.game().is_together() {
        return pause(&mut commands.session);
    }
    if table.game_mut().tick(elapsed).is_some() {
        // The fallen flag has ended the match already.
        return commands.end(|_| {});
    }
    *unsaved += elapsed;
    if *unsaved > KEPT_EVERY {
        *unsaved = Duration::ZERO;
        commands.session.set_changed();
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
    fn a_clock_shows_tenths_below_a_minute_and_hours_from_one_hour() {
        let shown =
            |seconds, spent| face(&Clock::new(TimeControl::SuddenDeath { main: seconds }).reading(spent));
        assert_eq!(shown(600, 12_000), "9:48");
        assert_eq!(shown(3_900, 0), "1:05:00");
        assert_eq!(shown(30, 22_700), "0:07.3");
        assert_eq!(shown(30, 30_000), "0:00.0");
    }
}
