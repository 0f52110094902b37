//! Offers: what needs the word of both players.

use serde::{Deserialize, Serialize};

use super::began;
use crate::play::{Act, Match};
use crate::rules::{Side, Square};

/// An act that one player proposes and the other may make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// The match ends as a draw.
    Draw,
    /// The match is counted with these pieces dead, which are in the order of the board.
    Count(Vec<Square>),
    /// Play goes on instead of a count.
    PlayOn,
    /// The time of this side is over.
    Flag(Side),
}

/// A proposal that waits for the other player's word.
///
/// A letter carries it beside the acts, since it is none. It lapses with the next act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Side on which the player began who makes the offer.
    pub by: Side,
    /// Act that the other player may make.
    pub proposal: Proposal,
}

impl Proposal {
    /// Returns the proposal that becomes this act. `None` for an act that needs the word of one player
    /// alone.
    #[must_use]
    pub fn of(act: &Act) -> Option<Proposal> {
        match act {
            Act::AgreeDraw => Some(Proposal::Draw),
            Act::Settle(dead) => Some(Proposal::count(dead)),
            Act::PlayOn => Some(Proposal::PlayOn),
            Act::Flag(side) => Some(Proposal::Flag(*side)),
            Act::Turn(_) | Act::Choose(_) | Act::Resign(_) | Act::Claim(_) => None,
        }
    }

    /// Returns the proposal of a count with these pieces dead, in any order.
    #[must_use]
    pub fn count(dead: &[Square]) -> Proposal {
        let mut dead = dead.to_vec();
        dead.sort_unstable();
        dead.dedup();
        Proposal::Count(dead)
    }

    /// Returns the act that the proposal becomes.
    #[must_use]
    pub fn act(&self) -> Act {
        match self {
            Proposal::Draw => Act::AgreeDraw,
            Proposal::Count(dead) => Act::Settle(dead.clone()),
            Proposal::PlayOn => Act::PlayOn,
            Proposal::Flag(side) => Act::Flag(*side),
        }
    }

    /// Returns `true` if the act can be made in a match now.
    #[must_use]
    pub fn is_possible(&self, game: &Match) -> bool {
        game.outcome().is_none()
            && match self {
                Proposal::Draw => true,
                Proposal::Count(_) | Proposal::PlayOn => self.act().position_after(game.position()).is_ok(),
                Proposal::Flag(side) => game.setup().control(began(game.position(), *side)).is_some(),
            }
    }
}
