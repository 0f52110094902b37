//! Notices to the players, and the line that shows them.

use std::fmt::Display;

use bevy::prelude::*;

use crate::engine::Reason;
use crate::notation::Unreadable;
use crate::platform::sharing::NotShared;
use crate::rules::{Illegal, Side, Square, Turn};

mod apart;

pub use apart::{LetterNotice, LiveNotice};

/// The line under the board, with the current notice.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct StatusLine(pub Option<Notice>);

/// Clears the line when its screen is left, except for notices on records that `goes_along` keeps for
/// the next screen, and for news of a letter, which lead to its match.
pub fn forget(message: &mut ResMut<StatusLine>, goes_along: impl FnOnce(&RecordNotice) -> bool) {
    let stays = match &message.0 {
        Some(Notice::Record(said)) => goes_along(said),
        Some(Notice::Letter(said)) => said.is_of_match(),
        _ => false,
    };
    if !stays {
        message.set_if_neq(StatusLine(None));
    }
}

/// A message of the app to the players.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A touch or a control was refused.
    Refused {
        /// The touched square; `None` for a control.
        square: Option<Square>,
        /// The rule that forbids it.
        reason: Illegal,
    },
    /// A touch or a control does not count, because the match waits for something else.
    Waits {
        /// The touched square; `None` for a control.
        square: Option<Square>,
        /// What the match waits for.
        on: WaitsOn,
    },
    /// The moved man becomes a king, which ends the turn.
    KingMe,
    /// The board shows the previous turn.
    Previous,
    /// There is no previous turn to show.
    NoPrevious,
    /// The history holds nothing to undo.
    NothingToUndo,
    /// The history holds nothing to redo.
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
    /// The match could not be saved, for this reason; play continues.
    NotSaved(String),
    /// Everything that could not be saved before is saved now.
    SavedAgain,
    /// The sketch on the board is not saved, because its file must stay as it is.
    SketchKept,
    /// Nothing is saved, because another window writes the files.
    OnlyLooking,
    /// The system has a newer version of the app ready.
    UpdateReady,
    /// The app is about to close with unsaved matches, for this reason. A second request closes it.
    LeaveUnsaved(String),
    /// Some files could not be used at the start.
    Start(Box<StartNotice>),
    /// The match was taken to another point, from a replay.
    PlayFrom {
        /// Number of turns before this point.
        turns: usize,
        /// `true` if the match went back, which redo reverts; otherwise undo does.
        back: bool,
    },
    /// A match that continues another one is on the table.
    TriesAgain {
        /// Number of turns that were taken over.
        turns: usize,
    },
    /// The notes on the match have no room for more.
    NotesFull,
    /// A notice on records.
    Record(RecordNotice),
    /// A notice of the computer.
    Computer(ComputerNotice),
    /// A notice of the library.
    Library(LibraryNotice),
    /// A notice of a match by link.
    Letter(LetterNotice),
    /// A notice of live play.
    Live(LiveNotice),
    /// A notice of the editor.
    Editor(EditorNotice),
    /// A notice of a lesson.
    Lesson(LessonNotice),
}

/// What a match waits for while the board cannot be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitsOn {
    /// The next player takes over the device.
    StartTurn,
    /// The clocks start again.
    Clocks,
    /// The computer moves.
    Computer,
    /// The replay ends.
    Replay,
    /// The player sends the last act.
    Sending,
    /// A letter arrives from this side.
    Letter(Side),
}

impl Notice {
    /// Returns `true` if a touch or a control was refused.
    #[must_use]
    pub fn refuses(&self) -> bool {
        matches!(self, Notice::Refused { .. } | Notice::Waits { .. })
    }

    /// Returns `true` for news of files and other programs. It can come at any moment of a match, also while
    /// the line for messages is not there.
    #[must_use]
    pub fn is_of_files(&self) -> bool {
        matches!(
            self,
            Notice::NotSaved(_)
                | Notice::SavedAgain
                | Notice::OnlyLooking
                | Notice::LeaveUnsaved(_)
                | Notice::Record(_)
                | Notice::Library(_)
                | Notice::Letter(_)
                | Notice::Live(_)
        )
    }

    /// Returns the square whose touch was refused.
    #[must_use]
    pub fn refused_square(&self) -> Option<Square> {
        match self {
            Notice::Refused { square, .. } | Notice::Waits { square, .. } => *square,
            _ => None,
        }
    }

    /// Returns `true` for what is told for as long as it is so.
    #[must_use]
    pub fn stays(&self) -> bool {
        matches!(self, Notice::NotSaved(_) | Notice::OnlyLooking)
    }

    /// Returns `true` for errors.
    #[must_use]
    pub fn warns(&self) -> bool {
        match self {
            Notice::Refused { .. }
            | Notice::Waits { .. }
            | Notice::NotSaved(_)
            | Notice::LeaveUnsaved(_)
            | Notice::SketchKept
            | Notice::OnlyLooking
            | Notice::NotesFull
            | Notice::Start(_) => true,
            Notice::Record(said) => said.warns(),
            Notice::Computer(said) => said.warns(),
            Notice::Library(said) => said.warns(),
            Notice::Letter(said) => said.warns(),
            Notice::Live(said) => said.warns(),
            Notice::Lesson(said) => *said == LessonNotice::Missed,
            _ => false,
        }
    }
}

/// The files that could not be used at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartNotice {
    /// Damaged files: the new name of each, and the error of the parser.
    pub put_aside: Vec<(String, String)>,
    /// Files that the disk did not give, which stay as they are: the name of each, and the error of the
    /// system.
    pub unread: Vec<(String, String)>,
    /// Files of a later version, which stay as they are.
    pub later: Vec<String>,
    /// Number of settings of a later version, which are kept but not used.
    pub unknown_settings: usize,
}

/// Notices on records.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordNotice {
    /// The record is in the clipboard.
    Copied,
    /// The table of a tournament was copied.
    TableCopied,
    /// The record was saved under this path or name.
    Saved(String),
    /// A record is on the table.
    TakenIn(TakenIn),
    /// An import has ended that brought in several records, or none that is new.
    Imported(Imported),
    /// There is no game in the text.
    NoGame,
    /// The text cannot be read.
    NotRead(Unreadable),
    /// The format of the game cannot express the match.
    NotWritten(Unreadable),
    /// The match has more turns than an animation shows.
    TooLong {
        /// The most turns of an animation.
        most: usize,
    },
    /// The exchange with another program failed.
    NotShared(NotShared),
}

/// The import of a single record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenIn {
    /// Number of turns of the game on the table.
    pub turns: usize,
    /// Number of variations and comments that could not be read or had no room.
    pub left_out: usize,
}

/// The end of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The records so far.
    pub tally: Tally,
    /// `true` if a player has cancelled it.
    pub is_cancelled: bool,
    /// The reason why a match could not be saved, which ended it.
    pub not_saved: Option<String>,
}

/// Numbers of imported records.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// New ones, which are in the library.
    pub new: usize,
    /// Those that the library held already.
    pub same: usize,
    /// Those that cannot be read.
    pub unreadable: usize,
}

impl RecordNotice {
    /// Returns `true` for errors.
    #[must_use]
    pub fn warns(&self) -> bool {
        match self {
            RecordNotice::Copied
            | RecordNotice::TableCopied
            | RecordNotice::Saved(_)
            | RecordNotice::TakenIn(_) => false,
            RecordNotice::Imported(imported) => imported.not_saved.is_some(),
            _ => true,
        }
    }

    /// Returns `true` if a text could not be read. The page of records shows such a notice, even if the
    /// text arrived on another screen.
    #[must_use]
    pub fn is_of_reading(&self) -> bool {
        matches!(
            self,
            RecordNotice::NoGame
                | RecordNotice::NotRead(_)
                | RecordNotice::NotShared(NotShared::TooLarge { .. } | NotShared::NotAFile)
        )
    }

    /// Returns `true` if an import has brought something in.
    #[must_use]
    pub fn is_of_import(&self) -> bool {
        matches!(self, RecordNotice::TakenIn(_) | RecordNotice::Imported(_))
    }

    /// Returns `true` if the next screen shows the notice as well: the text could not be read, or its
    /// records are in.
    #[must_use]
    pub fn goes_along(&self) -> bool {
        self.is_of_reading() || self.is_of_import()
    }
}

/// Notices of the computer.
#[derive(Clone, Debug, PartialEq)]
pub enum ComputerNotice {
    /// The search for an answer has begun.
    Looks,
    /// A good turn.
    Hint {
        /// The turn; empty for a pass.
        turn: Turn,
        /// The main reason for it, if the engine found one.
        reason: Option<Reason>,
    },
    /// The estimated result.
    Estimate {
        /// The side that leads.
        leader: Side,
        /// The lead, in half points.
        halves: u32,
        /// The probable owner of each square, indexed by square. Empty if the engine estimates none.
        owners: Vec<Option<Side>>,
    },
    /// The board shows the worth of each turn.
    Values {
        /// `true` if the outcome of some turns is proven.
        proven: bool,
    },
    /// It declines a draw.
    NoDraw,
    /// It disputes the marked dead pieces and resumes play.
    PlaysOn,
    /// A program gives no answer that the rules allow.
    Silent {
        /// The name of the program.
        name: String,
        /// The reason in words; empty for one that is not among the opponents.
        reason: String,
    },
}

impl ComputerNotice {
    /// Returns `true` if a player must not miss it.
    #[must_use]
    pub fn warns(&self) -> bool {
        matches!(self, ComputerNotice::NoDraw | ComputerNotice::PlaysOn | ComputerNotice::Silent { .. })
    }
}

/// Notices of the library.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryNotice {
    /// A match was deleted and can be restored.
    Deleted,
    /// A backup was restored.
    Restored(Restored),
    /// A backup was written.
    BackedUp(BackedUp),
    /// A match cannot be opened for this reason.
    NotOpened(String),
}

impl LibraryNotice {
    /// Returns `true` for errors.
    #[must_use]
    pub fn warns(&self) -> bool {
        match self {
            LibraryNotice::Deleted => false,
            LibraryNotice::Restored(restored) => restored.damaged.count > 0 || restored.ended.is_some(),
            LibraryNotice::BackedUp(backup) => backup.left_out.count > 0,
            LibraryNotice::NotOpened(_) => true,
        }
    }
}

/// The result of writing a backup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BackedUp {
    /// Path or name of the file; `None` if another program received it.
    pub place: Option<String>,
    /// Number of matches in it.
    pub matches: usize,
    /// Names of the files of matches that are not in it, since they cannot be read.
    pub left_out: Names,
}

/// The result of restoring a backup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// Number of restored matches.
    pub new: usize,
    /// Number of matches that existed already.
    pub known: usize,
    /// Number of restored tournaments.
    pub tournaments: usize,
    /// Numbers of the matches, and games of the positions, that cannot be read.
    pub damaged: Names,
    /// The reason why it ended early. The same backup can be restored again.
    pub ended: Option<Ended>,
}

/// The reason why restoring a backup ended early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The player has cancelled it.
    Cancelled,
    /// A file could not be written, for this reason.
    Failed(String),
    /// The backup ends early or is damaged, for this reason.
    CutShort(String),
}

/// Number of names in full in [`Names`].
const NAMED: usize = 12;

/// Names of what is left out. Only the first ones are in full, so that a long list takes no memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// The first names.
    pub first: Vec<String>,
    /// Number of all names.
    pub count: usize,
}

impl Names {
    /// Adds a name. A longer one than any file of the app has is shortened.
    pub fn add(&mut self, name: impl Display) {
        self.count += 1;
        if self.first.len() < NAMED {
            self.first.push(name.to_string().chars().take(40).collect());
        }
    }

    /// Returns the number of names that are not in full.
    #[must_use]
    pub fn further(&self) -> usize {
        self.count - self.first.len()
    }
}

/// Notices of the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorNotice {
    /// The position is in the clipboard.
    Copied,
    /// The position of the clipboard is on the board.
    Pasted,
}

/// Notices of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonNotice {
    /// The turn is legal, but not the one that the step asks for. It was not played.
    Missed,
    /// The squares of the turn that the step asks for; none for a pass.
    Way(Vec<Square>),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StatusLine>();
}
