//! Lookup tables from the surroundings of a point to shapes and values.
//!
//! The *surroundings* of a point on a line are a number with one half per side. In a half the nearest
//! point is the lowest base-three digit (empty, first side, second side). Halves that end at the edge
//! have fewer digits; halves of all lengths are numbered consecutively. The board keeps a line as a word
//! with two bits for each point, and other tables turn the bits of a half into its number.

use super::cell::{Cell, Kinds, Shapes, Star};
use super::net::Net;
use super::shape::{Goal, Line, REACH, Shape, shape};
use super::trio::{SUSPECT, Trio, TrioFacts, trio};
use crate::rules::Side;
use crate::rules::gomoku::{Rules, Winning};

/// Weight of a first side's stone in a half by distance; a second side's stone counts twice.
const DIGITS: [u32; REACH] = [1, 3, 9, 27, 81];

/// The two bits of a point beyond the edge in a line of the board. An empty point is 0, a stone 1 or 2.
pub(crate) const BEYOND: u64 = 3;

/// Number of the bit patterns of a half.
const PATTERNS: usize = 1 << (2 * REACH);

/// The largest reach for which the shapes have a table by the bits of both halves, and the number of these.
const SHORT_REACH: usize = 4;
const SHORT: usize = 1 << (4 * SHORT_REACH);

/// The lookup tables for one set of rules.
#[derive(Debug)]
pub(crate) struct Tables {
    /// Largest distance at which a stone matters.
    pub reach: usize,
    /// The part of the surroundings that the half before a point makes up, by its bits. The lowest bits
    /// are those of the point farthest from it.
    before: Box<[u32; PATTERNS]>,
    /// The same for the half behind a point. The lowest bits are those of the nearest point.
    behind: Box<[u32; PATTERNS]>,
    shapes: Vec<Shapes>,
    /// The same by the bits of both halves, if the reach is short: one reading in place of three.
    short: Box<[Shapes; SHORT]>,
    /// The trio of the shapes of every star, by side.
    trios: [Box<[Trio; 1 << 16]>; 2],
    /// The facts of every trio, by side.
    pub facts: [Box<[TrioFacts; 256]>; 2],
    /// The threat kind of every trio, by side, as a cell has it.
    kinds: Box<[[Kinds; 256]; 2]>,
    /// The evaluation.
    pub net: Net,
}

impl Tables {
    pub(crate) fn new(rules: Rules, net: Net) -> Tables {
        let goals = Side::BOTH.map(|side| Goal::of(rules, side));
        let reach = goals[0].reach().max(goals[1].reach());
        let halves = half_before_edge(reach + 1);
        let lines: Vec<(u16, u16, u16)> = (0..=reach).flat_map(halves_of).collect();
        let mut shapes = vec![0; (halves * halves) as usize];
        for (at, before) in lines.iter().enumerate() {
            for (behind_at, behind) in lines.iter().enumerate().skip(at) {
                let [first, second, around] =
                    [(before.0, behind.0), (before.1, behind.1), (before.2, behind.2)].map(joined);
                let on_board = around | 1 << REACH;
                let made = |own, other, goal| shape(Line { own, other, on_board }, goal) as u8;
                let both = made(first, second, goals[0]) | made(second, first, goals[1]) << 4;
                for index in [at * halves as usize + behind_at, behind_at * halves as usize + at] {
                    shapes[index] = both;
                }
            }
        }
        let is_restricted = rules.winning() == Winning::Renju;
        let trios = [trios(is_restricted), trios(false)];
        let are_two_fours_one = rules.winning() == Winning::Caro;
        let facts =
            [is_restricted, false].map(|is_restricted| TrioFacts::all(is_restricted, are_two_fours_one));
        let kinds =
            Side::BOTH.map(|side| facts[side.index()].each_ref().map(|facts| Kinds::of(side, facts.kind)));
        let mut tables = Tables {
            reach,
            before: Box::new([0; PATTERNS]),
            behind: Box::new([0; PATTERNS]),
            shapes,
            // Not made as an array, which would be on the stack first.
            short: vec![0; SHORT].try_into().expect("shapes for all bits"),
            trios,
            facts,
            kinds: Box::new(kinds),
            net,
        };
        for bits in 0..1 << (2 * reach) {
            let point = |at: usize| bits >> (2 * at) & 3;
            tables.before[bits] = halves * half((0..reach).rev().map(point));
            tables.behind[bits] = half((0..reach).map(point));
        }
        if reach <= SHORT_REACH {
            for bits in 0..1 << (4 * reach) {
                let (before, behind) = (bits & ((1 << (2 * reach)) - 1), bits >> (2 * reach));
                let at = tables.before[before] + tables.behind[behind];
                tables.short[bits] = tables.shapes[at as usize];
            }
        }
        tables
    }

    /// Returns the shapes of an empty point with this reach from the bits of its line, beginning with the
    /// point farthest before it.
    #[inline]
    pub(crate) fn shapes<const REACH: usize>(&self, line: u64) -> Shapes {
        let mask = PATTERNS.min(1 << (2 * REACH)) - 1;
        if REACH <= SHORT_REACH {
            let behind = (line >> 2) as usize & mask << (2 * REACH);
            return self.short[(line as usize & mask | behind) % SHORT];
        }
        let before = self.before[line as usize & mask];
        let behind = self.behind[(line >> (2 * REACH + 2)) as usize & mask];
        self.shapes[(before + behind) as usize]
    }

    /// Returns the same for the reach of these tables.
    pub(crate) fn shapes_within(&self, line: u64) -> Shapes {
        match self.reach {
            5 => self.shapes::<5>(line),
            4 => self.shapes::<4>(line),
            3 => self.shapes::<3>(line),
            _ => self.shapes::<2>(line),
        }
    }

    /// Returns the three best shapes of a star for this side.
    #[inline]
    pub(crate) fn trio(&self, side: Side, star: Star) -> Trio {
        self.trios[side.index()][usize::from(star.of(side))]
    }

    /// Returns the cell of a point with this star.
    #[inline]
    pub(super) fn cell(&self, place: usize, star: Star) -> Cell {
        let trios = [self.trio(Side::First, star), self.trio(Side::Second, star)];
        let kinds = self.kinds[0][usize::from(trios[0])].with(self.kinds[1][usize::from(trios[1])]);
        Cell::new(place, star, trios, kinds)
    }
}

/// Returns the number of the half with these points, the nearest one first, up to the edge.
fn half(points: impl Iterator<Item = usize>) -> u32 {
    let (mut number, mut length) = (0, 0);
    for digit in points.take_while(|&digit| digit != BEYOND as usize) {
        number += digit as u32 * DIGITS[length];
        length += 1;
    }
    half_before_edge(length) + number
}

/// Returns the number of the empty half with this many points before the edge. Shorter halves come first.
fn half_before_edge(points: usize) -> u32 {
    (3_u32.pow(points as u32) - 1) / 2
}

/// Returns all halves with this many points: the stones of both sides, and the points on the board. Bit 0
/// is the nearest point.
fn halves_of(points: usize) -> impl Iterator<Item = (u16, u16, u16)> {
    (0..3_u32.pow(points as u32)).map(move |number| {
        let digit = |at: usize| number / DIGITS[at] % 3;
        let stones = |wanted| (0..points).filter(|&at| digit(at) == wanted).fold(0, |set, at| set | 1 << at);
        (stones(1), stones(2), (1 << points) - 1)
    })
}

/// Joins two halves into a line.
fn joined((before, behind): (u16, u16)) -> u16 {
    let reversed = (0..REACH).fold(0, |set, at| set | (before >> at & 1) << (REACH - 1 - at));
    reversed | behind << (REACH + 1)
}

/// Returns the trio of the shapes of every star.
fn trios(is_restricted: bool) -> Box<[Trio; 1 << 16]> {
    // Not made as an array, which would be on the stack first.
    let mut trios = vec![0; 1 << 16];
    for (star, entry) in trios.iter_mut().enumerate() {
        let shapes = [0, 4, 8, 12].map(|shift| Shape::ALL.get(star >> shift & 15).copied());
        if shapes.contains(&None) {
            continue;
        }
        let mut shapes = shapes.map(|shape| shape.unwrap_or(Shape::Nothing));
        shapes.sort_unstable();
        let suspect = is_restricted && may_be_forbidden(shapes);
        *entry = trio([shapes[3], shapes[2], shapes[1]]) | if suspect { SUSPECT } else { 0 };
    }
    trios.try_into().expect("a trio for every star")
}

/// Returns `true` if renju may forbid the star: an overline, two fours or two threes without a five.
/// Threes are counted without the closer check of the rules.
fn may_be_forbidden(shapes: [Shape; 4]) -> bool {
    let threes = shapes.iter().filter(|&&shape| shape == Shape::OpenThree).count();
    let fours: u32 = shapes.iter().map(|shape| shape.fours()).sum();
    !shapes.contains(&Shape::Five) && (shapes.contains(&Shape::Overline) || fours >= 2 || threes >= 2)
}
