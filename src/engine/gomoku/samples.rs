//! Positions that a search evaluates, for training.

use std::mem;
use std::sync::{Arc, Mutex, PoisonError};

use super::board::ThreatBoard;
use crate::rules::random::Random;
use crate::rules::{Side, Square};

/// One position of this many is kept.
const EVERY: u64 = 256;

/// A random selection of the positions that a search evaluates. Clones share it.
#[derive(Clone, Debug)]
pub(super) struct Samples(Arc<Mutex<(Random, Vec<Sample>)>>);

/// A position: the side to move, and the stones.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) to_move: Side,
    pub(super) stones: Vec<(Square, Side)>,
}

impl Samples {
    pub(super) fn new(seed: u64) -> Samples {
        Samples(Arc::new(Mutex::new((Random::new(seed), Vec::new()))))
    }

    /// Keeps the position if chance wills it.
    pub(super) fn offer(&self, board: &ThreatBoard) {
        let (random, kept) = &mut *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if random.below(EVERY) == 0 {
            let stones = board.grid().squares().filter_map(|square| {
                let side = board.stone(board.point(square))?;
                Some((square, side))
            });
            kept.push(Sample { to_move: board.to_move(), stones: stones.collect() });
        }
    }

    /// Returns the positions kept so far, in random order, and forgets them.
    pub(super) fn take(&self) -> Vec<Sample> {
        let (random, kept) = &mut *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut taken = mem::take(kept);
        random.shuffle(&mut taken);
        taken
    }
}
