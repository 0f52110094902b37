//! The actions that controls ask for.
//!
//! A control carries one [`Action`]. A tap or a key sends it as a message, and the module that it
//! concerns carries it out. So one list shows everything that the app can do, a test can press a
//! control without knowing its place, and the focus survives a redraw of its screen.

use bevy::prelude::*;
use derive_more::From;

use crate::app::vocabulary::preferences::{
    Hand, Labels, MarkColour, Motion, Opposition, ScanSpeed, Seating, TextSize, ThemeChoice, Volume,
};
use crate::engine::Level;
use crate::platform::Strength;
use crate::play::rule_change::RuleChange;
use crate::play::{Mode, Proposal, TimeControl};
use crate::rules::{Choice, Claim, Game, Piece, Side, Square};

/// A request of a player.
#[derive(Message, Clone, Debug, PartialEq, From)]
pub enum Action {
    Go(GoTo),
    Setup(SetupAction),
    Play(PlayAction),
    Computer(ComputerAction),
    Replay(ReplayAction),
    Review(ReviewAction),
    Record(RecordAction),
    Editor(EditorAction),
    Library(LibraryAction),
    Set(Setting),
    /// An action in a chapter of the rules, by the index of the chapter on the page.
    #[from(skip)]
    Lesson(usize, LessonAction),
}

/// Navigation between screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoTo {
    /// Returns to the match on the table.
    Resume,
    /// Opens the setup of a new game.
    Setup(Game),
    Settings,
    Rules(Game),
    /// The record of the match on the table, and the import of others.
    Record,
    /// The editor of positions.
    Editor,
    /// The list of all matches.
    Library,
    /// The table of results between players.
    Players,
    /// The list of lessons.
    Lessons,
    /// Goes one screen up; on the home screen, leaves the app if the system allows that.
    Back,
    Home,
}

/// Changes to the match in the setup.
#[derive(Clone, Debug, PartialEq)]
pub enum SetupAction {
    Rule(RuleChange),
    /// Shows or hides rarely used options.
    Unfold(Fold),
    Mode(Mode),
    /// The time controls, indexed by [`Side::index`].
    Clocks([Option<TimeControl>; 2]),
    /// Turns undo, hints and warnings off, or on again.
    TournamentMode(bool),
    /// The length of the series; `None` for a single game.
    BestOf(Option<u8>),
    /// Accepts the proposal that makes the game more even.
    Equalise(Proposal),
    /// Declines proposals based on matches up to this number.
    LeaveUneven(u32),
    /// Swaps the sides of the players.
    Swap,
    NextAvatar(Side),
    /// People, a person against the computer, or two computers.
    Opposition(Opposition),
    /// The level of the computer on this side.
    Level(Side, Level),
    /// Opens the text field for a player's name, or closes it.
    EditName(Option<Side>),
    /// Takes a name from the list of recent ones.
    PickName(Side, String),
    Start,
}

/// A group of options that the setup hides at first, so that a phone is not a wall of choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// The less common presets.
    Presets,
    /// House rules that are rarely discussed.
    HouseRules,
    /// Rare sizes of the board.
    Sizes,
    /// Rare values of komi.
    Komi,
    /// All time controls.
    Clocks,
}

/// Actions in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayAction {
    StartTurn,
    FinishTurn,
    ClearMoves,
    /// Stops the clocks.
    Pause,
    /// Starts the clocks again.
    Resume,
    /// Shows the previous turn, or stops showing it.
    ShowPrevious,
    Undo,
    Redo,
    Resign,
    AgreeDraw,
    Claim(Claim),
    /// Passes the turn.
    Pass,
    /// Makes a choice of an opening.
    Choose(Choice),
    /// Agrees on the marked dead stones during a count, or takes the agreement back.
    Agree(Side),
    /// Resumes play, since the players do not agree on the dead stones.
    PlayOn,
    Rematch,
    Mode(Mode),
    /// Opens or closes the menu of further actions.
    More,
}

impl PlayAction {
    /// Returns `true` for undo and redo.
    #[must_use]
    pub fn takes_back(self) -> bool {
        matches!(self, PlayAction::Undo | PlayAction::Redo)
    }

    /// Returns `true` if only the side to move can ask for this.
    #[must_use]
    pub fn makes_a_turn(self) -> bool {
        use PlayAction::{Choose, Claim, ClearMoves, FinishTurn, Pass, StartTurn};
        matches!(self, StartTurn | FinishTurn | ClearMoves | Pass | Choose(_) | Claim(_))
    }
}

/// Requests to the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputerAction {
    /// Asks for its opinion.
    Ask(Ask),
    /// Ends its search early.
    MoveNow,
    /// Pauses or resumes a match between computers after this turn.
    Pause,
    /// Plays a single turn.
    Step,
    /// Plays the turn despite the warning.
    PlayAnyway,
    /// Takes the turn back after the warning.
    TakeBack,
}

/// Questions to the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A good turn.
    Hint,
    /// The lead in points.
    Estimate,
    /// A draw offer.
    Draw,
}

/// Actions on the mini board of a chapter of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAction {
    Touch(Square),
    /// Plays the turn as it is, although it could continue.
    Finish,
    Pass,
    /// Resets the chapter.
    Again,
}

/// Actions of a replay. The first of them that arrives opens the replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayAction {
    /// Opens the replay at the current point of the match.
    Open,
    First,
    Back,
    Forward,
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
    Stop,
    /// Goes to the previous key moment.
    Before,
    /// Goes to the next key moment.
    Next,
    /// Shows or hides the better turn on the board.
    ShowBetter(bool),
    /// Starts a match from the position on the board.
    TryAgain,
    /// The same against the computer, as the side to move.
    TryComputer,
}

/// Actions on records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordAction {
    Copy,
    Save,
    /// Shares the record with another app of the player's choice.
    Share,
    Paste,
    Open,
    /// Imports the turns of a record before its error.
    TakePart,
    /// Handles the answer of a dialog, or a dropped file that has been read.
    Answered,
}

/// Actions of the editor of positions. The first two of them open it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorAction {
    /// Opens the sketch of a game, by the rules of its next match.
    Open(Game),
    /// Opens the position on the board.
    TakeOver,
    /// Selects the piece that a touch places; `None` selects removal.
    Hold(Option<Piece>),
    ToMove(Side),
    Undo,
    Redo,
    /// Removes all pieces.
    Clear,
    /// Sets up the start of the game.
    Start,
    /// Copies the position as text.
    Copy,
    Paste,
    /// Ends the enlargement of a part of the board.
    WholeBoard,
    /// Opens the setup of a match that begins here.
    Play,
    /// Lets the next match of this game begin as usual.
    Forget(Game),
}

impl EditorAction {
    /// Returns `true` if the board changes little, so that the enlarged part stays.
    #[must_use]
    pub fn is_small(self) -> bool {
        use EditorAction::{Copy, Hold, Redo, ToMove, Undo};
        matches!(self, Hold(_) | ToMove(_) | Undo | Redo | Copy)
    }
}

/// Actions on saved matches, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LibraryAction {
    /// Lists only this game, or all games.
    Filter(Option<Game>),
    /// Extends the list.
    More,
    /// Opens the actions of a match, or closes them.
    Choose(Option<u32>),
    /// Puts it on the table.
    Open(u32),
    /// Opens the text field for the name of a match, or closes it.
    Rename(Option<u32>),
    Delete(u32),
    /// Restores the match that was deleted last.
    BringBack,
    /// Exports its record.
    Share(u32),
    /// Exports the records of all matches of a game in one file.
    Collection(Game),
    /// Exports the table of results.
    Results,
    /// Resets the results; the matches stay.
    CountAnew,
    /// Counts all matches again.
    CountAll,
    /// Exports a backup.
    BackUp,
}

/// A change of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    Theme(ThemeChoice),
    Text(TextSize),
    /// The language with this tag; `None` follows the system.
    Language(Option<&'static str>),
    Mute(bool),
    PieceVolume(Volume),
    SignalVolume(Volume),
    Labels(Labels),
    Motion(Motion),
    Haptics(Strength),
    Scan(ScanSpeed),
    /// Lets a tap anywhere act as the switch.
    ScanTaps(bool),
    Hand(Hand),
    /// The board of a game, by its index among its boards.
    Board(Game, usize),
    /// The pieces of a game, by their index among its sets.
    Pieces(Game, usize),
    Marks(MarkColour),
    /// The seating of two people in this game.
    Seat(Game, Seating),
    /// Selects the game whose look is edited.
    LookAt(Game),
    /// Numbers the stones.
    Numbers(bool),
    /// Shows the targets of the selected piece.
    ShowMoves(bool),
    /// Warns of blunders.
    BlunderCheck(bool),
    /// Shows the evaluation bar.
    Evaluation(bool),
    /// Declines the offer of lessons.
    NoLessons,
}

/// Marks a node that can be pressed, with the action that it asks for.
///
/// [`touch`](crate::app::input::touch) sends the action when a press is lifted on the control;
/// [`focus`](crate::app::input::focus) does so for Enter and Space.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(Pickable)]
pub struct Control(pub Action);

/// The state of a control for screen readers.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// One of several exclusive options; `true` for the selected one.
    Chosen(bool),
    /// A switch.
    On(bool),
}

/// Marks a control that cannot be used now.
#[derive(Component)]
pub struct Disabled;

/// The name of a control for screen readers, if its text does not tell it.
#[derive(Component)]
pub struct Called(pub String);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Action>();
}
