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

/// Returns the number of an unordered pair of shapes.
pub(crate) const fn pair(one: Shape, two: Shape) -> Pair {
    let (one, two) = (one as u8, two as u8);
    let (more, less) = if one < two { (two, one) } else { (one, two) };
    more * (more + 1) / 2 + less
}

/// The precomputed facts of a pair.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PairFacts {
    /// The value for the side that can make it: if it is to move, and if not.
    pub values: [i16; 2],
    /// The ordering score of the point, for both sides.
    pub order: i16,
    pub kind: ThreatKind,
}
