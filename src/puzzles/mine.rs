//! Puzzles from games between levels of the computer, and in Go from composed positions as well.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use super::compose::compose;
use super::prove::core;
use super::{Prover, Puzzle, Task, grade};
use crate::engine::{Decision, Level, Opponent, Resources, Stop, matches};
use crate::notation;
use crate::rules::random::Random;
use crate::rules::{Game, Position, Rules, Shape, Symmetry, Turn, go, hex, shape};

/// Memory of a player in bytes.
const MEMORY: usize = 1 << 20;
/// The most turns of a game; what follows is a manoeuvre without end.
const LONGEST: usize = 200;
/// Number of turns after a puzzle until the next one of the same game, so that they differ.
const APART: usize = 3;
/// One of this many games is searched to the full depth of the proofs, which takes ten times as long.
const DEEP: u64 = 8;
/// The smaller boards of Hex, and the number of games on them for each on the board that was asked for.
const SHARES: [(u8, usize); 3] = [(7, 6), (8, 3), (9, 2)];

/// The most positions of Go that are composed at a time, and the most puzzles of them.
const DRAFTS: usize = 300;
const COMPOSED: usize = 2;
/// The sizes of boards on which positions are composed.
const COMPOSED_ON: RangeInclusive<u8> = 7..=15;

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
    seed: u64,
    /// The rules of the games, each with its part of all games.
    boards: Vec<Board>,
    /// The positions that are puzzles already.
    seen: HashSet<(Rules, Shape)>,
}

/// Rules with what the miner needs for them.
struct Board {
    rules: Rules,
    /// Number of games among those of all boards.
    share: usize,
    prover: Prover,
    /// Leaves out what takes the most time.
    quick: Prover,
}

impl Miner {
    /// Returns a miner.
    #[must_use]
    pub fn new(rules: Rules, seed: u64) -> Miner {
        Miner { seed, boards: vec![Board::new(rules, 1)], seen: HashSet::new() }
    }

    /// Returns a miner that plays Hex on smaller boards as well, where it finds more in the same time. In other games it
    /// is the same as [`new`](Miner::new).
    #[must_use]
    pub fn on_more_boards(rules: Rules, seed: u64) -> Miner {
        let mut miner = Miner::new(rules, seed);
        if let Rules::Hex(hex) = rules {
            let smaller = SHARES.into_iter().filter(|&(size, _)| size < hex.size());
            let boards =
                smaller.filter_map(|(size, share)| Some((hex::Rules::new(size, hex.swap()).ok()?, share)));
            miner.boards.extend(boards.map(|(rules, share)| Board::new(Rules::Hex(rules), share)));
        }
        miner
    }

    /// Leaves out puzzles that differ from this one only by a symmetry, or by stones that do not matter.
    pub fn skip(&mut self, puzzle: &Puzzle) {
        self.seen.extend(puzzle.start().ok().map(|position| key(&*position, puzzle.task)));
    }

    /// Plays a game and returns its puzzles; in Go every other time it composes positions instead. A stop ends it early.
    pub fn play(&mut self, stop: &Stop) -> Vec<Puzzle> {
        self.seed = self.seed.wrapping_add(1);
        let mut random = Random::new(self.seed);
        let board = self.board(&mut random);
        match self.boards[board].rules {
            Rules::Go(rules) if self.seed.is_multiple_of(2) && COMPOSED_ON.contains(&rules.size.lines()) => {
                self.compose(board, rules, random, stop)
            }
            rules => self.play_game(board, rules, random, stop),
        }
    }

    /// Returns puzzles of composed positions.
    fn compose(&mut self, board: usize, rules: go::Rules, mut random: Random, stop: &Stop) -> Vec<Puzzle> {
        let mut puzzles = Vec::new();
        for _ in 0..DRAFTS {
            if puzzles.len() == COMPOSED || stop.is_stopped() {
                break;
            }
            let Some(position) = compose(rules, &mut random) else { continue };
            // Short captures are many in them, and have nothing of a game.
            let is_dull = |task| matches!(task, Task::Capture { turns: ..3, .. });
            puzzles.extend(self.judge(board, &position, |task, _| !is_dull(task), stop));
        }
        puzzles
    }

    fn play_game(&mut self, board: usize, rules: Rules, mut random: Random, stop: &Stop) -> Vec<Puzzle> {
        let levels = levels(rules.game());
        let mut players = [(); 2].map(|()| {
            let level = Level::new(levels[random.index(levels.len())]).unwrap_or(Level::LOWEST);
            Opponent::new(rules, level, random.next(), Resources::without_host(MEMORY))
        });
        let opening = matches::usual_opening(rules.game());
        let Ok(course) = matches::opening(rules, opening, random.next()) else { return Vec::new() };
        let mut position = course.position;
        let mut history = vec![position.hash()];
        let mut puzzles: Vec<Puzzle> = Vec::new();
        let mut waits = 0;
        while history.len() < LONGEST && position.outcome().is_none() && !stop.is_stopped() {
            if waits == 0 && may_be_one(&*position) {
                // As long as nobody plays the right turn, the same task comes back.
                let is_new = |task, turn: Option<&Turn>| {
                    !puzzles.iter().any(|old: &Puzzle| old.task == task && old.turn() == turn)
                };
                if let Some(puzzle) = self.judge(board, &*position, is_new, stop) {
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

    /// Returns the index of the board of the next game.
    fn board(&self, random: &mut Random) -> usize {
        let all: usize = self.boards.iter().map(|board| board.share).sum();
        if self.boards.len() < 2 {
            return 0;
        }
        let mut left = random.index(all);
        self.boards
            .iter()
            .position(|board| {
                let is_it = left < board.share;
                left = left.saturating_sub(board.share);
                is_it
            })
            .unwrap_or(0)
    }

    /// Returns the puzzle of a position, if its task and its right turn are welcome and it is a new one.
    fn judge(
        &mut self,
        board: usize,
        position: &dyn Position,
        is_welcome: impl Fn(Task, Option<&Turn>) -> bool,
        stop: &Stop,
    ) -> Option<Puzzle> {
        let is_quick = !self.seed.is_multiple_of(DEEP);
        let Board { rules, prover, quick, .. } = self.boards.get_mut(board)?;
        let (rules, prover) = (*rules, if is_quick { quick } else { prover });
        // What can be written can be solved later: without the history, and without counts towards a draw.
        let text = notation::position_text(position);
        let position = notation::read_position(rules, &text).ok()?;
        let proof = prover.prove(&*position)?;
        let is_welcome = is_welcome(proof.task, proof.line.first());
        if !is_welcome || !self.seen.insert(key(&*position, proof.task)) {
            return None;
        }
        let grade = grade(&*position, proof.line.first()?, stop);
        // A piece that no level wants to win may cost the game later.
        let is_dubious = grade.is_none() && matches!(proof.task, Task::Gain { .. });
        if stop.is_stopped() || is_dubious {
            return None;
        }
        Some(Puzzle { rules, position: text, task: proof.task, line: proof.line, grade })
    }
}

impl Board {
    fn new(rules: Rules, share: usize) -> Board {
        Board { rules, share, prover: Prover::new(rules), quick: Prover::quick(rules) }
    }
}

/// Returns what puzzles have in common that differ only by a symmetry, or by stones that do not matter.
fn key(position: &dyn Position, task: Task) -> (Rules, Shape) {
    let core = core(position, task);
    let rules = position.rules();
    (rules, shape(core.as_deref().unwrap_or(position), &Symmetry::of(rules)))
}

/// Returns the levels of the players. Higher ones make few errors that are worth a puzzle, and lower ones play no
/// sensible game.
fn levels(game: Game) -> &'static [u8] {
    match game {
        // Lower levels see no fours that are worth looking for.
        Game::Gomoku => &[6, 7],
        // Lower levels get into more trouble, and a game takes half the time.
        Game::Go => &[2, 3, 4, 5],
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
