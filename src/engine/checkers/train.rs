//! Training of the patterns: the engine plays against itself, and the patterns learn to predict the
//! results.
//!
//! They are fitted on top of the general value, which stays what it is: a pattern that was never
//! seen adds nothing to it.

use super::Draughts;
use super::evaluation::Evaluation;
use super::game::Play;
use super::patterns::{self, Family, Patterns};
use super::tablebase;
use crate::engine::linear::{self, Examples, Feature, Loss, Trainer};
use crate::engine::search::{Game, Moves, SearchRequest, Searcher, is_decided};
use crate::engine::{Limits, Resources, Stop};
use crate::rules::Side;
use crate::rules::checkers::{CheckersBoard, Eight, State, Word};
use crate::rules::random::Random;

/// The parameters of training.
#[derive(Clone, Copy, Debug)]
pub struct PatternTrainingSettings {
    pub games: u32,
    /// Nodes per turn.
    pub nodes: u64,
    /// Number of passes over the positions.
    pub passes: u32,
    pub seed: u64,
}

impl PatternTrainingSettings {
    /// Those by which the tables that are compiled in were made. The form that is played most had
    /// the most games.
    #[must_use]
    pub fn of(family: Family) -> PatternTrainingSettings {
        let games = if family == Family::Short { 5000 } else { 2500 };
        PatternTrainingSettings { games, nodes: 600, passes: 12, seed: 1 }
    }
}

/// A position of a game, and how it went on.
struct Sample {
    indices: [u32; SHARES],
    /// The general value, for the side to move.
    general: f32,
    /// Value by the search.
    searched: f32,
    /// 1 if the side to move won the game, 0 if it lost.
    result: f32,
}

/// No game goes on for longer, in turns of both sides.
const MOST_TURNS: usize = 160;

/// Weight of the result of the game; the rest is that of the searched value.
const RESULT: f32 = 0.7;

/// The length of the first steps of the fit.
const RATE: f32 = 0.03;

/// L2 regularisation, which keeps values of rare patterns small.
const SHRINK: f32 = 1e-3;

/// Number of values in a sum.
const SHARES: usize = 12;

/// Plays and learns. `before` are the patterns to play with. `say` is told how it goes.
#[must_use]
pub fn train(
    family: Family,
    before: Option<Patterns>,
    settings: PatternTrainingSettings,
    mut say: impl FnMut(&str),
) -> Patterns {
    let mut random = Random::new(settings.seed);
    let mut samples = Vec::new();
    let mut ends = [0_u32; 3];
    for game in 0..settings.games {
        let result = play(family, before.as_ref(), settings.nodes, &mut random, &mut samples);
        ends[result] += 1;
        if game % 500 == 499 {
            say(&format!("{} games, first lost, drew, won {ends:?}, {} positions", game + 1, samples.len()));
        }
    }
    let scale = best_scale(&samples);
    say(&format!("a chance of 731 is worth {scale}"));
    let how = linear::FitSettings {
        loss: Loss::Logistic,
        rate: RATE,
        shrink: SHRINK,
        rounds: settings.passes,
        seed: settings.seed,
        ..linear::FitSettings::default()
    };
    let mut trainer = Trainer::new(patterns::LEN, how);
    let learnt_from = LearntFrom { samples, scale };
    trainer.train(&learnt_from, |report| {
        let linear::Report { round, trained, held_out } = report;
        say(&format!("pass {round}: loss {trained:.5}, held out {held_out:.5}"));
    });
    let small = |weight: &f32| (weight * scale).round().clamp(-127., 127.) as i8;
    Patterns::new(trainer.entries().iter().map(small).collect())
}

/// The samples as examples for the trainer.
struct LearntFrom {
    samples: Vec<Sample>,
    scale: f32,
}

impl Examples for LearntFrom {
    fn count(&self) -> usize {
        self.samples.len()
    }

    fn example(&self, at: usize, features: &mut Vec<Feature>) -> f32 {
        let sample = &self.samples[at];
        features.extend(sample.indices.iter().map(|&index| Feature { index, times: 1 }));
        RESULT * sample.result + (1. - RESULT) * logistic(sample.searched / self.scale)
    }

    fn base(&self, at: usize) -> f32 {
        self.samples[at].general / self.scale
    }
}

fn logistic(x: f32) -> f32 {
    1. / (1. + (-x).exp())
}

/// The scale by which the general value foretells the results best.
fn best_scale(samples: &[Sample]) -> f32 {
    let wrong = |scale: f32| -> f64 {
        samples.iter().map(|sample| f64::from(logistic(sample.general / scale) - sample.result).powi(2)).sum()
    };
    (2..40).map(|at| 10. * at as f32).min_by(|&a, &b| wrong(a).total_cmp(&wrong(b))).unwrap_or(100.)
}

/// Plays a game and adds its quiet positions. Answers how it ended for the first side: 0 for a
/// loss, 1 for a draw, 2 for a win.
fn play(
    family: Family,
    before: Option<&Patterns>,
    nodes: u64,
    random: &mut Random,
    samples: &mut Vec<Sample>,
) -> usize {
    let rules = family.rules();
    let evaluation = Evaluation { patterns: before.cloned(), ..Evaluation::untrained(rules) };
    let general = evaluation.general.clone();
    let mut searcher = Searcher::new(Draughts::new(evaluation), Resources::without_host(1 << 19));
    let mut position = Play(State::<Eight>::new(rules, Side::First, CheckersBoard::START));
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
    let first = samples.len();
    let mut result = 1;
    let mut sides = Vec::new();
    while history.len() < MOST_TURNS {
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
        let is_quiet = Side::BOTH.into_iter().all(|side| state.jumpers(side) == <u64 as Word>::NONE);
        if is_quiet && !is_decided(line.value) {
            sides.push(state.to_move);
            samples.push(Sample {
                indices: patterns::indices(state),
                general: general.value(state) as f32,
                searched: line.value as f32,
                result: 0.5,
            });
        }
        position = position.after(line.moves[0]);
        history.push(position.key());
    }
    for (sample, side) in samples[first..].iter_mut().zip(sides) {
        let for_first = result as f32 / 2.;
        sample.result = if side == Side::First { for_first } else { 1. - for_first };
    }
    result
}
