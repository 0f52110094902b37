//! The evaluation: the values of shapes that a side could make.

use std::ops::Range;

use super::shape::Shape;
use super::trio::{PRESSURES, SUSPECT, TRIOS, ThreatKind, Trio, TrioFacts, all_trios, trio};
use crate::engine::entries::from_bytes;
#[cfg(feature = "tools")]
use crate::engine::entries::to_bytes;
use crate::rules::gomoku::Winning;

/// The values of all trios of shapes, for a side that is to move and for one that is not, and of all
/// [pressures](super::trio::Counts::pressure), for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Values {
    trios: [[i16; 2]; TRIOS],
    pub pressures: [i16; PRESSURES],
}

/// Number of values: the trios if to move, the trios if not, and the pressures.
pub(crate) const ENTRIES: usize = PRESSED + PRESSURES;
/// Index of the first pressure.
pub(crate) const PRESSED: usize = 2 * TRIOS;

/// Value at which the chance of winning is 73 percent.
pub(crate) const SCALE: i32 = 600;

/// The values made by `parlour train gomoku`, for each way of winning.
const TRAINED: &[u8] = include_bytes!("../../../assets/engine/gomoku.values");

/// Returns where the values for this way of winning are among all of them.
fn places(winning: Winning) -> Range<usize> {
    let number = match winning {
        Winning::FreeStyle => 0,
        Winning::Standard => 1,
        Winning::Renju => 2,
        Winning::Caro => 3,
    };
    number * ENTRIES..(number + 1) * ENTRIES
}

/// Hand-made values of single shapes, for move ordering.
const SINGLE: [i16; Shape::COUNT] = [0, 1, 4, 8, 24, 28, 90, 100, 1500, 1500, 0, 9000];

impl Values {
    /// Returns the built-in trained values for this way of winning.
    pub(crate) fn trained(winning: Winning) -> Values {
        Values::from_entries(from_bytes(TRAINED).get(places(winning)).unwrap_or_default())
    }

    /// Returns the built-in values in their file format, with these in place of those for this way of winning.
    #[cfg(feature = "tools")]
    pub(crate) fn in_file(&self, winning: Winning) -> Vec<u8> {
        let mut all = from_bytes(TRAINED);
        // The file is shorter where it is from before a change of its format.
        all.resize(all.len().max(places(Winning::Caro).end), 0);
        all[places(winning)].copy_from_slice(&self.entries());
        to_bytes(&all)
    }

    /// Returns the hand-made initial values.
    #[cfg(feature = "tools")]
    pub(crate) fn by_hand() -> Values {
        let mut trios = [[0; 2]; TRIOS];
        for (trio, [best, second, _]) in all_trios() {
            let value = by_hand(best, second).min(600);
            trios[usize::from(trio)] = [value + value / 4, value];
        }
        Values { trios, pressures: [0; PRESSURES] }
    }

    /// Returns values from a list of numbers. Missing numbers are 0.
    pub(crate) fn from_entries(entries: &[i16]) -> Values {
        let entry = |at: usize| entries.get(at).copied().unwrap_or_default();
        Values {
            trios: std::array::from_fn(|at| [entry(at), entry(TRIOS + at)]),
            pressures: std::array::from_fn(|at| entry(PRESSED + at)),
        }
    }

    /// Returns the list of all numbers.
    #[cfg(feature = "tools")]
    pub(crate) fn entries(&self) -> Vec<i16> {
        let of = |role: usize| self.trios.iter().map(move |values| values[role]);
        of(0).chain(of(1)).chain(self.pressures).collect()
    }

    /// Returns `true` if the trio has a value. Points without stones nearby have none.
    pub(crate) fn is_counted(counted: Trio) -> bool {
        counted > trio([Shape::OpenOne; 3])
    }

    /// Returns the facts of all trios. With `is_restricted`, suspect trios have no value. With
    /// `are_two_fours_one`, a double four counts as one four, because one stone may answer both.
    pub(crate) fn facts(&self, is_restricted: bool, are_two_fours_one: bool) -> Box<[TrioFacts; 256]> {
        let idle = TrioFacts::new([0; 2], 0, ThreatKind::Idle);
        let mut facts = Box::new([idle; 256]);
        for (trio, [best, second, _]) in all_trios() {
            let order = by_hand(best, second);
            let values = if Values::is_counted(trio) { self.trios[usize::from(trio)] } else { [0; 2] };
            let kind = match kind(best, second) {
                ThreatKind::Decisive if are_two_fours_one && best != Shape::StraightFour => ThreatKind::Four,
                kind => kind,
            };
            facts[usize::from(trio)] = TrioFacts::new(values, order, kind);
            if is_restricted {
                let suspect = TrioFacts::new([0; 2], order / 4, ThreatKind::Suspect);
                facts[usize::from(trio | SUSPECT)] = suspect;
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

/// Returns the hand-made value of the best shape and the second one: together they are worth more than alone.
fn by_hand(best: Shape, second: Shape) -> i16 {
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

#[cfg(all(test, feature = "tools"))]
mod tests {
    use super::*;

    #[test]
    fn new_values_replace_only_those_for_their_way_of_winning() {
        let (before, new) = (from_bytes(TRAINED), Values::by_hand());
        let after = from_bytes(&new.in_file(Winning::Standard));
        assert_eq!(after.len(), before.len());
        assert_eq!(after[places(Winning::Standard)], new.entries());
        for winning in [Winning::FreeStyle, Winning::Renju, Winning::Caro] {
            assert_eq!(after[places(winning)], Values::trained(winning).entries());
            assert_eq!(after[places(winning)], before[places(winning)]);
        }
    }
}
