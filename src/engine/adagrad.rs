//! Stochastic gradient descent with a step size for each weight that shrinks as its gradients accumulate (J. Duchi,
//! E. Hazan, Y. Singer, *Adaptive Subgradient Methods for Online Learning and Stochastic Optimization*, 2011).

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
