//! The exact scores of all positions with as many discs, a byte each.
//!
//! Where the score of a position lies is not looked for but counted: first how high the columns are,
//! and then which of the discs are those of the side to move. Of a position and its mirror image
//! one has a place.

use std::sync::{Arc, OnceLock};

use miniz_oxide::{deflate, inflate};

use super::board::{Board, Sight, each};
use super::shape::{Shape, Standard};

mod make;

pub use make::{BadBook, Progress, Settings, make_book};

/// What `parlour generate connect-four-book` made.
const BUILT_IN: &[u8] = include_bytes!("../../../../assets/engine/connect_four.book");

/// In a byte, for a position that has not been solved, or that is not asked for.
const UNKNOWN: u8 = 0;

/// What is added to a score in a byte.
const OFFSET: i32 = 64;

/// The bytes that stand for a score: nobody has more than 21 discs left to play.
const SCORES: std::ops::RangeInclusive<u8> = 64 - 21..=64 + 21;

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

/// With so many discs more what a position is worth can still be guessed from where it comes from:
/// rightly for 66, 44 and 30 of 100 with one, two and three.
const MOST_MORE: i32 = 3;

/// No scores begin here.
const NOWHERE: u32 = u32::MAX;

/// The scores of all positions with as many discs, as far as they are known. It holds those in which
/// anything is to be decided, whether a game leads to them or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Book {
    plies: u32,
    /// Where the scores of each filling of the columns begin.
    starts: Vec<u32>,
    scores: Vec<u8>,
}

impl Book {
    /// The book of the usual board, which is unpacked when it is first asked for.
    pub(super) fn built_in() -> Option<Arc<Book>> {
        static UNPACKED: OnceLock<Option<Arc<Book>>> = OnceLock::new();
        UNPACKED.get_or_init(|| Book::unpacked(BUILT_IN).map(Arc::new)).clone()
    }

    /// Of positions with so many discs, none of which is solved. There is none with more than 16.
    fn new(plies: usize) -> Option<Book> {
        let choices = CHOICES.get(plies)?[plies / 2];
        let (mut starts, mut end) = (vec![NOWHERE; WAYS[COLUMNS][plies] as usize], 0);
        for (start, number) in starts.iter_mut().zip(0..) {
            let heights = filling(plies, number);
            if heights <= mirrored(heights) {
                *start = end;
                end += choices;
            }
        }
        Some(Book { plies: plies as u32, starts, scores: vec![UNKNOWN; end as usize] })
    }

    /// How many discs are on its boards.
    #[inline]
    pub(super) fn plies(&self) -> i32 {
        self.plies.cast_signed()
    }

    /// The score of a position, if it is known.
    #[inline]
    pub(super) fn score(&self, board: Board) -> Option<i32> {
        match self.scores[self.place(board)?] {
            UNKNOWN => None,
            score => Some(i32::from(score) - OFFSET),
        }
    }

    /// What a position with a disc more is worth at least: the other side could choose it in each of
    /// those that it comes from.
    pub(super) fn least(&self, board: Board) -> Option<i32> {
        self.likely(board).filter(|_| board.plies() == self.plies() + 1)
    }

    /// What a position with a few discs more is likely to be worth: as much as if it were the best
    /// turn in one of those that it comes from.
    pub(super) fn likely(&self, board: Board) -> Option<i32> {
        match board.plies() - self.plies() {
            ..=0 => self.score(board),
            1..=MOST_MORE => {
                let others = board.others();
                // Right above its topmost disc a column has its landing, or is full.
                let tops = (board.mask + Standard.bottom()) >> 1 & others;
                let before = each(tops).map(|disc| Board { discs: others ^ disc, mask: board.mask ^ disc });
                before.filter_map(|before| self.likely(before)).map(|score| -score).max()
            }
            _ => None,
        }
    }

    fn insert(&mut self, board: Board, score: i32) {
        if let Some(place) = self.place(board) {
            self.scores[place] = u8::try_from(score + OFFSET).expect("no score is over 21");
        }
    }

    /// None where there are other numbers of discs.
    #[inline]
    fn place(&self, board: Board) -> Option<usize> {
        let counts = [board.mask, board.discs].map(u64::count_ones);
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

    /// The positions in which anything is to be decided, with their places and in their order. Of a
    /// position and its mirror image there is one.
    fn positions(&self) -> impl Iterator<Item = (usize, Board)> + use<> {
        let plies = self.plies as usize;
        let starts = self.starts.clone().into_iter().zip(0..).filter(|&(start, _)| start != NOWHERE);
        starts.flat_map(move |(start, number)| {
            let heights = filling(plies, number);
            let squares = squares(heights);
            let mask = squares[..plies].iter().sum();
            let is_symmetric = heights == mirrored(heights);
            choices(plies, plies / 2).zip(start as usize..).filter_map(move |(choice, place)| {
                let discs = (0..plies).filter(|disc| choice >> disc & 1 != 0).map(|disc| squares[disc]).sum();
                let board = Board { discs, mask };
                let is_first = || {
                    !is_symmetric || numbers(board.mirrored(Standard)).1 >= (place - start as usize) as u32
                };
                (is_open(board) && is_first()).then_some((place, board))
            })
        })
    }

    /// The book as it is kept in a file: how many discs are on its boards, and the score of each
    /// position in which anything is to be decided, packed.
    fn packed(&self) -> Vec<u8> {
        let scores = self.positions().map(|(place, _)| self.scores[place]);
        let bytes: Vec<u8> = std::iter::once(self.plies as u8).chain(scores).collect();
        deflate::compress_to_vec(&bytes, 10)
    }

    /// Undoes [`packed`](Book::packed); none if that is not what it is.
    fn unpacked(packed: &[u8]) -> Option<Book> {
        const MOST_BYTES: usize = 1 << 30;
        let bytes = inflate::decompress_to_vec_with_limit(packed, MOST_BYTES).ok()?;
        let (&plies, scores) = bytes.split_first()?;
        let mut book = Book::new(plies.into())?;
        if scores.iter().any(|&score| score != UNKNOWN && !SCORES.contains(&score)) {
            return None;
        }
        let (mut positions, mut scores) = (book.positions(), scores.iter());
        for ((place, _), &score) in positions.by_ref().zip(scores.by_ref()) {
            book.scores[place] = score;
        }
        (positions.next().is_none() && scores.next().is_none()).then_some(book)
    }
}

/// Whether anything is to be decided: nobody has won, or wins at once.
fn is_open(board: Board) -> bool {
    let has_won = |discs| Standard.has_row(discs);
    matches!(board.sight(Standard), Sight::Open(_)) && !has_won(board.discs) && !has_won(board.others())
}

/// So many of so many, in rising order.
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

fn mirrored(heights: [usize; COLUMNS]) -> [usize; COLUMNS] {
    std::array::from_fn(|column| heights[COLUMNS - 1 - column])
}

/// The squares under these heights, up each column, and behind them none.
fn squares(heights: [usize; COLUMNS]) -> [u64; CELLS] {
    let mut squares = [0; CELLS];
    let columns = (0..).zip(heights);
    let under = columns
        .flat_map(|(column, height)| (0..height).map(move |row| 1 << (column * Standard.stride()) << row));
    squares.iter_mut().zip(under).for_each(|(square, under)| *square = under);
    squares
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

    use super::*;

    /// Every position has a place of its own, which its mirror image shares.
    #[test]
    fn every_position_has_its_place() {
        for plies in 0..8 {
            let book = Book::new(plies).unwrap();
            let mut last = None;
            for (place, board) in book.positions() {
                assert!(last < Some(place));
                assert_eq!(book.place(board), Some(place));
                assert_eq!(book.place(board.mirrored(Standard)), Some(place));
                last = Some(place);
            }
        }
        assert_eq!(Book::new(3).unwrap().place(Board { discs: 0, mask: 0 }), None);
        assert_eq!(Book::new(17), None);
    }

    /// Whatever games lead to with six discs is there, unless somebody wins at once.
    #[test]
    fn no_position_is_left_out() {
        let mut reached = vec![Board { discs: 0, mask: 0 }];
        for _ in 0..6 {
            let after = |board: &Board| {
                let (board, landings) = (*board, Standard.landings(board.mask));
                each(landings).map(move |square| board.after(square))
            };
            reached = reached.iter().flat_map(after).collect();
            reached.sort_unstable_by_key(|board| (board.mask, board.discs));
            reached.dedup();
        }
        // J. Tromp, OEIS A212693.
        assert_eq!(reached.len(), 16_422);
        let book = Book::new(6).unwrap();
        let places: HashSet<usize> = book.positions().map(|(place, _)| place).collect();
        for &board in reached.iter().filter(|&&board| is_open(board)) {
            assert!(places.contains(&book.place(board).unwrap()));
        }
    }

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

    #[test]
    fn a_book_is_read_as_it_was_written() {
        let mut book = Book::new(4).unwrap();
        let boards: Vec<Board> = book.positions().map(|(_, board)| board).collect();
        for (score, &board) in (-20..).zip(boards.iter().take(30)) {
            book.insert(board, score);
        }
        let read = Book::unpacked(&book.packed()).unwrap();
        assert_eq!(read, book);
        assert_eq!(read.score(boards[3].mirrored(Standard)), Some(-17));
        assert_eq!(read.score(boards[30]), None);
        assert_eq!(read.score(Board { discs: 0, mask: 0 }), None);
        assert_eq!(Book::unpacked(b"no book"), None);
        assert_eq!(Book::unpacked(&deflate::compress_to_vec(&[4, 0], 1)), None);
        // On the empty board there is one score, and none is as high as this.
        assert!(Book::unpacked(&deflate::compress_to_vec(&[0, 65], 1)).is_some());
        assert_eq!(Book::unpacked(&deflate::compress_to_vec(&[0, 86], 1)), None);
    }

    #[test]
    fn the_built_in_book_knows_every_position() {
        let book = Book::built_in().unwrap();
        assert_eq!(book.plies(), 12);
        let scores: Option<Vec<i32>> = book.positions().map(|(_, board)| book.score(board)).collect();
        let scores = scores.expect("all are solved");
        assert_eq!(scores.len(), 4_313_256);
        assert!(scores.iter().all(|score| (-14..=14).contains(score)));
    }
}
