//! Fitting linear models, such as evaluations by patterns.
//!
//! An example has a few [`Feature`]s, each of which refers to an entry of one long table. The prediction is
//! the sum of these entries. [`Trainer`] fits the entries to the targets by stochastic gradient descent,
//! with a step size that shrinks for each entry as its gradients accumulate (J. Duchi, E. Hazan, Y. Singer,
//! *Adaptive Subgradient Methods for Online Learning and Stochastic Optimization*, 2011). Each stage of a
//! game has its own part of the table.
//!
//! Training uses floating-point numbers. The results are stored as integers, so evaluations are the same
//! on every machine.
//!
//! ```
//! use parlour::engine::linear::{Feature, FitSettings, Trainer};
//!
//! // The first entry counts 2, the second one -1.
//! let feature = |index| Feature { index, times: 1 };
//! let examples = [(vec![feature(0)], 2.), (vec![feature(1)], -1.), (vec![feature(0), feature(1)], 1.)];
//! let settings = FitSettings { rate: 1., rounds: 100, held_out: 0, ..FitSettings::default() };
//! let mut trainer = Trainer::new(2, settings);
//! trainer.train(&examples[..], |_| {});
//! assert!((trainer.entries()[0] - 2.).abs() < 0.01);
//! assert!((trainer.entries()[1] + 1.).abs() < 0.01);
//! ```

mod trainer;

pub use trainer::{FitSettings, Loss, Report, Trainer};

/// A reference to one of the entries whose sum is the prediction of an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Index of the entry in the table.
    pub index: u32,
    /// Factor of the entry. It is negative for entries that are subtracted, such as patterns of the other
    /// side.
    pub times: i8,
}

/// Training data. Features are computed anew in each round, so only positions need to be stored.
pub trait Examples {
    /// Returns the number of examples.
    fn count(&self) -> usize;

    /// Adds the features of an example to an empty list and returns its target. For [`Loss::Logistic`] the
    /// target is a chance of winning from 0 to 1.
    fn example(&self, at: usize, features: &mut Vec<Feature>) -> f32;
}

/// Examples stored with their features and targets.
impl Examples for [(Vec<Feature>, f32)] {
    fn count(&self) -> usize {
        self.len()
    }

    fn example(&self, at: usize, features: &mut Vec<Feature>) -> f32 {
        features.extend_from_slice(&self[at].0);
        self[at].1
    }
}

/// Rounds entries to integers, `scale` for each unit of the sum. Numbers out of range saturate.
#[must_use]
pub fn quantised(entries: &[f32], scale: f32) -> Vec<i16> {
    entries.iter().map(|entry| (entry * scale).round() as i16).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns examples whose targets are sums of the known entries, some of them subtracted, with noise.
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
