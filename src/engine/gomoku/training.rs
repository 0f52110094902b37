//! Training the `Values` by self-play: the values of points are fitted to game results.

use std::sync::Arc;

use super::GomokuEngine;
use super::board::ThreatBoard;
use super::demand::{Demand, demand};
use super::pair::{PAIRS, SUSPECT};
use super::tables::Tables;
use super::threats::ThreatSearch;
use super::values::{ENTRIES, SCALE, TEMPO, Values};
use crate::engine::linear::{self, Feature, Loss, Trainer, quantised};
use crate::engine::{Analysis, Budget, Engine, Limits, Lines, Question, Resources, Stop};
use crate::rules::gomoku::{Opening, Position, Rules, Winning};
use crate::rules::random::Random;
use crate::rules::{Position as _, Side};

/// The parameters of a training run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueTrainingSettings {
    /// Number of rounds. Each plays with the values of the round before.
    pub rounds: u32,
    /// Number of games per round.
    pub games: u32,
    /// Number of nodes per turn.
    pub nodes: u64,
    /// Number of games between the new values and the old ones, at least eight.
    pub trials: u32,
    /// Seed of the games.
    pub seed: u64,
}

/// The parameters that made the built-in values.
impl Default for ValueTrainingSettings {
    fn default() -> ValueTrainingSettings {
        ValueTrainingSettings { rounds: 3, games: 3000, nodes: 300, trials: 240, seed: 3 }
    }
}

/// A training example: the features of a position, and the result for the side to move.
type Example = (Vec<Feature>, f32);

/// Trains values and returns them in their file format. New values are kept only if they win the trial
/// games. Progress goes to `report`.
pub fn train(settings: &ValueTrainingSettings, mut report: impl FnMut(String)) -> Vec<u8> {
    let mut best = Values::by_hand();
    for round in 1..=settings.rounds {
        let mut random = Random::new(settings.seed << 8 | u64::from(round));
        let mut examples = Vec::new();
        for rules in all_rules() {
            let mut player = Player::new(rules, &best);
            for _ in 0..settings.games / 4 {
                player.game(settings.nodes, &mut random, &mut examples);
            }
        }
        report(format!("round {round}: {} positions of {} games", examples.len(), settings.games));
        let learning = linear::FitSettings {
            loss: Loss::Logistic,
            rate: 0.02,
            shrink: 1e-5,
            rounds: 12,
            seed: settings.seed,
            ..linear::FitSettings::default()
        };
        let before = best.entries().into_iter().map(|entry| f32::from(entry) / SCALE as f32);
        let mut trainer = Trainer::from_entries(before.collect(), learning);
        trainer.train(&examples[..], |done| {
            report(format!("  {:2}: {:.4}, held out {:.4}", done.round, done.trained, done.held_out));
        });
        let learned = Values::from_entries(&quantised(trainer.entries(), SCALE as f32));
        let halves: u32 =
            all_rules().map(|rules| compare(rules, [&learned, &best], settings, &mut random)).sum();
        report(format!("  {} of {} points against those before", f64::from(halves) / 2., settings.trials));
        if halves > settings.trials {
            best = learned;
        }
    }
    best.to_bytes()
}

fn all_rules() -> impl Iterator<Item = Rules> {
    let winnings = [Winning::FreeStyle, Winning::Standard, Winning::Renju, Winning::Caro];
    winnings.into_iter().filter_map(|winning| Rules::new(15, winning, Opening::Free).ok())
}

/// Returns the half points that the first values score against the second, playing both sides of each
/// opening.
fn compare(rules: Rules, values: [&Values; 2], settings: &ValueTrainingSettings, random: &mut Random) -> u32 {
    let mut players = values.map(|values| Player::new(rules, values));
    let mut halves = 0;
    for _ in 0..settings.trials / 8 {
        let opening = players[1].opening(settings.nodes, random);
        for first in Side::BOTH {
            let mut position = opening.clone();
            let winner = loop {
                if let Some(outcome) = position.outcome() {
                    break outcome.winner;
                }
                let player = &mut players[usize::from(position.to_move() != first)];
                let analysis = player.ask(&position, settings.nodes, random);
                if let Some(winner) = decided(&position, &analysis) {
                    break Some(winner);
                }
                let is_played =
                    analysis.lines.first().is_some_and(|line| position.play(&line.turns[0]).is_ok());
                assert!(is_played, "engines should play legal moves");
            };
            halves += winner.map_or(1, |winner| if winner == first { 2 } else { 0 });
        }
    }
    halves
}

/// Returns the winner of a position, if proven.
fn decided(position: &Position, analysis: &Analysis) -> Option<Side> {
    let score = analysis.lines.first().filter(|_| analysis.exact)?.score;
    score.decided_in?;
    Some(if score.value > 0 { position.to_move() } else { position.to_move().other() })
}

struct Player {
    rules: Rules,
    tables: Arc<Tables>,
    engine: GomokuEngine,
    threats: ThreatSearch,
}

impl Player {
    fn new(rules: Rules, values: &Values) -> Player {
        let engine = GomokuEngine::with_values(rules, values, Resources::without_host(4 << 20));
        Player {
            rules,
            tables: Arc::new(Tables::new(rules, values)),
            engine,
            threats: ThreatSearch::default(),
        }
    }

    /// Plays a game and records its quiet positions.
    fn game(&mut self, nodes: u64, random: &mut Random, examples: &mut Vec<Example>) {
        self.engine.forget();
        let mut position = self.opening(nodes, random);
        let mut seen: Vec<(Vec<Feature>, Side)> = Vec::new();
        let winner = loop {
            if let Some(outcome) = position.outcome() {
                break outcome.winner;
            }
            let analysis = self.ask(&position, nodes, random);
            let Some(line) = analysis.lines.first() else { return };
            if let Some(winner) = decided(&position, &analysis) {
                break Some(winner);
            }
            if let Some(features) = self.quiet(&position) {
                seen.push((features, position.to_move()));
            }
            if position.play(&line.turns[0]).is_err() {
                return;
            }
        };
        let worth = |side| winner.map_or(0.5, |winner| if winner == side { 1. } else { 0. });
        examples.extend(seen.into_iter().map(|(features, side)| (features, worth(side))));
    }

    fn ask(&mut self, position: &Position, nodes: u64, random: &mut Random) -> Analysis {
        let limits = Limits::nodes(nodes);
        let question =
            Question { position, history: &[], limits, lines: Lines::Best(1), seed: random.next() };
        self.engine.analyse(&question, &Stop::default())
    }

    /// Returns an even position with a few stones near the middle.
    fn opening(&mut self, nodes: u64, random: &mut Random) -> Position {
        loop {
            let mut position = Position::start(self.rules);
            for _ in 0..3 + random.below(6) {
                let near = |&(column, row): &(u8, u8)| {
                    let low = 3 + random.below(2) as u8;
                    (low..15 - low).contains(&column) && (low..15 - low).contains(&row)
                };
                let grid = position.grid();
                let mut points: Vec<_> =
                    position.points().map(|square| grid.place(square)).filter(near).collect();
                random.shuffle(&mut points);
                let Some(square) = points.first().and_then(|&(column, row)| grid.square(column, row)) else {
                    break;
                };
                if position.play_at(square).is_err() {
                    break;
                }
            }
            let analysis = self.ask(&position, nodes, random);
            let is_even = |chance: u16| (200..=800).contains(&chance);
            if analysis.lines.first().is_some_and(|line| is_even(line.score.chance)) {
                return position;
            }
        }
    }

    /// Returns the features of a position without forced moves.
    fn quiet(&mut self, position: &Position) -> Option<Vec<Feature>> {
        let mut board = ThreatBoard::new(self.tables.clone(), position);
        let mut budget = Budget::unlimited(&Stop::default());
        let is_quiet = matches!(demand(&mut board), Demand::Nothing)
            && self.threats.vcf(&mut board, 6, 60, &mut budget).is_none();
        is_quiet.then(|| features(&board))
    }
}

/// Returns the features whose weighted sum is the evaluation.
fn features(board: &ThreatBoard) -> Vec<Feature> {
    let mut times = [0_i8; ENTRIES];
    let side = board.to_move();
    for square in board.grid().squares() {
        let point = board.point(square);
        if board.stone(point).is_some() {
            continue;
        }
        for (side, first, sign) in [(side, 0, 1), (side.other(), PAIRS, -1)] {
            let pair = board.pair(side, point);
            if pair & SUSPECT == 0 && Values::is_counted(pair) {
                times[first + usize::from(pair)] += sign;
            }
        }
    }
    times[TEMPO] = 1;
    let features = (0..).zip(times).filter(|&(_, times)| times != 0);
    features.map(|(index, times)| Feature { index, times }).collect()
}
