//! Precomputed properties of squares: quadrants, neighbours and ordering values.

use crate::rules::bitboard;
use crate::rules::reversi::ReversiBoard;

/// The corners.
pub(super) const CORNERS: u64 = 0x8100_0000_0000_0081;
/// The edge squares next to the corners (C squares).
pub(super) const C_SQUARES: u64 = 0x4281_0000_0000_8142;
/// All squares next to the corners (C and X squares).
pub(super) const BESIDE_CORNERS: u64 = 0x42C3_0000_0000_C342;
/// The edge rows and columns.
pub(super) const EDGES: u64 = 0xFF81_8181_8181_81FF;

/// The squares of each quadrant.
const QUADRANTS: [u64; 4] =
    [0x0000_0000_0F0F_0F0F, 0x0000_0000_F0F0_F0F0, 0x0F0F_0F0F_0000_0000, 0xF0F0_F0F0_0000_0000];

/// The parity of the number of empty squares in each quadrant, one bit each. The last move in a region is
/// an advantage, so odd quadrants come first (B. Rose, *Othello: A Minute to Learn...*).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Parity(u8);

impl Parity {
    pub(super) fn of(empty: u64) -> Parity {
        let odd = |at: usize| (QUADRANTS[at] & empty).count_ones() as u8 % 2;
        Parity(odd(0) | odd(1) << 1 | odd(2) << 2 | odd(3) << 3)
    }

    /// Returns the parity after a disc is placed on this square.
    #[inline]
    pub(super) fn after(self, square: u8) -> Parity {
        Parity(self.0 ^ quadrant(square))
    }

    /// Returns the squares of the odd quadrants.
    #[inline]
    pub(super) fn odd(self) -> u64 {
        ODD[usize::from(self.0 & 15)]
    }

    #[inline]
    pub(super) fn is_odd(self, square: u8) -> bool {
        self.0 & quadrant(square) != 0
    }
}

/// Returns the bit of a square's quadrant.
#[inline]
pub(super) fn quadrant(square: u8) -> u8 {
    1 << ((square >> 2 & 1) | (square >> 4 & 2))
}

static ODD: [u64; 16] = {
    let mut odd = [0; 16];
    let mut at = 0;
    while at < 64 {
        if ((at / 4) >> (at % 4)) & 1 != 0 {
            odd[at / 4] |= QUADRANTS[at % 4];
        }
        at += 1;
    }
    odd
};

/// The neighbours of each square. A disc flips nothing if none of them holds a disc of the other side.
pub(super) static NEIGHBOURS: [u64; 64] = {
    let mut neighbours = [0; 64];
    let mut at = 0;
    while at < 64 {
        let bit = 1_u64 << at;
        let row = bit | (bit & !FILE_A) >> 1 | (bit & !FILE_H) << 1;
        neighbours[at] = (row | row << 8 | row >> 8) & !bit;
        at += 1;
    }
    neighbours
};

pub(super) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(super) const FILE_H: u64 = FILE_A << 7;

/// Ordering values of squares: corners first, squares that give away corners last.
pub(super) static VALUES: [u8; 64] = {
    const QUARTER: [[u8; 4]; 4] = [[18, 3, 15, 13], [3, 0, 5, 7], [15, 5, 14, 9], [13, 7, 9, 0]];
    let mut values = [0; 64];
    let mut at = 0;
    while at < 64 {
        let (column, row) = (at % 8, at / 8);
        let fold = [0, 1, 2, 3, 3, 2, 1, 0];
        values[at] = QUARTER[fold[row]][fold[column]];
        at += 1;
    }
    values
};

/// Returns the indices of the set bits, lowest first.
#[inline]
pub(super) fn each(mut squares: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (squares != 0).then(|| {
            let square = squares.trailing_zeros() as u8;
            squares &= squares - 1;
            square
        })
    })
}

/// Returns a square after one of the eight symmetries; 0 is the identity.
pub(super) const fn turned(square: u8, symmetry: u8) -> u8 {
    let (mut column, mut row) = (square % 8, square / 8);
    if symmetry & 1 != 0 {
        column = 7 - column;
    }
    if symmetry & 2 != 0 {
        row = 7 - row;
    }
    if symmetry & 4 != 0 {
        (column, row) = (row, column);
    }
    row * 8 + column
}

/// Returns a board after one of the eight symmetries.
pub(super) fn turned_board(ReversiBoard { own, other }: ReversiBoard, symmetry: u8) -> ReversiBoard {
    ReversiBoard { own: bitboard::turned(own, symmetry), other: bitboard::turned(other, symmetry) }
}

/// Returns a random set bit of a nonzero word.
#[cfg(any(test, feature = "tools"))]
pub(super) fn any(mut squares: u64, random: &mut crate::rules::random::Random) -> u8 {
    for _ in 0..random.below(squares.count_ones().into()) {
        squares &= squares - 1;
    }
    squares.trailing_zeros() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parity_is_updated_incrementally() {
        let mut empty = u64::MAX;
        let mut parity = Parity::of(empty);
        for square in [0, 7, 63, 32, 27, 9, 1, 12] {
            assert_eq!(
                parity.is_odd(square),
                (QUADRANTS.iter().find(|q| *q >> square & 1 != 0).unwrap() & empty).count_ones() % 2 == 1
            );
            empty &= !(1 << square);
            parity = parity.after(square);
            assert_eq!(parity, Parity::of(empty));
            assert_eq!(parity.odd() >> square & 1 != 0, parity.is_odd(square));
        }
    }

    #[test]
    fn the_eight_symmetries_differ() {
        let mut images: Vec<u64> = (0..8)
            .map(|symmetry| turned_board(ReversiBoard { own: 0x0702, other: 0 }, symmetry).own)
            .collect();
        for (symmetry, &image) in (0..).zip(&images) {
            let squares = each(0x0702).map(|square| turned(square, symmetry));
            assert_eq!(image, squares.fold(0, |image, square| image | 1 << square));
        }
        images.sort_unstable();
        images.dedup();
        assert_eq!(images.len(), 8);
    }
}
