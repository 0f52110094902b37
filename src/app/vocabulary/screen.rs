//! The screens that there are.

use bevy::prelude::*;

use crate::rules::Game;

/// The screen that is shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    #[default]
    Home,
    Setup(Game),
    Play,
    Settings,
    Rules(Game),
    Record,
    /// A position is being set up.
    Editor,
    Library,
    Players,
    /// The list of what can be learned.
    Lessons,
}
