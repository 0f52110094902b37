//! The engine's board: the shapes that a stone of either side would make on every empty point, updated
//! incrementally.

use super::pair::{Pair, PairFacts, ThreatKind};
use super::shape::Shape;
use super::tables::{DIGITS, Star, Tables, half_before_edge};
use crate::rules::gomoku::{Position, RenjuBoard, Rules, Winning};
use crate::rules::{Grid, Position as _, Side, Square};
use std::sync::Arc;

/// A point: its row times [`STRIDE`] plus its column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Point(pub u16);

/// Distance between rows, half a word of [`Points`].
const STRIDE: usize = 32;
/// Size of the largest board, in points with the stride.
const AREA: usize = 20 * STRIDE;
const WORDS: usize = AREA / 64;

/// Distance to the next point along a line: across, down, falling, rising.
pub(crate) const STEPS: [usize; 4] = [1, STRIDE, STRIDE + 1, STRIDE - 1];

/// A set of points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Points([u64; WORDS]);

impl Points {
    #[inline]
    pub(crate) fn toggle(&mut self, Point(at): Point) {
        self.0[usize::from(at >> 6)] ^= 1 << (at & 63);
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    pub(crate) fn contains(&self, Point(at): Point) -> bool {
        self.0[usize::from(at >> 6)] >> (at & 63) & 1 != 0
    }

    pub(crate) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[must_use]
    pub(crate) fn union(&self, other: &Points) -> Points {
        let mut all = *self;
        for (word, more) in all.0.iter_mut().zip(other.0) {
            *word |= more;
        }
        all
    }

    /// Returns the points in ascending order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Point> + use<> {
        let words = self.0;
        (0_u16..).zip(words).flat_map(|(at, mut word)| {
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros();
                word &= word.wrapping_sub(1);
                (bit < u64::BITS).then_some(Point(at << 6 | bit as u16))
            })
        })
    }

    pub(crate) fn first(&self) -> Option<Point> {
        self.iter().next()
    }
}

/// The state of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Cell {
    /// The surroundings on each line.
    around: [u32; 4],
    /// The shapes that a stone of each side would make.
    stars: [Star; 2],
    pairs: [Pair; 2],
}

/// The state of a point before a stone was placed.
#[derive(Clone, Copy, Debug)]
struct Changed {
    at: u16,
    stars: [Star; 2],
    pairs: [Pair; 2],
}

#[derive(Clone, Copy, Debug)]
struct Placed {
    point: Point,
    /// The start of the stone's entries in `changes`.
    changes: usize,
    values: [[i32; 2]; 2],
    has_won: bool,
}

/// The number of points before and behind a point on each line, up to the reach.
type Extent = [(u8, u8); 4];

/// A board in which nobody has won.
#[derive(Clone, Debug)]
pub(crate) struct ThreatBoard {
    tables: Arc<Tables>,
    grid: Grid,
    winning: Winning,
    extents: Box<[Extent; AREA]>,
    /// Zobrist keys, `[side][point]`.
    keys: Box<[[u64; AREA]; 2]>,
    cells: Box<[Cell; AREA]>,
    stones: [Points; 2],
    /// The empty points by the threat kind of a stone of each side.
    sets: [[Points; ThreatKind::COUNT]; 2],
    /// The sum of the values of all points for each side: if it is to move, and if not.
    values: [[i32; 2]; 2],
    key: u64,
    to_move: Side,
    room: u16,
    placed: Vec<Placed>,
    changes: Vec<Changed>,
    /// The stones as the rules see them, if points can be forbidden.
    renju: Option<Box<RenjuBoard>>,
}

impl ThreatBoard {
    /// Returns the board of a position in which nobody has won.
    pub(crate) fn new(tables: Arc<Tables>, position: &Position) -> ThreatBoard {
        let crate::rules::Rules::Gomoku(rules) = position.rules() else {
            unreachable!("gomoku has its rules")
        };
        let mut board = ThreatBoard::empty(tables, rules);
        for square in board.grid.squares() {
            if let Some(piece) = position.piece(square) {
                board.to_move = piece.side;
                board.put(board.point(square));
            }
        }
        board.turn_to(position.to_move());
        board.placed.clear();
        board.changes.clear();
        board
    }

    fn empty(tables: Arc<Tables>, rules: Rules) -> ThreatBoard {
        let (grid, winning) = (rules.grid(), rules.winning());
        let mut board = ThreatBoard {
            grid,
            winning,
            extents: Box::new([[(0, 0); 4]; AREA]),
            keys: Box::new(std::array::from_fn(|side| std::array::from_fn(|at| word(at * 2 + side)))),
            cells: Box::new([Cell::default(); AREA]),
            stones: Default::default(),
            sets: Default::default(),
            values: [[0; 2]; 2],
            key: 0,
            to_move: Side::First,
            room: u16::from(grid.columns) * u16::from(grid.rows),
            placed: Vec::new(),
            changes: Vec::new(),
            renju: (winning == Winning::Renju).then(|| Box::new(RenjuBoard::empty(grid.columns))),
            tables,
        };
        for square in grid.squares() {
            let point = board.point(square);
            let at = usize::from(point.0);
            board.extents[at] = extent(grid, square, board.tables.reach);
            let mut cell = Cell::default();
            for (direction, &(before, behind)) in board.extents[at].iter().enumerate() {
                let halves = [before, behind].map(|points| half_before_edge(points.into()));
                cell.around[direction] = halves[0] * board.tables.halves + halves[1];
                let shapes = board.tables.shapes[cell.around[direction] as usize];
                cell.stars[0] |= u16::from(shapes & 15) << (4 * direction);
                cell.stars[1] |= u16::from(shapes >> 4) << (4 * direction);
            }
            for side in Side::BOTH {
                let pair = board.tables.pair(side, cell.stars[side.index()]);
                cell.pairs[side.index()] = pair;
                let facts = *board.facts_of(side, pair);
                board.sets[side.index()][facts.kind as usize].toggle(point);
                add(&mut board.values[side.index()], facts.values, 1);
            }
            board.cells[at] = cell;
        }
        board
    }

    pub(crate) fn point(&self, square: Square) -> Point {
        let (column, row) = self.grid.place(square);
        Point(u16::from(row) * STRIDE as u16 + u16::from(column))
    }

    pub(crate) fn square(&self, Point(at): Point) -> Square {
        Square(at / STRIDE as u16 * u16::from(self.grid.columns) + at % STRIDE as u16)
    }

    pub(crate) fn grid(&self) -> Grid {
        self.grid
    }

    pub(crate) fn winning(&self) -> Winning {
        self.winning
    }

    pub(crate) fn to_move(&self) -> Side {
        self.to_move
    }

    /// Returns the Zobrist key of the stones and the side to move.
    pub(crate) fn key(&self) -> u64 {
        self.key ^ if self.to_move == Side::First { 0 } else { SECOND_TO_MOVE }
    }

    /// Returns the number of empty points.
    pub(crate) fn room(&self) -> u16 {
        self.room
    }

    pub(crate) fn is_empty_board(&self) -> bool {
        self.stones.iter().all(Points::is_empty)
    }

    pub(crate) fn stone(&self, point: Point) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.stones[side.index()].contains(point))
    }

    /// Returns the empty points of this threat kind for a side.
    #[inline]
    pub(crate) fn set(&self, side: Side, kind: ThreatKind) -> &Points {
        &self.sets[side.index()][kind as usize]
    }

    /// Returns the static evaluation for the side to move.
    #[inline]
    pub(crate) fn value(&self) -> i32 {
        let (own, other) = (self.values[self.to_move.index()], self.values[self.to_move.other().index()]);
        own[0] - other[1] + i32::from(self.tables.tempo)
    }

    /// Returns `true` if the last stone placed on this board won.
    #[inline]
    pub(crate) fn has_won(&self) -> bool {
        self.placed.last().is_some_and(|placed| placed.has_won)
    }

    /// Returns the shapes that a stone of this side would make on an empty point.
    #[inline]
    pub(crate) fn star(&self, side: Side, Point(at): Point) -> Star {
        self.cells[usize::from(at)].stars[side.index()]
    }

    /// Returns the shape that a stone of this side would make along each line.
    pub(crate) fn shapes(&self, side: Side, point: Point) -> impl Iterator<Item = Shape> + use<> {
        let star = usize::from(self.star(side, point));
        [0, 4, 8, 12].into_iter().map(move |shift| Shape::ALL[(star >> shift & 15) % Shape::COUNT])
    }

    /// Returns the two best shapes of a point.
    #[inline]
    pub(crate) fn pair(&self, side: Side, Point(at): Point) -> Pair {
        self.cells[usize::from(at)].pairs[side.index()]
    }

    #[inline]
    pub(crate) fn facts(&self, side: Side, point: Point) -> &PairFacts {
        self.facts_of(side, self.pair(side, point))
    }

    #[inline]
    fn facts_of(&self, side: Side, pair: Pair) -> &PairFacts {
        &self.tables.facts[side.index()][usize::from(pair)]
    }

    /// Returns `true` if the rules forbid this empty point to the side.
    pub(crate) fn is_forbidden(&self, side: Side, point: Point) -> bool {
        side == Side::First
            && self.set(side, ThreatKind::Suspect).contains(point)
            && self.renju.as_ref().is_some_and(|stones| stones.forbidden(self.square(point)).is_some())
    }

    /// Sets the side to move.
    pub(crate) fn turn_to(&mut self, side: Side) {
        self.to_move = side;
    }

    /// Returns the points of a line around a point, up to the reach.
    pub(crate) fn line(&self, Point(at): Point, direction: usize) -> impl Iterator<Item = Point> + use<> {
        let (before, behind) = self.extents[usize::from(at)][direction];
        let step = STEPS[direction] as u16;
        let from = at - u16::from(before) * step;
        (0..=u16::from(before) + u16::from(behind)).map(move |steps| Point(from + steps * step))
    }

    /// Places a stone of the side to move on an empty point.
    #[inline]
    pub(crate) fn put(&mut self, point: Point) {
        match self.tables.reach {
            5 => self.put_within::<5>(point),
            4 => self.put_within::<4>(point),
            3 => self.put_within::<3>(point),
            _ => self.put_within::<2>(point),
        }
    }

    fn put_within<const REACH: usize>(&mut self, point: Point) {
        let (side, at) = (self.to_move, usize::from(point.0));
        let has_won = self.set(side, ThreatKind::Five).contains(point);
        self.placed.push(Placed { point, changes: self.changes.len(), values: self.values, has_won });
        self.set_stone(side, point);
        self.leave_sets(at);
        let tables = &*self.tables;
        let digit = side as u32 + 1;
        for (direction, step) in STEPS.into_iter().enumerate() {
            let (before, behind) = self.extents[at][direction];
            let shift = 4 * direction as u32;
            let mut near = |near: usize, added: u32| {
                let cell = &mut self.cells[near];
                let around = &mut cell.around[direction];
                *around += added;
                let shapes = u16::from(tables.shapes[*around as usize]);
                let known = (cell.stars[0] >> shift & 15) | (cell.stars[1] >> shift & 15) << 4;
                if shapes == known
                    || self.stones[0].contains(Point(near as u16))
                        | self.stones[1].contains(Point(near as u16))
                {
                    return;
                }
                self.changes.push(Changed { at: near as u16, stars: cell.stars, pairs: cell.pairs });
                for (index, shape) in [shapes & 15, shapes >> 4].into_iter().enumerate() {
                    let star = cell.stars[index] & !(15 << shift) | shape << shift;
                    if star == cell.stars[index] {
                        continue;
                    }
                    cell.stars[index] = star;
                    let pair = tables.pair(Side::BOTH[index], star);
                    if pair == cell.pairs[index] {
                        continue;
                    }
                    let facts = &tables.facts[index];
                    let (old, new) = (facts[usize::from(cell.pairs[index])], facts[usize::from(pair)]);
                    cell.pairs[index] = pair;
                    add(&mut self.values[index], new.values, 1);
                    add(&mut self.values[index], old.values, -1);
                    if old.kind != new.kind {
                        self.sets[index][old.kind as usize].toggle(Point(near as u16));
                        self.sets[index][new.kind as usize].toggle(Point(near as u16));
                    }
                }
            };
            // For points behind the stone, it lies in their half before them, and vice versa.
            for distance in 1..=REACH.min(behind.into()) {
                near(at + distance * step, digit * DIGITS[distance - 1] * tables.halves);
            }
            for distance in 1..=REACH.min(before.into()) {
                near(at - distance * step, digit * DIGITS[distance - 1]);
            }
        }
        self.to_move = side.other();
    }

    /// Takes back the last stone.
    #[inline]
    pub(crate) fn take_back(&mut self) {
        match self.tables.reach {
            5 => self.take_back_within::<5>(),
            4 => self.take_back_within::<4>(),
            3 => self.take_back_within::<3>(),
            _ => self.take_back_within::<2>(),
        }
    }

    fn take_back_within<const REACH: usize>(&mut self) {
        let Some(Placed { point, changes, values, .. }) = self.placed.pop() else { return };
        let side = self.to_move.other();
        let at = usize::from(point.0);
        let digit = side as u32 + 1;
        for (direction, step) in STEPS.into_iter().enumerate() {
            let (before, behind) = self.extents[at][direction];
            for distance in 1..=REACH.min(behind.into()) {
                self.cells[at + distance * step].around[direction] -=
                    digit * DIGITS[distance - 1] * self.tables.halves;
            }
            for distance in 1..=REACH.min(before.into()) {
                self.cells[at - distance * step].around[direction] -= digit * DIGITS[distance - 1];
            }
        }
        for index in changes..self.changes.len() {
            let Changed { at, stars, pairs } = self.changes[index];
            let cell = &mut self.cells[usize::from(at)];
            for (index, facts) in self.tables.facts.iter().enumerate() {
                let [now, before] =
                    [cell.pairs[index], pairs[index]].map(|pair| facts[usize::from(pair)].kind);
                if now != before {
                    self.sets[index][now as usize].toggle(Point(at));
                    self.sets[index][before as usize].toggle(Point(at));
                }
            }
            cell.stars = stars;
            cell.pairs = pairs;
        }
        self.changes.truncate(changes);
        self.leave_sets(at);
        self.values = values;
        self.set_stone(side, point);
        self.to_move = side;
    }

    /// Toggles a stone.
    fn set_stone(&mut self, side: Side, point: Point) {
        self.stones[side.index()].toggle(point);
        self.key ^= self.keys[side.index()][usize::from(point.0)];
        let is_there = self.stones[side.index()].contains(point);
        self.room = if is_there { self.room - 1 } else { self.room + 1 };
        if let Some(stones) = &mut self.renju {
            let square =
                Square(point.0 / STRIDE as u16 * u16::from(self.grid.columns) + point.0 % STRIDE as u16);
            if is_there { stones.put(side, square) } else { stones.take(side, square) }
        }
    }

    /// Toggles a point in the sets of both sides, because a stone is placed or taken back.
    fn leave_sets(&mut self, at: usize) {
        for index in 0..2 {
            let facts = self.tables.facts[index][usize::from(self.cells[at].pairs[index])];
            self.sets[index][facts.kind as usize].toggle(Point(at as u16));
            add(&mut self.values[index], facts.values, -1);
        }
    }
}

/// Adds or subtracts the values of a pair.
#[inline]
fn add(sum: &mut [i32; 2], values: [i16; 2], sign: i32) {
    sum[0] += sign * i32::from(values[0]);
    sum[1] += sign * i32::from(values[1]);
}

/// Returns the extent of the board around a square.
fn extent(grid: Grid, square: Square, reach: usize) -> Extent {
    let (column, row) = grid.place(square);
    let (right, below) = (grid.columns - 1 - column, grid.rows - 1 - row);
    let lines = [
        (column, right),
        (row, below),
        (column.min(row), right.min(below)),
        (right.min(row), column.min(below)),
    ];
    lines.map(|(before, behind)| (before.min(reach as u8), behind.min(reach as u8)))
}

const SECOND_TO_MOVE: u64 = crate::rules::zobrist::word(2 * AREA as u64);

fn word(at: usize) -> u64 {
    crate::rules::zobrist::word(at as u64)
}

#[cfg(test)]
mod tests;
