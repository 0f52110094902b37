//! Stones, chains and liberties with incremental updates.
//!
//! A chain stores the number of its *pseudo-liberties*: an empty point counts once for each
//! adjacent stone of the chain. The number is zero exactly if the chain has no liberty, and unlike
//! the number of liberties it needs no search to update. Ł. Lew's library libEGO popularised the
//! method.

use super::point::Point;
use super::{Size, hash};
use crate::rules::{Grid, Side, Square};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    Border,
    Empty,
    Stone(Side),
}

/// A point, with the data of a chain if it is its head.
#[derive(Clone, Copy, Debug)]
struct Cell {
    content: Content,
    /// `true` if a stone of a side was ever captured here, indexed by [`Side::index`].
    taken: [bool; 2],
    /// The index of an empty point in the list of empty points.
    slot: u16,
    /// The stone that represents the chain of this stone.
    head: Point,
    /// The next stone of the chain, in a ring.
    next: Point,
    /// The number of pseudo-liberties of the chain, valid for a head.
    liberties: u16,
    /// The number of stones of the chain, valid for a head.
    stones: u16,
}

const BORDER: Cell =
    Cell { content: Content::Border, taken: [false; 2], slot: 0, head: 0, next: 0, liberties: 0, stones: 0 };

/// The stones of both sides, with their chains.
#[derive(Clone, Debug)]
pub(super) struct GoBoard {
    cells: Box<[Cell]>,
    /// The empty points in no particular order.
    empty: Vec<Point>,
    /// The distance of a point to the one below it: a row of points and one border point, which is
    /// to the right of one row and to the left of the next.
    stride: u16,
    /// The combined keys of all stones.
    hash: u64,
}

/// The captures made by a stone.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Taken {
    /// The number of captured stones of the opponent.
    pub captured: u16,
    /// The number of captured own stones, including the stone itself.
    pub suicide: u16,
    /// The point of the captured stone if it was a single one and the capture is a ko.
    pub ko: Option<Point>,
}

impl GoBoard {
    pub(super) fn new(size: Size) -> GoBoard {
        let lines = u16::from(size.lines());
        let stride = lines + 1;
        let mut cells = vec![BORDER; usize::from((lines + 2) * stride + 1)].into_boxed_slice();
        let mut empty = Vec::with_capacity(usize::from(lines * lines));
        for row in 1..=lines {
            for at in row * stride + 1..=row * stride + lines {
                cells[usize::from(at)].content = Content::Empty;
                cells[usize::from(at)].slot = empty.len() as u16;
                empty.push(at);
            }
        }
        GoBoard { cells, empty, stride, hash: 0 }
    }

    pub(super) fn grid(&self) -> Grid {
        let lines = (self.stride - 1) as u8;
        Grid::rectangle(lines, lines)
    }

    /// Returns the point of a square; `None` if it is off the board.
    pub(super) fn point(&self, square: Square) -> Option<Point> {
        let lines = self.stride - 1;
        (square.0 < lines * lines).then(|| (square.0 / lines + 1) * self.stride + square.0 % lines + 1)
    }

    pub(super) fn square(&self, at: Point) -> Square {
        Square((at / self.stride - 1) * (self.stride - 1) + at % self.stride - 1)
    }

    /// Iterates over all points, row by row from the top left.
    pub(super) fn points(&self) -> impl Iterator<Item = Point> {
        self.grid().squares().filter_map(|square| self.point(square))
    }

    /// Returns the empty points in no particular order.
    pub(super) fn empty(&self) -> &[Point] {
        &self.empty
    }

    pub(super) fn is_border(&self, at: Point) -> bool {
        self.cell(at).content == Content::Border
    }

    pub(super) fn is_empty(&self, at: Point) -> bool {
        self.cell(at).content == Content::Empty
    }

    pub(super) fn side(&self, at: Point) -> Option<Side> {
        match self.cell(at).content {
            Content::Stone(side) => Some(side),
            Content::Empty | Content::Border => None,
        }
    }

    /// Returns the hash of the stones alone.
    pub(super) fn hash(&self) -> u64 {
        self.hash
    }

    /// Returns the number of points with the border, as the length of tables indexed by point.
    pub(super) fn len(&self) -> usize {
        self.cells.len()
    }

    /// Returns the four neighbours of a point, some of which may be in the border.
    #[inline]
    pub(super) fn beside(&self, at: Point) -> [Point; 4] {
        [at - self.stride, at - 1, at + 1, at + self.stride]
    }

    /// Returns the stone that represents the chain of this stone.
    #[inline]
    pub(super) fn head(&self, at: Point) -> Point {
        self.cell(at).head
    }

    /// Iterates over the stones of a chain.
    pub(super) fn chain(&self, at: Point) -> impl Iterator<Item = Point> {
        let mut stone = at;
        (0..self.cell(self.head(at)).stones).map(move |_| {
            stone = self.cell(stone).next;
            stone
        })
    }

    /// Iterates over the heads of all chains.
    pub(super) fn chains(&self) -> impl Iterator<Item = Point> {
        self.points().filter(|&at| self.side(at).is_some() && self.head(at) == at)
    }

    pub(super) fn has_liberty(&self, at: Point) -> bool {
        self.cell(self.head(at)).liberties > 0
    }

    #[inline]
    fn cell(&self, at: Point) -> &Cell {
        &self.cells[usize::from(at)]
    }

    #[inline]
    fn cell_mut(&mut self, at: Point) -> &mut Cell {
        &mut self.cells[usize::from(at)]
    }

    /// Returns `true` if the only liberty of this stone's chain is the empty point `at`.
    #[inline]
    fn is_in_atari_at(&self, stone: Point, at: Point) -> bool {
        let head = self.head(stone);
        let contacts = |&beside: &Point| self.side(beside).is_some() && self.head(beside) == head;
        usize::from(self.cell(head).liberties)
            == self.beside(at).iter().filter(|beside| contacts(beside)).count()
    }

    /// Returns `true` if a stone on this empty point would have a liberty after its captures.
    #[inline]
    pub(super) fn would_live(&self, at: Point, side: Side) -> bool {
        let beside = self.beside(at);
        beside.iter().any(|&beside| self.is_empty(beside))
            || beside.iter().any(|&beside| match self.cell(beside).content {
                // An own chain shares a liberty; a captured chain leaves one.
                Content::Stone(found) => (found == side) != self.is_in_atari_at(beside, at),
                Content::Empty | Content::Border => false,
            })
    }

    /// Iterates over the heads of the chains that a stone on this empty point would capture.
    #[inline]
    pub(super) fn captured_by(&self, at: Point, side: Side) -> impl Iterator<Item = Point> {
        let beside = self.beside(at);
        let is_taken =
            move |beside| self.side(beside) == Some(side.other()) && self.is_in_atari_at(beside, at);
        let heads = beside.map(|beside| if is_taken(beside) { self.head(beside) } else { 0 });
        // Skip a chain that was already found on another side. 0 is no chain.
        let is_first = move |&place: &usize| heads[place] != 0 && !heads[..place].contains(&heads[place]);
        (0..4).filter(is_first).map(move |place| heads[place])
    }

    /// Returns the hash of the board after a stone on this empty point.
    #[inline]
    pub(super) fn hash_after(&self, at: Point, side: Side) -> u64 {
        let mut hash = self.hash ^ hash::stone(at, side);
        let mut is_capture = false;
        for head in self.captured_by(at, side) {
            is_capture = true;
            hash ^= self.chain_hash(head, side.other());
        }
        if !is_capture && !self.would_live(at, side) {
            hash ^= hash::stone(at, side);
            let heads = self
                .beside(at)
                .map(|beside| if self.side(beside) == Some(side) { self.head(beside) } else { 0 });
            for (place, &head) in heads.iter().enumerate() {
                if head != 0 && !heads[..place].contains(&head) {
                    hash ^= self.chain_hash(head, side);
                }
            }
        }
        hash
    }

    fn chain_hash(&self, head: Point, side: Side) -> u64 {
        self.chain(head).fold(0, |hash, stone| hash ^ hash::stone(stone, side))
    }

    /// Returns `true` if a stone of this side was ever captured here.
    #[inline]
    pub(super) fn was_taken(&self, at: Point, side: Side) -> bool {
        self.cell(at).taken[side.index()]
    }

    /// Returns `true` if an empty point is an eye by the usual rule of playouts: all four neighbours
    /// belong to this side, and the opponent has at most one of the diagonal ones, or none at the
    /// edge.
    #[inline]
    pub(super) fn is_eye(&self, at: Point, side: Side) -> bool {
        let own = |content| content == Content::Stone(side) || content == Content::Border;
        if !self.beside(at).iter().all(|&beside| own(self.cell(beside).content)) {
            return false;
        }
        let stride = self.stride;
        let corners = [at - stride - 1, at - stride + 1, at + stride - 1, at + stride + 1];
        let mut others = 0;
        let mut is_edge = false;
        for corner in corners {
            let content = self.cell(corner).content;
            others += u8::from(content == Content::Stone(side.other()));
            is_edge |= content == Content::Border;
        }
        others + u8::from(is_edge) < 2
    }

    /// Puts a stone on an empty point without captures.
    pub(super) fn put(&mut self, at: Point, side: Side) {
        self.hash ^= hash::stone(at, side);
        let slot = self.cell(at).slot;
        self.empty.swap_remove(usize::from(slot));
        if let Some(&moved) = self.empty.get(usize::from(slot)) {
            self.cell_mut(moved).slot = slot;
        }
        let beside = self.beside(at);
        let mut liberties = 0;
        for point in beside {
            match self.cell(point).content {
                Content::Empty => liberties += 1,
                Content::Stone(_) => {
                    let head = self.head(point);
                    self.cell_mut(head).liberties -= 1;
                }
                Content::Border => {}
            }
        }
        let taken = self.cell(at).taken;
        *self.cell_mut(at) =
            Cell { content: Content::Stone(side), taken, slot: 0, head: at, next: at, liberties, stones: 1 };
        for point in beside {
            if self.side(point) == Some(side) {
                self.join(self.head(at), self.head(point));
            }
        }
    }

    /// Merges two chains, unless they are the same.
    fn join(&mut self, one: Point, other: Point) {
        if one == other {
            return;
        }
        let (large, small) =
            if self.cell(one).stones >= self.cell(other).stones { (one, other) } else { (other, one) };
        let Cell { liberties, stones, next: small_next, .. } = *self.cell(small);
        let mut stone = small;
        for _ in 0..stones {
            self.cell_mut(stone).head = large;
            stone = self.cell(stone).next;
        }
        let large_next = self.cell(large).next;
        self.cell_mut(small).next = large_next;
        let chain = self.cell_mut(large);
        chain.next = small_next;
        chain.liberties += liberties;
        chain.stones += stones;
    }

    /// Removes a chain and returns its number of stones.
    pub(super) fn take(&mut self, head: Point) -> u16 {
        let Some(side) = self.side(head) else { return 0 };
        let stones = self.cell(head).stones;
        let mut stone = head;
        for _ in 0..stones {
            let next = self.cell(stone).next;
            self.hash ^= hash::stone(stone, side);
            let slot = self.empty.len() as u16;
            self.empty.push(stone);
            let cell = self.cell_mut(stone);
            cell.content = Content::Empty;
            cell.taken[side.index()] = true;
            cell.slot = slot;
            for beside in self.beside(stone) {
                // The rest of this chain gains liberties too, but nothing reads them any more.
                if let Content::Stone(_) = self.cell(beside).content {
                    let head = self.head(beside);
                    self.cell_mut(head).liberties += 1;
                }
            }
            stone = next;
        }
        stones
    }

    /// Puts a stone on an empty point and captures chains without liberties: those of the opponent,
    /// or otherwise its own.
    pub(super) fn play(&mut self, at: Point, side: Side) -> Taken {
        self.put(at, side);
        let mut taken = Taken::default();
        let mut last = 0;
        for beside in self.beside(at) {
            if self.side(beside) == Some(side.other()) && !self.has_liberty(beside) {
                taken.captured += self.take(self.head(beside));
                last = beside;
            }
        }
        if taken.captured == 0 && !self.has_liberty(at) {
            taken.suicide = self.take(self.head(at));
        }
        // The pseudo-liberties of a single stone are its liberties.
        let is_single =
            |cell: &Cell| cell.content == Content::Stone(side) && cell.stones == 1 && cell.liberties == 1;
        if taken.captured == 1 && self.head(at) == at && is_single(self.cell(at)) {
            taken.ko = Some(last);
        }
        taken
    }
}
