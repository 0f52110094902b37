//! The app on Bevy: one plugin per file, in layers, each of which imports only from the layers before it.
//!
//! A touch passes through the layers as follows:
//!
//! ```text
//! finger → input::touch → board::picking → SquareTouched(square)
//!        → state::play: Match::touch → Selected | Extended | Complete | TakenBack | Refused(Illegal)
//!        → board::marks draws the marks
//! Finish → state::play: Match::finish → state::save writes the file
//!        → BoardUpdate::Animate(changes) → board::animation
//! ```

use std::sync::Arc;

use bevy::app::AppExit;
use bevy::asset::AssetMetaCheck;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::window::{ScreenEdge, WindowMode, WindowResolution};

use crate::platform::{self, Platform, reports};
use crate::storage::Files;
use device::Device;

pub mod vocabulary;

pub mod device;

pub mod state;

pub mod theme;

pub mod board;

pub mod ui;

pub mod screens;

pub mod input;

mod observers;

/// Opens the app and returns when it is closed.
#[must_use]
pub fn run() -> AppExit {
    windowed().run()
}

/// Opens the app with a link or a file, and returns when it is closed. If the app runs already, that one opens it.
#[cfg(not(any(target_os = "android", target_os = "ios", target_family = "wasm")))]
#[must_use]
pub fn open(errand: platform::handover::Errand) -> AppExit {
    let folder = platform::here().data_folder();
    if errand.hand_over(&folder) {
        return AppExit::Success;
    }
    windowed_on(platform::with_errand(Some(errand))).run()
}

/// Plays a demonstration, writes screenshots of it to the folder `pictures`, and returns.
#[cfg(feature = "tools")]
#[must_use]
pub fn demonstrate(pictures: std::path::PathBuf) -> AppExit {
    windowed().add_plugins(observers::demo::plugin(pictures)).run()
}

/// Returns the app with a window, on the platform that it was built for. From here on, a panic leaves a
/// report, and a start that does not become usable is counted.
pub fn windowed() -> App {
    windowed_on(platform::here())
}

/// Returns the app with a window, on this platform.
fn windowed_on(platform: Arc<dyn Platform>) -> App {
    reports::install(&*platform);
    let mut app = App::new();
    let files = open_files(&mut app, &*platform);
    state::safe_start::count(&mut app, &files);
    app.add_plugins((
        DefaultPlugins
            // `state::saving` closes the window, after it has asked if anything is unsaved.
            .set(WindowPlugin { primary_window: Some(window()), close_when_requested: false, ..default() })
            .set(AssetPlugin { meta_check: AssetMetaCheck::Never, ..default() })
            .set(RenderPlugin { render_creation: observers::renderer::gpu().into(), ..default() }),
        observers::power::plugin,
    ))
    .add_plugins(plugin(platform));
    app
}

/// Opens the files of the app, once.
fn open_files(app: &mut App, platform: &dyn Platform) -> Files {
    if let Some(files) = app.world().get_resource::<Files>() {
        return files.clone();
    }
    let (files, lock) = Files::open(platform.storage());
    app.insert_resource(files.clone());
    if let Some(lock) = lock {
        app.insert_resource(lock);
    }
    files
}

/// Returns the plugin of the whole app on this platform, without Bevy's default plugins and without a
/// window. Tests add it to an app of their own.
pub fn plugin(platform: Arc<dyn Platform>) -> impl Plugin {
    move |app: &mut App| {
        open_files(app, &*platform);
        app.insert_resource(Device(platform.clone()));
        app.add_plugins((
            vocabulary::plugin,
            device::plugin,
            state::plugin,
            theme::plugin,
            board::plugin,
            ui::plugin,
            screens::plugin,
            input::plugin,
            observers::plugin,
        ));
    }
}

fn window() -> Window {
    Window {
        title: "Parlour".to_owned(),
        name: Some("parlour".to_owned()),
        resolution: WindowResolution::new(1280, 800),
        mode: if platform::FILLS_SCREEN {
            WindowMode::BorderlessFullscreen(MonitorSelection::Primary)
        } else {
            WindowMode::Windowed
        },
        resize_constraints: WindowResizeConstraints { min_width: 320., min_height: 320., ..default() },
        // On iOS: a swipe along the lower edge, such as the move of a piece, must not leave the app.
        // The home indicator is dimmed and not hidden, since hiding it would cancel this deferral.
        preferred_screen_edges_deferring_system_gestures: ScreenEdge::Bottom,
        prefers_status_bar_hidden: true,
        // In a browser: the element of the page, as large as the page.
        canvas: Some("#parlour".to_owned()),
        fit_canvas_to_parent: true,
        ..default()
    }
}
