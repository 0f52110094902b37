//! Actions in the match on the table, in its replay and in its review.

use crate::play::Mode;
use crate::rules::{Choice, Claim, Side};

/// Actions in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayAction {
    /// Starts the turn after the device was handed over.
    StartTurn,
    /// Plays the turn in progress.
    FinishTurn,
    /// Takes back all squares of the turn in progress.
    ClearMoves,
    /// Stops the clocks.
    Pause,
    /// Starts the clocks again.
    Resume,
    /// Shows the previous turn, or stops showing it.
    ShowPrevious,
    /// Undoes the last turn of a person, with the answer of a computer.
    Undo,
    /// Redoes the turn that was undone last.
    Redo,
    /// Resigns the match, for the side that [`Match::asking_side`](crate::play::Match::asking_side) returns.
    Resign,
    /// Ends the match as a draw by agreement.
    AgreeDraw,
    /// Claims a draw that the rules grant.
    Claim(Claim),
    /// Passes the turn.
    Pass,
    /// Takes over the first stone.
    Swap,
    /// Makes a choice of an opening.
    Choose(Choice),
    /// Agrees on the marked dead stones during a count, or takes the agreement back.
    Agree(Side),
    /// Resumes play, since the players do not agree on the dead stones.
    PlayOn,
    /// Starts another match with the same setup.
    Rematch,
    /// Sets the mode, which determines how a turn ends.
    Mode(Mode),
    /// Opens or closes the menu of further actions.
    More,
    /// Opens or closes the same menu for the far player of two who sit apart.
    FarMore,
}

impl PlayAction {
    /// Returns `true` for the actions that open and close the menu.
    #[must_use]
    pub fn opens_the_menu(self) -> bool {
        matches!(self, PlayAction::More | PlayAction::FarMore)
    }

    /// Returns `true` for undo and redo.
    #[must_use]
    pub fn takes_back(self) -> bool {
        matches!(self, PlayAction::Undo | PlayAction::Redo)
    }

    /// Returns `true` for acts of the players, which end in the match.
    #[must_use]
    pub fn changes_the_match(self) -> bool {
        self.makes_a_turn() || self.needs_both() || self.takes_back() || self == PlayAction::Resign
    }

    /// Returns `true` if both players decide on this.
    #[must_use]
    pub fn needs_both(self) -> bool {
        matches!(self, PlayAction::AgreeDraw | PlayAction::Agree(_) | PlayAction::PlayOn)
    }

    /// Returns `true` if only the side to move may do this.
    #[must_use]
    pub fn makes_a_turn(self) -> bool {
        use PlayAction::{Choose, Claim, ClearMoves, FinishTurn, Pass, StartTurn, Swap};
        matches!(self, StartTurn | FinishTurn | ClearMoves | Pass | Swap | Choose(_) | Claim(_))
    }
}

/// Requests to the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputerAction {
    /// Asks it a question.
    Ask(Ask),
    /// Ends its search early.
    MoveNow,
    /// Pauses or resumes a match between computers after this turn.
    Pause,
    /// Plays a single turn of a match between computers, and pauses it.
    Step,
    /// Plays the turn despite the warning.
    PlayAnyway,
    /// Takes the turn back after the warning.
    TakeBack,
    /// Asks a program again that gave no answer.
    AskAgain,
    /// Plays in place of a program that gave no answer, to the end of the match.
    StandIn,
}

/// Questions to the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Asks for a good turn.
    Hint,
    /// Asks for the lead in points.
    Estimate,
    /// Asks for the worth of each turn, or hides it again.
    Values,
    /// Offers a draw.
    Draw,
}

/// Actions of a replay. The first of them that arrives opens the replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayAction {
    /// Opens the replay at the current point of the match.
    Open,
    /// Goes to the start of the match.
    First,
    /// Goes back by one act.
    Back,
    /// Goes forward by one act.
    Forward,
    /// Goes to the last act, including acts that were undone.
    Last,
    /// Goes to the point after this number of acts.
    To(usize),
    /// Takes the match itself to the point on the board.
    PlayFromHere,
    /// Closes the replay.
    Done,
}

/// Actions of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Starts or resumes the analysis.
    Begin,
    /// Starts the analysis beside the result of the match.
    Look,
    /// Stops the analysis; its findings stay.
    Stop,
    /// Goes to the previous key moment.
    Before,
    /// Goes to the next key moment.
    Next,
    /// Shows or hides the better turn on the board.
    ShowBetter(bool),
    /// Plays on the board what follows from the turn that was made, or returns to the match.
    ShowLine(bool),
    /// Starts a match from the position on the board.
    TryAgain,
    /// Starts a match against the computer from there. The person plays the side to move.
    TryComputer,
}
