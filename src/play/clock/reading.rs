//! Clock readings, computed from the time spent.

use super::TimeControl;

/// Milliseconds in a second.
const SECOND: u64 = 1000;
/// Time in milliseconds below which tenths of a second are shown.
const TENTHS_BELOW: u64 = 20 * SECOND;

/// The clock of one player at the beginning of a turn. All times are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    main: u64,
    /// Number of periods of byo-yomi left.
    periods: u8,
    /// Number of turns to make in the Canadian period. The time left of it is `period`.
    stones: u8,
    period: u64,
}

/// The time of a player at one moment. All times are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Time left of the main time, or of the turn if each turn has its own time.
    pub main: u64,
    /// Delay left in this turn before the main time runs.
    pub delay: u64,
    /// Overtime, once the main time is used up and if the control has overtime.
    pub overtime: Option<Overtime>,
    /// Time left in this turn until the flag falls.
    pub until_flag: u64,
}

/// The time after the main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overtime {
    /// Time left in the current period, in milliseconds.
    pub left: u64,
    /// Number of periods left, the current one included. Always 1 for Canadian byo-yomi.
    pub periods: u8,
    /// Number of turns to make in the period. Always 1 for Japanese byo-yomi.
    pub stones: u8,
}

/// A time as a clock shows it. Rounded up, so that zero is shown only when no time is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Whole hours.
    pub hours: u64,
    /// Minutes, below 60.
    pub minutes: u64,
    /// Seconds, below 60.
    pub seconds: u64,
    /// Tenths of a second, below 20 seconds only.
    pub tenths: Option<u64>,
}

fn ms(seconds: u32) -> u64 {
    u64::from(seconds) * SECOND
}

impl Clock {
    /// Creates the clock before the first turn.
    #[must_use]
    pub fn new(control: TimeControl) -> Clock {
        let clock = |main| Clock { control, main: ms(main), periods: 0, stones: 0, period: 0 };
        match control {
            TimeControl::SuddenDeath { main }
            | TimeControl::Delay { main, .. }
            | TimeControl::Hourglass { main } => clock(main),
            TimeControl::PerTurn { time } => clock(time),
            TimeControl::Fischer { main, increment: more } | TimeControl::Bronstein { main, delay: more } => {
                Clock { main: ms(main) + ms(more), ..clock(main) }
            }
            TimeControl::ByoYomi { main, periods, .. } => Clock { periods, ..clock(main) },
            TimeControl::Canadian { main, stones, period } => {
                Clock { stones, period: ms(period), ..clock(main) }
            }
        }
    }

    /// Returns the reading after `spent` milliseconds of the turn.
    #[must_use]
    pub fn reading(self, spent: u64) -> Reading {
        let main = self.main.saturating_sub(spent);
        let plain = Reading { main, delay: 0, overtime: None, until_flag: main };
        match self.control {
            TimeControl::SuddenDeath { .. }
            | TimeControl::Fischer { .. }
            | TimeControl::Bronstein { .. }
            | TimeControl::Hourglass { .. }
            | TimeControl::PerTurn { .. } => plain,
            TimeControl::Delay { delay, .. } => {
                let whole = ms(delay);
                let main = self.main.saturating_sub(spent.saturating_sub(whole));
                let delay = whole.saturating_sub(spent);
                Reading { main, delay, overtime: None, until_flag: main + delay }
            }
            TimeControl::ByoYomi { period, .. } => {
                let (all, period) = (u64::from(self.periods) * ms(period), ms(period).max(1));
                let until_flag = (self.main + all).saturating_sub(spent);
                let overtime = (main == 0).then(|| {
                    let periods = until_flag.div_ceil(period);
                    let left = until_flag - periods.saturating_sub(1) * period;
                    Overtime { left, periods: u8::try_from(periods).unwrap_or(u8::MAX), stones: 1 }
                });
                Reading { overtime, until_flag, ..plain }
            }
            TimeControl::Canadian { .. } => {
                let until_flag = (self.main + self.period).saturating_sub(spent);
                let overtime = Overtime { left: until_flag, periods: 1, stones: self.stones };
                Reading { overtime: (main == 0).then_some(overtime), until_flag, ..plain }
            }
        }
    }

    /// Returns the clock after a turn that took `spent` milliseconds.
    #[must_use]
    pub fn after(self, spent: u64) -> Clock {
        let Reading { main, overtime, .. } = self.reading(spent);
        let after = Clock { main, ..self };
        match (self.control, overtime) {
            (TimeControl::Fischer { increment, .. }, _) => {
                Clock { main: main.saturating_add(ms(increment)), ..self }
            }
            (TimeControl::Bronstein { delay, .. }, _) => Clock { main: main + spent.min(ms(delay)), ..self },
            (TimeControl::PerTurn { .. }, _) => self,
            (TimeControl::ByoYomi { .. }, Some(Overtime { periods, .. })) => Clock { periods, ..after },
            (TimeControl::Canadian { stones, period, .. }, Some(Overtime { left, .. })) => {
                match self.stones.saturating_sub(1) {
                    0 => Clock { stones, period: ms(period), ..after },
                    stones => Clock { stones, period: left, ..after },
                }
            }
            _ => after,
        }
    }

    /// Returns the clock after the other player has used `spent` milliseconds.
    #[must_use]
    pub fn while_other(self, spent: u64) -> Clock {
        match self.control {
            TimeControl::Hourglass { .. } => Clock { main: self.main.saturating_add(spent), ..self },
            _ => self,
        }
    }
}

impl Reading {
    /// Returns `true` if no time is left.
    #[must_use]
    pub fn has_fallen(&self) -> bool {
        self.until_flag == 0
    }

    /// Returns the time that runs now, in milliseconds: the main time, and after it the current period.
    #[must_use]
    pub fn left(&self) -> u64 {
        self.overtime.map_or(self.main, |overtime| overtime.left)
    }

    /// Returns the time that runs now, as the clock shows it.
    #[must_use]
    pub fn face(&self) -> Face {
        Face::of(self.left())
    }

    /// Returns the time until the display changes, in milliseconds of running.
    #[must_use]
    pub fn changes_in(&self) -> u64 {
        if self.delay > 0 { until_next(self.delay, SECOND) } else { Face::changes_in(self.left()) }
    }
}

impl Face {
    /// Returns the display of a time in milliseconds.
    #[must_use]
    pub fn of(time: u64) -> Face {
        let in_tenths = time < TENTHS_BELOW;
        let tenths = time.div_ceil(SECOND / 10);
        let seconds = if in_tenths { tenths / 10 } else { time.div_ceil(SECOND) };
        Face {
            hours: seconds / 3600,
            minutes: seconds / 60 % 60,
            seconds: seconds % 60,
            tenths: in_tenths.then_some(tenths % 10),
        }
    }

    fn changes_in(time: u64) -> u64 {
        if time < TENTHS_BELOW {
            until_next(time, SECOND / 10)
        } else {
            until_next(time, SECOND).min(time - TENTHS_BELOW + 1)
        }
    }
}

/// Returns the time until a countdown, rounded up to whole steps, is one step lower.
fn until_next(time: u64, step: u64) -> u64 {
    time.saturating_sub(1) % step + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The clock after turns that took these times.
    fn after(control: TimeControl, turns: &[u64]) -> Clock {
        turns.iter().fold(Clock::new(control), |clock, &spent| clock.after(spent))
    }

    fn overtime(clock: Clock, spent: u64) -> Option<(u64, u8, u8)> {
        clock.reading(spent).overtime.map(|Overtime { left, periods, stones }| (left, periods, stones))
    }

    #[test]
    fn sudden_death_counts_down() {
        let control = TimeControl::SuddenDeath { main: 10 };
        assert_eq!(after(control, &[1, 2500]).reading(7498).until_flag, 1);
        assert!(after(control, &[1, 2500]).reading(7499).has_fallen());
        assert!(after(control, &[1, 2500]).reading(u64::MAX).has_fallen());
    }

    #[test]
    fn fischer_adds_the_increment_before_the_first_turn_and_after_each() {
        let control = TimeControl::Fischer { main: 10, increment: 2 };
        assert_eq!(after(control, &[]).reading(0).main, 12_000);
        assert_eq!(after(control, &[500]).reading(0).main, 13_500, "the main time can grow");
        assert_eq!(after(control, &[500, 13_499]).reading(0).main, 2001);
    }

    #[test]
    fn a_delay_precedes_the_main_time_in_every_turn() {
        let clock = after(TimeControl::Delay { main: 10, delay: 3 }, &[2999, 3001]);
        let at = |spent| {
            let Reading { main, delay, until_flag, .. } = clock.reading(spent);
            (main, delay, until_flag)
        };
        assert_eq!(at(0), (9999, 3000, 12_999));
        assert_eq!(at(2999), (9999, 1, 10_000));
        assert_eq!(at(3001), (9998, 0, 9998));
        assert_eq!(at(12_999), (0, 0, 0));
    }

    #[test]
    fn bronstein_lasts_as_long_as_a_delay() {
        let (main, delay) = (10, 3);
        let clock = |turns: &[u64]| after(TimeControl::Bronstein { main, delay }, turns);
        assert_eq!(clock(&[]).reading(0).main, 13_000);
        assert_eq!(clock(&[2000]).reading(0).main, 13_000, "only the time spent is given back");
        assert_eq!(clock(&[5000]).reading(0).main, 11_000);
        let turns = [0, 1, 2999, 3000, 3001, 7000, 40];
        for made in 0..turns.len() {
            let delayed = after(TimeControl::Delay { main, delay }, &turns[..made]);
            for spent in [0, 1, 2999, 3000, 3001, 9000] {
                let [one, other] = [clock(&turns[..made]), delayed].map(|clock| clock.reading(spent));
                assert_eq!(one.until_flag, other.until_flag);
            }
        }
    }

    #[test]
    fn unused_byo_yomi_periods_are_restored_and_used_ones_lost() {
        let control = TimeControl::ByoYomi { main: 10, periods: 3, period: 5 };
        let clock = after(control, &[4000]);
        assert_eq!((overtime(clock, 5999), clock.reading(5999).until_flag), (None, 15_001));
        assert_eq!(overtime(clock, 6000), Some((5000, 3, 1)));
        assert_eq!(overtime(clock, 10_999), Some((1, 3, 1)));
        assert_eq!(overtime(clock, 11_000), Some((5000, 2, 1)));
        assert_eq!(overtime(clock, 20_999), Some((1, 1, 1)));
        assert_eq!((overtime(clock, 21_000), clock.reading(21_000).has_fallen()), (Some((0, 0, 1)), true));

        let clock = after(control, &[4000, 10_999, 4999]);
        assert_eq!(overtime(clock, 0), Some((5000, 3, 1)));
        assert_eq!(overtime(clock.after(5000), 0), Some((5000, 2, 1)), "a period that is fully used is lost");
        let none = TimeControl::ByoYomi { main: 1, periods: 3, period: 0 };
        assert!(after(none, &[]).reading(1000).has_fallen());
    }

    #[test]
    fn a_canadian_period_covers_several_turns() {
        let control = TimeControl::Canadian { main: 10, stones: 3, period: 20 };
        let clock = after(control, &[9999]);
        assert_eq!((overtime(clock, 0), overtime(clock, 1)), (None, Some((20_000, 1, 3))));
        let clock = clock.after(5001);
        assert_eq!(overtime(clock, 0), Some((15_000, 1, 2)), "the turn in which the period begins counts");
        let clock = clock.after(0);
        assert_eq!(overtime(clock, 14_999), Some((1, 1, 1)));
        assert!(clock.reading(15_000).has_fallen());
        assert_eq!(overtime(clock.after(14_999), 0), Some((20_000, 1, 3)), "another period begins");
    }

    #[test]
    fn an_hourglass_gains_the_opponents_time_and_time_per_turn_is_restored() {
        let clock = after(TimeControl::Hourglass { main: 10 }, &[4000]).while_other(1500);
        assert_eq!(clock.reading(1).main, 7499);
        assert_eq!(after(TimeControl::SuddenDeath { main: 10 }, &[]).while_other(9).reading(0).main, 10_000);
        let clock = after(TimeControl::PerTurn { time: 30 }, &[29_999]);
        assert_eq!((clock.reading(29_999).main, clock.reading(30_000).has_fallen()), (1, true));
    }

    #[test]
    fn displays_round_up_and_announce_their_next_change() {
        let say = |time| {
            let Face { hours, minutes, seconds, tenths } = Face::of(time);
            let tenths = tenths.map_or_else(String::new, |tenths| format!(".{tenths}"));
            format!("{hours}:{minutes:02}:{seconds:02}{tenths}")
        };
        for (time, face) in [
            (0, "0:00:00.0"),
            (1, "0:00:00.1"),
            (19_900, "0:00:19.9"),
            (19_901, "0:00:20.0"),
            (19_999, "0:00:20.0"),
            (20_000, "0:00:20"),
            (59_001, "0:01:00"),
            (3_599_001, "1:00:00"),
            (36_000_000, "10:00:00"),
        ] {
            assert_eq!(say(time), face);
        }
        for time in (1..=250).chain(19_500..=21_500) {
            let wait = Face::changes_in(time);
            assert!((1..wait).all(|spent| say(time - spent) == say(time)), "{time}");
            assert_ne!(say(time - wait), say(time), "{time}");
        }
        let delayed = Clock::new(TimeControl::Delay { main: 60, delay: 3 });
        assert_eq!(delayed.reading(400).changes_in(), 600);
        assert_eq!(delayed.reading(3400).changes_in(), 600);
    }
}
