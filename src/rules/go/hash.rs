//! Zobrist hashing: a random word for each stone on each point, combined by exclusive or.
//!
//! A. L. Zobrist, *A New Hashing Method with Application for Game Playing*, Technical Report 88,
//! Computer Sciences Department, University of Wisconsin, 1970.

use super::Rules;
use super::board::{GoBoard, Point};
use crate::rules::Side;

/// The words of the stones of both sides on every point of the largest board.
const KEYS: [[u64; GoBoard::MOST_POINTS]; 2] = keys();
/// The words behind those of the stones.
const SECOND_TO_MOVE: u64 = word(2 * GoBoard::MOST_POINTS as u64);
const ONE_PASS: u64 = word(2 * GoBoard::MOST_POINTS as u64 + 1);
const TWO_PASSES: u64 = word(2 * GoBoard::MOST_POINTS as u64 + 2);
const KO: u64 = 4 * GoBoard::MOST_POINTS as u64;

/// The word of a stone.
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

/// The word of a set of rules: by others the same stones are another position.
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

/// The word number `at` of a fixed random sequence: `SplitMix64` by Steele, Lea and Flood (*Fast
/// Splittable Pseudorandom Number Generators*, OOPSLA 2014).
#[inline]
pub(super) const fn word(at: u64) -> u64 {
    let mut word = at.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}

const fn keys() -> [[u64; GoBoard::MOST_POINTS]; 2] {
    let mut keys = [[0; GoBoard::MOST_POINTS]; 2];
    let mut at = 0;
    while at < 2 * GoBoard::MOST_POINTS {
        keys[at / GoBoard::MOST_POINTS][at % GoBoard::MOST_POINTS] = word(at as u64);
        at += 1;
    }
    keys
}
