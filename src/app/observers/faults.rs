//! Faults on demand, to try the way out of a failure on the real program. The environment variable
//! `PARLOUR_FAULT` names the moment. Packages are built without it.

use std::{env, process, thread};

use bevy::prelude::*;
use bevy::render::render_resource::PollType;
use bevy::render::renderer::RenderDevice;
use bevy::render::{ExtractSchedule, MainWorld, RenderApp};

use crate::app::state::computer::Computer;
use crate::app::state::session::Session;
use crate::app::vocabulary::schedule::Spawned;
use crate::app::vocabulary::screen::Screen;

/// Lets the app fail at the moment that the environment names.
pub(super) fn plugin(app: &mut App) {
    let Ok(moment) = env::var("PARLOUR_FAULT") else { return };
    match moment.as_str() {
        "load" => app.add_systems(Startup, (|| fail("load")).run_if(has_match)),
        "layout" => app.add_systems(PostUpdate, (|| fail("layout")).run_if(in_state(Screen::Play))),
        "drawing" => {
            let drawing = |main: Res<MainWorld>| {
                if *main.resource::<State<Screen>>().get() == Screen::Play {
                    fail("drawing");
                }
            };
            if let Some(render) = app.get_sub_app_mut(RenderApp) {
                render.add_systems(ExtractSchedule, drawing);
                return;
            }
            // Without a renderer the nodes of the screen are all that is drawn.
            app.add_systems(
                bevy::app::SpawnScene,
                (|| fail("drawing")).run_if(in_state(Screen::Play)).after(Spawned),
            )
        }
        "thinking" => app.add_systems(Update, think),
        "hang" => app.add_systems(Update, hang.run_if(in_state(Screen::Play))),
        // The device is lost once, or again and again.
        "lost" => app.add_systems(Update, lose.run_if(is_late.and_then(run_once))),
        "lost-again" => app.add_systems(Update, lose.run_if(is_late)),
        _ => {
            warn!("no fault is called {moment}");
            app
        }
    };
}

fn has_match(session: Res<Session>) -> bool {
    session.game().is_some()
}

/// Panics, and ends the process as a release build does, on whatever thread this is.
fn fail(moment: &str) {
    let moment = moment.to_owned();
    _ = thread::Builder::new()
        .name(moment.clone())
        .spawn(move || panic!("a fault at {moment}"))
        .map(thread::JoinHandle::join);
    process::abort();
}

fn think(computer: Res<Computer>) {
    if computer.is_busy() {
        fail("thinking");
    }
}

fn hang() {
    loop {
        thread::park();
    }
}

/// Returns `true` when something is on the screen.
fn is_late(time: Res<Time<Real>>) -> bool {
    time.elapsed_secs() > 2.
}

fn lose(device: Option<Res<RenderDevice>>) {
    if let Some(device) = device {
        device.wgpu_device().destroy();
        // The loss is told while the device is polled.
        _ = device.poll(PollType::wait_indefinitely());
    }
}
