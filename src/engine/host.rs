//! The clock and the threads of engines.
//!
//! Engines read no clock and start no thread themselves, because the standard library has neither on
//! some platforms, such as browsers. `crate::system` implements [`Host`] with the standard library.

use std::fmt;
use std::time::Duration;

/// One of the tasks that [`Host::run_all`] runs.
pub type Task<'a> = Box<dyn FnOnce() + Send + 'a>;

/// A clock, and a way to run tasks in parallel.
///
/// `parlour::system` has the implementation of the standard library. This one has a clock, but runs the
/// tasks of a search one after the other:
///
/// ```
/// use parlour::engine::{self, Host, Limits, Lines, Question, Resources, Stop, Task};
/// use parlour::rules::Game;
/// use std::sync::LazyLock;
/// use std::time::{Duration, Instant};
///
/// #[derive(Debug)]
/// struct ClockOnly(Instant);
///
/// impl Host for ClockOnly {
///     fn now(&self) -> Duration {
///         self.0.elapsed()
///     }
///
///     fn run_all(&self, tasks: Vec<Task<'_>>) {
///         tasks.into_iter().for_each(|task| task());
///     }
/// }
///
/// static HOST: LazyLock<ClockOnly> = LazyLock::new(|| ClockOnly(Instant::now()));
///
/// let rules = Game::Gomoku.presets()[0].rules;
/// let position = rules.start();
/// let mut engine = engine::engine(rules, Resources { memory: 1 << 20, threads: 1, host: &*HOST });
/// let question = Question {
///     position: &*position,
///     history: &[position.hash()],
///     limits: Limits::time(Duration::from_millis(20)),
///     lines: Lines::Best(1),
///     seed: 1,
/// };
/// assert_eq!(engine.analyse(&question, &Stop::default()).lines.len(), 1);
/// ```
pub trait Host: fmt::Debug + Sync {
    /// Returns the time since a fixed moment. It never decreases.
    fn now(&self) -> Duration;

    /// Runs all tasks, in parallel where possible, and returns when all have ended.
    ///
    /// A host without threads runs them in order, one after the other. A task may therefore wait for an
    /// earlier task of the list, but not for a later one.
    fn run_all(&self, tasks: Vec<Task<'_>>);
}

/// A host without a clock and without threads, for searches that only nodes or depth limit.
///
/// ```
/// use parlour::engine::{Host, NoHost, Task};
/// use std::sync::Mutex;
/// use std::time::Duration;
///
/// assert_eq!(NoHost.now(), Duration::ZERO);
/// let order = Mutex::new(Vec::new());
/// let task = |number: u32| -> Task<'_> {
///     let order = &order;
///     Box::new(move || order.lock().unwrap().push(number))
/// };
/// NoHost.run_all(vec![task(1), task(2)]);
/// assert_eq!(order.into_inner().unwrap(), [1, 2]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct NoHost;

impl Host for NoHost {
    /// Returns zero, so a time limit is never reached.
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn run_all(&self, tasks: Vec<Task<'_>>) {
        for task in tasks {
            task();
        }
    }
}

#[cfg(test)]
pub(crate) mod testing {
    use super::*;
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::time::Instant;

    /// A clock and threads for the engines' own tests.
    #[derive(Debug)]
    struct TestHost;

    impl Host for TestHost {
        fn now(&self) -> Duration {
            static START: LazyLock<Instant> = LazyLock::new(Instant::now);
            START.elapsed()
        }

        fn run_all(&self, tasks: Vec<Task<'_>>) {
            std::thread::scope(|scope| {
                for task in tasks {
                    scope.spawn(task);
                }
            });
        }
    }

    pub(crate) fn host() -> &'static dyn Host {
        &TestHost
    }

    /// A clock that goes on by the same time whenever it is read, so that it does not depend on the machine. It has no
    /// threads.
    #[derive(Debug)]
    struct SteppingHost {
        step: Duration,
        reads: AtomicU32,
    }

    impl Host for SteppingHost {
        fn now(&self) -> Duration {
            self.step * self.reads.fetch_add(1, Ordering::Relaxed)
        }

        fn run_all(&self, tasks: Vec<Task<'_>>) {
            NoHost.run_all(tasks);
        }
    }

    pub(crate) fn stepping(step: Duration) -> &'static dyn Host {
        Box::leak(Box::new(SteppingHost { step, reads: AtomicU32::new(0) }))
    }

    #[test]
    fn a_host_without_threads_runs_tasks_in_order() {
        let order = std::sync::Mutex::new(Vec::new());
        let task = |number: u32| -> Task<'_> {
            let order = &order;
            Box::new(move || order.lock().expect("no panic").push(number))
        };
        NoHost.run_all(vec![task(1), task(2), task(3)]);
        assert_eq!(*order.lock().expect("no panic"), [1, 2, 3]);
    }
}
