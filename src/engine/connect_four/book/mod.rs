//! The scores of positions of the opening, which take longest to solve.

use super::board::Board;
use super::shape::Shape;

mod code;
mod make;

pub use make::{BadBook, Progress, Settings, make_book};

/// What `parlour generate connect-four-book` made.
const BUILT_IN: &[u8] = include_bytes!("../../../../assets/engine/connect_four.book");

/// Exact scores. Every position stands for its mirror image too.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Book {
    /// Symmetric keys in rising order.
    keys: Vec<u64>,
    /// The score of each.
    scores: Vec<i8>,
    /// How many discs are on the fullest board.
    plies: i32,
}

impl Book {
    /// The book of the usual board.
    pub(super) fn built_in() -> Book {
        code::read(BUILT_IN).unwrap_or_default()
    }

    /// How many discs are on the fullest board in the book.
    #[inline]
    pub(super) fn plies(&self) -> i32 {
        self.plies
    }

    /// The score of a position, if it is in the book.
    #[inline]
    pub(super) fn score(&self, shape: impl Shape, board: Board) -> Option<i32> {
        if board.plies() > self.plies {
            return None;
        }
        let at = self.keys.binary_search(&shape.symmetric_key(board.discs, board.mask)).ok()?;
        Some(self.scores[at].into())
    }

    /// Writes the score of a position into the book.
    fn insert(&mut self, shape: impl Shape, board: Board, score: i32) {
        let key = shape.symmetric_key(board.discs, board.mask);
        if let Err(at) = self.keys.binary_search(&key) {
            self.keys.insert(at, key);
            self.scores.insert(at, i8::try_from(score).expect("scores are below 33"));
            self.plies = self.plies.max(board.plies());
        }
    }
}
