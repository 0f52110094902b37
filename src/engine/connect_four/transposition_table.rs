//! What is known of positions: between which bounds the score of each lies.
//!
//! An entry is one word. The key of a position is mixed by a bijection; its first bits say where
//! the entry lies, and the rest is kept in it, so that no two positions are ever confused.
//!
//! Most positions that a search asks for are near its leaves. They have a level of their own, which
//! stays in the processor's cache: to wait for the memory would take longer than to search them
//! again.

/// Entries that lie side by side in one line of the processor's cache.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Cluster([u64; WAYS]);

const WAYS: usize = 8;

/// The bits of an entry below the rest of the key: 7 for each bound, 4 for the work.
const DATA: u32 = 18;

/// What is added to a bound, so that it is more than nothing: no entry is 0 but a free one.
const OFFSET: i32 = 64;

/// A level is this small at first, as a power of two of clusters: to forget easy positions costs
/// nothing.
const FIRST: u32 = 10;

/// So large is the near level at most: half a megabyte.
const NEAR: u32 = 13;

/// With so many free squares or fewer a position belongs to the near level.
const SOON_OVER: i32 = 17;

/// Bounds of the scores of positions.
pub(super) struct TranspositionTable {
    near: Level,
    far: Level,
    /// Up to how many free squares a position belongs to the near level.
    soon_over: i32,
}

impl TranspositionTable {
    /// A table of keys of so many bits that never takes more than so many bytes. There is none
    /// where these are too few to tell the keys apart: then nothing is remembered.
    pub(super) fn new(bits: u32, memory: usize) -> TranspositionTable {
        let most = clusters(memory).min(bits - 1);
        let needed = needed(bits);
        // Where memory is short or keys are long, one level has it all.
        let has_near = needed <= NEAR && most > NEAR;
        let near = Level::new(bits, if has_near { NEAR } else { 0 });
        let left = memory - if has_near { size_of::<Cluster>() << NEAR } else { 0 };
        let far = Level::new(bits, clusters(left).min(bits - 1));
        TranspositionTable { near, far, soon_over: if has_near { SOON_OVER } else { 0 } }
    }

    pub(super) fn forget(&mut self) {
        self.near.forget();
        self.far.forget();
    }

    /// The least and the most that the position with this key and so many free squares is worth.
    #[inline]
    pub(super) fn probe(&self, key: u64, left: i32) -> Option<(i32, i32)> {
        let level = if left <= self.soon_over { &self.near } else { &self.far };
        level.probe(key)
    }

    /// Remembers the least and the most that the position with this key and so many free squares is
    /// worth, which it took so many nodes to find out.
    #[inline]
    pub(super) fn store(&mut self, key: u64, left: i32, bounds: (i32, i32), nodes: u64) {
        let level = if left <= self.soon_over { &mut self.near } else { &mut self.far };
        level.store(key, bounds, nodes);
    }
}

/// How many clusters there may be in so many bytes, as a power of two. While a level grows, the old
/// one is still there.
fn clusters(memory: usize) -> u32 {
    (memory / size_of::<Cluster>() * 2 / 3).checked_ilog2().unwrap_or(0)
}

/// How many clusters there must be, as a power of two, so that an entry has room for what is left of
/// a key of so many bits.
fn needed(bits: u32) -> u32 {
    (bits + DATA).saturating_sub(64)
}

struct Level {
    clusters: Vec<Cluster>,
    /// How many clusters there are, and how many there may be, as powers of two.
    log: u32,
    most: u32,
    least: u32,
    /// How many bits a key has.
    bits: u32,
    /// How many entries are taken.
    taken: usize,
}

impl Level {
    fn new(bits: u32, most: u32) -> Level {
        let least = FIRST.min(most).max(needed(bits));
        let mut level = Level { clusters: Vec::new(), log: 0, most, least, bits, taken: 0 };
        level.forget();
        level
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

    /// Where the entry of a key lies, and what is left of the key.
    #[inline]
    fn place(&self, key: u64) -> (usize, u64) {
        let all = u64::MAX >> (64 - self.bits);
        // Multiplying by an odd number, and folding the upper half onto the lower, can be undone.
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
        // One of them at most is it. To look at all is faster than to end with the right one.
        let is_it = |entry: u64| if entry >> DATA == rest { entry } else { 0 };
        let entry = cluster.0.iter().fold(0, |found, &entry| found | is_it(entry));
        (entry != 0).then_some(((entry & 127) as i32 - OFFSET, (entry >> 7 & 127) as i32 - OFFSET))
    }

    /// What took least is forgotten for it.
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
                // What it took before counts too.
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

    /// Makes the table four times as large, or as large as it may be.
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
                // A cluster is the only source of those it is spread over: there is room.
                if let Some(free) = entries.iter_mut().find(|entry| **entry == 0) {
                    *free = rest << DATA | entry & ((1 << DATA) - 1);
                }
            }
        }
    }
}
