//! Acts: the decisions of players that the history keeps.

use serde::{Deserialize, Serialize};

use super::steps;
use crate::rules::{Choice, Claim, Illegal, Outcome, Position, Reason, Side, Square, Turn};

/// A decision of a player that the history keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// A turn on the board, which is empty for a pass.
    Turn(Turn),
    /// A choice in the opening.
    Choose(Choice),
    /// The players disagree on the dead stones, and play goes on.
    PlayOn,
    /// Both agree that these pieces are dead. The game is counted and over.
    Settle(Vec<Square>),
    /// This side gives up.
    Resign(Side),
    /// The side to move claims a draw under the rules.
    Claim(Claim),
    /// Both agree on a draw.
    AgreeDraw,
    /// This side's player runs out of time.
    Flag(Side),
}

impl Act {
    /// Returns the position after the act, or `None` if the act ends the match and does not change the
    /// position.
    ///
    /// # Errors
    /// Returns an error if the act is not possible in this position.
    pub(super) fn position_after(
        &self,
        position: &dyn Position,
    ) -> Result<Option<Box<dyn Position>>, Illegal> {
        let mut after = position.boxed();
        Ok(self.apply(&mut after)?.then_some(after))
    }

    /// Changes the position to the one after the act. Returns `false` if the act ends the match and does not
    /// change the position.
    ///
    /// # Errors
    /// Returns an error if the act is not possible in this position. It has not changed then.
    pub(super) fn apply(&self, position: &mut Box<dyn Position>) -> Result<bool, Illegal> {
        steps::count(1);
        match self {
            Act::Turn(turn) => position.play(turn)?,
            Act::Choose(choice) => position.choose(*choice)?,
            Act::PlayOn => *position = position.counting().ok_or(Illegal::NothingToCount)?.play_on(),
            Act::Settle(_) if position.counting().is_none() => return Err(Illegal::NothingToCount),
            Act::Settle(dead) => match dead.iter().find(|&&square| position.piece(square).is_none()) {
                Some(&square) => return Err(Illegal::Empty { square }),
                None => return Ok(false),
            },
            Act::Resign(_) | Act::Claim(_) | Act::AgreeDraw | Act::Flag(_) => return Ok(false),
        }
        Ok(true)
    }

    /// Returns `true` if the act leads to another position.
    pub(super) fn changes_position(&self) -> bool {
        matches!(self, Act::Turn(_) | Act::Choose(_) | Act::PlayOn)
    }

    /// Returns `true` if the act ends the match in the middle of a turn. After an undo that turn continues
    /// with the time it had. A turn that ran out of time is not among these: it starts afresh.
    pub(super) fn interrupts_turn(&self) -> bool {
        matches!(self, Act::Resign(_) | Act::Claim(_) | Act::AgreeDraw)
    }

    /// Returns the result if this is the last act and `position` the current position.
    pub(super) fn outcome(&self, position: &dyn Position) -> Option<Outcome> {
        match self {
            Act::Turn(_) | Act::Choose(_) | Act::PlayOn => outcome_by_rules(position),
            Act::Settle(dead) => position.counting().map(|counting| counting.count(dead).outcome),
            Act::Resign(side) => Some(Outcome { winner: Some(side.other()), reason: Reason::Resigned }),
            Act::Claim(claim) => Some(claim.outcome()),
            Act::AgreeDraw => Some(Outcome { winner: None, reason: Reason::Agreed }),
            Act::Flag(side) => {
                let winner = Some(side.other()).filter(|&winner| position.can_win(winner));
                Some(Outcome { winner, reason: Reason::Time })
            }
        }
    }
}

/// Returns the result by the rules alone. A position that waits for a count has none.
pub(super) fn outcome_by_rules(position: &dyn Position) -> Option<Outcome> {
    if position.counting().is_some() { None } else { position.outcome() }
}
