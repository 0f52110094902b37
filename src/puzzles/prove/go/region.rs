//! Closed regions: a weak group, the empty points around it, and the safe stones that enclose them.
//!
//! A chain is safe if it has liberties outside the region. Whoever wants to capture it has to fill each of them with a
//! turn of its own, and such a turn is a pass within the region. A proof counts these passes; see
//! [`Region::spare`].

use super::board::{Board, Point, Points, Stones};
use crate::rules::Side;

/// The most empty points of a region.
const MOST_EMPTY: u32 = 12;
/// The most points of a region.
const MOST_POINTS: u32 = 30;
/// The fewest liberties outside of a safe chain.
const LEAST_OUTSIDE: u32 = 3;

/// A closed region.
#[derive(Clone, Copy, Debug)]
pub(super) struct Region {
    /// The points in which anything can happen: the empty ones and those of weak stones.
    pub(super) points: Points,
    /// The safe stones around it.
    pub(super) walls: Stones,
    /// The number of passes of the other side that leave the walls of a side safe, indexed by [`Side::index`].
    pub(super) spare: [u32; 2],
}

impl Region {
    /// Returns the region of a weak chain. `None` if it is not closed, or too large.
    pub(super) fn around(board: &Board, stones: &Stones, weak: Points) -> Option<Region> {
        let empty = board.all() - stones.all();
        let mut safe: Vec<(Side, Points)> = Vec::new();
        for side in Side::BOTH {
            let strong = board.parts(stones.of(side) - weak).into_iter().map(|chain| (side, chain));
            safe.extend(strong.filter(|&(_, chain)| (board.beside(chain) & empty).count() >= LEAST_OUTSIDE));
        }
        loop {
            let walls = safe.iter().fold(Points::NONE, |walls, &(_, chain)| walls | chain);
            let points = board.joined(weak, board.all() - walls);
            let outside = |chain: Points| ((board.beside(chain) & empty) - points).count();
            let before = safe.len();
            safe.retain(|&(_, chain)| outside(chain) >= LEAST_OUTSIDE);
            if safe.len() < before {
                continue;
            }
            if (points & empty).count() > MOST_EMPTY || points.count() > MOST_POINTS {
                return None;
            }
            let mut region = Region { points, walls: Stones::default(), spare: [u32::MAX; 2] };
            for &(side, chain) in safe.iter().filter(|&&(_, chain)| board.beside(chain).meets(points)) {
                let (walls, spare) = (&mut region.walls.0[side.index()], &mut region.spare[side.index()]);
                *walls = *walls | chain;
                *spare = (*spare).min(outside(chain) - 1);
            }
            return Some(region);
        }
    }

    /// Returns `true` if the chain of a stone is alive whatever the other side does: it is joined to a wall, or it has
    /// two eyes.
    ///
    /// D. B. Benson, *Life in the Game of Go*, Information Sciences 10 (1976), 17-29, within the region. The walls of
    /// the side are alive.
    pub(super) fn is_alive(&self, board: &Board, stones: &Stones, side: Side, stone: Point) -> bool {
        let own = stones.of(side);
        let walls = self.walls.of(side);
        let target = board.joined(Points::one(stone), own);
        if target.meets(walls) {
            return true;
        }
        let strange = self.walls.of(side.other());
        let mut eyes = board.parts(self.points - own);
        eyes.retain(|&eye| !board.beside(eye).meets(strange));
        if eyes.len() < 2 {
            return false;
        }
        let empty = self.points - stones.all();
        let mut chains = board.parts(own & self.points);
        loop {
            let before = (chains.len(), eyes.len());
            let is_vital = |eye: Points, chain: Points| (eye & empty) - board.beside(chain) == Points::NONE;
            chains.retain(|&chain| {
                let touches = |eye: &&Points| board.beside(**eye).meets(chain);
                chain.meets(board.beside(walls))
                    || eyes.iter().filter(touches).filter(|&&eye| is_vital(eye, chain)).count() >= 2
            });
            if !chains.iter().any(|chain| chain.has(stone)) {
                return false;
            }
            let alive = chains.iter().fold(walls, |alive, &chain| alive | chain);
            eyes.retain(|&eye| ((board.beside(eye) & own) - alive).is_empty());
            if (chains.len(), eyes.len()) == before {
                return true;
            }
        }
    }
}
