//! How long the turns of a match took.

use std::cell::RefCell;
use std::fmt;
use std::time::{Duration, Instant};

use crate::engine::Decision;
use crate::engine::matches::{Course, Failure, Player};

/// The times of a player's turns.
#[derive(Debug, Default)]
pub(super) struct Times(Vec<Duration>);

/// The mean time of a turn, and the share of the turns that took less than half of it.
impl fmt::Display for Times {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let count = u32::try_from(self.0.len()).unwrap_or(u32::MAX);
        let mean = self.0.iter().sum::<Duration>().checked_div(count).unwrap_or_default();
        let quick = self.0.iter().filter(|&&time| time < mean / 2).count();
        let share = 100. * quick as f64 / f64::from(count.max(1));
        write!(out, "{:.4} s a turn, of which {share:.0} % took less than half", mean.as_secs_f64())
    }
}

/// A player whose turns are timed.
pub(super) struct Timed<'a> {
    pub player: Box<dyn Player + 'a>,
    pub times: &'a RefCell<Times>,
}

impl Player for Timed<'_> {
    fn decide(&mut self, course: &Course) -> Result<Decision, Failure> {
        let began = Instant::now();
        let decision = self.player.decide(course);
        // A forced turn needs no search.
        if course.position.turns().len() > 1 {
            self.times.borrow_mut().0.push(began.elapsed());
        }
        decision
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_described() {
        let times = [10, 10, 10, 50].map(Duration::from_millis);
        assert_eq!(Times(times.to_vec()).to_string(), "0.0200 s a turn, of which 0 % took less than half");
        let times = [1, 1, 1, 57].map(Duration::from_millis);
        assert_eq!(Times(times.to_vec()).to_string(), "0.0150 s a turn, of which 75 % took less than half");
        assert_eq!(Times::default().to_string(), "0.0000 s a turn, of which 0 % took less than half");
    }
}
