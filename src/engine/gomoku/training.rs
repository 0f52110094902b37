//! Training the `Values` by self-play: they are fitted to the results of playouts from positions of searches.

use std::sync::Arc;

use super::GomokuEngine;
use super::board::ThreatBoard;
use super::demand::{Demand, demand};
use super::samples::{Sample, Samples};
use super::tables::Tables;
use super::threats::ThreatSearch;
use super::trio::{SUSPECT, TRIOS};
use super::values::{ENTRIES, PRESSED, SCALE, Values};
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
    /// Number of nodes per turn. The playouts that tell how good a position is take a sixth of them, and the trial
    /// games ten times as many.
    pub nodes: u64,
    /// Number of games between the new values and the old ones, at least two.
    pub trials: u32,
    /// `true` if the first round plays with the built-in values, and not with those made by hand.
    pub again: bool,
    /// Seed of the games.
    pub seed: u64,
}

/// The parameters that, with `again`, made the built-in values of free-style. `docs/engines/gomoku.md` tells how the
/// others were made.
impl Default for ValueTrainingSettings {
    fn default() -> ValueTrainingSettings {
        ValueTrainingSettings { rounds: 1, games: 2000, nodes: 3000, trials: 240, again: false, seed: 1 }
    }
}

/// A training example: the features of a position, and its worth for the side to move.
type Example = (Vec<Feature>, f32);

/// Share of the result of a playout in the worth of a position. The rest is the chance that a search sees.
const RESULT: f32 = 0.75;
/// Largest number of positions that are learned from each turn of a game.
const PER_TURN: usize = 3;
/// Factor of the nodes per turn in the trial games. Values that judge better may show it only with deep searches.
const DEEPER: u64 = 10;

/// Trains the values for one way of winning, and returns all built-in values with these in their file format. New
/// values are kept only if they win the trial games. Progress goes to `report`.
pub fn train(winning: Winning, settings: &ValueTrainingSettings, mut report: impl FnMut(String)) -> Vec<u8> {
    let mut best = if settings.again { Values::trained(winning) } else { Values::by_hand() };
    let Ok(rules) = Rules::new(15, winning, Opening::Free) else { return best.in_file(winning) };
    for round in 1..=settings.rounds {
        let mut random = Random::new(settings.seed << 8 | u64::from(round));
        let mut examples = Vec::new();
        let mut players = [(); 2].map(|()| Player::new(rules, &best));
        for _ in 0..settings.games {
            game(&mut players, settings.nodes, &mut random, &mut examples);
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
        let halves = compare(rules, [&learned, &best], settings, &mut random);
        report(format!("  {} of {} points against those before", f64::from(halves) / 2., settings.trials));
        if halves > settings.trials {
            best = learned;
        }
    }
    best.in_file(winning)
}

/// Plays a game and records quiet positions of its searches. A search evaluates what follows from good turns and bad
/// ones, and so it should learn from both; the positions of games alone are too much alike.
fn game([player, other]: &mut [Player; 2], nodes: u64, random: &mut Random, examples: &mut Vec<Example>) {
    player.engine.forget();
    let mut position = player.opening(nodes / 3, random);
    let samples = Samples::new(random.next());
    player.engine.searcher.policy().samples = Some(samples.clone());
    while position.outcome().is_none() {
        let analysis = player.ask(&position, nodes, random);
        let Some(line) = analysis.lines.first() else { break };
        if decided(&position, &analysis).is_some() {
            break;
        }
        let quiet = samples.take().into_iter().filter_map(|Sample { to_move, stones }| {
            let position =
                Position::with_stones(player.rules, position.opening_stage(), to_move, stones).ok()?;
            let features = player.quiet(&position)?;
            Some((position, features))
        });
        for (position, features) in quiet.take(PER_TURN) {
            if let Some(worth) = other.worth(position, nodes, random) {
                examples.push((features, worth));
            }
        }
        if position.play(&line.turns[0]).is_err() {
            break;
        }
    }
    player.engine.searcher.policy().samples = None;
}

/// Returns the half points that the first values score against the second, playing both sides of each
/// opening.
fn compare(rules: Rules, values: [&Values; 2], settings: &ValueTrainingSettings, random: &mut Random) -> u32 {
    let mut players = values.map(|values| Player::new(rules, values));
    let nodes = settings.nodes.saturating_mul(DEEPER);
    let mut halves = 0;
    for _ in 0..settings.trials / 2 {
        let opening = players[1].opening(nodes, random);
        for first in Side::BOTH {
            let mut position = opening.clone();
            let winner = loop {
                if let Some(outcome) = position.outcome() {
                    break outcome.winner;
                }
                let player = &mut players[usize::from(position.to_move() != first)];
                let analysis = player.ask(&position, nodes, random);
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

    /// Returns what the position is worth for the side to move, from 0 to 1: mostly the result of a playout.
    fn worth(&mut self, mut position: Position, nodes: u64, random: &mut Random) -> Option<f32> {
        self.engine.forget();
        let (side, mut chance) = (position.to_move(), None);
        let winner = loop {
            if let Some(outcome) = position.outcome() {
                break outcome.winner;
            }
            let nodes = if chance.is_none() { nodes } else { nodes / 6 };
            let analysis = self.ask(&position, nodes, random);
            let line = analysis.lines.first()?;
            chance.get_or_insert(f32::from(line.score.chance) / 1000.);
            if let Some(winner) = decided(&position, &analysis) {
                break Some(winner);
            }
            position.play(&line.turns[0]).ok()?;
        };
        let result = winner.map_or(0.5, |winner| if winner == side { 1. } else { 0. });
        Some(RESULT * result + (1. - RESULT) * chance.unwrap_or(result))
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
        for (side, first, sign) in [(side, 0, 1), (side.other(), TRIOS, -1)] {
            let trio = board.trio(side, point);
            if trio & SUSPECT == 0 && Values::is_counted(trio) {
                times[first + usize::from(trio)] += sign;
            }
        }
    }
    times[PRESSED + board.pressure()] = 1;
    let features = (0..).zip(times).filter(|&(_, times)| times != 0);
    features.map(|(index, times)| Feature { index, times }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_gives_positions_with_their_worth_and_repeats_itself() {
        let rules = Rules::new(15, Winning::FreeStyle, Opening::Free).expect("rules of a preset");
        let learn = || {
            let mut players = [(); 2].map(|()| Player::new(rules, &Values::trained(Winning::FreeStyle)));
            let (mut random, mut examples) = (Random::new(5), Vec::new());
            game(&mut players, 1500, &mut random, &mut examples);
            examples
        };
        let examples = learn();
        assert!(examples.len() > 3, "{} positions", examples.len());
        assert!(examples.iter().all(|(features, worth)| !features.is_empty() && (0. ..=1.).contains(worth)));
        let bits = |examples: &[Example]| -> Vec<_> {
            examples.iter().map(|(features, worth)| (features.clone(), worth.to_bits())).collect()
        };
        assert_eq!(bits(&examples), bits(&learn()), "equal seeds give equal games");
    }
}
