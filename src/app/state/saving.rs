//! The way of saved files to the disk: made durable on another thread, tried again if refused, and told.

use std::io::ErrorKind;

use bevy::prelude::*;
use bevy::window::{AppLifecycle, RequestRedraw, WindowCloseRequested};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::app::device::Device;
use crate::app::vocabulary::messages::Leave;
use crate::app::vocabulary::notice::{Notice, StatusLine};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::storage::{Files, Saver};

/// The contents that were unsaved when the players were told last.
#[derive(Resource, Default)]
struct Told(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Told>()
        .add_systems(Startup, start)
        .add_systems(
            Update,
            (
                (|mut leave: MessageWriter<Leave>| _ = leave.write(Leave))
                    .run_if(on_message::<WindowCloseRequested>),
                leave.run_if(on_message::<Leave>),
            )
                .chain()
                .after(PlaySystems::Save),
        )
        .add_systems(Update, tell.in_set(PlaySystems::Show))
        .add_systems(
            Last,
            flush.run_if(
                not(resource_exists::<Saver>)
                    .or_eager(on_message::<AppExit>)
                    .or_eager(on_message::<AppLifecycle>),
            ),
        );
}

/// Starts the thread that makes files durable. Without an event loop, as in tests, and on systems that
/// refuse the thread, [`flush`] does that in every frame.
fn start(files: Res<Files>, proxy: Option<Res<EventLoopProxyWrapper>>, mut commands: Commands) {
    let Some(proxy) = proxy.filter(|_| files.is_writer()) else { return };
    let proxy = (**proxy).clone();
    // A closing app has no event loop any more, which is fine.
    match Saver::start(&files, move || _ = proxy.send_event(WinitUserEvent::WakeUp)) {
        Ok(saver) => commands.insert_resource(saver),
        Err(reason) => warn!("files are flushed on the main thread: {reason}"),
    }
}

/// Makes all files durable: before the app ends, and before the system may end it in the background.
fn flush(files: Res<Files>, mut redraw: MessageWriter<RequestRedraw>) {
    let was_unsaved = files.unsaved().is_some();
    match files.flush() {
        // The storage of a page wakes the app when it knows more.
        Err(loss) if loss.reason.kind() != ErrorKind::WouldBlock => warn!("{loss}"),
        _ => {}
    }
    if files.unsaved().is_some() != was_unsaved {
        // The next frame tells it.
        redraw.write(RequestRedraw);
    }
}

/// Tells that something is unsaved as long as it is, and then that it is saved again.
fn tell(files: Res<Files>, mut told: ResMut<Told>, mut message: ResMut<StatusLine>) {
    if !files.is_writer() && message.0.is_none() {
        message.0 = Some(Notice::OnlyLooking);
    }
    match files.unsaved() {
        Some(unsaved) if message.0.is_none() || !told.0 => {
            told.0 = true;
            // Another error, such as that of an import, may have the same cause.
            if message.0.as_ref().is_none_or(|said| !said.warns()) {
                message.0 = Some(Notice::NotSaved(unsaved.reason));
            }
        }
        None if told.0 => {
            told.0 = false;
            if matches!(message.0, None | Some(Notice::NotSaved(_) | Notice::LeaveUnsaved(_))) {
                message.set_if_neq(StatusLine(Some(Notice::SavedAgain)));
            }
        }
        _ => {}
    }
}

/// Leaves the app, unless something is unsaved: that is told first, and a second request leaves.
fn leave(
    files: Res<Files>,
    device: Res<Device>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut message: ResMut<StatusLine>,
    mut exit: MessageWriter<AppExit>,
    mut requests: MessageReader<Leave>,
    _main: bevy::ecs::system::NonSendMarker,
) {
    requests.clear();
    // A moment ago there may have been no room.
    let refused = files.flush().err().filter(|_| files.unsaved().is_some());
    match refused {
        Some(loss) if !matches!(message.0, Some(Notice::LeaveUnsaved(_))) => {
            message.0 = Some(Notice::LeaveUnsaved(loss.reason.to_string()));
            // Not every screen has a line for notices.
            if *screen.get() != Screen::Play {
                next.set(Screen::Home);
            }
        }
        _ => {
            // Systems with a background keep the app there.
            if !device.0.leave() {
                exit.write(AppExit::Success);
            }
        }
    }
}
