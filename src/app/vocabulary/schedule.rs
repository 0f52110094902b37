//! The order of a frame: the system sets that modules share.

use bevy::prelude::*;

/// The stages of a frame.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlaySystems {
    /// Turns touches and keys into squares and actions.
    Input,
    /// Changes the match.
    Act,
    /// Changes the screen, so that the same frame draws the new one. Whatever an action does on the screen that
    /// it leaves is done in `Act`.
    Go,
    /// Writes the match to disk.
    Save,
    /// Updates the board.
    Show,
}

/// Carries out the actions of the players.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Acted;

/// Draws the screen if it is stale.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Drawn;

/// Spawns the nodes of the screen if it is stale. A part of [`Drawn`].
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spawned;

/// Follows touches and marks the pressed control.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Followed;

/// Marks the control with the focus.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Marked;

/// Collects the requests of keys, gamepads and switches.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Asked;

/// Opens a lesson, before the place of its board is computed.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Opened;

/// Turns the board, before its place is computed.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turning;

/// Combines the settings with the preferences of the system.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PreferencesRead;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (PlaySystems::Input, PlaySystems::Act, PlaySystems::Go, PlaySystems::Save, PlaySystems::Show).chain(),
    );
}
