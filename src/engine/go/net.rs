//! A small convolutional network that judges positions of 9x9: the chance of winning, and how likely each turn is.
//!
//! A residual tower (K. He and others, *Deep Residual Learning for Image Recognition*, CVPR 2016) with rectifiers, a
//! mean over all points in each block (D. Wu, *Accelerating Self-Play Learning in Go*, arXiv 1902.10565, 2019), and
//! three heads: a number for each turn, the owner of each point, and the chance of winning, which knows the sum of the
//! owners less the komi. Everything is in integers, so the network judges alike on every processor, with vectors of
//! any width (`engine::lanes`).

#![expect(clippy::inline_always, reason = "only what is inlined is compiled for the vectors")]

mod inputs;

use std::sync::OnceLock;

use super::board::PlayoutBoard;
use super::learned::{DOUBLE, power};
use crate::engine::entries::from_bytes;
use crate::engine::lanes::{GROUP, Lanes, Task, Weights, with_widest};
use crate::engine::tables::Table;
#[cfg(feature = "tools")]
pub(super) use inputs::CANDIDATE;
pub(super) use inputs::{Input, PLANES, inputs};

/// Number of channels of the tower.
pub(super) const CHANNELS: usize = 48;
/// Number of blocks of two convolutions.
pub(super) const BLOCKS: usize = 2;
/// Number of hidden units of the head for the chance.
pub(super) const HIDDEN: usize = 32;
/// Number of inputs of that head: the means of the channels and two forms of the lead.
pub(super) const MEANS: usize = CHANNELS + 2;

/// The places of the weights in their list.
pub(super) mod place {
    use super::{BLOCKS, CHANNELS, HIDDEN, MEANS, PLANES};

    /// The first convolution, as `[neighbour][plane][channel]`, and its biases.
    pub(in crate::engine::go) const INPUT: usize = 0;
    pub(in crate::engine::go) const INPUT_BIAS: usize = 9 * PLANES * CHANNELS;
    /// The other convolutions.
    pub(in crate::engine::go) const TOWER: usize = INPUT_BIAS + CHANNELS;
    /// In each: its weights, as `[neighbour][from channel][to channel]`, those of the mean, as
    /// `[from channel][to channel]`, which only the first of a block has, and its biases.
    pub(in crate::engine::go) const MEAN: usize = 9 * CHANNELS * CHANNELS;
    pub(in crate::engine::go) const BIAS: usize = MEAN + CHANNELS * CHANNELS;
    pub(in crate::engine::go) const CONVOLUTION: usize = BIAS + CHANNELS;
    /// The heads of turns and owners: a weight for each channel, and a bias for the owner.
    pub(in crate::engine::go) const TURN: usize = TOWER + 2 * BLOCKS * CONVOLUTION;
    pub(in crate::engine::go) const OWNER: usize = TURN + CHANNELS;
    /// The head of the chance: `[input][hidden]`, biases, a weight for each hidden unit, and a bias.
    pub(in crate::engine::go) const CHANCE: usize = OWNER + CHANNELS + 1;
    pub(in crate::engine::go) const CHANCE_BIAS: usize = CHANCE + MEANS * HIDDEN;
    pub(in crate::engine::go) const CHANCE_OUT: usize = CHANCE_BIAS + HIDDEN;
    /// Number of weights.
    pub(in crate::engine::go) const ALL: usize = CHANCE_OUT + HIDDEN + 1;
}

/// A weight of 1.
pub(super) const WEIGHT: i32 = 1 << WEIGHT_BITS;
const WEIGHT_BITS: u32 = 10;
/// An activation of 1.
const ACTIVE: i32 = 1 << ACTIVE_BITS;
const ACTIVE_BITS: u32 = 7;
/// The greatest activation.
const MOST_ACTIVE: i32 = 16 * ACTIVE - 1;

/// The opinion of the network on a position.
pub(super) struct Opinion<const N: usize> {
    /// The chance of winning of the side to move, in thousandths.
    pub chance: u16,
    /// A number for each turn, by point: [`DOUBLE`] steps more for one that is twice as likely.
    pub turns: [i32; N],
}

/// The activations of all points.
type Field = Vec<[i16; CHANNELS]>;

/// A convolution of the tower.
struct Convolution {
    /// For each pair of from channels, those of the first neighbour first, the weights of each group of to channels.
    weights: Vec<[Weights; CHANNELS / GROUP]>,
    of_mean: Vec<i16>,
    bias: [i32; CHANNELS],
}

/// The network.
pub(super) struct Net {
    input: Vec<i16>,
    input_bias: [i32; CHANNELS],
    tower: Vec<Convolution>,
    turn: [i16; CHANNELS],
    owner: [i16; CHANNELS],
    owner_bias: i32,
    chance: Vec<i16>,
    chance_bias: [i32; HIDDEN],
    chance_out: [i16; HIDDEN],
    chance_out_bias: i32,
}

impl Net {
    /// Returns the network made by `parlour train go-net`.
    ///
    /// # Panics
    /// Panics on a page that has not loaded its table.
    pub(super) fn trained() -> &'static Net {
        static NET: OnceLock<Net> = OnceLock::new();
        NET.get_or_init(|| {
            let packed = Table::Net.packed().expect("a page should load the tables before it asks an engine");
            Net::from_weights(from_bytes(packed))
        })
    }

    /// Returns a network from its weights, in units of [`WEIGHT`]. Missing weights are 0.
    fn from_weights(mut weights: Vec<i16>) -> Net {
        weights.resize(place::ALL, 0);
        let bias = |at: usize| std::array::from_fn(|channel| i32::from(weights[at + channel]) * ACTIVE);
        let convolution = |at: usize| {
            let group = |pair: usize, group: usize| {
                let weight = |sum: usize| at + (2 * pair + sum % 2) * CHANNELS + group * GROUP + sum / 2;
                Weights(std::array::from_fn(|sum| weights[weight(sum)]))
            };
            let pairs = 0..9 * CHANNELS / 2;
            Convolution {
                weights: pairs.map(|pair| std::array::from_fn(|at| group(pair, at))).collect(),
                of_mean: weights[at + place::MEAN..at + place::BIAS].to_vec(),
                bias: bias(at + place::BIAS),
            }
        };
        let channels = |at: usize| std::array::from_fn(|channel| weights[at + channel]);
        Net {
            input: weights[place::INPUT..place::INPUT_BIAS].to_vec(),
            input_bias: bias(place::INPUT_BIAS),
            tower: (0..2 * BLOCKS).map(|at| convolution(place::TOWER + at * place::CONVOLUTION)).collect(),
            turn: channels(place::TURN),
            owner: channels(place::OWNER),
            owner_bias: i32::from(weights[place::OWNER + CHANNELS]) * ACTIVE,
            chance: weights[place::CHANCE..place::CHANCE_BIAS].to_vec(),
            chance_bias: std::array::from_fn(|at| i32::from(weights[place::CHANCE_BIAS + at]) * ACTIVE),
            chance_out: std::array::from_fn(|at| weights[place::CHANCE_OUT + at]),
            chance_out_bias: i32::from(weights[place::CHANCE_OUT + HIDDEN]) * ACTIVE,
        }
    }

    /// Returns the opinion on a position. `bonus` is what the side to move gives the other one, in half points.
    pub(super) fn opinion<const N: usize>(
        &self,
        board: &PlayoutBoard<N>,
        suicide: bool,
        bonus: i32,
    ) -> Opinion<N> {
        with_widest(Judgement { net: self, board, suicide, bonus })
    }

    /// Returns the activations after the first convolution, in a field of this size. Few inputs are not zero.
    fn first(&self, inputs: &[Input], points: &[usize], around: &[isize; 9], size: usize) -> Field {
        let mut sums = vec![[0; CHANNELS]; size];
        for &at in points {
            sums[at] = self.input_bias;
        }
        for &Input { plane, at } in inputs {
            for (neighbour, step) in around.iter().enumerate() {
                // The point that has this one as its neighbour.
                let sums = &mut sums[usize::from(at).wrapping_add_signed(-step)];
                let weights = &self.input[(neighbour * PLANES + usize::from(plane)) * CHANNELS..];
                for (sum, &weight) in sums.iter_mut().zip(&weights[..CHANNELS]) {
                    *sum += i32::from(weight) * ACTIVE;
                }
            }
        }
        let mut field = vec![[0; CHANNELS]; size];
        for &at in points {
            field[at] = sums[at].map(|sum| rectified(sum >> WEIGHT_BITS));
        }
        field
    }

    /// Returns the activations after a block.
    #[inline(always)]
    fn block(
        [one, two]: &[Convolution; 2],
        before: &[[i16; CHANNELS]],
        points: &[usize],
        around: &[isize; 9],
        lanes: impl Lanes,
    ) -> Field {
        let mut bias = one.bias;
        for (mean, weights) in means(before, points).into_iter().zip(one.of_mean.as_chunks::<CHANNELS>().0) {
            for (bias, &weight) in bias.iter_mut().zip(weights) {
                *bias += mean * i32::from(weight);
            }
        }
        let mut between = vec![[0; CHANNELS]; before.len()];
        one.each(before, points, around, &bias, lanes, |at, sums| {
            between[at] = sums.map(|sum| rectified(sum >> WEIGHT_BITS));
        });
        let mut after = vec![[0; CHANNELS]; before.len()];
        two.each(&between, points, around, &two.bias, lanes, |at, sums| {
            for ((after, sum), &before) in after[at].iter_mut().zip(sums).zip(&before[at]) {
                *after = rectified((sum >> WEIGHT_BITS) + i32::from(before));
            }
        });
        after
    }

    /// Returns the chance of winning in thousandths from the means of the channels and the lead, in units of [`ACTIVE`].
    fn chance(&self, means: &[i32; CHANNELS], lead: i32) -> u16 {
        let mut hidden = self.chance_bias;
        let leads = [lead / 8, softsign(lead / 2, ACTIVE)];
        for (mean, weights) in means.iter().chain(&leads).zip(self.chance.as_chunks::<HIDDEN>().0) {
            for (sum, &weight) in hidden.iter_mut().zip(weights) {
                *sum += mean * i32::from(weight);
            }
        }
        let out = hidden.iter().zip(&self.chance_out);
        let out: i32 = out.map(|(&sum, &weight)| (sum >> WEIGHT_BITS).max(0) * i32::from(weight)).sum();
        let steps = in_steps(out + self.chance_out_bias);
        let odds = power(steps.unsigned_abs() as usize);
        let better = (1000_u64 << 32) / ((1 << 32) + odds);
        (if steps < 0 { 1000 - better } else { better }) as u16
    }
}

/// An opinion to be formed.
struct Judgement<'a, const N: usize> {
    net: &'a Net,
    board: &'a PlayoutBoard<N>,
    suicide: bool,
    bonus: i32,
}

impl<const N: usize> Task for Judgement<'_, N> {
    type Output = Opinion<N>;

    #[inline(always)]
    fn run(self, lanes: impl Lanes) -> Opinion<N> {
        let Judgement { net, board, suicide, bonus } = self;
        let points: Vec<usize> = board.points().map(usize::from).collect();
        let around = around(board.lines());
        let mut field = net.first(&inputs(board, suicide), &points, &around, N);
        for block in net.tower.as_chunks::<2>().0 {
            field = Net::block(block, &field, &points, &around, lanes);
        }
        let mut turns = [0; N];
        let mut lead = 0;
        for &at in &points {
            turns[at] = in_steps(dot(&field[at], &net.turn));
            let owner = dot(&field[at], &net.owner) + net.owner_bias;
            lead += softsign(owner, WEIGHT * ACTIVE);
        }
        let by = lead - bonus * (ACTIVE / 2);
        let chance = net.chance(&means(&field, &points), by);
        Opinion { chance, turns }
    }
}

impl Convolution {
    /// Calls `take` with each point and the sums of all its channels.
    #[inline(always)]
    fn each<L: Lanes>(
        &self,
        field: &[[i16; CHANNELS]],
        points: &[usize],
        around: &[isize; 9],
        bias: &[i32; CHANNELS],
        lanes: L,
        mut take: impl FnMut(usize, [i32; CHANNELS]),
    ) {
        // Weights are read once for two points if their sums fit into the registers.
        let (pairs, rest) = points.as_chunks::<2>();
        let has_room = L::GROUPS >= 2 * CHANNELS / GROUP;
        let (pairs, rest) = if has_room { (pairs, rest) } else { (&[][..], points) };
        for points in pairs {
            let sums = self.sums(field, points, around, bias, lanes);
            points.iter().zip(sums).for_each(|(&at, sums)| take(at, sums));
        }
        for &at in rest {
            let [sums] = self.sums(field, &[at], around, bias, lanes);
            take(at, sums);
        }
    }

    /// Returns the sums of all channels at some points.
    #[inline(always)]
    fn sums<const POINTS: usize>(
        &self,
        field: &[[i16; CHANNELS]],
        points: &[usize; POINTS],
        around: &[isize; 9],
        bias: &[i32; CHANNELS],
        lanes: impl Lanes,
    ) -> [[i32; CHANNELS]; POINTS] {
        let mut sums = [[lanes.zero(); CHANNELS / GROUP]; POINTS];
        let mut weights = self.weights.iter();
        // Three neighbours in a row are three points in a row.
        for step in [around[0], around[3], around[6]] {
            let rows: [&[[i16; 2]]; POINTS] = std::array::from_fn(|point| {
                let first = points[point].wrapping_add_signed(step);
                field[first..first + 3].as_flattened().as_chunks().0
            });
            for (at, weights) in (0..3 * CHANNELS / 2).zip(&mut weights) {
                for (sums, row) in sums.iter_mut().zip(rows) {
                    let pair = lanes.pair(row[at]);
                    for (sums, weights) in sums.iter_mut().zip(weights) {
                        lanes.add(sums, pair, weights);
                    }
                }
            }
        }
        sums.map(|sums| {
            let mut all = *bias;
            for (all, sums) in all.as_chunks_mut::<GROUP>().0.iter_mut().zip(sums) {
                all.iter_mut().zip(lanes.numbers(sums)).for_each(|(all, sum)| *all += sum);
            }
            all
        })
    }
}

/// Returns the steps to the eight points around a point, row by row, and to itself, which is in the middle.
pub(super) fn around(lines: u16) -> [isize; 9] {
    let row = isize::from(lines.cast_signed()) + 1;
    [-row - 1, -row, 1 - row, -1, 0, 1, row - 1, row, row + 1]
}

fn rectified(sum: i32) -> i16 {
    sum.clamp(0, MOST_ACTIVE) as i16
}

fn dot(field: &[i16; CHANNELS], weights: &[i16; CHANNELS]) -> i32 {
    field.iter().zip(weights).map(|(&active, &weight)| i32::from(active) * i32::from(weight)).sum()
}

/// Returns the mean activation of each channel.
fn means(field: &[[i16; CHANNELS]], points: &[usize]) -> [i32; CHANNELS] {
    let mut sums = [0; CHANNELS];
    for &at in points {
        for (sum, &active) in sums.iter_mut().zip(&field[at]) {
            *sum += i32::from(active);
        }
    }
    sums.map(|sum| sum / points.len().max(1).cast_signed() as i32)
}

/// Returns x ÷ (1 + |x|) in units of [`ACTIVE`], for x in the given units.
fn softsign(x: i32, unit: i32) -> i32 {
    let (x, unit) = (i64::from(x), i64::from(unit));
    (x * i64::from(ACTIVE) / (unit + x.abs())) as i32
}

/// Converts a natural logarithm, in the units of a sum, to steps of which [`DOUBLE`] are a factor of two.
fn in_steps(logarithm: i32) -> i32 {
    const PER_UNIT: i64 = (DOUBLE as f64 / std::f64::consts::LN_2 * 100.0) as i64;
    ((i64::from(logarithm) * PER_UNIT / 100) >> (WEIGHT_BITS + ACTIVE_BITS)) as i32
}

#[cfg(test)]
mod tests;
