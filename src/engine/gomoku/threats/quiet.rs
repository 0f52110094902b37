//! Wins that begin with quiet stones: they make neither a four nor an open three, but threaten to win by fours.
//!
//! The other side may answer anywhere, so every empty point is tried before a win counts. Only answers near the
//! threatened fours, and own fours, can spoil them; these come first.

use std::cmp::Reverse;

use super::{FOURS, ThreatSearch, Win};
use crate::engine::Budget;
use crate::engine::gomoku::board::{Point, ThreatBoard};
use crate::engine::gomoku::demand::{Demand, all_points, allowed, demand};
use crate::engine::gomoku::trio::ThreatKind;
use crate::engine::small_sort::small_sort;

impl ThreatSearch {
    /// Returns a win of the side to move by threats of which at most the first `turns` may be quiet, within `nodes`
    /// nodes. Fewer turns are tried first.
    pub(crate) fn quiet_win(
        &mut self,
        board: &mut ThreatBoard,
        turns: u32,
        nodes: u64,
        budget: &mut Budget,
    ) -> Option<Win> {
        self.left = nodes;
        (1..=turns).find_map(|turns| self.search_quiet(board, turns, budget))
    }

    fn search_quiet(&mut self, board: &mut ThreatBoard, turns: u32, budget: &mut Budget) -> Option<Win> {
        if let Some(win) = self.search_threes(board, 2 * turns + 2, budget) {
            return Some(win);
        }
        let key = board.key();
        if turns == 0 || self.failed_quiet.knows(key, turns) || self.is_spent(budget) {
            return None;
        }
        let tries = match demand(board) {
            Demand::Answers(answers) => answers,
            Demand::Wins(..) | Demand::Lost(_) => return None,
            Demand::Nothing => threats(board),
        };
        let win = self
            .by_any(board, tries, budget, |search, board, budget| search.after_quiet(board, turns, budget));
        if win.is_none() && !self.is_out(budget) {
            self.failed_quiet.remember(key, turns);
        }
        win
    }

    /// Returns the win against the most stubborn answer, if the last stone was a threat.
    fn after_quiet(
        &mut self,
        board: &mut ThreatBoard,
        turns: u32,
        budget: &mut Budget,
    ) -> Option<(Option<Point>, Win)> {
        let (answers, others) = match demand(board) {
            Demand::Wins(..) => return None,
            Demand::Lost(plies) => return Some((None, Win { backwards: Vec::new(), plies: plies - 1 })),
            Demand::Answers(answers) => (answers, Vec::new()),
            Demand::Nothing => {
                let side = board.to_move();
                board.turn_to(side.other());
                let threat = self.search_fours(board, FOURS, None, budget);
                board.turn_to(side);
                answers_to(board, &threat?)
            }
        };
        let (near, mut at) = (answers.len(), 0);
        self.against_all(board, answers.into_iter().chain(others), |search, board| {
            at += 1;
            // The other answers hardly ever spoil the threatened fours.
            let turns = if at <= near { turns - 1 } else { 0 };
            search.search_quiet(board, turns, budget)
        })
    }
}

/// Returns the points of possible threats, best first.
fn threats(board: &ThreatBoard) -> Vec<Point> {
    let side = board.to_move();
    let kinds = [ThreatKind::Four, ThreatKind::Three, ThreatKind::Building];
    let points = board.useful(side).filter(|(_, own, _)| kinds.contains(&own.kind)).map(|(point, ..)| point);
    let mut tries: Vec<Point> = points.chain(allowed(board, side)).collect();
    small_sort(&mut tries, |&point| {
        Reverse(2 * board.facts(side, point).order + board.facts(side.other(), point).order)
    });
    tries
}

/// Returns the answers that may stop a win by fours, the likeliest first, and all others.
fn answers_to(board: &ThreatBoard, win: &Win) -> (Vec<Point>, Vec<Point>) {
    let side = board.to_move();
    let stones: Vec<Point> = win.stones().collect();
    let near = |point: Point| {
        stones.iter().any(|&stone| (0..4).any(|direction| board.line(stone, direction).any(|at| at == point)))
    };
    let is_four = |point: Point| board.shapes(side, point).any(|shape| shape.fours() > 0);
    let (mut answers, others): (Vec<Point>, Vec<Point>) =
        all_points(board).partition(|&point| near(point) || is_four(point));
    small_sort(&mut answers, |&point| {
        let worth = board.facts(side, point).order + board.facts(side.other(), point).order;
        Reverse((stones.contains(&point), worth))
    });
    (answers, others)
}
