//! What an engine thinks of a position.

use crate::rules::{Side, Turn};

/// What an engine found out about a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// The best turns with what follows, the best first. As many as were asked for, if there are
    /// so many; the turns that were not compared are left out.
    pub lines: Vec<Line>,
    /// How deep every line was searched, in turns.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// Whether the first score is proven: nothing can change it any more.
    pub exact: bool,
    /// For each square of the board, row by row: how surely it will be whose, in percent, from
    /// -100 (certainly the second side's) to 100. Only in games about area.
    pub ownership: Option<Vec<i8>>,
}

/// A turn, and what would follow if both played their best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The turn itself first.
    pub turns: Vec<Turn>,
    pub score: Score,
}

/// How good something is for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// In the game's own unit, more is better. Checkers: hundredths of a man. Reversi: hundredths
    /// of a disc of the final difference, empty squares to the winner. Go: hundredths of a point.
    /// Connect four: 0 for a draw, or else how many discs the winner has left to play when the
    /// game ends, counting the last, and less than nothing for a loss. Gomoku and four:
    /// hundredths of an open two.
    pub value: i32,
    /// The chance of winning in thousandths, a draw being half a win.
    pub chance: u16,
    /// In how many turns of both sides the game is decided, where that is proven: won where the
    /// value is more than nothing, lost where it is less, and drawn where it is nothing. In reversi
    /// as many as squares are free, whatever the discs.
    pub decided_in: Option<u32>,
}

impl Score {
    /// The chance of the first side to win, for the side to move now.
    #[must_use]
    pub fn chance_of_first(self, to_move: Side) -> u16 {
        match to_move {
            Side::First => self.chance,
            Side::Second => 1000 - self.chance,
        }
    }
}
