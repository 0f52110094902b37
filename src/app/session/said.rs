//! The line under the board, and all that it may say.

use bevy::prelude::*;

use crate::app::computer::ComputerSaid;
use crate::app::editor::EditorSaid;
use crate::app::library::LibrarySaid;
use crate::app::records::RecordSaid;
use crate::rules::{Illegal, Side, Square};

/// The line under the board.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Message(pub Option<Said>);

/// Forgets what was said, because the screen is left, but for what came of a record and is told on
/// the next one.
pub fn forget(message: &mut ResMut<Message>, goes_along: impl FnOnce(&RecordSaid) -> bool) {
    if !matches!(&message.0, Some(Said::Record(said)) if goes_along(said)) {
        message.set_if_neq(Message(None));
    }
}

/// What the app has to say to the players.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// A touch was refused, for this reason, on this square.
    Refused {
        square: Option<Square>,
        reason: Illegal,
    },
    /// The man that was moved becomes a king, which ends the turn.
    KingMe,
    NoPrevious,
    NothingToUndo,
    NothingToRedo,
    /// Nothing is taken back in this game.
    Serious,
    /// This side has left its turn to the other.
    Passed(Side),
    /// This side could not move, so that the other goes on.
    CannotMove(Side),
    /// This side's player has just chosen it.
    Chose(Side),
    /// A resignation or the like was taken back.
    GameGoesOn,
    /// What was undone was the beginning of this match: the one before it is back.
    EarlierMatch,
    /// The match could not be written; play goes on.
    NotSaved(String),
    /// A file could not be read, and was put aside under this name.
    PutAside {
        file: String,
        reason: String,
    },
    /// The match was taken to the point after so many turns, which redo or undo takes back.
    PlayFrom {
        turns: usize,
        back: bool,
    },
    /// A match that goes on from the turn after so many turns of another is on the table.
    TriesAgain {
        turns: usize,
    },
    Record(RecordSaid),
    Computer(ComputerSaid),
    Library(LibrarySaid),
    Editor(EditorSaid),
}

impl Said {
    /// Whether something went wrong.
    #[must_use]
    pub fn warns(&self) -> bool {
        match self {
            Said::Refused { .. } | Said::NotSaved(_) | Said::PutAside { .. } => true,
            Said::Record(said) => said.warns(),
            Said::Computer(said) => said.warns(),
            Said::Library(said) => said.warns(),
            _ => false,
        }
    }
}
