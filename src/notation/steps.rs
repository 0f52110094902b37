//! A count of the steps of readers, for tests of their speed.
//!
//! A test that measures time fails on a busy machine. The number of steps is the same everywhere.

#[cfg(feature = "tools")]
use std::cell::Cell;

#[cfg(feature = "tools")]
thread_local! {
    static STEPS: Cell<u64> = const { Cell::new(0) };
}

/// Returns the number of steps that the readers have taken on this thread: the characters that they
/// have looked at, and the turns that they have played.
#[cfg(feature = "tools")]
#[must_use]
pub fn steps() -> u64 {
    STEPS.get()
}

/// Counts so many steps. Without the feature `tools` this does nothing.
#[inline]
pub(super) fn count(steps: usize) {
    #[cfg(feature = "tools")]
    STEPS.set(STEPS.get() + steps as u64);
    #[cfg(not(feature = "tools"))]
    let _ = steps;
}
