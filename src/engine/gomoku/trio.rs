//! The three best shapes of a stone, and the facts about such trios.

use super::shape::Shape;
use crate::rules::Side;

/// The three best shapes of a [`Star`](super::cell::Star), numbered by [`trio`], with [`SUSPECT`] set if
/// renju may forbid the stone.
pub(crate) type Trio = u8;

/// Number of trios.
pub(crate) const TRIOS: usize = OF_FOURS + Shape::COUNT - 1 - Shape::Four as usize;
/// Number of trios without a better shape than a four.
const OF_FOURS: usize = with_less(Shape::Four as usize + 1, 3);
/// Number of pressures.
pub(crate) const PRESSURES: usize = 1 << 8;
/// Bit of trios that may be forbidden.
pub(crate) const SUSPECT: Trio = 0x80;

/// The urgency of a trio. The board keeps a set of points for each kind from [`Three`](ThreatKind::Three) on.
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

    /// Returns the number of the pressure that both sides are under: how many points of fours and of open threes
    /// either has, in four steps each.
    #[inline]
    pub(crate) fn pressure(self, other: Counts) -> usize {
        const FOURS: [u8; 8] = [0, 1, 1, 2, 2, 3, 3, 3];
        const THREES: [u8; 9] = [0, 1, 1, 1, 2, 2, 2, 2, 3];
        let fours = |counts: Counts| FOURS[usize::from(counts.of(ThreatKind::Four)).min(FOURS.len() - 1)];
        let threes = |counts: Counts| THREES[usize::from(counts.of(ThreatKind::Three)).min(THREES.len() - 1)];
        let steps = [fours(self), fours(other), threes(self), threes(other)];
        steps.into_iter().fold(0, |number, step| number << 2 | usize::from(step))
    }

    #[inline]
    fn shift(kind: ThreatKind) -> u32 {
        9 * kind as u32
    }
}

/// Returns the number of three shapes, best first. Beside a better shape than a four, the others do not matter.
pub(crate) const fn trio([best, second, third]: [Shape; 3]) -> Trio {
    let number = match best as usize {
        best if best <= Shape::Four as usize => {
            with_less(best, 3) + with_less(second as usize, 2) + with_less(third as usize, 1)
        }
        best => OF_FOURS + best - Shape::Four as usize - 1,
    };
    number as Trio
}

/// Returns how many unordered groups of this many shapes, up to three, have only shapes less than this one.
const fn with_less(shape: usize, group: usize) -> usize {
    match group {
        1 => shape,
        2 => shape * (shape + 1) / 2,
        _ => shape * (shape + 1) * (shape + 2) / 6,
    }
}

/// Returns all trios with their shapes, best first.
pub(crate) fn all_trios() -> impl Iterator<Item = (Trio, [Shape; 3])> {
    let up_to = |most: Shape| Shape::ALL.into_iter().take_while(move |&shape| shape <= most);
    Shape::ALL.into_iter().flat_map(move |best| {
        let seconds = if best > Shape::Four { Shape::Nothing } else { best };
        up_to(seconds).flat_map(move |second| {
            up_to(second).map(move |third| [best, second, third]).map(|shapes| (trio(shapes), shapes))
        })
    })
}

/// The precomputed facts of a trio.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TrioFacts {
    /// The value for the side that can make it, if it is to move and if not.
    pub values: [i16; 2],
    /// The ordering score of the point, for both sides.
    pub order: i16,
    pub kind: ThreatKind,
    /// The counts of one point of this kind.
    pub one: Counts,
}

impl TrioFacts {
    pub(crate) fn new(values: [i16; 2], order: i16, kind: ThreatKind) -> TrioFacts {
        TrioFacts { values, order, kind, one: Counts::one(kind) }
    }
}

/// The worth of trios, in one word, so that one addition does for all: the value for the first side if it is to move,
/// the same for the second side, and a number for the threat kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Worth(i64);

impl Worth {
    /// Bits of each value: enough for both trios of all points.
    const BITS: u32 = 26;
    const KIND: u32 = 2 * Worth::BITS;

    /// Returns the worth of a trio of this side.
    pub(crate) fn new(side: Side, facts: &TrioFacts) -> Worth {
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

    /// Returns `true` if this difference between the trios of one point is also one between threat kinds that are
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
    fn trios_are_numbered_in_order() {
        let all: Vec<_> = all_trios().collect();
        assert_eq!(all.len(), TRIOS);
        assert!(all.iter().enumerate().all(|(number, &(trio, _))| usize::from(trio) == number));
        assert!(TRIOS <= usize::from(SUSPECT), "the numbers leave the bit of the suspect ones free");
    }

    #[test]
    fn a_pressure_tells_both_sides_and_both_kinds_apart() {
        let counts = |fours: usize, threes: usize| {
            let mut sum = Counts::default();
            let fours = std::iter::repeat_n(ThreatKind::Four, fours);
            for kind in fours.chain(std::iter::repeat_n(ThreatKind::Three, threes)) {
                sum.add(Counts::one(kind));
            }
            sum
        };
        let steps =
            [(0, 0), (1, 0), (4, 0), (200, 0), (0, 1), (0, 7), (0, 200), (3, 5)].map(|(f, t)| counts(f, t));
        let all: std::collections::BTreeSet<_> =
            steps.iter().flat_map(|own| steps.iter().map(|other| own.pressure(*other))).collect();
        assert_eq!(all.len(), steps.len() * steps.len());
        assert!(all.iter().all(|&pressure| pressure < PRESSURES));
        assert_eq!(counts(1, 4).pressure(counts(3, 1)), counts(2, 7).pressure(counts(4, 3)));
    }

    #[test]
    fn the_parts_of_a_worth_do_not_disturb_each_other() {
        let kinds = [ThreatKind::Idle, ThreatKind::Building, ThreatKind::Three, ThreatKind::Suspect];
        let values =
            [[1, -1], [-300, 200], [i16::MIN, i16::MAX], [i16::MAX, i16::MIN], [i16::MIN; 2], [5, 7]];
        let all = || kinds.into_iter().flat_map(|kind| values.map(|values| TrioFacts::new(values, 0, kind)));
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
