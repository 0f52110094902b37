//! The clock and the threads of the standard library, for the engines; lines of other programs.

use std::sync::{Mutex, OnceLock};
use std::thread::{self, Scope, ScopedJoinHandle};
use std::time::Duration;

use web_time::Instant;

use crate::engine::{Host, Resources, Task};

pub mod lines;

/// The [`Host`] of every program that the standard library fully supports.
#[derive(Clone, Copy, Debug)]
pub struct System;

impl Host for System {
    fn now(&self) -> Duration {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }

    /// Runs the first task on this thread and the others on threads of their own. Tasks for which the
    /// system refuses a thread run after the first one, in order.
    fn run_all(&self, tasks: Vec<Task<'_>>) {
        let mut tasks = tasks.into_iter();
        let Some(first) = tasks.next() else { return };
        run_all(first, tasks, |scope, run| thread::Builder::new().spawn_scoped(scope, run));
    }
}

/// Runs all tasks, each but the first on a thread that `spawn` starts.
fn run_all<'env>(
    first: Task<'env>,
    others: impl Iterator<Item = Task<'env>>,
    spawn: impl for<'scope> Fn(
        &'scope Scope<'scope, '_>,
        Task<'scope>,
    ) -> std::io::Result<ScopedJoinHandle<'scope, ()>>,
) {
    // A thread that is refused drops what it was to run, so every task stays in a slot until it runs.
    let slots: Vec<_> = others.map(|task| Mutex::new(Some(task))).collect();
    let take = |slot: &Mutex<Option<Task<'env>>>| slot.lock().ok().and_then(|mut slot| slot.take());
    thread::scope(|scope| {
        let started = slots.iter().map_while(|slot| {
            let run = move || {
                if let Some(task) = take(slot) {
                    task();
                }
            };
            spawn(scope, Box::new(run)).ok()
        });
        let threads: Vec<_> = started.collect();
        first();
        slots.iter().skip(threads.len()).filter_map(take).for_each(|task| task());
        for thread in threads {
            // The first task has the result; the others only help it.
            _ = thread.join();
        }
    });
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
    fn tasks_without_a_thread_run_after_the_first_in_order() {
        for granted in 0..4 {
            let (order, left) = (Mutex::new(Vec::new()), Mutex::new(granted));
            let order = &order;
            let task = |number: usize| -> Task<'_> {
                Box::new(move || order.lock().expect("no panic").push(number))
            };
            run_all(task(0), (1..4).map(task), |scope, run| {
                let mut left = left.lock().expect("no panic");
                *left = usize::checked_sub(*left, 1).ok_or(std::io::ErrorKind::WouldBlock)?;
                thread::Builder::new().spawn_scoped(scope, run)
            });
            let mut order = order.lock().expect("no panic").clone();
            order.retain(|&number| number == 0 || number > granted);
            let expected: Vec<_> = std::iter::once(0).chain(granted + 1..4).collect();
            assert_eq!(order, expected, "with {granted} threads");
        }
    }

    #[test]
    fn the_clock_never_decreases() {
        let before = System.now();
        assert!(System.now() >= before);
    }
}
