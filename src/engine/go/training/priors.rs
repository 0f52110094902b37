//! Training the weights of the features of turns by self-play: they are fitted to the shares of playouts of the search.

use crate::engine::entries::to_bytes;
use crate::engine::go::analyser::PositionSearch as _;
use crate::engine::go::board::{PASS, PlayoutBoard};
use crate::engine::go::features::{ENTRIES, Features};
use crate::engine::go::learned::DOUBLE;
use crate::engine::go::prior::candidates;
use crate::engine::go::search::Search;
use crate::engine::go::settings::SearchSettings;
use crate::engine::{Limits, Lines, Question, Resources, Stop};
use crate::rules::go::{Position, Rules, Size};
use crate::rules::random::Random;
use crate::rules::{Position as _, Square, Turn};

/// The parameters of a training run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PriorTrainingSettings {
    /// Number of games.
    pub games: u32,
    /// Number of playouts for each turn.
    pub nodes: u64,
    /// Number of passes over the positions.
    pub passes: u32,
    /// Seed of the games.
    pub seed: u64,
}

/// The parameters that made the built-in weights.
impl Default for PriorTrainingSettings {
    fn default() -> PriorTrainingSettings {
        PriorTrainingSettings { games: 400, nodes: 1000, passes: 12, seed: 1 }
    }
}

/// Memory of the search, in bytes.
const MEMORY: usize = 16 << 20;

/// The turns of a position with their shares of the playouts.
type Example = Vec<(Features, f32)>;

/// Plays games, fits weights to the shares of playouts that the search gave to each turn, and returns them in their file
/// format. The search does without learned weights and without the network. Progress goes to `report`.
pub fn train_priors(settings: &PriorTrainingSettings, mut report: impl FnMut(String)) -> Vec<u8> {
    let mut random = Random::new(settings.seed);
    let mut examples = Vec::new();
    for game in 1..=settings.games {
        play(settings.nodes, &mut random, &mut examples);
        if game % 20 == 0 {
            report(format!("{game} games, {} positions", examples.len()));
        }
    }
    to_bytes(&fit(&examples, settings.passes, &mut random, report))
}

/// Plays a game after some random turns and records its positions.
fn play(nodes: u64, random: &mut Random, examples: &mut Vec<Example>) {
    /// Highest number of random turns at the start.
    const RANDOM_TURNS: u64 = 6;
    /// Number of turns in a row after which a decided game ends.
    const DECIDED_TURNS: u32 = 6;
    let lines = u16::from(Size::NINE.lines());
    let mut position = Position::start(Rules::CHINESE.on(Size::NINE));
    let mut search = Search::<128>::new(&position, PlayoutBoard::of(&position), MEMORY);
    search.settings = SearchSettings { learned_prior: 0, ..SearchSettings::DEFAULT };
    for _ in 0..random.below(RANDOM_TURNS + 1) {
        let mut line = || 2 + random.below(u64::from(lines) - 4) as u16;
        // A second stone on the same point is illegal and left out.
        _ = position.play(&Turn(vec![Square(line() * lines + line())]));
    }
    let mut decided = 0;
    while !position.is_at_rest() && decided < DECIDED_TURNS {
        let question = Question {
            position: &position,
            history: &[],
            limits: Limits::nodes(nodes),
            lines: Lines::Best(1),
            seed: random.next(),
        };
        let resources = Resources::without_host(MEMORY);
        let analysis = search.analyse(&position, &question, &Stop::default(), resources);
        let Some(line) = analysis.lines.first() else { return };
        if search.only.is_none() {
            examples.extend(example(&search));
        }
        decided = if (50..=950).contains(&line.score.chance) { 0 } else { decided + 1 };
        if position.play(&line.turns[0]).is_err() {
            return;
        }
    }
}

/// Returns the turns of the root with their shares of the playouts, unless a pass got many.
fn example(search: &Search<128>) -> Option<Example> {
    let visits =
        |at| search.children().iter().find(|child| child.turn() == at).map_or(0, |child| child.visits.get());
    let candidates = candidates(&search.root, search.rules.suicide);
    let all: u32 = candidates.iter().map(|candidate| visits(candidate.turn)).sum();
    if all == 0 || visits(PASS) > all / 4 {
        return None;
    }
    let share = |turn| visits(turn) as f32 / all as f32;
    Some(candidates.into_iter().map(|candidate| (candidate.features, share(candidate.turn))).collect())
}

/// Returns the chances of the turns of a position: the softmax of the sums of their weights.
fn chances(weights: &[f32], example: &Example) -> Vec<f32> {
    let sum = |features: &Features| features.entries().iter().map(|&entry| weights[usize::from(entry)]).sum();
    let sums: Vec<f32> = example.iter().map(|(features, _)| sum(features)).collect();
    let most = sums.iter().copied().fold(f32::MIN, f32::max);
    let powers: Vec<f32> = sums.iter().map(|sum| (sum - most).exp()).collect();
    let all: f32 = powers.iter().sum();
    powers.into_iter().map(|power| power / all).collect()
}

/// Fits the weights by gradient descent with a step size for each weight (J. Duchi, E. Hazan and Y. Singer, *Adaptive
/// Subgradient Methods*, JMLR 12, 2011).
fn fit(examples: &[Example], passes: u32, random: &mut Random, mut report: impl FnMut(String)) -> Vec<i16> {
    const RATE: f32 = 0.1;
    const SHRINK: f32 = 3e-5;
    let mut weights = vec![0_f32; ENTRIES];
    let mut slopes = vec![1e-2_f32; ENTRIES];
    // A tenth of the games, about, is held out.
    let (held_out, mut order): (Vec<usize>, Vec<usize>) =
        (0..examples.len()).partition(|at| at / 200 % 10 == 9);
    for pass in 1..=passes {
        random.shuffle(&mut order);
        for &at in &order {
            for ((features, share), chance) in examples[at].iter().zip(chances(&weights, &examples[at])) {
                for &entry in features.entries() {
                    let entry = usize::from(entry);
                    let slope = chance - share + SHRINK * weights[entry];
                    slopes[entry] += slope * slope;
                    weights[entry] -= RATE * slope / slopes[entry].sqrt();
                }
            }
        }
        let loss: f32 = held_out.iter().map(|&at| loss(&weights, &examples[at])).sum();
        report(format!("pass {pass}: held out {:.4}", loss / held_out.len().max(1) as f32));
    }
    let scale = DOUBLE as f32 / std::f32::consts::LN_2;
    weights.into_iter().map(|weight| (weight * scale).round() as i16).collect()
}

/// Returns the cross entropy of the shares of a position.
fn loss(weights: &[f32], example: &Example) -> f32 {
    let chances = chances(weights, example);
    -example.iter().zip(&chances).map(|((_, share), chance)| share * chance.max(1e-9).ln()).sum::<f32>()
}
