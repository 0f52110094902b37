//! The focus, for players who do not touch the screen.

use bevy::prelude::*;

use crate::app::vocabulary::action::Action;
use crate::rules::Square;

/// The state of the focus.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Focus {
    /// The target.
    pub(in crate::app) on: Option<FocusOn>,
    /// Set from the first key until the next touch.
    pub(in crate::app) visible: bool,
    /// The last square with the focus, to which it returns.
    pub(in crate::app) square: Option<Square>,
}

/// A target of the focus.
#[derive(Clone, Debug, PartialEq)]
pub enum FocusOn {
    /// The control with this action.
    Control(Action),
    /// A square of the board.
    Board(Square),
}

impl Focus {
    /// Returns the target if the focus is visible.
    #[must_use]
    pub fn shown(&self) -> Option<&FocusOn> {
        self.on.as_ref().filter(|_| self.visible)
    }

    /// Moves the focus to a target and makes it visible.
    pub fn show(&mut self, on: FocusOn) {
        if let FocusOn::Board(square) = on {
            self.square = Some(square);
        }
        self.on = Some(on);
        self.visible = true;
    }

    /// Hides the focus. It keeps its target.
    pub fn hide(&mut self) {
        self.visible = false;
    }
}
