//! The division of a tree among threads that share a transposition table.
//!
//! A thread that would begin a move that another thread is searching puts it off until the other moves of the node
//! are done. The result is then usually in the table. Without this, threads follow each other through the same
//! moves. J.-C. Weill, *The ABDADA Distributed Minimax-Search Algorithm*, ICCA Journal 19 (1996), in the form of
//! T. Kerrigan's *Simplified ABDADA* (2013), which needs no second field in the table.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The moves that the threads of a search are at. It may forget one: two threads then search it.
#[derive(Debug)]
pub(super) struct Crowd(Box<[Row]>);

/// The marks of some moves, in one cache line. 0 is none.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Row([AtomicU64; 8]);

/// Number of rows. A thread is at few moves at a time: one for each ply that is far enough from the leaves.
const ROWS: usize = 256;

/// A move that a thread may enter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark<'a> {
    row: &'a Row,
    mark: u64,
}

/// A move that this thread is at, until the value is dropped.
#[derive(Debug)]
pub(super) struct Entered<'a>(Mark<'a>);

impl Crowd {
    /// Returns a crowd for this number of threads, or `None` for one thread alone.
    pub(super) fn of(threads: usize) -> Option<Crowd> {
        (threads > 1).then(|| Crowd((0..ROWS).map(|_| Row::default()).collect()))
    }

    /// Returns the mark of a move, which has a number of its own at its position.
    pub(super) fn mark(&self, key: u64, number: u64) -> Mark<'_> {
        let mixed = key ^ (number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mark = mixed.wrapping_mul(0xD6E8_FEB8_6659_FD93) | 1;
        Mark { row: &self.0[(mark >> 32) as usize % ROWS], mark }
    }
}

impl<'a> Mark<'a> {
    /// Returns `true` if a thread is at the move.
    pub(super) fn is_taken(self) -> bool {
        self.row.0.iter().any(|place| place.load(Relaxed) == self.mark)
    }

    /// Tells the others that this thread is at the move.
    pub(super) fn enter(self) -> Entered<'a> {
        let Row(places) = self.row;
        let place = places.iter().find(|place| place.load(Relaxed) == 0).unwrap_or(&places[0]);
        place.store(self.mark, Relaxed);
        Entered(self)
    }
}

impl Drop for Entered<'_> {
    fn drop(&mut self) {
        let Mark { row: Row(places), mark } = self.0;
        for place in places.iter().filter(|place| place.load(Relaxed) == mark) {
            place.store(0, Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Limits, Lines, Question, Resources, Stop, matches, registry};
    use crate::rules::Game;

    #[test]
    fn a_move_is_taken_while_a_thread_is_at_it() {
        let crowd = Crowd::of(2).expect("two threads");
        let [one, other] = [1, 2].map(|number| crowd.mark(77, number));
        let at_one = one.enter();
        assert!(one.is_taken() && !other.is_taken());
        let at_other = other.enter();
        drop(at_one);
        assert!(!one.is_taken() && other.is_taken());
        drop(at_other);
        assert!(!other.is_taken());
    }

    #[test]
    fn a_full_row_forgets_a_move() {
        let crowd = Crowd::of(2).expect("two threads");
        let is_there = |mark: &Mark| std::ptr::eq(mark.row, &raw const crowd.0[9]);
        let marks: Vec<_> = (0..).map(|key| crowd.mark(key, 1)).filter(is_there).take(9).collect();
        let entered: Vec<_> = marks.iter().map(|mark| mark.enter()).collect();
        assert_eq!(marks.iter().filter(|mark| mark.is_taken()).count(), 8);
        drop(entered);
        assert!(!marks.iter().any(|mark| mark.is_taken()));
    }

    #[test]
    fn two_threads_find_the_scores_that_one_finds() {
        let rules = Game::Reversi.presets()[0].rules;
        for seed in 1..=4 {
            // Sixteen squares are empty, so the threads divide the first plies.
            let course = matches::opening(rules, 44, seed).expect("an opening");
            let question = Question {
                position: &*course.position,
                history: &course.history,
                limits: Limits::default(),
                lines: Lines::AllBest,
                seed: 1,
            };
            let [one, two] = [1, 2].map(|threads| {
                let mut engine = registry::engine(rules, Resources::for_tests(1 << 20, threads));
                let analysis = engine.analyse(&question, &Stop::default());
                let mut best: Vec<_> = analysis.lines.iter().map(|line| line.turns[0].clone()).collect();
                best.sort_by_key(|turn| turn.0.clone());
                (analysis.exact, analysis.lines[0].score, best)
            });
            assert_eq!(one, two);
        }
    }

    #[test]
    fn a_thread_alone_is_no_crowd() {
        assert!(Crowd::of(1).is_none());
    }
}
