//! Training the network: it learns what searches find in positions that searches evaluate.

use std::sync::Arc;

use super::GomokuEngine;
use super::board::ThreatBoard;
use super::demand::{Demand, demand};
use super::net::Net;
use super::samples::{Sample, Samples};
use super::tables::Tables;
use super::threats::ThreatSearch;
use super::trio::Trio;
use crate::engine::descent::{Mean, Pass};
use crate::engine::linear::Loss;
use crate::engine::{Analysis, Budget, Engine, Limits, Lines, Question, Resources, Stop};
use crate::rules::gomoku::{Opening, Position, Rules, Winning};
use crate::rules::random::Random;
use crate::rules::{Position as _, Side};
use fit::{Counts, Fit, is_counted};

mod fit;

/// The parameters of a training run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetTrainingSettings {
    /// Number of rounds. Each plays with the network of the round before, and learns from the positions of all rounds
    /// so far.
    pub rounds: u32,
    /// Number of positions that a round adds.
    pub positions: usize,
    /// Number of nodes of the search that tells how good a position is. A turn of the games takes a third of them, and
    /// one of the trial games five times as many.
    pub nodes: u64,
    /// Number of networks that are fitted to the positions of a round, each with other random numbers. The one that
    /// wins most trial games is the new one.
    pub fits: u32,
    /// Number of games between each new network and the old one, at least two. The best plays as many again.
    pub trials: u32,
    /// `true` if the first round plays with the built-in network, and not with the one made by hand.
    pub again: bool,
    /// Seed of the games.
    pub seed: u64,
}

/// The usual parameters. `docs/engines/gomoku.md` tells how the built-in networks were made.
impl Default for NetTrainingSettings {
    fn default() -> NetTrainingSettings {
        NetTrainingSettings {
            rounds: 1,
            positions: 300_000,
            nodes: 3000,
            fits: 4,
            trials: 200,
            again: false,
            seed: 1,
        }
    }
}

/// A position to learn from: what both sides could make, and the chance that the side to move wins.
struct Example {
    counts: Counts,
    chance: f32,
}

/// Largest number of positions that are learned from each turn of a game.
const PER_TURN: usize = 10;
/// Divisor of the nodes for a turn of the games, and the factor for one of the trial games.
const TURN: u64 = 3;
const DEEPER: u64 = 5;
/// Number of passes over the positions, and the size of the first steps, which shrink to 0 over all passes.
const PASSES: u32 = 12;
const RATE: f32 = 0.1;
/// Number of passes at the end after which the network counts towards the mean that is kept.
const AVERAGED: u32 = 6;
/// One of this many positions is held out to measure the loss.
const HELD_OUT: usize = 20;

/// Trains the network for one way of winning, and returns all built-in networks with this one in their file format. Of
/// the networks of a round, the one that wins most trial games is kept if it also wins a second match from other
/// openings: the best of several looks better than it is. Progress goes to `report`.
pub fn train(winning: Winning, settings: &NetTrainingSettings, mut report: impl FnMut(String)) -> Vec<u8> {
    let mut best = if settings.again { Net::trained_entries(winning) } else { Fit::by_hand().entries() };
    let Ok(rules) = Rules::new(15, winning, Opening::Free) else { return Net::in_file(&best, winning) };
    let mut examples = Vec::new();
    for round in 1..=settings.rounds {
        let mut random = Random::new(settings.seed << 8 | u64::from(round));
        let (mut players, mut games) = ([(); 2].map(|()| Player::new(rules, &best)), 0);
        let enough = examples.len() + settings.positions;
        while examples.len() < enough {
            game(&mut players, settings, &mut random, &mut examples);
            games += 1;
        }
        report(format!("round {round}: {games} games, {} positions of all rounds", examples.len()));
        let trial = |new: &Vec<i16>, openings: u64, report: &mut dyn FnMut(String)| {
            let halves = compare(rules, [new, &best], settings, &mut Random::new(openings));
            report(format!(
                "  {} of {} points against the one before",
                f64::from(halves) / 2.,
                settings.trials
            ));
            halves
        };
        let [openings, others] = [(); 2].map(|()| random.next());
        let candidates = (0..settings.fits).map(|number| {
            let new = fit(&examples, settings.seed.wrapping_add(number.into()), &mut report).entries();
            (trial(&new, openings, &mut report), new)
        });
        if let Some((_, new)) = candidates.max_by_key(|&(halves, _)| halves)
            && trial(&new, others, &mut report) > settings.trials
        {
            best = new;
        }
    }
    Net::in_file(&best, winning)
}

/// Fits a network to the examples. It is the mean of those after each of the last passes: they judge about as well, but
/// each has its own noise, which the search would find.
fn fit(examples: &[Example], seed: u64, report: &mut impl FnMut(String)) -> Fit {
    let mut random = Random::new(seed);
    let mut fit = Fit::new(&mut random);
    let is_held_out = |at: usize| at % HELD_OUT == HELD_OUT - 1;
    let mut order: Vec<usize> = (0..examples.len()).filter(|&at| !is_held_out(at)).collect();
    let held_out = |fit: &Fit| {
        let chosen = examples.iter().skip(HELD_OUT - 1).step_by(HELD_OUT);
        let losses = chosen.map(|one| Loss::Logistic.of(fit.output(&one.counts), one.chance).0);
        losses.sum::<f32>() / (examples.len() / HELD_OUT).max(1) as f32
    };
    let mut mean = Mean::default();
    for pass in 0..PASSES {
        let trained =
            Pass { number: pass, all: PASSES, rate: RATE }.over(&mut order, &mut random, |&at, rate| {
                fit.learn(&examples[at].counts, examples[at].chance, rate)
            });
        if pass + AVERAGED >= PASSES {
            mean.add(fit.weights());
        }
        report(format!("  {:2}: {trained:.4}, held out {:.4}", pass + 1, held_out(&fit)));
    }
    let fit = Fit::with_weights(mean.weights());
    report(format!("  mean of the last {AVERAGED}: held out {:.4}", held_out(&fit)));
    fit
}

/// Plays a game and records quiet positions of its searches. A search evaluates what follows from good turns and bad
/// ones, and so the network should learn from both; the positions of games alone are too much alike.
fn game(
    [player, judge]: &mut [Player; 2],
    settings: &NetTrainingSettings,
    random: &mut Random,
    examples: &mut Vec<Example>,
) {
    player.engine.forget();
    let mut position = player.opening(settings.nodes, random);
    let samples = Samples::new(random.next());
    player.engine.searcher.policy().samples = Some(samples.clone());
    while position.outcome().is_none() {
        let analysis = player.ask(&position, settings.nodes / TURN, random);
        let Some(line) = analysis.lines.first() else { break };
        if decided(&position, &analysis).is_some() {
            break;
        }
        for Sample { to_move, stones } in samples.take().into_iter().take(PER_TURN) {
            let stage = position.opening_stage();
            let Ok(sample) = Position::with_stones(player.rules, stage, to_move, stones) else { continue };
            let Some(counts) = player.quiet(&sample) else { continue };
            judge.engine.forget();
            let found = judge.ask(&sample, settings.nodes, random);
            if let Some(line) = found.lines.first() {
                let chance = f32::from(line.score.chance) / 1000.;
                examples.push(Example { counts, chance: chance.clamp(SURE, 1. - SURE) });
            }
        }
        if position.play(&line.turns[0]).is_err() {
            break;
        }
    }
    player.engine.searcher.policy().samples = None;
}

/// The least chance that a position is learned to have: no more is worth the weights.
const SURE: f32 = 0.002;

/// Returns the half points that the first network scores against the second, playing both sides of each
/// opening.
fn compare(rules: Rules, nets: [&Vec<i16>; 2], settings: &NetTrainingSettings, random: &mut Random) -> u32 {
    let mut players = nets.map(|entries| Player::new(rules, entries));
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
    fn new(rules: Rules, entries: &[i16]) -> Player {
        let net = Net::from_entries(entries);
        let engine = GomokuEngine::with_net(rules, net.clone(), Resources::without_host(1 << 20));
        Player { rules, tables: Arc::new(Tables::new(rules, net)), engine, threats: ThreatSearch::default() }
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

    /// Returns what both sides could make in a position without forced moves.
    fn quiet(&mut self, position: &Position) -> Option<Counts> {
        let mut board = ThreatBoard::new(self.tables.clone(), position);
        let mut budget = Budget::unlimited(&Stop::default());
        let is_quiet = matches!(demand(&mut board), Demand::Nothing)
            && self.threats.vcf(&mut board, 6, 60, &mut budget).is_none();
        is_quiet.then(|| counts(&board))
    }
}

/// Returns the numbers of points of each trio that has a row, of the side to move and of the other one.
fn counts(board: &ThreatBoard) -> Counts {
    let of = |side: Side| {
        let mut times = [0_u8; 256];
        let points = board.grid().squares().map(|square| board.point(square));
        for trio in points.filter(|&point| board.stone(point).is_none()).map(|point| board.trio(side, point))
        {
            times[usize::from(trio)] = times[usize::from(trio)].saturating_add(1);
        }
        (0..=Trio::MAX).zip(times).filter(|&(trio, times)| times > 0 && is_counted(trio)).collect()
    };
    [of(board.to_move()), of(board.to_move().other())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_gives_positions_with_their_chances_and_repeats_itself() {
        let rules = Rules::new(15, Winning::FreeStyle, Opening::Free).expect("rules of a preset");
        let settings = NetTrainingSettings { nodes: 1500, ..NetTrainingSettings::default() };
        let learn = || {
            let mut players = [(); 2].map(|()| Player::new(rules, &Net::trained_entries(Winning::FreeStyle)));
            let (mut random, mut examples) = (Random::new(5), Vec::new());
            game(&mut players, &settings, &mut random, &mut examples);
            examples
        };
        let examples = learn();
        assert!(examples.len() > 3, "{} positions", examples.len());
        for Example { counts, chance } in &examples {
            assert!(counts.iter().any(|counts| !counts.is_empty()) && (SURE..=1. - SURE).contains(chance));
        }
        let bits = |examples: &[Example]| -> Vec<_> {
            examples.iter().map(|Example { counts, chance }| (counts.clone(), chance.to_bits())).collect()
        };
        assert_eq!(bits(&examples), bits(&learn()), "equal seeds give equal games");
    }

    #[test]
    fn the_best_of_the_fits_must_win_a_second_match() {
        let settings =
            NetTrainingSettings { positions: 40, nodes: 300, fits: 3, trials: 2, ..Default::default() };
        let mut reports = Vec::new();
        let file = train(Winning::Standard, &settings, |report| reports.push(report));
        let points: Vec<f64> = reports
            .iter()
            .filter_map(|report| report.trim().split_once(" of 2 points")?.0.parse().ok())
            .collect();
        assert_eq!(points.len(), 4, "{reports:?}");
        let by_hand = Net::in_file(&Fit::by_hand().entries(), Winning::Standard);
        assert_eq!(file == by_hand, points[3] <= 1., "{points:?}");
    }

    #[test]
    fn a_fit_to_the_positions_of_games_lowers_the_loss() {
        let rules = Rules::new(15, Winning::FreeStyle, Opening::Free).expect("rules of a preset");
        let settings = NetTrainingSettings { nodes: 300, ..NetTrainingSettings::default() };
        let mut players = [(); 2].map(|()| Player::new(rules, &Fit::by_hand().entries()));
        let (mut random, mut examples) = (Random::new(9), Vec::new());
        while examples.len() < 300 {
            game(&mut players, &settings, &mut random, &mut examples);
        }
        let learned = fit(&examples, 1, &mut |_| {});
        // What the fit could reach at best is the loss of the chances themselves.
        let loss = |output: &dyn Fn(&Example) -> f32| -> f32 {
            let losses = examples.iter().map(|one| Loss::Logistic.of(output(one), one.chance).0);
            losses.sum::<f32>() / examples.len() as f32
        };
        let least = loss(&|one| (one.chance / (1. - one.chance)).ln());
        let [before, after] =
            [&Fit::by_hand(), &learned].map(|fit| loss(&|one| fit.output(&one.counts)) - least);
        assert!(after < 0.8 * before, "{before} {after}");
    }
}
