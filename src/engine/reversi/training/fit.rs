//! Weights fitted to values: stochastic gradient descent over the few weights that each board has.

use super::super::pattern::{Features, PLACES, WEIGHTS, same_by_symmetry};
use super::super::random::Random;
use super::super::weights::{DISC, STAGES, stage};
use super::games::Sample;

/// How far a weight goes towards what one board asks for, at first and in the end.
const RATES: [f32; 2] = [0.008, 0.001];

/// How many empty squares beyond a stage's boards its weights are fitted to as well, so that
/// neighbouring stages agree.
const OVERLAP: u32 = 2;

/// One board in so many is left out, to see how well the others foretell it.
const HELD_BACK: usize = 40;

/// The weights of all stages.
pub(super) fn fit(
    samples: &[Sample],
    epochs: u32,
    random: &mut Random,
    report: &mut impl FnMut(String),
) -> Vec<Vec<i16>> {
    let same = same_by_symmetry();
    (0..STAGES)
        .map(|at| {
            let near = |sample: &&Sample| {
                let empty = sample.board.empty().count_ones();
                stage(empty + OVERLAP) <= at && at <= stage(empty.saturating_sub(OVERLAP))
            };
            let boards: Vec<Known> = samples.iter().filter(near).map(|sample| known(sample, &same)).collect();
            let (weights, [on_known, on_new]) = fit_stage(boards, epochs, random);
            report(format!("stage {at:>2}: mean error {on_known:.2}, on new boards {on_new:.2} discs"));
            same.iter().map(|&lower| to_integer(weights[lower as usize])).collect()
        })
        .collect()
}

/// A board's weights and its value in discs.
struct Known {
    weights: [u32; PLACES],
    value: f32,
}

fn known(sample: &Sample, same: &[u32]) -> Known {
    let mut weights = [0; PLACES];
    for (to, weight) in weights.iter_mut().zip(Features::of(sample.board).weights()) {
        *to = same[weight];
    }
    Known { weights, value: f32::from(sample.value) / DISC as f32 }
}

/// The weights, and the square root of the mean square of the error on boards that were fitted
/// to and on others.
fn fit_stage(mut boards: Vec<Known>, epochs: u32, random: &mut Random) -> (Vec<f32>, [f32; 2]) {
    let mut weights = vec![0.0; WEIGHTS];
    let held_back = boards.split_off(boards.len() - boards.len() / HELD_BACK);
    for epoch in 0..epochs {
        let done = epoch as f32 / epochs.max(2).saturating_sub(1) as f32;
        let rate = RATES[0] * (RATES[1] / RATES[0]).powf(done);
        for at in (1..boards.len()).rev() {
            boards.swap(at, random.below(at as u32 + 1) as usize);
        }
        for board in &boards {
            let step = rate * error(board, &weights);
            for &weight in &board.weights {
                weights[weight as usize] += step;
            }
        }
    }
    let deviation = |boards: &[Known]| {
        let squares: f32 = boards.iter().map(|board| error(board, &weights).powi(2)).sum();
        (squares / boards.len().max(1) as f32).sqrt()
    };
    let errors = [deviation(&boards[..boards.len().min(held_back.len())]), deviation(&held_back)];
    (weights, errors)
}

fn error(board: &Known, weights: &[f32]) -> f32 {
    board.value - board.weights.iter().map(|&weight| weights[weight as usize]).sum::<f32>()
}

fn to_integer(weight: f32) -> i16 {
    (weight * DISC as f32).round() as i16
}
