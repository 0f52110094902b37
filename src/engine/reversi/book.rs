//! The opening book: the best moves of positions that both sides can reach by good ones, by deep searches.
//!
//! Positions that differ by a turn of the board share an entry. The file tells them in the order in which one meets
//! them from the start, so it holds moves and scores, and no boards.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use miniz_oxide::inflate;

use super::squares::{each, turned, turned_board};
use crate::engine::small_sort::small_sort;
use crate::rules::Square;
use crate::rules::random::Random;
use crate::rules::reversi::ReversiBoard;

/// Largest number of moves that the book holds of a position, as many as a strong [opponent](crate::engine::Opponent)
/// chooses from.
pub(super) const MOST_MOVES: usize = 4;

/// The book made by `parlour generate reversi-book`.
const BUILT_IN: &[u8] = include_bytes!("../../../assets/engine/reversi.openings");

/// Set in the byte of a square if the file goes on with the position after the move.
const FOLLOWS: u8 = 1 << 7;

/// The least of the eight boards that are equal by symmetry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key([u64; 2]);

impl Key {
    /// Returns the key of a board, and the symmetry that turns the board into it.
    fn of(board: ReversiBoard) -> (Key, u8) {
        let image = |symmetry: u8| {
            let ReversiBoard { own, other } = turned_board(board, symmetry);
            (Key([own, other]), symmetry)
        };
        (1..8).map(image).fold(image(0), Ord::min)
    }

    pub(super) fn board(self) -> ReversiBoard {
        let Key([own, other]) = self;
        ReversiBoard { own, other }
    }

    /// Returns the key after a move.
    pub(super) fn after(self, square: u8) -> Key {
        Key::of(self.board().after(Square(square.into()))).0
    }

    /// Returns the key of the start of a game.
    pub(super) fn start() -> Key {
        Key::of(ReversiBoard::START).0
    }
}

/// A move and its score in discs for the side that makes it.
pub(super) type Choice = (u8, i32);

/// A book: the best moves of each position, best first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Book(pub(super) BTreeMap<Key, Vec<Choice>>);

impl Book {
    /// Returns the built-in book. It is read once.
    ///
    /// # Panics
    /// If the built-in file is damaged, which a test reads.
    pub(super) fn built_in() -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| Book::read(BUILT_IN).expect("the built-in book should be valid"))
    }

    /// Returns the best moves of a board, best first; the seed orders equal ones. Empty if the book has none.
    pub(super) fn moves(&self, board: ReversiBoard, seed: u64) -> Vec<Choice> {
        let (key, symmetry) = Key::of(board);
        let Some(known) = self.0.get(&key) else { return Vec::new() };
        let here = |square: u8| each(board.moves()).find(|&here| turned(here, symmetry) == square);
        let mut moves: Vec<Choice> =
            known.iter().filter_map(|&(square, score)| Some((here(square)?, score))).collect();
        Random::new(seed).shuffle(&mut moves);
        small_sort(&mut moves, |&(_, score)| -score);
        moves
    }

    /// Returns the best moves of both sides from a board on, as far as the book goes.
    pub(super) fn line(&self, mut board: ReversiBoard) -> Vec<u8> {
        let mut line = Vec::new();
        while let Some(&(square, _)) = self.moves(board, 0).first() {
            line.push(square);
            board = board.after(Square(square.into()));
        }
        line
    }

    /// Reads a book from a file. Returns `None` if the data is invalid.
    pub(super) fn read(file: &[u8]) -> Option<Book> {
        let bytes = inflate::decompress_to_vec_with_limit(file, MOST_BYTES).ok()?;
        let (mut bytes, mut book) = (bytes.into_iter(), Book::default());
        // The last one follows next.
        let mut following = vec![Key::start()];
        while let Some(key) = following.pop() {
            let count = bytes.next().filter(|&count| (1..=MOST_MOVES).contains(&count.into()))?;
            let (mut moves, mut after) = (Vec::with_capacity(count.into()), Vec::new());
            for _ in 0..count {
                let (square, score) = (bytes.next()?, bytes.next()?.cast_signed());
                let follows = square & FOLLOWS != 0;
                let square = square & !FOLLOWS;
                if key.board().moves() >> (square & 63) & 1 == 0 || square > 63 {
                    return None;
                }
                moves.push((square, score.into()));
                after.extend(follows.then(|| key.after(square)));
            }
            if book.0.insert(key, moves).is_some() {
                return None;
            }
            following.extend(after.into_iter().rev());
        }
        bytes.next().is_none().then_some(book)
    }

    /// Returns the file format, deflated: for each position the number of its moves, then each as its square and its
    /// score. A position follows the first move that leads to it.
    #[cfg(any(test, feature = "tools"))]
    pub(super) fn write(&self) -> Vec<u8> {
        let (mut bytes, mut told) = (Vec::new(), std::collections::BTreeSet::from([Key::start()]));
        let mut following = vec![Key::start()];
        while let Some(key) = following.pop() {
            let moves = self.0.get(&key).map_or(&[][..], |moves| moves);
            bytes.push(moves.len() as u8);
            let mut after = Vec::new();
            for &(square, score) in moves {
                let next = key.after(square);
                let follows = self.0.contains_key(&next) && told.insert(next);
                bytes.extend([square | if follows { FOLLOWS } else { 0 }, (score as i8).cast_unsigned()]);
                after.extend(follows.then_some(next));
            }
            following.extend(after.into_iter().rev());
        }
        miniz_oxide::deflate::compress_to_vec(&bytes, 10)
    }
}

/// Largest size of a book before it is deflated.
const MOST_BYTES: usize = 1 << 20;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::reversi::testing::random_boards;

    #[test]
    fn a_board_and_its_images_share_a_key() {
        for board in random_boards(20) {
            let (key, symmetry) = Key::of(board);
            assert_eq!(turned_board(board, symmetry), key.board());
            assert_eq!(Key::of(key.board()).0, key);
            for symmetry in 0..8 {
                let image = turned_board(board, symmetry);
                assert_eq!(Key::of(image).0, key, "symmetry {symmetry}");
                let moves: u64 = each(board.moves()).map(|square| 1 << turned(square, symmetry)).sum();
                assert_eq!(image.moves(), moves, "symmetry {symmetry}");
            }
        }
    }

    #[test]
    fn the_built_in_book_is_valid_and_survives_a_round_trip() {
        let book = Book::built_in();
        assert!(book.0.len() > 1000, "{} positions", book.0.len());
        assert_eq!(Book::read(&book.write()).as_ref(), Some(book));
        for (key, moves) in &book.0 {
            assert!(moves.is_sorted_by_key(|&(_, score)| -score), "{key:?}");
            let legal = key.board().moves().count_ones() as usize;
            assert_eq!(moves.len(), legal.min(MOST_MOVES), "{key:?}");
        }
    }

    #[test]
    fn scores_agree_with_those_of_the_positions_after_the_moves() {
        let book = Book::built_in();
        let mut followed = 0;
        for (key, moves) in &book.0 {
            for &(square, score) in moves {
                if let Some(after) = book.0.get(&key.after(square)) {
                    assert_eq!(score, -after[0].1, "{key:?} {square}");
                    followed += 1;
                }
            }
        }
        assert!(followed >= book.0.len() - 1, "{followed} moves");
    }

    #[test]
    fn moves_turn_with_the_board_and_equal_ones_vary() {
        let book = Book::built_in();
        let firsts: Vec<u8> = (0..40).map(|seed| book.moves(ReversiBoard::START, seed)[0].0).collect();
        for square in each(ReversiBoard::START.moves()) {
            assert!(firsts.contains(&square), "{square}");
            let board = ReversiBoard::START.after(Square(square.into()));
            let moves = book.moves(board, 0);
            assert_eq!(moves.len(), 3, "{square}");
            assert!(moves.iter().all(|&(reply, _)| board.moves() >> reply & 1 != 0), "{square}");
            assert!(book.line(board).len() > 5, "{square}");
        }
    }

    #[test]
    fn damaged_books_are_refused() {
        let bytes = inflate::decompress_to_vec(BUILT_IN).expect("a book");
        let packed = |bytes: &[u8]| miniz_oxide::deflate::compress_to_vec(bytes, 1);
        assert!(Book::read(&packed(&bytes)).is_some());
        assert!(Book::read(&packed(&bytes[..bytes.len() - 1])).is_none(), "too short");
        assert!(Book::read(&packed(&[&bytes[..], &[1]].concat())).is_none(), "too long");
        let first = |byte: u8| [&[bytes[0], byte], &bytes[2..]].concat();
        assert!(Book::read(&packed(&first(0))).is_none(), "no legal move");
        assert!(Book::read(b"no book").is_none());
    }
}
