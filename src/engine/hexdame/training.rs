//! Training of the values by self-play: they learn to predict the results of games.
//!
//! The method is that of P. Österlund, *Texel's Tuning Method*, 2014: logistic regression over the quiet
//! positions of many games.

use super::evaluation::{Evaluation, MAN};
use super::values::{GRAIN, PIECES, SCALE, TERMS, Values, man};
use super::{HexdameEngine, known};
use crate::engine::linear::{self, Feature, Loss, Trainer};
use crate::engine::matches::{self, Course, Failure, Player, Tally};
use crate::engine::{Decision, Engine as _, Limits, Lines, Question, Resources, Stop};
use crate::rules::hexdame::{Board, Rules};
use crate::rules::random::Random;
use crate::rules::{self, Position as _, Side};

/// The parameters of a training run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueTrainingSettings {
    /// Number of rounds. Each plays with the values of the round before.
    pub rounds: u32,
    /// Number of games per round.
    pub games: u32,
    /// Number of nodes per turn.
    pub nodes: u64,
    /// Number of games between the new values and the old ones, and at the end the first ones.
    pub trials: u32,
    /// Seed of the games and of the fit.
    pub seed: u64,
}

/// The parameters that made the built-in values.
impl Default for ValueTrainingSettings {
    fn default() -> ValueTrainingSettings {
        ValueTrainingSettings { rounds: 2, games: 2500, nodes: 500, trials: 400, seed: 1 }
    }
}

/// The features of a position and the chance of the first side.
type Example = (Vec<Feature>, f32);

/// Fewest and most random turns at the start of a game.
const OPENING: [u64; 2] = [4, 10];

/// Number of turns after which a game counts as drawn.
const MOST_TURNS: usize = 200;

/// Weight of the result in a target; the chance that the search found has the rest.
const RESULT: f32 = 0.7;

/// The table of the players.
const RESOURCES: Resources = Resources::without_host(1 << 19);

/// A feature counts the value at the start or the end of the game in eighths.
const PARTS: i32 = 8;

/// Trains values and returns them in their file format. Progress goes to `report`.
pub fn train(settings: &ValueTrainingSettings, mut report: impl FnMut(&str)) -> Vec<u8> {
    let mut random = Random::new(settings.seed);
    let by_hand = Values::by_hand();
    let mut best = by_hand.clone();
    for round in 1..=settings.rounds {
        let mut examples = Vec::new();
        for _ in 0..settings.games {
            play(&best, settings.nodes, &mut random, &mut examples);
        }
        report(&format!("round {round}: {} positions of {} games", examples.len(), settings.games));
        let learned = fit(&examples, &best, settings.seed, &mut report);
        let mut compare = |name: &str, other: &[i16]| {
            let tally = trial([&learned, other], settings, &mut random);
            let (share, error) = (100. * tally.share(), 196. * tally.error());
            report(&format!("  {share:.1} ± {error:.1} % in {} games against those {name}", tally.games()));
        };
        compare("before", &best);
        if round == settings.rounds && round > 1 {
            compare("made by hand", &by_hand);
        }
        best = learned;
    }
    Values::to_bytes(&best)
}

/// Fits values to examples, so that a man is worth a hundred of the units on average. It begins with the
/// values of the players.
fn fit(examples: &[Example], before: &[i16], seed: u64, report: &mut impl FnMut(&str)) -> Vec<i16> {
    let settings = linear::FitSettings {
        loss: Loss::Logistic,
        rate: 0.02,
        shrink: 1e-5,
        rounds: 16,
        seed,
        ..linear::FitSettings::default()
    };
    let unit = (PARTS * GRAIN * SCALE) as f32;
    let before = before.iter().map(|&entry| f32::from(entry) / unit).collect();
    let mut trainer = Trainer::from_entries(before, settings);
    trainer.train(examples, |done| {
        let linear::Report { round, trained, held_out } = done;
        report(&format!("  pass {round}: loss {trained:.5}, held out {held_out:.5}"));
    });
    let entries = trainer.entries();
    let (mut worth, mut men) = (0., 0);
    for column in 0..8 {
        for up in 0..8 {
            if u8::abs_diff(column, up) <= 4 {
                let man = man(column, up);
                worth += entries[man] + entries[TERMS + man];
                men += 2;
            }
        }
    }
    // What a value of a man is in the logarithm of the odds.
    let man = worth * PARTS as f32 / men as f32;
    report(&format!("  a chance of 731 is worth {:.0}", MAN as f32 / man));
    linear::quantised(entries, PARTS as f32 * (MAN * GRAIN) as f32 / man)
}

/// Plays a game and adds its quiet positions.
fn play(values: &[i16], nodes: u64, random: &mut Random, examples: &mut Vec<Example>) {
    let mut sides = [Trainee::new(values, nodes, random.next()), Trainee::new(values, nodes, random.next())];
    let Some(course) = opening(random) else { return };
    let [one, two] = &mut sides;
    let (ending, _) = matches::play(course, [one, two], 0, MOST_TURNS);
    let result = ending.result.winner().map_or(0.5, |winner| if winner == 0 { 1. } else { 0. });
    for (features, chance) in sides.into_iter().flat_map(|side| side.examples) {
        examples.push((features, RESULT * result + (1. - RESULT) * chance));
    }
}

fn opening(random: &mut Random) -> Option<Course> {
    let turns = OPENING[0] + random.below(OPENING[1] - OPENING[0]);
    matches::opening(rules::Rules::Hexdame(Rules::INTERNATIONAL), turns as usize, random.next()).ok()
}

/// Returns the results of the first values against the second, by both sides of each opening.
fn trial(values: [&[i16]; 2], settings: &ValueTrainingSettings, random: &mut Random) -> Tally {
    let mut tally = Tally::default();
    for _ in 0..settings.trials / 2 {
        let Some(course) = opening(random) else { continue };
        for first in [0, 1] {
            let [mut one, mut two] = values.map(|values| Trainee::new(values, settings.nodes, random.next()));
            let (ending, _) = matches::play(course.clone(), [&mut one, &mut two], first, MOST_TURNS);
            tally.add(ending.result);
        }
    }
    tally
}

/// A player that keeps the quiet positions in which it decides.
struct Trainee {
    engine: HexdameEngine,
    evaluation: Evaluation,
    nodes: u64,
    seed: u64,
    /// The chance is that found by the search.
    examples: Vec<Example>,
}

impl Trainee {
    fn new(values: &[i16], nodes: u64, seed: u64) -> Trainee {
        let evaluation = Evaluation::with_values(Values::from_entries(values));
        let engine = HexdameEngine::with_evaluation(evaluation.clone(), RESOURCES);
        Trainee { engine, evaluation, nodes, seed, examples: Vec::new() }
    }
}

impl Player for Trainee {
    fn decide(&mut self, course: &Course) -> Result<Decision, Failure> {
        let question = Question {
            position: &*course.position,
            history: &course.history,
            limits: Limits::nodes(self.nodes),
            lines: Lines::Best(1),
            seed: self.seed,
        };
        let analysis = self.engine.analyse(&question, &Stop::default());
        let line = analysis.lines.first().ok_or("no turn")?;
        if let Some(position) = known(&*course.position).filter(|_| line.score.decided_in.is_none()) {
            let board = position.board;
            let is_quiet = Side::BOTH.into_iter().all(|side| board.jumpers(side) == 0);
            if is_quiet && Evaluation::is_sum(board) {
                let chance = f32::from(line.score.chance) / 1000.;
                let first = if position.to_move() == Side::First { chance } else { 1. - chance };
                self.examples.push((features(&self.evaluation, board, position.to_move()), first));
            }
        }
        Ok(Decision::Turn(line.turns[0].clone()))
    }
}

/// Returns the terms of a board as features: those at the start of the game and those at its end share
/// them by the number of pieces.
fn features(evaluation: &Evaluation, board: Board, to_move: Side) -> Vec<Feature> {
    let mut terms = [0; TERMS];
    evaluation.each_term(board, to_move, |term, times| terms[term] += times);
    let pieces = board.pieces.iter().map(|pieces| pieces.count_ones().cast_signed()).sum::<i32>().min(PIECES);
    let mut features = Vec::new();
    for (term, times) in (0..).zip(terms) {
        for (stage, share) in [(0, pieces), (TERMS as u32, PIECES - pieces)] {
            let mut parts = times * PARTS * share / PIECES;
            while parts != 0 {
                let some = parts.clamp(i8::MIN.into(), i8::MAX.into());
                features.push(Feature { index: stage + term, times: some as i8 });
                parts -= some;
            }
        }
    }
    features.shrink_to_fit();
    features
}
