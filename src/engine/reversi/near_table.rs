//! A small table of boards near the end, which stays in the processor's cache.
//!
//! A board with 6 to 8 empty squares takes little more time to search than a large table takes to fetch an
//! entry from memory. This table is small enough for the second cache, and a new entry replaces the one in its
//! place. Its bounds are exact, so a search of any confidence may use them.

/// Number of entries: 256 KiB.
const ENTRIES: usize = 1 << 15;

/// The bits of an entry that hold its bounds.
const BOUNDS: u64 = 0xFFFF;

/// Lower and upper bounds of boards by their hashes. An entry is the hash with the bounds in place of its
/// last 16 bits; all of these but one select the place.
#[derive(Debug)]
pub(super) struct NearTable(Box<[u64]>);

impl NearTable {
    pub(super) fn new() -> NearTable {
        NearTable(vec![0; ENTRIES].into_boxed_slice())
    }

    /// Returns the bounds of a board.
    #[inline]
    pub(super) fn probe(&self, key: u64) -> Option<(i32, i32)> {
        let entry = self.0[key as usize & (ENTRIES - 1)];
        // A free place is 0.
        if (entry ^ key) & !BOUNDS != 0 || entry == 0 {
            return None;
        }
        let [lower, upper, ..] = entry.to_le_bytes();
        Some((i32::from(lower.cast_signed()), i32::from(upper.cast_signed())))
    }

    /// Stores the result of a null window from `alpha` to `alpha + 1`.
    #[inline]
    pub(super) fn store(&mut self, key: u64, alpha: i32, score: i32) {
        let (mut lower, mut upper) = self.probe(key).unwrap_or((-64, 64));
        if score > alpha {
            lower = lower.max(score);
        } else {
            upper = upper.min(score);
        }
        let bounds = u64::from(lower as u8) | u64::from(upper as u8) << 8;
        self.0[key as usize & (ENTRIES - 1)] = key & !BOUNDS | bounds;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_of_a_board_are_kept_until_another_takes_their_place() {
        let mut table = NearTable::new();
        let key = 0x0123_4567_89AB_CDEF;
        assert_eq!(table.probe(key), None);
        table.store(key, 3, 6);
        table.store(key, 11, 8);
        assert_eq!(table.probe(key), Some((6, 8)));
        assert_eq!(table.probe(key ^ 1 << 40), None);
        table.store(key ^ 1 << 40, -5, -10);
        assert_eq!(table.probe(key), None);
        assert_eq!(table.probe(key ^ 1 << 40), Some((-64, -10)));
    }
}
