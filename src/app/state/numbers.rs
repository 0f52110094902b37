//! The numbers of matches. Each is assigned once, on any thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// The highest number of a match. It leaves room for further numbers in a `u32`.
pub const HIGHEST: u32 = u32::MAX / 2;

/// Assigns numbers to matches. Clones assign from the same numbers, so that an import on another thread
/// never takes the number of a match that begins meanwhile.
#[derive(Clone, Debug, Default)]
pub struct Numbers(Arc<AtomicU32>);

impl Numbers {
    /// Marks all numbers up to `newest` as assigned.
    pub fn know(&self, newest: u32) {
        self.0.fetch_max(newest, Ordering::Relaxed);
    }

    /// Assigns `count` numbers in a row, and returns the first.
    #[must_use]
    pub fn reserve(&self, count: usize) -> u32 {
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        let add = |newest: u32| Some(newest.saturating_add(count));
        // The closure never refuses.
        let (Ok(newest) | Err(newest)) = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, add);
        newest.saturating_add(1)
    }

    /// Assigns one number; `None` once all are assigned.
    #[must_use]
    pub fn next(&self) -> Option<u32> {
        let number = self.reserve(1);
        (number <= HIGHEST).then_some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_number_is_assigned_twice() {
        let numbers = Numbers::default();
        numbers.know(5);
        let clone = numbers.clone();
        assert_eq!((numbers.reserve(3), clone.reserve(1), numbers.next()), (6, 9, Some(10)));
        numbers.know(2);
        assert_eq!(numbers.next(), Some(11));
        numbers.know(HIGHEST);
        assert_eq!(numbers.next(), None);
        numbers.know(u32::MAX);
        assert_eq!(numbers.reserve(1), u32::MAX, "numbers should not wrap");
    }
}
