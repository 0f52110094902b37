//! The book as bytes.
//!
//! The positions are sorted by how many discs are on the board, and then by a number that says, up
//! each column, whose the discs are and where they end. For each number of discs from 0 comes how
//! many positions there are, and for each position by how much its number is greater than the one
//! before, and its score, both in one. Numbers are written seven bits to a byte, the lowest first;
//! another byte follows where the highest bit is set.

use super::super::board::Board;
use super::super::shape::{Shape, Standard};
use super::Book;

/// What is added to a score, so that it is not less than nothing.
const OFFSET: i32 = 32;

/// How many different scores there is room for.
const SCORES: u64 = 64;

/// The position as a number: for each disc a one and whose it is, for the end of a column a zero.
fn number(board: Board) -> u64 {
    let mut number = 0;
    for column in 0..Standard.columns() {
        for row in 0..Standard.rows() {
            let square = 1 << (column * Standard.stride() + row);
            if board.mask & square == 0 {
                break;
            }
            number = number << 2 | 2 | u64::from(board.discs & square != 0);
        }
        number <<= 1;
    }
    number
}

/// The position with so many discs and this number, if there is one.
fn board(plies: u32, number: u64) -> Option<Board> {
    let length = 2 * plies + Standard.columns();
    if length >= u64::BITS || number >> length != 0 {
        return None;
    }
    let mut board = Board { discs: 0, mask: 0 };
    let mut bits = (0..length).rev().map(|at| number >> at & 1);
    for column in 0..Standard.columns() {
        for row in 0..=Standard.rows() {
            if bits.next()? == 0 {
                break;
            }
            let square = 1 << (column * Standard.stride() + row);
            board.mask |= square;
            board.discs |= square * bits.next()?;
        }
    }
    let is_whole = bits.next().is_none() && board.mask & !Standard.board() == 0;
    (is_whole && board.mask.count_ones() == plies).then_some(board)
}

pub(super) fn write(book: &Book) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut entries = Vec::new();
    for (&key, &score) in book.keys.iter().zip(&book.scores) {
        let board = Board::from_key(Standard, key);
        entries.push((board.plies(), number(board), score));
    }
    entries.sort_unstable();
    for plies in 0..=book.plies {
        let these = || entries.iter().filter(|entry| entry.0 == plies);
        put(&mut bytes, these().count() as u64);
        let mut last = 0;
        for &(_, number, score) in these() {
            put(&mut bytes, (number - last) * SCORES + (i32::from(score) + OFFSET) as u64);
            last = number;
        }
    }
    bytes
}

/// None where the bytes are not a book.
pub(super) fn read(mut bytes: &[u8]) -> Option<Book> {
    let mut entries = Vec::new();
    let mut plies = 0;
    while !bytes.is_empty() {
        let (count, mut number) = (take(&mut bytes)?, 0);
        for _ in 0..count {
            let entry = take(&mut bytes)?;
            number = (entry / SCORES).checked_add(number)?;
            let board = board(plies, number)?;
            let score = (entry % SCORES) as i32 - OFFSET;
            entries.push((Standard.symmetric_key(board.discs, board.mask), i8::try_from(score).ok()?));
        }
        plies += 1;
    }
    entries.sort_unstable();
    let (keys, scores) = entries.into_iter().unzip();
    Some(Book { keys, scores, plies: plies.cast_signed() - 1, layer: None })
}

fn put(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn take(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(byte & 127) << shift;
        if byte < 128 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::super::board::Sight;
    use super::*;

    #[test]
    fn a_book_is_read_as_it_was_written() {
        let mut book = Book::default();
        let mut board = Board { discs: 0, mask: 0 };
        for (score, column) in (-5..).zip([3, 3, 3, 2, 0, 6, 6, 1]) {
            book.insert(Standard, board, score);
            board = board.after(Standard.landings(board.mask) & Standard.column(column));
        }
        assert_eq!(read(&write(&book)), Some(book.clone()));
        assert_eq!(book.plies(), 7);
        let mut after = Board { discs: 0, mask: 0 };
        after = after.after(Standard.landings(0) & Standard.column(3));
        assert_eq!(book.score(Standard, after), Some(-4));
        assert_eq!(book.score(Standard, board), None);
    }

    #[test]
    fn what_is_not_a_book_is_not_read() {
        assert_eq!(read(&[1]), None);
        assert_eq!(read(&[0x80]), None);
        // On the empty board there is nothing but the ends of the columns.
        assert_eq!(read(&[1, 0x80, 0x40]), None);
    }

    /// Nobody may have won in a position of the book, nor win at once: such need no book.
    #[test]
    fn the_book_is_of_positions_in_which_something_is_to_be_decided() {
        let book = Book::built_in();
        for (&key, &score) in book.keys.iter().zip(&book.scores) {
            let board = Board::from_key(Standard, key);
            assert_eq!(Standard.symmetric_key(board.discs, board.mask), key);
            assert!(!Standard.has_row(board.discs) && !Standard.has_row(board.others()));
            assert!(matches!(board.sight(Standard), Sight::Open(_)));
            assert!((-20..=20).contains(&score));
        }
    }

    /// The first player wins with its last disc but one of all, by a disc in the middle, and every
    /// first disc has a published score.
    #[test]
    fn the_book_begins_as_is_published() {
        let book = Book::built_in();
        let start = Board { discs: 0, mask: 0 };
        assert_eq!(book.score(Standard, start), Some(1));
        let first = |column| start.after(Standard.landings(0) & Standard.column(column));
        let scores: Vec<_> =
            (0..7).map(|column| book.score(Standard, first(column)).map(|score| -score)).collect();
        assert_eq!(scores, [-2, -1, 0, 1, 0, -1, -2].map(Some));
    }

    /// What is in the book of the positions whose scores are published.
    #[test]
    fn the_book_agrees_with_published_scores() {
        let book = Book::built_in();
        let mut known = 0;
        for set in ["begin-easy", "begin-medium", "begin-hard"] {
            let path = format!("tests/data/connect_four/solved/{set}");
            for line in std::fs::read_to_string(path).unwrap().lines() {
                let (columns, score) = line.trim().split_once(' ').unwrap();
                let board = columns.bytes().fold(Board { discs: 0, mask: 0 }, |board, column| {
                    let column = Standard.column(u32::from(column - b'1'));
                    board.after(Standard.landings(board.mask) & column)
                });
                if let Some(found) = book.score(Standard, board) {
                    assert_eq!(Ok(found), score.parse(), "{columns}");
                    known += 1;
                }
            }
        }
        assert!(known > 0);
    }
}
