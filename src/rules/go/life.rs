//! Unconditional life: chains that cannot be captured even if their side always passes.
//!
//! D. B. Benson, *Life in the Game of Go*, Information Sciences 10 (1976), 17-29. A chain is alive
//! if it has two vital regions. A vital region is enclosed by living chains, and each of its empty
//! points is a liberty of the chain.

use super::board::GoBoard;
use super::point::Point;
use super::regions::{Region, regions};
use crate::rules::Side;

/// The chains whose status is certain.
pub(super) struct Certain {
    /// `true` for each point with an unconditionally alive chain, border included.
    pub alive: Vec<bool>,
    /// `true` for each point with a dead chain. Each empty point in a vital region touches the
    /// living chain, so a chain inside has no room for an eye.
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

/// Returns `true` if each empty point of the region is a liberty of the chain.
fn is_vital(board: &GoBoard, region: &Region, head: Point) -> bool {
    let is_beside = |at| {
        board.beside(at).iter().any(|&beside| board.side(beside).is_some() && board.head(beside) == head)
    };
    region.around.contains(&head) && region.points.iter().all(|&at| !board.is_empty(at) || is_beside(at))
}
