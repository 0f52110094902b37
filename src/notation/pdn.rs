//! Portable Draughts Notation: the text in which games of checkers are kept and exchanged.
//!
//! PDN 3.0 (W. Wesselink, <https://wiegerw.github.io/pdn>), which derives from the PGN of chess,
//! with `GameType` 21 for English draughts. What is written keeps to the standard. What is read
//! may be older or untidier: any line ends, a byte order mark, Latin-1, missing headers and
//! results, several games in a file, text between them, `11:18`, `1115`, `12...`.
//!
//! **Who won.** The standard names the results but not whose the first number is, and with Black
//! moving first both ways of reading can be found. Collections of English draughts (the Open
//! Checker Archive above all) give it to the side that moves first, and so does this module:
//! `1-0` is a win for Black. `2-0`, `1-1` and `0-2` mean the same as `1-0`, `1/2-1/2` and `0-1`.
//!
//! **House rules.** A game by rules that have no `GameType` carries their name in the tag
//! `[Rules "house"]` instead. This tag is ours; other programs will skip it.

use super::checkers;
use super::decode::decode;
use super::error::{BadTurn, Place, Problem, Unreadable, excerpt};
use super::record::{Comment, Dropped, Record, Score};
use super::scan::Scanner;
use crate::rules::{self, Game, Position, Rules, Side};

mod read;
mod write;

pub use write::write;

/// The number of English draughts in the tag `GameType`.
const GAME_TYPE: &str = "21";
/// What that number stands for.
const ENGLISH_DRAUGHTS: Rules = Rules::Checkers(rules::checkers::Rules::AMERICAN);

/// Reads every game of a file. `rules` are those of games that do not say otherwise.
#[must_use]
pub fn read(rules: Rules, file: &[u8]) -> Vec<Result<Record, Unreadable>> {
    let text = decode(file);
    let mut reader = read::Reader::new(rules, &text);
    std::iter::from_fn(|| reader.next_game()).collect()
}

/// How the end of a game is written; `*` where it has none.
fn score_text(score: Option<Score>) -> &'static str {
    match score {
        Some(Score::Won(Side::First)) => "1-0",
        Some(Score::Won(Side::Second)) => "0-1",
        Some(Score::Draw) => "1/2-1/2",
        Some(Score::BothLost) => "0-0",
        None => "*",
    }
}

/// What a result means; none for what is not a result, and for `*`.
fn read_score(text: &str) -> Option<Score> {
    match text {
        "1-0" | "2-0" => Some(Score::Won(Side::First)),
        "0-1" | "0-2" => Some(Score::Won(Side::Second)),
        "1/2-1/2" | "1/2" | "1-1" | "\u{bd}-\u{bd}" => Some(Score::Draw),
        "0-0" => Some(Score::BothLost),
        _ => None,
    }
}

/// The position in which a record starts. `at` is where its text stands in the file.
fn start_of(rules: Rules, text: Option<&str>, at: Place) -> Result<Box<dyn Position>, Unreadable> {
    match (rules, text) {
        (_, None) => Ok(rules.start()),
        (Rules::Checkers(rules), Some(text)) => {
            Ok(Box::new(checkers::read_position_at(rules, Scanner::at(text, at))?))
        }
        (other, Some(_)) => {
            let problem = Problem::OtherGame(other.game().name().to_owned());
            Err(Unreadable { place: at, problem })
        }
    }
}

/// Whether a tag says what the rest of the record says too.
fn is_derived(tag: &str) -> bool {
    matches!(tag, "Result" | "FEN" | "SetUp" | "Setup" | "GameType")
}

/// The rules that the tag `Rules` names.
fn named_rules(name: &str) -> Option<Rules> {
    Game::Checkers.preset(name).ok()
}
