//! A count of steps, for tests of speed. Time depends on what else a machine does; steps do not.

#[cfg(test)]
use std::cell::Cell;

#[cfg(test)]
thread_local! {
    static STEPS: Cell<usize> = const { Cell::new(0) };
}

/// Returns the number of steps that matches have taken on this thread while it did this: the acts that they
/// have played or looked at.
#[cfg(test)]
pub(super) fn of(work: impl FnOnce()) -> usize {
    let before = STEPS.get();
    work();
    STEPS.get() - before
}

/// Counts steps. Does nothing outside of tests.
#[inline]
pub(super) fn count(steps: usize) {
    #[cfg(test)]
    STEPS.set(STEPS.get() + steps);
    #[cfg(not(test))]
    let _ = steps;
}
