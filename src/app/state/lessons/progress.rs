//! What was learned of a game.

use crate::app::state::lessons::chapters;
use crate::app::state::settings::Settings;
use crate::rules::Rules;

/// Learning progress of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Number of solved steps.
    pub done: usize,
    /// Number of steps under the rules.
    pub all: usize,
}

impl Progress {
    /// Returns the progress for a game with these rules. Only chapters with a goal count.
    #[must_use]
    pub fn of(settings: &Settings, rules: Rules) -> Progress {
        let chapters = chapters::of(rules);
        let steps = chapters.iter().filter(|chapter| chapter.goal.is_some());
        let done = steps.clone().filter(|chapter| settings.learned.contains(chapter.key)).count();
        Progress { done, all: steps.count() }
    }

    /// Returns `true` if all steps are solved.
    #[must_use]
    pub fn is_complete(self) -> bool {
        self.done >= self.all
    }
}
