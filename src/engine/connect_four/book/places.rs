//! Where the entry of a position lies among those with as many discs: it is not looked for but
//! counted, first how high the columns are, and then which of the discs are those of the side to move.

use super::super::board::Board;
use super::super::shape::{Shape, Standard};

pub(super) const COLUMNS: usize = 7;
const ROWS: usize = 6;
const CELLS: usize = COLUMNS * ROWS;

/// In how many ways so many columns may hold so many discs.
pub(super) const WAYS: [[u32; CELLS + 1]; COLUMNS + 1] = {
    let mut ways = [[0; CELLS + 1]; COLUMNS + 1];
    ways[0][0] = 1;
    let mut columns = 1;
    while columns <= COLUMNS {
        let mut discs = 0;
        while discs <= CELLS {
            let mut height = 0;
            while height <= ROWS && height <= discs {
                ways[columns][discs] += ways[columns - 1][discs - height];
                height += 1;
            }
            discs += 1;
        }
        columns += 1;
    }
    ways
};

/// No book has more discs.
pub(super) const MOST_PLIES: usize = 16;

/// In how many ways so many may be chosen out of so many.
pub(super) const CHOICES: [[u32; MOST_PLIES + 1]; MOST_PLIES + 1] = {
    let mut choices = [[0; MOST_PLIES + 1]; MOST_PLIES + 1];
    let mut of = 0;
    while of <= MOST_PLIES {
        choices[of][0] = 1;
        let mut many = 1;
        while many <= of {
            choices[of][many] = choices[of - 1][many - 1] + choices[of - 1][many];
            many += 1;
        }
        of += 1;
    }
    choices
};

/// So many of so many, in rising order.
pub(super) fn choices(of: usize, many: usize) -> impl Iterator<Item = u32> {
    let end = 1_u32 << of;
    let next = |&choice: &u32| {
        // The next number with as many ones (R. W. Gosper, HAKMEM, item 175, 1972).
        let low = choice & choice.wrapping_neg();
        let carried = choice + low;
        (low != 0).then(|| carried | ((choice ^ carried) / low) >> 2)
    };
    std::iter::successors(Some((1 << many) - 1), next).take_while(move |&choice| choice < end)
}

/// The heights of the columns of the filling with this number, of those with so many discs.
pub(super) fn filling(mut discs: usize, mut number: u32) -> [usize; COLUMNS] {
    std::array::from_fn(|column| {
        let ways = |height| WAYS[COLUMNS - 1 - column][discs - height];
        let mut height = 0;
        while number >= ways(height) {
            number -= ways(height);
            height += 1;
        }
        discs -= height;
        height
    })
}

pub(super) fn mirrored(heights: [usize; COLUMNS]) -> [usize; COLUMNS] {
    std::array::from_fn(|column| heights[COLUMNS - 1 - column])
}

/// The squares under these heights, up each column, and behind them none.
pub(super) fn squares(heights: [usize; COLUMNS]) -> [u64; CELLS] {
    let mut squares = [0; CELLS];
    let columns = (0..).zip(heights);
    let under = columns
        .flat_map(|(column, height)| (0..height).map(move |row| 1 << (column * Standard.stride()) << row));
    squares.iter_mut().zip(under).for_each(|(square, under)| *square = under);
    squares
}

/// The number of a board's filling, and that of the choice of discs for the side to move.
#[inline]
pub(super) fn numbers(board: Board) -> (usize, u32) {
    let (mut filling, mut left) = (0, board.mask.count_ones() as usize);
    let (mut choice, mut discs, mut chosen) = (0, 0, 0);
    for column in 0..COLUMNS {
        let low = column as u32 * Standard.stride();
        let height = (board.mask >> low & ((1 << ROWS) - 1)).count_ones() as usize;
        filling += (0..height).map(|height| WAYS[COLUMNS - 1 - column][left - height]).sum::<u32>();
        left -= height;
        for row in 0..height {
            if board.discs >> low >> row & 1 != 0 {
                chosen += 1;
                choice += CHOICES[discs][chosen];
            }
            discs += 1;
        }
    }
    (filling as usize, choice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fillings_are_counted_without_a_gap() {
        for plies in [0, 1, 7, 16] {
            for number in 0..WAYS[COLUMNS][plies] {
                let heights = filling(plies, number);
                assert_eq!(heights.iter().sum::<usize>(), plies);
                let board = Board { discs: 0, mask: squares(heights).iter().sum() };
                assert_eq!(numbers(board).0, number as usize);
            }
        }
    }
}
