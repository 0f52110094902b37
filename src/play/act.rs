//! What a player does that the history keeps.

use serde::{Deserialize, Serialize};

use crate::rules::{Choice, Claim, Illegal, Outcome, Position, Reason, Side, Square, Turn};

/// Something a player did that the history keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    Turn(Turn),
    /// A decision in the opening.
    Choose(Choice),
    /// There was no agreement on what is dead, and play goes on.
    PlayOn,
    /// Both agree that these pieces are dead, and the game is counted.
    Settle(Vec<Square>),
    Resign(Side),
    Claim(Claim),
    AgreeDraw,
    /// The time of this side's player ran out.
    Flag(Side),
}

impl Act {
    /// The position that the act leads to; none for one that ends the match and leaves the
    /// position as it is.
    ///
    /// # Errors
    /// When the act is not possible in this position.
    pub(super) fn position_after(
        &self,
        position: &dyn Position,
    ) -> Result<Option<Box<dyn Position>>, Illegal> {
        let mut after = position.boxed();
        match self {
            Act::Turn(turn) => after.play(turn)?,
            Act::Choose(choice) => after.choose(*choice)?,
            Act::PlayOn => after = position.counting().ok_or(Illegal::NothingToCount)?.play_on(),
            Act::Settle(_) if position.counting().is_none() => return Err(Illegal::NothingToCount),
            Act::Settle(dead) => match dead.iter().find(|&&square| position.piece(square).is_none()) {
                Some(&square) => return Err(Illegal::Empty { square }),
                None => return Ok(None),
            },
            Act::Resign(_) | Act::Claim(_) | Act::AgreeDraw | Act::Flag(_) => return Ok(None),
        }
        Ok(Some(after))
    }

    /// Whether the act leads to another position.
    pub(super) fn changes_position(&self) -> bool {
        matches!(self, Act::Turn(_) | Act::Choose(_) | Act::PlayOn)
    }

    /// Whether it ends the match while the turn is still being made: taken back, the turn goes on
    /// with the time that it had. A turn whose time ran out has it anew.
    pub(super) fn interrupts_turn(&self) -> bool {
        matches!(self, Act::Resign(_) | Act::Claim(_) | Act::AgreeDraw)
    }

    /// How the match has ended when this was the last act and the position is now this one.
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

/// How the rules alone end the game. What still has to be agreed on is no end.
pub(super) fn outcome_by_rules(position: &dyn Position) -> Option<Outcome> {
    if position.counting().is_some() { None } else { position.outcome() }
}
