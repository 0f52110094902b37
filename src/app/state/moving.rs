//! Motion on the board.

use bevy::prelude::*;

/// Set while pieces move.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Moving(pub bool);
