//! The board: squares and pieces as entities.
//!
//! What is seen here is disposable. At any moment the entities can be thrown away and set up
//! again from the match, and look the same; between two turns the `animation` moves them from
//! one such state to the next.

use bevy::prelude::*;
use bevy::ui::picking_backend::UiPickingCamera;

use super::session::Session;
use super::settings::{Labels, Settings, Sides};
use super::theme::Theme;
use crate::rules::{Rank, Side, Square};

mod animation;
#[cfg(test)]
mod contrast;
mod drawings;
pub mod form;
mod labels;
mod marks;
pub mod picking;
pub mod picture;
mod pieces;
pub mod place;

pub use animation::Moving;
pub use marks::{Mark, MarkKind};
pub use pieces::{At, Holds, PieceOn, StandsOn};

/// What the board and the pieces look like.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Look {
    pub sides: Sides,
    pub dark: bool,
    pub labels: Labels,
}

impl Look {
    /// The colour of a side's pieces, as in the names of the drawings and of the sentences.
    #[must_use]
    pub fn colour(self, side: Side) -> &'static str {
        match (self.sides, side) {
            (_, Side::First) => "black",
            (Sides::BlackRed, Side::Second) => "red",
            (Sides::BlackWhite, Side::Second) => "white",
        }
    }

    /// The name of the drawing of a piece.
    #[must_use]
    pub fn piece(self, side: Side, rank: Rank) -> String {
        let rank = match rank {
            Rank::Man => "man",
            Rank::King => "king",
        };
        format!("{rank}_{}", self.colour(side))
    }
}

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
    pub const PIECE_MARKS: f32 = 8.;
    /// A piece in the air.
    pub const LIFTED: f32 = 9.;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Look>()
        .add_plugins((
            place::plugin,
            pieces::plugin,
            animation::plugin,
            marks::plugin,
            labels::plugin,
            picking::plugin,
        ))
        .add_systems(
            PreUpdate,
            choose.run_if(resource_changed::<Settings>.or_eager(resource_changed::<Theme>)),
        )
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Camera2d, IsDefaultUiCamera, UiPickingCamera, Msaa::Off));
        });
}

/// Follows the settings.
fn choose(settings: Res<Settings>, theme: Res<Theme>, mut look: ResMut<Look>) {
    look.set_if_neq(Look { sides: settings.sides, dark: theme.is_dark(), labels: settings.labels });
}

/// Whether the squares may be touched now: the game goes on and the player has the device.
fn may_touch(session: &Session) -> bool {
    session.replay.is_none()
        && session.game().is_some_and(|game| game.turns().current.started && game.outcome().is_none())
}

/// The row of a square, for the order in which pieces hide one another.
fn row_of(square: Square, columns: u8) -> f32 {
    f32::from(square.0 / u16::from(columns))
}
