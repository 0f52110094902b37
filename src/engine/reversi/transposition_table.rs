//! The transposition table.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::probcut::Confidence;
use crate::rules::reversi::ReversiBoard;

/// An entry: bounds of a board's value, and its best moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub lower: i8,
    pub upper: i8,
    /// The depth of the search; the number of empty squares if solved.
    pub depth: u8,
    /// The selectivity of the search, see [`Confidence`].
    pub confidence: u8,
    /// The generation of the search.
    date: u8,
    /// The best move and the previous best move, or [`NO_MOVE`].
    pub moves: [u8; 2],
    /// Logarithm of the number of nodes.
    cost: u8,
}

/// Marks the absence of a move.
pub(super) const NO_MOVE: u8 = 64;

/// The result of searching a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct NodeResult {
    pub alpha: i32,
    pub beta: i32,
    pub score: i32,
    pub best: u8,
    pub depth: u32,
    pub confidence: u8,
    /// Number of nodes searched.
    pub nodes: u64,
}

/// A transposition table of fixed size that evicts the cheapest entries.
///
/// An entry is two words: the data, and the key `XORed` with the data. An entry with halves from two
/// threads is therefore never found (R. Hyatt and T. Mann, *A Lock-less Transposition Table
/// Implementation for Parallel Search Chess Engines*, ICGA Journal 25, 2002).
#[derive(Debug)]
pub(super) struct TranspositionTable {
    clusters: Box<[[Slot; 4]]>,
    date: u8,
}

#[derive(Debug, Default)]
struct Slot {
    mixed: AtomicU64,
    data: AtomicU64,
}

impl TranspositionTable {
    /// Returns a table of at most `bytes` bytes.
    pub(super) fn new(bytes: usize) -> TranspositionTable {
        let clusters = (bytes / size_of::<[Slot; 4]>()).max(1);
        // Round down to a power of two.
        let clusters = 1 << clusters.ilog2();
        TranspositionTable { clusters: (0..clusters).map(|_| Default::default()).collect(), date: 1 }
    }

    /// Starts a new generation. Entries of older ones are evicted first.
    pub(super) fn begin(&mut self) {
        self.date = self.date.wrapping_add(1).max(1);
    }

    pub(super) fn clear(&mut self) {
        self.date = 1;
        for slot in self.clusters.iter_mut().flatten() {
            *slot = Slot::default();
        }
    }

    #[inline]
    fn cluster(&self, key: Key) -> &[Slot; 4] {
        let clusters = if key.cheap { self.clusters.len().min(CHEAP_CLUSTERS) } else { self.clusters.len() };
        &self.clusters[key.hash as usize & (clusters - 1)]
    }

    #[inline]
    pub(super) fn probe(&self, key: Key) -> Option<Entry> {
        self.cluster(key).iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (slot.mixed.load(Relaxed) ^ data == key.hash && data != 0).then(|| Entry::unpack(data))
        })
    }

    pub(super) fn store(&self, key: Key, found: &NodeResult) {
        let &NodeResult { alpha, beta, score, best, depth, confidence, nodes } = found;
        let (lower, upper) =
            (if score > alpha { score as i8 } else { -64 }, if score < beta { score as i8 } else { 64 });
        let cost = (64 - nodes.leading_zeros()) as u8;
        let mut entry = Entry {
            lower,
            upper,
            depth: depth as u8,
            confidence,
            date: self.date,
            moves: [best, NO_MOVE],
            cost,
        };
        let mut worst = (u32::MAX, 0);
        let cluster = self.cluster(key);
        for (at, slot) in cluster.iter().enumerate() {
            let data = slot.data.load(Relaxed);
            let old = Entry::unpack(data);
            if slot.mixed.load(Relaxed) ^ data == key.hash && data != 0 {
                entry.keep(old);
                worst = (0, at);
                break;
            }
            worst = worst.min((old.worth(self.date), at));
        }
        let data = entry.pack();
        cluster[worst.1].mixed.store(key.hash ^ data, Relaxed);
        cluster[worst.1].data.store(data, Relaxed);
    }
}

impl Entry {
    /// Returns a bound outside the window, or an exact value, if the entry's depth and confidence
    /// suffice.
    #[inline]
    pub(super) fn cutoff(self, alpha: i32, beta: i32, depth: u32, confidence: Confidence) -> Option<i32> {
        if u32::from(self.depth) < depth || self.confidence < confidence.0 {
            return None;
        }
        let (lower, upper) = (i32::from(self.lower), i32::from(self.upper));
        if lower >= beta || lower == upper {
            Some(lower)
        } else if upper <= alpha {
            Some(upper)
        } else {
            None
        }
    }

    /// Merges an older entry of the same board.
    fn keep(&mut self, old: Entry) {
        if old.moves[0] == self.moves[0] || self.moves[0] == NO_MOVE {
            self.moves = old.moves;
        } else {
            self.moves[1] = old.moves[0];
        }
        if (old.depth, old.confidence) == (self.depth, self.confidence) {
            let (lower, upper) = (self.lower.max(old.lower), self.upper.min(old.upper));
            // Selective results of the same quality may contradict each other.
            if lower <= upper {
                (self.lower, self.upper) = (lower, upper);
            }
            self.cost = self.cost.max(old.cost);
        }
    }

    /// Returns the eviction priority: entries with the lowest value are evicted first.
    fn worth(self, date: u8) -> u32 {
        let fresh = u32::from(self.date == date);
        fresh << 16 | u32::from(self.cost) << 8 | u32::from(self.depth)
    }

    fn pack(self) -> u64 {
        let Entry { lower, upper, depth, confidence, date, moves: [best, next], cost } = self;
        u64::from_le_bytes([
            lower.cast_unsigned(),
            upper.cast_unsigned(),
            depth,
            confidence,
            date,
            best,
            next,
            cost,
        ])
    }

    #[inline]
    fn unpack(data: u64) -> Entry {
        let [lower, upper, depth, confidence, date, best, next, cost] = data.to_le_bytes();
        Entry {
            lower: lower.cast_signed(),
            upper: upper.cast_signed(),
            depth,
            confidence,
            date,
            moves: [best, next],
            cost,
        }
    }
}

/// Number of empty squares up to which patterns are not used.
pub(super) const WITHOUT_PATTERNS: u32 = 14;

/// Identifies a board in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    hash: u64,
    /// `true` if the result is quickly found again: the board is nearly full, or the search is shallow.
    cheap: bool,
}

impl Key {
    /// Returns the key of the same board for a search of this depth.
    #[inline]
    pub(super) fn of_depth(self, depth: u32) -> Key {
        Key { cheap: self.cheap || depth <= SHALLOW, ..self }
    }

    /// Returns the hash of the board.
    pub(super) fn hash(self) -> u64 {
        self.hash
    }
}

/// Cheap results share the first clusters of the table, a megabyte that stays in the cache of a processor: there are
/// so many of them that waiting for the memory took a fifth of the time.
const CHEAP_CLUSTERS: usize = 1 << 14;

/// Greatest depth of a search whose result is cheap.
const SHALLOW: u32 = 4;

/// Returns the key of a board with this number of empty squares.
#[inline]
pub(super) fn key(board: ReversiBoard, empty: u32) -> Key {
    let mixed = board.own.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ board.other.wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(29);
    let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    Key { hash: mixed ^ mixed >> 32, cheap: empty <= WITHOUT_PATTERNS }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(alpha: i32, score: i32, best: u8) -> NodeResult {
        NodeResult { alpha, beta: alpha + 1, score, best, depth: 20, confidence: 5, nodes: 1000 }
    }

    fn early(hash: u64) -> Key {
        Key { hash, cheap: false }
    }

    #[test]
    fn bounds_of_equal_quality_are_merged() {
        let table = TranspositionTable::new(1 << 12);
        assert_eq!(table.probe(early(77)), None);
        table.store(early(77), &found(3, 6, 19));
        table.store(early(77), &found(11, 8, NO_MOVE));
        let entry = table.probe(early(77)).unwrap();
        assert_eq!((entry.lower, entry.upper, entry.moves), (6, 8, [19, NO_MOVE]));
        table.store(early(77), &NodeResult { depth: 22, ..found(3, 10, 20) });
        let entry = table.probe(early(77)).unwrap();
        assert_eq!((entry.lower, entry.upper, entry.moves), (10, 64, [20, 19]));
    }

    #[test]
    fn cheaper_entries_are_evicted_first() {
        let mut table = TranspositionTable::new(1);
        table.store(early(0), &NodeResult { nodes: 1 << 40, ..found(0, 2, 1) });
        for key in 1..50 {
            table.store(early(key), &found(0, 2, 1));
        }
        assert!(
            table.probe(early(0)).is_some()
                && table.probe(early(49)).is_some()
                && table.probe(early(4)).is_none()
        );
        table.begin();
        for key in 1..50 {
            table.store(early(key), &found(0, 2, 1));
        }
        assert_eq!(table.probe(early(0)), None);
        table.clear();
        assert_eq!(table.probe(early(49)), None);
    }

    #[test]
    fn cheap_results_stay_in_the_first_clusters() {
        let table = TranspositionTable::new(2 * CHEAP_CLUSTERS * size_of::<[Slot; 4]>());
        let hash = CHEAP_CLUSTERS as u64;
        table.store(early(hash), &found(0, 2, 1));
        for at in 0..50 {
            let cheap = early(hash + (at << 32)).of_depth(SHALLOW);
            table.store(cheap, &found(0, 2, 3));
            assert_eq!(table.probe(cheap).unwrap().moves[0], 3);
        }
        assert_eq!(table.probe(early(hash)).unwrap().moves[0], 1);
        assert_eq!(table.probe(early(0)), None);
        assert!(
            table.clusters[CHEAP_CLUSTERS + 1..].iter().flatten().all(|slot| slot.data.load(Relaxed) == 0)
        );
    }

    #[test]
    fn a_torn_entry_is_not_found() {
        let table = TranspositionTable::new(1);
        table.store(early(5), &found(0, 2, 1));
        for slot in &table.clusters[0] {
            slot.data.fetch_xor(1 << 20, Relaxed);
        }
        assert_eq!(table.probe(early(5)), None);
    }
}
