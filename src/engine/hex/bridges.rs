//! Connections that anyone sees: stones side by side, and bridges.

use super::board::{Board, Cell, EMPTY, stone};
use crate::rules::hex::Position;
use crate::rules::{Position as _, Side, Square};

/// Returns `true` if the edges of a side are joined by its stones and by bridges that share no cell, so that the side
/// keeps them joined with the obvious answers. Some such connections are missed.
///
/// ```
/// use parlour::engine::hex::is_bridged;
/// use parlour::rules::hex::{Position, Rules};
/// use parlour::rules::{Side, Square};
///
/// let stones = [(Square(7), Side::First), (Square(16), Side::First)];
/// let position = Position::with_stones(Rules::new(5, false)?, Side::Second, stones)?;
/// assert!(is_bridged(&position, Side::First));
/// assert!(!is_bridged(&position, Side::Second));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn is_bridged(position: &Position, side: Side) -> bool {
    let board = Board::new(position);
    let own = stone(side);
    let mut chains = Chains::new(&board);
    let last = (board.size + 1) * (board.size + 3);
    // The second corner of the frame that touches the first edge of a side, and the first one of its second edge.
    let (near, far) = match side {
        Side::First => (1, last - 1),
        Side::Second => (board.size + 2, last - (board.size + 2)),
    };
    let step = if side == Side::First { 1 } else { board.size + 2 };
    for at in 1..board.size {
        chains.join(near, near + at * step);
        chains.join(far, far - at * step);
    }
    let own_cells: Vec<Cell> = board.inside().filter(|&cell| board.at(cell) == own).collect();
    for &cell in &own_cells {
        for next in board.neighbours(cell).into_iter().filter(|&next| board.at(next) == own) {
            chains.join(cell.into(), next.into());
        }
    }
    let mut used = vec![false; board.cells.len()];
    for &cell in &own_cells {
        let near = board.neighbours(cell);
        for at in 0..6 {
            let (one, two) = (near[at], near[(at + 1) % 6]);
            let far = one.wrapping_add_signed(board.around[(at + 1) % 6] as i16);
            let is_bridge = [one, two].iter().all(|&gap| board.at(gap) == EMPTY && !used[usize::from(gap)])
                && board.is_on(far)
                && board.at(far) == own;
            if is_bridge && chains.join(cell.into(), far.into()) {
                (used[usize::from(one)], used[usize::from(two)]) = (true, true);
            }
        }
    }
    chains.root(near) == chains.root(far)
}

/// Returns `true` if a turn of the side to move answers a stone in one of its bridges on the other cell of it, which
/// needs no thought.
///
/// ```
/// use parlour::engine::hex::saves_bridge;
/// use parlour::rules::hex::{Position, Rules};
/// use parlour::rules::{Side, Square};
///
/// let stones = [(Square(7), Side::First), (Square(16), Side::First), (Square(11), Side::Second)];
/// let position = Position::with_stones(Rules::new(5, false)?, Side::First, stones)?;
/// assert!(saves_bridge(&position, Square(12)));
/// assert!(!saves_bridge(&position, Square(17)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn saves_bridge(position: &Position, square: Square) -> bool {
    let board = Board::new(position);
    let side = position.to_move();
    let (own, other) = (stone(side), stone(side.other()));
    let ring = board.ring(board.cell(square));
    (0..6).any(|at| [ring[at], ring[(at + 1) % 6], ring[(at + 2) % 6]] == [own, other, own])
}

/// Chains of cells, each with the cell that stands for it.
struct Chains(Vec<usize>);

impl Chains {
    fn new(board: &Board) -> Chains {
        Chains((0..board.cells.len()).collect())
    }

    fn root(&self, mut cell: usize) -> usize {
        while self.0[cell] != cell {
            cell = self.0[cell];
        }
        cell
    }

    /// Joins the chains of two cells. Returns `false` if they are one already.
    fn join(&mut self, one: usize, two: usize) -> bool {
        let (one, two) = (self.root(one), self.root(two));
        self.0[one] = two;
        one != two
    }
}
