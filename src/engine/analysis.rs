//! The answer of an engine.

use serde::{Deserialize, Serialize};

use crate::rules::{Side, Turn};

/// The result of an analysis.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// The best lines, best first: the requested number, or fewer if there are fewer turns or the search
    /// did not compare them all.
    pub lines: Vec<Line>,
    /// Search depth of every line, in plies.
    pub depth: u32,
    /// Number of nodes searched.
    pub nodes: u64,
    /// `true` if the score of the first line is proven.
    pub exact: bool,
    /// Expected owner of each square, row by row, in percent from -100 (certainly the second side) to
    /// 100. Only in games about area.
    pub ownership: Option<Vec<i8>>,
}

/// Returns the side that a square probably belongs to, from its [ownership](Analysis::ownership) in percent. `None` if
/// it is open.
///
/// ```
/// use parlour::engine::owner;
/// use parlour::rules::Side;
///
/// assert_eq!([60, 0, -60].map(owner), [Some(Side::First), None, Some(Side::Second)]);
/// ```
#[must_use]
pub fn owner(percent: i8) -> Option<Side> {
    const OWNED: i8 = 40;
    const LOST: i8 = -OWNED;
    match percent {
        OWNED.. => Some(Side::First),
        i8::MIN..=LOST => Some(Side::Second),
        _ => None,
    }
}

/// A principal variation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The turns of both sides, in order.
    pub turns: Vec<Turn>,
    /// The value of the line for the side that begins it.
    pub score: Score,
}

/// The value of a line for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The value in the unit of the game; higher is better. Checkers: hundredths of a man. Reversi:
    /// hundredths of a disc of the final difference, empty squares to the winner. Go: hundredths of a
    /// point. Connect four: 0 for a draw, otherwise the number of discs that the winner has left when
    /// the game ends, counting the last one, negative for a loss. Gomoku and four: hundredths of an
    /// open two. Hex: the chance of winning less that of losing, in thousandths.
    pub value: i32,
    /// Chance of winning in thousandths; a draw counts as half a win.
    pub chance: u16,
    /// Number of plies to the end of the game, if the outcome is proven: a win if the value is
    /// positive, a loss if it is negative, a draw if it is 0. In reversi the number of empty squares. In four a long win
    /// may take fewer plies than its proof.
    pub decided_in: Option<u32>,
}

impl Score {
    /// Returns the chance of the first side in thousandths, given the side to move.
    #[must_use]
    pub fn chance_of_first(self, to_move: Side) -> u16 {
        match to_move {
            Side::First => self.chance,
            Side::Second => 1000 - self.chance,
        }
    }
}
