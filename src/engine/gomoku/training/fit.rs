//! The network in floating-point numbers, and its fit by stochastic gradient descent.

use crate::engine::descent::Adagrad;
use crate::engine::gomoku::net::{Layout, MOST_WEIGHT, ONE, SCALE, SUMS, UNITS, WEIGHT};
use crate::engine::gomoku::shape::Shape;
use crate::engine::gomoku::trio::{SUSPECT, Trio, all_trios, order, trio};
use crate::engine::linear::Loss;
use crate::rules::random::Random;

/// The numbers of points of each trio, of the side to move and of the other one.
pub(super) type Counts = [Vec<(Trio, u8)>; 2];

/// Sum of the squared gradients of a weight at first, so that no first step is large.
const CAUTION: f32 = 1e-3;

/// Returns `true` if the network has a row for the trio. Points without stones nearby have none.
pub(super) fn is_counted(counted: Trio) -> bool {
    counted & SUSPECT == 0 && counted > trio([Shape::OpenOne; 3])
}

/// A network that is being fitted.
pub(super) struct Fit {
    /// The weights in the places of the layout.
    weights: Vec<f32>,
    descent: Adagrad,
}

/// The activations of a position.
struct Activations {
    sums: [f32; 2 * SUMS],
    units: [f32; UNITS],
    output: f32,
}

impl Fit {
    /// Returns the network made by hand: a stone counts by its ordering score, more if the side is to move.
    pub(super) fn by_hand() -> Fit {
        let mut weights = vec![0.; Layout::ALL];
        for (trio, [best, second, _]) in all_trios().filter(|&(trio, _)| is_counted(trio)) {
            let value = f32::from(order(best, second).min(600)) / SCALE as f32;
            weights[Layout::row(trio)] = 1.25 * value;
            weights[Layout::row(trio) + 1] = value;
        }
        weights[Layout::DIRECT] = 1.;
        weights[Layout::DIRECT + SUMS + 1] = -1.;
        Fit::with_weights(weights)
    }

    /// Returns the network with these weights, in the places of the layout.
    pub(super) fn with_weights(weights: Vec<f32>) -> Fit {
        Fit { descent: Adagrad::new(weights.len(), CAUTION), weights }
    }

    pub(super) fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// Returns the network made by hand with units whose weights are random. Rows begin without noise: that of a trio
    /// which is seldom seen would stay.
    pub(super) fn new(random: &mut Random) -> Fit {
        let mut fit = Fit::by_hand();
        // A number from -1 to 1.
        let mut uniform = || random.below(1 << 20) as f32 / (1_u32 << 19) as f32 - 1.;
        for unit in (0..UNITS).map(Layout::unit) {
            fit.weights[unit..unit + 2 * SUMS].fill_with(|| 0.5 * uniform());
            fit.weights[unit + 2 * SUMS + 1] = 0.2 * uniform();
        }
        fit
    }

    fn activations(&self, counts: &Counts) -> Activations {
        let mut sums = [0.; 2 * SUMS];
        for (sums, counts) in sums.chunks_exact_mut(SUMS).zip(counts) {
            for &(trio, times) in counts {
                for (sum, weight) in sums.iter_mut().zip(&self.weights[Layout::row(trio)..]) {
                    *sum += f32::from(times) * weight;
                }
            }
        }
        let products = |from: usize| -> f32 {
            sums.iter().zip(&self.weights[from..]).map(|(sum, weight)| sum * weight).sum()
        };
        let mut output = products(Layout::DIRECT);
        let units = std::array::from_fn(|at| {
            let unit = Layout::unit(at);
            let active = (products(unit) + self.weights[unit + 2 * SUMS]).max(0.);
            output += active * self.weights[unit + 2 * SUMS + 1];
            active
        });
        Activations { sums, units, output }
    }

    /// Returns the logarithm of the odds that the side to move wins.
    pub(super) fn output(&self, counts: &Counts) -> f32 {
        self.activations(counts).output
    }

    /// Makes a step for a position and returns its loss before the step.
    pub(super) fn learn(&mut self, counts: &Counts, target: f32, rate: f32) -> f32 {
        let Activations { sums, units, output } = self.activations(counts);
        let (loss, slope) = Loss::Logistic.of(output, target);
        let mut slopes = [0.; 2 * SUMS];
        self.step_products(Layout::DIRECT, slope, &sums, &mut slopes, rate);
        for (at, active) in units.into_iter().enumerate().filter(|&(_, active)| active > 0.) {
            let unit = Layout::unit(at);
            let [bias, out] = [0, 1].map(|place| unit + 2 * SUMS + place);
            let of_unit = slope * self.weights[out];
            self.step_products(unit, of_unit, &sums, &mut slopes, rate);
            self.step(bias, of_unit, rate);
            self.step(out, slope * active, rate);
        }
        for (slopes, counts) in slopes.as_chunks::<SUMS>().0.iter().zip(counts) {
            for &(trio, times) in counts {
                let slopes = slopes.map(|slope| slope * f32::from(times));
                self.descent.step_row(&mut self.weights, Layout::row(trio), &slopes, rate);
            }
        }
        loss
    }

    /// Makes a step for the weights of all sums that begin at a place, and adds to the slopes of the sums.
    fn step_products(
        &mut self,
        from: usize,
        slope: f32,
        sums: &[f32; 2 * SUMS],
        slopes: &mut [f32; 2 * SUMS],
        rate: f32,
    ) {
        for (at, (sum, total)) in (from..).zip(sums.iter().zip(slopes)) {
            *total += slope * self.weights[at];
            self.step(at, slope * sum, rate);
        }
    }

    fn step(&mut self, at: usize, slope: f32, rate: f32) {
        self.descent.step(&mut self.weights, at, slope, rate);
    }

    /// Returns the weights as the integers of the network.
    pub(super) fn entries(&self) -> Vec<i16> {
        let rounded = |(at, &weight): (usize, &f32)| {
            let is_bias = at >= Layout::unit(0) && (at - Layout::unit(0)) % (2 * SUMS + 2) == 2 * SUMS;
            if at < Layout::DIRECT || is_bias {
                (weight * ONE as f32).round() as i16
            } else {
                let most = f32::from(MOST_WEIGHT);
                (weight * WEIGHT as f32).round().clamp(-most, most) as i16
            }
        };
        self.weights.iter().enumerate().map(rounded).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::gomoku::net::{Net, Sums};
    use crate::rules::Side;

    /// Two positions, which differ in what the other side has.
    fn positions() -> [Counts; 2] {
        let [two, three] =
            [Shape::OpenTwo, Shape::OpenThree].map(|best| trio([best, Shape::Two, Shape::One]));
        [
            [vec![(two, 9), (three, 2)], vec![(two, 8)]],
            [vec![(two, 9), (three, 2)], vec![(two, 3), (three, 4)]],
        ]
    }

    #[test]
    fn a_fit_learns_the_targets() {
        let mut fit = Fit::new(&mut Random::new(1));
        let targets = [0.8, 0.4];
        for _ in 0..2000 {
            for (counts, target) in positions().iter().zip(targets) {
                fit.learn(counts, target, 0.02);
            }
        }
        for (counts, target) in positions().iter().zip(targets) {
            let chance = 1. / (1. + (-fit.output(counts)).exp());
            assert!((chance - target).abs() < 0.01, "{chance} in place of {target}");
        }
    }

    #[test]
    fn the_integers_agree_with_the_fit() {
        let mut fit = Fit::new(&mut Random::new(2));
        for _ in 0..100 {
            for counts in &positions() {
                fit.learn(counts, 0.7, 0.02);
            }
        }
        let net = Net::from_entries(&fit.entries());
        for counts in positions() {
            let mut sums = Sums::default();
            for (side, counts) in counts.iter().enumerate() {
                for &(trio, times) in counts {
                    let mut trios = [trio_of_nothing(); 2];
                    trios[side] = trio;
                    (0..times).for_each(|_| sums.add(&net, trios));
                }
            }
            let (expected, found) = (SCALE as f32 * fit.output(&counts), net.value(sums, Side::First));
            assert!((expected - found as f32).abs() < 15., "{expected} {found}");
        }
    }

    fn trio_of_nothing() -> Trio {
        trio([Shape::Nothing; 3])
    }
}
