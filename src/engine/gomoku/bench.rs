//! What a bench measures that is no question to the engine.

use std::sync::Arc;

use super::board::{Point, ThreatBoard};
use super::tables::Tables;
use super::values::Values;
use crate::rules::gomoku::{Position, Rules};

/// Stones that are put on a board and taken back again.
#[derive(Clone, Debug)]
pub struct Bench {
    board: ThreatBoard,
    points: Vec<Point>,
}

impl Bench {
    /// Stones on all the points near the middle of this position, three at a time.
    #[must_use]
    pub fn new(rules: Rules, position: &Position) -> Bench {
        let board = ThreatBoard::new(Arc::new(Tables::new(rules, &Values::trained())), position);
        let is_near = |at: u8, size: u8| at.abs_diff(size / 2) < 5;
        let points = board.grid().squares().filter(|&square| {
            let (column, row) = board.grid().place(square);
            is_near(column, rules.size()) && is_near(row, rules.size())
        });
        let points = points.map(|square| board.point(square)).filter(|&point| board.stone(point).is_none());
        Bench { points: points.collect(), board }
    }

    /// How many stones are put and taken back at once.
    #[must_use]
    pub fn stones(&self) -> u64 {
        self.points.len() as u64 / 3 * 3
    }

    pub fn put_and_take_back(&mut self) {
        for three in self.points.chunks_exact(3) {
            for &point in three {
                self.board.put(point);
            }
            for _ in three {
                self.board.take_back();
            }
        }
    }
}
