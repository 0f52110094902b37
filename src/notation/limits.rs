//! Limits of what is read.
//!
//! Every reader takes time and memory that grow no faster than its text. The limits keep the factor
//! small: without them a text of a few bytes a game, or of a few bytes a property, takes a hundred
//! times its size in memory. No record of a game reaches one of them; a dictionary of openings in one tree
//! may.
//!
//! | limit | number | reached by real records |
//! |---|---|---|
//! | [`BYTES`] of a text | 64 MiB | the largest published collection has 20 MiB |
//! | [`GAMES`] of a text | 1,000,000 | some 25,000 |
//! | [`FAILURES`] in a row | 1,000 | a file of another game, or no file of games |
//! | [`TURNS`] of a game and its side lines, as many as acts of a match | 20,000 | below 1,000, the longest in Go |
//! | [`LINES`] beside a game | 10,000 | some 100 in a game with comments |
//! | [`TAGS`] of a game | 1,000 | some 20 |
//! | [`NOTES`] of a game, comments and properties | 30,000 | some 2,000 |
//! | [`VALUES`] of the properties of a game | 300,000 | some 20,000, with marks on every point |
//! | [`POSITION`], the bytes of a single position | 65,536 | some 700 |
//! | [`LANDINGS`] of all jumps of a position | 20,000 | some 100 |
//!
//! Nothing limits the depth of brackets, since no reader recurses, nor the length of a single comment
//! or value, which takes no more memory than its text.

use std::fmt;

/// Largest text, in bytes.
pub const BYTES: usize = 64 << 20;

/// Most games of a text.
pub const GAMES: usize = 1_000_000;

/// Most games in a row that cannot be read.
pub const FAILURES: usize = 1_000;

/// Most turns of a game and all its side lines together.
pub const TURNS: usize = 20_000;

/// Most side lines of a game, counting those without turns.
pub const LINES: usize = 10_000;

/// Most tags of a game.
pub const TAGS: usize = 1_000;

/// Most comments and properties of a game together.
pub const NOTES: usize = 30_000;

/// Most values of all properties of a game together.
pub const VALUES: usize = 300_000;

/// Longest text of a single position, in bytes.
pub const POSITION: usize = 1 << 16;

/// Most squares on which the pieces of a position can land in all jumps together, counted for each way.
pub const LANDINGS: usize = 20_000;

/// The limit that a text exceeds.
///
/// ```
/// use parlour::notation::{Problem, limits::Limit, read_games};
/// use parlour::rules::Game;
///
/// let american = Game::Checkers.preset("american")?;
/// let file = format!("{} 1. 11-15", "[Event \"Village hall\"]".repeat(1_001));
/// let error = read_games(american, file.as_bytes()).remove(0).expect_err("there are too many tags");
/// assert_eq!(error.problem, Problem::TooMuch(Limit::Tags));
/// assert_eq!(error.problem.to_string(), "the game has more than 1,000 tags");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The text is larger than [`BYTES`].
    Bytes,
    /// The text has more than [`GAMES`].
    Games,
    /// More games in a row than [`FAILURES`] cannot be read.
    Failures,
    /// The games of the text, in a list, take more memory than this number of megabytes. It is eight
    /// times the size of the text, and 8 MB. [`records`](super::records) reads one game after the
    /// other and has no such limit.
    Memory(usize),
    /// The game has more than [`TURNS`].
    Turns,
    /// The game has more than [`LINES`].
    Lines,
    /// The game has more than [`TAGS`].
    Tags,
    /// The game has more than [`NOTES`].
    Notes,
    /// The game has more than [`VALUES`].
    Values,
    /// The text of the position is longer than [`POSITION`].
    Position,
}

impl Limit {
    /// Returns the number that is exceeded.
    #[must_use]
    pub fn most(self) -> usize {
        match self {
            Limit::Bytes => BYTES,
            Limit::Games => GAMES,
            Limit::Failures => FAILURES,
            Limit::Memory(megabytes) => megabytes,
            Limit::Turns => TURNS,
            Limit::Lines => LINES,
            Limit::Tags => TAGS,
            Limit::Notes => NOTES,
            Limit::Values => VALUES,
            Limit::Position => POSITION,
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = Grouped(self.most());
        match self {
            Limit::Bytes => write!(f, "the text is larger than {most} bytes"),
            Limit::Games => {
                write!(f, "the text has more than {most} games; the others are left out")
            }
            Limit::Failures => {
                write!(f, "more than {most} games in a row cannot be read; the rest of the text is left out")
            }
            Limit::Memory(_) => {
                write!(f, "the games of the text take more than {most} MB of memory; the others are left out")
            }
            Limit::Turns => write!(f, "the game has more than {most} turns"),
            Limit::Lines => write!(f, "the game has more than {most} variations"),
            Limit::Tags => write!(f, "the game has more than {most} tags"),
            Limit::Notes => write!(f, "the game has more than {most} comments and properties"),
            Limit::Values => write!(f, "the properties of the game have more than {most} values"),
            Limit::Position => write!(f, "the text of a position is longer than {most} bytes"),
        }
    }
}

/// A number with a comma after each group of three digits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grouped(pub usize);

impl fmt::Display for Grouped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.0.to_string();
        for (at, digit) in digits.chars().enumerate() {
            let comma = if at > 0 && (digits.len() - at).is_multiple_of(3) { "," } else { "" };
            write!(f, "{comma}{digit}")?;
        }
        Ok(())
    }
}

/// Returns the file, or nothing if it is larger than [`BYTES`], so that nothing is done for it.
pub(super) fn readable(file: &[u8]) -> &[u8] {
    if file.len() > BYTES { &[] } else { file }
}
