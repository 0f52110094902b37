//! Making the opening book.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::book::{Book, Choice, Key, MOST_MOVES};
use super::root::RootTask;
use super::search::Search;
use super::stability::Stability;
use super::transposition_table::TranspositionTable;
use super::weights::Weights;
use crate::engine::small_sort::small_sort;
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

/// The cost that a move adds to the positions after it, and that of each disc by which it is worse than the best move.
/// The book goes on from the cheapest positions.
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
        let book = drawn_up(&searched);
        let mut open = open(&book);
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

/// Returns the book with the scores of moves replaced by those of the positions after them.
fn drawn_up(searched: &BTreeMap<Key, Vec<Choice>>) -> Book {
    let mut book = Book::default();
    for key in by_discs(searched).into_iter().rev() {
        let mut moves = searched[&key].clone();
        for (square, score) in &mut moves {
            if let Some(after) = book.0.get(&key.after(*square)) {
                *score = -after[0].1;
            }
        }
        small_sort(&mut moves, |&(_, score)| -score);
        book.0.insert(key, moves);
    }
    book
}

/// Returns the positions to go on from, cheapest first.
fn open(book: &Book) -> Vec<Key> {
    let mut costs = BTreeMap::from([(Key::start(), 0)]);
    for key in by_discs(&book.0) {
        let (cost, best) = (costs[&key], book.0[&key][0].1);
        for &(square, score) in &book.0[&key] {
            let after = key.after(square);
            if after.board().moves() != 0 && after.board().empty().count_ones() >= LEAST_EMPTY {
                let cost = cost + COST_OF_MOVE + COST_OF_DISC * best.abs_diff(score);
                let least = costs.entry(after).or_insert(cost);
                *least = cost.min(*least);
            }
        }
    }
    let mut open: Vec<Key> = costs.keys().copied().filter(|key| !book.0.contains_key(key)).collect();
    open.sort_by_key(|key| costs[key]);
    open
}

/// Returns the positions in the order of a game: a move adds a disc, so it leads to a later one.
fn by_discs(positions: &BTreeMap<Key, Vec<Choice>>) -> Vec<Key> {
    let mut keys: Vec<Key> = positions.keys().copied().collect();
    keys.sort_by_key(|key| Reverse(key.board().empty().count_ones()));
    keys
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
        assert_eq!(drawn_up(&book.0), book);
        let open = open(&book);
        assert!(!open.is_empty() && open.iter().all(|key| !book.0.contains_key(key)));
    }
}
