//! The themes of puzzles, by which a player sees strengths and weaknesses.

use serde::{Deserialize, Serialize};

use super::Task;

/// The most turns of a quick win.
const QUICK: u8 = 3;

/// The theme of a puzzle: the kind of its task.
///
/// ```
/// use parlour::puzzles::{Task, Theme};
///
/// assert_eq!(Theme::of(Task::WinIn(2)), Theme::QuickWin);
/// assert_eq!(Theme::of(Task::WinIn(6)), Theme::LongWin);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// A win within three turns.
    QuickWin,
    /// A win that takes more turns.
    LongWin,
    /// The one turn that wins, however long it takes.
    OnlyWin,
    /// The one turn that does not lose.
    Hold,
    /// A win of pieces.
    Gain,
    /// A win by nothing but fours.
    Fours,
    /// A capture of stones.
    Capture,
    /// A capture in a ladder.
    Ladder,
    /// A group that must not live.
    Kill,
    /// A capturing race.
    Race,
    /// A group to save.
    Live,
}

impl Theme {
    /// Returns the theme of a task.
    #[must_use]
    pub fn of(task: Task) -> Theme {
        match task {
            Task::Win => Theme::OnlyWin,
            Task::WinIn(turns) if turns <= QUICK => Theme::QuickWin,
            Task::WinIn(_) => Theme::LongWin,
            Task::Hold => Theme::Hold,
            Task::Gain { .. } => Theme::Gain,
            Task::Fours(_) => Theme::Fours,
            Task::Capture { .. } => Theme::Capture,
            Task::Ladder { .. } => Theme::Ladder,
            Task::Kill(_) => Theme::Kill,
            Task::Race(_) => Theme::Race,
            Task::Live(_) => Theme::Live,
        }
    }
}
