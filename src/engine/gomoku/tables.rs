//! The tables that turn what is around a point into what a stone there is worth.
//!
//! What is around a point on one line is written as a number, its *surroundings*: one half for each
//! side of the point, in which the nearest point is the lowest digit of base three (empty, first
//! side's, second side's). A half that ends at the edge of the board has fewer digits; halves of all
//! lengths are numbered one behind the other. A stone adds to the surroundings of every point near
//! it a number that depends on the distance alone.

use super::pair::{Pair, PairFacts, SUSPECT, pair};
use super::shape::{Goal, Line, REACH, Shape, shape};
use super::values::Values;
use crate::rules::Side;
use crate::rules::gomoku::{Rules, Winning};

/// How much a stone of the first side counts in a half, by its distance; twice that for the second.
pub const DIGITS: [u32; REACH] = [1, 3, 9, 27, 81];

/// What a stone of each side makes on a point along one line: the first side's [`Shape`] in the low
/// four bits, the second's in the high ones.
pub type Shapes = u8;

/// What a stone makes along all four lines: a [`Shape`] in every four bits.
pub type Star = u16;

/// What one set of rules makes of the surroundings of points.
#[derive(Debug)]
pub struct Tables {
    /// How far along a line a stone matters.
    pub reach: usize,
    /// How many halves there are: the surroundings are the half before the point times this, plus
    /// the half behind it.
    pub halves: u32,
    pub shapes: Vec<Shapes>,
    /// The pair of every star, for each side.
    pairs: [Vec<Pair>; 2],
    /// What is asked of a pair all the time, for each side.
    pub facts: [Box<[PairFacts; 256]>; 2],
    /// What it is worth to be to move.
    pub tempo: i16,
}

impl Tables {
    pub fn new(rules: Rules, values: &Values) -> Tables {
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
        let pairs = [pairs(is_restricted), pairs(false)];
        let are_two_fours_one = rules.winning() == Winning::Caro;
        let facts =
            [is_restricted, false].map(|is_restricted| values.facts(is_restricted, are_two_fours_one));
        Tables { reach, halves, shapes, pairs, facts, tempo: values.tempo }
    }

    /// The best two shapes of a star of this side.
    #[inline]
    pub fn pair(&self, side: Side, star: Star) -> Pair {
        self.pairs[side.index()][usize::from(star)]
    }
}

/// The number of the empty half with so many points before the edge of the board. Halves with fewer
/// points come before it.
pub fn half_before_edge(points: usize) -> u32 {
    (3_u32.pow(points as u32) - 1) / 2
}

/// The stones of both sides in every half with so many points, and the points that there are: bit 0
/// is the nearest.
fn halves_of(points: usize) -> impl Iterator<Item = (u16, u16, u16)> {
    (0..3_u32.pow(points as u32)).map(move |number| {
        let digit = |at: usize| number / DIGITS[at] % 3;
        let stones = |wanted| (0..points).filter(|&at| digit(at) == wanted).fold(0, |set, at| set | 1 << at);
        (stones(1), stones(2), (1 << points) - 1)
    })
}

/// A line from its two halves.
fn joined((before, behind): (u16, u16)) -> u16 {
    let reversed = (0..REACH).fold(0, |set, at| set | (before >> at & 1) << (REACH - 1 - at));
    reversed | behind << (REACH + 1)
}

/// The pair of every star.
fn pairs(is_restricted: bool) -> Vec<Pair> {
    let mut pairs = vec![0; 1 << 16];
    for (star, entry) in pairs.iter_mut().enumerate() {
        let shapes = [0, 4, 8, 12].map(|shift| Shape::ALL.get(star >> shift & 15).copied());
        if shapes.contains(&None) {
            continue;
        }
        let mut shapes = shapes.map(|shape| shape.unwrap_or(Shape::Nothing));
        shapes.sort_unstable();
        let suspect = is_restricted && may_be_forbidden(shapes);
        *entry = pair(shapes[3], shapes[2]) | if suspect { SUSPECT } else { 0 };
    }
    pairs
}

/// Whether a star has what renju forbids: too much of everything but a five. Threes that are none
/// on a closer look count here.
fn may_be_forbidden(shapes: [Shape; 4]) -> bool {
    let threes = shapes.iter().filter(|&&shape| shape == Shape::OpenThree).count();
    let fours: u32 = shapes.iter().map(|shape| shape.fours()).sum();
    !shapes.contains(&Shape::Five) && (shapes.contains(&Shape::Overline) || fours >= 2 || threes >= 2)
}
