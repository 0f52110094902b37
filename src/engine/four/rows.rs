//! The rows of four, and the squares that complete them.
//!
//! All rows of a direction are looked at together: bit `n` of a word stands for the row that begins on square `n`.

use crate::rules::bitboard;

/// Step from a square to the next of a row, and the squares on which such rows begin: across, down to the left, down,
/// down to the right.
const WAYS: [(u32, u64); 4] = [
    (1, 0x1F1F_1F1F_1F1F_1F1F),
    (7, 0x0000_00F8_F8F8_F8F8),
    (8, 0x0000_00FF_FFFF_FFFF),
    (9, 0x0000_001F_1F1F_1F1F),
];

/// Number of rows of four on the board.
const COUNT: usize = 130;

/// The squares of every row of four.
pub(super) const ROWS: [u64; COUNT] = rows();

const fn rows() -> [u64; COUNT] {
    let mut rows = [0; COUNT];
    let mut count = 0;
    let mut way = 0;
    while way < WAYS.len() {
        let (step, starts) = WAYS[way];
        let mut square = 0;
        while square < 64 {
            if starts >> square & 1 != 0 {
                rows[count] = first_row(step) << square;
                count += 1;
            }
            square += 1;
        }
        way += 1;
    }
    rows
}

/// Returns the row of four with this step that begins on the first square.
const fn first_row(step: u32) -> u64 {
    1 | 1 << step | 1 << (2 * step) | 1 << (3 * step)
}

/// The most rows through a square.
const MOST_THROUGH: usize = 16;

/// The rows through each square, and their number.
static THROUGH: [([u64; MOST_THROUGH], usize); 64] = rows_through();

const fn rows_through() -> [([u64; MOST_THROUGH], usize); 64] {
    let mut through = [([0; MOST_THROUGH], 0); 64];
    let mut row = 0;
    while row < COUNT {
        let mut square = 0;
        while square < 64 {
            if ROWS[row] >> square & 1 != 0 {
                let (rows, count) = &mut through[square];
                rows[*count] = ROWS[row];
                *count += 1;
            }
            square += 1;
        }
        row += 1;
    }
    through
}

/// Returns the rows through a square.
pub(super) fn through(square: crate::rules::Square) -> &'static [u64] {
    let (rows, count) = &THROUGH[usize::from(square.0 & 63)];
    &rows[..*count]
}

/// Returns the rows of a direction by their first square: those without `other`, and for each of the four squares those
/// with an `own` stone there.
#[inline]
fn of_way((step, starts): (u32, u64), own: u64, other: u64) -> (u64, [u64; 4]) {
    let free = !other;
    let whole = starts & free & free >> step & free >> (2 * step) & free >> (3 * step);
    (whole, [own & whole, own >> step & whole, own >> (2 * step) & whole, own >> (3 * step) & whole])
}

/// Returns the squares that complete four for the side with `own`, whether open or closed.
pub(super) fn completions(own: u64, other: u64) -> u64 {
    WAYS.iter().fold(0, |squares, &way| {
        let (whole, [a, b, c, d]) = of_way(way, own, other);
        let (first, last) = (a & b, c & d);
        let step = way.0;
        squares
            | (whole & !a & b & last)
            | (a & !b & last) << step
            | (first & !c & d) << (2 * step)
            | (first & c & !d) << (3 * step)
    })
}

/// Returns the squares on which a stone is the third of a row that can still be completed.
pub(super) fn third(own: u64, other: u64) -> u64 {
    WAYS.iter().fold(0, |squares, &way| {
        let (whole, [a, b, c, d]) = of_way(way, own, other);
        let step = way.0;
        // The rows with two stones.
        let two = (a & b & !(c | d)) | (c & d & !(a | b)) | ((a ^ b) & (c ^ d));
        let two = two & whole;
        squares | (two & !a) | (two & !b) << step | (two & !c) << (2 * step) | (two & !d) << (3 * step)
    })
}

/// Returns the number of rows without `other`, by their number of `own` stones.
pub(super) fn counts(own: u64, other: u64) -> [i32; 5] {
    let mut counts = [0; 5];
    for way in WAYS {
        let (whole, [a, b, c, d]) = of_way(way, own, other);
        // The sum of four bits, as ones, twos and fours.
        let (one, carry) = (a ^ b, a & b);
        let (other_one, other_carry) = (c ^ d, c & d);
        let ones = one ^ other_one;
        let twos = carry ^ other_carry ^ (one & other_one);
        let fours = carry & other_carry;
        let sets = [whole & !(ones | twos | fours), ones & !twos, twos & !ones, ones & twos, fours];
        for (count, set) in counts.iter_mut().zip(sets) {
            *count += set.count_ones().cast_signed();
        }
    }
    counts
}

/// Returns the rows of four of which all squares are among these.
pub(super) fn rows_within(squares: u64) -> impl Iterator<Item = u64> {
    WAYS.into_iter().flat_map(move |way| {
        let (whole, _) = of_way(way, 0, !squares);
        bitboard::bits(whole).map(move |first| first * first_row(way.0))
    })
}

/// Returns the number of rows that lie within these squares.
pub(super) fn count_within(squares: u64) -> u32 {
    WAYS.into_iter().map(|way| of_way(way, 0, !squares).0.count_ones()).sum()
}

pub(super) use crate::rules::four::beside;

/// Returns the squares of a word, lowest first.
pub(super) fn squares(word: u64) -> impl Iterator<Item = crate::rules::Square> {
    bitboard::bits(word).map(bitboard::square)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same one row after the other: the squares that complete four, those that make three, and the counts.
    fn plainly(own: u64, other: u64) -> (u64, u64, [i32; 5]) {
        let (mut squares, mut thirds, mut counts) = (0, 0, [0; 5]);
        for row in ROWS.iter().filter(|&row| row & other == 0) {
            let missing = row & !own;
            if missing.is_power_of_two() {
                squares |= missing;
            }
            if missing.count_ones() == 2 {
                thirds |= missing;
            }
            counts[4 - missing.count_ones() as usize] += 1;
        }
        (squares, thirds, counts)
    }

    #[test]
    fn all_rows_together_are_each_row_alone() {
        assert_eq!(ROWS.iter().filter(|row| row.count_ones() == 4).count(), COUNT);
        assert_eq!(
            (0..64).map(|square| through(crate::rules::Square(square)).len()).sum::<usize>(),
            4 * COUNT
        );
        for seed in 0..2000_u64 {
            let word = |at: u64| crate::rules::zobrist::word(seed * 4 + at);
            // Boards with few and with many stones.
            let own = if seed.is_multiple_of(2) { word(0) & word(1) } else { word(0) };
            let other = word(2) & word(3) & !own;
            assert!(rows_within(!other).eq(ROWS.into_iter().filter(|row| row & other == 0)), "{other:x}");
            assert_eq!(count_within(!other) as usize, rows_within(!other).count(), "{other:x}");
            assert_eq!(
                (completions(own, other), third(own, other), counts(own, other)),
                plainly(own, other),
                "{own:x} {other:x}"
            );
        }
    }
}
