//! Puzzles from games between levels of the computer.

use std::collections::HashSet;

use super::{Prover, Puzzle, Task, grade};
use crate::engine::{Decision, Level, Opponent, Resources, Stop, matches};
use crate::notation;
use crate::rules::random::Random;
use crate::rules::{Game, Position, Rules, Shape, Symmetry, shape};

/// Memory of a player in bytes.
const MEMORY: usize = 1 << 20;
/// The most turns of a game; what follows is a manoeuvre without end.
const LONGEST: usize = 200;
/// Number of turns after a puzzle until the next one of the same game, so that they differ.
const APART: usize = 3;

/// Looks for puzzles by the same rules. The same seed gives the same puzzles.
///
/// ```
/// use parlour::engine::Stop;
/// use parlour::puzzles::Miner;
/// use parlour::rules::Game;
///
/// let rules = Game::ConnectFour.presets()[0].rules;
/// let mut miner = Miner::new(rules, 1);
/// let found = std::iter::repeat_with(|| miner.play(&Stop::default())).take(3).flatten().count();
/// assert!(found > 0);
/// ```
pub struct Miner {
    rules: Rules,
    seed: u64,
    prover: Prover,
    symmetries: Vec<Symmetry>,
    /// The positions that are puzzles already.
    seen: HashSet<Shape>,
}

impl Miner {
    /// Returns a miner.
    #[must_use]
    pub fn new(rules: Rules, seed: u64) -> Miner {
        Miner {
            rules,
            seed,
            prover: Prover::new(rules),
            symmetries: Symmetry::of(rules),
            seen: HashSet::new(),
        }
    }

    /// Leaves out puzzles that differ from this one only by a symmetry.
    pub fn skip(&mut self, puzzle: &Puzzle) {
        self.seen.extend(puzzle.start().ok().map(|position| shape(&*position, &self.symmetries)));
    }

    /// Plays a game and returns its puzzles. A stop ends it early.
    pub fn play(&mut self, stop: &Stop) -> Vec<Puzzle> {
        self.seed = self.seed.wrapping_add(1);
        let mut random = Random::new(self.seed);
        let levels = levels(self.rules.game());
        let mut players = [(); 2].map(|()| {
            let level = Level::new(levels[random.index(levels.len())]).unwrap_or(Level::LOWEST);
            Opponent::new(self.rules, level, random.next(), Resources::without_host(MEMORY))
        });
        let opening = matches::usual_opening(self.rules.game());
        let Ok(course) = matches::opening(self.rules, opening, random.next()) else { return Vec::new() };
        let mut position = course.position;
        let mut history = vec![position.hash()];
        let mut puzzles: Vec<Puzzle> = Vec::new();
        let mut waits = 0;
        while history.len() < LONGEST && position.outcome().is_none() && !stop.is_stopped() {
            if waits == 0 && may_be_one(&*position) {
                if let Some(puzzle) = self.judge(&*position, &puzzles, stop) {
                    puzzles.push(puzzle);
                    waits = APART;
                }
            } else {
                waits = waits.saturating_sub(1);
            }
            let player = &mut players[position.to_move().index()];
            let played = match player.decide(&*position, &history, stop) {
                Some(Decision::Turn(turn)) => position.play(&turn).is_ok(),
                Some(Decision::Choose(choice)) => position.choose(choice).is_ok(),
                _ => false,
            };
            if !played {
                break;
            }
            history.push(position.hash());
        }
        puzzles
    }

    /// Returns the puzzle of a position, if it is a new one after those of the same game.
    fn judge(&mut self, position: &dyn Position, before: &[Puzzle], stop: &Stop) -> Option<Puzzle> {
        // What can be written can be solved later: without the history, and without counts towards a draw.
        let text = notation::position_text(position);
        let position = notation::read_position(self.rules, &text).ok()?;
        let proof = self.prover.prove(&*position)?;
        // As long as nobody plays the right turn, the same task comes back.
        let is_same = |old: &Puzzle| old.task == proof.task && old.turn() == proof.line.first();
        if before.iter().any(is_same) || !self.seen.insert(shape(&*position, &self.symmetries)) {
            return None;
        }
        let grade = grade(&*position, proof.line.first()?, stop);
        // A piece that no level wants to win may cost the game later.
        let is_dubious = grade.is_none() && matches!(proof.task, Task::Gain { .. });
        if stop.is_stopped() || is_dubious {
            return None;
        }
        Some(Puzzle { rules: self.rules, position: text, task: proof.task, line: proof.line, grade })
    }
}

/// Returns the levels of the players. Higher ones make few errors that are worth a puzzle, and lower ones play no
/// sensible game.
fn levels(game: Game) -> &'static [u8] {
    match game {
        // Lower levels see no fours that are worth looking for.
        Game::Gomoku => &[6, 7],
        _ => &[3, 4, 5, 6],
    }
}

/// Returns `false` if a position is too early for a puzzle.
fn may_be_one(position: &dyn Position) -> bool {
    let pieces = position.grid().squares().filter(|&square| position.piece(square).is_some()).count();
    match position.rules().game() {
        Game::ConnectFour => pieces >= 10,
        _ => true,
    }
}
