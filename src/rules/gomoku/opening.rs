//! Openings in which the players choose their sides after the first stones.
//!
//! The sides place their stones in turn from the first to the last, also while one player places
//! those of both. So the side to move is always the side whose stone is next, and which *player*
//! acts is told by the [`Stage`].

use serde::{Deserialize, Serialize};

use crate::rules::{Choice, Side};

/// How a game is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// The sides place in turn from the empty board.
    #[default]
    Free,
    /// The first player places two black stones and a white one, the second chooses the side.
    Swap,
    /// As swap, but the second player may also place a white and a black stone more and leave the
    /// choice to the first.
    Swap2,
}

/// How far the opening has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The first player places the first three stones: black, white, black.
    Placing,
    /// The second player chooses.
    Choosing,
    /// The second player places two more: white, black.
    PlacingTwo,
    /// The first player chooses.
    ChoosingLast,
    /// Each player places stones of one side.
    Playing {
        /// Whether the first player has the second side's.
        swapped: bool,
    },
}

/// Stones on the board when the second player chooses.
const FIRST_STONES: u16 = 3;
/// Stones on the board when the choice has gone back to the first player.
const ALL_STONES: u16 = 5;

impl Stage {
    pub const ALL: [Stage; 6] = [
        Stage::Placing,
        Stage::Choosing,
        Stage::PlacingTwo,
        Stage::ChoosingLast,
        Stage::Playing { swapped: false },
        Stage::Playing { swapped: true },
    ];

    /// The name used in commands, files and language keys; none while the players are on the sides
    /// that they began with, and no opening is going on.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        match self {
            Stage::Placing => Some("placing"),
            Stage::Choosing => Some("choosing"),
            Stage::PlacingTwo => Some("placing-two"),
            Stage::ChoosingLast => Some("choosing-last"),
            Stage::Playing { swapped: false } => None,
            Stage::Playing { swapped: true } => Some("swapped"),
        }
    }

    /// The stage in which a game starts.
    pub(super) fn start(opening: Opening) -> Stage {
        match opening {
            Opening::Free => Stage::Playing { swapped: false },
            Opening::Swap | Opening::Swap2 => Stage::Placing,
        }
    }

    /// The stage after one more stone, which makes so many on the board.
    pub(super) fn after_stone(self, stones: u16) -> Stage {
        match self {
            Stage::Placing if stones == FIRST_STONES => Stage::Choosing,
            Stage::PlacingTwo if stones == ALL_STONES => Stage::ChoosingLast,
            _ => self,
        }
    }

    /// The stage after one of the [choices](Stage::choices).
    pub(super) fn after_choice(self, choice: Choice) -> Stage {
        match choice {
            Choice::PlaceTwo => Stage::PlacingTwo,
            Choice::First => Stage::Playing { swapped: self == Stage::Choosing },
            Choice::Second => Stage::Playing { swapped: self == Stage::ChoosingLast },
        }
    }

    /// What can be chosen now.
    pub(super) fn choices(self, opening: Opening) -> &'static [Choice] {
        match (self, opening) {
            (Stage::Choosing, Opening::Swap2) => &[Choice::First, Choice::Second, Choice::PlaceTwo],
            (Stage::Choosing | Stage::ChoosingLast, _) => &[Choice::First, Choice::Second],
            _ => &[],
        }
    }

    /// The player who acts now, by the side that player began with.
    pub(super) fn actor(self, to_move: Side) -> Side {
        match self {
            Stage::Placing | Stage::ChoosingLast => Side::First,
            Stage::Choosing | Stage::PlacingTwo => Side::Second,
            Stage::Playing { swapped: false } => to_move,
            Stage::Playing { swapped: true } => to_move.other(),
        }
    }

    /// Whether the opening is over.
    pub(super) fn is_over(self) -> bool {
        matches!(self, Stage::Playing { .. })
    }

    /// Whether an opening has this stage, with so many stones on the board.
    pub(super) fn is_possible(self, opening: Opening, stones: u16) -> bool {
        let (is_in_opening, stones_then) = match self {
            Stage::Placing => (opening != Opening::Free, 0..FIRST_STONES),
            Stage::Choosing => (opening != Opening::Free, FIRST_STONES..FIRST_STONES + 1),
            Stage::PlacingTwo => (opening == Opening::Swap2, FIRST_STONES..ALL_STONES),
            Stage::ChoosingLast => (opening == Opening::Swap2, ALL_STONES..ALL_STONES + 1),
            Stage::Playing { swapped: false } => (true, 0..u16::MAX),
            Stage::Playing { swapped: true } => (opening != Opening::Free, FIRST_STONES..u16::MAX),
        };
        is_in_opening && stones_then.contains(&stones)
    }
}
