//! Training the weights by self-play.
//!
//! The first games use untrained weights. Each round plays games with the weights of the round before,
//! solves their endings, and fits new weights to all positions. At the end, the errors of shallow
//! searches are measured for `ProbCut`.

use super::probcut::ErrorModel;
use super::stability::Stability;
use super::transposition_table::TranspositionTable;
use super::weights::Weights;
use crate::engine::linear;
use crate::rules::random::Random;

mod errors;
mod fit;
mod games;

/// The parameters of a training run. The defaults are those of the first of the two runs that made the built-in weights,
/// which `docs/engines/reversi.md` describes.
#[derive(Clone, Debug)]
pub struct WeightTrainingSettings {
    /// Seed of the games.
    pub seed: u64,
    /// `true` to play the first round with the built-in weights, to improve them.
    pub again: bool,
    /// Number of games in each round.
    pub games: Vec<u32>,
    /// Depth of the search for each move.
    pub depth: u32,
    /// Number of empty squares from which games are solved.
    pub solved: u32,
    /// The parameters of the fit.
    pub fitting: linear::FitSettings,
    /// Number of positions for measuring search errors.
    pub measured: u32,
}

impl Default for WeightTrainingSettings {
    fn default() -> WeightTrainingSettings {
        WeightTrainingSettings {
            seed: 3,
            again: false,
            games: vec![2000, 8000, 36_000, 160_000],
            depth: 4,
            solved: 12,
            fitting: linear::FitSettings { rate: 0.5, rounds: 8, ..linear::FitSettings::default() },
            measured: 800,
        }
    }
}

/// Trains weights and returns them in their file format. Progress goes to `report`.
pub fn train(settings: &WeightTrainingSettings, mut report: impl FnMut(String)) -> Vec<u8> {
    let stability = Stability::new();
    let table = TranspositionTable::new(1 << 22);
    let mut random = Random::new(settings.seed);
    let mut weights = if settings.again { Weights::shipped().clone() } else { Weights::untrained() };
    let mut samples = Vec::new();
    for (round, &games) in settings.games.iter().enumerate() {
        report(format!("round {}: {games} games", round + 1));
        // Games of weaker weights would mislead the fit.
        samples.clear();
        for _ in 0..games {
            games::play(settings, &table, &weights, &stability, &mut random, &mut samples);
        }
        report(format!("fitting to {} positions", samples.len()));
        let stages = fit::fit(&samples, settings, &mut report);
        weights = Weights::new(stages, ErrorModel::UNMEASURED);
    }
    weights.errors = errors::measure(settings, &weights, &stability, &mut random, &mut report);
    weights.write()
}
