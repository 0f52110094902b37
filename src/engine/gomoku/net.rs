//! The evaluation: a small network of what both sides could make.
//!
//! Each empty point has a row of numbers for the [trio](super::trio) of a stone there. The rows of all points add up to
//! the sums of a side; a row is the same for both sides. A layer of units then judges the sums of the side to move and
//! of the other one together. All numbers are integers, so values are the same on every processor.

use std::ops::Range;

use wide::{i16x8, i32x4};

use super::trio::{TRIOS, Trio};
use crate::engine::entries::from_bytes;
#[cfg(feature = "tools")]
use crate::engine::entries::to_bytes;
use crate::engine::lanes::{GROUP, Lanes as _, Narrow, Weights};
use crate::rules::Side;
use crate::rules::gomoku::Winning;

/// Number of sums of a side, as many as fit into a vector.
pub(super) const SUMS: usize = 8;
/// Number of units.
pub(super) const UNITS: usize = GROUP;

/// The integer for 1 in a row and in a bias, and in another weight.
pub(super) const ONE: i32 = 256;
pub(super) const WEIGHT: i32 = 512;
/// The integer for 1 in the output, and the largest output that counts.
const OUTPUT: i32 = ONE * WEIGHT;
const MOST: i32 = 64 * OUTPUT;
/// The largest weight: with all sums and weights this large, the total still fits.
#[cfg(feature = "tools")]
pub(super) const MOST_WEIGHT: i16 = 1016;

/// Value at which the chance of winning is 73 percent: the logarithm of the odds is 1.
pub(crate) const SCALE: i32 = 600;

/// The networks made by `parlour train gomoku`, for each way of winning.
const TRAINED: &[u8] = include_bytes!("../../../assets/engine/gomoku.net");

/// The places of the numbers in the list of all.
pub(super) struct Layout;

impl Layout {
    /// The weights of the sums themselves, for the side to move and for the other one.
    pub(super) const DIRECT: usize = TRIOS * SUMS;
    /// The number of all entries.
    pub(super) const ALL: usize = Layout::unit(UNITS);

    /// Returns the place of the row of a trio.
    pub(super) const fn row(trio: Trio) -> usize {
        trio as usize * SUMS
    }

    /// Returns the place of a unit: its weights of the sums of the side to move and of the other one, its bias, and the
    /// weight of its output.
    pub(super) const fn unit(at: usize) -> usize {
        Layout::DIRECT + 2 * SUMS + at * (2 * SUMS + 2)
    }
}

/// The sums of both sides. They wrap beyond 128 in units of [`ONE`]; in a million positions of searches none exceeds 30.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Sums([i16x8; 2]);

impl Sums {
    /// Adds the rows of a point.
    #[inline]
    pub(super) fn add(&mut self, net: &Net, [first, second]: [Trio; 2]) {
        self.0[0] += net.rows[usize::from(first)];
        self.0[1] += net.rows[usize::from(second)];
    }

    /// Subtracts the rows of a point.
    #[inline]
    pub(super) fn subtract(&mut self, net: &Net, [first, second]: [Trio; 2]) {
        self.0[0] -= net.rows[usize::from(first)];
        self.0[1] -= net.rows[usize::from(second)];
    }
}

/// A network.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Net {
    /// The rows by trio. Those of suspect trios are 0.
    rows: Box<[i16x8; 256]>,
    /// The weights of the sums of the side to move and of the other one.
    direct: [i16x8; 2],
    /// The weights of all units for each pair of sums: first those of the side to move.
    weights: [Weights; SUMS],
    bias: [i32x4; UNITS / 4],
    /// The weights of the units' outputs.
    out: [i32x4; UNITS / 4],
}

impl Net {
    /// Returns the built-in network for this way of winning.
    pub(crate) fn trained(winning: Winning) -> Net {
        Net::from_entries(&Net::trained_entries(winning))
    }

    /// Returns the numbers of the built-in network for this way of winning.
    pub(super) fn trained_entries(winning: Winning) -> Vec<i16> {
        from_bytes(TRAINED).get(places(winning)).unwrap_or_default().to_vec()
    }

    /// Returns the built-in networks in their file format, with these numbers in place of those for this way of winning.
    #[cfg(feature = "tools")]
    pub(crate) fn in_file(entries: &[i16], winning: Winning) -> Vec<u8> {
        let mut all = from_bytes(TRAINED);
        all.resize(places(Winning::Caro).end, 0);
        all[places(winning)].copy_from_slice(entries);
        to_bytes(&all)
    }

    /// Returns the network with these numbers. Missing ones are 0.
    pub(crate) fn from_entries(entries: &[i16]) -> Net {
        let entry = |at: usize| entries.get(at).copied().unwrap_or_default();
        let lanes = |from: usize| i16x8::new(std::array::from_fn(|lane| entry(from + lane)));
        let row = |trio: usize| if trio < TRIOS { lanes(Layout::row(trio as Trio)) } else { i16x8::ZERO };
        let weights = |pair: usize| {
            let weight = |at: usize| entry(Layout::unit(at / 2) + 2 * pair + at % 2);
            Weights(std::array::from_fn(weight))
        };
        let numbers = |place: usize, scale: i32| {
            let number = |at: usize| scale * i32::from(entry(Layout::unit(at) + 2 * SUMS + place));
            std::array::from_fn(|four| i32x4::new(std::array::from_fn(|at| number(4 * four + at))))
        };
        Net {
            rows: Box::new(std::array::from_fn(row)),
            direct: [0, SUMS].map(|from| lanes(Layout::DIRECT + from)),
            weights: std::array::from_fn(weights),
            bias: numbers(0, WEIGHT),
            out: numbers(1, 1),
        }
    }

    /// Returns the value for the side to move.
    pub(super) fn value(&self, Sums(sums): Sums, to_move: Side) -> i32 {
        let both = [sums[to_move.index()], sums[to_move.other().index()]];
        let mut total = both[0].dot(self.direct[0]) + both[1].dot(self.direct[1]);
        let mut units = self.bias;
        for (sums, weights) in both.iter().zip(self.weights.as_chunks::<{ SUMS / 2 }>().0) {
            for (&pair, weights) in sums.as_array().as_chunks::<2>().0.iter().zip(weights) {
                Narrow.add(&mut units, Narrow.pair(pair), weights);
            }
        }
        for (unit, out) in units.into_iter().zip(self.out) {
            let active = unit.max(i32x4::ZERO) >> WEIGHT.ilog2();
            total += active.min(i32x4::splat(i16::MAX.into())) * out;
        }
        // More would exceed the numbers below; the game is decided long before.
        let total = total.reduce_add().clamp(-MOST, MOST);
        total * (SCALE / 8) / (OUTPUT / 8)
    }
}

/// Returns where the network for this way of winning is among all of them.
fn places(winning: Winning) -> Range<usize> {
    let number = match winning {
        Winning::FreeStyle => 0,
        Winning::Standard => 1,
        Winning::Renju => 2,
        Winning::Caro => 3,
    };
    number * Layout::ALL..(number + 1) * Layout::ALL
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::random::Random;

    /// Returns what [`Net::value`] should compute, in plain numbers.
    fn plain(entries: &[i16], [own, other]: [[i32; SUMS]; 2]) -> i32 {
        let products = |from: usize| -> i32 {
            own.iter().chain(&other).zip(&entries[from..]).map(|(sum, &weight)| sum * i32::from(weight)).sum()
        };
        let mut total = products(Layout::DIRECT);
        for at in 0..UNITS {
            let [bias, out] = [0, 1].map(|place| i32::from(entries[Layout::unit(at) + 2 * SUMS + place]));
            let active = (products(Layout::unit(at)) + bias * WEIGHT).max(0) / WEIGHT;
            total += active.min(i16::MAX.into()) * out;
        }
        total.clamp(-MOST, MOST) * (SCALE / 8) / (OUTPUT / 8)
    }

    #[test]
    fn the_vectors_compute_what_plain_numbers_do() {
        let (mut random, mut points) = (Random::new(3), Random::new(4));
        let mut number = |most: u64| random.below(2 * most + 1) as i16 - most as i16;
        for most in [300, 1016] {
            let mut entries: Vec<i16> = (0..Layout::ALL).map(|_| number(most)).collect();
            entries[..Layout::DIRECT].fill_with(|| number(500));
            let net = Net::from_entries(&entries);
            let (mut sums, mut expected) = (Sums::default(), [[0; SUMS]; 2]);
            for _ in 0..200 {
                let trios = [(); 2].map(|()| points.below(TRIOS as u64) as Trio);
                sums.add(&net, trios);
                for (sums, trio) in expected.iter_mut().zip(trios) {
                    for (sum, &entry) in sums.iter_mut().zip(&entries[Layout::row(trio)..]) {
                        *sum += i32::from(entry);
                    }
                }
                let [first, second] = expected;
                assert_eq!(net.value(sums, Side::First), plain(&entries, [first, second]));
                assert_eq!(net.value(sums, Side::Second), plain(&entries, [second, first]));
            }
        }
    }

    #[cfg(feature = "tools")]
    #[test]
    fn a_new_network_replaces_only_that_for_its_way_of_winning() {
        let (before, new) = (from_bytes(TRAINED), vec![7; Layout::ALL]);
        let after = from_bytes(&Net::in_file(&new, Winning::Standard));
        assert_eq!(after.len(), before.len());
        assert_eq!(after[places(Winning::Standard)], new);
        for winning in [Winning::FreeStyle, Winning::Renju, Winning::Caro] {
            assert_eq!(after[places(winning)], Net::trained_entries(winning));
        }
    }
}
