//! The clock and the threads of the standard library, for the engines.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use crate::engine::{Host, Resources, Task};

/// The [`Host`] of every program that the standard library fully supports.
#[derive(Clone, Copy, Debug)]
pub struct System;

impl Host for System {
    fn now(&self) -> Duration {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }

    fn run_all(&self, tasks: Vec<Task<'_>>) {
        let mut tasks = tasks.into_iter();
        let Some(first) = tasks.next() else { return };
        std::thread::scope(|scope| {
            let others: Vec<_> = tasks.map(|task| scope.spawn(task)).collect();
            first();
            for other in others {
                // The first task has the result; the others only help it.
                _ = other.join();
            }
        });
    }
}

/// Returns resources with so many bytes of memory and so many threads of this system.
#[must_use]
pub const fn resources(memory: usize, threads: usize) -> Resources {
    Resources { memory, threads, host: &System }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_tasks_have_ended_when_run_all_returns() {
        let mut done = [false; 4];
        let tasks = done.iter_mut().map(|done| -> Task<'_> { Box::new(|| *done = true) });
        System.run_all(tasks.collect());
        assert_eq!(done, [true; 4]);
    }

    #[test]
    fn the_clock_never_decreases() {
        let before = System.now();
        assert!(System.now() >= before);
    }
}
