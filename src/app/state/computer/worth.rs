//! The worth of a turn as the board shows it: a number or a sign in the unit of its game.

use crate::engine::Score;
use crate::rules::Game;

/// The worth of a turn for the side that plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// The chance of winning in percent, estimated.
    Chance(u8),
    /// The lead at the end in discs or points.
    Lead {
        /// The number of discs or points.
        by: i32,
        /// `true` if it is proven.
        exact: bool,
    },
    /// It wins with this number of turns of its side, proven.
    Wins(u32),
    /// It loses after this number of turns of the other side, proven.
    Loses(u32),
    /// The game is drawn, proven.
    Draws,
}

impl Worth {
    /// Returns the worth of a turn with this score.
    #[must_use]
    pub fn of(game: Game, score: Score) -> Worth {
        match (game, score.decided_in) {
            // Both count in hundredths.
            (Game::Reversi | Game::Go, decided) => {
                let by = (f64::from(score.value) / 100.).round() as i32;
                Worth::Lead { by, exact: decided.is_some() }
            }
            (_, Some(_)) if score.value == 0 => Worth::Draws,
            (_, Some(plies)) if score.value > 0 => Worth::Wins(plies.div_ceil(2)),
            (_, Some(plies)) => Worth::Loses(plies / 2),
            (_, None) => Worth::Chance(u8::try_from((score.chance + 5) / 10).unwrap_or(100)),
        }
    }

    /// Returns the text on the board, about four characters long. An estimated lead begins with a tilde.
    #[must_use]
    pub fn text(self) -> String {
        let signed = |number: i32| match number {
            0 => "0".to_owned(),
            1.. => format!("+{number}"),
            _ => format!("−{}", number.unsigned_abs()),
        };
        match self {
            Worth::Chance(percent) => format!("{percent}%"),
            Worth::Lead { by, exact: true } => signed(by),
            Worth::Lead { by, exact: false } => format!("~{}", signed(by)),
            Worth::Wins(turns) => format!("+{turns}"),
            Worth::Loses(turns) => format!("−{turns}"),
            Worth::Draws => "=".to_owned(),
        }
    }

    /// Returns `true` if it is proven that the turn loses.
    #[must_use]
    pub fn loses(self) -> bool {
        matches!(self, Worth::Loses(_) | Worth::Lead { by: ..0, exact: true })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(game: Game, value: i32, chance: u16, decided_in: Option<u32>) -> String {
        Worth::of(game, Score { value, chance, decided_in }).text()
    }

    #[test]
    fn a_worth_has_the_unit_of_its_game() {
        assert_eq!(text(Game::Reversi, 1249, 900, None), "~+12");
        assert_eq!(text(Game::Reversi, -1200, 0, Some(9)), "−12");
        assert_eq!(text(Game::Go, 30, 510, None), "~0");
        assert_eq!(text(Game::Checkers, 40, 564, None), "56%");
        assert_eq!(text(Game::Checkers, -40, 4, None), "0%");
        // A win with the turn itself and one more, and a loss at the second turn of the other side.
        assert_eq!(text(Game::ConnectFour, 30, 1000, Some(3)), "+2");
        assert_eq!(text(Game::ConnectFour, -30, 0, Some(4)), "−2");
        assert_eq!(text(Game::ConnectFour, 0, 500, Some(20)), "=");
        assert!(Worth::of(Game::Four, Score { value: -1, chance: 0, decided_in: Some(2) }).loses());
    }
}
