//! The share of a game's clock that a turn gets.

use std::time::Duration;

use crate::engine::Limits;
use crate::rules::{Game, Position};

/// The clock of a side before its turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// The time left.
    pub left: Duration,
    /// The number of turns that it has to last for, if the protocol tells.
    pub turns: Option<u32>,
    /// The time that is added for each turn.
    pub increment: Duration,
}

/// The longest time for a turn, as a multiple of the usual one.
const LONGEST: u32 = 4;
/// The part of a clock without a known end that a turn can take at most.
const MOST: u32 = 4;
/// The reserve for the transmission of an answer, of which a short turn has less: see [`Clock::limits`].
const LAG: Duration = Duration::from_millis(30);
/// The least time for a turn. Every engine answers in it.
const LEAST: Duration = Duration::from_millis(1);

impl Clock {
    /// Returns the clock of a single turn.
    pub(super) fn of_turn(time: Duration) -> Clock {
        Clock { left: time, turns: Some(1), increment: Duration::ZERO }
    }

    /// Returns the usual and the longest time for the turn, when the game has about `expected` more turns of this side.
    pub(super) fn limits(self, expected: u32) -> Limits {
        let Clock { left, turns, increment } = self;
        let reserve = LAG.min(left / 8);
        let left = left.saturating_sub(reserve);
        let turns = turns.unwrap_or(expected).max(1);
        let increment = increment / 5 * 4;
        let share = (left / turns).saturating_add(increment);
        // Each turn is transmitted, for which a fast game has little time.
        let usual = share.saturating_sub(LAG.min(share / 8));
        let most = if turns == 1 { left } else { (left / MOST.min(turns)).saturating_add(increment) };
        let longest = usual.saturating_mul(LONGEST).min(most).min(left);
        let [usual, longest] = [usual.min(longest), longest].map(|time| time.max(LEAST));
        Limits::around(usual, longest)
    }
}

/// Returns the number of turns that each side will probably still have in a game. Towards the end it is rather too high.
pub(super) fn turns_left(position: &dyn Position) -> u32 {
    let grid = position.grid();
    let squares = u32::from(grid.len());
    let pieces = grid.squares().filter(|&square| position.piece(square).is_some()).count() as u32;
    let free = squares.saturating_sub(pieces);
    match position.rules().game() {
        // The last ten squares are solved at once.
        Game::Reversi => (free / 2).saturating_sub(4).max(2),
        // A game ends with about three quarters of the points taken, and captures make it longer.
        Game::Go => (free / 2).saturating_sub(squares / 8).max(squares / 12),
        Game::Hex => (free / 2).saturating_sub(squares / 4).max(5),
        Game::ConnectFour => (free / 2).max(1),
        Game::Gomoku => 30_u32.saturating_sub(pieces / 4).max(12),
        // Games with many pieces left are longer.
        Game::Checkers => 12 + pieces / 2,
        Game::Four | Game::Hexdame => 20,
    }
}
