//! The exact score and a best drop of all positions with as many discs, in a byte each. Of a position
//! and its mirror image there is one.

use std::ops::RangeInclusive;
use std::sync::{Arc, OnceLock};

use miniz_oxide::{deflate, inflate};

use super::board::{Board, Sight, each};
use super::shape::{Shape, Standard};

mod make;
mod places;

pub use make::{BadBook, Progress, Settings, make_book};

use places::{CHOICES, COLUMNS, MOST_PLIES, WAYS, choices, filling, mirrored, numbers, squares};

/// What `parlour generate connect-four-book` made.
const BUILT_IN: &[u8] = include_bytes!("../../../../assets/engine/connect_four.book");

/// What a book may have: with fewer discs on the board more than fifteen may be left to whoever wins,
/// and with more there are too many positions.
const PLIES: RangeInclusive<usize> = 10..=MOST_PLIES;

/// With so many discs more what a position is worth can still be guessed from where it comes from:
/// rightly for 66, 44 and 30 of 100 with one, two and three.
const MOST_MORE: i32 = 3;

/// No entries begin here.
const NOWHERE: u32 = u32::MAX;

/// What is known of a position. The lowest five bits are the score, from 1 to 31, and the others the
/// column of a best drop, counted from 1. Whatever is not known, or not asked for, is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Known(u8);

impl Known {
    /// What is added to a score, so that it is more than nothing.
    const OFFSET: i32 = 16;
    const SCORE_BITS: u32 = 5;

    /// None if these are no score and no column.
    fn new(score: u8, column: u8) -> Option<Known> {
        let is_known = score >> Known::SCORE_BITS == 0 && usize::from(column) <= COLUMNS;
        is_known.then_some(Known(column << Known::SCORE_BITS | score))
    }

    /// The score and the column as they are kept.
    fn parts(self) -> [u8; 2] {
        [self.0 & ((1 << Known::SCORE_BITS) - 1), self.0 >> Known::SCORE_BITS]
    }

    fn score(self) -> Option<i32> {
        let [score, _] = self.parts();
        (score != 0).then_some(i32::from(score) - Known::OFFSET)
    }

    fn column(self) -> Option<u32> {
        let [_, column] = self.parts();
        u32::from(column).checked_sub(1)
    }
}

/// The scores and best drops of all positions with as many discs, as far as they are known. It holds
/// those in which anything is to be decided, whether a game leads to them or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Book {
    plies: u32,
    /// Where the entries of each filling of the columns begin.
    starts: Vec<u32>,
    known: Vec<Known>,
}

/// A position of a book in which anything is to be decided.
struct Entry {
    place: usize,
    board: Board,
    /// The drops that do not lose at once.
    moves: u64,
}

impl Entry {
    fn has_choice(&self) -> bool {
        !self.moves.is_power_of_two()
    }
}

impl Book {
    /// The book of the usual board, which is unpacked when it is first asked for.
    pub(super) fn built_in() -> Option<Arc<Book>> {
        static UNPACKED: OnceLock<Option<Arc<Book>>> = OnceLock::new();
        UNPACKED.get_or_init(|| Book::unpacked(BUILT_IN).map(Arc::new)).clone()
    }

    /// Of positions with so many discs, of which nothing is known. There is none with fewer than 10 or
    /// more than 16.
    fn new(plies: usize) -> Option<Book> {
        let choices = PLIES.contains(&plies).then(|| CHOICES[plies][plies / 2])?;
        let (mut starts, mut end) = (vec![NOWHERE; WAYS[COLUMNS][plies] as usize], 0);
        for (start, number) in starts.iter_mut().zip(0..) {
            let heights = filling(plies, number);
            if heights <= mirrored(heights) {
                *start = end;
                end += choices;
            }
        }
        Some(Book { plies: plies as u32, starts, known: vec![Known::default(); end as usize] })
    }

    /// How many discs are on its boards.
    #[inline]
    pub(super) fn plies(&self) -> i32 {
        self.plies.cast_signed()
    }

    /// The score of a position, if it is known. With a disc more it is known where that disc was a
    /// best drop.
    #[inline]
    pub(super) fn score(&self, board: Board) -> Option<i32> {
        if board.plies() == self.plies() + 1 {
            return self.score_of_best(board);
        }
        let (place, _) = self.place(board)?;
        self.known[place].score()
    }

    fn score_of_best(&self, board: Board) -> Option<i32> {
        let mirrored = board.mirrored(Standard);
        befores(board).find_map(|before| {
            let after = before.after(self.best(before)?);
            (after == board || after == mirrored).then(|| self.score(before).map(|score| -score))?
        })
    }

    /// A best drop in a position, if one is known.
    pub(super) fn best(&self, board: Board) -> Option<u64> {
        let (place, is_mirrored) = self.place(board)?;
        let column = match self.known[place].column() {
            Some(column) if is_mirrored => COLUMNS as u32 - 1 - column,
            Some(column) => column,
            None => return only(board),
        };
        Some(Standard.landings(board.mask) & Standard.column(column))
    }

    /// What a position with a disc or two more is worth at least: the other side could choose it in
    /// each of those that it comes from.
    pub(super) fn least(&self, board: Board) -> Option<i32> {
        if !(1..=2).contains(&(board.plies() - self.plies())) {
            return None;
        }
        befores(board).filter_map(|before| self.score(before)).map(|score| -score).max()
    }

    /// What a position with a few discs more is likely to be worth: as much as if it were the best
    /// turn in one of those that it comes from.
    pub(super) fn likely(&self, board: Board) -> Option<i32> {
        match board.plies() - self.plies() {
            ..=0 => self.score(board),
            1..=MOST_MORE => {
                befores(board).filter_map(|before| self.likely(before)).map(|score| -score).max()
            }
            _ => None,
        }
    }

    fn insert(&mut self, board: Board, score: i32) {
        if let Some((place, _)) = self.place(board) {
            let [_, column] = self.known[place].parts();
            let score = u8::try_from(score + Known::OFFSET).ok();
            let known = score.and_then(|score| Known::new(score, column));
            self.known[place] = known.expect("nobody has more than 15 discs left to win with");
        }
    }

    fn insert_best(&mut self, board: Board, square: u64) {
        if let Some((place, is_mirrored)) = self.place(board) {
            let [score, _] = self.known[place].parts();
            let column = (square.trailing_zeros() / Standard.stride()) as u8;
            let column = if is_mirrored { COLUMNS as u8 - column } else { column + 1 };
            self.known[place] = Known::new(score, column).expect("there are seven columns");
        }
    }

    /// And whether that of its mirror image. None where there are other numbers of discs.
    #[inline]
    fn place(&self, board: Board) -> Option<(usize, bool)> {
        let counts = [board.mask, board.discs].map(u64::count_ones);
        if counts != [self.plies, self.plies / 2] {
            return None;
        }
        let place = |board: Board| {
            let (filling, choice) = numbers(board);
            self.starts[filling].saturating_add(choice)
        };
        let [own, other] = [board, board.mirrored(Standard)].map(place);
        (own.min(other) != NOWHERE).then_some((own.min(other) as usize, other < own))
    }

    /// The positions in which anything is to be decided, in the order of their places. Of a position
    /// and its mirror image there is one.
    fn entries(&self) -> impl Iterator<Item = Entry> + use<> {
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
                let moves = safe_moves(board).filter(|_| is_first())?;
                Some(Entry { place, board, moves })
            })
        })
    }

    /// The book as it is kept in a file: how many discs are on its boards, and packed from the front on
    /// the scores of all positions in which anything is to be decided, and from the back on the best
    /// drops of those in which there is a choice.
    fn packed(&self) -> Vec<u8> {
        let (mut bytes, mut columns) = (vec![self.plies as u8], Vec::new());
        for entry in self.entries() {
            let [score, column] = self.known[entry.place].parts();
            bytes.push(score);
            if entry.has_choice() {
                columns.push(column);
            }
        }
        bytes.extend(columns.iter().rev());
        deflate::compress_to_vec(&bytes, 10)
    }

    /// Undoes [`packed`](Book::packed); none if that is not what it is.
    fn unpacked(packed: &[u8]) -> Option<Book> {
        const MOST_BYTES: usize = 1 << 30;
        let bytes = inflate::decompress_to_vec_with_limit(packed, MOST_BYTES).ok()?;
        let (&plies, bytes) = bytes.split_first()?;
        let mut book = Book::new(plies.into())?;
        let mut bytes = bytes.iter().copied();
        for entry in book.entries() {
            let score = bytes.next()?;
            let known = Known::new(score, if entry.has_choice() { bytes.next_back()? } else { 0 })?;
            let is_safe = |column| entry.moves & Standard.column(column) != 0;
            book.known[entry.place] = known.column().is_none_or(is_safe).then_some(known)?;
        }
        bytes.next().is_none().then_some(book)
    }
}

/// The positions from which one drop leads to this.
fn befores(board: Board) -> impl Iterator<Item = Board> {
    let others = board.others();
    // Right above its topmost disc a column has its landing, or is full.
    let tops = (board.mask + Standard.bottom()) >> 1 & others;
    each(tops).map(move |disc| Board { discs: others ^ disc, mask: board.mask ^ disc })
}

/// The drops that do not lose at once, where anything is to be decided: nobody has won, or wins at
/// once.
fn safe_moves(board: Board) -> Option<u64> {
    let has_won = |discs| Standard.has_row(discs);
    match board.sight(Standard) {
        Sight::Open(moves) if !has_won(board.discs) && !has_won(board.others()) => Some(moves),
        _ => None,
    }
}

/// The drop that does not lose at once, where there is only one.
fn only(board: Board) -> Option<u64> {
    match board.sight(Standard) {
        Sight::Open(moves) if moves.is_power_of_two() => Some(moves),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Every position has a place of its own, which its mirror image shares.
    #[test]
    fn every_position_has_its_place() {
        for plies in 10..12 {
            let book = Book::new(plies).unwrap();
            let mut last = None;
            for Entry { place, board, .. } in book.entries() {
                assert!(last < Some(place));
                let mirrored = board.mirrored(Standard);
                assert_eq!(book.place(board), Some((place, false)));
                assert_eq!(book.place(mirrored), Some((place, mirrored != board)));
                last = Some(place);
            }
        }
        assert_eq!(Book::new(10).unwrap().place(Board::EMPTY), None);
        assert_eq!([9, 17].map(Book::new), [None, None]);
    }

    /// Whatever games lead to with ten discs is there, unless somebody wins at once.
    #[test]
    fn no_position_is_left_out() {
        let mut reached = vec![Board::EMPTY];
        for _ in 0..10 {
            let after = |board: &Board| {
                let (board, landings) = (*board, Standard.landings(board.mask));
                each(landings).map(move |square| board.after(square))
            };
            let goes_on = |board: &&Board| !Standard.has_row(board.others());
            reached = reached.iter().filter(goes_on).flat_map(after).collect();
            reached.sort_unstable_by_key(|board| (board.mask, board.discs));
            reached.dedup();
        }
        // J. Tromp, OEIS A212693.
        assert_eq!(reached.len(), 1_662_623);
        let book = Book::new(10).unwrap();
        let places: HashSet<usize> = book.entries().map(|entry| entry.place).collect();
        for &board in reached.iter().filter(|&&board| safe_moves(board).is_some()) {
            assert!(places.contains(&book.place(board).unwrap().0));
        }
    }

    #[test]
    fn a_book_is_read_as_it_was_written() {
        let mut book = Book::new(10).unwrap();
        let entries: Vec<Entry> = book.entries().collect();
        for (score, entry) in (-15..=15).zip(&entries) {
            book.insert(entry.board, score);
        }
        let (at, chosen) = entries.iter().enumerate().find(|(_, entry)| entry.has_choice()).unwrap();
        let best = each(chosen.moves).last().unwrap();
        book.insert_best(chosen.board.mirrored(Standard), Standard.mirrored(best));
        let read = Book::unpacked(&book.packed()).unwrap();
        assert_eq!(read, book);
        assert_eq!(read.score(entries[3].board.mirrored(Standard)), Some(-12));
        assert_eq!(read.score(entries[31].board), None);
        assert_eq!(read.score(Board::EMPTY), None);
        assert_eq!(read.best(chosen.board), Some(best));
        assert_eq!(read.best(chosen.board.mirrored(Standard)), Some(Standard.mirrored(best)));
        // Of the position that this drop leads to, the score is known too.
        let after = chosen.board.after(best);
        assert_eq!(read.score(after), read.score(chosen.board).map(|score| -score));
        assert_eq!(read.score(after.mirrored(Standard)), read.score(after));

        let mut bytes = vec![0; 1 + entries.len()];
        bytes[0] = 10;
        let file = |bytes: &[u8]| Book::unpacked(&deflate::compress_to_vec(bytes, 1));
        assert_eq!(file(&bytes), None, "the drops are missing");
        bytes.resize(bytes.len() + entries.iter().filter(|entry| entry.has_choice()).count(), 0);
        assert_eq!(file(&bytes), Book::new(10));
        let choice = bytes.len() - 1 - entries[..at].iter().filter(|entry| entry.has_choice()).count();
        for (at, byte) in [(1, 32), (choice, 8), (0, 9)] {
            let mut bytes = bytes.clone();
            bytes[at] = byte;
            assert_eq!(file(&bytes), None, "{byte} at {at}");
        }
        bytes.push(0);
        assert_eq!(file(&bytes), None, "it is too long");
        assert_eq!(Book::unpacked(b"no book"), None);
    }

    /// And what it says of one never contradicts what it says of another: a position that a best drop
    /// leads to is worth no less than what the other side could have had elsewhere.
    #[test]
    fn the_built_in_book_knows_every_position() {
        let book = Book::built_in().unwrap();
        assert_eq!(book.plies(), 12);
        let mut count = 0;
        for Entry { board, .. } in book.entries() {
            count += 1;
            let score = book.score(board).expect("all are solved");
            assert!((-14..=14).contains(&score));
            let best = book.best(board).expect("of all a best drop is known");
            assert!(book.least(board.after(best)) <= Some(-score), "{board:?}");
        }
        assert_eq!(count, 4_313_256);
    }
}
