//! The opening book: the exact score and a best drop of all positions with a given number of discs, in
//! one byte each. A position and its mirror image share an entry.

use std::ops::RangeInclusive;
use std::sync::{Arc, OnceLock};

#[cfg(any(test, feature = "tools"))]
use miniz_oxide::deflate;
use miniz_oxide::inflate;

use super::board::{DiscBoard, each};
use super::shape::{Shape, Standard};
use crate::engine::Stop;
use crate::engine::tables::Table;

pub(super) mod index;

use index::{COLUMNS, MOST_PLIES, PositionIndex, safe_moves};

/// Supported numbers of discs. With fewer, a winner could have more than fifteen discs left; with more,
/// there are too many positions.
const PLIES: RangeInclusive<usize> = 10..=MOST_PLIES;

/// Number of plies beyond the book for which scores are still estimated from the predecessors. The
/// estimate is right for 66, 44 and 30 of 100 positions with one, two and three plies.
const MOST_MORE: i32 = 3;

/// A book entry. The lowest five bits are the score, from 1 to 31; the others are the column of a best
/// drop, counted from 1. A part is 0 if it is unknown or unused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct BookEntry(u8);

impl BookEntry {
    /// Offset that keeps stored scores positive.
    const OFFSET: i32 = 16;
    const SCORE_BITS: u32 = 5;

    /// Returns an entry, or `None` if the score or the column is out of range.
    fn new(score: u8, column: u8) -> Option<BookEntry> {
        let is_known = score >> BookEntry::SCORE_BITS == 0 && usize::from(column) <= COLUMNS;
        is_known.then_some(BookEntry(column << BookEntry::SCORE_BITS | score))
    }

    /// Returns the stored score and column.
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
        known.expect("a score has at most 15 discs")
    }

    /// Returns the entry with a best drop. `is_mirrored` means that the book holds the mirror image, so
    /// the column is mirrored too.
    #[cfg(any(test, feature = "tools"))]
    fn with_best(self, square: u64, is_mirrored: bool) -> BookEntry {
        let [score, _] = self.parts();
        let column = (square.trailing_zeros() / Standard.stride()) as u8;
        let column = if is_mirrored { COLUMNS as u8 - column } else { column + 1 };
        BookEntry::new(score, column).expect("there are seven columns")
    }
}

/// The known scores and best drops of all positions with a given number of discs. Positions count if the
/// game is open, whether or not a game can reach them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Book {
    pub(super) index: PositionIndex,
    known: Vec<BookEntry>,
}

impl Book {
    /// Returns the book of the standard board, made by `parlour generate connect-four-book`. The first call unpacks it,
    /// and returns `None` if it is stopped, or on a page that has not loaded it.
    pub(super) fn built_in(stop: &Stop) -> Option<Arc<Book>> {
        static UNPACKED: OnceLock<Arc<Book>> = OnceLock::new();
        let book = match UNPACKED.get() {
            Some(book) => book,
            None => {
                let book = Arc::new(Book::unpacked(Table::Book.packed()?, stop)?);
                UNPACKED.get_or_init(|| book)
            }
        };
        Some(book.clone())
    }

    /// Returns an empty book for positions with `plies` discs, or `None` if `plies` is not in 10 to 16.
    pub(super) fn new(plies: usize) -> Option<Book> {
        let index = PLIES.contains(&plies).then(|| PositionIndex::new(plies))?;
        let known = vec![BookEntry::default(); index.count()];
        Some(Book { index, known })
    }

    /// Returns the number of discs of the book's positions.
    #[inline]
    pub(super) fn plies(&self) -> i32 {
        self.index.plies()
    }

    /// Returns the score of a position, if known. A position with one disc more has a known score if that
    /// disc was a best drop.
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

    /// Returns a best drop, if known.
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

    /// Returns a lower bound for the score of a position one or two plies beyond the book: the other side
    /// could have chosen it in each known predecessor.
    pub(super) fn lower_bound(&self, board: DiscBoard) -> Option<i32> {
        if !(1..=2).contains(&(board.plies() - self.plies())) {
            return None;
        }
        predecessors(board).filter_map(|before| self.score(before)).map(|score| -score).max()
    }

    /// Returns an estimated score for a position a few plies beyond the book, assuming that it follows
    /// from a best drop in one of its predecessors.
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

    /// Returns the file format: the number of discs; then, deflated, the scores of all open positions
    /// from the front and the best drops of positions with a choice from the back.
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

    /// Reads the output of [`packed`](Book::packed). Returns `None` if the data is invalid or if it is
    /// stopped.
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

/// Returns the positions from which one drop leads to this one.
fn predecessors(board: DiscBoard) -> impl Iterator<Item = DiscBoard> {
    let others = board.others();
    // The square above a column's topmost disc is its landing, or lies beyond a full column.
    let tops = (board.mask + Standard.bottom()) >> 1 & others;
    each(tops).map(move |disc| DiscBoard { discs: others ^ disc, mask: board.mask ^ disc })
}

#[cfg(test)]
mod tests {
    use super::index::OpenPosition;
    use super::*;

    #[test]
    fn a_book_survives_a_round_trip() {
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
        // The score after the best drop is known too.
        let after = chosen.board.after(best);
        assert_eq!(read.score(after), read.score(chosen.board).map(|score| -score));
        assert_eq!(read.score(after.mirrored(Standard)), read.score(after));
    }

    #[test]
    fn invalid_books_are_rejected() {
        let entries: Vec<OpenPosition> = PositionIndex::new(10).entries().collect();
        let at = entries.iter().position(OpenPosition::has_choice).unwrap();
        let mut bytes = vec![0; 1 + entries.len()];
        bytes[0] = 10;
        let file = |bytes: &[u8]| Book::unpacked(&deflate::compress_to_vec(bytes, 1), &Stop::default());
        assert_eq!(file(&bytes), None, "a book without drops is invalid");
        bytes.resize(bytes.len() + entries.iter().filter(|entry| entry.has_choice()).count(), 0);
        assert_eq!(file(&bytes), Book::new(10));
        let choice = bytes.len() - 1 - entries[..at].iter().filter(|entry| entry.has_choice()).count();
        for (at, byte) in [(1, 32), (choice, 8), (0, 9)] {
            let mut bytes = bytes.clone();
            bytes[at] = byte;
            assert_eq!(file(&bytes), None, "byte {byte} at {at} is invalid");
        }
        bytes.push(0);
        assert_eq!(file(&bytes), None, "a book with extra bytes is invalid");
        assert_eq!(Book::unpacked(b"no book", &Stop::default()), None);
        assert_eq!([9, 17].map(Book::new), [None, None]);
    }

    /// The scores are consistent: a position after a best drop is worth no less than the other side's
    /// alternatives.
    #[test]
    fn the_built_in_book_knows_every_position() {
        let book = Book::built_in(&Stop::default()).unwrap();
        assert_eq!(book.plies(), 12);
        let mut count = 0;
        for OpenPosition { board, .. } in book.index.entries() {
            count += 1;
            let score = book.score(board).expect("every score is known");
            assert!((-14..=14).contains(&score));
            let best = book.best(board).expect("every best drop is known");
            assert!(book.lower_bound(board.after(best)) <= Some(-score), "{board:?}");
        }
        assert_eq!(count, 4_313_256);
    }
}
