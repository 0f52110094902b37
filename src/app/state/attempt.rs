//! A task on the board, as in puzzles and in the practice of openings: its match, and the touches that make a turn.

use crate::play::{Avatar, Match, Mode, Player, Setup, Touched};
use crate::rules::{Change, Illegal, Rules, Square, Turn};

/// The effect of a touch.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A piece was selected or deselected.
    Touched,
    /// The touch was refused.
    Refused(Illegal),
    /// A turn was played, with these changes; the stage says if it is right.
    Played(Vec<Change>),
    /// The board waits for a control, or for a turn that follows by itself.
    Over,
}

/// Returns a match from the first position of the rules, or from this one. Nobody in particular plays it, and a turn needs
/// no confirmation. `None` if the position is invalid.
pub(super) fn start(rules: Rules, position: Option<String>) -> Option<Match> {
    let player = || Player::person("", Avatar::Leaf);
    let setup = Setup { position, mode: Mode::Quick, ..Setup::new(rules, [player(), player()]) };
    Match::new(0, setup, 0).ok()
}

/// Touches a square. Returns the turn that this completes, or else the effect.
///
/// A turn that may go on is complete only if it is right already.
pub(super) fn touch(
    game: &mut Match,
    square: Square,
    is_right: impl FnOnce(&Turn) -> bool,
) -> Result<Turn, Answer> {
    match game.touch(square) {
        Touched::Refused(reason) => Err(Answer::Refused(reason)),
        touched @ (Touched::Complete | Touched::Extended) => {
            let turn = Turn(game.turns().current.path.clone());
            if touched == Touched::Complete || is_right(&turn) { Ok(turn) } else { Err(Answer::Touched) }
        }
        _ => Err(Answer::Touched),
    }
}
