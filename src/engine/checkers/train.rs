//! Training the [patterns](super::patterns): the engine plays against itself, and the patterns
//! learn to foretell how its games end.
//!
//! Logistic regression by stochastic gradient descent, on top of the general value, which stays
//! what it is: a pattern that was never seen adds nothing to it.

use super::Draughts;
use super::evaluation::Evaluation;
use super::game::Play;
use super::patterns::{self, Family, Patterns};
use super::endings;
use crate::engine::search::{Game, Request, Searcher, is_decided};
use crate::engine::{Limits, Resources, Stop};
use crate::rules::Side;
use crate::rules::checkers::{Board, Eight, Move, State, Word};

/// How much is played and learnt.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    pub games: u32,
    /// Positions looked at for each turn.
    pub nodes: u64,
    /// How often each position is learnt from.
    pub passes: u32,
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { games: 6000, nodes: 600, passes: 12, seed: 1 }
    }
}

/// A position of a game, and how it went on.
struct Sample {
    indices: [u32; 12],
    /// The general value, for the side to move.
    general: f32,
    /// What the search thought of it.
    searched: f32,
    /// 1 if the side to move won the game, 0 if it lost.
    result: f32,
}

/// No game goes on for longer, in turns of both sides.
const MOST_TURNS: usize = 160;

/// How much the end of the game counts, and not what the search thought.
const RESULT: f32 = 0.7;

/// How far one position moves a value, in logits, at first.
const RATE: f32 = 0.03;

/// How much a value shrinks each time that it is seen: what is seen seldom stays small.
const SHRINK: f32 = 2e-4;

/// Plays and learns. `before` are the patterns to play with. `say` is told how it goes.
#[must_use]
pub fn train(
    family: Family,
    before: Option<Patterns>,
    settings: Settings,
    mut say: impl FnMut(&str),
) -> Patterns {
    let mut random = Random(settings.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut samples = Vec::new();
    let mut ends = [0_u32; 3];
    for game in 0..settings.games {
        let result = play(family, before.as_ref(), settings.nodes, &mut random, &mut samples);
        ends[result] += 1;
        if game % 500 == 499 {
            say(&format!("{} games, first lost, drew, won {ends:?}, {} positions", game + 1, samples.len()));
        }
    }
    // Whole games are held out, since positions of one game are much alike.
    let held_out = samples.split_off(samples.len() - samples.len() / 10);
    let scale = best_scale(&samples);
    say(&format!("a chance of 731 is worth {scale}"));
    let mut weights = vec![0_f32; patterns::LEN];
    say(&format!("loss {:.5}, held out {:.5}", loss(&samples, &weights, scale), loss(&held_out, &weights, scale)));
    for pass in 0..settings.passes {
        random.shuffle(&mut samples);
        let rate = RATE * (1. - pass as f32 / settings.passes as f32);
        for sample in &samples {
            let wrong = sample.target(scale) - sample.foretold(&weights, scale);
            for &index in &sample.indices {
                let weight = &mut weights[index as usize];
                *weight += rate * wrong - SHRINK * rate * *weight;
            }
        }
        say(&format!(
            "pass {}: loss {:.5}, held out {:.5}",
            pass + 1,
            loss(&samples, &weights, scale),
            loss(&held_out, &weights, scale)
        ));
    }
    Patterns::new(weights.into_iter().map(|weight| (weight * scale).round().clamp(-127., 127.) as i8).collect())
}

impl Sample {
    fn target(&self, scale: f32) -> f32 {
        RESULT * self.result + (1. - RESULT) * logistic(self.searched / scale)
    }

    fn foretold(&self, weights: &[f32], scale: f32) -> f32 {
        let learnt: f32 = self.indices.iter().map(|&index| weights[index as usize]).sum();
        logistic(self.general / scale + learnt)
    }
}

fn logistic(x: f32) -> f32 {
    1. / (1. + (-x).exp())
}

/// The mean cross entropy.
fn loss(samples: &[Sample], weights: &[f32], scale: f32) -> f64 {
    let one = |sample: &Sample| {
        let foretold = f64::from(sample.foretold(weights, scale)).clamp(1e-6, 1. - 1e-6);
        let target = f64::from(sample.target(scale));
        -(target * foretold.ln() + (1. - target) * (1. - foretold).ln())
    };
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
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
    let mut searcher =
        Searcher::new(Draughts::new(evaluation), Resources { memory: 1 << 19, threads: 1 });
    let mut position = Play(State::<Eight>::new(rules, Side::First, Board::START));
    let mut history = vec![position.key()];
    for _ in 0..4 + random.below(6) {
        let mut moves = Moves::default();
        position.generate(&mut moves);
        let Some(step) = moves.iter().nth(random.below(moves.len() as u32) as usize) else { break };
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
        if let Some(value) = endings::probe(state) {
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
            Request { history: &history, limits: Limits::nodes(nodes), lines: 1, seed: random.next() };
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

/// `xorshift64*` by S. Vigna (*An Experimental Exploration of Marsaglia's xorshift Generators,
/// Scrambled*, ACM TOMS 42/4, 2016).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() >> 32) as usize % bound.max(1)
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end + 1));
        }
    }
}
