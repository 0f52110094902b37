//! Text fields: what they edit, and the messages that tell of it.

use bevy::prelude::*;

use crate::rules::Side;

/// What is written in a field.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The name of the player on this side.
    Name(Side),
    /// What the match of this number is called.
    Title(u32),
}

/// What has been written in a field so far.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Written(pub Field, pub String);

/// A key has ended the writing.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Left(pub Field);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Written>().add_message::<Left>();
}
