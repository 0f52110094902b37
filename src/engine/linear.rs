//! Fitting tables whose entries are added up: an evaluation by patterns.
//!
//! An example is a handful of [`Feature`]s, each an entry of one long table; its prediction is the sum
//! of these entries. [`Trainer`] fits the entries to the targets of the examples, one example after
//! the other (stochastic
//! gradient descent), with steps that get smaller for an entry the more it has moved (J. Duchi,
//! E. Hazan, Y. Singer, *Adaptive Subgradient Methods for Online Learning and Stochastic
//! Optimization*, 2011). Stages of a game are parts of the table.
//!
//! Numbers here are floating, since what is trained is trained once; what is kept are whole
//! numbers, so that an evaluation is the same everywhere.

mod trainer;

pub use trainer::{FitSettings, Loss, Report, Trainer};

/// One entry of the table that an example is the sum of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    pub index: u32,
    /// Factor of the entry; negative where it is subtracted, as for a pattern seen from the other side.
    pub times: i8,
}

/// The training data. Features are computed again in every round, so that only positions are stored.
pub trait Examples {
    /// Returns the number of examples.
    fn count(&self) -> usize;

    /// Adds the features of an example to an empty list, and tells what it is worth: with
    /// [`Loss::Logistic`] the chance of winning, from 0 to 1.
    fn example(&self, at: usize, features: &mut Vec<Feature>) -> f32;

    /// Returns a constant that is added to the sum of an example and not learned.
    fn base(&self, _at: usize) -> f32 {
        0.
    }
}

/// Examples that are kept with their features.
impl Examples for [(Vec<Feature>, f32)] {
    fn count(&self) -> usize {
        self.len()
    }

    fn example(&self, at: usize, features: &mut Vec<Feature>) -> f32 {
        features.extend_from_slice(&self[at].0);
        self[at].1
    }
}

/// Entries as whole numbers, `scale` for every unit of the sum.
#[must_use]
pub fn quantised(entries: &[f32], scale: f32) -> Vec<i16> {
    // Numbers beyond the range become the last one within.
    entries.iter().map(|entry| (entry * scale).round() as i16).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Examples that are the sum of entries known before, some of them taken off, with noise that
    /// no table can know.
    fn examples(truth: &[f32], worth: impl Fn(f32) -> f32) -> Vec<(Vec<Feature>, f32)> {
        let mut state = 1_u32;
        let mut random = |end: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % end
        };
        let mut one = || {
            let features: Vec<_> = (0..6)
                .map(|_| Feature {
                    index: random(truth.len() as u32),
                    times: if random(4) == 0 { -1 } else { 1 },
                })
                .collect();
            let sum: f32 = features.iter().map(|f| truth[f.index as usize] * f32::from(f.times)).sum();
            (features, worth(sum) + (random(101) as f32 - 50.) / 500.)
        };
        (0..20_000).map(|_| one()).collect()
    }

    fn truth() -> Vec<f32> {
        (0..60).map(|at| ((at * 37 % 60) as f32 - 30.) / 30.).collect()
    }

    fn farthest(trainer: &Trainer, truth: &[f32]) -> f32 {
        trainer.entries().iter().zip(truth).map(|(got, truth)| (got - truth).abs()).fold(0., f32::max)
    }

    #[test]
    fn a_linear_target_is_recovered() {
        let (truth, settings) = (truth(), FitSettings { rounds: 12, ..FitSettings::default() });
        let examples = examples(&truth, |sum| sum);
        let mut trainer = Trainer::new(truth.len(), settings);
        let mut reports = Vec::new();
        trainer.train(&examples[..], |report| reports.push(*report));
        assert!(farthest(&trainer, &truth) < 0.05, "{:?}", trainer.entries());
        assert_eq!(reports.len(), 12);
        let last = reports[11];
        assert!(
            last.held_out < reports[0].trained && (last.held_out - last.trained).abs() < last.trained / 2.
        );
    }

    #[test]
    fn a_logistic_target_is_recovered() {
        let (truth, settings) =
            (truth(), FitSettings { loss: Loss::Logistic, rounds: 12, ..FitSettings::default() });
        let examples = examples(&truth, |sum| 1. / (1. + (-sum).exp()));
        let mut trainer = Trainer::new(truth.len(), settings);
        trainer.train(&examples[..], |_| {});
        assert!(farthest(&trainer, &truth) < 0.15, "{:?}", trainer.entries());
    }

    #[test]
    fn training_is_deterministic() {
        let examples = examples(&truth(), |sum| sum);
        let train = |seed| {
            let mut trainer = Trainer::new(60, FitSettings { seed, rounds: 2, ..FitSettings::default() });
            trainer.train(&examples[..1000], |_| {});
            trainer.entries().to_vec()
        };
        assert_eq!(train(1), train(1));
        assert_ne!(train(1), train(2));
    }

    #[test]
    fn rare_entries_stay_small() {
        let examples = vec![(vec![Feature { index: 0, times: 1 }, Feature { index: 1, times: 1 }], 1.); 100];
        let mut trainer = Trainer::new(3, FitSettings { shrink: 1., ..FitSettings::default() });
        trainer.train(&examples[..], |_| {});
        assert!(trainer.entries()[0] < 0.5);
        assert!(trainer.entries()[2].abs() < f32::EPSILON);
    }

    #[test]
    fn entries_beyond_the_range_saturate() {
        let entries = quantised(&[0., 1.26, -1.26, 1e9, -1e9, -0.004], 100.);
        assert_eq!(entries, [0, 126, -126, i16::MAX, i16::MIN, 0]);
    }
}
