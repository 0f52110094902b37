//! What the tests of this engine share.

/// Numbers that look random: the same ones for the same seed.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A number below this one.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 += 1;
        (crate::rules::zobrist::word(self.0) % end as u64) as usize
    }
}
