//! Numbers that look random and are the same for the same seed.

/// Xorshift (G. Marsaglia, *Xorshift RNGs*, Journal of Statistical Software 8, 2003).
#[derive(Clone, Debug)]
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Random {
        // No seed may lead to 0, which stays 0.
        Random(seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// Any number.
    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0xD6E8_FEB8_6659_FD93)
    }

    /// A number below `end`.
    pub(super) fn below(&mut self, end: u32) -> u32 {
        ((self.next() >> 32) * u64::from(end) >> 32) as u32
    }

    /// One of the squares of a word that is not 0.
    pub(super) fn square(&mut self, mut squares: u64) -> u8 {
        for _ in 0..self.below(squares.count_ones()) {
            squares &= squares - 1;
        }
        squares.trailing_zeros() as u8
    }
}
