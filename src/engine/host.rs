//! The clock and the threads that engines are given.
//!
//! Engines read no clock and start no thread themselves: a browser, for example, has neither in the
//! standard library. `crate::system` implements [`Host`] with the standard library.

use std::fmt;
use std::time::Duration;

/// One of the tasks that [`Host::run_all`] runs.
pub type Task<'a> = Box<dyn FnOnce() + Send + 'a>;

/// A clock, and a way to run tasks in parallel.
pub trait Host: fmt::Debug + Sync {
    /// Returns the time since a fixed moment. It never decreases.
    fn now(&self) -> Duration;

    /// Runs all tasks, in parallel where possible, and returns when all have ended.
    ///
    /// A host without threads runs them one after the other, in order: a task may wait for one
    /// before it in the list, but not for one behind it.
    fn run_all(&self, tasks: Vec<Task<'_>>);
}

/// A host without a clock and without threads, for searches that only nodes or depth limit.
#[derive(Clone, Copy, Debug)]
pub struct NoHost;

impl Host for NoHost {
    /// Returns zero: time limits are never reached.
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
