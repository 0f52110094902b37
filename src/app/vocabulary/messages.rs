//! Messages between the layers: touches from the input to the match, changes from the match to the board.

use bevy::prelude::*;

use crate::app::vocabulary::action::{PlayAction, TableForm};
use crate::app::vocabulary::preferences::Paper;
use crate::play::link::{BadLink, Letter};
use crate::play::{Match, Tournament};
use crate::puzzles::Puzzle;
use crate::rules::{Change, Side, Square};

/// A square was touched by finger, mouse or key.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct SquareTouched(pub Square);

/// The content of the board has changed.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum BoardUpdate {
    /// A turn was played or undone: animates its changes.
    Animate(Vec<Change>),
    /// Anything else, such as another match: rebuilds the board.
    Rebuild,
}

/// Undo or redo leads to a match that is not in memory. The action comes again once the match is read.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct MatchNeeded {
    /// The number of the match.
    pub id: u32,
    /// Undo or redo.
    pub action: PlayAction,
}

/// The board of the match on the table now faces the other player.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableTurned;

/// The match on the table has just ended, and its result appears. A match that had ended when it came on the
/// table sends no such message, nor does one that ends while a replay is shown.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResultShown;

/// An event of a pointer on the board. Positions are in points from the top left of the window.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct BoardTouch {
    /// The phase of the touch.
    pub phase: Phase,
    /// The position of the pointer.
    pub position: Vec2,
    /// A finger covers the square under it; a mouse does not.
    pub is_finger: bool,
}

/// The phase of a touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A touch began on the board.
    Began,
    /// The pointer moved during a touch.
    Moved,
    /// The touch ended and counts.
    Lifted,
    /// The touch ended and does not count: a second finger came down, or the system cancelled it.
    Cancelled,
    /// A mouse hovers over the board.
    Hovered,
    /// The mouse left the board.
    Left,
    /// A touch began beside the board.
    Beside,
}

/// A press at this point of the window does not count: it comes from a palm or a second finger, the meaning of
/// the place has just changed, its control cannot be used now, or it lies between two squares. The player sees
/// that.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct MutedPress(pub Vec2);

/// A request for something made of a match, to share or to save.
#[derive(Message, Clone, Debug)]
pub struct ExportWanted {
    /// What is made of it.
    pub export: Export,
    /// The match.
    pub game: Box<Match>,
}

/// What is made of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Export {
    /// A picture of its board, with the result and the players.
    Picture,
    /// An animation of its turns.
    Animation {
        /// The number of turns before the first position.
        from: usize,
    },
    /// A booklet to print.
    Booklet(Paper),
}

/// A request for a booklet of puzzles of one game, to print.
#[derive(Message, Clone, Debug)]
pub struct PuzzleSheetWanted {
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
    /// The paper.
    pub paper: Paper,
}

/// A request for the table of a tournament.
#[derive(Message, Clone, Debug)]
pub struct TableWanted {
    /// The tournament.
    pub tournament: Box<Tournament>,
    /// The Unix time at which it ended; 0 while it is played.
    pub ended: u64,
    /// The form of its table.
    pub form: TableForm,
    /// The paper of a page.
    pub paper: Paper,
}

/// A link has arrived, or a letter in live play.
#[derive(Message, Clone, Debug)]
pub struct LinkArrived {
    /// The letter, or the reason why it cannot be read.
    pub letter: Box<Result<Letter, BadLink>>,
    /// The way that it has come.
    pub origin: Origin,
}

/// The way that a letter has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A player has opened a link.
    Link,
    /// The partner in live play has said it, together with what is known already.
    Live {
        /// Player at this device, if the partner has told that.
        player: Option<Side>,
    },
    /// Two others play live, and it is shown to this device.
    Shown,
}

/// A text with an invitation to live play has arrived.
#[derive(Message, Clone, Debug)]
pub struct InvitationArrived(pub String);

/// A request to leave the app.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leave;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SquareTouched>()
        .add_message::<BoardUpdate>()
        .add_message::<MatchNeeded>()
        .add_message::<TableTurned>()
        .add_message::<ResultShown>()
        .add_message::<BoardTouch>()
        .add_message::<MutedPress>()
        .add_message::<ExportWanted>()
        .add_message::<PuzzleSheetWanted>()
        .add_message::<TableWanted>()
        .add_message::<LinkArrived>()
        .add_message::<Leave>();
}
