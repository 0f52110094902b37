//! An engine for gomoku, by all rules: free-style, standard, renju and caro.
//!
//! What a stone of either side would make on every empty point is kept up to date as stones are put
//! and taken back ([`board`]), by tables of everything that can be around a point on a line
//! ([`tables`], [`shape`]). From that follows what a position demands ([`demand`]), which turns are
//! worth a look and what the position is worth ([`policy`]), and the search for wins by threats that
//! have to be answered ([`threats`]).

use std::sync::Arc;
use std::time::Instant;

use super::search::{Request, Searcher, decided_in, is_decided};
use super::{Analysis, Budget, Engine, Limits, Line, Question, Resources, Score, Stop, chance};
use crate::rules::gomoku::{Position, Rules};
use crate::rules::{Position as _, Turn};
use board::{Board, Point};
use demand::{Demand, demand};
use policy::{Gomoku, Searched};
use tables::Tables;
use threats::{Threats, Win};

mod board;
mod demand;
mod policy;
mod shape;
mod tables;
mod threats;
mod values;

#[cfg(test)]
mod tests;

/// A player of gomoku.
pub struct GomokuEngine {
    tables: Arc<Tables>,
    searcher: Searcher<Gomoku>,
    threats: Threats,
}

/// The evaluation at which the chance of winning is 73 percent.
const SCALE: i32 = 600;

/// How many open threes a win by threats may have that is looked for first.
const THREES: u32 = 12;
/// Which part of the limits is spent on that at the most.
const SHARE: u32 = 4;

impl GomokuEngine {
    #[must_use]
    pub fn new(rules: Rules, resources: Resources) -> GomokuEngine {
        GomokuEngine {
            tables: Arc::new(Tables::new(rules)),
            searcher: Searcher::new(Gomoku::default(), resources),
            threats: Threats::default(),
        }
    }

    /// Looks for a win by threats, within its share of the limits.
    fn win(&mut self, board: &mut Board, limits: Limits, budget: &mut Budget) -> Option<Win> {
        if let Demand::Wins(point, plies) = demand(board) {
            return Some(Win::now(point, plies));
        }
        let nodes = limits.nodes.map_or(u64::MAX, |nodes| nodes / u64::from(SHARE));
        self.threats.by_threes(board, THREES, nodes, budget)
    }
}

impl Engine for GomokuEngine {
    fn analyse(&mut self, question: &Question, stop: &Stop) -> Analysis {
        let Some(position) = question.position.as_any().downcast_ref::<Position>() else {
            return Analysis::default();
        };
        if position.points().next().is_none() {
            return Analysis::default();
        }
        let started = Instant::now();
        let limits = question.limits;
        let mut board = Board::new(self.tables.clone(), position);
        let share = Limits { time: limits.time.map(|time| time / SHARE), ..Limits::default() };
        let mut budget = Budget::new(share, stop);
        let won = self.win(&mut board, limits, &mut budget);
        let turn = |point: Point| Turn(vec![board.square(point)]);
        let won = won.map(|win| Line {
            turns: win.stones().map(turn).collect(),
            score: Score { value: 30_000, chance: 1000, decided_in: Some(win.plies) },
        });
        if let (Some(line), 1) = (&won, question.lines) {
            let lines = vec![line.clone()];
            return Analysis { lines, depth: 1, nodes: budget.nodes(), exact: true, ownership: None };
        }
        let limits = Limits {
            time: limits.time.map(|time| time.saturating_sub(started.elapsed())),
            nodes: limits.nodes.map(|nodes| nodes.saturating_sub(budget.nodes())),
            ..limits
        };
        let request =
            Request { history: question.history, limits, lines: question.lines, seed: question.seed };
        let found = self.searcher.search(&Searched::new(board.clone()), &request, stop);
        let mut analysis = found.analysis(turn, score);
        analysis.nodes += budget.nodes();
        analysis.exact = won.is_some();
        if let Some(won) = won {
            analysis.lines.retain(|line| line.turns[0] != won.turns[0]);
            analysis.lines.insert(0, won);
            analysis.lines.truncate(question.lines);
        }
        analysis
    }

    fn forget(&mut self) {
        self.searcher.forget();
        *self.searcher.policy() = Gomoku::default();
        self.threats = Threats::default();
    }
}

/// A value of the search in the words of the engines.
fn score(value: i32) -> Score {
    // The search leaves out what looks hopeless, so what it calls won is not proven.
    let chance = if is_decided(value) { if value > 0 { 999 } else { 1 } } else { chance(value, SCALE) };
    Score { value: value.clamp(-30_000, 30_000), chance, decided_in: decided_in(value) }
}
