//! The transposition table: lower and upper bounds of scores.
//!
//! An entry is one word. A bijection mixes the key; its upper bits select the cluster, and the entry
//! stores the rest, so two positions are never confused.
//!
//! Most probes concern positions near the leaves. These have a table of their own that fits into the
//! cache of the processor, because waiting for memory would take longer than searching them again.

/// The entries of one cache line.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Cluster([u64; WAYS]);

const WAYS: usize = 8;

/// Bits of an entry below the rest of the key: 7 per bound, 4 for the work.
const DATA: u32 = 18;

/// Offset that keeps bounds positive, so only a free entry is 0.
const OFFSET: i32 = 64;

/// Initial size of a subtable, as a power of two of clusters. Clearing a small one costs nothing.
const FIRST: u32 = 10;

/// Largest size of the near subtable, as a power of two of clusters: half a megabyte.
const NEAR: u32 = 13;

/// Number of free squares up to which a position belongs to the near subtable.
const SOON_OVER: i32 = 17;

/// A table of score bounds.
pub(super) struct TranspositionTable {
    near: Subtable,
    far: Subtable,
    /// Number of free squares up to which a position belongs to the near subtable.
    soon_over: i32,
}

impl TranspositionTable {
    /// Returns a table for keys of `bits` bits that never uses more than `memory` bytes. If that is too
    /// little to tell the keys apart, the table stores nothing.
    pub(super) fn new(bits: u32, memory: usize) -> TranspositionTable {
        let most = clusters(memory).min(bits - 1);
        let needed = needed(bits);
        // With little memory or long keys, one subtable holds everything.
        let has_near = needed <= NEAR && most > NEAR;
        let near = Subtable::new(bits, if has_near { NEAR } else { 0 });
        let left = memory - if has_near { size_of::<Cluster>() << NEAR } else { 0 };
        let far = Subtable::new(bits, clusters(left).min(bits - 1));
        TranspositionTable { near, far, soon_over: if has_near { SOON_OVER } else { 0 } }
    }

    pub(super) fn forget(&mut self) {
        self.near.forget();
        self.far.forget();
    }

    /// Returns the stored lower and upper bounds of the position with this key and `left` free squares.
    #[inline]
    pub(super) fn probe(&self, key: u64, left: i32) -> Option<(i32, i32)> {
        let subtable = if left <= self.soon_over { &self.near } else { &self.far };
        subtable.probe(key)
    }

    /// Stores the lower and upper bounds of the position with this key and `left` free squares, which
    /// took `nodes` nodes.
    #[inline]
    pub(super) fn store(&mut self, key: u64, left: i32, bounds: (i32, i32), nodes: u64) {
        let subtable = if left <= self.soon_over { &mut self.near } else { &mut self.far };
        subtable.store(key, bounds, nodes);
    }
}

/// Returns the number of clusters that fit into `memory`, as a power of two. The old subtable
/// stays allocated while a new one is filled.
fn clusters(memory: usize) -> u32 {
    (memory / size_of::<Cluster>() * 2 / 3).checked_ilog2().unwrap_or(0)
}

/// Returns the least number of clusters, as a power of two, for which an entry can hold the rest of a
/// key.
fn needed(bits: u32) -> u32 {
    (bits + DATA).saturating_sub(64)
}

/// A table of clusters that grows as it fills.
struct Subtable {
    clusters: Vec<Cluster>,
    /// Number of clusters, and the largest and the smallest number allowed, as powers of two.
    log: u32,
    most: u32,
    least: u32,
    /// Number of bits of a key.
    bits: u32,
    /// Number of occupied entries.
    taken: usize,
}

impl Subtable {
    fn new(bits: u32, most: u32) -> Subtable {
        let least = FIRST.min(most).max(needed(bits));
        let mut subtable = Subtable { clusters: Vec::new(), log: 0, most, least, bits, taken: 0 };
        subtable.forget();
        subtable
    }

    fn forget(&mut self) {
        self.taken = 0;
        self.log = self.least;
        self.clusters.clear();
        if self.least <= self.most {
            self.clusters.resize(1 << self.least, Cluster([0; WAYS]));
        }
        self.clusters.shrink_to_fit();
    }

    /// Returns the cluster of a key and the rest of the key.
    #[inline]
    fn place(&self, key: u64) -> (usize, u64) {
        let all = u64::MAX >> (64 - self.bits);
        // Both steps are invertible: multiplication by an odd number, and folding the upper half onto the
        // lower.
        let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15) & all;
        let mixed = mixed ^ mixed >> self.bits.div_ceil(2);
        self.split(mixed.wrapping_mul(0xD6E8_FEB8_6659_FD93) & all)
    }

    #[inline]
    fn split(&self, mixed: u64) -> (usize, u64) {
        let rest = self.bits - self.log;
        ((mixed >> rest) as usize, mixed & ((1 << rest) - 1))
    }

    #[inline]
    fn probe(&self, key: u64) -> Option<(i32, i32)> {
        let (at, rest) = self.place(key);
        let cluster = self.clusters.get(at)?;
        // At most one entry matches. Checking all is faster than stopping at the match.
        let is_it = |entry: u64| if entry >> DATA == rest { entry } else { 0 };
        let entry = cluster.0.iter().fold(0, |found, &entry| found | is_it(entry));
        (entry != 0).then_some(((entry & 127) as i32 - OFFSET, (entry >> 7 & 127) as i32 - OFFSET))
    }

    /// Stores an entry and evicts the one that took the least work.
    #[inline]
    fn store(&mut self, key: u64, (lower, upper): (i32, i32), nodes: u64) {
        let (at, rest) = self.place(key);
        let Some(Cluster(entries)) = self.clusters.get_mut(at) else { return };
        let bounds = ((upper + OFFSET) as u64) << 7 | (lower + OFFSET) as u64;
        let work = |entry: u64| entry >> 14 & 15;
        let mut spent = u64::from(nodes.max(1).ilog2() / 2).min(15);
        let (mut place, mut least) = (0, u64::MAX);
        for (at, &entry) in entries.iter().enumerate() {
            if entry >> DATA == rest && entry != 0 {
                // The work of the replaced entry counts too.
                spent = spent.max(work(entry));
                place = at;
                break;
            }
            if entry == 0 {
                self.taken += 1;
                place = at;
                break;
            }
            if work(entry) < least {
                (place, least) = (at, work(entry));
            }
        }
        entries[place] = rest << DATA | spent << 14 | bounds;
        if self.taken * 2 > self.clusters.len() * WAYS && self.log < self.most {
            self.grow();
        }
    }

    /// Makes the subtable four times as large, up to its largest size.
    #[cold]
    fn grow(&mut self) {
        let old = std::mem::take(&mut self.clusters);
        let old_rest = self.bits - self.log;
        self.log = (self.log + 2).min(self.most);
        self.clusters = vec![Cluster([0; WAYS]); 1 << self.log];
        for (at, cluster) in old.into_iter().enumerate() {
            for entry in cluster.0.into_iter().filter(|&entry| entry != 0) {
                let mixed = (at as u64) << old_rest | entry >> DATA;
                let (at, rest) = self.split(mixed);
                let entries = &mut self.clusters[at].0;
                // Entries spread from one old cluster over several, so there is room.
                if let Some(free) = entries.iter_mut().find(|entry| **entry == 0) {
                    *free = rest << DATA | entry & ((1 << DATA) - 1);
                }
            }
        }
    }
}
