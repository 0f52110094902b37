//! The words of Zobrist hashing: a random one for each thing that a position can have, combined by
//! exclusive or.
//!
//! A. L. Zobrist, *A New Hashing Method with Application for Game Playing*, Technical Report 88,
//! Computer Sciences Department, University of Wisconsin, 1970.

/// The word number `at` of a fixed random sequence: `SplitMix64` by Steele, Lea and Flood (*Fast
/// Splittable Pseudorandom Number Generators*, OOPSLA 2014). No two numbers have the same word.
pub(crate) const fn word(at: u64) -> u64 {
    let mut word = at.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}
