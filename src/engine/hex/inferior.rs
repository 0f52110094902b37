//! Empty cells that no game needs.
//!
//! A cell is *dead* if no stone on it ever helps either side: however its neighbours are filled, it joins
//! no two chains that are not joined around it. Two cells are *captured* by a side if that side can make
//! each of them dead by answering on the other. Captured cells count as stones of that side. (R. Hayward
//! and J. van Rijswijck, *Hex and Combinatorics*, Discrete Mathematics 306, 2006; Y. Björnsson,
//! R. Hayward, M. Johanson and J. van Rijswijck, *Dead Cell Analysis in Hex and the Shannon Game*, 2006.)

use std::sync::OnceLock;

use super::board::{Board, CORNER, Cell, EMPTY, stone};
use crate::rules::Side;

/// Returns `true` if the cell is dead with these neighbours.
pub(super) fn is_dead(ring: [u8; 6]) -> bool {
    /// Number of rings of empty cells and stones of two sides.
    const RINGS: usize = 729;
    static DEAD: OnceLock<[bool; RINGS]> = OnceLock::new();
    let dead = DEAD.get_or_init(|| {
        let mut dead = [false; RINGS];
        for (number, dead) in dead.iter_mut().enumerate() {
            let mut rest = number;
            let ring = [(); 6].map(|()| {
                let digit = (rest % 3) as u8;
                rest /= 3;
                digit
            });
            *dead = joins_nothing(ring);
        }
        dead
    });
    // The corner of the frame may belong to either edge, like an empty cell.
    let digit = |content: u8| usize::from(if content == CORNER { EMPTY } else { content });
    dead[ring.iter().rev().fold(0, |number, &content| number * 3 + digit(content))]
}

/// Returns `true` if a stone in the middle joins nothing, however the empty cells of the ring are filled.
fn joins_nothing(ring: [u8; 6]) -> bool {
    match ring.iter().position(|&content| content == EMPTY) {
        Some(at) => Side::BOTH.into_iter().all(|side| {
            let mut filled = ring;
            filled[at] = stone(side);
            joins_nothing(filled)
        }),
        None => {
            let changes = (0..6).filter(|&at| ring[at] != ring[(at + 1) % 6]).count();
            changes <= 2
        }
    }
}

/// Fills dead and captured cells, which does not change the winner, and returns them.
pub(super) fn fill(board: &mut Board) -> Vec<Cell> {
    let mut filled = Vec::new();
    loop {
        let before = filled.len();
        let empty: Vec<Cell> = board.empty().collect();
        for &cell in &empty {
            if board.at(cell) != EMPTY {
                continue;
            }
            if is_dead(board.ring(cell)) {
                board.put(cell, stone(Side::First));
                filled.push(cell);
                continue;
            }
            // Each pair of neighbours once.
            for next in board.neighbours(cell).into_iter().skip(1).take(3) {
                if board.at(next) != EMPTY {
                    continue;
                }
                let owner = Side::BOTH.into_iter().find(|&side| captures(board, side, cell, next));
                if let Some(side) = owner {
                    for cell in [cell, next] {
                        board.put(cell, stone(side));
                        filled.push(cell);
                    }
                    break;
                }
            }
        }
        if filled.len() == before {
            return filled;
        }
    }
}

/// Returns `true` if a side captures these two empty cells.
fn captures(board: &mut Board, side: Side, one: Cell, two: Cell) -> bool {
    [(one, two), (two, one)].into_iter().all(|(played, answer)| {
        board.put(answer, stone(side));
        let dead = is_dead(board.ring(played));
        board.put(answer, EMPTY);
        dead
    })
}
