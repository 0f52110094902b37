//! Formats of records, and detection of the game of a file.

use super::decode::decode;
use super::limits::readable;
use super::{Place, Record, Unreadable, pdn, read_games, records, sgf};
use crate::rules::{Game, Rules};

/// File format of the records of a game.
///
/// ```
/// use parlour::notation::Format;
/// use parlour::rules::Game;
///
/// assert_eq!(Format::of(Game::Go), Format::Sgf);
/// assert_eq!(Format::of(Game::Checkers).extension(), "pdn");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Portable Draughts Notation, for checkers and Hexdame; see [`pdn`].
    Pdn,
    /// Smart Game Format, for Go, gomoku, reversi and Hex; see [`sgf`].
    Sgf,
    /// One line of turns per game, for connect four and four; see [`transcript`](super::transcript).
    Transcript,
}

impl Format {
    /// Returns the format in which records of a game are written.
    #[must_use]
    pub fn of(game: Game) -> Format {
        match game {
            Game::Checkers | Game::Hexdame => Format::Pdn,
            Game::Go | Game::Gomoku | Game::Reversi | Game::Hex => Format::Sgf,
            Game::ConnectFour | Game::Four => Format::Transcript,
        }
    }

    /// Returns the extension of file names, without the full stop.
    #[must_use]
    pub fn extension(self) -> &'static str {
        match self {
            Format::Pdn => "pdn",
            Format::Sgf => "sgf",
            Format::Transcript => "txt",
        }
    }
}

/// The games of a file whose kind was detected, as [`read_any`] returns them.
#[derive(Clone, Debug)]
pub struct Games {
    /// Rules for games that do not state their own; they also tell the kind of game.
    pub rules: Rules,
    /// The games in the order of the file, each read or with its error.
    pub games: Vec<Result<Record, Unreadable>>,
}

/// Reads every game of a file and detects the kind of game.
///
/// `usual` are the rules for games of that kind that do not state their own. A text that could be
/// of several kinds is read as that kind.
///
/// ```
/// use parlour::notation::read_any;
/// use parlour::rules::Game;
///
/// let american = Game::Checkers.preset("american")?;
/// let found = read_any(american, b"(;GM[1]FF[4]SZ[9]KM[7]PB[Anna];B[ee];W[gc])");
/// assert_eq!(found.rules.game(), Game::Go);
///
/// let record = found.games[0].as_ref().expect("the record is valid");
/// assert_eq!(record.tag("PB"), Some("Anna"));
/// assert_eq!(record.turns.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn read_any(usual: Rules, file: &[u8]) -> Games {
    let rules = detect(usual, file);
    Games { rules, games: read_games(rules, file) }
}

/// Detects the kind of game of a file as [`read_any`] does, and returns the rules for the games that
/// do not state their own.
///
/// ```
/// use parlour::notation::{detect, records};
/// use parlour::rules::Game;
///
/// let american = Game::Checkers.preset("american")?;
/// let file = b"(;GM[1]FF[4]SZ[9];B[ee])";
/// let rules = detect(american, file);
/// assert_eq!(rules.game(), Game::Go);
/// assert_eq!(records(rules, file).count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn detect(usual: Rules, file: &[u8]) -> Rules {
    let file = readable(file);
    let rules = |game: Game| if game == usual.game() { usual } else { game.presets()[0].rules };
    if let Some(game) = named_game(usual, file) {
        return rules(game);
    }
    let mut candidates: Vec<_> = Game::ALL.into_iter().map(rules).collect();
    candidates.sort_by_key(|&rules| rules != usual);
    if Format::of(usual.game()) == Format::Transcript {
        // A transcript names its rules unless they are the first preset of its game.
        candidates.insert(0, usual.game().presets()[0].rules);
    }
    let mut best: Option<(usize, Rules)> = None;
    for rules in candidates {
        let turns_read = match records(rules, file).next() {
            Some(Ok(_)) => return rules,
            Some(Err(error)) => error.turns_read() + 1,
            None => 0,
        };
        // If every candidate fails, the one that read the most turns is the likeliest.
        if best.is_none_or(|(most, _)| turns_read > most) {
            best = Some((turns_read, rules));
        }
    }
    best.map_or(usual, |(_, rules)| rules)
}

/// Reads the first game of a file up to `place`, the place of an error in it. The record has no
/// score. Returns `None` if there is no turn before that place.
///
/// ```
/// use parlour::notation::{read_games, read_until};
/// use parlour::rules::Game;
///
/// let american = Game::Checkers.preset("american")?;
/// let file = b"1. 11-15 23-19 2. 15-19 1-0";
/// let error = read_games(american, file).remove(0).expect_err("15-19 is illegal");
/// let record = read_until(american, file, error.place).expect("two turns are legal");
/// assert_eq!(record.turns.len(), 2);
/// assert_eq!(record.score, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn read_until(rules: Rules, file: &[u8], place: Place) -> Option<Record> {
    let file = readable(file);
    let is_tree = sgf::is_in(file);
    let text = if is_tree { sgf::text(file) } else { decode(file) };
    let line: usize = text.split_inclusive('\n').take(place.line.saturating_sub(1)).map(str::len).sum();
    let mut letters = text[line..].char_indices();
    let column = letters.nth(place.column.saturating_sub(1)).map_or(text.len() - line, |(at, _)| at);
    let mut before = &text[..line + column];
    if is_tree {
        // The node of the faulty turn is incomplete.
        before = &before[..before.rfind(';')?];
    }
    let record = records(rules, before.as_bytes()).next()?.ok()?;
    (!record.turns.is_empty()).then_some(Record { score: None, ..record })
}

/// Returns the kind of game that a file states. A property tree that does not state it counts as the
/// usual game if that uses SGF, and otherwise as Go, which is the default of SGF FF\[4\].
fn named_game(usual: Rules, file: &[u8]) -> Option<Game> {
    if let Some(game) = pdn::named_game(usual, &decode(file)) {
        return Some(game);
    }
    let unnamed = if Format::of(usual.game()) == Format::Sgf { usual.game() } else { Game::Go };
    sgf::is_in(file).then(|| sgf::named_game(file).unwrap_or(unnamed))
}
