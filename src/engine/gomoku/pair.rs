//! The two best shapes of a stone, and the facts about such pairs.

use super::shape::Shape;
use crate::rules::Side;

/// The two best shapes of a [`Star`](super::cell::Star), numbered by [`pair`], with [`SUSPECT`] set if
/// renju may forbid the stone.
pub(crate) type Pair = u8;

/// Number of pairs.
pub(crate) const PAIRS: usize = Shape::COUNT * (Shape::COUNT + 1) / 2;
/// Bit of pairs that may be forbidden.
pub(crate) const SUSPECT: Pair = 0x80;

/// The urgency of a pair. The board keeps a set of points for each kind from [`Three`](ThreatKind::Three) on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum ThreatKind {
    /// A stone has no purpose there.
    Idle,
    /// A stone builds a shape, or prevents one.
    Building,
    /// Makes an open three.
    Three,
    /// Makes one four, which must be answered.
    Four,
    /// Makes a straight four or a double four, which cannot be answered.
    Decisive,
    /// Wins.
    Five,
    /// May be forbidden; the rules decide.
    Suspect,
}

impl ThreatKind {
    pub(crate) const COUNT: usize = 7;

    /// Returns `true` if the board keeps a set of the points of this kind. The others are many, and nearly every stone
    /// moves some of them.
    #[inline]
    pub(crate) fn is_kept(self) -> bool {
        self > ThreatKind::Building
    }
}

/// The numbers of points of each kind that is [kept](ThreatKind::is_kept), in nine bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts(u64);

impl Counts {
    /// Returns the counts of a single point.
    pub(crate) fn one(kind: ThreatKind) -> Counts {
        Counts(u64::from(kind.is_kept()) << Counts::shift(kind))
    }

    #[inline]
    pub(crate) fn of(self, kind: ThreatKind) -> u16 {
        (self.0 >> Counts::shift(kind)) as u16 & 0x1FF
    }

    #[inline]
    pub(crate) fn add(&mut self, counts: Counts) {
        self.0 += counts.0;
    }

    #[inline]
    pub(crate) fn subtract(&mut self, counts: Counts) {
        self.0 -= counts.0;
    }

    #[inline]
    fn shift(kind: ThreatKind) -> u32 {
        9 * kind as u32
    }
}

/// Returns the number of an unordered pair of shapes.
pub(crate) const fn pair(one: Shape, two: Shape) -> Pair {
    let (one, two) = (one as u8, two as u8);
    let (more, less) = if one < two { (two, one) } else { (one, two) };
    more * (more + 1) / 2 + less
}

/// The precomputed facts of a pair.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PairFacts {
    /// The value for the side that can make it, if it is to move and if not.
    pub values: [i16; 2],
    /// The ordering score of the point, for both sides.
    pub order: i16,
    pub kind: ThreatKind,
    /// The counts of one point of this kind.
    pub one: Counts,
}

impl PairFacts {
    pub(crate) fn new(values: [i16; 2], order: i16, kind: ThreatKind) -> PairFacts {
        PairFacts { values, order, kind, one: Counts::one(kind) }
    }
}

/// The worth of pairs, in one word, so that one addition does for all: the value for the first side if it is to move,
/// the same for the second side, and a number for the threat kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Worth(i64);

impl Worth {
    /// Bits of each value: enough for both pairs of all points.
    const BITS: u32 = 26;
    const KIND: u32 = 2 * Worth::BITS;

    /// Returns the worth of a pair of this side.
    pub(crate) fn new(side: Side, facts: &PairFacts) -> Worth {
        let [if_to_move, if_not] = facts.values.map(i64::from);
        let kind = if facts.kind.is_kept() { facts.kind as i64 } else { 0 };
        Worth(match side {
            Side::First => (kind << Worth::KIND) - (if_not << Worth::BITS) + if_to_move,
            Side::Second => (kind << (Worth::KIND + 3)) + (if_to_move << Worth::BITS) - if_not,
        })
    }

    #[inline]
    pub(crate) fn add(&mut self, worth: Worth) {
        self.0 = self.0.wrapping_add(worth.0);
    }

    #[inline]
    pub(crate) fn subtract(&mut self, worth: Worth) {
        self.0 = self.0.wrapping_sub(worth.0);
    }

    /// Returns `true` if this difference between the pairs of one point is also one between threat kinds that are
    /// [kept](ThreatKind::is_kept).
    #[inline]
    pub(crate) fn is_of_kinds(self) -> bool {
        // Half a unit more, as the values may be negative.
        self.0.wrapping_add(1 << (Worth::KIND - 1)).cast_unsigned() >= 1 << Worth::KIND
    }

    /// Returns the sum of the values if this side is to move.
    #[inline]
    pub(crate) fn value(self, to_move: Side) -> i32 {
        let lowest = |word: i64| word << (i64::BITS - Worth::BITS) >> (i64::BITS - Worth::BITS);
        let first = lowest(self.0);
        match to_move {
            Side::First => first as i32,
            Side::Second => lowest(self.0.wrapping_sub(first) >> Worth::BITS) as i32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_worth_do_not_disturb_each_other() {
        let kinds = [ThreatKind::Idle, ThreatKind::Building, ThreatKind::Three, ThreatKind::Suspect];
        let values =
            [[1, -1], [-300, 200], [i16::MIN, i16::MAX], [i16::MAX, i16::MIN], [i16::MIN; 2], [5, 7]];
        let all = || kinds.into_iter().flat_map(|kind| values.map(|values| PairFacts::new(values, 0, kind)));
        let (mut sum, mut expected) = (Worth::default(), [0, 0]);
        for (first, second) in all().flat_map(|first| all().map(move |second| (first, second))) {
            let one = [Worth::new(Side::First, &first), Worth::new(Side::Second, &second)];
            for worth in one {
                sum.add(worth);
            }
            let [[first_to_move, first_not], [second_to_move, second_not]] =
                [first, second].map(|facts| facts.values.map(i32::from));
            expected[0] += first_to_move - second_not;
            expected[1] += second_to_move - first_not;
            assert_eq!(Side::BOTH.map(|side| sum.value(side)), expected);
        }
        for (old, new) in all().flat_map(|old| all().map(move |new| (old, new))) {
            for side in Side::BOTH {
                let mut difference = Worth::new(side, &new);
                difference.subtract(Worth::new(side, &old));
                let is_kept = old.kind.is_kept() || new.kind.is_kept();
                assert_eq!(difference.is_of_kinds(), is_kept && old.kind != new.kind);
            }
        }
    }
}
