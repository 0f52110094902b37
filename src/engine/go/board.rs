//! The playout board: small, flat and without history.
//!
//! Points are numbered as in the [rules](crate::rules::go): row by row, with one border point between
//! rows; 0 is in the border. All arrays have a power of two as their length, and indices are masked, so
//! no bounds check remains.
//!
//! A chain stores its *pseudo-liberties* (an empty point counts once for each adjacent stone), their sum
//! and the sum of their squares. By the Cauchy–Schwarz inequality all of them are the same point exactly
//! if number × squares = sum²: the chain is in atari.

use crate::rules::Side;
use crate::rules::go::{self, stone_word};

mod judgement;
mod liberties;

pub(super) use liberties::Liberties;
use liberties::PseudoLiberties;

/// The index of a point; 0 is in the border and stands for a pass.
pub(super) type Point = u16;

/// The pass.
pub(super) const PASS: Point = 0;

/// The content of a point, in two bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Content(u8);

impl Content {
    pub(super) const EMPTY: Content = Content(0);
    const BORDER: Content = Content(3);

    pub(super) const fn stone(side: Side) -> Content {
        Content(side as u8 + 1)
    }
}

/// Returns the stones of a side in a neighbourhood as of [`PlayoutBoard::around`]: the lower bit of each place.
#[inline]
pub(super) fn stones_in(around: u16, side: Side) -> u16 {
    // Each side owns one of the two bits; the border has both.
    match side {
        Side::First => around & !(around >> 1) & 0x5555,
        Side::Second => around >> 1 & !around & 0x5555,
    }
}

/// A board of up to `N` points including the border; `N` is a power of two.
#[derive(Clone)]
pub(super) struct PlayoutBoard<const N: usize> {
    content: [Content; N],
    /// The content of the eight neighbours of a point, two bits each: above, left, right, below, then the
    /// corners in reading order.
    around: [u16; N],
    /// The representative stone of each stone's chain.
    head: [Point; N],
    /// The next stone of the chain, as a circular list.
    next: [Point; N],
    /// The pseudo-liberties of each chain and its number of stones, at its head.
    chain: [PseudoLiberties; N],
    size: [u16; N],
    /// The empty points, unordered, and the position of each in this list.
    empty: [Point; N],
    slot: [u16; N],
    empties: u16,
    /// Bit set of the sides that ever lost a stone here.
    taken: [u8; N],
    stride: u16,
    /// The Zobrist hash of the stones.
    hash: u64,
    to_move: Side,
    /// The point forbidden by the simple ko, or 0.
    ko: Point,
    passes: u8,
    /// Stones that Black has placed minus those that White has, setup stones included: the difference
    /// between area and territory.
    more_placed: i16,
    /// The last two turns, the most recent first, as far as they are known.
    last: [Point; 2],
}

impl<const N: usize> PlayoutBoard<N> {
    const MASK: usize = N - 1;

    /// Returns `true` if a board of this many lines fits.
    pub(super) const fn fits(lines: u8) -> bool {
        (lines as usize + 2) * (lines as usize + 1) < N
    }

    /// Returns the board of a position, without its last turns.
    pub(super) fn of(position: &go::Position) -> PlayoutBoard<N> {
        use crate::rules::Position as _;
        const { assert!(N.is_power_of_two()) };
        let grid = position.grid();
        let stride = u16::from(grid.columns) + 1;
        let mut board = PlayoutBoard {
            content: [Content::BORDER; N],
            around: [0xFFFF; N],
            head: [0; N],
            next: [0; N],
            chain: [PseudoLiberties::default(); N],
            size: [0; N],
            empty: [0; N],
            slot: [0; N],
            empties: 0,
            taken: [0; N],
            stride,
            hash: 0,
            to_move: position.to_move(),
            ko: 0,
            passes: position.passes(),
            more_placed: 0,
            last: [PASS; 2],
        };
        for row in 1..stride {
            for at in row * stride + 1..(row + 1) * stride {
                board.change(at, 3);
                board.add_empty(at);
            }
        }
        for square in grid.squares() {
            let at = board.point(square);
            if let Some(piece) = position.piece(square) {
                board.put(at, piece.side);
            }
            for side in Side::BOTH {
                if position.was_taken(square, side) {
                    board.taken[usize::from(at)] |= 1 << side.index();
                }
            }
        }
        let [by_black, by_white] = position.prisoners().map(i32::from);
        board.more_placed += (by_white - by_black) as i16;
        board.ko = position.ko().map_or(0, |square| board.point(square));
        board
    }

    pub(super) fn point(&self, square: crate::rules::Square) -> Point {
        let lines = self.stride - 1;
        (square.0 / lines + 1) * self.stride + square.0 % lines + 1
    }

    pub(super) fn square(&self, at: Point) -> crate::rules::Square {
        crate::rules::Square((at / self.stride - 1) * (self.stride - 1) + at % self.stride - 1)
    }

    /// Returns the number of lines.
    #[inline]
    pub(super) fn lines(&self) -> u16 {
        self.stride - 1
    }

    /// Returns the number of points.
    pub(super) fn area(&self) -> i32 {
        i32::from(self.lines()) * i32::from(self.lines())
    }

    /// Returns the number of stones on the board.
    pub(super) fn stones_on_board(&self) -> i32 {
        self.area() - i32::from(self.empties)
    }

    /// Returns the column and the row, both counted from 1.
    pub(super) fn place(&self, at: Point) -> (u16, u16) {
        (at % self.stride, at / self.stride)
    }

    /// Returns all points, row by row from the top left.
    pub(super) fn points(&self) -> impl Iterator<Item = Point> + use<N> {
        let stride = self.stride;
        (1..stride).flat_map(move |row| row * stride + 1..(row + 1) * stride)
    }

    #[inline]
    pub(super) fn to_move(&self) -> Side {
        self.to_move
    }

    pub(super) fn set_to_move(&mut self, side: Side) {
        self.to_move = side;
    }

    #[inline]
    pub(super) fn passes(&self) -> u8 {
        self.passes
    }

    pub(super) fn forget_passes(&mut self) {
        self.passes = 0;
    }

    #[inline]
    pub(super) fn ko(&self) -> Point {
        self.ko
    }

    #[inline]
    pub(super) fn last(&self) -> [Point; 2] {
        self.last
    }

    pub(super) fn set_last(&mut self, last: [Point; 2]) {
        self.last = last;
    }

    #[inline]
    pub(super) fn hash(&self) -> u64 {
        self.hash
    }

    #[inline]
    pub(super) fn more_placed(&self) -> i16 {
        self.more_placed
    }

    #[inline]
    pub(super) fn empty(&self) -> &[Point] {
        &self.empty[..usize::from(self.empties)]
    }

    #[inline]
    pub(super) fn content(&self, at: Point) -> Content {
        self.content[usize::from(at) & Self::MASK]
    }

    #[inline]
    pub(super) fn is_empty(&self, at: Point) -> bool {
        self.content(at) == Content::EMPTY
    }

    #[inline]
    pub(super) fn is(&self, at: Point, side: Side) -> bool {
        self.content(at) == Content::stone(side)
    }

    #[inline]
    pub(super) fn side(&self, at: Point) -> Option<Side> {
        match self.content(at) {
            Content(1) => Some(Side::First),
            Content(2) => Some(Side::Second),
            _ => None,
        }
    }

    /// Returns the eight neighbours of a point, two bits each; see [`PlayoutBoard::around`].
    #[inline]
    pub(super) fn around(&self, at: Point) -> u16 {
        self.around[usize::from(at) & Self::MASK]
    }

    /// Returns the contents of the four points two steps away: above, left, right, below, two bits each.
    #[inline]
    pub(super) fn two_steps_away(&self, at: Point) -> u16 {
        self.beside(at).into_iter().enumerate().fold(0, |contents, (place, beside)| {
            let content = |around: u16| around >> (2 * place) & 3;
            // Beyond the border is border.
            let near = content(self.around(at));
            let content = if near == 3 { near } else { content(self.around(beside)) };
            contents | content << (2 * place)
        })
    }

    #[inline]
    pub(super) fn beside(&self, at: Point) -> [Point; 4] {
        let stride = self.stride;
        [at - stride, at - 1, at + 1, at + stride]
    }

    #[inline]
    pub(super) fn corners(&self, at: Point) -> [Point; 4] {
        let stride = self.stride;
        [at - stride - 1, at - stride + 1, at + stride - 1, at + stride + 1]
    }

    #[inline]
    pub(super) fn head(&self, at: Point) -> Point {
        self.head[usize::from(at) & Self::MASK]
    }

    #[inline]
    fn chain(&self, head: Point) -> &PseudoLiberties {
        &self.chain[usize::from(head) & Self::MASK]
    }

    #[inline]
    fn chain_mut(&mut self, head: Point) -> &mut PseudoLiberties {
        &mut self.chain[usize::from(head) & Self::MASK]
    }

    /// Returns the number of stones of the chain.
    #[inline]
    pub(super) fn size(&self, stone: Point) -> u16 {
        self.size[usize::from(self.head(stone)) & Self::MASK]
    }

    /// Returns the stones of the chain, starting with `stone`.
    #[inline]
    pub(super) fn stones(&self, stone: Point) -> impl Iterator<Item = Point> {
        let mut at = stone;
        (0..self.size(stone)).map(move |_| {
            let stone = at;
            at = self.next[usize::from(at) & Self::MASK];
            stone
        })
    }

    /// Toggles the two content bits of a point.
    #[inline]
    fn change(&mut self, at: Point, bits: u8) {
        self.content[usize::from(at) & Self::MASK].0 ^= bits;
        let bits = u16::from(bits);
        // This point is the neighbour above the point below it, and so on.
        for (place, at) in self.beside(at).into_iter().enumerate() {
            self.around[usize::from(at) & Self::MASK] ^= bits << (2 * (3 - place));
        }
        for (place, at) in self.corners(at).into_iter().enumerate() {
            self.around[usize::from(at) & Self::MASK] ^= bits << (8 + 2 * (3 - place));
        }
    }

    #[inline]
    fn add_empty(&mut self, at: Point) {
        self.slot[usize::from(at) & Self::MASK] = self.empties;
        self.empty[usize::from(self.empties) & Self::MASK] = at;
        self.empties += 1;
    }

    #[inline]
    fn remove_empty(&mut self, at: Point) {
        self.empties -= 1;
        let moved = self.empty[usize::from(self.empties) & Self::MASK];
        let slot = self.slot[usize::from(at) & Self::MASK];
        self.empty[usize::from(slot) & Self::MASK] = moved;
        self.slot[usize::from(moved) & Self::MASK] = slot;
    }

    /// Places a stone on an empty point without captures.
    #[inline]
    fn put(&mut self, at: Point, side: Side) {
        self.hash ^= stone_word(at, side);
        self.change(at, Content::stone(side).0);
        self.remove_empty(at);
        self.more_placed += match side {
            Side::First => 1,
            Side::Second => -1,
        };
        let around = self.around(at);
        let points = self.beside(at);
        let mut chain = PseudoLiberties::default();
        for (place, beside) in points.into_iter().enumerate() {
            match Content((around >> (2 * place) & 3) as u8) {
                Content::EMPTY => chain.add(beside),
                Content::BORDER => {}
                _ => {
                    let head = self.head(beside);
                    self.chain_mut(head).remove(at);
                }
            }
        }
        self.head[usize::from(at) & Self::MASK] = at;
        self.next[usize::from(at) & Self::MASK] = at;
        self.size[usize::from(at) & Self::MASK] = 1;
        *self.chain_mut(at) = chain;
        let mut own = stones_in(around, side) & 0x55;
        while own != 0 {
            let beside = points[own.trailing_zeros() as usize / 2];
            own &= own - 1;
            self.join(self.head(at), self.head(beside));
        }
    }

    /// Merges two chains, unless they are the same.
    #[inline]
    fn join(&mut self, one: Point, other: Point) {
        if one == other {
            return;
        }
        let (large, small) = if self.size(one) >= self.size(other) { (one, other) } else { (other, one) };
        let joined = *self.chain(small);
        self.size[usize::from(large) & Self::MASK] += self.size(small);
        let mut stone = small;
        loop {
            self.head[usize::from(stone) & Self::MASK] = large;
            stone = self.next[usize::from(stone) & Self::MASK];
            if stone == small {
                break;
            }
        }
        self.next.swap(usize::from(large) & Self::MASK, usize::from(small) & Self::MASK);
        self.chain_mut(large).join(joined);
    }

    /// Removes a chain and returns its number of stones.
    fn take(&mut self, head: Point, side: Side) -> u16 {
        let stones = self.size(head);
        let mut stone = head;
        for _ in 0..stones {
            self.hash ^= stone_word(stone, side);
            self.change(stone, Content::stone(side).0);
            self.add_empty(stone);
            self.taken[usize::from(stone) & Self::MASK] |= 1 << side.index();
            for beside in self.beside(stone) {
                // Stones of this chain that are still on the board gain liberties too; nothing reads
                // them.
                if self.side(beside).is_some() {
                    let head = self.head(beside);
                    self.chain_mut(head).add(stone);
                }
            }
            stone = self.next[usize::from(stone) & Self::MASK];
        }
        stones
    }

    #[inline]
    pub(super) fn pass(&mut self) {
        self.ko = 0;
        self.passes += 1;
        self.to_move = self.to_move.other();
        self.last = [PASS, self.last[0]];
    }

    /// Places a stone of the side to move on an empty point. Removes chains of the other side without
    /// liberties, or else the own chain if it has none. Returns the number of captured stones.
    #[inline]
    pub(super) fn play(&mut self, at: Point) -> u16 {
        let side = self.to_move;
        let other = side.other();
        self.put(at, side);
        let mut captured = 0;
        let mut last = 0;
        let points = self.beside(at);
        let mut others = stones_in(self.around(at), other) & 0x55;
        while others != 0 {
            let beside = points[others.trailing_zeros() as usize / 2];
            others &= others - 1;
            // The chain may be beside the stone twice, and captured already.
            if self.chain(self.head(beside)).is_empty() && self.is(beside, other) {
                captured += self.take(self.head(beside), other);
                last = beside;
            }
        }
        let own = *self.chain(self.head(at));
        // The pseudo-liberties of a single stone are its liberties.
        let is_ko = captured == 1 && self.size(at) == 1 && own.number() == 1;
        self.ko = if is_ko { last } else { 0 };
        if own.is_empty() {
            self.take(self.head(at), side);
        }
        self.passes = 0;
        self.to_move = other;
        self.last = [at, self.last[0]];
        captured
    }
}
