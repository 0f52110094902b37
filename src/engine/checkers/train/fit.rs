//! The network in floating-point numbers, and its fit by stochastic gradient descent.

use crate::engine::checkers::net::{
    ACTIVE, HIDDEN, KINDS, Layout, MOST_INPUT, MOST_WEIGHT, UNITS, WEIGHT, pack,
};
use crate::engine::descent::Adagrad;
use crate::engine::linear::Loss;
use crate::rules::checkers::{Shape, Word, bits};
use crate::rules::random::Random;

/// Sum of the squared gradients of a weight at first, so that no first step is large.
const CAUTION: f32 = 1e-3;

/// A network that is being fitted.
pub(super) struct Fit {
    layout: Layout,
    /// The weights in the places of the layout.
    weights: Vec<f32>,
    descent: Adagrad,
    /// The number of a square by its bit.
    numbers: [u8; 128],
}

/// The activations of a position.
struct Activations {
    units: [f32; UNITS],
    hidden: [f32; HIDDEN],
    output: f32,
}

impl Fit {
    /// Returns a network with random weights.
    pub(super) fn new<S: Shape>(random: &mut Random) -> Fit {
        let layout = Layout::of::<S>();
        let mut weights = vec![0.; layout.all()];
        // A number from -1 to 1.
        let mut uniform = || random.below(1 << 20) as f32 / (1_u32 << 19) as f32 - 1.;
        for (part, most) in [
            (0..layout.bias(), 0.15),
            (layout.hidden()..layout.hidden_bias(), (UNITS as f32).sqrt().recip()),
            (layout.out()..layout.out_bias(), (HIDDEN as f32).sqrt().recip()),
        ] {
            weights[part].fill_with(|| most * uniform());
        }
        weights[layout.bias()..layout.hidden()].fill(0.1);
        weights[layout.hidden_bias()..layout.out()].fill(0.1);
        let mut numbers = [0; 128];
        for (number, bit) in (0..).zip(bits(S::SQUARES)) {
            numbers[usize::from(bit.number())] = number;
        }
        Fit { layout, descent: Adagrad::new(weights.len(), CAUTION), weights, numbers }
    }

    /// Returns the place of the row of a piece.
    fn row<W: Word>(&self, kind: usize, square: W) -> usize {
        self.layout.row(kind, self.numbers[usize::from(square.number())].into())
    }

    fn units(&self, at: usize) -> &[f32; UNITS] {
        self.weights[at..].first_chunk().expect("the layout has all units")
    }

    fn activations<S: Shape>(&self, kinds: &[S::Word; KINDS]) -> Activations {
        let layout = self.layout;
        let mut units = *self.units(layout.bias());
        for (kind, &squares) in kinds.iter().enumerate() {
            for square in bits(squares) {
                for (sum, weight) in units.iter_mut().zip(self.units(self.row(kind, square))) {
                    *sum += weight;
                }
            }
        }
        let units = units.map(|sum| sum.max(0.));
        let mut output = self.weights[layout.out_bias()];
        let hidden = std::array::from_fn(|at| {
            let weights = self.units(layout.hidden() + at * UNITS);
            // Sixteen sums, so that the compiler can use vectors.
            let mut sums = [0.; 16];
            for (units, weights) in units.as_chunks::<16>().0.iter().zip(weights.as_chunks::<16>().0) {
                for ((sum, unit), weight) in sums.iter_mut().zip(units).zip(weights) {
                    *sum += unit * weight;
                }
            }
            let hidden = (self.weights[layout.hidden_bias() + at] + sums.iter().sum::<f32>()).max(0.);
            output += self.weights[layout.out() + at] * hidden;
            hidden
        });
        Activations { units, hidden, output }
    }

    /// Returns the output, which is added to the logarithm of the odds by the general value.
    pub(super) fn output<S: Shape>(&self, kinds: &[S::Word; KINDS]) -> f32 {
        self.activations::<S>(kinds).output
    }

    /// Makes a step for a position and returns its loss before the step.
    pub(super) fn learn<S: Shape>(
        &mut self,
        kinds: &[S::Word; KINDS],
        base: f32,
        target: f32,
        rate: f32,
    ) -> f32 {
        let layout = self.layout;
        let Activations { units, hidden, output } = self.activations::<S>(kinds);
        let (loss, slope) = Loss::Logistic.of(base + output, target);
        self.step(layout.out_bias(), slope, rate);
        let mut slopes = [0.; UNITS];
        for (at, &active) in hidden.iter().enumerate() {
            let of_hidden = if active > 0. { slope * self.weights[layout.out() + at] } else { 0. };
            self.step(layout.out() + at, slope * active, rate);
            if of_hidden == 0. {
                continue;
            }
            self.step(layout.hidden_bias() + at, of_hidden, rate);
            let row = layout.hidden() + at * UNITS;
            for (sum, weight) in slopes.iter_mut().zip(self.units(row)) {
                *sum += of_hidden * weight;
            }
            self.step_units(row, &units.map(|unit| of_hidden * unit), rate);
        }
        for (slope, &unit) in slopes.iter_mut().zip(&units) {
            *slope = if unit > 0. { *slope } else { 0. };
        }
        self.step_units(layout.bias(), &slopes, rate);
        for (kind, &squares) in kinds.iter().enumerate() {
            for square in bits(squares) {
                self.step_units(self.row(kind, square), &slopes, rate);
            }
        }
        loss
    }

    fn step(&mut self, at: usize, slope: f32, rate: f32) {
        self.descent.step(&mut self.weights, at, slope, rate);
    }

    fn step_units(&mut self, at: usize, slopes: &[f32; UNITS], rate: f32) {
        self.descent.step_row(&mut self.weights, at, slopes, rate);
    }

    /// Returns the network in its file format. An output of 1 is worth `scale` hundredths of a man.
    pub(super) fn packed(&self, scale: f32) -> Vec<u8> {
        let layout = self.layout;
        let rounded = |(at, &weight): (usize, &f32)| {
            let is_weight = (layout.hidden()..layout.hidden_bias()).contains(&at)
                || (layout.out()..layout.out_bias()).contains(&at);
            let unit = if is_weight { WEIGHT } else { ACTIVE };
            let most = f32::from(if at < layout.hidden() { MOST_INPUT } else { MOST_WEIGHT });
            (weight * unit as f32).round().clamp(-most, most) as i16
        };
        let weights: Vec<i16> = self.weights.iter().enumerate().map(rounded).collect();
        pack(scale as i16, &weights)
    }
}

/// Returns the chance of winning at this logarithm of the odds.
pub(super) fn chance(output: f32) -> f32 {
    1. / (1. + (-output).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::checkers::net::{Net, seen};
    use crate::rules::Side;
    use crate::rules::checkers::{CheckersBoard, Eight, Rules, State, Ten};

    fn start<S: Shape>(rules: Rules) -> State<S> {
        State::new(rules, Side::First, CheckersBoard::START)
    }

    #[test]
    fn a_fit_learns_the_targets() {
        let start = start::<Eight>(Rules::AMERICAN);
        let kinds = seen(&start);
        let fewer = [kinds[0], kinds[1] & !kinds[1].lowest(), kinds[2], kinds[3]];
        let mut fit = Fit::new::<Eight>(&mut Random::new(1));
        for _ in 0..500 {
            fit.learn::<Eight>(&kinds, 0., 0.5, 0.05);
            fit.learn::<Eight>(&fewer, 0.5, 0.9, 0.05);
        }
        let found = [chance(fit.output::<Eight>(&kinds)), chance(0.5 + fit.output::<Eight>(&fewer))];
        assert!((found[0] - 0.5).abs() < 0.01 && (found[1] - 0.9).abs() < 0.01, "{found:?}");
    }

    #[test]
    fn the_integers_agree_with_the_fit() {
        let state = start::<Ten>(Rules::INTERNATIONAL);
        let mut fit = Fit::new::<Ten>(&mut Random::new(2));
        for _ in 0..100 {
            fit.learn::<Ten>(&seen(&state), 0., 0.8, 0.05);
        }
        let net = Net::unpacked::<Ten>(&fit.packed(100.)).expect("the network should be valid");
        let (expected, found) = (100. * fit.output::<Ten>(&seen(&state)), net.value(&state));
        assert!((expected - found as f32).abs() < 6., "{expected} {found}");
        assert!(found > 60, "{found}");
        assert_eq!(Net::unpacked::<Eight>(&fit.packed(100.)), None);
    }
}
