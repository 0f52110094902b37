//! The worth of each turn on the board, as long as players look at it.

use bevy::prelude::*;

use crate::app::state::computer::worth::Worth;
use crate::app::state::match_stamp::MatchStamp;
use crate::app::vocabulary::notice::ComputerNotice;
use crate::play::Match;
use crate::rules::{Square, Turn};
use crate::thinking::Opinion;

/// The worth of each turn at a point of a match.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Values {
    /// The point of the match; `None` if nothing is shown.
    stamp: Option<MatchStamp>,
    /// The turns, best first.
    turns: Vec<(Turn, Worth)>,
}

/// The worth of a turn on a square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueOn {
    /// The square: of the piece that is placed, of the piece that moves, or of its destination.
    pub square: Square,
    /// The worth of the best turn with this square.
    pub worth: Worth,
    /// No turn of the position is worth more.
    pub is_best: bool,
}

impl Values {
    /// Returns the values of an opinion about the current point of a match.
    pub(super) fn new(game: &Match, opinion: &Opinion) -> Values {
        let kind = game.setup().rules.game();
        let worth = |turns: &[Turn], score| Some((turns.first()?.clone(), Worth::of(kind, score)));
        let turns = opinion.analysis.lines.iter().filter_map(|line| worth(&line.turns, line.score));
        Values { stamp: Some(MatchStamp::of(game)), turns: turns.collect() }
    }

    /// Returns `true` while the values of this point of the match are shown.
    #[must_use]
    pub fn are_shown(&self, game: &Match) -> bool {
        self.stamp == Some(MatchStamp::of(game))
    }

    /// Returns the notice that explains the values.
    pub(super) fn notice(&self) -> ComputerNotice {
        let is_proven = |worth: &Worth| matches!(worth, Worth::Wins(_) | Worth::Loses(_) | Worth::Draws);
        ComputerNotice::Values { proven: self.turns.iter().any(|(_, worth)| is_proven(worth)) }
    }

    /// Returns the values to show on the squares of the board: before a piece is selected, those of the first squares
    /// of the turns, and then of their last ones.
    #[must_use]
    pub fn on_board(&self, game: &Match) -> Vec<ValueOn> {
        let mut values: Vec<ValueOn> = Vec::new();
        if !self.are_shown(game) {
            return values;
        }
        let path = &game.turns().current.path;
        let best = self.turns.first().map(|(_, worth)| *worth);
        for (turn, worth) in self.turns.iter().filter(|(turn, _)| turn.0.starts_with(path)) {
            let square = if path.is_empty() { turn.0.first() } else { turn.0.last() };
            let Some(&square) = square else { continue };
            // The best turns come first.
            if values.iter().all(|value| value.square != square) {
                values.push(ValueOn { square, worth: *worth, is_best: best == Some(*worth) });
            }
        }
        values
    }
}
