//! Openings in which the players choose their sides after the first stones.
//!
//! The sides place their stones in turn from the first to the last, even while one player places
//! those of both. The side to move is thus always the side of the next stone, and the [`Stage`]
//! determines which *player* acts.

use serde::{Deserialize, Serialize};

use crate::rules::{Choice, Side};

/// The way a game opens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// The sides place in turn from the empty board.
    #[default]
    Free,
    /// The first player places two black stones and a white one, the second chooses the side.
    Swap,
    /// Swap with a third choice: the second player may place another white and black stone and leave
    /// the choice to the first.
    Swap2,
}

/// The stage of an opening.
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
    /// The opening is over, and each player places stones of one side.
    Playing {
        /// `true` if the first player has the second side.
        swapped: bool,
    },
}

/// Stones on the board when the second player chooses.
const FIRST_STONES: u16 = 3;
/// Stones on the board when the first player chooses.
const ALL_STONES: u16 = 5;

impl Stage {
    /// All stages, in order.
    pub const ALL: [Stage; 6] = [
        Stage::Placing,
        Stage::Choosing,
        Stage::PlacingTwo,
        Stage::ChoosingLast,
        Stage::Playing { swapped: false },
        Stage::Playing { swapped: true },
    ];

    /// Returns the name in commands, files and language keys. `None` for regular play without
    /// swapped sides.
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

    /// Returns the stage in which a game starts.
    pub(super) fn start(opening: Opening) -> Stage {
        match opening {
            Opening::Free => Stage::Playing { swapped: false },
            Opening::Swap | Opening::Swap2 => Stage::Placing,
        }
    }

    /// Returns the stage after one more stone, with `stones` now on the board.
    pub(super) fn after_stone(self, stones: u16) -> Stage {
        match self {
            Stage::Placing if stones == FIRST_STONES => Stage::Choosing,
            Stage::PlacingTwo if stones == ALL_STONES => Stage::ChoosingLast,
            _ => self,
        }
    }

    /// Returns the stage after one of the [choices](Stage::choices).
    pub(super) fn after_choice(self, choice: Choice) -> Stage {
        match choice {
            Choice::PlaceTwo => Stage::PlacingTwo,
            Choice::First => Stage::Playing { swapped: self == Stage::Choosing },
            Choice::Second => Stage::Playing { swapped: self == Stage::ChoosingLast },
        }
    }

    /// Returns the available choices.
    pub(super) fn choices(self, opening: Opening) -> &'static [Choice] {
        match (self, opening) {
            (Stage::Choosing, Opening::Swap2) => &[Choice::First, Choice::Second, Choice::PlaceTwo],
            (Stage::Choosing | Stage::ChoosingLast, _) => &[Choice::First, Choice::Second],
            _ => &[],
        }
    }

    /// Returns the player who acts next, identified by the side with which that player began.
    pub(super) fn actor(self, to_move: Side) -> Side {
        match self {
            Stage::Placing | Stage::ChoosingLast => Side::First,
            Stage::Choosing | Stage::PlacingTwo => Side::Second,
            Stage::Playing { swapped: false } => to_move,
            Stage::Playing { swapped: true } => to_move.other(),
        }
    }

    /// Returns `true` if the opening is over.
    pub(super) fn is_over(self) -> bool {
        matches!(self, Stage::Playing { .. })
    }

    /// Returns `true` if an opening has this stage with this number of stones on the board.
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
