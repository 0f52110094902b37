//! The patterns of the evaluation and their indices.
//!
//! The patterns are those of M. Buro, *Experiments with Multi-ProbCut and a New High-Quality Evaluation
//! Function for Othello* (1997): rows, diagonals, edges with X squares and two corner regions, each in
//! all its symmetric places.

use crate::rules::reversi::ReversiBoard;

use super::squares::{each, turned};

/// Number of patterns up to symmetry.
pub(super) const SHAPES: usize = 11;

/// The squares of each pattern in one of its places; square 0 is a1.
const SQUARES: [&[u8]; SHAPES] = [
    // An edge with both X squares.
    &[9, 0, 1, 2, 3, 4, 5, 6, 7, 14],
    // Two rows of five at a corner.
    &[0, 1, 2, 3, 4, 8, 9, 10, 11, 12],
    // Three rows of three at a corner.
    &[0, 1, 2, 8, 9, 10, 16, 17, 18],
    // The rows 2, 3 and 4.
    &[8, 9, 10, 11, 12, 13, 14, 15],
    &[16, 17, 18, 19, 20, 21, 22, 23],
    &[24, 25, 26, 27, 28, 29, 30, 31],
    // Diagonals of eight to four squares.
    &[0, 9, 18, 27, 36, 45, 54, 63],
    &[1, 10, 19, 28, 37, 46, 55],
    &[2, 11, 20, 29, 38, 47],
    &[3, 12, 21, 30, 39],
    &[4, 13, 22, 31],
];

/// Number of places of all patterns.
pub(super) const PLACES: usize = 46;

/// Number of places, rounded up to whole vectors.
const LANES: usize = 48;

/// Start of each pattern's weights in a stage; the last element is their number.
pub(super) const STARTS: [usize; SHAPES + 1] = {
    let mut starts = [0; SHAPES + 1];
    let mut shape = 0;
    while shape < SHAPES {
        starts[shape + 1] = starts[shape] + 3_usize.pow(SQUARES[shape].len() as u32);
        shape += 1;
    }
    starts
};

/// Number of weights of a stage.
pub(super) const WEIGHTS: usize = STARTS[SHAPES];

/// The pattern indices of a board in balanced ternary: 1 for an own disc, -1 for the other side's.
/// Changing sides negates all indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Features([i16; LANES]);

struct Places {
    /// Change of each index when an own disc is placed on a square.
    digits: [[i16; LANES]; 64],
    /// Position of the weight of index 0.
    centres: [u32; PLACES],
}

static LAYOUT: Places = layout();

impl Features {
    pub(super) fn of(board: ReversiBoard) -> Features {
        let mut features = Features([0; LANES]);
        for square in each(board.own) {
            features.add(square, 1);
        }
        for square in each(board.other) {
            features.add(square, -1);
        }
        features
    }

    #[inline]
    fn add(&mut self, square: u8, times: i16) {
        let digits = &LAYOUT.digits[usize::from(square & 63)];
        for (number, digit) in self.0.iter_mut().zip(digits) {
            // Intermediate sums may wrap; the final sum is in range.
            *number = number.wrapping_add(times.wrapping_mul(*digit));
        }
    }

    /// Returns the features after a move, from the other side's view.
    #[inline]
    pub(super) fn after(&self, square: u8, flips: u64) -> Features {
        let mut features = *self;
        features.add(square, 1);
        for flipped in each(flips) {
            features.add(flipped, 2);
        }
        features.passed()
    }

    /// Returns the features from the other side's view.
    #[inline]
    pub(super) fn passed(&self) -> Features {
        Features(self.0.map(|number| -number))
    }

    /// Returns the position of each place's weight in its stage.
    #[inline]
    pub(super) fn weights(&self) -> impl Iterator<Item = usize> {
        self.0.iter().zip(&LAYOUT.centres).map(|(&number, centre)| {
            // The sum is never negative.
            centre.wrapping_add_signed(number.into()) as usize
        })
    }
}

/// Returns for each weight the lower one of the two that are equal by symmetry.
pub(super) fn same_by_symmetry() -> Vec<u32> {
    let mut same = Vec::with_capacity(WEIGHTS);
    for (shape, squares) in SQUARES.iter().enumerate() {
        let mirror = mirrored(squares);
        let (start, end) = (STARTS[shape], STARTS[shape + 1]);
        for index in 0..end - start {
            let mut image = 0;
            for (at, &power) in POWERS[..squares.len()].iter().enumerate() {
                let digit = index / power as usize % 3;
                image += digit * POWERS[mirror[at]] as usize;
            }
            same.push((start + index.min(image)) as u32);
        }
    }
    same
}

/// Returns the permutation of a pattern's squares by a symmetry that maps it onto itself, or the
/// identity.
fn mirrored(squares: &[u8]) -> Vec<usize> {
    (1..8)
        .find_map(|symmetry| {
            squares
                .iter()
                .map(|&square| squares.iter().position(|&s| s == turned(square, symmetry)))
                .collect()
        })
        .unwrap_or_else(|| (0..squares.len()).collect())
}

const POWERS: [i16; 10] = [1, 3, 9, 27, 81, 243, 729, 2187, 6561, 19683];

const fn layout() -> Places {
    let mut layout = Places { digits: [[0; LANES]; 64], centres: [0; PLACES] };
    let (mut shape, mut place) = (0, 0);
    while shape < SHAPES {
        let squares = SQUARES[shape];
        let mut covered = [0_u64; 8];
        let mut symmetry = 0;
        while symmetry < 8 {
            let mut at = 0;
            while at < squares.len() {
                covered[symmetry as usize] |= 1 << turned(squares[at], symmetry);
                at += 1;
            }
            // Two symmetries may give the same place.
            let mut earlier = 0;
            while covered[earlier] != covered[symmetry as usize] {
                earlier += 1;
            }
            if earlier == symmetry as usize {
                let mut at = 0;
                while at < squares.len() {
                    layout.digits[turned(squares[at], symmetry) as usize][place] = POWERS[at];
                    at += 1;
                }
                layout.centres[place] = ((STARTS[shape] + STARTS[shape + 1] - 1) / 2) as u32;
                place += 1;
            }
            symmetry += 1;
        }
        shape += 1;
    }
    assert!(place == PLACES, "PLACES should be the number of places");
    layout
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::reversi::squares::turned_board;
    use crate::engine::reversi::testing::random_games;

    #[test]
    fn features_are_updated_incrementally() {
        for game in random_games(20) {
            for pair in game.windows(2) {
                let placed = pair[0].empty() & !pair[1].empty();
                let features = Features::of(pair[0]);
                let after = if placed == 0 {
                    features.passed()
                } else {
                    let square = placed.trailing_zeros() as u8;
                    features.after(square, pair[0].flips(crate::rules::Square(square.into())))
                };
                assert_eq!(after, Features::of(pair[1]));
            }
        }
    }

    /// A board and its seven images use the same weights, up to symmetry.
    #[test]
    fn symmetric_boards_have_equal_evaluations() {
        let same = same_by_symmetry();
        let used = |board| {
            let mut used: Vec<_> = Features::of(board).weights().map(|weight| same[weight]).collect();
            used.sort_unstable();
            used
        };
        for board in random_games(5).flatten() {
            for symmetry in 1..8 {
                assert_eq!(used(board), used(turned_board(board, symmetry)), "symmetry {symmetry}");
            }
        }
    }

    #[test]
    fn every_weight_belongs_to_its_shape() {
        let same = same_by_symmetry();
        assert!(
            same.iter().enumerate().all(|(at, &lower)| lower as usize <= at && same[lower as usize] == lower)
        );
        let distinct = same.iter().enumerate().filter(|&(at, &lower)| at == lower as usize).count();
        assert_eq!(distinct, 29646 + 59049 + 10206 + 4 * 3321 + 1134 + 378 + 135 + 45);
    }
}
