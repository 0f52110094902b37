//! Training of the patterns: the engine plays against itself, and the patterns learn to predict the
//! results.
//!
//! The patterns are fitted on top of the general value, which does not change. A pattern that never
//! occurred adds nothing to it.

use super::Draughts;
use super::evaluation::Evaluation;
use super::game::SearchState;
use super::patterns::{self, Family, Patterns};
use super::regions::Covered;
use super::tablebase;
use crate::engine::draughts::Board as _;
use crate::engine::linear::{self, Examples, Feature, Loss, Trainer};
use crate::engine::search::{Game, Moves, SearchRequest, Searcher, is_decided};
use crate::engine::{Limits, Resources, Stop};
use crate::rules::Side;
use crate::rules::checkers::{CheckersBoard, Eight, Size, State, Ten, Twelve, Word};
use crate::rules::random::Random;

/// The parameters of a training run.
#[derive(Clone, Copy, Debug)]
pub struct PatternTrainingSettings {
    /// Number of games.
    pub games: u32,
    /// Number of nodes per turn.
    pub nodes: u64,
    /// Number of passes over the positions.
    pub passes: u32,
    /// Seed of the games and of the fit.
    pub seed: u64,
}

impl PatternTrainingSettings {
    /// Returns the usual settings. Those that made each built-in table are in `docs/engines/checkers.md`. The family that
    /// is played most got the most games.
    #[must_use]
    pub fn of(family: Family) -> PatternTrainingSettings {
        let games = if family == Family::Short { 12_000 } else { 2500 };
        PatternTrainingSettings { games, nodes: 600, passes: 12, seed: 1 }
    }
}

/// A position of a game with its values and the result.
struct Sample {
    /// The general value, for the side to move.
    general: f32,
    /// The value found by the search, for the side to move.
    searched: f32,
    /// 1 if the side to move won the game, 0.5 for a draw, 0 if it lost.
    result: f32,
}

/// Positions and the indices of their pattern values, as many for each.
#[derive(Default)]
struct Samples {
    samples: Vec<Sample>,
    indices: Vec<u32>,
}

/// Largest number of positions of a game for each square along an edge of the board.
const MOST_TURNS: usize = 20;

/// Weight of the result in a target; the searched value has the rest.
const RESULT: f32 = 0.7;

/// Learning rate at the start of the fit.
const RATE: f32 = 0.03;

/// L2 regularisation, which keeps values of rare patterns small.
const SHRINK: f32 = 1e-3;

/// Plays games and returns the patterns fitted to them. The games use the patterns `before`, if any.
/// Progress goes to `report`, in lines of text.
#[must_use]
pub fn train(
    family: Family,
    before: Option<Patterns>,
    settings: PatternTrainingSettings,
    report: impl FnMut(&str),
) -> Patterns {
    match family.rules().size {
        Size::Eight => train_on::<Eight>(family, before, settings, report),
        Size::Ten => train_on::<Ten>(family, before, settings, report),
        Size::Twelve => train_on::<Twelve>(family, before, settings, report),
    }
}

fn train_on<S: Covered>(
    family: Family,
    before: Option<Patterns>,
    settings: PatternTrainingSettings,
    mut report: impl FnMut(&str),
) -> Patterns {
    let mut random = Random::new(settings.seed);
    let mut played = Samples::default();
    let mut ends = [0_u32; 3];
    for game in 0..settings.games {
        let result = play::<S>(family, before.as_ref(), settings.nodes, &mut random, &mut played);
        ends[result] += 1;
        if game % 500 == 499 {
            report(&format!(
                "{} games, first lost, drew, won {ends:?}, {} positions",
                game + 1,
                played.samples.len()
            ));
        }
    }
    let scale = best_scale(&played.samples);
    report(&format!("a chance of 731 is worth {scale}"));
    let how = linear::FitSettings {
        loss: Loss::Logistic,
        rate: RATE,
        shrink: SHRINK,
        rounds: settings.passes,
        seed: settings.seed,
        ..linear::FitSettings::default()
    };
    let mut trainer = Trainer::new(patterns::values::<S>(), how);
    let examples = SampleExamples { played, regions: S::COUNT, scale };
    trainer.train(&examples, |losses| {
        let linear::Report { round, trained, held_out } = losses;
        report(&format!("pass {round}: loss {trained:.5}, held out {held_out:.5}"));
    });
    let small = |weight: &f32| (weight * scale).round().clamp(-127., 127.) as i8;
    Patterns::new(family, trainer.entries().iter().map(small).collect())
}

/// The samples as examples for the trainer.
struct SampleExamples {
    played: Samples,
    /// Number of indices of a sample.
    regions: usize,
    scale: f32,
}

impl Examples for SampleExamples {
    fn count(&self) -> usize {
        self.played.samples.len()
    }

    fn example(&self, at: usize, features: &mut Vec<Feature>) -> f32 {
        let sample = &self.played.samples[at];
        let indices = &self.played.indices[at * self.regions..(at + 1) * self.regions];
        features.extend(indices.iter().map(|&index| Feature { index, times: 1 }));
        RESULT * sample.result + (1. - RESULT) * logistic(sample.searched / self.scale)
    }

    fn base(&self, at: usize) -> f32 {
        self.played.samples[at].general / self.scale
    }
}

fn logistic(x: f32) -> f32 {
    1. / (1. + (-x).exp())
}

/// Returns the scale at which the general value predicts the results best.
fn best_scale(samples: &[Sample]) -> f32 {
    let wrong = |scale: f32| -> f64 {
        samples.iter().map(|sample| f64::from(logistic(sample.general / scale) - sample.result).powi(2)).sum()
    };
    (2..40).map(|at| 10. * at as f32).min_by(|&a, &b| wrong(a).total_cmp(&wrong(b))).unwrap_or(100.)
}

/// Plays a game and adds its quiet positions. Returns the result for the first side: 0 for a loss, 1 for
/// a draw, 2 for a win.
fn play<S: Covered>(
    family: Family,
    before: Option<&Patterns>,
    nodes: u64,
    random: &mut Random,
    played: &mut Samples,
) -> usize {
    let rules = family.rules();
    let evaluation = Evaluation { patterns: before.cloned(), ..Evaluation::untrained(rules) };
    let general = evaluation.general.clone();
    let mut searcher = Searcher::new(Draughts::new(evaluation), Resources::without_host(1 << 19));
    let mut position = SearchState(State::<S>::new(rules, Side::First, CheckersBoard::START));
    let mut history = vec![position.key()];
    for _ in 0..4 + random.below(6) {
        let mut moves = Moves::default();
        position.generate(&mut moves);
        if moves.is_empty() {
            break;
        }
        let Some(step) = moves.iter().nth(random.below(moves.len() as u64) as usize) else { break };
        position = position.after(step);
        history.push(position.key());
    }
    let first = played.samples.len();
    let mut result = 1;
    let mut sides = Vec::new();
    while history.len() < MOST_TURNS * usize::from(S::EDGE) {
        let (state, value_of) = (&position.0, |won: bool| if won { 2 } else { 0 });
        if !state.can_move() {
            result = value_of(state.to_move == Side::Second);
            break;
        }
        if let Some(value) = tablebase::probe(state) {
            result = match value.turns() {
                None => 1,
                Some(_) => value_of(value.is_won() == (state.to_move == Side::First)),
            };
            break;
        }
        let repeated = history.iter().filter(|&&key| key == position.key()).count() >= 3;
        if repeated || state.is_drawn_out() {
            break;
        }
        let request =
            SearchRequest { history: &history, limits: Limits::nodes(nodes), lines: 1, seed: random.next() };
        let found = searcher.search(&position, &request, &Stop::default());
        let Some(line) = found.lines.first() else { break };
        let is_quiet = Side::BOTH.into_iter().all(|side| state.jumpers(side) == S::Word::NONE);
        if is_quiet && !is_decided(line.value) {
            sides.push(state.to_move);
            patterns::each_index(state, |index| played.indices.push(index));
            played.samples.push(Sample {
                general: general.value(state) as f32,
                searched: line.value as f32,
                result: 0.5,
            });
        }
        position = position.after(line.moves[0]);
        history.push(position.key());
    }
    for (sample, side) in played.samples[first..].iter_mut().zip(sides) {
        let for_first = result as f32 / 2.;
        sample.result = if side == Side::First { for_first } else { 1. - for_first };
    }
    result
}
