//! Motion on the board.

use std::time::Duration;

use bevy::prelude::*;

/// Time between two turns that the board plays by itself, in a puzzle or a line of a review.
pub const STEP: Duration = Duration::from_millis(650);

/// Set while pieces move.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Moving(pub bool);
