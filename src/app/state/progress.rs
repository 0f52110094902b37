//! The progress of long work on another thread, and the wish to cancel it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// The progress of long work, shared between the thread that works and the one that shows it. Clones share
/// the same counts.
///
/// The counts stand for nothing but themselves, so no memory has to be ordered by them.
#[derive(Clone, Debug, Default)]
pub struct Progress(Arc<Counts>);

/// The counts behind [`Progress`].
#[derive(Debug, Default)]
struct Counts {
    done: AtomicUsize,
    total: AtomicUsize,
    cancelled: AtomicBool,
}

impl Progress {
    /// Returns the number of steps done, and of all steps. The total is 0 while it is unknown.
    #[must_use]
    pub fn done(&self) -> (usize, usize) {
        (self.0.done.load(Ordering::Relaxed), self.0.total.load(Ordering::Relaxed))
    }

    /// Adds to the steps done.
    pub fn add(&self, steps: usize) {
        self.0.done.fetch_add(steps, Ordering::Relaxed);
    }

    /// Sets the number of all steps.
    pub fn set_total(&self, steps: usize) {
        self.0.total.store(steps, Ordering::Relaxed);
    }

    /// Asks the work to stop. It asks [`Progress::is_cancelled`] between its steps.
    pub fn cancel(&self) {
        self.0.cancelled.store(true, Ordering::Relaxed);
    }

    /// Returns `true` if the work is to stop.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.cancelled.load(Ordering::Relaxed)
    }
}
