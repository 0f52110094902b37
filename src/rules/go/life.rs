//! Unconditional life: chains that cannot be taken even if their side only passes.
//!
//! D. B. Benson, *Life in the Game of Go*, Information Sciences 10 (1976), 17-29. A chain lives if
//! it has two vital regions: enclosed by living chains, and every empty point in them a liberty of
//! this chain.

use super::board::GoBoard;
use super::point::Point;
use super::regions::{Region, regions};
use crate::rules::Side;

/// What is certain about the chains of a board.
pub(super) struct Certain {
    /// For each point of the board with its border: whether a chain stands there that lives.
    pub alive: Vec<bool>,
    /// The same for chains that are dead: in a vital region of a living chain every empty point
    /// is beside that chain, so that there is no room for an eye.
    pub dead: Vec<bool>,
}

impl Certain {
    pub(super) fn of(board: &GoBoard) -> Certain {
        let mut certain = Certain { alive: vec![false; board.len()], dead: vec![false; board.len()] };
        for side in Side::BOTH {
            certain.add(board, side);
        }
        certain
    }

    fn add(&mut self, board: &GoBoard, side: Side) {
        let mut chains: Vec<_> = board.chains().filter(|&head| board.side(head) == Some(side)).collect();
        let mut enclosed = regions(board, |at| board.side(at) != Some(side));
        loop {
            let (chains_before, enclosed_before) = (chains.len(), enclosed.len());
            chains
                .retain(|&head| enclosed.iter().filter(|region| is_vital(board, region, head)).count() >= 2);
            enclosed.retain(|region| region.around.iter().all(|head| chains.contains(head)));
            if (chains.len(), enclosed.len()) == (chains_before, enclosed_before) {
                break;
            }
        }
        for &head in &chains {
            for stone in board.chain(head) {
                self.alive[usize::from(stone)] = true;
            }
        }
        for region in enclosed {
            if chains.iter().any(|&head| is_vital(board, &region, head)) {
                for &stone in region.points.iter().filter(|&&at| board.side(at).is_some()) {
                    self.dead[usize::from(stone)] = true;
                }
            }
        }
    }
}

/// Whether every empty point of the region is a liberty of the chain.
fn is_vital(board: &GoBoard, region: &Region, head: Point) -> bool {
    let is_beside = |at| {
        board.beside(at).iter().any(|&beside| board.side(beside).is_some() && board.head(beside) == head)
    };
    region.around.contains(&head) && region.points.iter().all(|&at| !board.is_empty(at) || is_beside(at))
}
