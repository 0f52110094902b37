//! The three best shapes of a stone, and the facts about such trios.

use super::shape::Shape;

/// The three best shapes of a [`Star`](super::cell::Star), numbered by [`trio`], with [`SUSPECT`] set if
/// renju may forbid the stone.
pub(crate) type Trio = u8;

/// Number of trios.
pub(crate) const TRIOS: usize = OF_FOURS + Shape::COUNT - 1 - Shape::Four as usize;
/// Number of trios without a better shape than a four.
const OF_FOURS: usize = with_less(Shape::Four as usize + 1, 3);
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
    /// The ordering score of the point, for both sides.
    pub order: i16,
    pub kind: ThreatKind,
    /// The counts of one point of this kind.
    pub one: Counts,
}

impl TrioFacts {
    fn new(order: i16, kind: ThreatKind) -> TrioFacts {
        TrioFacts { order, kind, one: Counts::one(kind) }
    }

    /// Returns the facts of all trios. With `is_restricted`, suspect trios may be forbidden. With `are_two_fours_one`, a
    /// double four counts as one four, because one stone may answer both.
    pub(crate) fn all(is_restricted: bool, are_two_fours_one: bool) -> Box<[TrioFacts; 256]> {
        let mut facts = Box::new([TrioFacts::new(0, ThreatKind::Idle); 256]);
        for (trio, [best, second, _]) in all_trios() {
            let order = order(best, second);
            let kind = match kind(best, second) {
                ThreatKind::Decisive if are_two_fours_one && best != Shape::StraightFour => ThreatKind::Four,
                kind => kind,
            };
            facts[usize::from(trio)] = TrioFacts::new(order, kind);
            if is_restricted {
                facts[usize::from(trio | SUSPECT)] = TrioFacts::new(order / 4, ThreatKind::Suspect);
            }
        }
        facts
    }
}

/// Returns the threat kind of a stone by its best shape and the second one.
fn kind(best: Shape, second: Shape) -> ThreatKind {
    match (best, second) {
        (Shape::Five, _) => ThreatKind::Five,
        (Shape::Overline, _) => ThreatKind::Suspect,
        (Shape::StraightFour | Shape::TwoFours, _) | (Shape::Four, Shape::Four) => ThreatKind::Decisive,
        (Shape::Four, _) => ThreatKind::Four,
        (Shape::OpenThree, _) => ThreatKind::Three,
        (Shape::Nothing | Shape::One | Shape::OpenOne, _) => ThreatKind::Idle,
        _ => ThreatKind::Building,
    }
}

/// Returns the ordering score of a stone by its best shape and the second one: together they are worth more than alone.
pub(super) fn order(best: Shape, second: Shape) -> i16 {
    const SINGLE: [i16; Shape::COUNT] = [0, 1, 4, 8, 24, 28, 90, 100, 1500, 1500, 0, 9000];
    let together = match (best, second) {
        (Shape::Four, Shape::Four) => 1200,
        (Shape::Four, Shape::OpenThree) => 700,
        (Shape::OpenThree, Shape::OpenThree) => 300,
        (Shape::Four | Shape::OpenThree, Shape::Three | Shape::OpenTwo) => 40,
        (Shape::Three | Shape::OpenTwo, Shape::Three | Shape::OpenTwo) => 20,
        _ => 0,
    };
    SINGLE[best as usize] + SINGLE[second as usize] + together
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
}
