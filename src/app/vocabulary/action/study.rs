//! The actions on the board for analysis.

use crate::play::notes::Spot;

/// Actions on the board for analysis, beside the touches on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyAction {
    /// Goes to the start of the game.
    First,
    /// Goes back by one turn.
    Back,
    /// Goes on by one turn, along the game or the side line.
    Forward,
    /// Goes to the end of the game or the side line.
    Last,
    /// Goes to this place.
    To(Spot),
    /// Goes back to where the side line leaves the game.
    Game,
    /// Deletes the side line.
    Remove,
    /// Brings the side line back that was deleted last.
    Restore,
    /// Selects what a touch of the board does.
    Tool(StudyTool),
    /// Ends the turn that was touched.
    Finish,
    /// Passes.
    Pass,
    /// Removes all marks at this place.
    ClearMarks,
    /// Opens the comment for writing, or closes it.
    Write(bool),
}

/// Effect of a touch on the board for analysis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StudyTool {
    /// It plays turns.
    #[default]
    Play,
    /// It draws a circle around a square.
    Circle,
    /// It draws an arrow, from the first square to the second.
    Arrow,
    /// It puts a letter on a square.
    Letter,
}
