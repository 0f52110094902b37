//! Proofs by an exhaustive search: every turn of both sides, by the rules alone.

use std::collections::HashMap;

use super::Proof;
use crate::puzzles::Task;
use crate::rules::{Direction, Grid, Position, Side, Square, Turn};

/// The most nodes of one proof, and of that of a capture, of which a position has many.
const NODES: u64 = 400_000;
const CAPTURE_NODES: u64 = 50_000;
/// The most turns of a win of pieces.
pub(super) const SHOT_TURNS: u8 = 4;
/// The most turns of a capture.
const CAPTURE_TURNS: u8 = 3;

/// The goal of the attacker.
#[derive(Clone, Copy, Debug)]
enum Goal {
    /// The win of the game.
    Win,
    /// This number of pieces more than the other side, when nobody has to capture, or the win.
    Lead(i32),
    /// The stone on this square is gone.
    Gone(Square),
}

/// The proof would take too many nodes.
struct Spent;

/// A search for all turns of both sides, with what it has found.
struct Search {
    attacker: Side,
    goal: Goal,
    left: u64,
    known: HashMap<(u64, u8), bool>,
}

impl Search {
    fn new(position: &dyn Position, goal: Goal) -> Search {
        Search { attacker: position.to_move(), goal, left: NODES, known: HashMap::new() }
    }

    /// Returns `true` if the attacker reaches the goal within this number of plies, whatever the other side does.
    fn reaches(&mut self, position: &dyn Position, plies: u8) -> Result<bool, Spent> {
        if let Some(known) = self.decided(position, plies) {
            return Ok(known);
        }
        let key = (position.hash(), plies);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        self.left = self.left.checked_sub(1).ok_or(Spent)?;
        let attacks = position.to_move() == self.attacker;
        let mut reaches = !attacks;
        // A pass comes first: most turns of the attacker threaten nothing, which it shows at once.
        let mut turns = self.turns(position, plies);
        turns.sort_by_key(|turn| !turn.0.is_empty());
        for turn in turns {
            if self.reaches_after(position, &turn, plies)? == attacks {
                reaches = attacks;
                break;
            }
        }
        self.known.insert(key, reaches);
        Ok(reaches)
    }

    /// Returns the turns that may reach the goal or prevent it: all of them, or those on the liberties of a chain that
    /// is gone only if each turn of the attacker takes one.
    fn turns(&self, position: &dyn Position, plies: u8) -> Vec<Turn> {
        let mut turns = position.turns();
        if let Goal::Gone(square) = self.goal
            && position.to_move() == self.attacker
        {
            let own_turns = usize::from(plies.div_ceil(2));
            let free = liberties(position, square, own_turns + 1);
            if free.len() == own_turns {
                turns.retain(|turn| turn.0.iter().any(|point| free.contains(point)));
            }
        }
        turns
    }

    /// The same after a turn of the position.
    fn reaches_after(&mut self, position: &dyn Position, turn: &Turn, plies: u8) -> Result<bool, Spent> {
        let mut after = position.boxed();
        // A legal turn cannot fail.
        after.play(turn).map_err(|_| Spent)?;
        self.reaches(&*after, plies.saturating_sub(1))
    }

    /// Returns the answer where no search is needed.
    fn decided(&self, position: &dyn Position, plies: u8) -> Option<bool> {
        if let Goal::Gone(square) = self.goal {
            let is_there = position.piece(square).is_some_and(|piece| piece.side != self.attacker);
            let own_turns = usize::from(plies.div_ceil(2));
            return match () {
                () if !is_there => Some(true),
                // No turn takes more than one liberty.
                () if liberties(position, square, own_turns + 1).len() > own_turns => Some(false),
                () if position.counting().is_some() || position.outcome().is_some() => Some(false),
                () => None,
            };
        }
        if let Some(outcome) = position.outcome() {
            return Some(outcome.winner == Some(self.attacker));
        }
        match self.goal {
            Goal::Lead(least) if plies == 0 && !position.must_capture() => {
                Some(lead(position, self.attacker) >= least)
            }
            Goal::Win if plies == 0 => Some(false),
            _ => None,
        }
    }

    /// Returns the turns that reach the goal within this number of turns of the attacker.
    fn right(&mut self, position: &dyn Position, own_turns: u8) -> Result<Vec<Turn>, Spent> {
        let mut right = Vec::new();
        for turn in self.turns(position, plies_of(own_turns)) {
            if self.reaches_after(position, &turn, plies_of(own_turns))? {
                right.push(turn);
            }
        }
        Ok(right)
    }

    /// Returns the turns to the goal: the attacker's are the fastest, and the answers those that last longest.
    fn line(&mut self, position: &dyn Position, first: &Turn, own_turns: u8) -> Result<Vec<Turn>, Spent> {
        let mut position = position.boxed();
        let mut line = vec![first.clone()];
        let mut plies = plies_of(own_turns);
        _ = position.play(first);
        loop {
            plies = plies.saturating_sub(1);
            if self.decided(&*position, plies).is_some() || position.turns().is_empty() {
                return Ok(line);
            }
            let attacks = position.to_move() == self.attacker;
            let mut best: Option<(u8, Turn)> = None;
            for turn in position.turns() {
                let Some(needs) = self.distance(&*position, &turn, plies)? else { continue };
                let is_better =
                    |&(other, _): &(u8, Turn)| if attacks { needs < other } else { needs > other };
                if best.as_ref().is_none_or(is_better) {
                    best = Some((needs, turn));
                }
            }
            let Some((_, turn)) = best else { return Ok(line) };
            _ = position.play(&turn);
            line.push(turn);
        }
    }

    /// Returns the fewest plies within which the goal is reached after a turn.
    fn distance(&mut self, position: &dyn Position, turn: &Turn, most: u8) -> Result<Option<u8>, Spent> {
        for plies in (most % 2..=most).step_by(2) {
            if self.reaches_after(position, turn, plies)? {
                return Ok(Some(plies));
            }
        }
        Ok(None)
    }
}

/// Returns the number of plies from the first of this number of turns of one side to its last.
fn plies_of(own_turns: u8) -> u8 {
    own_turns.saturating_mul(2).saturating_sub(1)
}

/// Returns the number of pieces that a side has more than the other.
fn lead(position: &dyn Position, side: Side) -> i32 {
    let worth = |square| position.piece(square).map_or(0, |piece| if piece.side == side { 1 } else { -1 });
    position.grid().squares().map(worth).sum()
}

/// Returns the points that a line joins with a point of a Go board.
fn beside(grid: Grid, point: Square) -> impl Iterator<Item = Square> {
    let joins = |direction: &&Direction| direction.columns == 0 || direction.rows == 0;
    grid.directions().iter().filter(joins).filter_map(move |&direction| grid.step(point, direction))
}

/// Returns the liberties of the chain on a square, or at least `most` of them.
fn liberties(position: &dyn Position, square: Square, most: usize) -> Vec<Square> {
    let grid = position.grid();
    let mut free = Vec::new();
    for stone in chain(position, square) {
        for point in beside(grid, stone) {
            if position.piece(point).is_none() && !free.contains(&point) {
                free.push(point);
            }
        }
        if free.len() >= most {
            break;
        }
    }
    free
}

/// Returns the one element of a list.
fn only<T>(list: Vec<T>) -> Option<T> {
    let mut list = list.into_iter();
    list.next().filter(|_| list.next().is_none())
}

/// Returns the only turn that wins pieces or the game within this number of turns.
pub(super) fn prove_shot(position: &dyn Position, most_turns: u8) -> Option<Proof> {
    let now = lead(position, position.to_move());
    let mut pieces = Search::new(position, Goal::Lead(now + 1));
    for turns in 1..=most_turns {
        let right = pieces.right(position, turns).ok()?;
        if right.is_empty() {
            continue;
        }
        let turn = only(right).filter(|_| turns > 1)?;
        let mut win = Search::new(position, Goal::Win);
        if let Ok(true) = win.reaches_after(position, &turn, plies_of(turns)) {
            let line = win.line(position, &turn, turns).ok()?;
            return Some(Proof { task: Task::WinIn(turns), line });
        }
        let (mut most, mut line) = (1, pieces.line(position, &turn, turns).ok()?);
        for more in 2..=4 {
            let mut search = Search::new(position, Goal::Lead(now + i32::from(more)));
            let Ok(true) = search.reaches_after(position, &turn, plies_of(turns)) else { break };
            (most, line) = (more, search.line(position, &turn, turns).ok()?);
        }
        return Some(Proof { task: Task::Gain { pieces: most, turns }, line });
    }
    None
}

/// Returns the only turn that captures a chain of the other side.
pub(super) fn prove_capture(position: &dyn Position) -> Option<Proof> {
    let mut seen = Vec::new();
    for square in position.grid().squares() {
        let is_other = position.piece(square).is_some_and(|piece| piece.side != position.to_move());
        if !is_other || seen.contains(&square) {
            continue;
        }
        let chain = chain(position, square);
        seen.extend(&chain);
        // Taking a single stone is hardly ever the point.
        if chain.len() < 2 || liberties(position, square, 4).len() > usize::from(CAPTURE_TURNS) {
            continue;
        }
        let mut search = Search::new(position, Goal::Gone(square));
        search.left = CAPTURE_NODES;
        for turns in 1..=CAPTURE_TURNS {
            let Ok(right) = search.right(position, turns) else { break };
            if right.is_empty() {
                continue;
            }
            let Some(turn) = only(right).filter(|_| turns > 1) else { break };
            let line = search.line(position, &turn, turns).ok()?;
            return Some(Proof { task: Task::Capture { square, turns }, line });
        }
    }
    None
}

/// Returns the squares of the chain on a square.
fn chain(position: &dyn Position, square: Square) -> Vec<Square> {
    let grid = position.grid();
    let side = position.piece(square).map(|piece| piece.side);
    let mut chain = vec![square];
    let mut at = 0;
    while let Some(&stone) = chain.get(at) {
        at += 1;
        for next in beside(grid, stone) {
            if position.piece(next).map(|piece| piece.side) == side && !chain.contains(&next) {
                chain.push(next);
            }
        }
    }
    chain
}

/// Returns an answer that refutes a wrong turn.
pub(super) fn refute(position: &dyn Position, after: &dyn Position, task: Task) -> Option<Turn> {
    let (goal, turns) = match task {
        // The only turn that wins pieces is right, even where it wins the game.
        Task::Gain { turns, .. } | Task::WinIn(turns) => {
            (Goal::Lead(lead(position, position.to_move()) + 1), turns)
        }
        Task::Capture { square, turns } => (Goal::Gone(square), turns),
        Task::Win
        | Task::Hold
        | Task::Fours(_)
        | Task::Ladder { .. }
        | Task::Kill(_)
        | Task::Race(_)
        | Task::Live(_) => return None,
    };
    let mut search = Search::new(position, goal);
    answer(&mut search, after, plies_of(turns))
}

/// Returns an answer after which the attacker fails; a capture, if one does it.
fn answer(search: &mut Search, after: &dyn Position, plies: u8) -> Option<Turn> {
    let mut answers = after.turns();
    answers.sort_by_key(|turn| (turn.0.is_empty(), !after.captures(turn)));
    let plies = plies.saturating_sub(1);
    answers.into_iter().find(|answer| matches!(search.reaches_after(after, answer, plies), Ok(false)))
}
