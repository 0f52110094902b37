//! The transposition table.
//!
//! Entries of 16 bytes in clusters of four, one cache line each. Threads share it without a lock:
//! an entry holds the exclusive or of key and data, so a mixture of two concurrent writes does not match
//! (R. Hyatt and T. Mann, *A Lockless Transposition-Table Implementation for Parallel Search*, ICGA
//! Journal 25, 2002).
//!
//! Most positions that a search asks for are not in the table, and reading a cluster usually waits for the
//! main memory. Each cluster therefore has a word with eight bits of each of its keys, its *signs*. These
//! words lie together and take a sixteenth of the memory of the entries, so that they stay in the cache, and
//! a cluster is read only if one of its signs fits.
//!
//! Most searches of a position go only a few plies deep and are quickly done again. Their results share the first
//! clusters, which stay in the nearest caches of a processor.

use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering};

/// The search result of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub value: i16,
    /// Static evaluation, if it was computed.
    pub evaluation: Option<i16>,
    /// Code of the best move, if there is one.
    pub code: Option<u16>,
    /// Depth of the search in plies, or [`TO_THE_END`].
    pub depth: u8,
    pub bound: Bound,
}

/// The depth of a proven value.
pub(super) const TO_THE_END: u8 = u8::MAX;

/// Identifies a position in the table, and where its result is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    /// The hash of the position.
    pub hash: u64,
    /// `true` for the result of a few plies, which is kept among the first clusters.
    is_shallow: bool,
}

impl Key {
    /// Returns the key of a position whose search may go to any depth.
    pub(super) fn deep(hash: u64) -> Key {
        Key { hash, is_shallow: false }
    }

    /// Returns the key for a search of this depth in plies.
    #[inline]
    pub(super) fn of_depth(hash: u64, depth: i32) -> Key {
        Key { hash, is_shallow: depth <= SHALLOW }
    }
}

/// Greatest depth in plies of a search whose result is kept among the first clusters.
const SHALLOW: i32 = 4;

/// Number of the first clusters, which take half a megabyte.
const SHALLOW_CLUSTERS: usize = 1 << 13;

/// The relation of a value to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true value is at most this.
    Upper = 1,
    /// The true value is at least this.
    Lower = 2,
    Exact = 3,
}

/// The entries by the hashes of their positions.
#[derive(Debug)]
pub(super) struct Table {
    clusters: Box<[Cluster]>,
    /// The signs of the four entries of each cluster. A race between threads may leave a wrong sign, and the
    /// entry is then not found.
    signs: Box<[AtomicU32]>,
    /// Number of the present search. Entries of older ones are replaced first.
    age: AtomicU8,
}

#[derive(Debug, Default)]
#[repr(align(64))]
struct Cluster([Slot; 4]);

#[derive(Debug, Default)]
struct Slot {
    /// The key, combined with the data.
    check: AtomicU64,
    data: AtomicU64,
}

/// Modulus of ages.
const AGES: u8 = 64;

/// The depth in plies that a proven entry counts as when one has to be replaced. Most of them are near the end of a
/// game, where they are easy to find again.
const PROVEN: i32 = 24;

/// The plies of depth that an entry loses with every search.
const FADING: i32 = 8;

/// Markers for a missing code and a missing evaluation.
const NO_CODE: u16 = u16::MAX;
const NO_EVALUATION: i16 = i16::MIN;

impl Table {
    /// Returns a table whose entries take at most this number of bytes, and at least one cluster. The signs
    /// come on top.
    #[must_use]
    pub(super) fn new(bytes: usize) -> Table {
        let count = (bytes / size_of::<Cluster>()).max(1);
        Table {
            clusters: (0..count).map(|_| Cluster::default()).collect(),
            signs: (0..count).map(|_| AtomicU32::new(0)).collect(),
            age: AtomicU8::new(0),
        }
    }

    /// Returns the entry with this key.
    #[inline]
    #[must_use]
    pub(super) fn get(&self, key: Key) -> Option<Entry> {
        let at = self.cluster(key);
        if !holds(self.signs[at].load(Ordering::Relaxed), sign(key)) {
            return None;
        }
        self.clusters[at].0.iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            (data != 0 && slot.check.load(Ordering::Relaxed) ^ data == key.hash).then(|| unpack(data))
        })
    }

    /// Stores an entry. It replaces the entry of the same position or the least valuable one of the
    /// cluster.
    pub(super) fn put(&self, key: Key, entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let mut chosen = None;
        let at = self.cluster(key);
        for (number, slot) in (0..).zip(&self.clusters[at].0) {
            let data = slot.data.load(Ordering::Relaxed);
            if data == 0 || slot.check.load(Ordering::Relaxed) ^ data == key.hash {
                chosen = Some((number, slot, data, 0));
                break;
            }
            let older = age.wrapping_sub(age_of(data)) % AGES;
            let depth = match unpack(data).depth {
                TO_THE_END => PROVEN,
                depth => depth.into(),
            };
            let worth = depth - FADING * i32::from(older);
            if chosen.is_none_or(|(.., least)| worth < least) {
                chosen = Some((number, slot, data, worth));
            }
        }
        let Some((number, slot, old, _)) = chosen else { return };
        let mut entry = entry;
        if old != 0 && slot.check.load(Ordering::Relaxed) ^ old == key.hash {
            let known = unpack(old);
            // A shallower bound does not replace a deeper one of the same search.
            if entry.bound != Bound::Exact
                && age_of(old) == age
                && known.depth > entry.depth.saturating_add(3)
            {
                return;
            }
            entry.code = entry.code.or(known.code);
        }
        let data = pack(entry, age);
        slot.check.store(key.hash ^ data, Ordering::Relaxed);
        slot.data.store(data, Ordering::Relaxed);
        let (signs, shift) = (&self.signs[at], 8 * number);
        let others = signs.load(Ordering::Relaxed) & !(0xFF << shift);
        signs.store(others | u32::from(sign(key)) << shift, Ordering::Relaxed);
    }

    /// Begins a new search, so that all entries count as older ones.
    pub(super) fn next_age(&self) {
        let age = self.age.load(Ordering::Relaxed);
        self.age.store((age + 1) % AGES, Ordering::Relaxed);
    }

    /// Removes all entries.
    pub(super) fn clear(&self) {
        self.age.store(0, Ordering::Relaxed);
        for slot in self.clusters.iter().flat_map(|cluster| &cluster.0) {
            slot.check.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
    }

    /// Returns the number of the cluster of a key, chosen by the high bits of its hash.
    #[inline]
    fn cluster(&self, key: Key) -> usize {
        let all = self.clusters.len();
        let among = if key.is_shallow { all.min(SHALLOW_CLUSTERS) } else { all };
        ((u128::from(key.hash) * among as u128) >> 64) as usize
    }
}

/// Returns the sign of a key: the lowest bits of its hash, which do not choose the cluster.
#[inline]
fn sign(key: Key) -> u8 {
    key.hash as u8
}

/// Returns `true` if one of four signs is this one.
#[inline]
fn holds(signs: u32, sign: u8) -> bool {
    // Whether the exclusive or has a zero byte: only there does the subtraction borrow into a clear high bit.
    let differences = signs ^ (u32::from(sign) * 0x0101_0101);
    differences.wrapping_sub(0x0101_0101) & !differences & 0x8080_8080 != 0
}

/// Packs an entry. From the lowest bit: value, evaluation and code of 16 bits each, depth of 8, bound
/// of 2, age of 6. Never 0, since no bound is.
fn pack(entry: Entry, age: u8) -> u64 {
    let halves = [
        entry.value.cast_unsigned(),
        entry.evaluation.unwrap_or(NO_EVALUATION).cast_unsigned(),
        entry.code.unwrap_or(NO_CODE),
        u16::from_le_bytes([entry.depth, entry.bound as u8 | age << 2]),
    ];
    halves.iter().rev().fold(0, |data, &half| data << 16 | u64::from(half))
}

fn unpack(data: u64) -> Entry {
    let half = |at: u32| (data >> (16 * at)) as u16;
    let (evaluation, code, [depth, rest]) = (half(1).cast_signed(), half(2), half(3).to_le_bytes());
    Entry {
        value: half(0).cast_signed(),
        evaluation: (evaluation != NO_EVALUATION).then_some(evaluation),
        code: (code != NO_CODE).then_some(code),
        depth,
        bound: match rest & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
    }
}

fn age_of(data: u64) -> u8 {
    (data >> 58) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOUNDS: [Bound; 3] = [Bound::Upper, Bound::Lower, Bound::Exact];

    fn entry(number: u16) -> Entry {
        Entry {
            value: number.cast_signed().wrapping_mul(-77),
            evaluation: (!number.is_multiple_of(3)).then_some(-5),
            code: (!number.is_multiple_of(5)).then_some(number),
            depth: number as u8,
            bound: BOUNDS[usize::from(number % 3)],
        }
    }

    /// Spreads numbers over all clusters.
    fn key(number: u16) -> Key {
        Key::deep(u64::from(number).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    #[test]
    fn stored_entries_are_found() {
        let table = Table::new(1 << 20);
        for number in 0..1000 {
            table.put(key(number), entry(number));
        }
        for number in 0..1000 {
            assert_eq!(table.get(key(number)), Some(entry(number)));
        }
        assert_eq!(table.get(key(1000)), None);
        table.clear();
        assert!((0..1000).all(|number| table.get(key(number)).is_none()));
    }

    #[test]
    fn a_full_table_keeps_deep_and_recent_entries() {
        let table = Table::new(0);
        let deep = |number| table.put(key(number), Entry { depth: 20, ..entry(1) });
        (1..=3).for_each(deep);
        for number in 10..100 {
            table.put(key(number), Entry { depth: 1, ..entry(1) });
        }
        assert!((1..=3).all(|number| table.get(key(number)).is_some()));
        (0..10).for_each(|_| table.next_age());
        for number in 10..14 {
            table.put(key(number), Entry { depth: 1, ..entry(1) });
        }
        assert!((1..=3).all(|number| table.get(key(number)).is_none()));
    }

    #[test]
    fn proven_entries_of_older_searches_leave_a_full_table() {
        let table = Table::new(0);
        (1..=4).for_each(|number| table.put(key(number), Entry { depth: TO_THE_END, ..entry(1) }));
        table.put(key(5), Entry { depth: 5, ..entry(1) });
        assert_eq!((1..=4).filter(|&number| table.get(key(number)).is_some()).count(), 3);
        (0..3).for_each(|_| table.next_age());
        (11..=14).for_each(|number| table.put(key(number), Entry { depth: 5, ..entry(1) }));
        assert!((11..=14).all(|number| table.get(key(number)).is_some()));
    }

    #[test]
    fn an_entry_without_a_move_keeps_the_known_move() {
        let table = Table::new(0);
        table.put(key(7), Entry { depth: 3, code: Some(9), ..entry(1) });
        table.put(key(7), Entry { depth: 5, code: None, ..entry(1) });
        assert_eq!(table.get(key(7)).map(|entry| (entry.depth, entry.code)), Some((5, Some(9))));
    }

    #[test]
    fn results_of_a_few_plies_stay_in_the_first_clusters() {
        let table = Table::new(4 * SHALLOW_CLUSTERS * size_of::<Cluster>());
        let (first, others) = table.clusters.split_at(SHALLOW_CLUSTERS);
        let filled = |clusters: &[Cluster]| {
            let slots = clusters.iter().flat_map(|cluster| &cluster.0);
            slots.filter(|slot| slot.data.load(Ordering::Relaxed) != 0).count()
        };
        for number in 1..=1000 {
            let hash = key(number).hash;
            let [shallow, deep] = [SHALLOW, SHALLOW + 1].map(|depth| Key::of_depth(hash, depth));
            table.put(shallow, entry(number));
            assert_eq!((table.get(shallow), table.get(deep)), (Some(entry(number)), None));
        }
        assert_eq!((filled(first), filled(others)), (1000, 0));
        (1..=1000).for_each(|number| table.put(key(number), entry(number)));
        assert!(filled(others) > 600);
    }

    #[test]
    fn signs_are_found_at_every_place() {
        for sign in 0..=u8::MAX {
            for at in 0..4 {
                let other = !u32::from(sign) & 0xFF;
                let signs = (other * 0x0101_0101) ^ ((other ^ u32::from(sign)) << (8 * at));
                assert!(holds(signs, sign) && !holds(other * 0x0101_0101, sign));
            }
        }
    }

    #[test]
    fn the_table_respects_its_memory_limit() {
        for bytes in [0, 63, 64, 1000, 1 << 20, (1 << 20) + 1] {
            let table = Table::new(bytes);
            assert!(size_of_val(&*table.clusters) <= bytes.max(64));
        }
    }
}
