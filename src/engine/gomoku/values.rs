//! The evaluation: the values of shapes that a side could make.

use super::pair::{PAIRS, Pair, PairFacts, SUSPECT, ThreatKind, pair};
use super::shape::Shape;
use crate::engine::entries::from_bytes;
#[cfg(feature = "tools")]
use crate::engine::entries::to_bytes;

/// The values of all pairs of shapes, for a side that is to move and for one that is not, and of being to
/// move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Values {
    pairs: [[i16; 2]; PAIRS],
    pub tempo: i16,
}

/// Number of values: the pairs if to move, the pairs if not, and the tempo.
#[cfg(feature = "tools")]
pub(crate) const ENTRIES: usize = 2 * PAIRS + 1;
/// Index of the tempo.
pub(crate) const TEMPO: usize = 2 * PAIRS;

/// Value at which the chance of winning is 73 percent.
pub(crate) const SCALE: i32 = 600;

/// The values made by `parlour train gomoku`.
const TRAINED: &[u8] = include_bytes!("../../../assets/engine/gomoku.values");

/// Hand-made values of single shapes, for move ordering.
const SINGLE: [i16; Shape::COUNT] = [0, 1, 4, 8, 24, 28, 90, 100, 1500, 1500, 0, 9000];

impl Values {
    /// Returns the built-in trained values.
    pub(crate) fn trained() -> Values {
        Values::from_entries(&from_bytes(TRAINED))
    }

    /// Returns the hand-made initial values.
    #[cfg(feature = "tools")]
    pub(crate) fn by_hand() -> Values {
        let mut pairs = [[0; 2]; PAIRS];
        for one in Shape::ALL {
            for two in Shape::ALL {
                let value = by_hand(one, two).min(600);
                pairs[usize::from(pair(one, two))] = [value + value / 4, value];
            }
        }
        Values { pairs, tempo: 0 }
    }

    /// Returns values from a list of numbers. Missing numbers are 0.
    pub(crate) fn from_entries(entries: &[i16]) -> Values {
        let entry = |at: usize| entries.get(at).copied().unwrap_or_default();
        Values { pairs: std::array::from_fn(|at| [entry(at), entry(PAIRS + at)]), tempo: entry(TEMPO) }
    }

    /// Returns the list of all numbers.
    #[cfg(feature = "tools")]
    pub(crate) fn entries(&self) -> Vec<i16> {
        let of = |role: usize| self.pairs.iter().map(move |values| values[role]);
        of(0).chain(of(1)).chain([self.tempo]).collect()
    }

    /// Returns the values in their file format.
    #[cfg(feature = "tools")]
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        to_bytes(&self.entries())
    }

    /// Returns `true` if the pair has a value. Points without stones nearby have none.
    pub(crate) fn is_counted(counted: Pair) -> bool {
        counted > pair(Shape::OpenOne, Shape::OpenOne)
    }

    /// Returns the facts of all pairs. With `is_restricted`, suspect pairs have no value. With
    /// `are_two_fours_one`, a double four counts as one four, because one stone may answer both.
    pub(crate) fn facts(&self, is_restricted: bool, are_two_fours_one: bool) -> Box<[PairFacts; 256]> {
        let idle = PairFacts::new([0; 2], 0, ThreatKind::Idle);
        let mut facts = Box::new([idle; 256]);
        for one in Shape::ALL {
            for two in Shape::ALL {
                let (pair, order) = (pair(one, two), by_hand(one, two));
                let values = if Values::is_counted(pair) { self.pairs[usize::from(pair)] } else { [0; 2] };
                let kind = match kind(one, two) {
                    ThreatKind::Decisive if are_two_fours_one && one.max(two) != Shape::StraightFour => {
                        ThreatKind::Four
                    }
                    kind => kind,
                };
                facts[usize::from(pair)] = PairFacts::new(values, order, kind);
                if is_restricted {
                    let suspect = PairFacts::new([0; 2], order / 4, ThreatKind::Suspect);
                    facts[usize::from(pair | SUSPECT)] = suspect;
                }
            }
        }
        facts
    }
}

fn kind(one: Shape, two: Shape) -> ThreatKind {
    let (more, less) = (one.max(two), one.min(two));
    match (more, less) {
        (Shape::Five, _) => ThreatKind::Five,
        (Shape::Overline, _) => ThreatKind::Suspect,
        (Shape::StraightFour | Shape::TwoFours, _) | (Shape::Four, Shape::Four) => ThreatKind::Decisive,
        (Shape::Four, _) => ThreatKind::Four,
        (Shape::OpenThree, _) => ThreatKind::Three,
        (Shape::Nothing | Shape::One | Shape::OpenOne, _) => ThreatKind::Idle,
        _ => ThreatKind::Building,
    }
}

/// Returns the hand-made value: two shapes together are worth more than both alone.
fn by_hand(one: Shape, two: Shape) -> i16 {
    let (more, less) = (one.max(two), one.min(two));
    let together = match (more, less) {
        (Shape::Four, Shape::Four) => 1200,
        (Shape::Four, Shape::OpenThree) => 700,
        (Shape::OpenThree, Shape::OpenThree) => 300,
        (Shape::Four | Shape::OpenThree, Shape::Three | Shape::OpenTwo) => 40,
        (Shape::Three | Shape::OpenTwo, Shape::Three | Shape::OpenTwo) => 20,
        _ => 0,
    };
    SINGLE[more as usize] + SINGLE[less as usize] + together
}
