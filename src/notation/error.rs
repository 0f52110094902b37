//! What can be wrong with a text.

use super::{Style, square_name};
use crate::rules::{Illegal, Misplaced, Rules};

/// A place in a text, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub line: usize,
    /// In characters, not bytes.
    pub column: usize,
}

/// Why a text cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {}, column {}: {problem}", place.line, place.column)]
pub struct Unreadable {
    pub place: Place,
    pub problem: Problem,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    #[error("{} is missing here", wanted)]
    Missing { wanted: &'static str },
    #[error("\u{201c}{found}\u{201d} stands where {wanted} should be")]
    Unexpected { found: String, wanted: &'static str },
    #[error("what is opened with \u{201c}{0}\u{201d} is never closed")]
    Unclosed(char),
    #[error("{0}")]
    Misplaced(#[from] Misplaced),
    /// `ply` counts the turns of both sides from 1.
    #[error("turn {ply}: {reason}")]
    Turn { ply: usize, reason: BadTurn },
    #[error("this is a game of another kind ({0})")]
    OtherGame(String),
    #[error("stones are put on the board in the middle of the game, which no turn does")]
    LateSetup,
}

/// Why a text is not a turn that can be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTurn {
    #[error("\u{201c}{0}\u{201d} is not a turn")]
    NotATurn(String),
    #[error("\u{201c}{text}\u{201d} may mean {}", turns.join(" or "))]
    Ambiguous { text: String, turns: Vec<String> },
    #[error("\u{201c}{text}\u{201d} is out of turn: {to_move} is to move")]
    OutOfTurn { text: String, to_move: &'static str },
    #[error("\u{201c}{text}\u{201d} is not possible: {reason}{}", in_brackets(squares))]
    Illegal {
        text: String,
        reason: Illegal,
        /// The names of [`Illegal::squares`].
        squares: Vec<String>,
    },
}

impl BadTurn {
    /// A turn that was understood and is refused.
    pub(super) fn illegal(rules: Rules, text: &str, reason: Illegal) -> BadTurn {
        let name = |&square| square_name(rules, square, Style::Numbers);
        let squares = reason.squares().iter().map(name).collect();
        BadTurn::Illegal { text: excerpt(text), reason, squares }
    }
}

impl Unreadable {
    /// How many turns could be read before it.
    #[must_use]
    pub fn come(&self) -> usize {
        match self.problem {
            Problem::Turn { ply, .. } => ply.saturating_sub(1),
            _ => 0,
        }
    }
}

impl Place {
    /// Where a text begins.
    pub const START: Place = Place { line: 1, column: 1 };
}

/// How much of a text is quoted, in characters.
pub(super) const LONGEST: usize = 40;

/// The beginning of a text that may be long, to be quoted in a message.
pub(crate) fn excerpt(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}\u{2026}", &text[..end]),
        None => text.to_owned(),
    }
}

fn in_brackets(squares: &[String]) -> String {
    if squares.is_empty() { String::new() } else { format!(" ({})", squares.join(", ")) }
}
