//! The exact score and a best drop of all positions with as many discs, in a byte each. Of a position
//! and its mirror image there is one.

use std::ops::RangeInclusive;
use std::sync::{Arc, OnceLock};

#[cfg(any(test, feature = "tools"))]
use miniz_oxide::deflate;
use miniz_oxide::inflate;

use super::board::{DiscBoard, each};
use super::shape::{Shape, Standard};
use crate::engine::Stop;

pub(super) mod index;

use index::{COLUMNS, MOST_PLIES, PositionIndex, safe_moves};

/// What `parlour generate connect-four-book` made.
const BUILT_IN: &[u8] = include_bytes!("../../../assets/engine/connect_four.book");

/// What a book may have: with fewer discs on the board more than fifteen may be left to whoever wins,
/// and with more there are too many positions.
const PLIES: RangeInclusive<usize> = 10..=MOST_PLIES;

/// With so many discs more what a position is worth can still be guessed from where it comes from:
/// rightly for 66, 44 and 30 of 100 with one, two and three.
const MOST_MORE: i32 = 3;

/// What is known of a position. The lowest five bits are the score, from 1 to 31, and the others the
/// column of a best drop, counted from 1. Whatever is not known, or not asked for, is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct BookEntry(u8);

impl BookEntry {
    /// What is added to a score, so that it is more than nothing.
    const OFFSET: i32 = 16;
    const SCORE_BITS: u32 = 5;

    /// None if these are no score and no column.
    fn new(score: u8, column: u8) -> Option<BookEntry> {
        let is_known = score >> BookEntry::SCORE_BITS == 0 && usize::from(column) <= COLUMNS;
        is_known.then_some(BookEntry(column << BookEntry::SCORE_BITS | score))
    }

    /// The score and the column as they are kept.
    fn parts(self) -> [u8; 2] {
        [self.0 & ((1 << BookEntry::SCORE_BITS) - 1), self.0 >> BookEntry::SCORE_BITS]
    }

    fn score(self) -> Option<i32> {
        let [score, _] = self.parts();
        (score != 0).then_some(i32::from(score) - BookEntry::OFFSET)
    }

    fn column(self) -> Option<u32> {
        let [_, column] = self.parts();
        u32::from(column).checked_sub(1)
    }

    #[cfg(any(test, feature = "tools"))]
    fn with_score(self, score: i32) -> BookEntry {
        let [_, column] = self.parts();
        let score = u8::try_from(score + BookEntry::OFFSET).ok();
        let known = score.and_then(|score| BookEntry::new(score, column));
        known.expect("nobody has more than 15 discs left to win with")
    }

    /// With a best drop, which is one of the mirror image if that is in the book.
    #[cfg(any(test, feature = "tools"))]
    fn with_best(self, square: u64, is_mirrored: bool) -> BookEntry {
        let [score, _] = self.parts();
        let column = (square.trailing_zeros() / Standard.stride()) as u8;
        let column = if is_mirrored { COLUMNS as u8 - column } else { column + 1 };
        BookEntry::new(score, column).expect("there are seven columns")
    }
}

/// The scores and best drops of all positions with as many discs, as far as they are known. It holds
/// those in which anything is to be decided, whether a game leads to them or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Book {
    pub(super) index: PositionIndex,
    known: Vec<BookEntry>,
}

impl Book {
    /// The book of the usual board. It is unpacked when it is first asked for; none if that is stopped.
    pub(super) fn built_in(stop: &Stop) -> Option<Arc<Book>> {
        static UNPACKED: OnceLock<Arc<Book>> = OnceLock::new();
        let book = match UNPACKED.get() {
            Some(book) => book,
            None => {
                let book = Arc::new(Book::unpacked(BUILT_IN, stop)?);
                UNPACKED.get_or_init(|| book)
            }
        };
        Some(book.clone())
    }

    /// Of positions with so many discs, of which nothing is known. There is none with fewer than 10 or
    /// more than 16.
    pub(super) fn new(plies: usize) -> Option<Book> {
        let index = PLIES.contains(&plies).then(|| PositionIndex::new(plies))?;
        let known = vec![BookEntry::default(); index.count()];
        Some(Book { index, known })
    }

    /// How many discs are on its boards.
    #[inline]
    pub(super) fn plies(&self) -> i32 {
        self.index.plies()
    }

    /// The score of a position, if it is known. With a disc more it is known where that disc was a
    /// best drop.
    #[inline]
    pub(super) fn score(&self, board: DiscBoard) -> Option<i32> {
        if board.plies() == self.plies() + 1 {
            return self.score_of_best(board);
        }
        let (place, _) = self.index.place(board)?;
        self.known[place].score()
    }

    fn score_of_best(&self, board: DiscBoard) -> Option<i32> {
        let mirrored = board.mirrored(Standard);
        predecessors(board).find_map(|before| {
            let after = before.after(self.best(before)?);
            (after == board || after == mirrored).then(|| self.score(before).map(|score| -score))?
        })
    }

    /// A best drop in a position, if one is known.
    pub(super) fn best(&self, board: DiscBoard) -> Option<u64> {
        let (place, is_mirrored) = self.index.place(board)?;
        let moves = safe_moves(board)?;
        let best = match self.known[place].column() {
            Some(column) if is_mirrored => moves & Standard.column(COLUMNS as u32 - 1 - column),
            Some(column) => moves & Standard.column(column),
            None => moves,
        };
        best.is_power_of_two().then_some(best)
    }

    /// What a position with a disc or two more is worth at least: the other side could choose it in
    /// each of those that it comes from.
    pub(super) fn lower_bound(&self, board: DiscBoard) -> Option<i32> {
        if !(1..=2).contains(&(board.plies() - self.plies())) {
            return None;
        }
        predecessors(board).filter_map(|before| self.score(before)).map(|score| -score).max()
    }

    /// What a position with a few discs more is likely to be worth: as much as if it were the best
    /// turn in one of those that it comes from.
    pub(super) fn estimate(&self, board: DiscBoard) -> Option<i32> {
        match board.plies() - self.plies() {
            ..=0 => self.score(board),
            1..=MOST_MORE => {
                predecessors(board).filter_map(|before| self.estimate(before)).map(|score| -score).max()
            }
            _ => None,
        }
    }

    #[cfg(any(test, feature = "tools"))]
    pub(super) fn insert(&mut self, board: DiscBoard, score: i32) {
        if let Some((place, _)) = self.index.place(board) {
            self.known[place] = self.known[place].with_score(score);
        }
    }

    #[cfg(any(test, feature = "tools"))]
    pub(super) fn insert_best(&mut self, board: DiscBoard, square: u64) {
        if let Some((place, is_mirrored)) = self.index.place(board) {
            self.known[place] = self.known[place].with_best(square, is_mirrored);
        }
    }

    /// The book as it is kept in a file: how many discs are on its boards, and packed from the front on
    /// the scores of all positions in which anything is to be decided, and from the back on the best
    /// drops of those in which there is a choice.
    #[cfg(any(test, feature = "tools"))]
    pub(super) fn packed(&self) -> Vec<u8> {
        let (mut bytes, mut columns) = (vec![self.plies() as u8], Vec::new());
        for entry in self.index.entries() {
            let [score, column] = self.known[entry.place].parts();
            bytes.push(score);
            if entry.has_choice() {
                columns.push(column);
            }
        }
        bytes.extend(columns.iter().rev());
        deflate::compress_to_vec(&bytes, 10)
    }

    /// Undoes [`packed`](Book::packed); none if that is not what it is, or if it is stopped.
    pub(super) fn unpacked(packed: &[u8], stop: &Stop) -> Option<Book> {
        const MOST_BYTES: usize = 1 << 30;
        let bytes = inflate::decompress_to_vec_with_limit(packed, MOST_BYTES).ok()?;
        let mut bytes = bytes.iter().copied();
        let mut book = Book::new(bytes.next()?.into())?;
        for entry in book.index.entries() {
            if stop.is_stopped() {
                return None;
            }
            let score = bytes.next()?;
            let column = if entry.has_choice() { bytes.next_back()? } else { 0 };
            book.known[entry.place] = BookEntry::new(score, column)?;
        }
        bytes.next().is_none().then_some(book)
    }
}

/// The positions from which one drop leads to this.
fn predecessors(board: DiscBoard) -> impl Iterator<Item = DiscBoard> {
    let others = board.others();
    // Right above its topmost disc a column has its landing, or is full.
    let tops = (board.mask + Standard.bottom()) >> 1 & others;
    each(tops).map(move |disc| DiscBoard { discs: others ^ disc, mask: board.mask ^ disc })
}

#[cfg(test)]
mod tests {
    use super::index::OpenPosition;
    use super::*;

    #[test]
    fn a_book_is_read_as_it_was_written() {
        let mut book = Book::new(10).unwrap();
        let entries: Vec<OpenPosition> = book.index.entries().collect();
        for (score, entry) in (-15..=15).zip(&entries) {
            book.insert(entry.board, score);
        }
        let chosen = entries.iter().find(|entry| entry.has_choice()).unwrap();
        let best = each(chosen.moves).last().unwrap();
        book.insert_best(chosen.board.mirrored(Standard), Standard.mirrored(best));
        let read = Book::unpacked(&book.packed(), &Stop::default()).unwrap();
        assert_eq!(read, book);
        assert_eq!(read.score(entries[3].board.mirrored(Standard)), Some(-12));
        assert_eq!(read.score(entries[31].board), None);
        assert_eq!(read.score(DiscBoard::EMPTY), None);
        assert_eq!(read.best(chosen.board), Some(best));
        assert_eq!(read.best(chosen.board.mirrored(Standard)), Some(Standard.mirrored(best)));
        // Of the position that this drop leads to, the score is known too.
        let after = chosen.board.after(best);
        assert_eq!(read.score(after), read.score(chosen.board).map(|score| -score));
        assert_eq!(read.score(after.mirrored(Standard)), read.score(after));
    }

    #[test]
    fn a_file_that_is_no_book_is_not_taken_for_one() {
        let entries: Vec<OpenPosition> = PositionIndex::new(10).entries().collect();
        let at = entries.iter().position(OpenPosition::has_choice).unwrap();
        let mut bytes = vec![0; 1 + entries.len()];
        bytes[0] = 10;
        let file = |bytes: &[u8]| Book::unpacked(&deflate::compress_to_vec(bytes, 1), &Stop::default());
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
        assert_eq!(Book::unpacked(b"no book", &Stop::default()), None);
        assert_eq!([9, 17].map(Book::new), [None, None]);
    }

    /// And what it says of one never contradicts what it says of another: a position that a best drop
    /// leads to is worth no less than what the other side could have had elsewhere.
    #[test]
    fn the_built_in_book_knows_every_position() {
        let book = Book::built_in(&Stop::default()).unwrap();
        assert_eq!(book.plies(), 12);
        let mut count = 0;
        for OpenPosition { board, .. } in book.index.entries() {
            count += 1;
            let score = book.score(board).expect("all are solved");
            assert!((-14..=14).contains(&score));
            let best = book.best(board).expect("of all a best drop is known");
            assert!(book.lower_bound(board.after(best)) <= Some(-score), "{board:?}");
        }
        assert_eq!(count, 4_313_256);
    }
}
