//! The engine's board: the shapes that a stone of either side would make on every empty point, updated
//! incrementally.

use super::cell::{Cell, Star};
use super::lines::{Extent, Places, extent, places};
use super::net::Sums;
use super::points::{AREA, STRIDE};
pub(crate) use super::points::{Point, Points};
use super::shape::Shape;
use super::tables::{BEYOND, Tables};
use super::trio::{Counts, ThreatKind, Trio, TrioFacts};
use crate::rules::gomoku::{Position, RenjuBoard, Rules, Winning};
use crate::rules::{Grid, Position as _, Side, Square};
use std::sync::Arc;

mod ahead;

/// Distance to the next point along a line: across, down, falling, rising.
pub(crate) const STEPS: [usize; 4] = [1, STRIDE, STRIDE + 1, STRIDE - 1];

/// Number of cells before the first point, so that every point has neighbours in all directions.
const MARGIN: usize = 5 * STRIDE + 32;
const CELLS: usize = AREA + 2 * MARGIN;

/// A point whose threat kind for a side a stone has changed, if the board keeps a set of one of the kinds.
#[derive(Clone, Copy, Debug)]
struct Moved {
    point: Point,
    side: Side,
    from: ThreatKind,
    to: ThreatKind,
}

#[derive(Clone, Copy, Debug)]
struct Placed {
    point: Point,
    /// The start of the stone's entries in `changes` and in `moved`.
    changes: usize,
    moved: usize,
    counts: [Counts; 2],
    /// The sums after the stone, once they are asked for.
    sums: Option<Sums>,
    has_won: bool,
}

/// More points than a stone can change along one line, a power of two.
const NEAR: usize = 16;
/// The number of changed points for which memory is added at once.
const MORE: usize = 1024;

/// Number of lines in each direction, at most.
const LINES: usize = 64;

/// The lower of the two bits of each point of a line.
const LOWER_BITS: u64 = u64::MAX / 3;

/// A board in which nobody has won.
#[derive(Clone, Debug)]
pub(crate) struct ThreatBoard {
    tables: Arc<Tables>,
    grid: Grid,
    winning: Winning,
    extents: Box<[Extent; AREA]>,
    places: Box<[Places; AREA]>,
    /// The points of all lines, two bits each, by direction. Those before and behind the board are
    /// [`BEYOND`].
    lines: Box<[[u64; LINES]; 4]>,
    /// Zobrist keys, `[side][point]`.
    keys: Box<[[u64; AREA]; 2]>,
    cells: Box<[Cell; CELLS]>,
    stones: [Points; 2],
    /// The empty points by the threat kind of a stone of each side, if the kind is [kept](ThreatKind::is_kept). The sets
    /// of the other kinds mean nothing.
    sets: [[Points; ThreatKind::COUNT]; 2],
    /// The numbers of points in these sets.
    counts: [Counts; 2],
    /// The sums before the first stone placed on this board.
    sums: Sums,
    key: u64,
    to_move: Side,
    room: u16,
    placed: Vec<Placed>,
    /// The cells of the points that stones have changed, as they were before, and the number of them.
    changes: Vec<Cell>,
    changed: usize,
    moved: Vec<Moved>,
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
        board.sums = board.all_sums();
        board.placed.clear();
        board.changed = 0;
        board.moved.clear();
        board
    }

    fn empty(tables: Arc<Tables>, rules: Rules) -> ThreatBoard {
        let (grid, winning) = (rules.grid(), rules.winning());
        let mut board = ThreatBoard {
            grid,
            winning,
            extents: Box::new([[(0, 0); 4]; AREA]),
            places: Box::new([[(0, 0); 4]; AREA]),
            lines: Box::new([[u64::MAX; LINES]; 4]),
            keys: Box::new(std::array::from_fn(|side| std::array::from_fn(|at| word(at * 2 + side)))),
            cells: Box::new([Cell::default(); CELLS]),
            stones: Default::default(),
            sets: Default::default(),
            counts: Default::default(),
            sums: Sums::default(),
            key: 0,
            to_move: Side::First,
            room: u16::from(grid.columns) * u16::from(grid.rows),
            placed: Vec::new(),
            changes: Vec::new(),
            changed: 0,
            moved: Vec::new(),
            renju: (winning == Winning::Renju).then(|| Box::new(RenjuBoard::empty(grid.columns))),
            tables,
        };
        for square in grid.squares() {
            let at = usize::from(board.point(square).0);
            board.extents[at] = extent(grid, square, board.tables.reach);
            board.places[at] = places(grid, square);
            for (lines, (line, position)) in board.lines.iter_mut().zip(board.places[at]) {
                lines[usize::from(line)] ^= BEYOND << (2 * (usize::from(position) + board.tables.reach));
            }
        }
        for square in grid.squares() {
            let point = board.point(square);
            let mut star = Star::default();
            for (direction, (line, position)) in board.places[usize::from(point.0)].into_iter().enumerate() {
                let line = board.lines[direction][usize::from(line)] >> (2 * position);
                star = star.with(direction, board.tables.shapes_within(line));
            }
            let place = usize::from(point.0) + MARGIN;
            let cell = board.tables.cell(place, star);
            board.cells[place] = cell;
            for (index, trio) in cell.trios().into_iter().enumerate() {
                board.counts[index].add(board.tables.facts[index][usize::from(trio)].one);
            }
            board.toggle_in_sets(usize::from(point.0));
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

    /// Returns the key after a stone of the side to move.
    #[inline]
    pub(crate) fn key_after(&self, Point(at): Point) -> u64 {
        self.key() ^ SECOND_TO_MOVE ^ self.keys[self.to_move.index()][usize::from(at)]
    }

    /// Returns the key after a stone of the side to move and one of the other side.
    #[inline]
    pub(crate) fn key_after_two(&self, stone: Point, answer: Point) -> u64 {
        let key = |side: Side, Point(at): Point| self.keys[side.index()][usize::from(at)];
        self.key() ^ key(self.to_move, stone) ^ key(self.to_move.other(), answer)
    }

    /// Returns the last stone placed on this board.
    pub(crate) fn last(&self) -> Option<Point> {
        self.placed.last().map(|placed| placed.point)
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

    /// Returns the empty points of this threat kind, which the board [keeps](ThreatKind::is_kept), for a side.
    #[inline]
    pub(crate) fn set(&self, side: Side, kind: ThreatKind) -> &Points {
        &self.sets[side.index()][kind as usize]
    }

    /// Returns the number of empty points of this threat kind, which the board keeps, for a side.
    #[inline]
    pub(crate) fn count(&self, side: Side, kind: ThreatKind) -> u16 {
        self.counts[side.index()].of(kind)
    }

    /// Returns the first of the empty points of this threat kind for a side.
    #[inline]
    pub(crate) fn first(&self, side: Side, kind: ThreatKind) -> Option<Point> {
        if self.count(side, kind) == 0 { None } else { self.set(side, kind).first() }
    }

    /// Returns the static evaluation for the side to move.
    pub(crate) fn value(&mut self) -> i32 {
        let sums = self.sums();
        self.tables.net.value(sums, self.to_move)
    }

    /// Returns the sums of all empty points. They are kept for each stone, but not updated before they are asked for:
    /// most stones are fours that are taken back without an evaluation.
    fn sums(&mut self) -> Sums {
        let Some(last) = self.placed.len().checked_sub(1) else { return self.sums };
        if let Some(known) = self.placed[last].sums {
            return known;
        }
        let before = match last {
            0 => Some(self.sums),
            _ => self.placed[last - 1].sums,
        };
        let sums =
            before.map_or_else(|| self.all_sums(), |before| self.sums_after(&self.placed[last], before));
        self.placed[last].sums = Some(sums);
        sums
    }

    /// Returns the sums after the last stone from those before it. A stone changes each point only once.
    fn sums_after(&self, last: &Placed, mut sums: Sums) -> Sums {
        let (cells, net) = (&*self.cells, &self.tables.net);
        sums.subtract(net, cells[usize::from(last.point.0) + MARGIN].trios());
        for before in &self.changes[last.changes..self.changed] {
            sums.subtract(net, before.trios());
            sums.add(net, cells[before.place() % CELLS].trios());
        }
        sums
    }

    /// Returns the sums from the states of all points.
    fn all_sums(&self) -> Sums {
        let mut sums = Sums::default();
        for point in self.grid.squares().map(|square| self.point(square)) {
            if self.stone(point).is_none() {
                sums.add(&self.tables.net, self.cells[usize::from(point.0) + MARGIN].trios());
            }
        }
        sums
    }

    /// Returns `true` if the last stone placed on this board won.
    #[inline]
    pub(crate) fn has_won(&self) -> bool {
        self.placed.last().is_some_and(|placed| placed.has_won)
    }

    /// Returns the shape that a stone of this side would make along each line.
    pub(crate) fn shapes(&self, side: Side, Point(at): Point) -> impl Iterator<Item = Shape> + use<> {
        self.cells[usize::from(at) + MARGIN].star().shapes(side)
    }

    /// Returns the three best shapes of a point.
    #[inline]
    pub(crate) fn trio(&self, side: Side, Point(at): Point) -> Trio {
        self.cells[usize::from(at) + MARGIN].trios()[side.index()]
    }

    #[inline]
    pub(crate) fn facts(&self, side: Side, point: Point) -> &TrioFacts {
        self.facts_of(side, self.trio(side, point))
    }

    #[inline]
    fn facts_of(&self, side: Side, trio: Trio) -> &TrioFacts {
        &self.tables.facts[side.index()][usize::from(trio)]
    }

    /// Returns the empty points at which a stone has a purpose for either side, in ascending order, without those that
    /// may be forbidden to this side, with the facts about this side's stone there and the other's.
    pub(crate) fn useful(&self, side: Side) -> impl Iterator<Item = (Point, &TrioFacts, &TrioFacts)> {
        let columns = u16::from(self.grid.columns);
        (0..u16::from(self.grid.rows)).flat_map(move |row| {
            let from = row * STRIDE as u16;
            let taken = self.stones[0].row(row) | self.stones[1].row(row);
            (0..columns).filter(move |column| taken >> column & 1 == 0).filter_map(move |column| {
                let point = Point(from + column);
                let (own, other) = (self.facts(side, point), self.facts(side.other(), point));
                let has_none = matches!(
                    (own.kind, other.kind),
                    (ThreatKind::Suspect, _) | (ThreatKind::Idle, ThreatKind::Idle | ThreatKind::Suspect)
                );
                (!has_none).then_some((point, own, other))
            })
        })
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
        self.placed.push(Placed {
            point,
            changes: self.changed,
            moved: self.moved.len(),
            counts: self.counts,
            sums: None,
            has_won,
        });
        self.toggle_in_sets(at);
        self.set_stone(side, point);
        let trios = self.cells[at + MARGIN].trios();
        for (index, trio) in trios.into_iter().enumerate() {
            self.counts[index].subtract(self.tables.facts[index][usize::from(trio)].one);
        }
        if self.changes.len() < self.changed + STEPS.len() * NEAR {
            self.changes.resize(self.changed + MORE, Cell::default());
        }
        self.put_on_line::<REACH, 0>(at, side);
        self.put_on_line::<REACH, 1>(at, side);
        self.put_on_line::<REACH, 2>(at, side);
        self.put_on_line::<REACH, 3>(at, side);
        self.to_move = side.other();
    }

    /// Places a stone on its line of one direction.
    #[inline]
    fn put_on_line<const REACH: usize, const DIRECTION: usize>(&mut self, at: usize, side: Side) {
        let (line, position) = self.places[at][DIRECTION];
        let line = &mut self.lines[DIRECTION][usize::from(line) % LINES];
        *line ^= (side as u64 + 1) << (2 * (usize::from(position) + REACH));
        // The surroundings of the farthest point before the stone come first. Where that is off the board, so are all
        // points of which the rotation would show something wrong.
        let line = line.rotate_left(2 * REACH as u32).rotate_right(2 * u32::from(position));
        // The empty points from the farthest before the stone to the farthest behind it, as the lower bit of each.
        let all = LOWER_BITS & ((1 << (2 * (2 * REACH + 1))) - 1);
        let mut empty = !(line | line >> 1) >> (2 * REACH) & all;
        let Some(changes) = self.changes[self.changed..].first_chunk_mut::<NEAR>() else { return };
        let (tables, cells) = (&*self.tables, &mut *self.cells);
        let mut count = 0;
        while empty != 0 {
            let bit = empty.trailing_zeros();
            empty &= empty - 1;
            let near = (at + MARGIN + bit as usize / 2 * STEPS[DIRECTION] - REACH * STEPS[DIRECTION]) % CELLS;
            let before = cells[near];
            let star = before.star().with(DIRECTION, tables.shapes::<REACH>(line >> bit));
            let after = tables.cell(near, star);
            cells[near] = after;
            changes[count % NEAR] = before;
            count += 1;
            if !after.differs_in_kinds(before) {
                continue;
            }
            let (old, new) = (before.trios(), after.trios());
            for (index, facts) in tables.facts.iter().enumerate() {
                let (old, new) = (&facts[usize::from(old[index])], &facts[usize::from(new[index])]);
                if old.one != new.one {
                    self.counts[index].add(new.one);
                    self.counts[index].subtract(old.one);
                    let (point, side) = (Point((near - MARGIN) as u16), Side::BOTH[index]);
                    self.sets[index][old.kind as usize].toggle(point);
                    self.sets[index][new.kind as usize].toggle(point);
                    self.moved.push(Moved { point, side, from: old.kind, to: new.kind });
                }
            }
        }
        self.changed += count;
    }

    /// Takes back the last stone.
    pub(crate) fn take_back(&mut self) {
        let Some(Placed { point, changes, moved, counts, .. }) = self.placed.pop() else { return };
        let side = self.to_move.other();
        let at = usize::from(point.0);
        let digit = side as u64 + 1;
        for (lines, (line, position)) in self.lines.iter_mut().zip(self.places[at]) {
            lines[usize::from(line) % LINES] ^= digit << (2 * (usize::from(position) + self.tables.reach));
        }
        for &before in &self.changes[changes..self.changed] {
            self.cells[before.place() % CELLS] = before;
        }
        self.changed = changes;
        for &Moved { point, side, from, to } in &self.moved[moved..] {
            let sets = &mut self.sets[side.index()];
            sets[from as usize].toggle(point);
            sets[to as usize].toggle(point);
        }
        self.moved.truncate(moved);
        self.set_stone(side, point);
        self.toggle_in_sets(at);
        self.counts = counts;
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
    fn toggle_in_sets(&mut self, at: usize) {
        for (sets, index) in self.sets.iter_mut().zip(0..) {
            let trio = self.cells[at + MARGIN].trios()[index];
            let kind = self.tables.facts[index][usize::from(trio)].kind;
            if kind.is_kept() {
                sets[kind as usize].toggle(Point(at as u16));
            }
        }
    }
}

const SECOND_TO_MOVE: u64 = crate::rules::zobrist::word(2 * AREA as u64);

fn word(at: usize) -> u64 {
    crate::rules::zobrist::word(at as u64)
}

#[cfg(test)]
mod tests;
