//! The trainer of a linear model.

use super::{Examples, Feature};
use crate::engine::descent::{Adagrad, Pass};
use crate::rules::random::Random;

/// The loss function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// Half the squared difference between sum and target.
    Squared,
    /// Cross-entropy in nats; the sum is the logarithm of the odds.
    Logistic,
}

/// The parameters of a fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FitSettings {
    /// The loss to minimise.
    pub loss: Loss,
    /// Learning rate at the start. It decreases linearly to 0 over all rounds.
    pub rate: f32,
    /// L2 regularisation per update.
    pub shrink: f32,
    /// Number of passes over the examples.
    pub rounds: u32,
    /// One of this number of examples is held out to measure the loss; 0 holds out none.
    pub held_out: usize,
    /// Seed of the order of the examples.
    pub seed: u64,
}

impl Default for FitSettings {
    fn default() -> FitSettings {
        FitSettings { loss: Loss::Squared, rate: 0.1, shrink: 0., rounds: 10, held_out: 20, seed: 1 }
    }
}

/// The losses of one round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    /// Number of the round, counted from 1.
    pub round: u32,
    /// Mean loss of the training examples, each measured before its own step.
    pub trained: f32,
    /// Mean loss of the held-out examples after the round; 0 if there are none.
    pub held_out: f32,
}

/// A table that is being fitted.
pub struct Trainer {
    settings: FitSettings,
    entries: Vec<f32>,
    descent: Adagrad,
}

impl Trainer {
    /// Returns a trainer for this number of entries, all 0.
    #[must_use]
    pub fn new(entries: usize, settings: FitSettings) -> Trainer {
        Trainer::from_entries(vec![0.; entries], settings)
    }

    /// Returns a trainer that continues from fitted entries.
    #[must_use]
    pub fn from_entries(entries: Vec<f32>, settings: FitSettings) -> Trainer {
        Trainer { settings, descent: Adagrad::new(entries.len(), 0.), entries }
    }

    /// Returns the entries in their present state.
    #[must_use]
    pub fn entries(&self) -> &[f32] {
        &self.entries
    }

    /// Fits the entries to the examples and calls `report` after each round.
    pub fn train<E: Examples + ?Sized>(&mut self, examples: &E, mut report: impl FnMut(&Report)) {
        let FitSettings { rate, rounds, held_out, seed, .. } = self.settings;
        // Held-out examples are spread evenly, because examples often come game by game.
        let is_held_out = |at: usize| held_out > 0 && at % held_out == held_out - 1;
        let mut order: Vec<u32> =
            (0..examples.count()).filter(|&at| !is_held_out(at)).map(|at| at as u32).collect();
        let mut features = Vec::new();
        let mut random = Random::new(seed);
        for round in 0..rounds {
            let pass = Pass { number: round, all: rounds, rate };
            let trained = pass.over(&mut order, &mut random, |&at, rate| {
                features.clear();
                let worth = examples.example(at as usize, &mut features);
                self.learn(&features, worth, rate)
            });
            let (mut loss, mut count) = (0., 0);
            for at in (0..examples.count()).filter(|&at| is_held_out(at)) {
                features.clear();
                let worth = examples.example(at, &mut features);
                loss += f64::from(self.settings.loss.of(self.sum(&features), worth).0);
                count += 1;
            }
            report(&Report {
                round: round + 1,
                trained: trained as f32,
                held_out: (loss / f64::from(count.max(1))) as f32,
            });
        }
    }

    /// Makes a step for one example and returns its loss before the step.
    fn learn(&mut self, features: &[Feature], worth: f32, rate: f32) -> f32 {
        let (loss, slope) = self.settings.loss.of(self.sum(features), worth);
        for feature in features {
            let at = feature.index as usize;
            let slope = slope * f32::from(feature.times) + self.settings.shrink * self.entries[at];
            self.descent.step(&mut self.entries, at, slope, rate);
        }
        loss
    }

    fn sum(&self, features: &[Feature]) -> f32 {
        features.iter().map(|feature| self.entries[feature.index as usize] * f32::from(feature.times)).sum()
    }
}

impl Loss {
    /// Returns the loss of a sum and its derivative.
    pub(in crate::engine) fn of(self, sum: f32, worth: f32) -> (f32, f32) {
        match self {
            Loss::Squared => ((sum - worth).powi(2) / 2., sum - worth),
            Loss::Logistic => {
                let chance = (1. / (1. + (-sum).exp())).clamp(1e-6, 1. - 1e-6);
                (-worth * chance.ln() - (1. - worth) * (1. - chance).ln(), chance - worth)
            }
        }
    }
}
