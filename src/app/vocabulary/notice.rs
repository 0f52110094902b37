//! Notices to the players, and the line that shows them.

use bevy::prelude::*;

use crate::engine::Reason;
use crate::notation::Unreadable;
use crate::platform::sharing::NotShared;
use crate::rules::{Illegal, Side, Square, Turn};

/// The line under the board, with the current notice.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct StatusLine(pub Option<Notice>);

/// Clears the line when its screen is left, except for notices on records that `goes_along` keeps for
/// the next screen.
pub fn forget(message: &mut ResMut<StatusLine>, goes_along: impl FnOnce(&RecordNotice) -> bool) {
    if !matches!(&message.0, Some(Notice::Record(said)) if goes_along(said)) {
        message.set_if_neq(StatusLine(None));
    }
}

/// A message of the app to the players.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A touch of this square, or a control, was refused.
    Refused {
        square: Option<Square>,
        reason: Illegal,
    },
    /// The moved man becomes a king, which ends the turn.
    KingMe,
    NoPrevious,
    NothingToUndo,
    NothingToRedo,
    /// Undo is off in this match.
    TournamentMode,
    /// This side has passed.
    Passed(Side),
    /// This side cannot move, so the other continues.
    CannotMove(Side),
    /// A player has chosen this side.
    Chose(Side),
    /// A decision such as a resignation was undone.
    GameGoesOn,
    /// The start of a match was undone, and the match before it is back.
    EarlierMatch,
    /// The match could not be saved; play continues.
    NotSaved(String),
    /// A file could not be read and was kept under this name.
    PutAside {
        file: String,
        reason: String,
    },
    /// The match was taken to the point after this number of turns; redo or undo reverts that.
    PlayFrom {
        turns: usize,
        back: bool,
    },
    /// A match that continues another after this number of turns is on the table.
    TriesAgain {
        turns: usize,
    },
    Record(RecordNotice),
    Computer(ComputerNotice),
    Library(LibraryNotice),
    Editor(EditorNotice),
}

impl Notice {
    /// Returns `true` for errors.
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

/// Notices on records.
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
    /// The format of the game cannot express the match.
    NotWritten(Unreadable),
    NotShared(NotShared),
}

/// The import of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenIn {
    pub turns: usize,
    /// Number of games in the file. All but the first go into the library.
    pub games: usize,
    /// Number of dropped variations and comments, which a match cannot hold.
    pub left_out: usize,
}

impl RecordNotice {
    /// Returns `true` for errors.
    #[must_use]
    pub fn warns(&self) -> bool {
        !matches!(self, RecordNotice::Copied | RecordNotice::Saved(_) | RecordNotice::TakenIn(_))
    }

    /// Returns `true` if a text could not be read. The page of records shows this, wherever the text
    /// arrived.
    #[must_use]
    pub fn is_of_reading(&self) -> bool {
        matches!(
            self,
            RecordNotice::NoGame
                | RecordNotice::NotRead(_)
                | RecordNotice::NotShared(NotShared::TooLarge { .. })
        )
    }

    /// Returns `true` for the same, and for a record that is now on the table.
    #[must_use]
    pub fn goes_along(&self) -> bool {
        self.is_of_reading() || matches!(self, RecordNotice::TakenIn(_))
    }
}

/// Notices of the computer.
#[derive(Clone, Debug, PartialEq)]
pub enum ComputerNotice {
    /// The search for an answer has begun.
    Looks,
    /// A good turn, with the reason.
    Hint { turn: Turn, reason: Option<Reason> },
    /// The leader, the lead in half points, and the owner of each square.
    Estimate { leader: Side, halves: u32, owners: Vec<Option<Side>> },
    /// It declines a draw.
    NoDraw,
    /// It disputes the marked dead pieces and resumes play.
    PlaysOn,
}

impl ComputerNotice {
    /// Returns `true` if a player must not miss it.
    #[must_use]
    pub fn warns(&self) -> bool {
        matches!(self, ComputerNotice::NoDraw | ComputerNotice::PlaysOn)
    }
}

/// Notices of the library.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryNotice {
    Deleted,
    Restored(Restored),
    /// A match cannot be opened for this reason.
    NotOpened(String),
}

impl LibraryNotice {
    /// Returns `true` for errors.
    #[must_use]
    pub fn warns(&self) -> bool {
        match self {
            LibraryNotice::Deleted => false,
            LibraryNotice::Restored(restored) => restored.damaged > 0,
            LibraryNotice::NotOpened(_) => true,
        }
    }
}

/// The result of restoring a backup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// Number of restored matches.
    pub new: usize,
    /// Number of matches that existed already.
    pub known: usize,
    /// Number of matches and positions that cannot be read or written.
    pub damaged: usize,
}

/// Notices of the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorNotice {
    Copied,
    Pasted,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StatusLine>();
}
