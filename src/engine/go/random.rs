//! Fast, reproducible random numbers for playouts.

/// A seeded sequence: `SplitMix64` by Steele, Lea and Flood (*Fast Splittable Pseudorandom Number
/// Generators*, OOPSLA 2014).
#[derive(Clone, Debug)]
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Random {
        Random(seed)
    }

    #[inline]
    pub(super) fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let word = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ (word >> 31)
    }

    /// Returns a number below `end`, or 0 if `end` is 0.
    #[inline]
    pub(super) fn below(&mut self, end: usize) -> usize {
        (((self.word() >> 32) * end as u64) >> 32) as usize
    }

    /// Returns `true` with a probability of `of_256` in 256.
    #[inline]
    pub(super) fn happens(&mut self, of_256: u64) -> bool {
        self.word() >> 56 < of_256
    }
}
