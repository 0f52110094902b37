//! The rows of four, and the squares that complete them.

use crate::rules::bitboard;

/// Steps from a square to the next of a row, in squares, columns and rows: across, down to the left, down,
/// down to the right.
const STEPS: [(u32, i32, i32); 4] = [(1, 1, 0), (7, -1, 1), (8, 0, 1), (9, 1, 1)];

/// Number of rows of four on the board.
const COUNT: usize = 130;

/// The squares of every row of four.
pub(super) const ROWS: [u64; COUNT] = rows();

const fn rows() -> [u64; COUNT] {
    let mut rows = [0; COUNT];
    let mut count = 0;
    let mut way = 0;
    while way < STEPS.len() {
        let (step, columns, down) = STEPS[way];
        let mut square = 0;
        while square < 64 {
            let (last_column, last_row) = (square % 8 + 3 * columns, square / 8 + 3 * down);
            if 0 <= last_column && last_column < 8 && last_row < 8 {
                let mut at = 0;
                while at < 4 {
                    rows[count] |= 1 << (square as u32 + at * step);
                    at += 1;
                }
                count += 1;
            }
            square += 1;
        }
        way += 1;
    }
    rows
}

/// Returns the squares that complete four for the side with `own`, whether open or closed.
pub(super) fn completions(own: u64, other: u64) -> u64 {
    ROWS.iter().filter(|&row| row & other == 0).fold(0, |squares, row| {
        let missing = row & !own;
        if missing.is_power_of_two() { squares | missing } else { squares }
    })
}

/// Returns the number of rows without `other`, by their number of `own` stones.
pub(super) fn counts(own: u64, other: u64) -> [i32; 5] {
    let mut counts = [0; 5];
    for row in ROWS.iter().filter(|&row| row & other == 0) {
        counts[(row & own).count_ones() as usize] += 1;
    }
    counts
}

pub(super) use crate::rules::four::beside;

/// Returns the squares of a word, lowest first.
pub(super) fn squares(word: u64) -> impl Iterator<Item = crate::rules::Square> {
    bitboard::bits(word).map(bitboard::square)
}
