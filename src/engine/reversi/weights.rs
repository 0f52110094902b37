//! The trained weights of the patterns.

use std::sync::OnceLock;

#[cfg(any(test, feature = "tools"))]
use super::pattern::STARTS;
use super::pattern::{Features, WEIGHTS, same_by_symmetry};
use super::probcut::ErrorModel;
use crate::engine::tables::Table;

/// Number of game stages by empty squares, each with its own weights.
pub(super) const STAGES: usize = 12;

/// The weight of a disc.
pub(super) const DISC: i32 = 64;

/// Limit of static evaluations, which never claim a wipeout.
const MOST: i32 = 62;

/// The weights of all stages and the error model of searches with them.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    stages: Vec<Vec<i16>>,
    pub errors: ErrorModel,
}

/// Returns the stage of a board with this many empty squares.
#[inline]
pub(super) fn stage(empty: u32) -> usize {
    ((60_u32.saturating_sub(empty)) / 5).min(STAGES as u32 - 1) as usize
}

impl Weights {
    /// Returns the built-in weights, made by `parlour train reversi`. They are read once, because reading takes longer
    /// than a weak level thinks in a whole game.
    ///
    /// # Panics
    /// If the built-in file is damaged, which a test reads, or on a page that has not loaded it.
    pub(super) fn shipped() -> &'static Weights {
        static WEIGHTS: OnceLock<Weights> = OnceLock::new();
        WEIGHTS.get_or_init(|| {
            let packed =
                Table::Weights.packed().expect("a page should load the tables before it asks an engine");
            Weights::read(packed).expect("the built-in weights should be valid")
        })
    }

    #[cfg(feature = "tools")]
    pub(super) fn new(stages: Vec<Vec<i16>>, errors: ErrorModel) -> Weights {
        assert!(stages.len() == STAGES && stages.iter().all(|stage| stage.len() == WEIGHTS));
        Weights { stages, errors }
    }

    /// Returns the expected disc difference at the end, for the side to move.
    #[inline]
    pub(super) fn evaluate(&self, features: &Features, empty: u32) -> i32 {
        let stage = &self.stages[stage(empty)][..];
        let sum: i32 = features.weights().map(|weight| i32::from(stage[weight])).sum();
        ((sum + DISC / 2) >> DISC.ilog2()).clamp(-MOST, MOST)
    }

    /// Returns the file format, deflated: one weight of those equal by symmetry, first all low bytes,
    /// then all high bytes.
    #[cfg(any(test, feature = "tools"))]
    pub(super) fn write(&self) -> Vec<u8> {
        let same = same_by_symmetry();
        let kept = || {
            let kept = |(at, &weight): (usize, &i16)| (same[at] as usize == at).then_some(weight);
            self.stages.iter().flat_map(move |stage| stage.iter().enumerate().filter_map(kept))
        };
        let errors = self.errors.0.iter().flat_map(|number| number.to_le_bytes());
        let bytes: Vec<u8> = errors
            .chain(kept().map(|weight| weight.to_le_bytes()[0]))
            .chain(kept().map(|weight| weight.to_le_bytes()[1]))
            .collect();
        miniz_oxide::deflate::compress_to_vec(&bytes, 10)
    }

    /// Reads weights from a file. Returns `None` if the data is invalid.
    pub(super) fn read(file: &[u8]) -> Option<Weights> {
        let same = same_by_symmetry();
        let bytes = miniz_oxide::inflate::decompress_to_vec(file).ok()?;
        let (numbers, bytes) = bytes.split_at_checked(4 * ErrorModel::NUMBERS)?;
        let mut errors = ErrorModel([0; ErrorModel::NUMBERS]);
        for (number, bytes) in errors.0.iter_mut().zip(numbers.chunks_exact(4)) {
            *number = i32::from_le_bytes(bytes.try_into().ok()?);
        }
        let kept = same.iter().enumerate().filter(|&(at, &lower)| at == lower as usize).count();
        if bytes.len() != 2 * kept * STAGES {
            return None;
        }
        let (low, high) = bytes.split_at(kept * STAGES);
        let mut all = low.iter().zip(high).map(|(&low, &high)| i16::from_le_bytes([low, high]));
        let mut stages = vec![vec![0; WEIGHTS]; STAGES];
        for stage in &mut stages {
            for (at, &lower) in same.iter().enumerate() {
                stage[at] = if lower as usize == at { all.next()? } else { stage[lower as usize] };
            }
        }
        Some(Weights { stages, errors })
    }

    /// Returns hand-made weights, used for the first training games: corners are good, squares that give
    /// them away are bad.
    #[cfg(any(test, feature = "tools"))]
    pub(super) fn untrained() -> Weights {
        let mut stage = vec![0; WEIGHTS];
        let corners = &mut stage[STARTS[2]..STARTS[3]];
        // The 3×3 corner pattern: the first digit is the corner, the second and fourth are its edge
        // neighbours, and the fifth is the X square.
        for (index, weight) in (0_i16..).zip(corners) {
            let disc = |at: u32| index / 3_i16.pow(at) % 3 - 1;
            let beside = if disc(0) == 0 { -3 } else { 2 };
            *weight = DISC as i16 * (10 * disc(0) + beside * (disc(1) + disc(3) + 2 * disc(4)));
        }
        Weights { stages: vec![stage; STAGES], errors: ErrorModel::UNMEASURED }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_survive_a_round_trip() {
        let weights = Weights::untrained();
        let read = Weights::read(&weights.write()).unwrap();
        assert_eq!(read.stages, weights.stages);
        assert_eq!(read.errors, weights.errors);
        assert!(Weights::read(b"nothing").is_none());
    }

    #[test]
    fn the_built_in_weights_are_valid() {
        Weights::shipped();
    }
}
