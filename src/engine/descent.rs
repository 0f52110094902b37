//! Stochastic gradient descent with a step size for each weight that shrinks as its gradients accumulate (J. Duchi,
//! E. Hazan, Y. Singer, *Adaptive Subgradient Methods for Online Learning and Stochastic Optimization*, 2011).

use crate::rules::random::Random;

/// A pass over examples, one of several with steps that shrink to 0.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine) struct Pass {
    /// The number of the pass, counted from 0, and that of all.
    pub number: u32,
    pub all: u32,
    /// The rate of the first step of the first pass.
    pub rate: f32,
}

impl Pass {
    /// Calls `learn` for all examples in random order, each with the rate of its step. Returns the mean of the losses
    /// that it returns; 0 without examples.
    pub(in crate::engine) fn over<T>(
        self,
        examples: &mut [T],
        random: &mut Random,
        mut learn: impl FnMut(&T, f32) -> f32,
    ) -> f64 {
        random.shuffle(examples);
        let (count, mut losses) = (examples.len(), 0.);
        for (done, example) in examples.iter().enumerate() {
            let past = self.number as f32 + done as f32 / count as f32;
            losses += f64::from(learn(example, self.rate * (1. - past / self.all as f32)));
        }
        losses / count.max(1) as f64
    }
}

/// The squared gradients of all weights so far.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Adagrad(Vec<f32>);

impl Adagrad {
    /// Returns the sums for this number of weights, which begin with `caution`: the larger it is, the smaller the first
    /// steps.
    pub(in crate::engine) fn new(weights: usize, caution: f32) -> Adagrad {
        Adagrad(vec![caution; weights])
    }

    /// Changes a weight by a step against the slope of the loss.
    #[inline]
    pub(in crate::engine) fn step(&mut self, weights: &mut [f32], at: usize, slope: f32, rate: f32) {
        self.step_row(weights, at, &[slope], rate);
    }

    /// Changes consecutive weights, the first of which is `at`.
    #[inline]
    pub(in crate::engine) fn step_row(&mut self, weights: &mut [f32], at: usize, slopes: &[f32], rate: f32) {
        let squares = &mut self.0[at..][..slopes.len()];
        for ((weight, square), slope) in weights[at..].iter_mut().zip(squares).zip(slopes) {
            *square += slope * slope;
            // Without caution and without a slope, the square may still be 0.
            *weight -= if *slope == 0. { 0. } else { rate * slope / square.sqrt() };
        }
    }
}

/// The mean of the weights at several times of a fit. Single steps make noise that differs from time to time; the mean
/// has less of it (B. Polyak, A. Juditsky, *Acceleration of Stochastic Approximation by Averaging*, 1992).
#[derive(Clone, Debug, Default)]
pub(in crate::engine) struct Mean {
    sums: Vec<f64>,
    times: u32,
}

impl Mean {
    /// Adds the weights as they are now. Their number is always the same.
    pub(in crate::engine) fn add(&mut self, weights: &[f32]) {
        self.sums.resize(weights.len(), 0.);
        self.times += 1;
        for (sum, weight) in self.sums.iter_mut().zip(weights) {
            *sum += f64::from(*weight);
        }
    }

    /// Returns the mean of the weights that were added; nothing if none were.
    pub(in crate::engine) fn weights(&self) -> Vec<f32> {
        self.sums.iter().map(|sum| (sum / f64::from(self.times)) as f32).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes_visit_all_examples_with_steps_that_shrink() {
        let (mut examples, mut random) = ([1, 2, 3, 4], Random::new(1));
        let mut rates = Vec::new();
        for number in 0..2 {
            let mut seen = Vec::new();
            let mean =
                Pass { number, all: 2, rate: 0.5 }.over(&mut examples, &mut random, |&example, rate| {
                    seen.push(example);
                    rates.push(rate);
                    example as f32
                });
            seen.sort_unstable();
            assert_eq!((seen, mean), (vec![1, 2, 3, 4], 2.5));
        }
        assert_eq!(rates, [0.5, 0.4375, 0.375, 0.3125, 0.25, 0.1875, 0.125, 0.0625]);
    }

    #[test]
    fn the_mean_is_that_of_all_times() {
        let mut mean = Mean::default();
        assert!(mean.weights().is_empty());
        for weights in [[1., -2.], [2., 0.], [6., 5.]] {
            mean.add(&weights);
        }
        assert_eq!(mean.weights(), [3., 1.]);
    }
}
