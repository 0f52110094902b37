//! The order of a frame: the system sets that rooms agree on.

use bevy::prelude::*;

/// The order of a frame: what was touched, what it did, and then what is drawn and saved.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlaySystems {
    /// Touches and keys become squares and actions.
    Input,
    /// The match changes.
    Act,
    /// The match is written to disk.
    Save,
    /// The board follows.
    Show,
}

/// What the players did has been done.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Acted;

/// The screen has been drawn, if it had to be.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Drawn;

/// The nodes of the screen have been spawned, if it had to be drawn. A part of [`Drawn`].
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spawned;

/// Touches have been followed, and what is pressed is marked.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Followed;

/// The control that has the focus is marked.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Marked;

/// What was asked for is known.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Asked;

/// The board is turned before it takes its place.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turning;

/// The choices of players and system are combined into what is in force.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PreferencesRead;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (PlaySystems::Input, PlaySystems::Act, PlaySystems::Save, PlaySystems::Show).chain(),
    );
}
