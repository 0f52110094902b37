//! Fitting the network to games.

use super::games::{Example, Games};
use super::gradient::{Losses, Network};
use super::weights::random_weights;
use crate::engine::entries::to_bytes;
use crate::engine::go::net::{WEIGHT, place};
use crate::engine::linear::quantised;
use crate::rules::random::Random;

/// The parameters of a fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NetTrainingSettings {
    /// Number of passes over the positions.
    pub passes: u32,
    /// The greatest step of a weight. Steps grow to it at first, and then shrink to almost nothing.
    pub rate: f32,
    /// Seed of the first weights and of the order of the positions.
    pub seed: u64,
}

/// The parameters that made the built-in network.
impl Default for NetTrainingSettings {
    fn default() -> NetTrainingSettings {
        NetTrainingSettings { passes: 5, rate: 2e-3, seed: 1 }
    }
}

/// Number of positions between two steps.
const BATCH: usize = 128;
/// Number of threads. Another number gives other weights, as sums are in another order.
const THREADS: usize = 2;
/// One game in twenty is held out.
const HELD_OUT: usize = 20;

/// The error for games with fewer positions than a step needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the games have {0} positions to learn from, and a step needs {BATCH}")]
pub struct TooFewPositions(usize);

/// Fits a network to games and returns its weights in their file format. Progress goes to `report`.
///
/// # Errors
/// If the games have too few positions.
pub fn train_net(
    Games(games): &Games,
    settings: &NetTrainingSettings,
    mut report: impl FnMut(String),
) -> Result<Vec<u8>, TooFewPositions> {
    let is_held_out = |number: usize| number % HELD_OUT == HELD_OUT - 1;
    let of_games = |held_out: bool| -> Vec<&Example> {
        let games = games.iter().enumerate().filter(|(number, _)| is_held_out(*number) == held_out);
        games.flat_map(|(_, game)| game).collect()
    };
    let (held_out, mut used) = (of_games(true), of_games(false));
    report(format!("{} games, {} positions, {} held out", games.len(), used.len(), held_out.len()));
    if used.len() < BATCH {
        return Err(TooFewPositions(used.len()));
    }
    let mut random = Random::new(settings.seed);
    let mut fit = Fit::new(&mut random, settings.passes as usize * (used.len() / BATCH), settings.rate);
    for pass in 1..=settings.passes {
        random.shuffle(&mut used);
        for batch in used.chunks_exact(BATCH) {
            let symmetries: Vec<u64> = batch.iter().map(|_| random.below(8)).collect();
            fit.step(batch, &symmetries);
        }
        report(format!("pass {pass}: {}", described(&fit.losses(&held_out))));
    }
    Ok(to_bytes(&quantised(&fit.weights, WEIGHT as f32)))
}

fn described(losses: &Losses) -> String {
    let mean = |sum: f32| sum / losses.examples.max(1.);
    format!(
        "turns {:.4}, {:.1} % hit, chance {:.4}, owners {:.4}",
        mean(losses.turns),
        mean(losses.hits) * 100.,
        mean(losses.chance),
        mean(losses.owners).sqrt()
    )
}

/// Weights on the way to their best values, by gradient descent with momentum and a step size for each weight (D. Kingma
/// and J. Ba, *Adam: A Method for Stochastic Optimization*, ICLR 2015) and with weights that decay (I. Loshchilov and F.
/// Hutter, *Decoupled Weight Decay Regularization*, ICLR 2019).
struct Fit {
    weights: Vec<f32>,
    slopes: Vec<f32>,
    squares: Vec<f32>,
    step: i32,
    steps: usize,
    rate: f32,
}

impl Fit {
    fn new(random: &mut Random, steps: usize, rate: f32) -> Fit {
        let zeros = || vec![0.; place::ALL];
        Fit { weights: random_weights(random), slopes: zeros(), squares: zeros(), step: 0, steps, rate }
    }

    /// Makes a step by the mean gradient of these positions.
    fn step(&mut self, batch: &[&Example], symmetries: &[u64]) {
        const KEPT_SLOPE: f32 = 0.9;
        const KEPT_SQUARE: f32 = 0.999;
        const DECAY: f32 = 1e-3;
        let network = Network::new(&self.weights);
        let size = batch.len() / THREADS;
        let parts: Vec<Vec<f32>> = std::thread::scope(|scope| {
            let parts = batch.chunks(size).zip(symmetries.chunks(size)).map(|(batch, symmetries)| {
                let network = &network;
                scope.spawn(move || {
                    let mut gradient = vec![0.; place::ALL];
                    for (example, &symmetry) in batch.iter().zip(symmetries) {
                        network.learn(example, symmetry, &mut gradient);
                    }
                    gradient
                })
            });
            let parts: Vec<_> = parts.collect();
            parts.into_iter().map(|part| part.join().expect("no thread panics")).collect()
        });
        self.step += 1;
        let rate = self.rate * cycle(self.step as f32 / self.steps as f32);
        let (of_slope, of_square) = (1. - KEPT_SLOPE.powi(self.step), 1. - KEPT_SQUARE.powi(self.step));
        for (at, weight) in self.weights.iter_mut().enumerate() {
            let slope = parts.iter().map(|part| part[at]).sum::<f32>() / batch.len() as f32;
            let (mean, square) = (&mut self.slopes[at], &mut self.squares[at]);
            *mean = KEPT_SLOPE * *mean + (1. - KEPT_SLOPE) * slope;
            *square = KEPT_SQUARE * *square + (1. - KEPT_SQUARE) * slope * slope;
            *weight -= rate * (*mean / of_slope / ((*square / of_square).sqrt() + 1e-8) + DECAY * *weight);
        }
    }

    /// Returns the losses of positions.
    fn losses(&self, examples: &[&Example]) -> Losses {
        let network = Network::new(&self.weights);
        let mut unused = vec![0.; place::ALL];
        let mut losses = Losses::default();
        for example in examples {
            losses.add(&network.learn(example, 0, &mut unused));
        }
        losses
    }
}

/// Returns the part of the greatest rate: it grows for the first twentieth of a fit and shrinks as a cosine.
fn cycle(done: f32) -> f32 {
    const GROWS: f32 = 0.05;
    if done < GROWS {
        return done / GROWS;
    }
    0.5 * (1. + ((done - GROWS) / (1. - GROWS) * std::f32::consts::PI).cos()) + 0.005
}

#[cfg(test)]
mod tests {
    use super::super::games::GameSettings;
    use super::*;

    #[test]
    fn no_network_is_made_of_too_few_positions() {
        let settings = NetTrainingSettings::default();
        assert_eq!(train_net(&Games::default(), &settings, drop), Err(TooFewPositions(0)));
    }

    #[test]
    fn a_fit_lowers_the_losses() {
        let Games(games) = Games::played(&GameSettings { games: 1, nodes: 10, seed: 2, net: false });
        let examples: Vec<&Example> = games.iter().flatten().take(16).collect();
        assert_eq!(examples.len(), 16);
        let mut fit = Fit::new(&mut Random::new(1), 40, 2e-3);
        let before = fit.losses(&examples);
        for _ in 0..40 {
            fit.step(&examples, &[0; 16]);
        }
        let after = fit.losses(&examples);
        assert!(after.turns < 0.95 * before.turns, "{before:?} {after:?}");
        assert!(after.chance < 0.96 * before.chance, "{before:?} {after:?}");
        assert!(after.owners < 0.8 * before.owners, "{before:?} {after:?}");
    }
}
