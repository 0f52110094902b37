//! Summaries of matches for lists, read without replaying the matches.

use serde::{Deserialize, Serialize};

use super::link::{Awaits, Correspondence};
use super::{Match, Player, Setup};
use crate::notation::{self, Unreadable};
use crate::rules::{Outcome, Position, Side};

/// A match in a list.
///
/// See [`saved::summary`](super::saved::summary), which reads one from a saved match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Number under which the match is saved.
    pub id: u32,
    /// Beginning of the match in seconds since 1970, or 0 if unknown.
    pub began: u64,
    /// Name given by the players. Empty if there is none.
    pub title: String,
    /// Agreements before the match.
    pub setup: Setup,
    /// Number of acts in force.
    pub acts: usize,
    /// What this device knows of a match by link.
    pub correspondence: Option<Correspondence>,
    /// State of the match when it was saved.
    pub standing: Standing,
}

/// State of a match. It follows from the acts and is saved beside them, so that a list of a thousand
/// matches replays none of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Number of turns played.
    pub turns: usize,
    /// Position in the game's notation.
    pub position: String,
    /// Side whose player acts.
    pub acting: Side,
    /// True if the players have swapped sides in the opening.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub swapped: bool,
    /// Result. `None` while the match goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

impl Standing {
    /// Computes the state of a match.
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
    /// Computes the summary of a match.
    #[must_use]
    pub fn of(game: &Match) -> Summary {
        Summary {
            id: game.id(),
            began: game.began(),
            title: game.title().to_owned(),
            setup: game.setup().clone().at_one_device(),
            acts: game.acts().len(),
            correspondence: game.correspondence().cloned(),
            standing: Standing::of(game),
        }
    }

    /// Returns the player of a side, after any swap of sides.
    #[must_use]
    pub fn player(&self, side: Side) -> &Player {
        self.setup.player(if self.standing.swapped { side.other() } else { side })
    }

    /// Returns what a match by link waits for. `None` for a match at one device.
    #[must_use]
    pub fn awaits(&self) -> Option<Awaits> {
        let Standing { acting, swapped, .. } = self.standing;
        let actor = if swapped { acting.other() } else { acting };
        Some(self.correspondence.as_ref()?.awaits(self.acts, actor, self.is_finished()))
    }

    /// Returns `true` if the match has a result.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.standing.outcome.is_some()
    }

    /// Reads the position at which the match stands.
    ///
    /// # Errors
    /// Returns an error if the text of the position is damaged.
    pub fn position(&self) -> Result<Box<dyn Position>, Unreadable> {
        notation::read_position(self.setup.rules, &self.standing.position)
    }
}
