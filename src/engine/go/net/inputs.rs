//! The network's view of a position: planes that are one at some points.

use crate::engine::go::board::{PASS, PlayoutBoard, Point};
use crate::engine::go::prior::candidates;
use crate::rules::Side;

/// Number of planes: the stones of both sides and the empty points, chains of either with one, two or three liberties,
/// the last two turns, the ko, eleven facts of [`candidates`], and these.
pub(in crate::engine::go) const PLANES: usize = FACTS + 11 + 1;

const EMPTY: u8 = 2;
const LAST: [u8; 2] = [9, 10];
const KO: u8 = 11;
const FACTS: usize = 12;
/// The plane of the points where a stone is no nonsense.
pub(in crate::engine::go) const CANDIDATE: u8 = 23;

/// A point where a plane is one. Elsewhere it is zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine::go) struct Input {
    pub plane: u8,
    pub at: Point,
}

/// Returns where the planes are one, seen by the side to move.
pub(in crate::engine::go) fn inputs<const N: usize>(board: &PlayoutBoard<N>, suicide: bool) -> Vec<Input> {
    let mut inputs = Vec::with_capacity(512);
    let mut add = |plane, at| inputs.push(Input { plane, at });
    let side: Side = board.to_move();
    for at in board.points() {
        let Some(owner) = board.side(at) else {
            add(EMPTY, at);
            continue;
        };
        let other = u8::from(owner != side);
        add(other, at);
        let liberties = board.liberties(at, &mut [PASS; 4]) as u8;
        if (1..=3).contains(&liberties) {
            add(EMPTY + 3 * other + liberties, at);
        }
    }
    for (plane, at) in LAST.into_iter().zip(board.last()).chain([(KO, board.ko())]) {
        if at != PASS {
            add(plane, at);
        }
    }
    for candidate in candidates(board, suicide) {
        add(CANDIDATE, candidate.turn);
        for fact in candidate.features.facts() {
            add(FACTS as u8 + fact, candidate.turn);
        }
    }
    inputs
}
