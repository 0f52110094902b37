//! The two best shapes that a stone makes, and the facts about such a pair.

use super::shape::Shape;

/// The two best shapes of a [`Star`](super::tables::Star) by [`pair`], and whether renju may forbid it by [`SUSPECT`].
pub type Pair = u8;

/// How many pairs of shapes there are.
pub const PAIRS: usize = Shape::COUNT * (Shape::COUNT + 1) / 2;
/// A pair that has this bit may be forbidden.
pub const SUSPECT: Pair = 0x80;

/// Pairs by how urgent they are: each kind is a set of points on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum ThreatKind {
    /// Nobody would play there.
    Idle,
    /// A stone there builds something, or keeps the other side from it.
    Building,
    /// Makes an open three.
    Three,
    /// Makes one four, which has to be answered.
    Four,
    /// Makes a straight four or two fours, which cannot be answered.
    Decisive,
    /// Wins.
    Five,
    /// To be asked of the rules, since it may be forbidden.
    Suspect,
}

impl ThreatKind {
    pub const COUNT: usize = 7;
}

/// The number of two shapes, in any order.
pub const fn pair(one: Shape, two: Shape) -> Pair {
    let (one, two) = (one as u8, two as u8);
    let (more, less) = if one < two { (two, one) } else { (one, two) };
    more * (more + 1) / 2 + less
}

/// What is known of a pair of shapes.
#[derive(Clone, Copy, Debug)]
pub struct PairFacts {
    /// What the possibility is worth to the side that has it: if it is to move, and if not.
    pub values: [i16; 2],
    /// How early the point is tried, by the side that has it or by the other.
    pub order: i16,
    pub kind: ThreatKind,
}
