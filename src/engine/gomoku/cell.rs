//! The state of a point of the engine's board.

use super::shape::Shape;
use super::trio::{ThreatKind, Trio};
use crate::rules::Side;

/// The shapes of both sides' stones along one line: the first side's [`Shape`] in the low four bits, the
/// second side's in the high ones.
pub(crate) type Shapes = u8;

/// Returns the shape of this side.
#[inline]
pub(super) fn shape_of(shapes: Shapes, side: Side) -> Shape {
    numbered(match side {
        Side::First => shapes & 0xF,
        Side::Second => shapes >> 4,
    })
}

fn numbered(number: u8) -> Shape {
    Shape::ALL[usize::from(number) % Shape::COUNT]
}

/// The shapes of a stone along all four lines, four bits each: those of the first side in the lower half, those of the
/// second side in the upper half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Star(u32);

impl Star {
    /// Returns this star with other shapes along the line of this direction.
    #[inline]
    #[must_use]
    pub(crate) fn with(self, direction: usize, shapes: Shapes) -> Star {
        let both = u32::from(shapes & 0xF) | u32::from(shapes >> 4) << 16;
        Star(self.0 & !(0xF_000F << (4 * direction)) | both << (4 * direction))
    }

    /// Returns the shapes of a stone of this side.
    pub(crate) fn shapes(self, side: Side) -> impl Iterator<Item = Shape> {
        let shapes = self.of(side);
        (0..4).map(move |direction| numbered((shapes >> (4 * direction) & 15) as u8))
    }

    /// Returns the shapes of a stone of this side, four bits each.
    #[inline]
    pub(crate) fn of(self, side: Side) -> u16 {
        match side {
            Side::First => self.0 as u16,
            Side::Second => (self.0 >> 16) as u16,
        }
    }
}

/// The threat kinds of a stone of both sides, three bits each; 0 if the kind is not [kept](ThreatKind::is_kept).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Kinds(u8);

impl Kinds {
    /// Returns the kind of one side.
    pub(super) fn of(side: Side, kind: ThreatKind) -> Kinds {
        Kinds(if kind.is_kept() { (kind as u8) << (3 * side.index()) } else { 0 })
    }

    /// Returns both together.
    #[inline]
    #[must_use]
    pub(super) fn with(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }
}

/// The state of a point: its star, the trio of each side, its place among the cells, and the kinds. It is one word, so
/// that it is read and written at once, and can be put back as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cell(u64);

impl Cell {
    /// Bits of a place.
    const PLACE: u32 = 10;

    #[inline]
    pub(super) fn new(place: usize, star: Star, [first, second]: [Trio; 2], Kinds(kinds): Kinds) -> Cell {
        let high = u64::from(kinds) << Cell::PLACE | place as u64;
        Cell(high << 48 | u64::from(second) << 40 | u64::from(first) << 32 | u64::from(star.0))
    }

    #[inline]
    pub(super) fn place(self) -> usize {
        (self.0 >> 48) as usize & ((1 << Cell::PLACE) - 1)
    }

    #[inline]
    pub(super) fn star(self) -> Star {
        Star(self.0 as u32)
    }

    #[inline]
    pub(super) fn trios(self) -> [Trio; 2] {
        [(self.0 >> 32) as Trio, (self.0 >> 40) as Trio]
    }

    /// Returns `true` if another state of the point has other kinds.
    #[inline]
    pub(super) fn differs_in_kinds(self, other: Cell) -> bool {
        (self.0 ^ other.0) >> (48 + Cell::PLACE) != 0
    }
}
