//! The situations of a game so far, which a superko forbids to repeat.
//!
//! Positions are copied often, and a game can last for thousands of turns. Only the latest hashes
//! are therefore copied with a position. All others are in sorted blocks that copies share, each at
//! least twice as long as the next (J. L. Bentley and J. B. Saxe, *Decomposable Searching Problems
//! I*, Journal of Algorithms 1 (1980), 301-358). So a game needs about one hash a turn, and a search
//! takes a number of steps that grows with the logarithm of the turns.

use std::sync::Arc;

/// The number of latest hashes that each copy holds for itself: as many as most games have turns, so
/// that these never need a block.
const LATEST: usize = 256;

/// The hashes of all situations since the first position.
#[derive(Clone, Debug, Default)]
pub(super) struct Situations {
    /// The sorted blocks, the longest first. `None` in the first turns, so that copies cost nothing
    /// more there.
    blocks: Option<Arc<Vec<Arc<[u64]>>>>,
    latest: Vec<u64>,
}

impl Situations {
    #[inline]
    pub(super) fn push(&mut self, situation: u64) {
        if self.latest.len() == LATEST {
            self.share();
        }
        self.latest.push(situation);
    }

    /// Moves the latest hashes into a block, and merges the blocks that are not longer.
    #[cold]
    fn share(&mut self) {
        let mut block = std::mem::take(&mut self.latest);
        block.sort_unstable();
        let mut blocks = self.blocks.as_deref().cloned().unwrap_or_default();
        while let Some(other) = blocks.pop_if(|other| other.len() <= block.len()) {
            block.extend_from_slice(&other);
            // This sort merges the two sorted parts in linear time.
            #[expect(clippy::stable_sort_primitive, reason = "it merges sorted parts")]
            block.sort();
        }
        blocks.push(block.into());
        self.blocks = Some(Arc::new(blocks));
    }

    #[inline]
    pub(super) fn contains(&self, situation: u64) -> bool {
        self.latest.contains(&situation) || self.is_in_blocks(situation)
    }

    fn is_in_blocks(&self, situation: u64) -> bool {
        self.blocks().any(|block| block.binary_search(&situation).is_ok())
    }

    fn blocks(&self) -> impl Iterator<Item = &[u64]> {
        self.blocks.iter().flat_map(|blocks| blocks.iter()).map(|block| &**block)
    }

    /// Iterates over all hashes, in no particular order.
    pub(super) fn iter(&self) -> impl Iterator<Item = u64> {
        self.blocks().flatten().chain(&self.latest).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::zobrist::word;

    /// Returns the largest number of hashes that a search compares.
    fn steps(situations: &Situations) -> usize {
        let binary = |block: &[u64]| block.len().ilog2() as usize + 1;
        situations.latest.len() + situations.blocks().map(binary).sum::<usize>()
    }

    #[test]
    fn all_situations_are_found_in_few_steps() {
        let mut situations = Situations::default();
        let mut most = 0;
        for number in 0..40_000 {
            assert!(!situations.contains(word(number)), "situation {number} is new");
            situations.push(word(number));
            most = most.max(steps(&situations));
        }
        assert!(most <= LATEST + 8 * 16, "a search of 40,000 situations takes {most} steps");
        assert!((0..40_000).all(|number| situations.contains(word(number))));
        let mut all: Vec<_> = situations.iter().collect();
        all.sort_unstable();
        let mut wanted: Vec<_> = (0..40_000).map(word).collect();
        wanted.sort_unstable();
        assert_eq!(all, wanted, "each situation is held once");
    }

    #[test]
    fn copies_go_on_independently() {
        let mut one = Situations::default();
        (0..1000).for_each(|number| one.push(word(number)));
        let mut other = one.clone();
        (1000..2000).for_each(|number| one.push(word(number)));
        (2000..3000).for_each(|number| other.push(word(number)));
        for number in 0..1000 {
            assert!(one.contains(word(number)) && other.contains(word(number)));
            assert!(one.contains(word(1000 + number)) && !other.contains(word(1000 + number)));
            assert!(!one.contains(word(2000 + number)) && other.contains(word(2000 + number)));
        }
    }
}
