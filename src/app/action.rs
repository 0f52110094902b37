//! Everything that a player can ask for with a control.
//!
//! A control on the screen carries one [`Action`]; a tap or the keyboard sends it as a message,
//! and the room that it concerns carries it out. So one list says what the app can do, a test
//! can press a control without knowing where it is, and a focus survives when its screen is
//! drawn anew.

use bevy::prelude::*;

use super::last_setups::Opposition;
use super::settings::{Labels, MarkColour, Motion, ThemeChoice};
use crate::engine::Level;
use crate::platform::Strength;
use crate::play::Mode;
use crate::play::rule_change::RuleChange;
use crate::rules::{Choice, Claim, Game, Side, Square};

/// What a player asks for.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Action {
    Go(GoTo),
    Setup(SetupAction),
    Play(PlayAction),
    Computer(ComputerAction),
    Replay(ReplayAction),
    Record(RecordAction),
    Set(Setting),
    /// Something in a chapter of the rules, by its place on the page.
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
}

/// What is done in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayAction {
    StartTurn,
    FinishTurn,
    ClearMoves,
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
    /// To say what is good to play.
    Hint,
    /// To say who leads by how much.
    Estimate,
    /// To agree on a draw.
    OfferDraw,
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

/// A change of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    Theme(ThemeChoice),
    Labels(Labels),
    Motion(Motion),
    Haptics(Strength),
    /// The board of a game, by its place among its boards.
    Board(Game, usize),
    /// The pieces of a game, by their place among its sets.
    Pieces(Game, usize),
    Marks(MarkColour),
    /// Choose the look of this game next.
    LookAt(Game),
    /// Number the stones.
    Numbers(bool),
    /// Show where the chosen piece may go.
    ShowMoves(bool),
    /// Warn of turns that throw away much.
    Guard(bool),
    /// Show beside the board who is ahead.
    Evaluation(bool),
}

impl From<GoTo> for Action {
    fn from(go: GoTo) -> Action {
        Action::Go(go)
    }
}

impl From<SetupAction> for Action {
    fn from(action: SetupAction) -> Action {
        Action::Setup(action)
    }
}

impl From<PlayAction> for Action {
    fn from(action: PlayAction) -> Action {
        Action::Play(action)
    }
}

impl From<ComputerAction> for Action {
    fn from(action: ComputerAction) -> Action {
        Action::Computer(action)
    }
}

impl From<ReplayAction> for Action {
    fn from(action: ReplayAction) -> Action {
        Action::Replay(action)
    }
}

impl From<RecordAction> for Action {
    fn from(action: RecordAction) -> Action {
        Action::Record(action)
    }
}

impl From<Setting> for Action {
    fn from(setting: Setting) -> Action {
        Action::Set(setting)
    }
}

/// A node that can be pressed, and what it asks for.
///
/// [`touch`](super::touch) sends the action when a press is lifted on the control;
/// [`focus`](super::focus) does so for Enter and Space.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(Pickable)]
pub struct Control(pub Action);

/// A control that is there but cannot be used now.
#[derive(Component)]
pub struct Disabled;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Action>();
}
