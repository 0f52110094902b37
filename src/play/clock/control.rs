//! Time controls.

use serde::{Deserialize, Serialize};

/// A time control of one player. All times are in seconds.
///
/// Each turn and each [choice](crate::rules::Choice) counts as a turn here, even if a player makes
/// several in a row. Forced passes do not count.
///
/// # Examples
///
/// ```
/// use parlour::play::TimeControl;
///
/// let control = TimeControl::Fischer { main: 600, increment: 5 };
/// assert_eq!(control.in_pdn().as_deref(), Some("600+5"));
/// assert_eq!(control.in_sgf(), (600, Some("5 fischer".to_owned())));
/// assert_eq!(control.halved(), Some(TimeControl::Fischer { main: 300, increment: 5 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeControl {
    /// Time for all turns together.
    SuddenDeath {
        /// Time for the game.
        main: u32,
    },
    /// Time for all turns, with an increment before the first turn and after each.
    Fischer {
        /// Time at the start.
        main: u32,
        /// Time added for each turn.
        increment: u32,
    },
    /// Time for all turns, which starts to run only after a delay in each turn. Also called simple delay
    /// or US delay.
    Delay {
        /// Time for the game.
        main: u32,
        /// Time of each turn before the main time runs.
        delay: u32,
    },
    /// The time that a turn took is given back after it, up to a limit.
    ///
    /// Lasts exactly as long as [`Delay`](TimeControl::Delay), but shows a single number: the first turn
    /// begins with the sum of both times.
    Bronstein {
        /// Time for the game.
        main: u32,
        /// Most time given back after a turn.
        delay: u32,
    },
    /// Japanese byo-yomi: after the main time there are periods. A period that a turn does not use up
    /// is whole again for the next turn; otherwise it is lost.
    ByoYomi {
        /// Time before the periods.
        main: u32,
        /// Number of periods.
        periods: u8,
        /// Length of a period.
        period: u32,
    },
    /// Canadian byo-yomi: after the main time, a number of turns must be made in each period. The turn in
    /// which the main time ends is the first of them.
    Canadian {
        /// Time before the first period.
        main: u32,
        /// Number of turns in a period.
        stones: u8,
        /// Length of a period.
        period: u32,
    },
    /// Hourglass: time that one player uses is added to the other player's time.
    Hourglass {
        /// Time at the start.
        main: u32,
    },
    /// Time for each turn, without carrying any over.
    PerTurn {
        /// Time for a turn.
        time: u32,
    },
}

const MINUTE: u32 = 60;

/// Usual main times, in seconds.
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
    /// Returns common time controls by kind, each kind from short to long.
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

    /// Returns the main time in seconds, or the time for each turn.
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

    /// Returns the same control with half the main time. `None` if that is less than the shortest usual time.
    #[must_use]
    pub fn halved(self) -> Option<TimeControl> {
        let half = self.main() / 2;
        (half >= STEPS[0]).then(|| self.with_main(half))
    }

    /// Returns the same control with the next longer usual main time, if there is one.
    #[must_use]
    pub fn longer(self) -> Option<TimeControl> {
        STEPS.iter().find(|&&step| step > self.main()).map(|&step| self.with_main(step))
    }

    /// Returns the same control with the next shorter usual main time, if there is one.
    #[must_use]
    pub fn shorter(self) -> Option<TimeControl> {
        STEPS.iter().rfind(|&&step| step < self.main()).map(|&step| self.with_main(step))
    }

    /// Returns the values of the SGF properties `TM` and `OT`: the main time in seconds and the overtime.
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
            // Other programs know one period of byo-yomi, which is the same.
            TimeControl::PerTurn { time } => (0, Some(format!("1x{time} byo-yomi"))),
        }
    }

    /// Returns the value of the PDN tag `TimeControl`, which draughts shares with chess. `None` for kinds
    /// that chess does not have.
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
    fn main_times_change_in_steps() {
        for &control in TimeControl::presets() {
            let longer = control.longer().expect("every preset has a longer one");
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
