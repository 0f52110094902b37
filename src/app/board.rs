//! The board: squares and pieces as entities.
//!
//! What is seen here is disposable. At any moment the entities can be thrown away and set up
//! again from the match or the sketch, and look the same; between two turns the `animation` moves them from
//! one such state to the next.

use bevy::prelude::*;
use bevy::ui::picking_backend::UiPickingCamera;

use crate::app::state::settings::Settings;
use crate::app::theme::Theme;

pub mod aim;
pub mod animation;
#[cfg(test)]
mod contrast;
mod drawings;
pub mod form;
mod labels;
pub mod look;
pub mod loupe;
mod marks;
pub mod picking;
pub mod picture;
mod pieces;
pub mod place;
mod prepare;
pub mod seen;
mod template;
pub mod touch_aid;
pub mod zoom;

pub use crate::app::board::seen::{BoardContent, BoardSource};
pub use drawings::Part;
pub use look::{Colour, Look};
pub use marks::{Mark, MarkKind};
pub use pieces::{At, Holds, PieceOn, SetUp, StandsOn};

/// Marks what belongs to the board, for picking.
#[derive(Component, Default)]
pub struct OnBoard;

/// The order of what lies on the table, from below.
mod layer {
    pub const TABLE: f32 = -1.;
    pub const BOARD: f32 = 0.;
    pub const LABELS: f32 = 1.;
    /// Marks on squares.
    pub const SQUARE_MARKS: f32 = 2.;
    pub const GHOSTS: f32 = 3.;
    pub const ARROWS: f32 = 4.;
    pub const SHADOWS: f32 = 5.;
    /// Pieces of lower rows hide those behind them a little: a hundredth a row.
    pub const PIECES: f32 = 6.;
    /// Where a disc will come to rest, seen through a hole.
    pub const HOLES: f32 = 7.;
    /// What stands before the pieces.
    pub const FRONT: f32 = 7.5;
    pub const PIECE_MARKS: f32 = 8.;
    /// A piece in the air.
    pub const LIFTED: f32 = 9.;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Look>()
        .add_plugins((
            place::plugin,
            prepare::plugin,
            pieces::plugin,
            animation::plugin,
            marks::plugin,
            labels::plugin,
            picking::plugin,
            loupe::plugin,
            zoom::plugin,
        ))
        .add_systems(
            PreUpdate,
            look::choose.run_if(resource_changed::<Settings>.or_eager(resource_changed::<Theme>)),
        )
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Camera2d, IsDefaultUiCamera, UiPickingCamera, Msaa::Off));
        });
}
