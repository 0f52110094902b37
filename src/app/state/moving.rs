//! Whether anything moves on the board.

use bevy::prelude::*;

/// Whether pieces are moving.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Moving(pub bool);
