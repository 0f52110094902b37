//! The bitboards of reversi relative to the side to move: legal moves and flipped discs.

use crate::rules::bitboard::GRID;
use crate::rules::{Square, bitboard};

/// The discs of both sides relative to the side to move, as a search uses them.
///
/// Bit `n` of a bitboard is square `n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReversiBoard {
    /// The discs of the side to move.
    pub own: u64,
    /// The discs of the opponent.
    pub other: u64,
}

/// Columns b to g. The flipped discs of a horizontal or diagonal line lie in these only.
const INNER_COLUMNS: u64 = 0x7E7E_7E7E_7E7E_7E7E;

/// The squares from a square to the edge in each direction, without the square itself.
struct Rays {
    /// Rays to higher bits: to the right and the three downward.
    forward: [u64; 4],
    left: u64,
    /// The three upward rays on the vertically mirrored board.
    mirrored: [u64; 3],
}

static RAYS: [Rays; 64] = rays();

impl ReversiBoard {
    /// White on d4 and e5, Black on e4 and d5; Black is to move.
    pub(crate) const START: ReversiBoard = ReversiBoard { own: 1 << 28 | 1 << 35, other: 1 << 27 | 1 << 36 };

    /// Returns the empty squares.
    #[inline]
    #[must_use]
    pub fn empty(self) -> u64 {
        !(self.own | self.other)
    }

    /// Returns the board relative to the other side.
    #[inline]
    #[must_use]
    pub(crate) fn passed(self) -> ReversiBoard {
        ReversiBoard { own: self.other, other: self.own }
    }

    /// Returns the legal moves of the side to move: the empty squares on which a disc flips another.
    #[inline]
    #[must_use]
    pub(crate) fn moves(self) -> u64 {
        let inner = self.other & INNER_COLUMNS;
        let ends = behind(self.own, inner, 1)
            | behind(self.own, inner, 7)
            | behind(self.own, self.other, 8)
            | behind(self.own, inner, 9);
        ends & self.empty()
    }

    /// Returns the discs that a disc on this square flips.
    ///
    /// Three of the four rays to lower bits become rays to higher bits on the vertically mirrored
    /// board, where a carry runs along them. Only the ray to the left needs a scan from its other
    /// end.
    #[inline]
    #[must_use]
    pub(crate) fn flips(self, square: Square) -> u64 {
        let Rays { forward, left, mirrored } = &RAYS[usize::from(square.0 & 63)];
        let below = ReversiBoard { own: self.own.swap_bytes(), other: self.other.swap_bytes() };
        let up = mirrored.iter().fold(0, |flips, &ray| flips | below.flips_forward(ray));
        let down = forward.iter().fold(0, |flips, &ray| flips | self.flips_forward(ray));
        down | up.swap_bytes() | self.flips_left(*left)
    }

    /// Returns the discs flipped on a ray to higher bits. A one added below the ray carries through
    /// the opponent's discs to the nearest other square. If that holds an own disc, all discs before
    /// it flip. R. Delorme's program Edax has the same method in `flip_carry_64.c`.
    #[inline]
    fn flips_forward(self, ray: u64) -> u64 {
        let anchor = (self.other | !ray).wrapping_add(1) & self.own & ray;
        anchor.wrapping_sub(u64::from(anchor != 0)) & ray
    }

    /// Returns the discs flipped on the ray to the left.
    #[inline]
    fn flips_left(self, ray: u64) -> u64 {
        // Without a stop the shift finds bit 0, which is then no anchor.
        let stops = ray & !self.other;
        let anchor = (1 << 63 >> (stops | 1).leading_zeros()) & stops & self.own;
        ray & anchor.wrapping_neg() << 1
    }

    /// Returns the board after a legal move, relative to the other side.
    #[inline]
    #[must_use]
    pub(crate) fn after(self, square: Square) -> ReversiBoard {
        self.flipped(square, self.flips(square))
    }

    /// Returns the board after a legal move with known [flips](ReversiBoard::flips), relative to the
    /// other side.
    #[inline]
    #[must_use]
    pub(crate) fn flipped(self, square: Square, flips: u64) -> ReversiBoard {
        ReversiBoard { own: self.other ^ flips, other: self.own | flips | 1 << (square.0 & 63) }
    }

    /// Iterates over the discs that a disc on this square flips, with their distance, the nearest
    /// first.
    pub(super) fn flips_outward(self, square: Square) -> impl Iterator<Item = (Square, u8)> {
        let (column, row) = GRID.place(square);
        let distance = move |flipped| {
            let (c, r) = GRID.place(flipped);
            (flipped, column.abs_diff(c).max(row.abs_diff(r)))
        };
        let mut flips: Vec<_> =
            bitboard::bits(self.flips(square)).map(bitboard::square).map(distance).collect();
        flips.sort_by_key(|&(_, distance)| distance);
        flips.into_iter()
    }
}

/// Returns the squares behind lines of the opponent's discs that begin next to an own disc, in both
/// directions along `step`.
///
/// Parallel prefix, after P. M. Kogge and H. S. Stone, *A Parallel Algorithm for the Efficient
/// Solution of a General Class of Recurrence Equations*, IEEE Transactions on Computers C-22
/// (1973): once pairs of adjacent discs are known, lines grow by two at a time. A line has at most
/// six discs between its ends.
#[inline]
fn behind(own: u64, other: u64, step: u32) -> u64 {
    let mut up = other & own << step;
    let mut down = other & own >> step;
    up |= other & up << step;
    down |= other & down >> step;
    let pairs_up = other & other << step;
    let pairs_down = pairs_up >> step;
    up |= pairs_up & up << (2 * step);
    down |= pairs_down & down >> (2 * step);
    up |= pairs_up & up << (2 * step);
    down |= pairs_down & down >> (2 * step);
    up << step | down >> step
}

const fn rays() -> [Rays; 64] {
    let mut rays = [const { Rays { forward: [0; 4], left: 0, mirrored: [0; 3] } }; 64];
    let mut at = 0;
    while at < 64 {
        let (column, row) = (at as i8 % 8, at as i8 / 8);
        rays[at] = Rays {
            forward: [
                ray(column, row, 1, 0),
                ray(column, row, -1, 1),
                ray(column, row, 0, 1),
                ray(column, row, 1, 1),
            ],
            left: ray(column, row, -1, 0),
            mirrored: [ray(column, 7 - row, -1, 1), ray(column, 7 - row, 0, 1), ray(column, 7 - row, 1, 1)],
        };
        at += 1;
    }
    rays
}

/// Returns the squares from this one to the edge, in steps of `across` and `down`.
const fn ray(mut column: i8, mut row: i8, across: i8, down: i8) -> u64 {
    let mut ray = 0;
    (column, row) = (column + across, row + down);
    while 0 <= column && column < 8 && 0 <= row && row < 8 {
        ray |= 1 << (row * 8 + column);
        (column, row) = (column + across, row + down);
    }
    ray
}
