//! The focus of whoever plays without touching the screen.

use bevy::prelude::*;

use crate::app::vocabulary::action::Action;
use crate::rules::Square;

/// Where the focus is.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Focus {
    pub(in crate::app) on: Option<FocusOn>,
    /// Set from the first key until the next touch.
    pub(in crate::app) visible: bool,
    /// The square that had it last, to come back to.
    pub(in crate::app) square: Option<Square>,
}

/// A target of the focus.
#[derive(Clone, Debug, PartialEq)]
pub enum FocusOn {
    Control(Action),
    Board(Square),
}

impl Focus {
    /// Returns the target if the focus is visible.
    #[must_use]
    pub fn shown(&self) -> Option<&FocusOn> {
        self.on.as_ref().filter(|_| self.visible)
    }

    /// Gives the focus to this, and shows that.
    pub fn show(&mut self, on: FocusOn) {
        if let FocusOn::Board(square) = on {
            self.square = Some(square);
        }
        self.on = Some(on);
        self.visible = true;
    }

    /// Shows nothing as focused.
    pub fn hide(&mut self) {
        self.visible = false;
    }
}
