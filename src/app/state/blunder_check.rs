//! Before a turn counts that throws away much, it is asked about.

use bevy::prelude::*;

use crate::app::state::match_stamp::MatchStamp;
use crate::engine::{Analysis, Line, Reason, Score};
use crate::play::Match;
use crate::rules::Turn;

/// A turn is asked about that costs so much of the chance of winning, in thousandths.
const MUCH: u16 = 200;

/// The turn that the guard is in doubt about, and what it has to say of it.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct BlunderCheck {
    doubt: Option<(MatchStamp, Turn)>,
    warning: Option<Warning>,
}

/// The cost of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Warning {
    /// The chances of winning, in thousandths, with the best turn and with this one.
    pub chances: [u16; 2],
    /// The best reply of the other side, with its reason.
    pub reply: Option<(Turn, Option<Reason>)>,
}

impl BlunderCheck {
    /// Takes the turn that was made, if it is one to look at.
    pub(super) fn looks_at(&mut self, game: &Match) -> bool {
        let turn = Turn(game.turns().current.path.clone());
        let mut after = game.position().boxed();
        // What ends the game is plain to see, and so is what leaves no choice.
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

    /// The turn that is still to be judged, if it is the one that is being made.
    pub(super) fn in_doubt(&self, game: &Match) -> Option<Turn> {
        let (stand, turn) = self.doubt.as_ref().filter(|_| self.warning.is_none())?;
        (*stand == MatchStamp::of(game) && game.turns().current.path == turn.0).then(|| turn.clone())
    }

    /// Returns `true` while the turn in progress is being analysed.
    #[must_use]
    pub fn is_looking(&self, game: &Match) -> bool {
        self.in_doubt(game).is_some()
    }

    /// Returns the warning about the turn in progress.
    #[must_use]
    pub fn warning(&self, game: &Match) -> Option<&Warning> {
        let (stand, turn) = self.doubt.as_ref()?;
        let is_here = *stand == MatchStamp::of(game) && game.turns().current.path == turn.0;
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
        if chances[0].saturating_sub(chances[1]) < MUCH || best.turns.first() == Some(turn) {
            return false;
        }
        let reply = reply.turns.first().filter(|turn| !turn.0.is_empty());
        let reply = reply.map(|turn| (turn.clone(), then.reason.clone()));
        self.warning = Some(Warning { chances, reply });
        true
    }

    /// There is nothing to say, or it has been said.
    pub(super) fn rest(&mut self) {
        *self = BlunderCheck::default();
    }
}

/// The analysis of a position.
pub struct Opinion {
    pub analysis: Analysis,
    /// The main reason for the best turn.
    pub reason: Option<Reason>,
}

impl Opinion {
    /// The best turn with what follows; none where there is no turn.
    #[must_use]
    pub fn best(&self) -> Option<&Line> {
        self.analysis.lines.first()
    }
}
