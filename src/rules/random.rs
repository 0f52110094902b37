//! Pseudo-random numbers that are the same on every machine.
//!
//! `SplitMix64` by Steele, Lea and Flood (*Fast Splittable Pseudorandom Number Generators*, OOPSLA
//! 2014).

/// The step of the generator's state: the golden ratio times 2^64, made odd.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// A seeded sequence of pseudo-random numbers.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    #[inline]
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        finalise(self.0)
    }

    /// Returns a number below `end`, which must not be 0. A multiplication scales the word, without the
    /// rejection that would make all numbers equally likely (D. Lemire, *Fast Random Integer Generation
    /// in an Interval*, ACM TOMACS 29, 2019): the error is below `end` in 2^64.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(end)) >> 64) as u64
    }

    /// Returns an index below `end`, or 0 if `end` is 0. Cheaper than [`below`](Random::below) and
    /// drawn from 32 bits, so `end` must be less than 2^32.
    #[inline]
    pub(crate) fn index(&mut self, end: usize) -> usize {
        scaled(self.next(), end)
    }

    /// Returns `true` with a probability of `of_256` in 256.
    #[inline]
    pub(crate) fn happens(&mut self, of_256: u64) -> bool {
        self.next() >> 56 < of_256
    }

    /// Shuffles so that all orders are equally likely: the method of Fisher and Yates in the form of
    /// R. Durstenfeld, *Algorithm 235: Random Permutation*, Communications of the ACM 7 (1964).
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end as u64 + 1) as usize);
        }
    }
}

/// Returns number `at` of the sequence with seed 0, counted from 0. The numbers are distinct.
#[inline]
pub(crate) const fn nth(at: u64) -> u64 {
    finalise(at.wrapping_add(1).wrapping_mul(STEP))
}

/// Scales the upper half of a word to an index below `end`.
#[inline]
pub(crate) const fn scaled(word: u64, end: usize) -> usize {
    (((word >> 32) * end as u64) >> 32) as usize
}

/// Mixes a state into an output. The function is a bijection.
#[inline]
const fn finalise(state: u64) -> u64 {
    let mut word = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::{Random, nth};

    #[test]
    fn the_sequence_is_splitmix64() {
        // The first outputs of the reference implementation for seed 0.
        let published = [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F];
        let mut random = Random::new(0);
        assert_eq!([(); 3].map(|()| random.next()), published);
        assert_eq!([0, 1, 2].map(nth), published);
    }
}
