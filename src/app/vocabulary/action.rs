//! The actions of controls.
//!
//! A control carries one [`Action`]. A tap or a key sends it as a message, and the module that it
//! concerns carries it out. So one list shows everything that the app can do, a test can press a
//! control without knowing its place, and the focus survives a redraw of its screen.

use bevy::prelude::*;
use derive_more::From;

use crate::app::vocabulary::field::Field;
use crate::app::vocabulary::preferences::{
    Arrangement, Hand, Labels, MarkColour, Motion, Opposition, Paper, Relays, ScanSpeed, Seating, TextSize,
    ThemeChoice, Volume,
};
use crate::engine::Level;
use crate::platform::Strength;
use crate::play::coach::Wish;
use crate::play::rule_change::RuleChange;
use crate::play::{Mode, Proposal, TimeControl};
use crate::rules::{Game, Piece, Side};

mod apart;
mod opening;
mod study;
mod table;
mod tournament;

pub use apart::{LetterAction, LiveAction};
pub use opening::{OpeningAction, PracticeAction};
pub use study::{StudyAction, StudyTool};
pub use table::{Ask, ComputerAction, PlayAction, ReplayAction, ReviewAction};
pub use tournament::{TableForm, TournamentAction, TournamentQuestion};

/// A request of a player.
#[derive(Message, Clone, Debug, PartialEq, From)]
pub enum Action {
    /// Navigation. `state::trail` carries it out.
    Go(GoTo),
    /// A change in the setup of a new match, or its start.
    Setup(SetupAction),
    /// An action in the match on the table.
    Play(PlayAction),
    /// A request to the computer.
    Computer(ComputerAction),
    /// A step of a replay.
    Replay(ReplayAction),
    /// An action in the review of a finished match.
    Review(ReviewAction),
    /// Import or export of a record.
    Record(RecordAction),
    /// An action in a match by link.
    Letter(LetterAction),
    /// An action in live play.
    Live(LiveAction),
    /// A change in the editor of positions.
    Editor(EditorAction),
    /// An action on saved matches.
    Library(LibraryAction),
    /// An action on a backup.
    Backup(BackupAction),
    /// An action on a program among the opponents.
    Engine(EngineAction),
    /// A change of a setting.
    Set(Setting),
    /// An action on the about page.
    About(AboutAction),
    /// An action on the report of a failure.
    Report(ReportAction),
    /// Begins the newer version of the app that the system has ready.
    #[from(skip)]
    Update,
    /// Closes the notice that lies over the screen.
    #[from(skip)]
    Dismiss,
    /// An action in a lesson.
    Lesson(LessonAction),
    /// An action on puzzles.
    Puzzle(PuzzleAction),
    /// An action on the ratings.
    Rating(RatingAction),
    /// An action on the tournament at home.
    Tournament(TournamentAction),
    /// A step in the tree of openings.
    Opening(OpeningAction),
    /// An action in the practice of openings.
    Practice(PracticeAction),
    /// An action on the board for analysis.
    Study(StudyAction),
}

/// Navigation between screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoTo {
    /// Returns to the match on the table.
    Resume,
    /// Opens the setup of a new game.
    Setup(Game),
    /// Opens the settings.
    Settings,
    /// Opens the rules of a game.
    Rules(Game),
    /// Opens the board for analysis of the match on the table.
    Study,
    /// Opens the record of the match on the table, and the import of others.
    Record,
    /// Opens the link of the match on the table, to send it.
    Letter,
    /// Opens the two versions of a match by link that its players have to decide about.
    Versions,
    /// Opens the editor of positions.
    Editor,
    /// Opens the list of all matches.
    Library,
    /// Opens the preview of a backup.
    Restore,
    /// Opens the table of results between players.
    Players,
    /// Opens the ratings of a person over time.
    Ratings,
    /// Opens the tournament at home.
    Tournament,
    /// Opens the list of lessons.
    Lessons,
    /// Opens the lesson on a game, at the step where it was left.
    Lesson(Game),
    /// Opens the list of games with puzzles.
    Puzzles,
    /// Opens a puzzle of a game that suits the player.
    Puzzle(Game),
    /// Opens the named openings of a game.
    Openings(Game),
    /// Opens the practice of the openings beyond the place of the walk.
    Practice(Game),
    /// Opens the about page.
    About,
    /// Opens the page of a program among the opponents.
    Engine,
    /// Goes one screen up; on the home screen, leaves the app if the system allows that.
    Back,
    /// Opens the home screen.
    Home,
    /// Leaves the app.
    Leave,
}

/// Changes to the match in the setup.
#[derive(Clone, Debug, PartialEq)]
pub enum SetupAction {
    /// Changes one of the rules.
    Rule(RuleChange),
    /// Shows or hides rarely used options.
    Unfold(Fold),
    /// Sets how two people sit and take turns.
    Arrange(Arrangement),
    /// Sets the mode, which determines how a turn ends.
    Mode(Mode),
    /// Sets the time controls, indexed by [`Side::index`]; `None` for no clock.
    Clocks([Option<TimeControl>; 2]),
    /// Turns undo, hints and warnings off, or on again.
    TournamentMode(bool),
    /// Sets the number of games in the series; `None` for a single game.
    BestOf(Option<u8>),
    /// Accepts the proposal that makes the game more even.
    Equalise(Proposal),
    /// Declines proposals based on matches up to this number.
    LeaveUneven(u32),
    /// Swaps the sides of the players.
    Swap,
    /// Gives the player on this side the next avatar that is free.
    NextAvatar(Side),
    /// Sets the kinds of players.
    Opposition(Opposition),
    /// Sets the level of the computer on this side.
    Level(Side, Level),
    /// Lets the coach choose the level of the computer, or not.
    Coach(Option<Wish>),
    /// Lets the program with this name play this side.
    Program(Side, String),
    /// Opens the text field for a player's name; `None` closes it.
    EditName(Option<Side>),
    /// Gives the player on this side a name from the list of recent ones.
    PickName(Side, String),
    /// Starts the match.
    Start,
}

/// A group of options that the setup hides at first, to keep the page short on a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// All that the setup does not show at one glance.
    Options,
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

/// Actions in a lesson, beside the touches on its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAction {
    /// Goes to the next step, whether or not this one is solved.
    Next,
    /// Goes to the previous step.
    Previous,
    /// Passes the turn.
    Pass,
}

/// Actions on the page of ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RatingAction {
    /// Shows the ratings of the person with this name.
    Of(String),
}

/// Actions on puzzles, beside the touches on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleAction {
    /// Opens the puzzle of the day.
    Today,
    /// Puts the position back, for another try.
    Again,
    /// Shows the right turn, which counts as missed.
    Show,
    /// Goes to another puzzle.
    Next,
    /// Makes a booklet of puzzles that suit the player.
    Print,
    /// Looks for new puzzles on this device.
    Search,
    /// Ends the search.
    Stop,
}

/// Actions on records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordAction {
    /// Copies the record to the clipboard.
    Copy,
    /// Saves the record in a file that the player selects.
    Save,
    /// Shares the record with another app of the player's choice.
    Share,
    /// Shares a picture of the match, or saves it in a file that the player selects.
    Picture,
    /// The same with an animation of its turns, or of the line that the board shows beside it.
    Animation,
    /// The same with a booklet to print.
    Booklet,
    /// Imports a record from the clipboard.
    Paste,
    /// Imports a file that the player selects.
    Open,
    /// Imports the turns of a record before its error.
    TakePart,
    /// Cancels the imports and exports that run.
    Cancel,
    /// Handles the answer of a dialog.
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
    /// Sets the side to move.
    ToMove(Side),
    /// Undoes the last change of the sketch.
    Undo,
    /// Redoes the change that was undone last.
    Redo,
    /// Removes all pieces.
    Clear,
    /// Sets up the start of the game.
    Start,
    /// Copies the position to the clipboard as text.
    Copy,
    /// Reads a position from the clipboard.
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
    /// Shows a further page of the list.
    More,
    /// Shows an earlier page of the list again.
    Less,
    /// Opens the menu of a match; `None` closes it.
    Choose(Option<u32>),
    /// Puts a match on the table.
    Open(u32),
    /// Opens the text field for the title of a match; `None` closes it.
    Rename(Option<u32>),
    /// Deletes a match.
    Delete(u32),
    /// Restores the match that was deleted last.
    BringBack,
    /// Exports the record of a match.
    Share(u32),
    /// Exports a picture of a match.
    Picture(u32),
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

/// Actions on a backup that is being written, previewed or restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupAction {
    /// Lets the settings of the backup replace those here, or not.
    WithSettings(bool),
    /// Restores the backup of the preview.
    Restore,
    /// Stops the work, or leaves the preview.
    Cancel,
}

/// Actions on a program among the opponents. The first two open its page.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineAction {
    /// Adds a program for this game.
    New(Game),
    /// Changes the program of this game with this name.
    Edit(Game, String),
    /// Opens a text field; `None` closes it.
    Write(Option<Field>),
    /// Sets the time for a turn in seconds.
    Time(u32),
    /// Starts the program, to see if it plays.
    Try,
    /// Adds the program to the opponents, or takes over the changes.
    Keep,
    /// Removes the program from the opponents.
    Remove,
}

/// Actions on the about page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AboutAction {
    /// Shows the text of this notice, by its index in the list; `None` hides all texts.
    Unfold(Option<usize>),
}

/// Actions on the report of a failure, which the home screen offers in a safe start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportAction {
    /// Saves the report in a file.
    Save,
}

/// A change of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The colours of everything but the board.
    Theme(ThemeChoice),
    /// The size of text.
    Text(TextSize),
    /// The language with this tag; `None` follows the system.
    Language(Option<&'static str>),
    /// Turns all sounds off, or on again.
    Mute(bool),
    /// The volume of pieces on the board.
    PieceVolume(Volume),
    /// The volume of signals, such as the end of a match.
    SignalVolume(Volume),
    /// The labels along the rim of the board.
    Labels(Labels),
    /// The amount of motion.
    Motion(Motion),
    /// The strength of haptics.
    Haptics(Strength),
    /// The speed of switch scanning; also turns it on and off.
    Scan(ScanSpeed),
    /// Lets a tap anywhere act as the switch.
    ScanTaps(bool),
    /// The hand that plays.
    Hand(Hand),
    /// The board of a game, by its index in [`boards`](crate::app::vocabulary::looks::boards).
    Board(Game, usize),
    /// The pieces of a game, by their index in [`sets`](crate::app::vocabulary::looks::sets).
    Pieces(Game, usize),
    /// The colour of the marks on the board.
    Marks(MarkColour),
    /// The seating of two people in this game.
    Seat(Game, Seating),
    /// The boards of all games, by the index of their [room](crate::app::vocabulary::looks::ROOMS).
    Room(usize),
    /// Selects the game whose board and pieces the settings show, or all games. Saves nothing.
    LookAt(Option<Game>),
    /// Numbers the stones.
    Numbers(bool),
    /// The paper of booklets.
    Paper(Paper),
    /// Shows the targets of the selected piece.
    ShowMoves(bool),
    /// Warns of blunders.
    BlunderCheck(bool),
    /// Shows the evaluation bar.
    Evaluation(bool),
    /// The relays of live play.
    Relays(Relays),
    /// Opens the text field for the address of a relay, or closes it.
    EditRelay(bool),
    /// Lets live play go over relays alone.
    RelayOnly(bool),
    /// Lets links hold the names of the players, or not.
    LinkNames(bool),
    /// Declines the offer of lessons.
    NoLessons,
    /// Declines the offer of the lesson on a game.
    NoLesson(Game),
}

/// Marks a node that can be pressed, with the action that it sends.
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
    /// A switch; `true` if it is on.
    On(bool),
    /// The control of a group of options; `true` while they are shown.
    Unfolded(bool),
}

/// Marks a control that cannot be used now.
#[derive(Component)]
pub struct Disabled;

/// Marks a disabled control that says why when it is pressed: its action is sent, and refused with a reason.
#[derive(Component)]
pub struct Explains;

/// The name of a control for screen readers, if it differs from the control's text.
#[derive(Component)]
pub struct Called(pub String);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Action>();
}
