//! Power saving: the app draws frames only while something changes.
//!
//! Otherwise the window sleeps until an event of the system. An [`Alarm`] wakes it for the next change of a clock or
//! a lesson or a puzzle and the next step of switch scanning. While an engine or a backup works, or a screen reader is active,
//! it wakes up every [`LISTENING`] to poll for their messages.

use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::time::{TimeSystems, TimeUpdateStrategy};
use bevy::window::WindowEvent;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use bevy_tweening::TweenAnim;
use web_time::Instant;

use crate::app::device::art::Art;
use crate::app::input::scan::Scan;
use crate::app::state::backups::Backups;
use crate::app::state::clock;
use crate::app::state::computer::Computer;
use crate::app::state::engines::EnginePage;
use crate::app::state::exchange::Exchange;
use crate::app::state::habits::HabitsShown;
use crate::app::state::lessons::LessonPace;
use crate::app::state::letters::Letters;
use crate::app::state::library::Library;
use crate::app::state::live::Live;
use crate::app::state::openings::{Outlook, PlayedHere, Practice};
use crate::app::state::puzzles::Puzzles;
use crate::app::state::replay::LinePace;
use crate::app::state::result_delay::ResultDelay;
use crate::app::state::review::Reviews;
use crate::app::state::session::Session;
use crate::app::state::startup::Startup;
use crate::app::ui::muted::MutedSign;
use crate::app::vocabulary::action::Action;
use crate::platform::alarm::Alarm;

pub(in crate::app) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::Continuous,
        unfocused_mode: UpdateMode::Continuous,
    })
    .init_resource::<Awake>()
    .add_systems(Startup, set_alarm)
    .add_systems(First, tell_time.before(TimeSystems))
    .add_systems(Last, pace);
}

/// Wakes the event loop when something is to change. It is not there if the system has refused its thread: then the
/// app goes on drawing until the change.
#[derive(Resource)]
struct WakeUp(Alarm);

fn set_alarm(proxy: Res<EventLoopProxyWrapper>, mut commands: Commands) {
    let proxy = (**proxy).clone();
    match Alarm::new(Box::new(move || _ = proxy.send_event(WinitUserEvent::WakeUp))) {
        Ok(alarm) => commands.insert_resource(WakeUp(alarm)),
        Err(reason) => warn!("there is no alarm: {reason}"),
    }
}

/// Reads the clock at the beginning of each frame.
///
/// Bevy would take the time at which the renderer has shown the frame before. In the first frame after a sleep
/// that is the time before the sleep, so a touch that ends it would seem to follow the last change at once.
fn tell_time(mut strategy: ResMut<TimeUpdateStrategy>) {
    *strategy = TimeUpdateStrategy::ManualInstant(Instant::now());
}

/// Number of frames to draw before the app may sleep.
#[derive(Resource)]
struct Awake(u8);

impl Default for Awake {
    /// A new window needs a few frames before it shows anything.
    fn default() -> Awake {
        Awake(10)
    }
}

/// Number of frames after the last event: one for its effect, such as a change of screen that starts in
/// the next frame, and one that draws it.
const AFTERGLOW: u8 = 3;

/// Number of frames after a change of the window. The system updates its insets a little later, without
/// an event.
const SETTLING: u8 = 30;

/// Interval at which the app polls for answers of the engines and requests of screen readers.
const LISTENING: Duration = Duration::from_millis(50);

/// Time for which the app sleeps if nothing happens. It is the same in every frame, because Bevy draws at once when it
/// changes. Bevy adds it to the time of the last frame, and keeps the wait before if the sum is too large: the app
/// would go on drawing every frame if that wait is over.
const ASLEEP: Duration = Duration::from_hours(24);

/// Number of frames that follow an event.
fn afterglow(event: &WindowEvent) -> u8 {
    match event {
        // A mouse that only moves over the window changes nothing.
        WindowEvent::CursorMoved(_) => 0,
        WindowEvent::WindowResized(_)
        | WindowEvent::WindowScaleFactorChanged(_)
        | WindowEvent::AppLifecycle(_) => SETTLING,
        _ => AFTERGLOW,
    }
}

/// Decides how long the app may sleep after this frame.
fn pace(
    animations: Query<(), Or<(With<TweenAnim>, With<MutedSign>)>>,
    art: Res<Art>,
    ending: Res<ResultDelay>,
    (computer, engine, exchange): (Res<Computer>, Res<EnginePage>, Res<Exchange>),
    (library, letters, live): (Res<Library>, Res<Letters>, Res<Live>),
    backups: Res<Backups>,
    (reviews, habits): (Res<Reviews>, Res<HabitsShown>),
    (session, scan): (Res<Session>, Res<Scan>),
    listeners: Res<AccessibilityRequested>,
    (startup, lesson, puzzles, line): (Res<Startup>, Res<LessonPace>, Res<Puzzles>, Res<LinePace>),
    (practice, outlook, played): (Res<Practice>, Res<Outlook>, Res<PlayedHere>),
    time: Res<Time<Real>>,
    mut events: MessageReader<WindowEvent>,
    mut actions: MessageReader<Action>,
    (mut awake, alarm): (ResMut<Awake>, Option<Res<WakeUp>>),
    mut settings: ResMut<WinitSettings>,
) {
    let happened = events.read().map(afterglow).max().unwrap_or(0);
    let acted = actions.read().count() > 0;
    let thinks = computer.is_busy()
        || engine.is_busy()
        || reviews.is_reading()
        || reviews.is_thinking()
        || puzzles.is_thinking()
        || outlook.is_thinking()
        || reviews.is_held_up();
    let works = library.is_busy()
        || played.is_counting()
        || habits.is_reading()
        || exchange.has_threads()
        || backups.is_busy()
        || letters.is_waiting();
    let busy = !animations.is_empty()
        || art.is_busy()
        || ending.is_due()
        || library.is_reading()
        || scan.is_changed()
        // What a partner has said is taken in the frame after its arrival.
        || live.is_changed();
    let wanted = happened.max(if acted || busy { AFTERGLOW } else { 0 });
    awake.0 = wanted.max(awake.0.saturating_sub(1));
    // Screen readers, engines and other threads send their messages without an event of the window.
    let listens = thinks || works || listeners.get();
    let changes = [
        session.game().and_then(clock::changes_in),
        scan.changes_in(),
        listens.then_some(LISTENING),
        startup.changes_in(time.elapsed()),
        lesson.changes_in(),
        puzzles.changes_in(),
        practice.changes_in(),
        line.changes_in(),
    ];
    let wait = changes.into_iter().flatten().min();
    let is_drawing = awake.0 > 0 || (alarm.is_none() && wait.is_some());
    if let Some(WakeUp(alarm)) = alarm.as_deref() {
        alarm.set(wait.filter(|_| !is_drawing));
    }
    let mode = if is_drawing {
        UpdateMode::Continuous
    } else {
        UpdateMode::Reactive {
            wait: ASLEEP,
            react_to_device_events: false,
            react_to_user_events: true,
            react_to_window_events: true,
        }
    };
    // Winit uses the unfocused mode for a window without focus, so both are set.
    if settings.focused_mode != mode {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}

#[cfg(test)]
mod tests {
    use bevy::time::{TimePlugin, TimeSender, create_time_channels};

    use super::*;

    #[test]
    fn the_longest_sleep_has_an_end_that_can_be_computed() {
        assert!(Instant::now().checked_add(ASLEEP).is_some());
    }

    #[test]
    fn the_first_frame_after_a_sleep_has_the_time_after_it() {
        let mut app = App::new();
        let (sender, receiver) = create_time_channels();
        app.add_plugins(TimePlugin)
            .insert_resource(receiver)
            .insert_resource(sender)
            .add_systems(First, tell_time.before(TimeSystems));
        let elapsed = |app: &App| app.world().resource::<Time<Real>>().elapsed();
        // The renderer sends the time of each frame that it has shown.
        let render = |app: &App| _ = app.world().resource::<TimeSender>().0.send(Instant::now());
        app.update();
        render(&app);
        app.update();
        render(&app);
        let before = elapsed(&app);
        let sleep = Duration::from_millis(80);
        std::thread::sleep(sleep);
        app.update();
        assert!(elapsed(&app) >= before + sleep, "the frame should know that it follows a sleep");
        render(&app);
        let woken = elapsed(&app);
        app.update();
        assert!(elapsed(&app) < woken + sleep, "the next frame should not count the sleep again");
    }
}
