//! Board entities: squares, pieces, marks and cameras.
//!
//! The entities are disposable. They can be despawned at any time and rebuilt from the match or
//! the sketch with the same appearance. Between two turns, `animation` tweens them from one
//! such state to the next.

use bevy::prelude::*;
use bevy::ui::picking_backend::UiPickingCamera;

use crate::app::state::settings::Settings;
use crate::app::theme::Theme;

pub mod aim;
pub mod animation;
#[cfg(test)]
mod contrast;
pub mod diagram;
mod drawings;
pub mod finger;
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
mod turning;
pub mod zoom;

pub use crate::app::board::seen::{BoardContent, BoardSource};
pub use drawings::Part;
pub use labels::Label;
pub use look::{Colour, Look};
pub use marks::{Mark, MarkKind, Shape};
pub use pieces::{At, Holds, PieceOn, SetUp, StandsOn};

/// Z layers of the board scene, from bottom to top.
mod layer {
    /// Shadow of the board on the table.
    pub(super) const TABLE: f32 = -1.;
    /// The empty board.
    pub(super) const BOARD: f32 = 0.;
    /// Coordinate labels, if the board has no front part.
    pub(super) const LABELS: f32 = 1.;
    /// Marks on squares.
    pub(super) const SQUARE_MARKS: f32 = 2.;
    /// Previews of pieces.
    pub(super) const GHOSTS: f32 = 3.;
    /// Arrows along the path of a turn.
    pub(super) const ARROWS: f32 = 4.;
    /// Shadows of pieces.
    pub(super) const SHADOWS: f32 = 5.;
    /// Pieces. Each row lies 0.01 above the one behind it, because front pieces overlap the
    /// ones behind them.
    pub(super) const PIECES: f32 = 6.;
    /// Resting place of a falling disc, visible through the hole.
    pub(super) const HOLES: f32 = 7.;
    /// Parts of the board in front of the pieces.
    pub(super) const FRONT: f32 = 7.5;
    /// Marks on pieces.
    pub(super) const PIECE_MARKS: f32 = 8.;
    /// A dragged piece.
    pub(super) const LIFTED: f32 = 9.;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Look>()
        .add_plugins((
            place::plugin,
            prepare::plugin,
            pieces::plugin,
            animation::plugin,
            marks::plugin,
            finger::plugin,
            labels::plugin,
            picking::plugin,
            loupe::plugin,
            zoom::plugin,
            turning::plugin,
        ))
        .add_systems(
            PreUpdate,
            look::choose.run_if(resource_changed::<Settings>.or_eager(resource_changed::<Theme>)),
        )
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Camera2d, IsDefaultUiCamera, UiPickingCamera, Msaa::Off));
        });
}
