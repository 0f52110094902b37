//! The line under the board, and all that it may say.

use bevy::prelude::*;

use crate::engine::Reason;
use crate::notation::Unreadable;
use crate::platform::sharing::NotShared;
use crate::rules::{Illegal, Side, Square, Turn};

/// The line under the board.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct StatusLine(pub Option<Notice>);

/// Forgets what was said, because the screen is left, but for what came of a record and is told on
/// the next one.
pub fn forget(message: &mut ResMut<StatusLine>, goes_along: impl FnOnce(&RecordNotice) -> bool) {
    if !matches!(&message.0, Some(Notice::Record(said)) if goes_along(said)) {
        message.set_if_neq(StatusLine(None));
    }
}

/// What the app has to say to the players.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
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
    TournamentMode,
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
    Record(RecordNotice),
    Computer(ComputerNotice),
    Library(LibraryNotice),
    Editor(EditorNotice),
}

impl Notice {
    /// Whether something went wrong.
    #[must_use]
    pub fn warns(&self) -> bool {
        match self {
            Notice::Refused { .. } | Notice::NotSaved(_) | Notice::PutAside { .. } => true,
            Notice::Record(said) => said.warns(),
            Notice::Computer(said) => said.warns(),
            Notice::Library(said) => said.warns(),
            _ => false,
        }
    }
}

/// What records give reason to say.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordNotice {
    Copied,
    /// Where the file is now.
    Saved(String),
    /// A record is on the table.
    TakenIn(TakenIn),
    /// There is no game in the text.
    NoGame,
    /// Why the text cannot be read, and after how many turns it might be cut off.
    NotRead(Unreadable),
    /// The match cannot be told in its format.
    NotWritten(Unreadable),
    NotShared(NotShared),
}

/// What was taken of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenIn {
    pub turns: usize,
    /// How many games the file has. All but the first go into the library.
    pub games: usize,
    /// Variations and comments, for which a match has no place.
    pub left_out: usize,
}

impl RecordNotice {
    /// Whether something went wrong.
    #[must_use]
    pub fn warns(&self) -> bool {
        !matches!(self, RecordNotice::Copied | RecordNotice::Saved(_) | RecordNotice::TakenIn(_))
    }

    /// Whether a text could not be read, which the screen of records tells, wherever it came in.
    #[must_use]
    pub fn is_of_reading(&self) -> bool {
        matches!(
            self,
            RecordNotice::NoGame
                | RecordNotice::NotRead(_)
                | RecordNotice::NotShared(NotShared::TooLarge { .. })
        )
    }

    /// Whether that, or the record is on the table, which is told there.
    #[must_use]
    pub fn goes_along(&self) -> bool {
        self.is_of_reading() || matches!(self, RecordNotice::TakenIn(_))
    }
}

/// What the computer has to say.
#[derive(Clone, Debug, PartialEq)]
pub enum ComputerNotice {
    /// A hint was asked for, and is looked for.
    Looks,
    /// What is good to play, and why.
    Hint { turn: Turn, reason: Option<Reason> },
    /// Who is ahead by so many halves of a point, and who owns each square.
    Estimate { leader: Side, halves: u32, owners: Vec<Option<Side>> },
    /// It does not want a draw.
    NoDraw,
    /// It does not agree that the marked pieces are dead, and plays on.
    PlaysOn,
}

impl ComputerNotice {
    /// Whether a player has to know it.
    #[must_use]
    pub fn warns(&self) -> bool {
        matches!(self, ComputerNotice::NoDraw | ComputerNotice::PlaysOn)
    }
}

/// What the library gives reason to say.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryNotice {
    Deleted,
    Restored(Restored),
    /// A match cannot be opened, for this reason.
    NotOpened(String),
}

impl LibraryNotice {
    /// Whether something went wrong.
    #[must_use]
    pub fn warns(&self) -> bool {
        match self {
            LibraryNotice::Deleted => false,
            LibraryNotice::Restored(restored) => restored.damaged > 0,
            LibraryNotice::NotOpened(_) => true,
        }
    }
}

/// What came of a backup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// Matches that were not there.
    pub new: usize,
    /// Matches that were there already, the same.
    pub known: usize,
    /// Matches and positions that cannot be read or kept.
    pub damaged: usize,
}

/// What the editor has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorNotice {
    Copied,
    Pasted,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StatusLine>();
}
