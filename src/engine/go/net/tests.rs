use super::*;
use crate::engine::lanes::Narrow;
use crate::rules::Position as _;
use crate::rules::go::{Position, Rules, Size};
use crate::rules::{Square, Turn};

const NO_BONUS: i32 = 0;

/// Returns the board after these squares, with Black to move first.
fn board(squares: &[u16]) -> PlayoutBoard<128> {
    let mut position = Position::start(Rules::CHINESE.on(Size::NINE));
    for &at in squares {
        position.play(&Turn(vec![Square(at)])).expect("a legal turn");
    }
    PlayoutBoard::of(&position)
}

fn weights() -> Vec<i16> {
    from_bytes(Table::Net.packed().expect("a compiled-in table"))
}

fn opinion(board: &PlayoutBoard<128>, bonus: i32) -> Opinion<128> {
    Net::trained().opinion(board, false, bonus)
}

#[test]
fn no_sum_of_the_built_in_network_overflows() {
    let weights = weights();
    assert_eq!(weights.len(), place::ALL);
    for convolution in (0..2 * BLOCKS).map(|at| &weights[place::TOWER + at * place::CONVOLUTION..]) {
        for channel in 0..CHANNELS {
            let to_channel = |weights: &[i16]| -> i64 {
                weights.iter().skip(channel).step_by(CHANNELS).map(|&weight| i64::from(weight).abs()).sum()
            };
            let sum = to_channel(&convolution[..place::BIAS]) * i64::from(MOST_ACTIVE);
            let bias = i64::from(convolution[place::BIAS + channel]).abs() * i64::from(ACTIVE);
            assert!(sum + bias < i64::from(i32::MAX), "{sum} {bias}");
        }
    }
}

#[test]
fn a_greater_bonus_lowers_the_chance() {
    let board = board(&[40, 24, 56, 20]);
    let chances = [-40, 7, 15, 60].map(|bonus| opinion(&board, bonus).chance);
    assert!(chances.is_sorted_by(|less, more| less > more), "{chances:?}");
    assert!(chances[0] > 800 && chances[3] < 200, "{chances:?}");
}

#[test]
fn a_capture_is_likely() {
    // White's stone in the centre has one liberty left, below.
    let board = board(&[39, 40, 41, 20, 31, 24]);
    let turns = opinion(&board, NO_BONUS).turns;
    let best = board.empty().iter().max_by_key(|&&at| turns[usize::from(at)]);
    assert_eq!(best.map(|&at| board.square(at)), Some(Square(49)));
}

/// Compares a convolution with plain loops, as its definition says.
struct Comparison;

impl Task for Comparison {
    type Output = ();

    fn run(self, lanes: impl Lanes) {
        let board = board(&[40, 24, 56, 20]);
        let points: Vec<usize> = board.points().map(usize::from).collect();
        let around = around(board.lines());
        let net = Net::trained();
        let field = net.first(&inputs(&board, false), &points, &around, 128);
        let weights = &weights()[place::TOWER..];
        let convolution = &net.tower[0];
        let mut seen = Vec::new();
        convolution.each(&field, &points, &around, &convolution.bias, lanes, |at, sums| {
            seen.push(at);
            for (channel, &sum) in sums.iter().enumerate() {
                let mut expected = i32::from(weights[place::BIAS + channel]) * ACTIVE;
                for (neighbour, step) in around.iter().enumerate() {
                    for (from, &active) in field[at.wrapping_add_signed(*step)].iter().enumerate() {
                        let weight = weights[(neighbour * CHANNELS + from) * CHANNELS + channel];
                        expected += i32::from(active) * i32::from(weight);
                    }
                }
                assert_eq!(sum, expected);
            }
        });
        assert_eq!(seen, points);
    }
}

#[test]
fn sums_agree_with_plain_loops_on_all_vectors() {
    Comparison.run(Narrow);
    with_widest(Comparison);
}

#[test]
fn the_same_position_always_has_the_same_opinion() {
    // These numbers are those of every processor.
    let opinion = opinion(&board(&[40, 24, 56, 20]), 15);
    let sum = opinion.turns.iter().fold(0_i64, |sum, &turn| sum * 31 % 1_000_003 + i64::from(turn));
    assert_eq!((opinion.chance, sum), (513, -713_308));
}
