//! A small board for proofs: the stones of each side as a set of bits.
//!
//! The points are numbered row by row, with one point of the border behind each row, so a step to the side never leads
//! to the next row. There is no history: the searches judge repetitions by themselves.

use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitOr, Sub};

use crate::rules::go;
use crate::rules::{Position as _, Rules, Side, Square};

/// The number of a point; [`PASS`] is none.
pub(super) type Point = u8;

/// The pass.
pub(super) const PASS: Point = Point::MAX;

/// The most lines of a board.
pub(super) const MOST_LINES: u8 = 15;

/// A set of points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Points([u128; 2]);

impl Points {
    pub(super) const NONE: Points = Points([0; 2]);

    pub(super) fn one(at: Point) -> Points {
        let bit = 1 << (at % 128);
        if at < 128 { Points([bit, 0]) } else { Points([0, bit]) }
    }

    pub(super) fn is_empty(self) -> bool {
        self == Points::NONE
    }

    pub(super) fn has(self, at: Point) -> bool {
        self.meets(Points::one(at))
    }

    pub(super) fn meets(self, other: Points) -> bool {
        !(self & other).is_empty()
    }

    pub(super) fn count(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// Returns the point with the lowest number.
    pub(super) fn first(self) -> Option<Point> {
        let Points([low, high]) = self;
        let at = if low == 0 { 128 + high.trailing_zeros() } else { low.trailing_zeros() };
        Point::try_from(at).ok().filter(|_| !self.is_empty())
    }

    /// Iterates over the points, the lowest number first.
    pub(super) fn each(self) -> impl Iterator<Item = Point> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let at = rest.first()?;
            rest = rest - Points::one(at);
            Some(at)
        })
    }

    fn up(self, by: u32) -> Points {
        let Points([low, high]) = self;
        Points([low << by, high << by | low >> (128 - by)])
    }

    fn down(self, by: u32) -> Points {
        let Points([low, high]) = self;
        Points([low >> by | high << (128 - by), high >> by])
    }

    /// Mixes the words of the set for a hash.
    pub(super) fn mixed(self) -> u64 {
        let Points(words) = self;
        let halves = words.into_iter().flat_map(|word| [word as u64, (word >> 64) as u64]);
        halves.fold(0, |hash: u64, half| (hash.rotate_left(23) ^ half).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
}

impl Hash for Points {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.mixed());
    }
}

impl BitAnd for Points {
    type Output = Points;

    fn bitand(self, other: Points) -> Points {
        Points([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for Points {
    type Output = Points;

    fn bitor(self, other: Points) -> Points {
        Points([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }
}

/// The stones of both sides, indexed by [`Side::index`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Stones(pub(super) [Points; 2]);

impl Stones {
    pub(super) fn of(&self, side: Side) -> Points {
        self.0[side.index()]
    }

    pub(super) fn all(&self) -> Points {
        self.0[0] | self.0[1]
    }
}

/// The points of a board, and the rule of suicide.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    lines: u8,
    suicide: bool,
    all: Points,
}

impl Board {
    /// Returns the board of a position with its stones. `None` for a board that is too large.
    pub(super) fn of(position: &go::Position) -> Option<(Board, Stones)> {
        let lines = position.grid().columns;
        let Rules::Go(rules) = position.rules() else { return None };
        if lines > MOST_LINES {
            return None;
        }
        let mut board = Board { lines, suicide: rules.suicide, all: Points::NONE };
        let mut stones = Stones::default();
        for square in position.grid().squares() {
            let at = Points::one(board.point(square));
            board.all = board.all | at;
            if let Some(piece) = position.piece(square) {
                let own = &mut stones.0[piece.side.index()];
                *own = *own | at;
            }
        }
        Some((board, stones))
    }

    pub(super) fn all(&self) -> Points {
        self.all
    }

    pub(super) fn point(&self, square: Square) -> Point {
        let lines = u16::from(self.lines);
        // The largest board has 15 rows of 16 points.
        (square.0 / lines * (lines + 1) + square.0 % lines) as Point
    }

    pub(super) fn square(&self, at: Point) -> Square {
        let stride = u16::from(self.lines) + 1;
        Square(u16::from(at) / stride * u16::from(self.lines) + u16::from(at) % stride)
    }

    /// Returns the points beside a set. Those of the set may be among them.
    pub(super) fn beside(&self, points: Points) -> Points {
        let stride = u32::from(self.lines) + 1;
        (points.up(1) | points.down(1) | points.up(stride) | points.down(stride)) & self.all
    }

    /// Returns the points that are joined with a set within another.
    pub(super) fn joined(&self, from: Points, within: Points) -> Points {
        let mut found = from & within;
        loop {
            let more = found | self.beside(found) & within;
            if more == found {
                return found;
            }
            found = more;
        }
    }

    /// Returns the connected parts of a set.
    pub(super) fn parts(&self, set: Points) -> Vec<Points> {
        let (mut rest, mut parts) = (set, Vec::new());
        while let Some(at) = rest.first() {
            let part = self.joined(Points::one(at), rest);
            rest = rest - part;
            parts.push(part);
        }
        parts
    }

    /// Returns the chain of a stone.
    pub(super) fn chain(&self, stones: &Stones, at: Point) -> Points {
        let own = if stones.0[0].has(at) { stones.0[0] } else { stones.0[1] };
        self.joined(Points::one(at), own)
    }

    pub(super) fn liberties(&self, stones: &Stones, chain: Points) -> Points {
        self.beside(chain) - stones.all()
    }

    /// Plays a stone on an empty point. Chains with a stone in `safe` are never captured. `None` if it is a suicide
    /// that the rules forbid.
    pub(super) fn play(&self, stones: &Stones, at: Point, side: Side, safe: Points) -> Option<Stones> {
        let put = Points::one(at);
        let own = stones.of(side) | put;
        let mut other = stones.of(side.other());
        let beside = self.beside(put);
        let mut near = beside & other;
        let empty = self.all - (own | other);
        while let Some(point) = near.first() {
            let chain = self.joined(Points::one(point), other);
            near = near - chain;
            if !self.beside(chain).meets(empty) && !chain.meets(safe) {
                other = other - chain;
            }
        }
        let mut own_left = own;
        let empty = self.all - (own | other);
        if !beside.meets(empty) {
            let chain = self.joined(put, own);
            if !self.beside(chain).meets(empty) && !chain.meets(safe) {
                if !self.suicide {
                    return None;
                }
                own_left = own - chain;
            }
        }
        let mut after = [own_left, other];
        if side == Side::Second {
            after.swap(0, 1);
        }
        Some(Stones(after))
    }
}
