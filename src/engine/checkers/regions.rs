//! The regions of eight squares that cover a board.

use super::tablebase::gather;
use crate::rules::checkers::{Eight, Shape, Ten, Twelve};

/// A board that is covered by overlapping regions, or by none.
pub(super) trait Covered: Shape {
    /// Number of regions.
    const COUNT: usize;

    /// Least numbers of pieces in the beginning and in the middle of a game.
    const STAGES: [u32; 2];

    /// A set of squares of each region.
    type Regions: AsRef<[u8]>;

    /// Returns the men on each region.
    fn regions(men: Self::Word) -> Self::Regions;

    /// Returns the squares of the board turned by half a turn.
    fn turned(squares: Self::Word) -> Self::Word;
}

/// Three pairs of columns at three heights each, and three pairs of rows.
impl Covered for Eight {
    const COUNT: usize = 12;
    const STAGES: [u32; 2] = [17, 10];

    type Regions = [u8; 12];

    #[inline]
    fn regions(men: u64) -> [u8; 12] {
        let men = gather(men);
        let mut regions = [0; 12];
        for column in 0..3 {
            // Collects two squares of each row.
            let mut pairs = men >> column & 0x3333_3333;
            pairs = (pairs | pairs >> 2) & 0x0F0F_0F0F;
            pairs = (pairs | pairs >> 4) & 0x00FF_00FF;
            pairs |= pairs >> 8;
            regions[3 * column] = pairs as u8;
            regions[3 * column + 1] = (pairs >> 4) as u8;
            regions[3 * column + 2] = (pairs >> 8) as u8;
        }
        regions[9] = men as u8;
        regions[10] = (men >> 12) as u8;
        regions[11] = (men >> 24) as u8;
        regions
    }

    #[inline]
    fn turned(squares: u64) -> u64 {
        squares.reverse_bits() >> 29
    }
}

/// The sixteen blocks of four by four squares that begin in every second row and column.
impl Covered for Ten {
    const COUNT: usize = 16;
    const STAGES: [u32; 2] = [27, 15];

    type Regions = [u8; 16];

    #[inline]
    fn regions(men: u64) -> [u8; 16] {
        /// Returns this part at these distances.
        const fn repeated(part: u64, distance: u32, times: u32) -> u64 {
            if times == 0 { 0 } else { repeated(part, distance, times - 1) << distance | part }
        }
        // The 50 squares without the spare bits between the rows.
        let row_pair = |at: u32| (men >> (11 * at) & 0x3FF) << (10 * at);
        let men = row_pair(0) | row_pair(1) | row_pair(2) | row_pair(3) | row_pair(4);
        let mut regions = [0; 16];
        for column in 0..4 {
            // Collects two squares of each row.
            let mut pairs = men >> column & const { repeated(0b11, 5, 10) };
            pairs = (pairs | pairs >> 3) & const { repeated(0xF, 10, 5) };
            pairs = (pairs | pairs >> 6) & const { repeated(0xFF, 20, 3) };
            pairs = (pairs | pairs >> 12) & 0xFFFF | pairs >> 24 & 0xF_0000;
            for height in 0..4 {
                regions[4 * column + height] = (pairs >> (4 * height)) as u8;
            }
        }
        regions
    }

    #[inline]
    fn turned(squares: u64) -> u64 {
        squares.reverse_bits() >> 10
    }
}

impl Covered for Twelve {
    const COUNT: usize = 0;
    const STAGES: [u32; 2] = [0, 0];

    type Regions = [u8; 0];

    fn regions(_: u128) -> [u8; 0] {
        []
    }

    fn turned(squares: u128) -> u128 {
        squares
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::checkers::bits;

    fn covering<S: Covered>(square: S::Word) -> usize {
        S::regions(square).as_ref().iter().map(|region| region.count_ones() as usize).sum()
    }

    #[test]
    fn every_square_is_in_a_region_and_every_region_has_eight() {
        let of_squares = |squares: u64, covering: fn(u64) -> usize| -> Vec<usize> {
            bits(squares).map(covering).collect()
        };
        let eight = of_squares(Eight::SQUARES, covering::<Eight>);
        assert!(eight.len() == 32 && eight.iter().all(|&count| count >= 2), "{eight:?}");
        assert_eq!(eight.iter().sum::<usize>(), 8 * Eight::COUNT);
        let ten = of_squares(Ten::SQUARES, covering::<Ten>);
        assert!(ten.len() == 50 && ten.iter().all(|&count| count >= 1), "{ten:?}");
        assert_eq!(ten.iter().sum::<usize>(), 8 * Ten::COUNT);
        assert_eq!(Ten::regions(Ten::SQUARES), [0xFF; 16]);
    }

    #[test]
    fn a_board_turned_twice_is_the_board() {
        for square in bits(Ten::SQUARES) {
            assert!(Ten::turned(square) & Ten::SQUARES != 0);
            assert_eq!(Ten::turned(Ten::turned(square)), square);
        }
    }
}
