//! Messages between the layers: touches on the way down, changes of the board on the way back.

use bevy::prelude::*;

use crate::rules::{Change, Square};

/// A square was touched, by finger, mouse or key.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct SquareTouched(pub Square);

/// What was on the board has changed in this way, and is to be shown.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum BoardUpdate {
    /// A turn was played, or taken back.
    Animate(Vec<Change>),
    /// Anything else: another match, or none. The board is set up anew.
    Rebuild,
}

/// What a pointer does on the board. Positions are points from the top left of the window.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct BoardTouch {
    pub phase: Phase,
    pub position: Vec2,
    /// A finger hides what is under it; a mouse does not.
    pub is_finger: bool,
}

/// What has happened to a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Began,
    Moved,
    /// It ended where it means something.
    Lifted,
    /// It ended and means nothing: a second finger came, or the system took it away.
    Cancelled,
    /// A mouse points at the board, without its button.
    Hovered,
    /// It does no longer.
    Left,
    /// A touch begins beside the board, and is none of its own.
    Beside,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SquareTouched>().add_message::<BoardUpdate>().add_message::<BoardTouch>();
}
