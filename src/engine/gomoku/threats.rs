//! Threat-space search: wins by continuous fours (VCF), or by fours and open threes (VCT).
//!
//! L. V. Allis, H. J. van den Herik and M. P. H. Huntjens, *Go-Moku Solved by New Search Techniques*,
//! 1993: the attacker only considers threats, and the defender only answers to them. All answers are
//! tried one by one, so every win found is proven.

use std::cmp::Reverse;

use super::board::{Point, ThreatBoard};
use super::demand::{Demand, allowed, answers_to_four, demand, fours, has_fours};
use super::shape::Shape;
use super::trio::ThreatKind;
use crate::engine::small_sort::small_sort;
use crate::engine::{Budget, Stop};
use crate::rules::gomoku::Winning;

mod quiet;

/// A hash table of positions in which no win was found.
#[derive(Clone, Debug)]
struct FailureTable(Vec<(u64, u8)>);

/// Number of entries, a power of two.
const REMEMBERED: usize = 1 << 14;

impl FailureTable {
    fn new() -> FailureTable {
        FailureTable(vec![(0, 0); REMEMBERED])
    }

    /// Returns `true` if a search with this many threats found no win.
    fn knows(&self, key: u64, depth: u32) -> bool {
        let (known, searched) = self.0[key as usize % REMEMBERED];
        known == key && u32::from(searched) >= depth
    }

    fn remember(&mut self, key: u64, depth: u32) {
        self.0[key as usize % REMEMBERED] = (key, depth as u8);
    }
}

/// The nodes did not suffice to find a win or that there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spent;

/// A threat-space search.
#[derive(Clone, Debug)]
pub(crate) struct ThreatSearch {
    failed_fours: FailureTable,
    failed_threes: FailureTable,
    failed_quiet: FailureTable,
    /// Number of nodes left.
    left: u64,
    /// `true` if only fours that follow from the one before are tried.
    is_narrow: bool,
}

/// A proven win with the stones of both sides. The other side's stones are the answers that last longest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Win {
    /// The stones, last one first.
    backwards: Vec<Point>,
    /// Length of the win in plies. It can exceed the number of stones if the rest is obvious.
    pub plies: u32,
}

impl Win {
    pub(crate) fn now(point: Point, plies: u32) -> Win {
        Win { backwards: vec![point], plies }
    }

    /// Returns the win that begins with a threat and the answer to it.
    pub(crate) fn before(mut self, answer: Option<Point>, threat: Point) -> Win {
        self.backwards.extend(answer);
        self.backwards.push(threat);
        self.plies += 2;
        self
    }

    /// Returns the stones in order.
    pub(crate) fn stones(&self) -> impl Iterator<Item = Point> + '_ {
        self.backwards.iter().rev().copied()
    }
}

impl Default for ThreatSearch {
    fn default() -> ThreatSearch {
        let [failed_fours, failed_threes, failed_quiet] = std::array::from_fn(|_| FailureTable::new());
        ThreatSearch { failed_fours, failed_threes, failed_quiet, left: 0, is_narrow: false }
    }
}

impl ThreatSearch {
    /// Returns a win of the side to move by at most `most` continuous fours, within `nodes` nodes.
    pub(crate) fn vcf(
        &mut self,
        board: &mut ThreatBoard,
        most: u32,
        nodes: u64,
        budget: &mut Budget,
    ) -> Option<Win> {
        self.left = nodes;
        self.search_fours(board, most, None, budget)
    }

    /// The same, but after the first four it only tries those near the last one, or with a three or another four. It
    /// misses a few wins, and takes much less time where there is none.
    pub(crate) fn narrow_vcf(
        &mut self,
        board: &mut ThreatBoard,
        most: u32,
        nodes: u64,
        budget: &mut Budget,
    ) -> Option<Win> {
        self.is_narrow = true;
        let win = self.vcf(board, most, nodes, budget);
        self.is_narrow = false;
        win
    }

    /// Like [`vcf`](ThreatSearch::vcf), but an error if the nodes did not suffice to find that there is no win.
    pub(crate) fn proven_vcf(
        &mut self,
        board: &mut ThreatBoard,
        most: u32,
        nodes: u64,
    ) -> Result<Option<Win>, Spent> {
        let mut budget = Budget::unlimited(&Stop::default());
        let win = self.vcf(board, most, nodes, &mut budget);
        if win.is_some() || self.left > 0 { Ok(win) } else { Err(Spent) }
    }

    /// Returns the win of the side that has just made a four, by it and at most `most` more, with the answer to the
    /// four that lasts longest. An error says that the nodes did not suffice.
    pub(crate) fn proven_after(
        &mut self,
        board: &mut ThreatBoard,
        most: u32,
        nodes: u64,
    ) -> Result<Option<(Option<Point>, Win)>, Spent> {
        let mut budget = Budget::unlimited(&Stop::default());
        self.left = nodes;
        let won = self.after_four(board, most + 1, &mut budget);
        if won.is_some() || self.left > 0 { Ok(won) } else { Err(Spent) }
    }

    /// Returns a win of the side to move by fours and at most `most` open threes, within `nodes` nodes.
    /// Fewer threes are tried first.
    pub(crate) fn vct(
        &mut self,
        board: &mut ThreatBoard,
        most: u32,
        nodes: u64,
        budget: &mut Budget,
    ) -> Option<Win> {
        self.left = nodes;
        (0..=most).find_map(|most| self.search_threes(board, most, budget))
    }

    fn is_spent(&mut self, budget: &mut Budget) -> bool {
        self.left = self.left.saturating_sub(1);
        budget.spend() || self.left == 0
    }

    /// Returns the key of a position for the table of failures, with others for narrow searches. The last four is not a
    /// part of it, so a narrow search may give up a position that it would try after another four.
    fn key_of_failure(&self, key: u64) -> u64 {
        if self.is_narrow { !key } else { key }
    }

    /// Returns the win by fours. After a four on `before`, the next one is near it or makes another threat too.
    fn search_fours(
        &mut self,
        board: &mut ThreatBoard,
        depth: u32,
        before: Option<Point>,
        budget: &mut Budget,
    ) -> Option<Win> {
        let side = board.to_move();
        let other = side.other();
        if let Some(five) = board.first(side, ThreatKind::Five) {
            return Some(Win::now(five, 1));
        }
        let is_threatened = board.count(other, ThreatKind::Five) > 0;
        if !is_threatened && let Some(four) = board.first(side, ThreatKind::Decisive) {
            return Some(Win::now(four, 3));
        }
        if depth == 0 || !has_fours(board, side) {
            return None;
        }
        let key = self.key_of_failure(board.key());
        if self.failed_fours.knows(key, depth) || self.is_spent(budget) {
            return None;
        }
        // Nearly always enough, so that the list does not grow.
        let mut all = Vec::with_capacity(16);
        all.extend(fours(board, side));
        let answers = is_threatened.then(|| answers_to_four(board));
        let is_tried = |&point: &Point| {
            answers.as_ref().is_none_or(|answers| answers.contains(&point))
                && before.is_none_or(|before| follows(board, before, point))
                && !self.leads_nowhere(board, point, &all, depth)
        };
        let mut tries: Vec<Point> = all.iter().copied().filter(is_tried).collect();
        small_sort(&mut tries, |&point| Reverse(board.facts(side, point).order));
        let win = self
            .by_any(board, tries, budget, |search, board, budget| search.after_four(board, depth, budget));
        if win.is_none() && !self.is_out(budget) {
            self.failed_fours.remember(key, depth);
        }
        win
    }

    /// Returns `true` if it shows without placing a stone that this one of all fours of the side to move leaves no other
    /// one to go on with, or that the position after its answer has failed. Not all such fours are found.
    fn leads_nowhere(&self, board: &ThreatBoard, point: Point, fours: &[Point], depth: u32) -> bool {
        let side = board.to_move();
        // Caro has several answers to a four, and in renju points become forbidden or allowed.
        if board.winning() == Winning::Caro || board.count(side, ThreatKind::Suspect) > 0 {
            return false;
        }
        let Some(answer) = board.answer_to_lone_four(point) else { return false };
        if board.set(side.other(), ThreatKind::Suspect).contains(answer) {
            return false;
        }
        let goes_on = |&next: &Point| {
            let kind = || board.kind_after(answer, next, side).unwrap_or(board.facts(side, next).kind);
            next != point
                && next != answer
                && match kind() {
                    // Only there if the first four has to answer one of the other side.
                    ThreatKind::Decisive => true,
                    ThreatKind::Four => depth > 1 && (!self.is_narrow || follows(board, point, next)),
                    _ => false,
                }
        };
        !fours.iter().any(goes_on)
            || self.failed_fours.knows(self.key_of_failure(board.key_after_two(point, answer)), depth - 1)
    }

    /// Returns the win against the most stubborn answer to a four.
    fn after_four(
        &mut self,
        board: &mut ThreatBoard,
        depth: u32,
        budget: &mut Budget,
    ) -> Option<(Option<Point>, Win)> {
        if board.count(board.to_move(), ThreatKind::Five) > 0 {
            return None;
        }
        let answers = answers_to_four(board);
        if answers.is_empty() {
            return Some((None, Win { backwards: Vec::new(), plies: 1 }));
        }
        // An answer makes no new four, so without one now, or without one that wins if no more may follow, that is all.
        let attacker = board.to_move().other();
        let of = |kind| board.count(attacker, kind);
        let others = if depth > 1 { of(ThreatKind::Four) } else { 0 };
        let is_over = of(ThreatKind::Decisive) + of(ThreatKind::Suspect) + others == 0;
        let has_failed = |&answer: &Point| {
            self.failed_fours.knows(self.key_of_failure(board.key_after(answer)), depth - 1)
        };
        if is_over || answers.iter().any(has_failed) {
            return None;
        }
        let four = board.last().filter(|_| self.is_narrow);
        self.against_all(board, answers, |search, board| search.search_fours(board, depth - 1, four, budget))
    }

    fn search_threes(&mut self, board: &mut ThreatBoard, depth: u32, budget: &mut Budget) -> Option<Win> {
        if let Some(win) = self.search_fours(board, FOURS, None, budget) {
            return Some(win);
        }
        let key = board.key();
        if depth == 0 || self.failed_threes.knows(key, depth) || self.is_spent(budget) {
            return None;
        }
        let side = board.to_move();
        let mut tries: Vec<Point>;
        if board.count(side.other(), ThreatKind::Five) == 0 {
            tries =
                board.set(side, ThreatKind::Four).union(board.set(side, ThreatKind::Three)).iter().collect();
            tries.extend(allowed(board, side));
            small_sort(&mut tries, |&point| Reverse(board.facts(side, point).order));
        } else {
            tries = answers_to_four(board);
        }
        let win = self
            .by_any(board, tries, budget, |search, board, budget| search.after_threat(board, depth, budget));
        if win.is_none() && !self.is_out(budget) {
            self.failed_threes.remember(key, depth);
        }
        win
    }

    /// Returns the win against the most stubborn answer to a threat, if the last move was one.
    fn after_threat(
        &mut self,
        board: &mut ThreatBoard,
        depth: u32,
        budget: &mut Budget,
    ) -> Option<(Option<Point>, Win)> {
        let mut answers = match demand(board) {
            Demand::Nothing | Demand::Wins(..) => return None,
            Demand::Lost(plies) => return Some((None, Win { backwards: Vec::new(), plies: plies - 1 })),
            Demand::Answers(answers) => answers,
        };
        let side = board.to_move();
        // Answers with a high ordering score are most likely to refute the threat.
        small_sort(&mut answers, |&point| {
            Reverse(board.facts(side, point).order + board.facts(side.other(), point).order / 2)
        });
        self.against_all(board, answers, |search, board| search.search_threes(board, depth - 1, budget))
    }

    /// Returns `true` once the nodes or the budget are spent, after which a missing win means nothing.
    fn is_out(&self, budget: &Budget) -> bool {
        self.left == 0 || budget.is_spent()
    }

    /// Returns the win by the first of these threats that `after` finds to win against every answer.
    fn by_any(
        &mut self,
        board: &mut ThreatBoard,
        tries: Vec<Point>,
        budget: &mut Budget,
        mut after: impl FnMut(&mut ThreatSearch, &mut ThreatBoard, &mut Budget) -> Option<(Option<Point>, Win)>,
    ) -> Option<Win> {
        for threat in tries {
            board.put(threat);
            let won = after(self, board, budget);
            board.take_back();
            if let Some((answer, win)) = won {
                return Some(win.before(answer, threat));
            }
            if self.is_out(budget) {
                break;
            }
        }
        None
    }

    /// Returns the win by `search` against the answer that lasts longest, if there is one against each.
    fn against_all(
        &mut self,
        board: &mut ThreatBoard,
        answers: impl IntoIterator<Item = Point>,
        mut search: impl FnMut(&mut ThreatSearch, &mut ThreatBoard) -> Option<Win>,
    ) -> Option<(Option<Point>, Win)> {
        let mut longest: Option<(Option<Point>, Win)> = None;
        for answer in answers {
            board.put(answer);
            let win = search(self, board);
            board.take_back();
            let win = win?;
            if longest.as_ref().is_none_or(|(_, longest)| win.plies > longest.plies) {
                longest = Some((Some(answer), win));
            }
        }
        longest
    }
}

/// Returns `true` if a narrow search tries this four of the side to move after the one before.
fn follows(board: &ThreatBoard, before: Point, four: Point) -> bool {
    let strong = || board.shapes(board.to_move(), four).filter(|&shape| shape >= Shape::Three);
    four.is_near(before) || strong().count() > 1
}

/// Largest number of fours in a row between two threes.
const FOURS: u32 = 8;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::gomoku::tests::on_boards;

    #[test]
    fn a_four_that_leads_nowhere_does_not_win_when_placed() {
        let (mut nowhere, mut under_threat) = (0, 0);
        on_boards(2000, |board| {
            let side = board.to_move();
            let all: Vec<Point> = fours(board, side).collect();
            let is_threatened = board.count(side.other(), ThreatKind::Five) > 0;
            let tries = if is_threatened { answers_to_four(board) } else { all.clone() };
            let is_won = !is_threatened && board.count(side, ThreatKind::Decisive) > 0;
            if board.count(side, ThreatKind::Five) > 0 || is_won {
                return;
            }
            for (&four, is_narrow) in all.iter().flat_map(|four| [(four, false), (four, true)]) {
                let mut search = ThreatSearch { left: 100_000, is_narrow, ..ThreatSearch::default() };
                for depth in [1, 2, 5] {
                    if !tries.contains(&four) || !search.leads_nowhere(board, four, &all, depth) {
                        continue;
                    }
                    board.put(four);
                    let won = search.after_four(board, depth, &mut Budget::unlimited(&Stop::default()));
                    board.take_back();
                    assert!(won.is_none(), "{four:?}, {is_narrow}, {depth}: {won:?}");
                    nowhere += 1;
                    under_threat += usize::from(is_threatened);
                }
            }
        });
        assert!(nowhere > 1000 && under_threat > 3, "{nowhere} fours, {under_threat} of them under a threat");
    }
}
