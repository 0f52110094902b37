//! Access for benchmarks to the engine's internals.

use std::sync::Arc;

use super::board::{Point, ThreatBoard};
use super::net::Net;
use super::tables::Tables;
use crate::rules::gomoku::{Position, Rules};

/// A benchmark that places stones and takes them back.
#[derive(Clone, Debug)]
pub struct Bench {
    board: ThreatBoard,
    points: Vec<Point>,
}

impl Bench {
    /// Returns a benchmark that places stones on all points near the middle, three at a time.
    #[must_use]
    pub fn new(rules: Rules, position: &Position) -> Bench {
        let board = ThreatBoard::new(Arc::new(Tables::new(rules, Net::trained(rules.winning()))), position);
        let is_near = |at: u8, size: u8| at.abs_diff(size / 2) < 5;
        let points = board.grid().squares().filter(|&square| {
            let (column, row) = board.grid().place(square);
            is_near(column, rules.size()) && is_near(row, rules.size())
        });
        let points = points.map(|square| board.point(square)).filter(|&point| board.stone(point).is_none());
        Bench { points: points.collect(), board }
    }

    /// Returns the number of stones placed per run.
    #[must_use]
    pub fn stones(&self) -> u64 {
        self.points.len() as u64 / 3 * 3
    }

    /// Places the stones and takes them back.
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
