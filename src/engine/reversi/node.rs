//! Search nodes and ordered moves.

use arrayvec::ArrayVec;

use crate::rules::Square;
use crate::rules::reversi::ReversiBoard;

use super::pattern::Features;
use super::squares::Parity;

/// A board with its incremental data.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub board: ReversiBoard,
    pub features: Features,
    /// Number of empty squares.
    pub empty: u32,
    pub parity: Parity,
}

impl Node {
    pub(super) fn new(board: ReversiBoard) -> Node {
        let empty = board.empty();
        Node { board, features: Features::of(board), empty: empty.count_ones(), parity: Parity::of(empty) }
    }

    pub(super) fn after(&self, square: u8, flips: u64) -> Node {
        Node {
            board: self.board.flipped(Square(square.into()), flips),
            features: self.features.after(square, flips),
            empty: self.empty - 1,
            parity: self.parity.after(square),
        }
    }

    pub(super) fn passed(&self) -> Node {
        Node { board: self.board.passed(), features: self.features.passed(), ..*self }
    }
}

/// A move to search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub square: u8,
    pub flips: u64,
    /// The legal moves after it, in the search without patterns.
    pub replies: u64,
    /// The ordering score.
    pub priority: i32,
}

/// The ordering score of a move that was put off.
const PUT_OFF: i32 = i32::MIN / 2;

/// Moves that are taken in the order of their scores by selection sort.
#[derive(Debug)]
pub(super) struct Candidates<const MOST: usize>(ArrayVec<Candidate, MOST>);

impl<const MOST: usize> Candidates<MOST> {
    #[inline]
    pub(super) fn new() -> Candidates<MOST> {
        Candidates(ArrayVec::new())
    }

    #[inline]
    pub(super) fn push(&mut self, candidate: Candidate) {
        self.0.push(candidate);
    }

    /// Returns the moves that are not taken yet.
    pub(super) fn rest(&self) -> &[Candidate] {
        &self.0
    }

    pub(super) fn rest_mut(&mut self) -> &mut [Candidate] {
        &mut self.0
    }

    #[inline]
    pub(super) fn next(&mut self) -> Option<Candidate> {
        let rest = &self.0[..];
        let mut best = 0;
        for at in 1..rest.len() {
            if rest[at].priority > rest[best].priority {
                best = at;
            }
        }
        self.0.pop_at(best)
    }

    /// Puts the move that was taken last behind all others, once. Returns `false` if it was put off before.
    pub(super) fn put_off(&mut self, candidate: Candidate) -> bool {
        let is_first_time = candidate.priority > PUT_OFF;
        if is_first_time {
            self.0.push(Candidate { priority: PUT_OFF, ..candidate });
        }
        is_first_time
    }
}
