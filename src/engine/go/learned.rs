//! Weights of the features of turns, learned from self-play.

use std::sync::OnceLock;

use super::features::{ENTRIES, Features};
use crate::engine::entries::from_bytes;

/// The weights made by `parlour train go-priors`.
const TRAINED: &[u8] = include_bytes!("../../../assets/engine/go.priors");

/// Number of steps of a weight that double the chance of a turn.
pub(super) const DOUBLE: usize = 64;

/// The weights of all features.
pub(super) struct Weights(Vec<i16>);

impl Weights {
    /// Returns the built-in weights.
    pub(super) fn trained() -> &'static Weights {
        static WEIGHTS: OnceLock<Weights> = OnceLock::new();
        WEIGHTS.get_or_init(|| Weights::from_entries(from_bytes(TRAINED)))
    }

    /// Returns weights from a list of numbers. Missing numbers are 0.
    fn from_entries(mut entries: Vec<i16>) -> Weights {
        entries.resize(ENTRIES, 0);
        Weights(entries)
    }

    /// Returns the sum of the weights of a turn.
    #[inline]
    pub(super) fn sum(&self, features: &Features) -> i32 {
        features.entries().iter().map(|&entry| i32::from(self.0[usize::from(entry)])).sum()
    }
}

/// Returns the virtual wins of turns from the sums of their weights: the square root of their chance, times the `most`
/// that a certain turn gets.
pub(super) fn learned_wins(sums: &[i32], most: u16) -> Vec<u16> {
    let greatest = sums.iter().copied().max().unwrap_or_default();
    let powers: Vec<u64> = sums.iter().map(|&sum| power(greatest.abs_diff(sum) as usize)).collect();
    let all = powers.iter().sum::<u64>().max(1);
    let most = u64::from(most);
    powers.into_iter().map(|power| (most * most * power / all).isqrt() as u16).collect()
}

/// Returns the power of two that many steps below 1, times 2 to the power of 32.
pub(super) fn power(below: usize) -> u64 {
    const POWERS: [u64; DOUBLE] = powers();
    POWERS[below % DOUBLE] >> (below / DOUBLE).min(32)
}

const fn powers() -> [u64; DOUBLE] {
    /// 2 to the power of -1 / 64.
    const STEP: u64 = 0xFD3E_0C0C;
    let mut powers = [1 << 32; DOUBLE];
    let mut at = 1;
    while at < DOUBLE {
        powers[at] = (powers[at - 1] * STEP) >> 32;
        at += 1;
    }
    powers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_have_one_entry_per_feature() {
        assert_eq!(TRAINED.len(), 2 * ENTRIES);
    }

    #[test]
    fn a_certain_turn_gets_all_wins_and_equal_turns_the_root_of_their_share() {
        assert_eq!(learned_wins(&[0, -9000], 40), [40, 0]);
        assert_eq!(learned_wins(&[7; 4], 40), [20; 4]);
        assert!(learned_wins(&[], 40).is_empty());
        // Twice the chance is the root of twice the wins.
        assert_eq!(learned_wins(&[64, 0, 0], 1000), [707, 500, 500]);
    }
}
