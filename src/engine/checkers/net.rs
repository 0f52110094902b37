//! A small neural network that judges a position. Its number is added to the [general](super::general) value.
//!
//! Each kind of piece has a row of weights for each square, seen by the side to move. The first layer adds the rows of
//! the pieces on the board. A hidden layer and a single output follow. All layers but the last have rectifiers. As in
//! Y. Nasu, *Efficiently Updatable Neural-Network-based Evaluation Functions for Computer Shogi*, 2018, everything is
//! in integers, so the network judges alike on every processor, with vectors of any width (`engine::lanes`). Unlike
//! there, the first layer is summed anew for each position, as a board of draughts has few pieces.

#![expect(clippy::inline_always, reason = "only what is inlined is compiled for the vectors")]

use super::family::Family;
use super::general::BITS;
use crate::engine::entries::from_bytes;
#[cfg(any(test, feature = "tools"))]
use crate::engine::entries::to_bytes;
use crate::engine::lanes::{GROUP, Lanes, Task, Weights, with_widest};
use crate::rules::Side;
use crate::rules::checkers::{CheckersBoard, Shape, State, Word, bits};

/// Number of units of the first layer.
pub(super) const UNITS: usize = 64;
/// Number of units of the hidden layer, a group of sums.
pub(super) const HIDDEN: usize = GROUP;
/// Number of kinds of pieces: men and kings, of the side to move and of the other.
pub(super) const KINDS: usize = 4;

/// A weight of 1 in the first layer, an activation of 1, and a bias of 1 of the layers after it.
pub(super) const ACTIVE: i32 = 1 << ACTIVE_BITS;
const ACTIVE_BITS: u32 = 7;
/// A weight of 1 in the other layers.
pub(super) const WEIGHT: i32 = 1 << WEIGHT_BITS;
const WEIGHT_BITS: u32 = 8;

/// The greatest activation of the first layer.
const MOST_ACTIVE: i16 = 32 * ACTIVE as i16 - 1;
/// The greatest activation of the hidden layer.
const MOST_HIDDEN: i32 = 0xFFFF;
/// The greatest weight of the first layer: a full board of 72 squares and a bias cannot overflow 16 bits.
pub(super) const MOST_INPUT: i16 = 448;
/// The greatest weight of the other layers: their sums cannot overflow 32 bits.
pub(super) const MOST_WEIGHT: i16 = 1023;
/// The greatest opinion, in hundredths of a man.
const MOST_OPINION: i64 = 2500;

/// The places of the weights of a board in their list.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// Number of dark squares.
    squares: usize,
}

impl Layout {
    pub(super) fn of<S: Shape>() -> Layout {
        Layout { squares: S::SQUARES.count() as usize }
    }

    /// The rows of the first layer, as `[kind][square][unit]`.
    pub(super) fn row(self, kind: usize, square: usize) -> usize {
        (kind * self.squares + square) * UNITS
    }

    /// The biases of the first layer.
    pub(super) fn bias(self) -> usize {
        self.row(KINDS, 0)
    }

    /// The hidden layer, as `[hidden unit][unit]`.
    pub(super) fn hidden(self) -> usize {
        self.bias() + UNITS
    }

    /// The biases of the hidden layer.
    pub(super) fn hidden_bias(self) -> usize {
        self.hidden() + HIDDEN * UNITS
    }

    /// The weights of the output.
    pub(super) fn out(self) -> usize {
        self.hidden_bias() + HIDDEN
    }

    /// The bias of the output.
    pub(super) fn out_bias(self) -> usize {
        self.out() + HIDDEN
    }

    /// The number of all weights.
    pub(super) fn all(self) -> usize {
        self.out_bias() + 1
    }
}

/// Returns the pieces of each kind as the side to move sees them.
#[inline]
pub(super) fn seen<S: Shape>(state: &State<S>) -> [S::Word; KINDS] {
    let CheckersBoard { pieces: [first, second], kings } = state.board;
    let kinds = |own, other| [own & !kings, other & !kings, own & kings, other & kings];
    match state.to_move {
        Side::First => kinds(first, second),
        Side::Second => kinds(second, first).map(S::turned),
    }
}

/// Numbers of all units, at an address from which vectors are read at once.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(32))]
struct Units([i16; UNITS]);

/// The network of a family.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Net {
    /// As `[kind][bit of the square]`.
    rows: Vec<Units>,
    bias: Units,
    /// For each pair of units.
    hidden: [Weights; UNITS / 2],
    hidden_bias: [i32; HIDDEN],
    out: [i32; HIDDEN],
    out_bias: i32,
    /// The value, in hundredths of a man, of an output of 1, which is the logarithm of the odds.
    scale: i32,
}

impl Net {
    /// Returns the compiled-in network of a family, or `None` if it has none.
    ///
    /// # Panics
    /// If the compiled-in data is damaged.
    pub(super) fn built_in<S: Shape>(family: Family) -> Option<Net> {
        let packed = family.packed()?;
        Some(Net::unpacked::<S>(packed).expect("a built-in network should be valid"))
    }

    /// Reads the file format, which [`pack`] writes. Returns `None` if it is no network for this board.
    pub(super) fn unpacked<S: Shape>(packed: &[u8]) -> Option<Net> {
        let layout = Layout::of::<S>();
        let most = 2 * (layout.all() + 1);
        let bytes = miniz_oxide::inflate::decompress_to_vec_with_limit(packed, most).ok()?;
        let (scale, weights) = match from_bytes(&bytes).split_first() {
            Some((&scale, weights)) if bytes.len() == most => (scale, weights.to_vec()),
            _ => return None,
        };
        let fits = |weights: &[i16], most: i16| weights.iter().all(|weight| (-most..=most).contains(weight));
        let (inputs, others) = weights.split_at(layout.hidden());
        if !fits(inputs, MOST_INPUT) || !fits(others, MOST_WEIGHT) || scale <= 0 {
            return None;
        }
        let units = |at: usize| Units(std::array::from_fn(|unit| weights[at + unit]));
        let mut rows = vec![Units([0; UNITS]); KINDS * BITS];
        for kind in 0..KINDS {
            for (square, bit) in bits(S::SQUARES).enumerate() {
                rows[kind * BITS + usize::from(bit.number())] = units(layout.row(kind, square));
            }
        }
        let numbers = |at: usize| std::array::from_fn(|hidden| i32::from(weights[at + hidden]));
        Some(Net {
            rows,
            bias: units(layout.bias()),
            hidden: std::array::from_fn(|pair| {
                let weight = |at: usize| layout.hidden() + at / 2 * UNITS + 2 * pair + at % 2;
                Weights(std::array::from_fn(|at| weights[weight(at)]))
            }),
            hidden_bias: numbers(layout.hidden_bias()),
            out: numbers(layout.out()),
            out_bias: i32::from(weights[layout.out_bias()]) * WEIGHT,
            scale: i32::from(scale),
        })
    }

    /// Returns the value, in hundredths of a man, that won 731 of 1000 games from which the network learned.
    pub(super) fn scale(&self) -> i32 {
        self.scale
    }

    /// Returns the number to add to the general value, in hundredths of a man, for the side to move.
    #[inline]
    pub(super) fn value<S: Shape>(&self, state: &State<S>) -> i32 {
        with_widest(Judgement { net: self, kinds: seen(state) })
    }
}

/// The task of judging a position.
struct Judgement<'a, W> {
    net: &'a Net,
    kinds: [W; KINDS],
}

impl<W: Word> Task for Judgement<'_, W> {
    type Output = i32;

    #[inline(always)]
    fn run(self, lanes: impl Lanes) -> i32 {
        let Net { rows, bias, hidden, hidden_bias, out, out_bias, scale } = self.net;
        let Units(mut units) = *bias;
        for (kind, squares) in self.kinds.into_iter().enumerate() {
            let rows = &rows[kind * BITS..(kind + 1) * BITS];
            for bit in bits(squares) {
                let Units(weights) = rows[usize::from(bit.number())];
                for (sum, weight) in units.iter_mut().zip(weights) {
                    *sum += weight;
                }
            }
        }
        let units = units.map(|sum| sum.clamp(0, MOST_ACTIVE));
        let mut sums = lanes.zero();
        for (&pair, weights) in units.as_chunks().0.iter().zip(hidden) {
            lanes.add(&mut sums, lanes.pair(pair), weights);
        }
        let mut output = *out_bias;
        let active: [i32; HIDDEN] = lanes.numbers(sums);
        for ((sum, bias), weight) in active.iter().zip(hidden_bias).zip(out) {
            output += ((sum >> WEIGHT_BITS) + bias).clamp(0, MOST_HIDDEN) * weight;
        }
        let opinion = (i64::from(output) * i64::from(*scale)) >> (ACTIVE_BITS + WEIGHT_BITS);
        opinion.clamp(-MOST_OPINION, MOST_OPINION) as i32
    }
}

/// Packs the scale and the weights of a network, in their integer units, in the file format.
#[cfg(any(test, feature = "tools"))]
pub(super) fn pack(scale: i16, weights: &[i16]) -> Vec<u8> {
    let entries: Vec<i16> = std::iter::once(scale).chain(weights.iter().copied()).collect();
    miniz_oxide::deflate::compress_to_vec(&to_bytes(&entries), 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::lanes::Narrow;
    use crate::rules::checkers::{Eight, Rules, Size, Ten, Twelve};
    use crate::rules::random::Random;

    fn start<S: Shape>(rules: Rules) -> State<S> {
        State::new(rules, Side::First, CheckersBoard::START)
    }

    /// Returns weights of which most are as large as they may be.
    fn extreme(layout: Layout, random: &mut Random) -> Vec<i16> {
        let most = |at| if at < layout.hidden() { MOST_INPUT } else { MOST_WEIGHT };
        let weight = |at| match random.below(8) {
            0 => -most(at),
            1 => (random.below(200) as i16) - 100,
            _ => most(at),
        };
        (0..layout.all()).map(weight).collect()
    }

    /// Returns the value by the definition of the network, in numbers that cannot overflow.
    fn plain<S: Shape>(scale: i16, weights: &[i16], state: &State<S>) -> i64 {
        let layout = Layout::of::<S>();
        let weight = |at: usize| i64::from(weights[at]);
        let unit = |unit: usize| {
            let mut sum = weight(layout.bias() + unit);
            for (kind, squares) in seen(state).into_iter().enumerate() {
                for (square, bit) in bits(S::SQUARES).enumerate() {
                    if squares & bit != S::Word::NONE {
                        sum += weight(layout.row(kind, square) + unit);
                    }
                }
            }
            sum.clamp(0, 4095)
        };
        let units: Vec<i64> = (0..UNITS).map(unit).collect();
        let hidden = |hidden: usize| {
            let row = layout.hidden() + hidden * UNITS;
            let sum: i64 = units.iter().enumerate().map(|(at, unit)| weight(row + at) * unit).sum();
            ((sum >> 8) + weight(layout.hidden_bias() + hidden)).clamp(0, 65_535)
        };
        let out: i64 = (0..HIDDEN).map(|at| weight(layout.out() + at) * hidden(at)).sum();
        (((out + 256 * weight(layout.out_bias())) * i64::from(scale)) >> 15).clamp(-2500, 2500)
    }

    fn agrees_with_the_definition<S: Shape>(rules: Rules) {
        let mut random = Random::new(3);
        for _ in 0..20 {
            let weights = extreme(Layout::of::<S>(), &mut random);
            let net = Net::unpacked::<S>(&pack(1, &weights)).expect("the network should be valid");
            let mut state = start::<S>(rules);
            for _ in 0..30 {
                let narrow = Judgement { net: &net, kinds: seen(&state) }.run(Narrow);
                for value in [net.value(&state), narrow] {
                    assert_eq!(i64::from(value), plain(1, &weights, &state));
                }
                let mut steps = Vec::new();
                state.each_move(&mut |step| steps.push(step));
                if steps.is_empty() {
                    break;
                }
                state.play_move(steps[random.index(steps.len())]);
            }
        }
    }

    #[test]
    fn vectors_agree_with_the_definition_and_do_not_overflow() {
        agrees_with_the_definition::<Eight>(Rules::HOUSE);
        agrees_with_the_definition::<Ten>(Rules::INTERNATIONAL);
        agrees_with_the_definition::<Twelve>(Rules::CANADIAN);
    }

    #[test]
    fn both_sides_see_the_same_at_the_start() {
        fn same<S: Shape>(rules: Rules) {
            let start = start::<S>(rules);
            assert_eq!(seen(&start), seen(&State { to_move: Side::Second, ..start }));
        }
        same::<Eight>(Rules::AMERICAN);
        same::<Ten>(Rules::INTERNATIONAL);
        same::<Twelve>(Rules::CANADIAN);
    }

    #[test]
    fn built_in_networks_are_valid() {
        for family in Family::ALL {
            let found = match family.rules().size {
                Size::Eight => Net::built_in::<Eight>(family),
                Size::Ten => Net::built_in::<Ten>(family),
                Size::Twelve => Net::built_in::<Twelve>(family),
            };
            assert_eq!(found.is_some(), family.packed().is_some());
        }
    }

    #[test]
    fn what_is_no_network_of_the_board_is_refused() {
        let weights = vec![0; Layout::of::<Eight>().all()];
        let packed = pack(100, &weights);
        assert!(Net::unpacked::<Eight>(&packed).is_some());
        assert_eq!(Net::unpacked::<Ten>(&packed), None);
        assert_eq!(Net::unpacked::<Eight>(&packed[1..]), None);
        assert_eq!(Net::unpacked::<Eight>(&pack(0, &weights)), None);
        let too_large = [vec![MOST_INPUT + 1], weights[1..].to_vec()].concat();
        assert_eq!(Net::unpacked::<Eight>(&pack(100, &too_large)), None);
    }
}
