//! Everything that a player can ask for with a control.
//!
//! A control on the screen carries one [`Action`]; a tap or the keyboard sends it as a message,
//! and the room that it concerns carries it out. So one list says what the app can do, a test
//! can press a control without knowing where it is, and a focus survives when its screen is
//! drawn anew.

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

/// What a player asks for.
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
    /// Something in a chapter of the rules, by its place on the page.
    #[from(skip)]
    Lesson(usize, LessonAction),
}

/// Ways from screen to screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoTo {
    /// Back to the match on the table.
    Resume,
    /// Prepare a new game.
    Setup(Game),
    Settings,
    Rules(Game),
    /// The record of the match on the table, and the way in for others.
    Record,
    /// The position that is being set up.
    Editor,
    /// Every match there is.
    Library,
    /// Who has won how often against whom.
    Players,
    /// What can be learned.
    Lessons,
    /// One screen up; from home it leaves the app where the system has such a way.
    Back,
    Home,
}

/// Changes to the game that is being prepared.
#[derive(Clone, Debug, PartialEq)]
pub enum SetupAction {
    Rule(RuleChange),
    /// Show what few choose, or hide it again.
    Unfold(Fold),
    Mode(Mode),
    /// How much time the players have.
    Clocks([Option<TimeControl>; 2]),
    /// Whether nothing is taken back and nobody helps.
    TournamentMode(bool),
    /// How many games count together, where it is more than one.
    BestOf(Option<u8>),
    /// To play with what was proposed to make the game more even.
    Equalise(Proposal),
    /// To play on as before, whatever happened up to the match of this number.
    LeaveUneven(u32),
    /// The other player moves first.
    Swap,
    NextAvatar(Side),
    /// Who plays against whom.
    Opposition(Opposition),
    /// How strong the computer on this side is.
    Level(Side, Level),
    /// Open or close the editor for a player's name.
    EditName(Option<Side>),
    /// A name from the list of those that were used before.
    PickName(Side, String),
    Start,
}

/// What the setup screen hides until it is asked for, so that a phone is not a wall of choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// The less common presets.
    Presets,
    /// The house rules that few argue about.
    HouseRules,
    /// Unusual sizes of the board.
    Sizes,
    /// Unusual komi.
    Komi,
    /// All kinds of clocks.
    Clocks,
}

/// What is done in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayAction {
    StartTurn,
    FinishTurn,
    ClearMoves,
    /// Stop the clocks.
    Pause,
    /// Let them run.
    Resume,
    /// Show the previous turn, or stop showing it.
    ShowPrevious,
    Undo,
    Redo,
    Resign,
    AgreeDraw,
    Claim(Claim),
    /// Leave the turn to the other side.
    Pass,
    /// Decide what there is to decide in an opening.
    Choose(Choice),
    /// While the game is counted: a player agrees on what is marked dead, or no longer does.
    Agree(Side),
    /// There is no agreement, and play goes on.
    PlayOn,
    Rematch,
    Mode(Mode),
    /// Show or hide what has no place of its own on the screen.
    More,
}

impl PlayAction {
    /// Whether it goes back or forth in what was done.
    #[must_use]
    pub fn takes_back(self) -> bool {
        matches!(self, PlayAction::Undo | PlayAction::Redo)
    }

    /// Whether only whoever's turn it is may ask for this.
    #[must_use]
    pub fn makes_a_turn(self) -> bool {
        use PlayAction::{Choose, Claim, ClearMoves, FinishTurn, Pass, StartTurn};
        matches!(self, StartTurn | FinishTurn | ClearMoves | Pass | Choose(_) | Claim(_))
    }
}

/// What is asked of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputerAction {
    /// To give its opinion.
    Ask(Ask),
    /// To think no longer.
    MoveNow,
    /// Where it plays against itself: to stop or to go on after this turn.
    Pause,
    /// One turn alone.
    Step,
    /// Play the turn that the guard warns of.
    PlayAnyway,
    /// Do not.
    TakeBack,
}

/// On what the computer is asked for its opinion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// What is good to play.
    Hint,
    /// Who leads by how much.
    Estimate,
    /// Whether it agrees on a draw.
    Draw,
}

/// What is done on the little board of a chapter of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonAction {
    Touch(Square),
    /// Play the turn that was made, though it could go on.
    Finish,
    Pass,
    /// Back to the beginning of the chapter.
    Again,
}

/// What is done while a match is walked through. The first of them begins that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayAction {
    /// Begin where the match stands.
    Open,
    First,
    Back,
    Forward,
    Last,
    /// To the point after so many acts.
    To(usize),
    /// Take the match itself to the point that is seen.
    PlayFromHere,
    /// Back to the match as it stands.
    Done,
}

/// What is done while a match is looked at again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Begin, or go on where it was.
    Begin,
    Stop,
    /// Go to the key moment before what is seen.
    Before,
    /// Go to the one behind it.
    Next,
    /// Show the better turn on the board, or do not.
    ShowBetter(bool),
    /// Play a match that goes on from what is seen.
    TryAgain,
    /// The same, for whoever has the turn, against the computer.
    TryComputer,
}

/// What is done with records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordAction {
    Copy,
    Save,
    /// Hand it to another program that the player chooses.
    Share,
    Paste,
    Open,
    /// Take the turns of a record up to the one that cannot be read.
    TakePart,
    /// A dialog was answered, or a file that was dropped has been read.
    Answered,
}

/// What is done while a position is set up. The first two of them begin that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorAction {
    /// For a game, by the rules that its next match has.
    Open(Game),
    /// From the position on the board on.
    TakeOver,
    /// Take this piece in hand, to be put by touches; with none, they take away.
    Hold(Option<Piece>),
    ToMove(Side),
    Undo,
    Redo,
    /// Take everything off.
    Clear,
    /// Put the pieces as a game begins.
    Start,
    /// The position as a text.
    Copy,
    Paste,
    /// Show the whole board, of which a part is enlarged.
    WholeBoard,
    /// Prepare a match that begins so.
    Play,
    /// Let the next match of this game begin as usual.
    Forget(Game),
}

impl EditorAction {
    /// Whether it leaves the board much as it is: who looks at a part of it goes on there.
    #[must_use]
    pub fn is_small(self) -> bool {
        use EditorAction::{Copy, Hold, Redo, ToMove, Undo};
        matches!(self, Hold(_) | ToMove(_) | Undo | Redo | Copy)
    }
}

/// What is done with the matches that are kept, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LibraryAction {
    /// Show only this game, or all.
    Filter(Option<Game>),
    /// Show more of the list.
    More,
    /// Show what can be done with a match, or with none.
    Choose(Option<u32>),
    /// Put it on the table.
    Open(u32),
    /// Write what this match is called, or have written it.
    Rename(Option<u32>),
    Delete(u32),
    /// Bring back the one that was deleted last.
    BringBack,
    /// Hand out its record.
    Share(u32),
    /// Hand out the records of all matches of a game in one file.
    Collection(Game),
    /// Hand out the table of results.
    Results,
    /// The results begin at nothing; the games stay.
    CountAnew,
    /// Every game counts for the results again.
    CountAll,
    /// Hand out everything in one file.
    BackUp,
}

/// A change of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    Theme(ThemeChoice),
    Text(TextSize),
    /// The language of this tag, or as the system has it.
    Language(Option<&'static str>),
    Mute(bool),
    PieceVolume(Volume),
    SignalVolume(Volume),
    Labels(Labels),
    Motion(Motion),
    Haptics(Strength),
    Scan(ScanSpeed),
    /// Whether a tap anywhere is the one switch.
    ScanTaps(bool),
    Hand(Hand),
    /// The board of a game, by its place among its boards.
    Board(Game, usize),
    /// The pieces of a game, by their place among its sets.
    Pieces(Game, usize),
    Marks(MarkColour),
    /// How two people sit who play this game.
    Seat(Game, Seating),
    /// Choose the look of this game next.
    LookAt(Game),
    /// Number the stones.
    Numbers(bool),
    /// Show where the chosen piece may go.
    ShowMoves(bool),
    /// Warn of turns that throw away much.
    BlunderCheck(bool),
    /// Show beside the board who is ahead.
    Evaluation(bool),
    /// Nobody wants to be taught at the first start.
    NoLessons,
}

/// A node that can be pressed, and what it asks for.
///
/// [`touch`](crate::app::input::touch) sends the action when a press is lifted on the control;
/// [`focus`](crate::app::input::focus) does so for Enter and Space.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(Pickable)]
pub struct Control(pub Action);

/// What a control says of itself beside its words, to those who listen.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// It is one of several of which one is chosen: whether it is that one.
    Chosen(bool),
    /// It is on or off.
    On(bool),
}

/// A control that is there but cannot be used now.
#[derive(Component)]
pub struct Disabled;

/// What a control is called, where the words on it do not say it.
#[derive(Component)]
pub struct Called(pub String);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Action>();
}
