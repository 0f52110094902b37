//! Errors of texts that cannot be read.

use super::limits::{Grouped, LANDINGS, Limit};
use super::{Style, square_name};
use crate::rules::{Illegal, Misplaced, Rules};

/// A place in a text.
///
/// Places refer to the decoded text. Any of the usual line ends counts as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Line number, from 1.
    pub line: usize,
    /// Column number, from 1, in characters and not bytes.
    pub column: usize,
}

/// The reason why a text cannot be read, with its place.
///
/// ```
/// use parlour::notation::{self, Place, Problem};
/// use parlour::rules::Game;
///
/// let american = Game::Checkers.preset("american")?;
/// let file = b"[White \"Anna\"]\n\n1. 11-15 23-19 2. 15-19 *\n";
/// let error = notation::read_games(american, file).remove(0).expect_err("15-19 is illegal");
///
/// assert_eq!(error.place, Place { line: 3, column: 19 });
/// assert!(matches!(error.problem, Problem::Turn { ply: 3, .. }));
/// assert_eq!(error.turns_read(), 2);
/// assert!(error.to_string().starts_with("line 3, column 19: turn 3: "));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {}, column {}: {problem}", place.line, place.column)]
pub struct Unreadable {
    /// Place of the error in the text. It is [`Place::START`] for errors of writers, which
    /// have no text.
    pub place: Place,
    /// The reason.
    pub problem: Problem,
}

/// The reason why a text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// The text lacks something at this place.
    #[error("{} is missing here", wanted)]
    Missing {
        /// Description of the expected text, in English.
        wanted: &'static str,
    },
    /// Another text is in its place.
    #[error("\u{201c}{found}\u{201d} stands where {wanted} should be")]
    Unexpected {
        /// The beginning of the text at this place.
        found: String,
        /// Description of the expected text, in English.
        wanted: &'static str,
    },
    /// This opening bracket or brace is never closed.
    #[error("\u{201c}{0}\u{201d} is opened but never closed")]
    Unclosed(char),
    /// Pieces cannot stand as the text places them.
    #[error("{0}")]
    Misplaced(#[from] Misplaced),
    /// A turn cannot be played.
    #[error("turn {ply}: {reason}")]
    Turn {
        /// Number of the turn, from 1, counting the turns of both sides.
        ply: usize,
        /// The reason.
        reason: BadTurn,
    },
    /// The text is of another game than expected. Holds the game's name, or its number in the format.
    #[error("this is a record of a different game ({0})")]
    OtherGame(String),
    /// The text exceeds a limit.
    #[error("{0}")]
    TooMuch(Limit),
    /// A record in SGF changes the board after the first turn by other means than turns.
    #[error("stones are added in the middle of the game, which no move does")]
    LateSetup,
}

/// The reason why a text is not a playable turn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTurn {
    /// The text, quoted here, does not have the form of a turn.
    #[error("\u{201c}{0}\u{201d} is not a move")]
    NotATurn(String),
    /// The text stands for several legal turns.
    #[error("\u{201c}{text}\u{201d} could mean {}", turns.join(" or "))]
    Ambiguous {
        /// The text as written.
        text: String,
        /// The turns it could stand for, in full; the first few if there are many.
        turns: Vec<String>,
    },
    /// The record gives the turn to the wrong side.
    #[error("\u{201c}{text}\u{201d} is out of turn: {to_move} is to move")]
    OutOfTurn {
        /// The text as written.
        text: String,
        /// English name of the side to move.
        to_move: &'static str,
    },
    /// The position has more jumps than can be searched: the pieces could land on more squares than
    /// [`LANDINGS`].
    #[error("the jumps of this position have more than {} landings, too many to search", Grouped(LANDINGS))]
    TooManyJumps,
    /// The rules forbid the turn.
    #[error("\u{201c}{text}\u{201d} is not possible: {reason}{}", in_brackets(squares))]
    Illegal {
        /// The text as written.
        text: String,
        /// The reason that the rules give.
        reason: Illegal,
        /// Names of the squares of [`Illegal::squares`].
        squares: Vec<String>,
    },
}

impl BadTurn {
    /// Returns the error for a turn that the rules refuse.
    pub(super) fn illegal(rules: Rules, text: &str, reason: Illegal) -> BadTurn {
        let name = |&square| square_name(rules, square, Style::Numbers);
        let squares = reason.squares().iter().map(name).collect();
        BadTurn::Illegal { text: excerpt(text), reason, squares }
    }
}

impl Unreadable {
    /// Returns the number of turns that were read before the error. It is 0 for errors outside the
    /// turns.
    #[must_use]
    pub fn turns_read(&self) -> usize {
        match self.problem {
            Problem::Turn { ply, .. } => ply.saturating_sub(1),
            _ => 0,
        }
    }
}

impl Place {
    /// The beginning of a text.
    pub const START: Place = Place { line: 1, column: 1 };
}

/// Longest quotation in an error, in characters.
pub(super) const LONGEST: usize = 40;

/// Most turns that an error lists.
pub(super) const MOST_LISTED: usize = 8;

/// Returns a text, or its beginning if it is long, for quotation in a message.
pub(crate) fn excerpt(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}\u{2026}", &text[..end]),
        None => text.to_owned(),
    }
}

fn in_brackets(squares: &[String]) -> String {
    if squares.is_empty() { String::new() } else { format!(" ({})", squares.join(", ")) }
}
