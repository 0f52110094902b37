//! Training of a network: the engine plays against itself, and the network learns to predict the results.
//!
//! The network is fitted on top of the general value, which does not change.

mod fit;

use self::fit::{Fit, chance};
use super::Draughts;
use super::evaluation::Evaluation;
use super::family::Family;
use super::game::SearchState;
use super::net::{KINDS, Net, seen};
use super::tablebase;
use crate::engine::descent::Pass;
use crate::engine::draughts::Board as _;
use crate::engine::linear::Loss;
use crate::engine::search::{Game, Moves, SearchRequest, Searcher, is_decided};
use crate::engine::{Limits, Resources, Stop};
use crate::rules::Side;
use crate::rules::checkers::{CheckersBoard, Eight, Shape, Size, State, Ten, Twelve, Word};
use crate::rules::random::Random;

/// The parameters of a training run.
#[derive(Clone, Copy, Debug)]
pub struct NetTrainingSettings {
    /// Number of games.
    pub games: u32,
    /// Number of nodes per turn.
    pub nodes: u64,
    /// Number of passes over the positions.
    pub passes: u32,
    /// Play with the built-in network, to improve it.
    pub again: bool,
    /// Seed of the games and of the fit.
    pub seed: u64,
}

/// A small run. Those that made each built-in network are in `docs/engines/checkers.md`.
impl Default for NetTrainingSettings {
    fn default() -> NetTrainingSettings {
        NetTrainingSettings { games: 2500, nodes: 600, passes: 6, again: false, seed: 1 }
    }
}

/// A position of a game with its values and the result, for the side to move.
struct Sample<W> {
    /// The pieces of each kind, as the side to move sees them.
    kinds: [W; KINDS],
    general: i16,
    /// The value found by the search.
    searched: i16,
    /// 1 for a won game, 0.5 for a draw, 0 for a lost one.
    result: f32,
}

/// Largest number of positions of a game for each square along an edge of the board.
const MOST_TURNS: usize = 20;

/// Weight of the result in a target; the searched value has the rest.
const RESULT: f32 = 0.7;

/// Learning rate at the start of the fit. It decreases linearly to 0.
const RATE: f32 = 0.05;

/// The first of this number of parts of the positions is held out to measure the loss.
const HELD_OUT: usize = 20;

/// Plays games and returns the network fitted to them, in its file format. Progress goes to `report`, in lines of text.
#[must_use]
pub fn train(family: Family, settings: NetTrainingSettings, report: impl FnMut(&str)) -> Vec<u8> {
    match family.rules().size {
        Size::Eight => train_on::<Eight>(family, settings, report),
        Size::Ten => train_on::<Ten>(family, settings, report),
        Size::Twelve => train_on::<Twelve>(family, settings, report),
    }
}

fn train_on<S: Shape>(
    family: Family,
    settings: NetTrainingSettings,
    mut report: impl FnMut(&str),
) -> Vec<u8> {
    let before = if settings.again { Net::built_in::<S>(family) } else { None };
    let mut random = Random::new(settings.seed);
    let mut samples = Vec::new();
    let mut ends = [0_u32; 3];
    for game in 0..settings.games {
        ends[play::<S>(family, before.as_ref(), settings.nodes, &mut random, &mut samples)] += 1;
        if game % 500 == 499 {
            report(&format!(
                "{} games, first lost, drew, won {ends:?}, {} positions",
                game + 1,
                samples.len()
            ));
        }
    }
    let scale = best_scale(&samples);
    report(&format!("a chance of 731 is worth {scale}"));
    let target = |sample: &Sample<S::Word>| {
        RESULT * sample.result + (1. - RESULT) * chance(f32::from(sample.searched) / scale)
    };
    let base = |sample: &Sample<S::Word>| f32::from(sample.general) / scale;
    let mut fit = Fit::new::<S>(&mut random);
    let held_out = samples.len() / HELD_OUT;
    let (held_out, used) = samples.split_at_mut(held_out);
    for pass in 0..settings.passes {
        let trained = Pass { number: pass, all: settings.passes, rate: RATE }.over(
            used,
            &mut random,
            |sample, rate| fit.learn::<S>(&sample.kinds, base(sample), target(sample), rate),
        );
        let losses = held_out
            .iter()
            .map(|sample| Loss::Logistic.of(base(sample) + fit.output::<S>(&sample.kinds), target(sample)).0)
            .map(f64::from);
        report(&format!(
            "pass {}: loss {:.5}, held out {:.5}",
            pass + 1,
            trained,
            losses.sum::<f64>() / held_out.len().max(1) as f64
        ));
    }
    fit.packed(scale)
}

/// Returns the scale at which the general value predicts the results best.
fn best_scale<W>(samples: &[Sample<W>]) -> f32 {
    let wrong = |scale: f32| -> f64 {
        samples
            .iter()
            .map(|sample| f64::from(chance(f32::from(sample.general) / scale) - sample.result).powi(2))
            .sum()
    };
    (2..40).map(|at| 10. * at as f32).min_by(|&a, &b| wrong(a).total_cmp(&wrong(b))).unwrap_or(100.)
}

/// Plays a game and adds its quiet positions. Returns the result for the first side: 0 for a loss, 1 for
/// a draw, 2 for a win.
fn play<S: Shape>(
    family: Family,
    before: Option<&Net>,
    nodes: u64,
    random: &mut Random,
    samples: &mut Vec<Sample<S::Word>>,
) -> usize {
    let rules = family.rules();
    let evaluation = Evaluation { net: before.cloned(), ..Evaluation::untrained(rules) };
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
    let first = samples.len();
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
        // Where captures are free, the search judges positions with captures too.
        let is_quiet =
            !rules.forced_capture || Side::BOTH.into_iter().all(|side| state.jumpers(side) == S::Word::NONE);
        if is_quiet && !is_decided(line.value) {
            sides.push(state.to_move);
            samples.push(Sample {
                kinds: seen(state),
                general: general.value(state) as i16,
                searched: line.value as i16,
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
