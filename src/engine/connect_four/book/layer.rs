//! The exact scores of all positions with as many discs, a byte each.
//!
//! Where the score of a position lies is not looked for but counted: first how high the columns are,
//! and then which of the discs are those of the side to move. Of a position and its mirror image
//! one has a place.

use miniz_oxide::{deflate, inflate};

use super::super::board::Board;
use super::super::shape::{Shape, Standard};

/// In a byte, for a position that has not been solved, or that no game leads to.
const UNKNOWN: u8 = 0;

/// What is added to a score in a byte.
const OFFSET: i32 = 64;

const COLUMNS: usize = 7;
const ROWS: usize = 6;
const CELLS: usize = COLUMNS * ROWS;

/// In how many ways so many columns may hold so many discs.
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

/// With more discs than this there are too many positions.
const MOST_PLIES: usize = 16;

/// In how many ways so many may be chosen out of so many.
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

/// No scores begin here.
const NOWHERE: u32 = u32::MAX;

/// The scores of all positions with as many discs, as far as they are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Layer {
    plies: usize,
    /// Where the scores of each filling of the columns begin.
    starts: Vec<u32>,
    scores: Vec<u8>,
}

impl Layer {
    /// Of positions with so many discs, none of which is solved. There is none with more than 16.
    pub(super) fn new(plies: usize) -> Option<Layer> {
        let choices = CHOICES.get(plies)?[plies / 2];
        let fillings = WAYS[COLUMNS][plies];
        let (mut starts, mut end) = (vec![NOWHERE; fillings as usize], 0);
        for number in 0..fillings {
            let heights = filling(plies, number);
            let mirrored: [_; COLUMNS] = std::array::from_fn(|column| heights[COLUMNS - 1 - column]);
            if heights <= mirrored {
                starts[number as usize] = end;
                end += choices;
            }
        }
        Some(Layer { plies, starts, scores: vec![UNKNOWN; end as usize] })
    }

    pub(super) fn plies(&self) -> usize {
        self.plies
    }

    /// The score of a position in which nobody has won, if it is known.
    #[inline]
    pub(super) fn score(&self, board: Board) -> Option<i32> {
        match self.scores[self.place(board)?] {
            UNKNOWN => None,
            score => Some(i32::from(score) - OFFSET),
        }
    }

    pub(super) fn insert(&mut self, board: Board, score: i32) {
        if let Some(place) = self.place(board) {
            self.scores[place] = u8::try_from(score + OFFSET).expect("no score is over 21");
        }
    }

    /// How many are known.
    #[cfg(test)]
    pub(super) fn known(&self) -> usize {
        self.scores.iter().filter(|&&score| score != UNKNOWN).count()
    }

    /// None where there are other numbers of discs.
    #[inline]
    fn place(&self, board: Board) -> Option<usize> {
        let counts = [board.mask, board.discs].map(|bits| bits.count_ones() as usize);
        if counts != [self.plies, self.plies / 2] {
            return None;
        }
        let place = |board: Board| {
            let (filling, choice) = numbers(board);
            self.starts[filling].saturating_add(choice)
        };
        let place = place(board).min(place(board.mirrored(Standard)));
        (place != NOWHERE).then_some(place as usize)
    }

    /// The layer as it is kept in a file.
    pub(super) fn packed(&self) -> Vec<u8> {
        let mut bytes = vec![self.plies as u8];
        bytes.extend(&self.scores);
        deflate::compress_to_vec(&bytes, 10)
    }

    /// Undoes [`packed`](Layer::packed); none if that is not what it is.
    pub(super) fn unpacked(packed: &[u8]) -> Option<Layer> {
        const MOST_BYTES: usize = 1 << 30;
        let mut bytes = inflate::decompress_to_vec_with_limit(packed, MOST_BYTES).ok()?;
        let layer = Layer::new((*bytes.first()?).into())?;
        bytes.remove(0);
        (bytes.len() == layer.scores.len()).then_some(Layer { scores: bytes, ..layer })
    }
}

/// The heights of the columns of the filling with this number, of those with so many discs.
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

/// The number of a board's filling, and that of the choice of discs for the side to move.
#[inline]
fn numbers(board: Board) -> (usize, u32) {
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

    use super::super::make::{START, children, different};
    use super::*;

    /// Every position has a place of its own, which its mirror image shares.
    #[test]
    fn every_position_has_its_place() {
        let mut boards = vec![START];
        for plies in 0..7 {
            let layer = Layer::new(plies).unwrap();
            let places: HashSet<_> = boards.iter().map(|&board| layer.place(board).unwrap()).collect();
            assert_eq!(places.len(), boards.len(), "{plies} discs");
            for &board in &boards {
                assert_eq!(layer.place(board), layer.place(board.mirrored(Standard)));
            }
            boards = different(boards.into_iter().flat_map(children));
        }
        assert_eq!(Layer::new(3).unwrap().place(START), None);
        assert_eq!(Layer::new(17), None);
    }

    #[test]
    fn fillings_are_counted_without_a_gap() {
        for plies in [0, 1, 7, 16] {
            for number in 0..WAYS[COLUMNS][plies] {
                let heights = filling(plies, number);
                assert_eq!(heights.iter().sum::<usize>(), plies);
                let columns = (0..COLUMNS).map(|column| ((1 << heights[column]) - 1) << (7 * column));
                let board = Board { discs: 0, mask: columns.sum() };
                assert_eq!(numbers(board).0, number as usize);
            }
        }
    }

    #[test]
    fn a_layer_is_read_as_it_was_written() {
        let mut layer = Layer::new(4).unwrap();
        let boards = (0..4).fold(vec![START], |boards, _| different(boards.into_iter().flat_map(children)));
        for (score, &board) in (-20..).zip(boards.iter().take(30)) {
            layer.insert(board, score);
        }
        let read = Layer::unpacked(&layer.packed()).unwrap();
        assert_eq!(read, layer);
        assert_eq!(read.known(), 30);
        assert_eq!(read.score(boards[3].mirrored(Standard)), Some(-17));
        assert_eq!(read.score(boards[30]), None);
        assert_eq!(read.score(START), None);
        assert_eq!(Layer::unpacked(b"no layer"), None);
        assert_eq!(Layer::unpacked(&deflate::compress_to_vec(&[4, 0], 1)), None);
    }
}
