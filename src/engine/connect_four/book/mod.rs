//! The scores of positions of the opening, which take longest to solve.

use std::sync::OnceLock;

use super::board::Board;
use super::shape::Shape;

mod code;
mod layer;
mod make;

use layer::Layer;
pub use make::{BadBook, Progress, Settings, make_book, make_layer};

/// What `parlour generate connect-four-book` made, and `parlour generate connect-four-layer`.
const LINES: &[u8] = include_bytes!("../../../../assets/engine/connect_four.book");
const LAYER: &[u8] = include_bytes!("../../../../assets/engine/connect_four.layer");

/// Exact scores. Every position stands for its mirror image too.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Book {
    /// Symmetric keys in rising order.
    keys: Vec<u64>,
    /// The score of each.
    scores: Vec<i8>,
    /// How many discs are on the fullest board.
    plies: i32,
    /// All positions with as many discs.
    layer: Option<&'static Layer>,
}

impl Book {
    /// The book of the usual board. The layer is unpacked when it is first asked for.
    pub(super) fn built_in() -> Book {
        static UNPACKED: OnceLock<Option<Layer>> = OnceLock::new();
        let layer = UNPACKED.get_or_init(|| Layer::unpacked(LAYER)).as_ref();
        Book { layer, ..code::read(LINES).unwrap_or_default() }
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
        if let Some(score) = self.layer.and_then(|layer| layer.score(board)) {
            return Some(score);
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
