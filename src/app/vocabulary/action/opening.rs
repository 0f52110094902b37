//! Actions on named openings.

/// Actions in the tree of named openings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningAction {
    /// Goes on with the turn at this index among those that lead to openings.
    On(usize),
    /// Goes back by one turn.
    Back,
    /// Goes back to the first position.
    Start,
    /// Shows the openings by other rules of the game, by their index among them.
    By(usize),
    /// Asks for the engine's view of the turns, or hides it.
    Outlook(bool),
    /// Begins a match with the turns so far.
    Play,
}

/// Actions in the practice of openings, beside the touches on the board. The first one opens it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeAction {
    /// Practises the openings of the walk that come back today.
    Repeat,
    /// Takes a wrong turn back, or begins the opening again.
    Again,
    /// Shows the next turn, which counts as missed.
    Show,
    /// Goes to the next opening.
    Next,
    /// Goes to the other side of the opening.
    Swap,
}
