//! Random games that keep bridges.
//!
//! Two stones with two empty cells between them form a bridge: a stone on one of the cells is answered on
//! the other. Playouts answer so, also at the edges (B. Arneson, R. Hayward and P. Henderson, *Monte Carlo
//! Tree Search in Hex*, IEEE Transactions on Computational Intelligence and AI in Games 2, 2010).

use super::board::{Board, Cell, EMPTY, MOST, stone};
use crate::rules::Side;
use crate::rules::random::Random;

/// The memory of playouts, to be used again.
pub(super) struct Playout {
    /// The empty cells that are left, in any order.
    left: Vec<Cell>,
    /// The index of each of them.
    index: [u16; MOST],
}

impl Playout {
    pub(super) fn new() -> Playout {
        Playout { left: Vec::with_capacity(MOST), index: [0; MOST] }
    }

    /// Fills the board and returns the winner. `last` is the cell of the last stone.
    pub(super) fn fill(
        &mut self,
        board: &mut Board,
        to_move: Side,
        last: Option<Cell>,
        random: &mut Random,
    ) -> Side {
        self.left.clear();
        self.left.extend(board.empty());
        for (at, &cell) in self.left.iter().enumerate() {
            self.index[usize::from(cell)] = at as u16;
        }
        let (mut side, mut last) = (to_move, last);
        while !self.left.is_empty() {
            let own = stone(side);
            let kept = last.and_then(|last| keeps_bridge(board, last, own, random));
            let cell = kept.unwrap_or_else(|| self.left[random.index(self.left.len())]);
            self.take(cell);
            board.put(cell, own);
            last = Some(cell);
            side = side.other();
        }
        board.winner_when_full()
    }

    #[inline]
    fn take(&mut self, cell: Cell) {
        let at = usize::from(self.index[usize::from(cell)]);
        self.left.swap_remove(at);
        if let Some(&moved) = self.left.get(at) {
            self.index[usize::from(moved)] = at as u16;
        }
    }
}

/// Returns the cell that keeps a bridge of `own` stones into which the other side has just played.
#[inline]
fn keeps_bridge(board: &Board, last: Cell, own: u8, random: &mut Random) -> Option<Cell> {
    let ring = board.ring(last);
    // A bit for each neighbour.
    let bits = |content: u8| {
        ring.iter().enumerate().fold(0_u32, |bits, (at, &cell)| bits | u32::from(cell == content) << at)
    };
    let (own, empty) = (bits(own), bits(EMPTY));
    let turned = |bits: u32, by: u32| (bits >> by | bits << (6 - by)) & 0x3F;
    let mut found = empty & turned(own, 1) & turned(own, 5);
    if found == 0 {
        return None;
    }
    // With several broken bridges, any of them is kept.
    for _ in 0..random.index(found.count_ones() as usize) {
        found &= found - 1;
    }
    Some(last.wrapping_add_signed(board.around[found.trailing_zeros() as usize] as i16))
}
