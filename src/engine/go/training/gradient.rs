//! The network in floating-point numbers, with the gradient of its loss.
//!
//! Sums go in a fixed order and without fused operations, so the same games give nearly the same weights everywhere;
//! only exponentials and logarithms are those of the system.

use super::games::{Example, POINTS};
use super::weights::convolution;
use crate::engine::go::board::Point;
use crate::engine::go::net::{BLOCKS, CANDIDATE, CHANNELS, HIDDEN, MEANS, PLANES, around, place};

const LINES: usize = 9;
/// Distance between two rows of points.
const ROW: usize = LINES + 1;

/// The weight of each head in the loss.
const OF_TURNS: f32 = 1.;
const OF_CHANCE: f32 = 2.;
const OF_OWNERS: f32 = 1.;
/// The part of the result in the wanted chance; the rest is the chance that the search saw.
const OF_RESULT: f32 = 0.4;

/// A number for each channel of each point.
type Field = Vec<Channels>;
type Channels = [f32; CHANNELS];

fn zeros() -> Field {
    vec![[0.; CHANNELS]; 128]
}

/// Sums of losses over examples.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Losses {
    pub examples: f32,
    /// Cross entropies of the shares of the playouts, and of the wanted chance.
    pub turns: f32,
    pub chance: f32,
    /// Mean squared error of the owners.
    pub owners: f32,
    /// The number of positions whose best turn is the likeliest.
    pub hits: f32,
}

impl Losses {
    pub(super) fn add(&mut self, other: &Losses) {
        self.examples += other.examples;
        self.turns += other.turns;
        self.chance += other.chance;
        self.owners += other.owners;
        self.hits += other.hits;
    }

    /// Returns the loss of which [`Network::learn`] adds the gradient.
    #[cfg(test)]
    fn all(&self) -> f32 {
        OF_TURNS * self.turns + OF_CHANCE * self.chance + OF_OWNERS * self.owners
    }
}

/// Weights, in the order of [`place`].
pub(super) struct Network<'a> {
    weights: &'a [f32],
    /// Those of each convolution of the tower with the roles of its two ends exchanged.
    turned: Vec<Vec<f32>>,
}

/// The activations of an example: before, within and after the blocks.
struct Activations {
    inputs: Vec<(usize, usize)>,
    fields: Vec<Field>,
    between: Vec<Field>,
}

impl<'a> Network<'a> {
    pub(super) fn new(weights: &'a [f32]) -> Network<'a> {
        let turned = |at: usize| {
            let weights = &weights[convolution(at)..][..place::MEAN];
            let mut turned = vec![0.; place::MEAN];
            for (from, weights) in weights.as_chunks::<CHANNELS>().0.iter().enumerate() {
                let (neighbour, from) = (from / CHANNELS, from % CHANNELS);
                for (to, &weight) in weights.iter().enumerate() {
                    turned[((8 - neighbour) * CHANNELS + to) * CHANNELS + from] = weight;
                }
            }
            turned
        };
        Network { weights, turned: (0..2 * BLOCKS).map(turned).collect() }
    }

    /// Adds the gradient of the loss of an example after one of eight symmetries, and returns the loss.
    pub(super) fn learn(&self, example: &Example, symmetry: u64, gradient: &mut [f32]) -> Losses {
        let map = |at: Point| image(usize::from(at), symmetry);
        let inputs = example.inputs.iter().map(|input| (usize::from(input.plane), map(input.at))).collect();
        let activations = self.forward(inputs);
        let field = &activations.fields[BLOCKS];
        let mut slopes = zeros();
        let mut losses = Losses { examples: 1., ..Losses::default() };
        if !example.shares.is_empty() {
            let candidates = activations.inputs.iter().filter(|(plane, _)| *plane == usize::from(CANDIDATE));
            let candidates: Vec<usize> = candidates.map(|(_, at)| *at).collect();
            let shares = example.shares.iter().map(|&(at, share)| (map(at), share)).collect::<Vec<_>>();
            let (loss, is_hit) = self.turns(field, &candidates, &shares, &mut slopes, gradient);
            (losses.turns, losses.hits) = (loss, f32::from(u8::from(is_hit)));
        }
        let points: [usize; POINTS] =
            std::array::from_fn(|at| image((at / LINES + 1) * ROW + at % LINES + 1, symmetry));
        (losses.chance, losses.owners) = self.result(field, example, &points, &mut slopes, gradient);
        self.backward(&activations, slopes, gradient);
        losses
    }

    fn channels(&self, at: usize) -> &Channels {
        self.weights[at..].first_chunk().expect("all weights are there")
    }

    fn forward(&self, inputs: Vec<(usize, usize)>) -> Activations {
        let mut sums = zeros();
        for at in points() {
            sums[at] = *self.channels(place::INPUT_BIAS);
        }
        for &(plane, at) in &inputs {
            for (neighbour, step) in around(LINES as u16).iter().enumerate() {
                add(
                    &mut sums[at.wrapping_add_signed(-step)],
                    1.,
                    self.channels(place::INPUT + (neighbour * PLANES + plane) * CHANNELS),
                );
            }
        }
        let mut fields = vec![rectified(&sums)];
        let mut between = Vec::new();
        for block in 0..BLOCKS {
            let [one, two] = [0, 1].map(|half| convolution(2 * block + half));
            let mut bias = *self.channels(one + place::BIAS);
            for (from, mean) in mean(&fields[block]).into_iter().enumerate() {
                add(&mut bias, mean, self.channels(one + place::MEAN + from * CHANNELS));
            }
            let mut sums = zeros();
            for at in points() {
                sums[at] = bias;
            }
            convolve(&fields[block], &self.weights[one..], &mut sums);
            between.push(rectified(&sums));
            let mut sums = fields[block].clone();
            for at in points() {
                add(&mut sums[at], 1., self.channels(two + place::BIAS));
            }
            convolve(&between[block], &self.weights[two..], &mut sums);
            fields.push(rectified(&sums));
        }
        Activations { inputs, fields, between }
    }

    /// Returns the loss of the turns, and whether the best is the likeliest.
    fn turns(
        &self,
        field: &[Channels],
        candidates: &[usize],
        shares: &[(usize, f32)],
        slopes: &mut [Channels],
        gradient: &mut [f32],
    ) -> (f32, bool) {
        let weights = self.channels(place::TURN);
        let sums: Vec<f32> = candidates.iter().map(|&at| dot(&field[at], weights)).collect();
        let most = sums.iter().copied().fold(f32::MIN, f32::max);
        let all: f32 = sums.iter().map(|sum| (sum - most).exp()).sum();
        let mut loss = 0.;
        for (&at, sum) in candidates.iter().zip(&sums) {
            let chance = (sum - most).exp() / all;
            let share = shares.iter().find(|(turn, _)| *turn == at).map_or(0., |(_, share)| *share);
            loss -= share * chance.max(1e-9).ln();
            let slope = OF_TURNS * (chance - share);
            add(&mut slopes[at], slope, weights);
            add_to(gradient, place::TURN, slope, &field[at]);
        }
        let likeliest = candidates.iter().zip(&sums).max_by(|one, other| one.1.total_cmp(other.1));
        let best = shares.iter().max_by(|one, other| one.1.total_cmp(&other.1));
        (loss, likeliest.map(|(at, _)| *at) == best.map(|(at, _)| *at))
    }

    /// Returns the losses of the chance and of the owners, who also tell the lead. `points` are row by row.
    fn result(
        &self,
        field: &[Channels],
        example: &Example,
        points: &[usize; POINTS],
        slopes: &mut [Channels],
        gradient: &mut [f32],
    ) -> (f32, f32) {
        let weights = self.channels(place::OWNER);
        let bias = self.weights[place::OWNER + CHANNELS];
        let owners: Vec<f32> = points.iter().map(|&at| softsign(dot(&field[at], weights) + bias)).collect();
        let lead = owners.iter().sum::<f32>() - example.bonus;
        let forms = [lead / 8., softsign(lead / 2.)];
        let means: [f32; MEANS] = {
            let mut means = mean(field).into_iter().chain(forms);
            std::array::from_fn(|_| means.next().unwrap_or_default())
        };
        let (loss, of_means) = self.chance(&means, example, gradient);
        let [.., plain, flat] = of_means;
        let of_lead = plain / 8. + flat * (1. - forms[1].abs()).powi(2) / 2.;
        let mut squares = 0.;
        for ((&at, &owner), &wanted) in points.iter().zip(&owners).zip(&example.owners) {
            let error = owner - wanted;
            squares += error * error / POINTS as f32;
            let slope = OF_OWNERS * 2. * error / POINTS as f32 + of_lead;
            let slope = slope * (1. - owner.abs()).powi(2);
            gradient[place::OWNER + CHANNELS] += slope;
            add_to(gradient, place::OWNER, slope, &field[at]);
            add(&mut slopes[at], slope, weights);
            for (channel, of_mean) in slopes[at].iter_mut().zip(of_means) {
                *channel += of_mean / POINTS as f32;
            }
        }
        (loss, squares)
    }

    /// Returns the loss of the chance, and its slopes by the inputs of this head.
    fn chance(&self, means: &[f32; MEANS], example: &Example, gradient: &mut [f32]) -> (f32, [f32; MEANS]) {
        let mut hidden: [f32; HIDDEN] = std::array::from_fn(|unit| self.weights[place::CHANCE_BIAS + unit]);
        for (mean, weights) in means.iter().zip(self.weights[place::CHANCE..].as_chunks::<HIDDEN>().0) {
            for (sum, weight) in hidden.iter_mut().zip(weights) {
                *sum += mean * weight;
            }
        }
        let of_unit = |unit: usize| self.weights[place::CHANCE_OUT + unit];
        let sum: f32 = hidden.iter().enumerate().map(|(unit, sum)| sum.max(0.) * of_unit(unit)).sum();
        let chance = 1. / (1. + (-sum - of_unit(HIDDEN)).exp());
        let wanted = OF_RESULT * example.result + (1. - OF_RESULT) * example.chance;
        let sure = chance.clamp(1e-6, 1. - 1e-6);
        let loss = -wanted * sure.ln() - (1. - wanted) * (1. - sure).ln();
        let slope = OF_CHANCE * (chance - wanted);
        gradient[place::CHANCE_OUT + HIDDEN] += slope;
        let mut of_means = [0.; MEANS];
        for (unit, &sum) in hidden.iter().enumerate().filter(|(_, sum)| **sum > 0.) {
            gradient[place::CHANCE_OUT + unit] += slope * sum;
            let slope = slope * of_unit(unit);
            gradient[place::CHANCE_BIAS + unit] += slope;
            for (at, (mean, of_mean)) in means.iter().zip(&mut of_means).enumerate() {
                let weight = place::CHANCE + at * HIDDEN + unit;
                gradient[weight] += slope * mean;
                *of_mean += slope * self.weights[weight];
            }
        }
        (loss, of_means)
    }

    /// Adds the gradient, given the slopes by the last activations.
    fn backward(&self, activations: &Activations, mut slopes: Field, gradient: &mut [f32]) {
        for block in (0..BLOCKS).rev() {
            let [one, two] = [0, 1].map(|half| convolution(2 * block + half));
            let before = &activations.fields[block];
            let between = &activations.between[block];
            let after = where_active(&slopes, &activations.fields[block + 1]);
            add_to(gradient, two + place::BIAS, 1., &sum(&after));
            add_products(between, &after, &mut gradient[two..]);
            let mut inner = zeros();
            convolve(&after, &self.turned[2 * block + 1], &mut inner);
            let inner = where_active(&inner, between);
            let of_bias = sum(&inner);
            add_to(gradient, one + place::BIAS, 1., &of_bias);
            add_products(before, &inner, &mut gradient[one..]);
            // The block adds to what came in.
            slopes = after;
            convolve(&inner, &self.turned[2 * block], &mut slopes);
            for (from, mean) in mean(before).into_iter().enumerate() {
                let weights = one + place::MEAN + from * CHANNELS;
                add_to(gradient, weights, mean, &of_bias);
                let slope = dot(self.channels(weights), &of_bias) / POINTS as f32;
                for at in points() {
                    slopes[at][from] += slope;
                }
            }
        }
        let slopes = where_active(&slopes, &activations.fields[0]);
        add_to(gradient, place::INPUT_BIAS, 1., &sum(&slopes));
        for &(plane, at) in &activations.inputs {
            for (neighbour, step) in around(LINES as u16).iter().enumerate() {
                let weights = place::INPUT + (neighbour * PLANES + plane) * CHANNELS;
                add_to(gradient, weights, 1., &slopes[at.wrapping_add_signed(-step)]);
            }
        }
    }
}

fn points() -> impl Iterator<Item = usize> {
    (1..=LINES).flat_map(|row| (1..=LINES).map(move |column| row * ROW + column))
}

/// Returns where a point goes by a symmetry.
fn image(at: usize, symmetry: u64) -> usize {
    let (column, row) = (at % ROW, at / ROW);
    let column = if symmetry & 1 == 0 { column } else { ROW - column };
    let row = if symmetry & 2 == 0 { row } else { ROW - row };
    let (column, row) = if symmetry & 4 == 0 { (column, row) } else { (row, column) };
    row * ROW + column
}

fn softsign(x: f32) -> f32 {
    x / (1. + x.abs())
}

fn dot(one: &Channels, other: &Channels) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

fn add(to: &mut Channels, times: f32, more: &Channels) {
    for (to, more) in to.iter_mut().zip(more) {
        *to += times * more;
    }
}

fn add_to(gradient: &mut [f32], at: usize, times: f32, more: &Channels) {
    if let Some(to) = gradient[at..].first_chunk_mut() {
        add(to, times, more);
    }
}

fn rectified(sums: &[Channels]) -> Field {
    where_active(sums, sums)
}

/// Returns the field where the other one is positive, and zero elsewhere.
fn where_active(field: &[Channels], other: &[Channels]) -> Field {
    let mut active = zeros();
    for at in points() {
        active[at] = std::array::from_fn(|to| if other[at][to] > 0. { field[at][to] } else { 0. });
    }
    active
}

fn sum(field: &[Channels]) -> Channels {
    let mut sum = [0.; CHANNELS];
    for at in points() {
        add(&mut sum, 1., &field[at]);
    }
    sum
}

fn mean(field: &[Channels]) -> Channels {
    sum(field).map(|sum| sum / POINTS as f32)
}

/// Adds a convolution of a field to the sums. Three points at a time share the loading of the weights.
fn convolve(field: &[Channels], weights: &[f32], sums: &mut [Channels]) {
    for first in points().step_by(3) {
        let mut three = [sums[first], sums[first + 1], sums[first + 2]];
        for (step, weights) in
            around(LINES as u16).iter().zip(weights.as_chunks::<{ CHANNELS * CHANNELS }>().0)
        {
            let seen = first.wrapping_add_signed(*step);
            for (from, weights) in weights.as_chunks::<CHANNELS>().0.iter().enumerate() {
                for (at, sums) in three.iter_mut().enumerate() {
                    add(sums, field[seen + at][from], weights);
                }
            }
        }
        sums[first..first + 3].copy_from_slice(&three);
    }
}

/// Adds the gradient of the weights of a convolution of `field`, given the slopes by its sums.
fn add_products(field: &[Channels], slopes: &[Channels], gradient: &mut [f32]) {
    for (step, gradient) in
        around(LINES as u16).iter().zip(gradient.as_chunks_mut::<{ CHANNELS * CHANNELS }>().0)
    {
        for (from, gradient) in gradient.as_chunks_mut::<CHANNELS>().0.iter_mut().enumerate() {
            let mut sum = *gradient;
            for at in points() {
                add(&mut sum, field[at.wrapping_add_signed(*step)][from], &slopes[at]);
            }
            *gradient = sum;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::games::{GameSettings, Games};
    use super::super::weights::random_weights;
    use super::*;
    use crate::rules::random::Random;

    #[test]
    fn gradients_agree_with_differences() {
        let Games(games) = Games::played(&GameSettings { games: 1, nodes: 20, seed: 4, net: false });
        let example = games[0].iter().rfind(|example| !example.shares.is_empty()).expect("a position");
        let weights = random_weights(&mut Random::new(3));
        let loss = |weights: &[f32]| Network::new(weights).learn(example, 3, &mut vec![0.; place::ALL]).all();
        let mut gradient = vec![0.; place::ALL];
        Network::new(&weights).learn(example, 3, &mut gradient);
        let parts = [
            (place::INPUT, place::INPUT_BIAS),
            (place::INPUT_BIAS, place::TOWER),
            (convolution(0), convolution(0) + place::MEAN),
            (convolution(3) + place::MEAN, convolution(3) + place::BIAS),
            (convolution(1), convolution(1) + place::MEAN),
            (convolution(2) + place::MEAN, convolution(2) + place::BIAS),
            (convolution(2) + place::BIAS, convolution(3)),
            (place::TURN, place::OWNER),
            (place::OWNER, place::CHANCE),
            (place::CHANCE, place::CHANCE_BIAS),
            (place::CHANCE_BIAS, place::CHANCE_OUT),
            (place::CHANCE_OUT, place::ALL),
        ];
        for (first, end) in parts {
            // The weight that matters most in its part.
            let at =
                (first..end).max_by(|&one, &other| gradient[one].abs().total_cmp(&gradient[other].abs()));
            let at = at.expect("a weight");
            let [more, less] = [2e-3, -2e-3].map(|step| {
                let mut weights = weights.clone();
                weights[at] += step;
                loss(&weights)
            });
            let slope = (more - less) / 4e-3;
            assert!(
                (slope - gradient[at]).abs() < 0.02 + 0.05 * slope.abs(),
                "{at}: {slope} {}",
                gradient[at]
            );
        }
    }
}
