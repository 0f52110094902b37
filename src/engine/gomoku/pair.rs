//! The two best shapes of a stone, and the facts about such pairs.

use super::shape::Shape;

/// The two best shapes of a [`Star`](super::tables::Star), numbered by [`pair`], with [`SUSPECT`] set if
/// renju may forbid the stone.
pub(crate) type Pair = u8;

/// Number of pairs.
pub(crate) const PAIRS: usize = Shape::COUNT * (Shape::COUNT + 1) / 2;
/// Bit of pairs that may be forbidden.
pub(crate) const SUSPECT: Pair = 0x80;

/// The urgency of a pair. The board keeps a set of points for each kind.
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
}

/// The numbers of points of each kind, in nine bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts(u64);

impl Counts {
    /// Returns the counts of a single point.
    pub(crate) fn one(kind: ThreatKind) -> Counts {
        Counts(1 << Counts::shift(kind))
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
    /// The value for the side that can make it.
    pub values: Sums,
    /// The ordering score of the point, for both sides.
    pub order: i16,
    pub kind: ThreatKind,
    /// The counts of one point of this kind.
    pub one: Counts,
}

impl PairFacts {
    pub(crate) fn new(values: Sums, order: i16, kind: ThreatKind) -> PairFacts {
        PairFacts { values, order, kind, one: Counts::one(kind) }
    }
}

/// Two sums in one word: of values for a side that is to move, and for one that is not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sums(i64);

impl Sums {
    pub(crate) fn new([if_to_move, if_not]: [i16; 2]) -> Sums {
        Sums((i64::from(if_not) << 32) + i64::from(if_to_move))
    }

    #[inline]
    pub(crate) fn add(&mut self, values: Sums) {
        self.0 += values.0;
    }

    #[inline]
    pub(crate) fn subtract(&mut self, values: Sums) {
        self.0 -= values.0;
    }

    #[inline]
    pub(crate) fn if_to_move(self) -> i32 {
        self.0 as i32
    }

    #[inline]
    pub(crate) fn if_not(self) -> i32 {
        ((self.0 - i64::from(self.0 as i32)) >> 32) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_do_not_disturb_each_other() {
        let mut sums = Sums::default();
        for values in [[1, -1], [-300, 200], [i16::MIN, i16::MAX], [i16::MIN, i16::MIN], [5, 7]] {
            let before = [sums.if_to_move(), sums.if_not()];
            sums.add(Sums::new(values));
            let expected = [before[0] + i32::from(values[0]), before[1] + i32::from(values[1])];
            assert_eq!([sums.if_to_move(), sums.if_not()], expected);
        }
        sums.subtract(Sums::new([5, 7]));
        assert_eq!([sums.if_to_move(), sums.if_not()], [-299 - 65536, 199 - 1]);
    }
}
