//! What a list of matches shows of one, without playing it through.

use serde::{Deserialize, Serialize};

use super::{Match, Player, Setup};
use crate::notation::{self, Unreadable};
use crate::rules::{Outcome, Position, Side};

/// A match as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub id: u32,
    /// When it began, in seconds since 1970; 0 where nobody knows.
    pub began: u64,
    /// What the players call it; empty where it has no name of its own.
    pub title: String,
    pub setup: Setup,
    pub standing: Standing,
}

/// How a match stands. It follows from the acts, and is kept beside them so that a thousand matches
/// can be listed without a single turn being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    pub turns: usize,
    /// In the game's notation.
    pub position: String,
    /// The side whose player acts.
    pub acting: Side,
    /// Whether the players have changed sides in the opening.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub swapped: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

impl Standing {
    #[must_use]
    pub fn of(game: &Match) -> Standing {
        let position = game.position();
        Standing {
            turns: game.turn_count(),
            position: notation::position_text(position),
            acting: game.acting_side(),
            swapped: position.swapped(),
            outcome: game.outcome(),
        }
    }
}

impl Summary {
    #[must_use]
    pub fn of(game: &Match) -> Summary {
        Summary {
            id: game.id(),
            began: game.began(),
            title: game.title().to_owned(),
            setup: game.setup().clone(),
            standing: Standing::of(game),
        }
    }

    /// Who plays a side.
    #[must_use]
    pub fn player(&self, side: Side) -> &Player {
        self.setup.player(if self.standing.swapped { side.other() } else { side })
    }

    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.standing.outcome.is_some()
    }

    /// The position as it stands.
    ///
    /// # Errors
    /// When the text of it was damaged.
    pub fn position(&self) -> Result<Box<dyn Position>, Unreadable> {
        notation::read_position(self.setup.rules, &self.standing.position)
    }
}
