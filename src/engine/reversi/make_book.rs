//! Making the opening book.

use std::collections::BTreeMap;

use super::book::{Book, Choice, Key, MOST_MOVES};
use super::root::RootTask;
use super::search::Search;
use super::stability::Stability;
use super::transposition_table::TranspositionTable;
use super::weights::Weights;
use crate::engine::{Budget, Limits, Lines, NoHost, Stop};

/// The parameters of a book.
///
/// ```no_run
/// use parlour::engine::reversi::{BookSettings, make_book};
///
/// let book = make_book(&BookSettings::default(), |line| eprintln!("{line}"));
/// std::fs::write("assets/engine/reversi.openings", book)?;
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookSettings {
    /// Number of positions.
    pub positions: usize,
    /// Number of nodes of the search of a position.
    pub nodes: u64,
    /// Bytes of the table of the searches, which is kept between them.
    pub memory: usize,
}

/// The parameters of the built-in book.
impl Default for BookSettings {
    fn default() -> BookSettings {
        BookSettings { positions: 2500, nodes: 1_000_000, memory: 64 << 20 }
    }
}

/// What a move adds to the cost of the positions after it, and each disc by which it is worse than the best move: the
/// book goes on from the cheapest positions.
const COST_OF_MOVE: u32 = 1;
const COST_OF_DISC: u32 = 4;

/// Smallest number of empty squares of a position of the book: later ones can be solved.
const LEAST_EMPTY: u32 = 30;

/// Number of positions that are searched before the costs are counted anew.
const BATCH: usize = 16;

/// Makes a book from searches of this engine, and returns it in its file format. It is the same on every machine.
/// Progress goes to `report`.
pub fn make_book(settings: &BookSettings, mut report: impl FnMut(String)) -> Vec<u8> {
    let (mut table, stability) = (TranspositionTable::new(settings.memory), Stability::new());
    let mut searched: BTreeMap<Key, Vec<Choice>> = BTreeMap::new();
    loop {
        let (book, mut open) = drawn_up(&searched);
        report(format!("{} positions", searched.len()));
        open.truncate(BATCH.min(settings.positions.saturating_sub(searched.len())));
        if open.is_empty() {
            return book.write();
        }
        for key in open {
            table.begin();
            let budget = Budget::new(Limits::nodes(settings.nodes), &Stop::default(), &NoHost);
            let mut search = Search::new(&table, Weights::shipped(), &stability, budget);
            let task =
                RootTask { board: key.board(), lines: Lines::Best(MOST_MOVES), depth: u32::MAX, seed: 0 };
            searched.insert(key, search.iterative_deepening(&task).moves);
        }
    }
}

/// Returns the book with the scores of moves replaced by those of the positions after them, and the positions to go on
/// from, cheapest first.
fn drawn_up(searched: &BTreeMap<Key, Vec<Choice>>) -> (Book, Vec<Key>) {
    // Each move adds a disc, so the positions after it come first in this order.
    let mut keys: Vec<Key> = searched.keys().copied().collect();
    keys.sort_by_key(|key| key.board().empty().count_ones());
    let mut book = Book::default();
    for &key in &keys {
        let mut moves = searched[&key].clone();
        for (square, score) in &mut moves {
            if let Some(after) = book.0.get(&key.after(*square)) {
                *score = -after[0].1;
            }
        }
        moves.sort_by_key(|&(_, score)| -score);
        book.0.insert(key, moves);
    }
    let mut costs = BTreeMap::from([(Key::start(), 0)]);
    for &key in keys.iter().rev() {
        let (cost, best) = (costs[&key], book.0[&key][0].1);
        for &(square, score) in &book.0[&key] {
            let after = key.after(square);
            if after.board().moves() != 0 && after.board().empty().count_ones() >= LEAST_EMPTY {
                let cost = cost + COST_OF_MOVE + COST_OF_DISC * best.abs_diff(score);
                costs.entry(after).and_modify(|least: &mut u32| *least = cost.min(*least)).or_insert(cost);
            }
        }
    }
    let mut open: Vec<Key> = costs.keys().copied().filter(|key| !searched.contains_key(key)).collect();
    open.sort_by_key(|key| costs[key]);
    (book, open)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_book_repeats_itself_and_agrees_with_itself() {
        let settings = BookSettings { positions: 40, nodes: 3000, memory: 1 << 20 };
        let file = make_book(&settings, |_| {});
        assert_eq!(make_book(&settings, |_| {}), file);
        let book = Book::read(&file).expect("a book");
        assert_eq!(book.0.len(), 40);
        // Its scores are those of its own positions, and it goes on from others.
        let (again, open) = drawn_up(&book.0);
        assert_eq!(again, book);
        assert!(!open.is_empty() && open.iter().all(|key| !book.0.contains_key(key)));
    }
}
