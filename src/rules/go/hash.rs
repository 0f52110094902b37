//! Zobrist hashing with a key for each stone on each point.

use super::Rules;
use super::point::{MOST_POINTS, Point};
use crate::rules::Side;
use crate::rules::zobrist::{word, words};

/// The keys of stones, indexed by `[side][point]`.
const KEYS: [[u64; MOST_POINTS]; 2] = [words::<MOST_POINTS>(0), words::<MOST_POINTS>(MOST_POINTS)];
// The keys of everything else follow those of the stones.
const SECOND_TO_MOVE: u64 = word(2 * MOST_POINTS as u64);
const ONE_PASS: u64 = word(2 * MOST_POINTS as u64 + 1);
const TWO_PASSES: u64 = word(2 * MOST_POINTS as u64 + 2);
const KO: u64 = 4 * MOST_POINTS as u64;

/// Returns the key of a stone.
#[inline]
pub(crate) fn stone(at: Point, side: Side) -> u64 {
    KEYS[side.index()][usize::from(at)]
}

#[inline]
pub(super) const fn to_move(side: Side) -> u64 {
    match side {
        Side::First => 0,
        Side::Second => SECOND_TO_MOVE,
    }
}

pub(super) const fn passes(passes: u8) -> u64 {
    match passes {
        0 => 0,
        1 => ONE_PASS,
        _ => TWO_PASSES,
    }
}

pub(super) const fn ko(at: Option<Point>) -> u64 {
    match at {
        None => 0,
        Some(at) => word(KO + at as u64),
    }
}

/// Returns the key of the rules, since the same stones under other rules are another position.
pub(super) fn rules(rules: Rules) -> u64 {
    let switches = [rules.suicide, rules.dead_stones, rules.seki_eyes, rules.pass_stones];
    [
        u64::from(rules.size.lines()),
        rules.scoring as u64,
        rules.repetition as u64,
        rules.compensation as u64,
        rules.opening as u64,
        u64::from(rules.handicap),
        i64::from(rules.komi).cast_unsigned(),
    ]
    .into_iter()
    .chain(switches.map(u64::from))
    .fold(0, |hash, part| word(hash ^ part))
}
