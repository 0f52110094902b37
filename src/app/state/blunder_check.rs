//! The blunder check: a turn that costs much of the chance of winning needs a confirmation.
//!
//! A finished turn is held back until the engine has analysed the position before it and the one after
//! it. If the turn is a blunder, the player decides; otherwise it is played.

use bevy::prelude::*;

use crate::app::state::match_stamp::MatchStamp;
use crate::engine::{Reason, Score, Telling};
use crate::play::Match;
use crate::rules::Turn;
use crate::thinking::Opinion;

/// The smallest loss in the chance of winning that makes a turn a blunder, in thousandths.
const BLUNDER: u16 = 200;

/// The turn under examination, and the warning about it.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct BlunderCheck {
    doubt: Option<(MatchStamp, Turn)>,
    warning: Option<Warning>,
}

/// The warning about a blunder.
#[derive(Clone, Debug, PartialEq)]
pub struct Warning {
    /// The chances of winning, in thousandths, with the best turn and with this one.
    pub chances: [u16; 2],
    /// The best turns from then on, the reply of the other side first. Empty if the reply is to pass.
    pub line: Vec<Turn>,
    /// The main reason for the reply.
    pub reason: Option<Reason>,
    /// The first of the other side's turns about which there is a telling fact.
    pub telling: Option<Telling>,
}

impl BlunderCheck {
    /// Takes the turn in progress for examination. Returns `false` if it needs none.
    pub(super) fn looks_at(&mut self, game: &Match) -> bool {
        let turn = Turn(game.turns().current.path.clone());
        let mut after = game.position().boxed();
        // A turn that ends the game, and the only legal turn, need no warning.
        let is_clear = after.play(&turn).is_err()
            || after.outcome().is_some()
            || after.counting().is_some()
            || !after.choices().is_empty()
            || game.position().turns().len() < 2;
        if !is_clear {
            *self = BlunderCheck { doubt: Some((MatchStamp::of(game), turn)), warning: None };
        }
        !is_clear
    }

    /// Returns the turn in progress if it is still to be judged.
    pub(super) fn in_doubt(&self, game: &Match) -> Option<Turn> {
        let (stamp, turn) = self.doubt.as_ref().filter(|_| self.warning.is_none())?;
        (*stamp == MatchStamp::of(game) && game.turns().current.path == turn.0).then(|| turn.clone())
    }

    /// Returns `true` while the turn in progress is being analysed.
    #[must_use]
    pub fn is_looking(&self, game: &Match) -> bool {
        self.in_doubt(game).is_some()
    }

    /// Returns the warning about the turn in progress.
    #[must_use]
    pub fn warning(&self, game: &Match) -> Option<&Warning> {
        let (stamp, turn) = self.doubt.as_ref()?;
        let is_here = *stamp == MatchStamp::of(game) && game.turns().current.path == turn.0;
        self.warning.as_ref().filter(|_| is_here)
    }

    /// Stores a warning and returns `true` if a turn is a blunder, given the analyses of the position
    /// before it and after it.
    pub(super) fn warns(&mut self, game: &Match, turn: &Turn, best: &Opinion, then: &Opinion) -> bool {
        let mut after = game.position().boxed();
        let (Some(best), Some(reply), Ok(())) = (best.best(), then.best(), after.play(turn)) else {
            return false;
        };
        let of_mover = |Score { chance, .. }: Score| {
            if after.to_move() == game.position().to_move() { chance } else { 1000 - chance }
        };
        let chances = [best.score.chance, of_mover(reply.score)];
        if chances[0].saturating_sub(chances[1]) < BLUNDER || best.turns.first() == Some(turn) {
            return false;
        }
        let passes = reply.turns.first().is_none_or(|turn| turn.0.is_empty());
        let line = if passes { Vec::new() } else { reply.turns.clone() };
        self.warning =
            Some(Warning { chances, line, reason: then.reason.clone(), telling: then.telling.clone() });
        true
    }

    /// Ends the examination.
    pub(super) fn rest(&mut self) {
        *self = BlunderCheck::default();
    }
}
