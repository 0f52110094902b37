//! Shared parts of the engines of the draughts family: the policy of the search, its answers, and the reasons
//! for a turn.

mod policy;
mod reasons;
mod selection;

pub(super) use policy::Draughts;
pub use reasons::Fact;
pub(super) use reasons::{Explained, facts};
pub(super) use selection::Selection;

use super::chance::chance;
use super::search::{Game, Moves, SearchRequest, SearchResult, Searcher, decided_in};
use super::{Analysis, Line, Question, Score, Stop};
use crate::rules::{Side, Turn};

/// A position of the rules in the form that the search expects. Its move has only one implementation, that
/// of the rules.
pub(super) trait Board: Game + Copy {
    /// The evaluation of positions.
    type Evaluation: Send + Sync;

    /// The numbers by which the search selects.
    const SELECTION: Selection = Selection::CAUTIOUS;

    /// Adds the legal moves with their scores, which decide their order. Jump paths with the same captures
    /// and the same end are one move.
    fn add_moves(&self, moves: &mut Moves<Self::Move>, score: impl FnMut(Self::Move) -> i32);

    /// Returns the number of pieces that a move captures.
    fn captures(step: Self::Move) -> u32;

    /// Returns `true` if a legal move crowns a man.
    fn crowns(&self, step: Self::Move) -> bool;

    /// Returns `true` if this side could capture if it were to move.
    fn can_capture(&self, side: Side) -> bool;

    /// Returns `true` if a capture must be made.
    fn forces_captures(&self) -> bool;

    /// Returns `true` if the side to move has a move.
    fn can_move(&self) -> bool;

    /// Returns the value for the side to move, in hundredths of a man.
    fn value(&self, evaluation: &Self::Evaluation) -> i32;

    /// Returns the exact value for the side to move in the unit of the search, if it is known.
    fn solved(&self) -> Option<i32> {
        None
    }

    /// Returns a turn that makes this legal move.
    fn turn(&self, step: Self::Move) -> Turn;

    /// Returns the position after a legal move.
    fn after(mut self, step: Self::Move) -> Self {
        self.play(step);
        self
    }
}

/// Searches a position. `scale` is the value that wins 731 of 1000 games.
pub(super) fn search<B: Board>(
    searcher: &mut Searcher<Draughts<B>>,
    root: B,
    scale: i32,
    question: &Question,
    stop: &Stop,
) -> Analysis {
    let request = SearchRequest {
        history: question.history,
        limits: question.limits,
        lines: question.lines.most(),
        seed: question.seed,
    };
    let SearchResult { lines, depth, nodes, exact } = searcher.search(&root, &request, stop);
    let lines = lines.iter().map(|line| {
        let mut at = root;
        let turns = line.moves.iter().map(|&step| {
            let turn = at.turn(step);
            at = at.after(step);
            turn
        });
        Line { turns: turns.collect(), score: score(line.value, scale) }
    });
    Analysis { lines: lines.collect(), depth, nodes, exact, ownership: None }
}

/// Converts a value of the search to a score.
fn score(value: i32, scale: i32) -> Score {
    let decided_in = decided_in(value);
    let chance = match decided_in {
        Some(_) if value > 0 => 1000,
        Some(_) => 0,
        None => chance(value, scale),
    };
    Score { value, chance, decided_in }
}
