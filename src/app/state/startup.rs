//! The watch over a start: when the app is usable, and what it says after starts that were not.
//!
//! An app is usable once it has drawn a screen for a few seconds, and neither engines nor drawings that
//! began meanwhile are still under way. One that was left or closed before was usable as well. The watch
//! begins again whenever a match is opened.

use std::mem;
use std::time::Duration;

use bevy::ecs::system::{NonSendMarker, SystemParam};
use bevy::prelude::*;
use bevy::window::AppLifecycle;
use bevy::winit::EventLoopProxyWrapper;

use crate::app::device::Device;
use crate::app::device::art::Art;
use crate::app::state::computer::Computer;
use crate::app::state::exchange::Exchange;
use crate::app::state::library::Library;
use crate::app::state::review::Reviews;
use crate::app::state::safe_start::{self, SafeStart};
use crate::app::vocabulary::action::{Action, GoTo, ReportAction};
use crate::app::vocabulary::notice::{Notice, RecordNotice, StatusLine};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::rules::Game;
use crate::storage::Files;

/// Least time for which the app must run.
const LEAST: Duration = Duration::from_secs(5);
/// Longest time that the watch waits for engines and drawings.
const MOST: Duration = Duration::from_secs(20);
/// Number of frames after which the first screen can be seen.
const SHOWN: u32 = 3;
/// Number of frames that the app must draw.
const FRAMES: u32 = 10;

/// The watch over the start, or over a match that was opened.
#[derive(Resource, Debug)]
pub struct Startup {
    /// The time, since the start of the app, at which the watch began, and the frames since; `None` when
    /// it is over.
    watch: Option<(Duration, u32)>,
    /// The first screen was drawn.
    was_shown: bool,
}

impl Startup {
    /// Returns `true` once the app has proved usable.
    #[must_use]
    pub fn is_usable(&self) -> bool {
        self.watch.is_none()
    }

    /// Returns the time after which the watch may end; the app must draw a frame then.
    #[must_use]
    pub fn changes_in(&self, now: Duration) -> Option<Duration> {
        let (since, _) = self.watch?;
        Some((since + LEAST).saturating_sub(now).max(Duration::from_millis(50)))
    }

    /// Ends the watch over an app that is about to fail, so that its start counts as failed.
    pub fn give_up(&mut self) {
        self.watch = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    let files = app.world().resource::<Files>().clone();
    safe_start::count(app, &files);
    // The count may be older than the log.
    if app.world().resource::<SafeStart>().is_safe() {
        warn!("the last starts failed, so this one opens no match");
    }
    let (device, files) = (app.world().resource::<Device>().0.clone(), files.clone());
    device.on_leave(Box::new(move || safe_start::forget(&files)));
    app.insert_resource(Startup { watch: Some((Duration::ZERO, 0)), was_shown: false })
        .add_systems(bevy::app::Startup, begin_game)
        .add_systems(OnEnter(Screen::Play), open)
        .add_systems(Update, act.run_if(on_message::<Action>).in_set(PlaySystems::Act))
        .add_systems(Update, offer_update.run_if(in_state(Screen::Home)).in_set(PlaySystems::Show))
        .add_systems(Last, watch.run_if(|startup: Res<Startup>| !startup.is_usable()));
}

/// Opens the setup of the game that the player has chosen before the app began. A safe start does not.
fn begin_game(device: Res<Device>, safe_start: Res<SafeStart>, mut actions: MessageWriter<Action>) {
    let game = device.0.wanted_game().and_then(|name| Game::from_name(&name).ok());
    actions.write_batch(game.filter(|_| !safe_start.is_safe()).map(|game| Action::from(GoTo::Setup(game))));
}

/// Offers a newer version once, on the home screen, where no game is under way.
fn offer_update(
    device: Res<Device>,
    mut was_offered: Local<bool>,
    mut message: ResMut<StatusLine>,
    _main: NonSendMarker,
) {
    if message.0.is_none() && !*was_offered && device.0.has_update() {
        *was_offered = true;
        message.0 = Some(Notice::UpdateReady);
    }
}

/// Begins the watch over a match.
fn open(
    mut startup: ResMut<Startup>,
    mut safe_start: ResMut<SafeStart>,
    files: Res<Files>,
    time: Res<Time<Real>>,
) {
    if startup.is_usable() {
        safe_start::begin(&files);
    }
    startup.watch = Some((time.elapsed(), 0));
    if safe_start.holds() {
        safe_start.release();
    }
}

/// Everything that may still be under way.
#[derive(SystemParam)]
struct UnderWay<'w> {
    art: Res<'w, Art>,
    computer: Res<'w, Computer>,
    library: Res<'w, Library>,
    reviews: Res<'w, Reviews>,
}

impl UnderWay<'_> {
    fn is_any(&self) -> bool {
        let reviews = self.reviews.is_reading() || self.reviews.is_thinking();
        self.art.is_busy() || self.computer.is_busy() || self.library.is_busy() || reviews
    }
}

/// Ends the watch when the app is usable, or was left or closed in good order.
fn watch(
    mut startup: ResMut<Startup>,
    mut lifecycle: MessageReader<AppLifecycle>,
    mut exit: MessageReader<AppExit>,
    under_way: UnderWay,
    files: Res<Files>,
    time: Res<Time<Real>>,
    device: Res<Device>,
    // Some systems answer on the main thread only.
    _main: NonSendMarker,
) {
    let Startup { watch, was_shown } = &mut *startup;
    let Some((since, frames)) = watch else { return };
    *frames = frames.saturating_add(1);
    if *frames >= SHOWN && !mem::replace(was_shown, true) {
        device.0.shown();
    }
    let ran = time.elapsed().saturating_sub(*since);
    let has_settled = ran >= LEAST && *frames >= FRAMES && (ran >= MOST || !under_way.is_any());
    let is_left =
        lifecycle.read().any(|event| matches!(event, AppLifecycle::WillSuspend | AppLifecycle::Suspended));
    if has_settled || is_left || exit.read().count() > 0 {
        startup.watch = None;
        safe_start::forget(&files);
    }
}

/// Shares or saves the report about the failed starts.
fn act(
    mut actions: MessageReader<Action>,
    safe_start: Res<SafeStart>,
    files: Res<Files>,
    device: Res<Device>,
    mut exchange: ResMut<Exchange>,
    mut message: ResMut<StatusLine>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    // Some systems open their dialogs on the main thread only.
    _main: NonSendMarker,
) {
    for action in actions.read() {
        if *action == Action::Update {
            device.0.update();
        }
        let (Action::Report(ReportAction::Save), Some(path)) = (action, safe_start.report()) else {
            continue;
        };
        let gone = || std::io::Error::from(std::io::ErrorKind::NotFound);
        match files.read(path).map_err(|loss| loss.reason).and_then(|report| report.ok_or_else(gone)) {
            Ok(report) => {
                let name = path.rsplit('/').next().unwrap_or(path);
                exchange.export(&device, proxy.as_deref(), name, report);
            }
            Err(reason) => {
                let said = Notice::Record(RecordNotice::NotShared(reason.into()));
                message.set_if_neq(StatusLine(Some(said)));
            }
        }
    }
}
