//! Effects of touches, turns and undo on a match.

use crate::rules::{Change, Illegal, Side};

/// Effect of a touch on the current turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touched {
    /// The first square of a turn was selected, possibly in place of another one.
    Selected,
    /// A square was added, and more squares can or must follow.
    Extended,
    /// The last possible square was added: the turn can be finished.
    Complete,
    /// A square of the path was touched again: the squares after it were removed from the path.
    TakenBack,
    /// During the count, the group on this square was marked dead.
    Marked,
    /// During the count, the mark was removed from the group on this square.
    Unmarked,
    /// The touch is not possible, for this reason. Nothing has changed.
    Refused(Illegal),
}

/// A turn that was just played, with everything that the board animates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Side that made the turn.
    pub side: Side,
    /// Effects of the turn, in the order in which they are animated.
    pub changes: Vec<Change>,
    /// Side whose forced pass was played together with the turn. `side` moves again.
    pub passed: Option<Side>,
}

/// Effect of an undo or redo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undone {
    /// The last touched square was removed from the current turn.
    Touch,
    /// Turns were taken back or played again, with these changes on the board.
    Turn(Vec<Change>),
    /// An act that leaves the board unchanged, such as a choice or a resignation.
    Decision,
}
