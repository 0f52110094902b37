//! Text fields: their subjects, and the messages about their input.

use bevy::prelude::*;

use crate::rules::Side;

/// The subject of a text field.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The name of the player on this side.
    Name(Side),
    /// The title of the match with this number.
    Title(u32),
    /// The address of a relay.
    Relay,
    /// The name of a player who enters a tournament.
    Entrant,
    /// The name of a program among the opponents.
    EngineName,
    /// The command of a program among the opponents.
    EngineCommand,
    /// The comment at a place of a match.
    Comment,
}

/// The text of a field has changed.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Written(pub Field, pub String);

/// A key has ended the input of a field.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Left(pub Field);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Written>().add_message::<Left>();
}
