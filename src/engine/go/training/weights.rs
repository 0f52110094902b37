//! The weights of the network: where they are, and those of one that knows nothing.

use crate::engine::go::net::{BLOCKS, CHANNELS, HIDDEN, MEANS, place};
use crate::rules::random::Random;

/// Returns the place of a convolution of the tower.
pub(super) fn convolution(at: usize) -> usize {
    place::TOWER + at * place::CONVOLUTION
}

/// Returns the weights of a network that knows nothing. They spread so that activations neither grow nor shrink from
/// layer to layer (K. He and others, *Delving Deep into Rectifiers*, ICCV 2015).
pub(super) fn random_weights(random: &mut Random) -> Vec<f32> {
    /// Number of inputs that are one at a point, about.
    const ACTIVE: f32 = 4.;
    let mut weights = vec![0.; place::ALL];
    let mut fill = |first: usize, count: usize, spread: f32| {
        for weight in &mut weights[first..first + count] {
            // A sum of twelve has nearly a normal distribution.
            let sum: f32 = (0..12).map(|_| random.below(1 << 24) as f32 / (1 << 24) as f32).sum();
            *weight = (sum - 6.) * spread;
        }
    };
    fill(place::INPUT, place::INPUT_BIAS, (2. / (9. * ACTIVE)).sqrt());
    for at in 0..2 * BLOCKS {
        // The second half of a block adds little at first.
        let scale = if at % 2 == 0 { 1. } else { 0.3 };
        fill(convolution(at), place::MEAN, scale * (2. / (9. * CHANNELS as f32)).sqrt());
    }
    fill(place::TURN, 2 * CHANNELS, 0.1);
    fill(place::CHANCE, MEANS * HIDDEN, (1. / MEANS as f32).sqrt());
    fill(place::CHANCE_OUT, HIDDEN, 0.2);
    weights
}
