//! Actions on tournaments.

use crate::engine::Level;
use crate::play::tournament::{Ended, Kind, Place};
use crate::rules::Game;

/// Actions on the tournament at home and its setup.
#[derive(Clone, Debug, PartialEq)]
pub enum TournamentAction {
    /// Sets the game.
    Game(Game),
    /// Sets the way of playing it.
    Kind(Kind),
    /// Draws the order of the players by lot, or keeps theirs.
    Draw(bool),
    /// Gives the weaker of two players something, or nothing.
    Even(bool),
    /// Sets the time of the weaker player in seconds.
    Time(u32),
    /// Adds a person with this name.
    Add(String),
    /// Adds the computer at this level.
    AddComputer(Level),
    /// Removes the player at this index.
    Remove(usize),
    /// Opens the field for a name, or adds the person whose name is in it.
    Write(bool),
    /// Begins the tournament.
    Begin,
    /// Plays the next game of this pairing, or continues it.
    Play(Place),
    /// Begins the next game of this pairing by link. The player at this index is at this device.
    PlayByLink(Place, usize),
    /// Shows the games of this round, counted from 0.
    Look(usize),
    /// Opens the choice of a result for this pairing; `None` closes it.
    Choose(Option<Place>),
    /// Enters how the game of this pairing ended; `None` opens it again.
    Enter(Place, Option<Ended>),
    /// Asks before something that cannot be taken back; `None` drops the question.
    Ask(Option<TournamentQuestion>),
    /// Takes the player at this index out of the tournament.
    Withdraw(usize),
    /// Ends the tournament, which comes into the list.
    End,
    /// Shows the tournament at this index of the list; `None` closes it.
    Open(Option<usize>),
    /// Continues the tournament at this index of the list.
    Continue(usize),
    /// Removes the tournament at this index from the list. Its matches stay in the library.
    Forget(usize),
    /// Hands the table of the tournament on the page to other programs.
    HandOut(TableForm),
}

/// A form of the table of a tournament for other programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableForm {
    /// A picture.
    Picture,
    /// A page to print.
    Page,
    /// A text on the clipboard.
    Copied,
    /// A text for the share sheet.
    Shared,
}

/// A question before something in a tournament that cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentQuestion {
    /// Is the tournament to end?
    End,
    /// Does the player at this index leave?
    Leave(usize),
    /// Is the tournament at this index of the list to be removed?
    Forget(usize),
}
