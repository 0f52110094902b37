//! Portable Draughts Notation, the usual file format for games of checkers, and ours for Hexdame.
//!
//! The format is PDN 3.0 (W. Wesselink, <https://wiegerw.github.io/pdn>), which derives from the PGN
//! of chess. The number in the tag `GameType` selects the rules. The writer follows the standard. The
//! reader accepts older and looser files: any line ends, a byte order mark, Latin-1, missing headers
//! and results, several games in a file, text between them, `11:18`, `1115`, `12...`.
//!
//! **Results.** The standard lists the results but does not say which side the first number belongs
//! to, and for games in which Black moves first both readings occur. Collections of English
//! draughts, above all the Open Checker Archive, give it to the side that moves first, and so does
//! this module: `1-0` is a win for Black there, and for White in games in which White moves first.
//! `2-0`, `1-1` and `0-2` mean the same as `1-0`, `1/2-1/2` and `0-1`.
//!
//! **Squares.** Turns and positions are written with numbers. Games for which the square names of
//! chess are usual can be read in both notations. They are written with a `GameType` that declares
//! the numbers: `N2` stands for numbers from the top left.
//!
//! **Variations** are [side lines](super::SideLine) of the record. One stands in brackets behind the turn
//! that it replaces, with its number: `1. 11-15 (1. 11-16 24-20) 1... 23-19`. It may hold others. A line
//! that goes on after the last turn begins with a copy of that turn, and turns that a variation has in
//! common with its line at the beginning belong to the latter. A variation ends before a turn that the rules
//! refuse and before text that is no turn; such variations are counted as [dropped](super::Dropped).
//!
//! **Annotations** of turns become properties with the name `NAG` and the number of a glyph as value
//! (numeric annotation glyphs of PGN), and are written as `$1`: `!` is 1, `?` 2, `!!` 3, `??` 4, `!?` 5,
//! `?!` 6, and the star of a forced turn 7.
//!
//! **Properties.** PDN has no marks on the board. Properties with names in capital letters are written in
//! comments, in the manner of the commands of PGN: `{[%CR 12 17]}` for `CR` with two values. In a value,
//! spaces, `%`, `]` and `}` are written as the numbers of their bytes, as in addresses: `%20`. A value of no
//! letters is a single `%`. This is our extension; other programs take it for a comment. Commands with small
//! letters, such as `[%clk 0:01:20]`, are comments.
//!
//! **House rules.** Rules without a `GameType` have their name in the tag `[Rules "house"]`, or are
//! spelled out there as JSON if they have no name. This tag is our extension; other programs skip
//! it. Hexdame has no `GameType` and is named by `[Rules "hexdame"]`.
//!
//! # Examples
//!
//! ```
//! use parlour::notation::{Score, pdn, turn_text};
//! use parlour::rules::{Game, Side};
//!
//! let american = Game::Checkers.preset("american")?;
//! let file = br#"
//! [Event "Village hall"]
//! [Black "Anna"]
//! [GameType "21"]
//!
//! 1. 11-15 23-19 2. 8-11 {The Old Fourteenth.} (2. 9-14! 22-17) 22-17 1-0
//! "#;
//! let record = pdn::read(american, file).remove(0)?;
//! assert_eq!(record.tag("Black"), Some("Anna"));
//! assert_eq!(record.score, Some(Score::Won(Side::First)));
//! assert_eq!((record.comments[0].ply, record.comments[0].text.as_str()), (3, "The Old Fourteenth."));
//!
//! let mut position = record.first_position()?;
//! for (turn, expected) in record.turns.iter().zip(["11-15", "23-19", "8-11", "22-17"]) {
//!     assert_eq!(turn_text(&*position, turn), expected);
//!     position.play(turn)?;
//! }
//!
//! let variation = &record.lines[0];
//! assert_eq!((variation.of, variation.ply, variation.turns.len()), (None, 2, 2));
//! assert_eq!((variation.extras[0].name.as_str(), variation.extras[0].values[0].as_str()), ("NAG", "1"));
//! assert!(pdn::write(&record)?.contains("2. 8-11 {The Old Fourteenth.} (2. 9-14 $1 22-17) 2... 22-17"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::borrow::Cow;

use super::decode::decode;
use super::draughts;
use super::error::{BadTurn, Place, Problem, Unreadable, excerpt};
use super::limits::readable;
use super::list::{self, Limited};
use super::record::{Comment, Record, Score};
use super::scan::Scanner;
use crate::rules::{self, Game, Position, Rules, Side};

mod header;
mod marks;
mod read;
mod write;

pub use write::write;

/// Games whose records have this format.
const GAMES: [Game; 2] = [Game::Checkers, Game::Hexdame];

/// Values of the tag `GameType` with their rules, from the table of PDN 3.0. The writer uses the
/// first value of its rules.
const GAME_TYPES: [(&str, rules::checkers::Rules); 11] = {
    use rules::checkers::Rules;
    [
        ("20", Rules::INTERNATIONAL),
        ("21", Rules::AMERICAN),
        ("22", Rules::ITALIAN),
        ("23", Rules::POOL),
        ("24", Rules::SPANISH),
        ("25,W,8,8,N2,0", Rules::RUSSIAN),
        ("26,W,8,8,N2,0", Rules::BRAZILIAN),
        ("27", Rules::CANADIAN),
        // Portuguese draughts.
        ("28", Rules::SPANISH),
        ("29,W,8,8,N2,0", Rules::CZECH),
        ("40", Rules::FRISIAN),
    ]
};

/// Returns the rules of a `GameType`. Its notation is ignored, since every notation is read. The
/// colour that moves first must agree with the rules if it is given, since there are two kinds of
/// pool checkers.
fn rules_of_type(game_type: &str) -> Option<Rules> {
    let mut parts = game_type.split(',').map(str::trim);
    let number = parts.next();
    let (_, rules) = GAME_TYPES.into_iter().find(|(known, _)| known.split(',').next() == number)?;
    let begins = if rules.first_sits == rules::checkers::Seat::Top { "B" } else { "W" };
    parts.next().is_none_or(|color| color == begins).then_some(Rules::Checkers(rules))
}

/// Returns the `GameType` of these rules, if there is one.
fn type_of_rules(rules: Rules) -> Option<&'static str> {
    GAME_TYPES.into_iter().find(|&(_, known)| Rules::Checkers(known) == rules).map(|(name, _)| name)
}

/// Reads every game of a file in PDN 3.0, or in an older version of it. `rules` apply to games
/// without a `GameType`. A game that cannot be read is an error at its position in the list.
#[must_use]
pub fn read(rules: Rules, file: &[u8]) -> Vec<Result<Record, Unreadable>> {
    list::collect(file.len(), games(rules, file))
}

/// Reads the games of a file one after the other.
pub(super) fn games(rules: Rules, file: &[u8]) -> Limited<Games<'_>> {
    let text = decode(readable(file));
    Limited::new(file.len(), Games { text, rules, state: read::State::START })
}

/// An iterator over the games of a file.
#[derive(Clone, Debug)]
pub(super) struct Games<'a> {
    text: Cow<'a, str>,
    rules: Rules,
    state: read::State,
}

impl Iterator for Games<'_> {
    type Item = list::Game;

    fn next(&mut self) -> Option<list::Game> {
        let mut reader = read::Reader::new(self.rules, &self.text, self.state);
        let game = reader.next_game();
        self.state = reader.state();
        game
    }
}

/// Returns the name and the value of a line that is a tag: `[White "Anna"]`.
fn tag(line: &str) -> Option<(&str, String)> {
    let tag = line.trim().strip_prefix('[').filter(|tag| tag.starts_with(char::is_alphabetic))?;
    let tag = tag.strip_suffix("\"]")?;
    let (name, value) = tag.split_once('"').unwrap_or((tag, ""));
    Some((name.trim(), value.replace("\\\"", "\"").replace("\\\\", "\\").trim().to_owned()))
}

/// Returns the text of a result; `*` if there is none.
fn score_text(score: Option<Score>) -> &'static str {
    match score {
        Some(Score::Won(Side::First)) => "1-0",
        Some(Score::Won(Side::Second)) => "0-1",
        Some(Score::Draw) => "1/2-1/2",
        Some(Score::BothLost) => "0-0",
        None => "*",
    }
}

/// Reads a result. Returns `None` for `*` and for any other text.
fn read_score(text: &str) -> Option<Score> {
    match text {
        "1-0" | "2-0" => Some(Score::Won(Side::First)),
        "0-1" | "0-2" => Some(Score::Won(Side::Second)),
        "1/2-1/2" | "1/2" | "1-1" | "\u{bd}-\u{bd}" => Some(Score::Draw),
        "0-0" => Some(Score::BothLost),
        _ => None,
    }
}

/// Returns the position in which a record starts. `at` is the place of its text in the file.
fn start_of(rules: Rules, text: Option<&str>, at: Place) -> Result<Box<dyn Position>, Unreadable> {
    match (rules, text) {
        (_, None) => Ok(rules.start()),
        (Rules::Checkers(rules), Some(text)) => {
            Ok(Box::new(draughts::read_position_at(rules, Scanner::at(text, at))?))
        }
        (Rules::Hexdame(rules), Some(text)) => {
            Ok(Box::new(draughts::read_position_at(rules, Scanner::at(text, at))?))
        }
        (other, Some(_)) => {
            let problem = Problem::OtherGame(other.game().name().to_owned());
            Err(Unreadable { place: at, problem })
        }
    }
}

/// Returns true for tags that follow from other fields of the record.
fn is_derived(tag: &str) -> bool {
    matches!(tag, "Result" | "FEN" | "SetUp" | "Setup" | "GameType")
}

/// Name of the usual rules of Hexdame in the tag `Rules`.
const HEXDAME: &str = "hexdame";

/// Returns the value of the tag `Rules` for rules without a `GameType`: the name of a preset of checkers,
/// `hexdame`, or else the rules as JSON.
fn rules_name(rules: Rules) -> Option<String> {
    match (rules, rules.preset()) {
        (Rules::Checkers(_), Some(preset)) => Some(preset.name.to_owned()),
        (Rules::Hexdame(rules::hexdame::Rules::STANDARD), _) => Some(HEXDAME.to_owned()),
        _ => serde_json::to_string(&rules).ok(),
    }
}

/// Returns the rules that the tag `Rules` names or spells out as JSON.
fn named_rules(name: &str) -> Option<Rules> {
    if name == HEXDAME {
        return Some(Rules::Hexdame(rules::hexdame::Rules::STANDARD));
    }
    let has_pdn = |rules: &Rules| GAMES.contains(&rules.game());
    let spelled_out = || serde_json::from_str(name).ok().filter(has_pdn);
    Game::Checkers.preset(name).ok().or_else(spelled_out)
}

/// Returns the game that the first header of a file states, which is checkers unless a tag names another.
/// Returns `None` if there are no tags.
pub(super) fn named_game(usual: Rules, text: &str) -> Option<Game> {
    let mut unnamed = None;
    for (name, value) in text.lines().filter_map(tag) {
        match name {
            "GameType" => return Some(Game::Checkers),
            "Rules" if let Some(rules) = named_rules(&value) => return Some(rules.game()),
            _ => unnamed = Some(usual.game()),
        }
    }
    unnamed.map(|game| if GAMES.contains(&game) { game } else { Game::Checkers })
}
