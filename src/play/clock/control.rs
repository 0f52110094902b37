//! How much time a player is given.

use serde::{Deserialize, Serialize};

/// How much time a player is given. All times are in seconds.
///
/// A turn is each turn and each [choice](crate::rules::Choice) that a player makes, also where a
/// player makes several in a row. A pass to which the rules force is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeControl {
    /// So much for all turns.
    SuddenDeath { main: u32 },
    /// So much, and more of it for every turn: before the first, and after each.
    Fischer { main: u32, increment: u32 },
    /// In every turn the main time waits so long before it runs. Also called simple or US delay.
    Delay { main: u32, delay: u32 },
    /// After every turn comes back what it took, up to so much. It lasts exactly as long as with
    /// [`Delay`](TimeControl::Delay), but is one number: the first turn begins with the sum of both.
    Bronstein { main: u32, delay: u32 },
    /// Japanese byo-yomi. When the main time is spent there are periods: one that is not used up
    /// in a turn is whole again for the next, one that is used up is lost.
    ByoYomi { main: u32, periods: u8, period: u32 },
    /// Canadian byo-yomi. When the main time is spent so many turns have to be made in a period,
    /// and then again as many in another. The turn in which the main time ends is the first.
    Canadian { main: u32, stones: u8, period: u32 },
    /// What one player spends the other gains.
    Hourglass { main: u32 },
    /// So much for every turn, whatever earlier ones took.
    PerTurn { time: u32 },
}

const MINUTE: u32 = 60;

/// Main times that people agree on.
const STEPS: [u32; 19] = [
    10,
    15,
    20,
    30,
    45,
    MINUTE,
    2 * MINUTE,
    3 * MINUTE,
    5 * MINUTE,
    10 * MINUTE,
    15 * MINUTE,
    20 * MINUTE,
    25 * MINUTE,
    30 * MINUTE,
    45 * MINUTE,
    60 * MINUTE,
    90 * MINUTE,
    120 * MINUTE,
    180 * MINUTE,
];

impl TimeControl {
    /// What is worth choosing from, the kinds one after the other, from short to long.
    #[must_use]
    pub fn presets() -> &'static [TimeControl] {
        &[
            TimeControl::SuddenDeath { main: 5 * MINUTE },
            TimeControl::SuddenDeath { main: 10 * MINUTE },
            TimeControl::SuddenDeath { main: 30 * MINUTE },
            TimeControl::Fischer { main: 3 * MINUTE, increment: 2 },
            TimeControl::Fischer { main: 10 * MINUTE, increment: 5 },
            TimeControl::Fischer { main: 15 * MINUTE, increment: 10 },
            TimeControl::Delay { main: 5 * MINUTE, delay: 3 },
            TimeControl::Delay { main: 25 * MINUTE, delay: 5 },
            TimeControl::Bronstein { main: 10 * MINUTE, delay: 5 },
            TimeControl::ByoYomi { main: 10 * MINUTE, periods: 3, period: 30 },
            TimeControl::ByoYomi { main: 30 * MINUTE, periods: 5, period: 30 },
            TimeControl::Canadian { main: 10 * MINUTE, stones: 25, period: 5 * MINUTE },
            TimeControl::Hourglass { main: 2 * MINUTE },
            TimeControl::PerTurn { time: 30 },
            TimeControl::PerTurn { time: MINUTE },
        ]
    }

    /// The time that there is most of: the main time, or that of every turn.
    #[must_use]
    pub fn main(mut self) -> u32 {
        *self.main_mut()
    }

    fn with_main(mut self, time: u32) -> TimeControl {
        *self.main_mut() = time;
        self
    }

    fn main_mut(&mut self) -> &mut u32 {
        match self {
            TimeControl::SuddenDeath { main }
            | TimeControl::Fischer { main, .. }
            | TimeControl::Delay { main, .. }
            | TimeControl::Bronstein { main, .. }
            | TimeControl::ByoYomi { main, .. }
            | TimeControl::Canadian { main, .. }
            | TimeControl::Hourglass { main }
            | TimeControl::PerTurn { time: main } => main,
        }
    }

    /// The same with half the main time, if that is enough to play with.
    #[must_use]
    pub fn halved(self) -> Option<TimeControl> {
        let half = self.main() / 2;
        (half >= STEPS[0]).then(|| self.with_main(half))
    }

    /// The same with the next longer main time that people agree on, if there is one.
    #[must_use]
    pub fn longer(self) -> Option<TimeControl> {
        STEPS.iter().find(|&&step| step > self.main()).map(|&step| self.with_main(step))
    }

    /// The same with the next shorter main time that people agree on, if there is one.
    #[must_use]
    pub fn shorter(self) -> Option<TimeControl> {
        STEPS.iter().rfind(|&&step| step < self.main()).map(|&step| self.with_main(step))
    }

    /// The main time as Smart Game Format says it, and how it says what comes besides.
    #[must_use]
    pub fn in_sgf(self) -> (u32, Option<String>) {
        match self {
            TimeControl::SuddenDeath { main } => (main, None),
            TimeControl::Fischer { main, increment } => (main, Some(format!("{increment} fischer"))),
            TimeControl::Delay { main, delay } => (main, Some(format!("{delay} delay"))),
            TimeControl::Bronstein { main, delay } => (main, Some(format!("{delay} bronstein"))),
            TimeControl::ByoYomi { main, periods, period } => {
                (main, Some(format!("{periods}x{period} byo-yomi")))
            }
            TimeControl::Canadian { main, stones, period } => {
                (main, Some(format!("{stones}/{period} canadian")))
            }
            TimeControl::Hourglass { main } => (main, Some("hourglass".to_owned())),
            // The same in the words that other programs know.
            TimeControl::PerTurn { time } => (0, Some(format!("1x{time} byo-yomi"))),
        }
    }

    /// The value of the tag `TimeControl`, which draughts have from chess; none for a kind of which
    /// chess knows nothing.
    #[must_use]
    pub fn in_pdn(self) -> Option<String> {
        match self {
            TimeControl::SuddenDeath { main } => Some(main.to_string()),
            TimeControl::Fischer { main, increment } => Some(format!("{main}+{increment}")),
            TimeControl::Hourglass { main } => Some(format!("*{main}")),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_go_up_and_down_in_steps() {
        for &control in TimeControl::presets() {
            let longer = control.longer().expect("none of them is the longest");
            assert!(longer.main() > control.main());
            assert_eq!(longer.shorter().map(TimeControl::main), Some(control.main()));
        }
        assert_eq!(TimeControl::PerTurn { time: 10 }.shorter(), None);
        assert_eq!(
            TimeControl::SuddenDeath { main: 100 }.longer(),
            Some(TimeControl::SuddenDeath { main: 120 })
        );
    }
}
