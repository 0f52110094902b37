//! How the weights are made: games against itself, and weights fitted to how they end.
//!
//! The first games are played with weights that nobody trained. Each round plays games with the
//! weights of the round before, solves their ends, and fits new weights to all positions of the
//! games. In the end it is measured how far shallow searches are from deep ones.

use super::probcut::ErrorModel;
use super::stability::Stability;
use super::transposition_table::TranspositionTable;
use super::weights::Weights;
use crate::engine::linear;
use crate::engine::random::Random;

mod errors;
mod fit;
mod games;

/// How much is done. The defaults are what the weights that are compiled in were made with.
#[derive(Clone, Debug)]
pub struct WeightTrainingSettings {
    pub seed: u64,
    /// How many games are played in each round.
    pub games: Vec<u32>,
    /// How deep is searched for a move.
    pub depth: u32,
    /// From how many empty squares on games are solved.
    pub solved: u32,
    /// How the weights are fitted.
    pub fitting: linear::FitSettings,
    /// How many positions the errors of searches are measured on.
    pub measured: u32,
}

impl Default for WeightTrainingSettings {
    fn default() -> WeightTrainingSettings {
        WeightTrainingSettings {
            seed: 1,
            games: vec![2000, 8000, 36_000],
            depth: 3,
            solved: 12,
            fitting: linear::FitSettings { rate: 0.5, rounds: 8, ..linear::FitSettings::default() },
            measured: 800,
        }
    }
}

/// Makes weights, says what it is doing, and returns them as they are kept in a file.
pub fn train(settings: &WeightTrainingSettings, mut report: impl FnMut(String)) -> Vec<u8> {
    let stability = Stability::new();
    let table = TranspositionTable::new(1 << 22);
    let mut random = Random::new(settings.seed);
    let mut weights = Weights::untrained();
    let mut samples = Vec::new();
    for (round, &games) in settings.games.iter().enumerate() {
        report(format!("round {}: {games} games", round + 1));
        // What bad players played is worth less than nothing to better ones.
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
