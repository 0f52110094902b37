//! Fitting the weights, stage by stage.

use crate::engine::linear::{self, Examples, Feature, Trainer, quantised};

use super::WeightTrainingSettings;
use super::games::Sample;
use crate::engine::reversi::pattern::{Features, WEIGHTS, same_by_symmetry};
use crate::engine::reversi::weights::{DISC, STAGES, stage};

/// Number of empty squares by which stages overlap, so neighbouring stages agree.
const OVERLAP: u32 = 2;

/// Returns the fitted weights of all stages.
pub(super) fn fit(
    samples: &[Sample],
    settings: &WeightTrainingSettings,
    report: &mut impl FnMut(String),
) -> Vec<Vec<i16>> {
    let same = same_by_symmetry();
    let fit_stage = |at: usize| {
        let near = |sample: &&Sample| {
            let empty = sample.board.empty().count_ones();
            stage(empty + OVERLAP) <= at && at <= stage(empty.saturating_sub(OVERLAP))
        };
        let boards = Boards { samples: samples.iter().filter(near).copied().collect(), same: &same };
        let mut trainer = Trainer::new(WEIGHTS, settings.fitting);
        let mut last = None;
        trainer.train(&boards, |report| last = Some(*report));
        if let Some(linear::Report { trained, held_out, .. }) = last {
            let [trained, held_out] = [trained, held_out].map(|loss| (2. * loss).sqrt());
            report(format!(
                "stage {at:>2}: error {trained:.2} discs, on new boards {held_out:.2} ({} boards)",
                boards.count()
            ));
        }
        let weights = quantised(trainer.entries(), DISC as f32);
        same.iter().map(|&lower| weights[lower as usize]).collect()
    };
    (0..STAGES).map(fit_stage).collect()
}

/// The boards of a stage.
struct Boards<'a> {
    samples: Vec<Sample>,
    same: &'a [u32],
}

impl Examples for Boards<'_> {
    fn count(&self) -> usize {
        self.samples.len()
    }

    fn example(&self, at: usize, features: &mut Vec<Feature>) -> f32 {
        let Sample { board, value } = self.samples[at];
        let weights = Features::of(board);
        features.extend(weights.weights().map(|weight| Feature { index: self.same[weight], times: 1 }));
        f32::from(value) / DISC as f32
    }
}
