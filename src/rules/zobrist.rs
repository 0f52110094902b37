//! The keys of Zobrist hashing: one random word for each feature of a position, combined by
//! exclusive or.
//!
//! A. L. Zobrist, *A New Hashing Method with Application for Game Playing*, Technical Report 88,
//! Computer Sciences Department, University of Wisconsin, 1970.

use super::random;

/// Returns key number `at` of a fixed random sequence. The keys are distinct.
#[inline]
pub(crate) const fn word(at: u64) -> u64 {
    random::nth(at)
}

/// Returns `N` consecutive keys, beginning with number `first`.
pub(crate) const fn words<const N: usize>(first: usize) -> [u64; N] {
    let mut words = [0; N];
    let mut at = 0;
    while at < N {
        words[at] = word((first + at) as u64);
        at += 1;
    }
    words
}
