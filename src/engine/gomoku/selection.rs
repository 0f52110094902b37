//! The numbers by which the gomoku search selects. Margins are in the unit of the evaluation, depths in plies.

use crate::engine::search::{Node, is_decided};

/// Number of candidates if no move is forced: at the root, and in the principal variation.
pub(super) const WIDTH_AT_ROOT: usize = 60;
const WIDTH_OF_PRINCIPAL: usize = 32;
/// The number elsewhere: at depth 0, more for each ply of depth, and at most.
const WIDTH: (usize, usize, usize) = (4, 2, 20);

/// Reverse futility pruning: a quiet node is cut off if its evaluation exceeds beta by this for each ply of depth.
const MARGIN: i32 = 200;
/// Largest depth at which it prunes.
const MARGIN_DEPTH: i32 = 6;

/// Razoring: a quiet node without a win by fours is cut off if its evaluation is below alpha by this for each ply of
/// depth.
const RAZOR: i32 = 350;
/// Largest depth at which it prunes.
const RAZOR_DEPTH: i32 = 4;

/// Smallest depth of a node whose late moves are reduced, and the first of them by its index in the move order.
const LATE: (i32, usize) = (2, 2);

/// Smallest depth at which a node without a move in the table is searched one ply less deep.
pub(super) const UNKNOWN_FROM: i32 = 4;

/// Returns the number of candidates of a node.
pub(super) fn width(node: &Node) -> usize {
    match node {
        Node { ply: 0, .. } => WIDTH_AT_ROOT,
        Node { is_principal: true, .. } => WIDTH_OF_PRINCIPAL,
        _ => (WIDTH.0 + WIDTH.1 * node.depth.max(0) as usize).min(WIDTH.2),
    }
}

/// Returns `true` if the value of a quiet node is probably at least beta. At depth 0 that is sure: more than the
/// evaluation can only be a win.
pub(super) fn is_high(node: &Node) -> bool {
    may_be_cut(node)
        && node.depth <= MARGIN_DEPTH
        && node.evaluation.is_some_and(|value| value - MARGIN * node.depth.max(0) >= node.beta)
}

/// Returns `true` if the value of a quiet node without a win by fours is probably at most alpha.
pub(super) fn is_low(node: &Node) -> bool {
    may_be_cut(node)
        && node.depth <= RAZOR_DEPTH
        && node.evaluation.is_some_and(|value| value + RAZOR * node.depth <= node.alpha)
}

/// An open window needs the exact value, and a win or a loss a proof.
fn may_be_cut(node: &Node) -> bool {
    !node.is_principal && !is_decided(node.alpha) && !is_decided(node.beta)
}

/// Returns the number of plies by which a move is reduced, by its index in the move order. It grows with the logarithms
/// of the depth and the index.
pub(super) fn reduction(node: &Node, at: usize) -> i32 {
    if node.depth < LATE.0 || at < LATE.1 {
        return 0;
    }
    let depth = node.depth.unsigned_abs().min(DEPTHS as u32 - 1) as usize;
    let plies = i32::from(REDUCTIONS[depth][at.min(WIDTH_AT_ROOT - 1)]);
    plies - i32::from(node.is_principal)
}

/// Number of depths for which the reductions differ.
const DEPTHS: usize = 32;

/// The reductions by depth and index: half a ply, and for each doubling of one a part of the doublings of the other.
const REDUCTIONS: [[u8; WIDTH_AT_ROOT]; DEPTHS] = {
    let mut all = [[0; WIDTH_AT_ROOT]; DEPTHS];
    let mut depth = 1;
    while depth < DEPTHS {
        let mut at = 1;
        while at < WIDTH_AT_ROOT {
            let doublings = doublings(depth as u64) * doublings(at as u64);
            all[depth][at] = ((HALF_A_PLY + doublings * PER_DOUBLING / 256) / 256) as u8;
            at += 1;
        }
        depth += 1;
    }
    all
};

/// The parts of a reduction, in 256ths of a ply.
const HALF_A_PLY: u64 = 128;
const PER_DOUBLING: u64 = 150;

/// Returns the logarithm to the base of two, in sixteenths.
const fn doublings(number: u64) -> u64 {
    let whole = number.ilog2();
    // The number without its powers of two, with sixteen binary places.
    let mut rest = (number << 16) >> whole;
    let (mut result, mut places) = (whole as u64, 0);
    while places < 4 {
        rest = (rest * rest) >> 16;
        let is_doubled = rest >= 2 << 16;
        result = 2 * result + is_doubled as u64;
        if is_doubled {
            rest >>= 1;
        }
        places += 1;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUIET: Node =
        Node { depth: 3, ply: 4, alpha: 99, beta: 100, is_principal: false, evaluation: Some(0) };

    #[test]
    fn logarithms_are_rounded_down_to_sixteenths() {
        let exact = |number: u64| ((number as f64).log2() * 16. + 1e-9) as u64;
        for number in 1..200 {
            assert_eq!(doublings(number), exact(number), "{number}");
        }
    }

    #[test]
    fn later_moves_of_deeper_nodes_are_reduced_more() {
        for (shallow, deep) in REDUCTIONS.iter().zip(&REDUCTIONS[1..]) {
            assert!(shallow.is_sorted() && shallow.iter().zip(deep).all(|(less, more)| less <= more));
        }
        let node = Node { depth: 1000, ..QUIET };
        assert!(reduction(&node, 1) == 0 && reduction(&node, 1000) > reduction(&node, 2));
    }

    #[test]
    fn only_a_closed_window_between_evaluations_is_cut() {
        let node = |value| Node { evaluation: Some(value), ..QUIET };
        assert!(is_high(&node(100 + 3 * MARGIN)) && !is_high(&node(99 + 3 * MARGIN)));
        assert!(is_low(&node(99 - 3 * RAZOR)) && !is_low(&node(100 - 3 * RAZOR)));
        assert!(is_high(&Node { depth: 0, ..node(100) }) && is_high(&Node { depth: -1, ..node(100) }));
        for value in [-20_000, 20_000] {
            let won = Node { alpha: 31_000, beta: 31_001, ..node(value) };
            let open = Node { is_principal: true, ..node(value) };
            let deep = Node { depth: 7, ..node(value) };
            assert!([won, open, deep].iter().all(|node| !is_high(node) && !is_low(node)));
        }
    }
}
