//! Zobrist hashing of stones, rules and stages.

use super::board::LONGEST;
use super::{Rules, Stage};
use crate::rules::zobrist::{word, words};
use crate::rules::{Side, Square};

const POINTS: usize = LONGEST * LONGEST;
/// The keys of stones, indexed by `[side][square]`.
const KEYS: [[u64; POINTS]; 2] = [words::<POINTS>(0), words::<POINTS>(POINTS)];
pub(super) const SECOND_TO_MOVE: u64 = word(2 * POINTS as u64);

pub(super) fn stone(side: Side, Square(square): Square) -> u64 {
    KEYS[side.index()][usize::from(square)]
}

/// Returns the key of the rules, which are constant within a game.
pub(super) fn rules(rules: Rules) -> u64 {
    let Rules { size, length, winning, opening } = rules;
    // Each value of each option has a key of its own.
    [1000 + u64::from(size), 1100 + u64::from(length), 1200 + winning as u64, 1300 + opening as u64]
        .into_iter()
        .fold(0, |hash, at| hash ^ word(at))
}

pub(super) fn stage(stage: Stage) -> u64 {
    let number = match stage {
        Stage::Placing => 0,
        Stage::Choosing => 1,
        Stage::PlacingTwo => 2,
        Stage::ChoosingLast => 3,
        Stage::Playing { swapped: false } => 4,
        Stage::Playing { swapped: true } => 5,
    };
    word(1400 + number)
}
