//! A perfect index of positions with a given number of discs, computed by counting: first the column
//! heights, then the choice of discs for the side to move.

use crate::engine::connect_four::board::{DiscBoard, ImmediateOutcome};
use crate::engine::connect_four::shape::{Shape, Standard};

pub(in crate::engine::connect_four) const COLUMNS: usize = 7;
const ROWS: usize = 6;
const CELLS: usize = COLUMNS * ROWS;

/// Start of a range that holds no positions.
const NOWHERE: u32 = u32::MAX;

/// The index of all positions with a given number of discs. A position and its mirror image share an
/// index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::engine::connect_four) struct PositionIndex {
    plies: u32,
    /// First index of each combination of column heights.
    starts: Vec<u32>,
    count: usize,
}

/// A position in which the game is open.
pub(in crate::engine::connect_four) struct OpenPosition {
    pub place: usize,
    #[cfg(any(test, feature = "tools"))]
    pub board: DiscBoard,
    /// The non-losing drops.
    pub moves: u64,
}

impl OpenPosition {
    pub(in crate::engine::connect_four) fn has_choice(&self) -> bool {
        !self.moves.is_power_of_two()
    }
}

impl PositionIndex {
    /// Returns the index for `plies` discs, at most [`MOST_PLIES`].
    pub(in crate::engine::connect_four) fn new(plies: usize) -> PositionIndex {
        let (mut starts, mut end) = (vec![NOWHERE; WAYS[COLUMNS][plies] as usize], 0);
        for (start, number) in starts.iter_mut().zip(0..) {
            let heights = filling(plies, number);
            if heights <= mirrored(heights) {
                *start = end;
                end += CHOICES[plies][plies / 2];
            }
        }
        PositionIndex { plies: plies as u32, starts, count: end as usize }
    }

    #[inline]
    pub(in crate::engine::connect_four) fn plies(&self) -> i32 {
        self.plies.cast_signed()
    }

    /// Returns the size of the index, including positions in which the game is decided.
    pub(in crate::engine::connect_four) fn count(&self) -> usize {
        self.count
    }

    /// Returns the index of a position, and `true` if its mirror image is stored instead. Returns `None`
    /// for other numbers of discs.
    #[inline]
    pub(in crate::engine::connect_four) fn place(&self, board: DiscBoard) -> Option<(usize, bool)> {
        let counts = [board.mask, board.discs].map(u64::count_ones);
        if counts != [self.plies, self.plies / 2] {
            return None;
        }
        let place = |board: DiscBoard| {
            let (filling, choice) = numbers(board);
            self.starts[filling].saturating_add(choice)
        };
        let [own, other] = [board, board.mirrored(Standard)].map(place);
        (own.min(other) != NOWHERE).then_some((own.min(other) as usize, other < own))
    }

    /// Returns the open positions in the order of their indices.
    pub(in crate::engine::connect_four) fn entries(&self) -> impl Iterator<Item = OpenPosition> + use<> {
        let plies = self.plies as usize;
        let starts = self.starts.clone().into_iter().zip(0..).filter(|&(start, _)| start != NOWHERE);
        starts.flat_map(move |(start, number)| {
            let heights = filling(plies, number);
            let squares = squares(heights);
            let mask = squares[..plies].iter().sum();
            let is_symmetric = heights == mirrored(heights);
            choices(plies, plies / 2).zip(start as usize..).filter_map(move |(choice, place)| {
                let discs = (0..plies).filter(|disc| choice >> disc & 1 != 0).map(|disc| squares[disc]).sum();
                let board = DiscBoard { discs, mask };
                let is_first = || {
                    !is_symmetric || numbers(board.mirrored(Standard)).1 >= (place - start as usize) as u32
                };
                let moves = safe_moves(board).filter(|_| is_first())?;
                Some(OpenPosition {
                    place,
                    #[cfg(any(test, feature = "tools"))]
                    board,
                    moves,
                })
            })
        })
    }
}

/// Returns the non-losing drops if the game is open: nobody has won or wins with the next drop.
pub(in crate::engine::connect_four) fn safe_moves(board: DiscBoard) -> Option<u64> {
    let has_won = |discs| Standard.has_row(discs);
    match board.immediate_outcome(Standard) {
        ImmediateOutcome::Open(moves) if !has_won(board.discs) && !has_won(board.others()) => Some(moves),
        _ => None,
    }
}

/// Number of ways to fill `[columns]` with `[discs]`.
const WAYS: [[u32; CELLS + 1]; COLUMNS + 1] = {
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

/// Largest supported number of discs; beyond it there are too many positions.
pub(in crate::engine::connect_four) const MOST_PLIES: usize = 16;

/// Binomial coefficients, `[of][many]`.
const CHOICES: [[u32; MOST_PLIES + 1]; MOST_PLIES + 1] = {
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

/// Returns all `of`-bit numbers with `many` ones, in ascending order.
fn choices(of: usize, many: usize) -> impl Iterator<Item = u32> {
    let end = 1_u32 << of;
    let next = |&choice: &u32| {
        // The next number with as many ones (R. W. Gosper, HAKMEM, item 175, 1972).
        let low = choice & choice.wrapping_neg();
        let carried = choice + low;
        (low != 0).then(|| carried | ((choice ^ carried) / low) >> 2)
    };
    std::iter::successors(Some((1 << many) - 1), next).take_while(move |&choice| choice < end)
}

/// Returns the column heights of the `number`th way to place `discs` discs.
fn filling(mut discs: usize, mut number: u32) -> [usize; COLUMNS] {
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

fn mirrored(heights: [usize; COLUMNS]) -> [usize; COLUMNS] {
    std::array::from_fn(|column| heights[COLUMNS - 1 - column])
}

/// Returns the squares below these heights, column by column; the remaining elements are 0.
fn squares(heights: [usize; COLUMNS]) -> [u64; CELLS] {
    let mut squares = [0; CELLS];
    let columns = (0..).zip(heights);
    let under = columns
        .flat_map(|(column, height)| (0..height).map(move |row| 1 << (column * Standard.stride()) << row));
    squares.iter_mut().zip(under).for_each(|(square, under)| *square = under);
    squares
}

/// Returns the number of the column heights and the number of the choice of discs.
#[inline]
fn numbers(board: DiscBoard) -> (usize, u32) {
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
    use std::collections::HashSet;

    use super::*;
    use crate::engine::connect_four::board::each;

    #[test]
    fn column_heights_are_numbered_without_gaps() {
        for plies in [0, 1, 7, 16] {
            for number in 0..WAYS[COLUMNS][plies] {
                let heights = filling(plies, number);
                assert_eq!(heights.iter().sum::<usize>(), plies);
                let board = DiscBoard { discs: 0, mask: squares(heights).iter().sum() };
                assert_eq!(numbers(board).0, number as usize);
            }
        }
    }

    /// Every position has its own index, shared only with its mirror image.
    #[test]
    fn every_position_has_its_own_index() {
        for plies in 10..12 {
            let index = PositionIndex::new(plies);
            let mut last = None;
            for OpenPosition { place, board, .. } in index.entries() {
                assert!(last < Some(place));
                let mirrored = board.mirrored(Standard);
                assert_eq!(index.place(board), Some((place, false)));
                assert_eq!(index.place(mirrored), Some((place, mirrored != board)));
                last = Some(place);
            }
        }
        assert_eq!(PositionIndex::new(10).place(DiscBoard::EMPTY), None);
    }

    /// Every position that games reach with ten discs is in the index, unless somebody wins at once.
    #[test]
    fn every_reachable_position_is_indexed() {
        let mut reached = vec![DiscBoard::EMPTY];
        for _ in 0..10 {
            let after = |board: &DiscBoard| {
                let (board, landings) = (*board, Standard.landings(board.mask));
                each(landings).map(move |square| board.after(square))
            };
            let goes_on = |board: &&DiscBoard| !Standard.has_row(board.others());
            reached = reached.iter().filter(goes_on).flat_map(after).collect();
            reached.sort_unstable_by_key(|board| (board.mask, board.discs));
            reached.dedup();
        }
        // J. Tromp, OEIS A212693.
        assert_eq!(reached.len(), 1_662_623);
        let index = PositionIndex::new(10);
        let there: HashSet<usize> = index.entries().map(|entry| entry.place).collect();
        for &board in reached.iter().filter(|&&board| safe_moves(board).is_some()) {
            assert!(there.contains(&index.place(board).unwrap().0));
        }
    }
}
