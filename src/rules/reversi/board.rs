//! The discs as seen by the side to move, where it may place one, and what that turns over.

use crate::rules::bitboard::GRID;
use crate::rules::{Square, bitboard};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    /// Of the side to move.
    pub own: u64,
    /// Of the other side.
    pub other: u64,
}

/// Columns b to g: a line across or slanting that is closed goes through discs of these only.
const INNER_COLUMNS: u64 = 0x7E7E_7E7E_7E7E_7E7E;

/// From a square to its neighbour, in columns and rows: the four ways to higher bits.
const FORWARD: [(i8, i8); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];

/// For each of the four ways forward and then of those back: all squares from a square to the
/// edge.
static RAYS: [[[u64; 64]; 4]; 2] = [rays(1), rays(-1)];

impl Board {
    /// White on d4 and e5, Black on e4 and d5; Black is to move.
    pub(super) const START: Board = Board { own: 1 << 28 | 1 << 35, other: 1 << 27 | 1 << 36 };

    fn empty(self) -> u64 {
        !(self.own | self.other)
    }

    /// The board as the other side sees it.
    #[inline]
    pub(super) fn passed(self) -> Board {
        Board { own: self.other, other: self.own }
    }

    /// Every square on which a disc of the side to move turns over another.
    #[inline]
    pub(super) fn moves(self) -> u64 {
        let inner = self.other & INNER_COLUMNS;
        let ends = behind(self.own, inner, 1)
            | behind(self.own, inner, 7)
            | behind(self.own, self.other, 8)
            | behind(self.own, inner, 9);
        ends & self.empty()
    }

    /// The discs that a disc on this square turns over.
    #[inline]
    pub(super) fn flips(self, square: Square) -> u64 {
        let at = usize::from(square.0 & 63);
        let mut flips = 0;
        for (forward, back) in RAYS[0].iter().zip(&RAYS[1]) {
            flips |= self.flips_forward(forward[at]) | self.flips_back(back[at]);
        }
        flips
    }

    /// What is turned over on a ray to higher bits. The nearest square that is not the other
    /// side's decides: if an own disc stands there, all up to it turn.
    #[inline]
    fn flips_forward(self, ray: u64) -> u64 {
        let stops = ray & !self.other;
        let anchor = stops & stops.wrapping_neg() & self.own;
        ray & anchor.wrapping_sub(u64::from(anchor != 0))
    }

    /// The same on a ray to lower bits.
    #[inline]
    fn flips_back(self, ray: u64) -> u64 {
        // Where there is no stop, bit 0 is looked at, which then is no anchor.
        let stops = ray & !self.other;
        let anchor = (1 << 63 >> (stops | 1).leading_zeros()) & stops & self.own;
        ray & anchor.wrapping_neg() << 1
    }

    /// The board after a legal move, as the other side sees it.
    #[inline]
    pub(super) fn after(self, square: Square) -> Board {
        let flips = self.flips(square);
        Board { own: self.other ^ flips, other: self.own | flips | 1 << (square.0 & 63) }
    }

    /// What a disc on this square turns over, with the distance from it, the nearest first.
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

/// The squares behind lines of the other side's discs that begin next to an own disc, in both
/// directions along `step`.
///
/// Parallel prefix, after P. M. Kogge and H. S. Stone, *A Parallel Algorithm for the Efficient
/// Solution of a General Class of Recurrence Equations*, IEEE Transactions on Computers C-22
/// (1973): once two discs are known to stand side by side, lines grow by two at a time. There are
/// at most six between the ends.
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

const fn rays(sign: i8) -> [[u64; 64]; 4] {
    let mut rays = [[0; 64]; 4];
    let mut at = 0;
    while at < 4 * 64 {
        let (way, square) = (at / 64, at % 64);
        let (across, down) = (FORWARD[way].0 * sign, FORWARD[way].1 * sign);
        let (mut column, mut row) = (square as i8 % 8 + across, square as i8 / 8 + down);
        while 0 <= column && column < 8 && 0 <= row && row < 8 {
            rays[way][square] |= 1 << (row * 8 + column);
            (column, row) = (column + across, row + down);
        }
        at += 1;
    }
    rays
}
