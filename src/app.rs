//! The app on Bevy, one plugin a file, in layers that import one way.
//!
//! The way of a touch through these rooms:
//!
//! ```text
//! finger → touch → board::picking → SquareTouched(square)
//!        → session: Match::touch → Selected | Extended | Complete | Refused(Illegal)
//!        → board::marks are drawn anew
//! Finish → session: Match::finish → save → BoardUpdate::Animate(changes) → board::animation
//! ```

use std::sync::Arc;

use bevy::app::AppExit;
use bevy::asset::AssetMetaCheck;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{WgpuFeatures, WgpuSettings};
use bevy::window::{ScreenEdge, WindowMode, WindowResolution};

use crate::platform::{self, Files, Platform};
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

/// Opens the app and comes back when it is closed.
#[must_use]
pub fn run() -> AppExit {
    windowed().run()
}

/// Plays a demonstration, leaves pictures of it in this folder, and comes back.
#[cfg(feature = "tools")]
#[must_use]
pub fn demonstrate(pictures: std::path::PathBuf) -> AppExit {
    windowed().add_plugins(observers::demo::plugin(pictures)).run()
}

/// The app in a window of this system.
pub fn windowed() -> App {
    let mut app = App::new();
    app.add_plugins((
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window()), ..default() })
            .set(AssetPlugin { meta_check: AssetMetaCheck::Never, ..default() })
            .set(RenderPlugin { render_creation: gpu().into(), ..default() }),
        observers::power::plugin,
    ))
    .add_plugins(plugin(platform::here()));
    app
}

/// The game itself on this system, without the window and the engine: what tests put into their own.
pub fn plugin(platform: Arc<dyn Platform>) -> impl Plugin {
    move |app: &mut App| {
        app.insert_resource(Files::new(platform.data_folder())).insert_resource(Device(platform.clone()));
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

/// The requirements on the GPU.
///
/// Without this feature the engine leaves out work on the GPU that serves only three dimensions, and
/// at which the drivers of some phones end the app (bevyengine/bevy#23754). The picture is the same.
fn gpu() -> WgpuSettings {
    WgpuSettings { disabled_features: Some(WgpuFeatures::INDIRECT_FIRST_INSTANCE), ..default() }
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
        // On iOS: a piece that is moved along the lower edge does not send the app away. The bar
        // there is not hidden as well, only dimmed: hidden, it would take the edge back.
        preferred_screen_edges_deferring_system_gestures: ScreenEdge::Bottom,
        prefers_status_bar_hidden: true,
        ..default()
    }
}
