//! The board on which games are played out: small, flat, and without a past.
//!
//! Points are those of the [rules](crate::rules::go): row by row with one border between two rows,
//! 0 in the border. All tables have a power of two as their length, and a point is masked by it,
//! so that no bound has to be checked.
//!
//! A chain knows its *pseudo-liberties* (an empty point counts once for each stone beside it),
//! their sum and the sum of their squares. All of them are one and the same point exactly when
//! number × squares = sum², by the inequality of Cauchy and Schwarz: then the chain is in atari.

use crate::rules::Side;
use crate::rules::go::{self, stone_word};

/// A point by its index; 0 is in the border, and stands for a pass.
pub(super) type Point = u16;

/// The turn that touches no point.
pub(super) const PASS: Point = 0;

/// What is on a point, in two bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Content(u8);

impl Content {
    pub(super) const EMPTY: Content = Content(0);
    const BORDER: Content = Content(3);

    pub(super) const fn stone(side: Side) -> Content {
        Content(side as u8 + 1)
    }
}

/// What the head of a chain knows.
#[derive(Clone, Copy, Debug, Default)]
struct Chain {
    stones: u16,
    liberties: u16,
    sum: u32,
    squares: u32,
}

impl Chain {
    #[inline]
    fn add(&mut self, at: Point) {
        let at = u32::from(at);
        self.liberties += 1;
        self.sum += at;
        self.squares += at * at;
    }

    #[inline]
    fn remove(&mut self, at: Point) {
        let at = u32::from(at);
        self.liberties -= 1;
        self.sum -= at;
        self.squares -= at * at;
    }

    #[inline]
    fn is_in_atari(&self) -> bool {
        u64::from(self.liberties) * u64::from(self.squares) == u64::from(self.sum) * u64::from(self.sum)
    }
}

/// A board of up to `N` points with the border, `N` being a power of two.
#[derive(Clone)]
pub(super) struct PlayoutBoard<const N: usize> {
    content: [Content; N],
    /// What is on the eight points around a point, two bits each: above, left, right, below, and
    /// then the corners in the order of reading.
    around: [u16; N],
    /// The stone that stands for the chain of this stone.
    head: [Point; N],
    /// The next stone of the chain, in a ring.
    next: [Point; N],
    chain: [Chain; N],
    /// The empty points in no order, and where each is in it.
    empty: [Point; N],
    slot: [u16; N],
    empties: u16,
    /// Whether a stone of each side was ever taken from here, in a bit each.
    taken: [u8; N],
    stride: u16,
    /// The words of all stones.
    hash: u64,
    to_move: Side,
    /// Where a single stone was just taken that may not be taken back at once, or 0.
    ko: Point,
    passes: u8,
    /// How many stones Black has put on the board more than White, those of the setup among them:
    /// what area and territory differ by.
    more_placed: i16,
    /// The turns before this position, the last one first, as far as they are known.
    last: [Point; 2],
}

impl<const N: usize> PlayoutBoard<N> {
    const MASK: usize = N - 1;

    /// Whether a board of so many lines fits.
    pub(super) const fn fits(lines: u8) -> bool {
        (lines as usize + 2) * (lines as usize + 1) < N
    }

    /// The board of a position, whose last turn is not known.
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
            chain: [Chain::default(); N],
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

    /// How many lines the board has.
    #[inline]
    pub(super) fn lines(&self) -> u16 {
        self.stride - 1
    }

    /// How many points the board has.
    pub(super) fn area(&self) -> i32 {
        i32::from(self.lines()) * i32::from(self.lines())
    }

    /// How many stones are on the board.
    pub(super) fn stones_on_board(&self) -> i32 {
        self.area() - i32::from(self.empties)
    }

    /// Column and row, both counted from 1.
    pub(super) fn place(&self, at: Point) -> (u16, u16) {
        (at % self.stride, at / self.stride)
    }

    /// Every point, row by row from the top left.
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

    /// The eight points around a point in two bits each; see [`PlayoutBoard::around`].
    #[inline]
    pub(super) fn around(&self, at: Point) -> u16 {
        self.around[usize::from(at) & Self::MASK]
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
    fn chain(&self, head: Point) -> &Chain {
        &self.chain[usize::from(head) & Self::MASK]
    }

    #[inline]
    fn chain_mut(&mut self, head: Point) -> &mut Chain {
        &mut self.chain[usize::from(head) & Self::MASK]
    }

    /// How many stones the chain of this stone has.
    #[inline]
    pub(super) fn size(&self, stone: Point) -> u16 {
        self.chain(self.head(stone)).stones
    }

    /// The stones of the chain of this stone, itself first.
    #[inline]
    pub(super) fn stones(&self, stone: Point) -> impl Iterator<Item = Point> {
        let mut at = stone;
        (0..self.size(stone)).map(move |_| {
            let stone = at;
            at = self.next[usize::from(at) & Self::MASK];
            stone
        })
    }

    /// Whether the chain of this stone has only one liberty.
    #[inline]
    pub(super) fn is_in_atari(&self, stone: Point) -> bool {
        self.chain(self.head(stone)).is_in_atari()
    }

    /// The only liberty of a chain in atari.
    #[inline]
    pub(super) fn liberty(&self, stone: Point) -> Point {
        let chain = self.chain(self.head(stone));
        (chain.sum / u32::from(chain.liberties.max(1))) as Point
    }

    /// Fills the list with the liberties of the chain of this stone, and says how many there are;
    /// no more than the list has room for.
    #[inline]
    pub(super) fn liberties<const M: usize>(&self, stone: Point, found: &mut [Point; M]) -> usize {
        let mut count = 0;
        for stone in self.stones(stone) {
            for at in self.beside(stone) {
                if self.is_empty(at) && !found[..count].contains(&at) {
                    found[count] = at;
                    count += 1;
                    if count == M {
                        return count;
                    }
                }
            }
        }
        count
    }

    /// Changes what is on a point by an exclusive or with the two bits.
    #[inline]
    fn change(&mut self, at: Point, bits: u8) {
        self.content[usize::from(at) & Self::MASK].0 ^= bits;
        let bits = u16::from(bits);
        // The point below sees this one above it, and so on.
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

    /// Puts a stone on an empty point and takes nothing.
    #[inline]
    fn put(&mut self, at: Point, side: Side) {
        self.hash ^= stone_word(at, side);
        self.change(at, Content::stone(side).0);
        self.remove_empty(at);
        self.more_placed += match side {
            Side::First => 1,
            Side::Second => -1,
        };
        let mut chain = Chain { stones: 1, ..Chain::default() };
        for beside in self.beside(at) {
            match self.content(beside) {
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
        *self.chain_mut(at) = chain;
        for beside in self.beside(at) {
            if self.is(beside, side) {
                self.join(self.head(at), self.head(beside));
            }
        }
    }

    /// Makes one chain of two, or leaves them if they are one.
    #[inline]
    fn join(&mut self, one: Point, other: Point) {
        if one == other {
            return;
        }
        let (large, small) =
            if self.chain(one).stones >= self.chain(other).stones { (one, other) } else { (other, one) };
        let joined = *self.chain(small);
        let mut stone = small;
        loop {
            self.head[usize::from(stone) & Self::MASK] = large;
            stone = self.next[usize::from(stone) & Self::MASK];
            if stone == small {
                break;
            }
        }
        self.next.swap(usize::from(large) & Self::MASK, usize::from(small) & Self::MASK);
        let chain = self.chain_mut(large);
        chain.stones += joined.stones;
        chain.liberties += joined.liberties;
        chain.sum += joined.sum;
        chain.squares += joined.squares;
    }

    /// Takes a chain off and says how many stones that were.
    fn take(&mut self, head: Point, side: Side) -> u16 {
        let stones = self.chain(head).stones;
        let mut stone = head;
        for _ in 0..stones {
            self.hash ^= stone_word(stone, side);
            self.change(stone, Content::stone(side).0);
            self.add_empty(stone);
            self.taken[usize::from(stone) & Self::MASK] |= 1 << side.index();
            for beside in self.beside(stone) {
                // What is left of this chain gains liberties too, which nobody reads any more.
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

    /// Puts a stone of the side to move on an empty point, and takes off what has no liberty then:
    /// of the other side, or where that is nothing, of its own. Says how many stones it took of
    /// the other side.
    #[inline]
    pub(super) fn play(&mut self, at: Point) -> u16 {
        let side = self.to_move;
        let other = side.other();
        self.put(at, side);
        let mut captured = 0;
        let mut last = 0;
        for beside in self.beside(at) {
            if self.is(beside, other) && self.chain(self.head(beside)).liberties == 0 {
                captured += self.take(self.head(beside), other);
                last = beside;
            }
        }
        let own = *self.chain(self.head(at));
        // The pseudo-liberties of a single stone are its liberties.
        let is_ko = captured == 1 && own.stones == 1 && own.liberties == 1;
        self.ko = if is_ko { last } else { 0 };
        if own.liberties == 0 {
            self.take(self.head(at), side);
        }
        self.passes = 0;
        self.to_move = other;
        self.last = [at, self.last[0]];
        captured
    }

    /// Whether a stone of this side on this empty point, with those that it takes gone, would have
    /// a liberty.
    #[inline]
    pub(super) fn would_live(&self, at: Point, side: Side) -> bool {
        let around = self.around(at);
        if !(around | around >> 1) & 0x55 != 0 {
            return true;
        }
        self.beside(at).iter().any(|&beside| match self.side(beside) {
            Some(found) => (found == side) != self.is_in_atari(beside),
            None => false,
        })
    }

    /// Whether the side to move may put a stone on this empty point, superko apart. Suicide is
    /// not asked for here.
    #[inline]
    pub(super) fn is_legal(&self, at: Point) -> bool {
        at != self.ko && self.would_live(at, self.to_move)
    }

    /// Whether all around an empty point stand stones of one chain or of chains that another eye
    /// can join: all four neighbours are of this side, and of the diagonal ones at most one is
    /// not, none at the edge.
    #[inline]
    pub(super) fn is_eye(&self, at: Point, side: Side) -> bool {
        let around = self.around(at);
        // Of the two bits of a stone each side has one of its own; the border has both.
        let (own, of_other) = match side {
            Side::First => (around, around >> 1),
            Side::Second => (around >> 1, around),
        };
        if own & 0x55 != 0x55 {
            return false;
        }
        let others = of_other & !own & 0x5500;
        if of_other & own & 0x5500 == 0 { others & others.wrapping_sub(1) == 0 } else { others == 0 }
    }

    /// Whether a stone of this side was ever taken here: else it cannot repeat a board.
    pub(super) fn was_taken(&self, at: Point, side: Side) -> bool {
        self.taken[usize::from(at) & Self::MASK] & (1 << side.index()) != 0
    }

    /// What Black has more than White by area when all that stands is alive, in points. An empty
    /// point counts for the side that alone can be reached from it.
    pub(super) fn area_lead(&self) -> i32 {
        let mut lead = 0i32;
        let mut seen = [false; N];
        let mut region = Vec::new();
        for at in self.points() {
            match self.content(at) {
                Content(1) => lead += 1,
                Content(2) => lead -= 1,
                _ if seen[usize::from(at) & Self::MASK] => {}
                _ => {
                    let mut sides = 0;
                    region.clear();
                    region.push(at);
                    seen[usize::from(at) & Self::MASK] = true;
                    let mut looked_at = 0;
                    while let Some(&point) = region.get(looked_at) {
                        looked_at += 1;
                        for beside in self.beside(point) {
                            match self.content(beside) {
                                Content::EMPTY if !seen[usize::from(beside) & Self::MASK] => {
                                    seen[usize::from(beside) & Self::MASK] = true;
                                    region.push(beside);
                                }
                                Content(stone @ (1 | 2)) => sides |= stone,
                                _ => {}
                            }
                        }
                    }
                    lead += match sides {
                        1 => i32::try_from(region.len()).unwrap_or(0),
                        2 => -i32::try_from(region.len()).unwrap_or(0),
                        _ => 0,
                    };
                }
            }
        }
        lead
    }
}
