//! Portable Draughts Notation: the text in which games of checkers are kept and exchanged.
//!
//! PDN 3.0 (W. Wesselink, <https://wiegerw.github.io/pdn>), which derives from the PGN of chess.
//! By which rules a game is played is the number in its tag `GameType`. What is written keeps to
//! the standard. What is read may be older or untidier: any line ends, a byte order mark, Latin-1,
//! missing headers and results, several games in a file, text between them, `11:18`, `1115`,
//! `12...`.
//!
//! **Who won.** The standard names the results but not whose the first number is, and with Black
//! moving first both ways of reading can be found. Collections of English draughts (the Open
//! Checker Archive above all) give it to the side that moves first, and so does this module:
//! `1-0` is a win for Black there, and for White where White moves first. `2-0`, `1-1` and `0-2`
//! mean the same as `1-0`, `1/2-1/2` and `0-1`.
//!
//! **Squares.** Turns and positions are written with numbers. The games that others write with the
//! squares of chess are read in either way, and written with a `GameType` that says so: `N2` stands
//! for numbers from the top left.
//!
//! **House rules.** A game by rules that have no `GameType` carries their name in the tag
//! `[Rules "house"]` instead, or the rules themselves as JSON where they have no name. This tag is
//! ours; other programs will skip it.

use super::checkers;
use super::decode::decode;
use super::error::{BadTurn, Place, Problem, Unreadable, excerpt};
use super::record::{Comment, Dropped, Record, Score};
use super::scan::Scanner;
use crate::rules::{self, Game, Position, Rules, Side};

mod read;
mod write;

pub use write::write;

/// What the tag `GameType` says, and which rules it stands for. Where two say the same rules, the
/// first is written.
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

/// The rules of a kind of game. What it says of the notation is of no use: any is read. But where
/// it names the colour that begins, it must be ours: there are two kinds of pool checkers.
fn rules_of_type(game_type: &str) -> Option<Rules> {
    let mut parts = game_type.split(',').map(str::trim);
    let number = parts.next();
    let (_, rules) = GAME_TYPES.into_iter().find(|(known, _)| known.split(',').next() == number)?;
    let begins = if rules.first_sits == rules::checkers::Seat::Top { "B" } else { "W" };
    parts.next().is_none_or(|color| color == begins).then_some(Rules::Checkers(rules))
}

/// The kind of game that is played by these rules, if they have one.
fn type_of_rules(rules: Rules) -> Option<&'static str> {
    GAME_TYPES.into_iter().find(|&(_, known)| Rules::Checkers(known) == rules).map(|(name, _)| name)
}

/// Reads every game of a file. `rules` are those of games that do not say otherwise.
#[must_use]
pub fn read(rules: Rules, file: &[u8]) -> Vec<Result<Record, Unreadable>> {
    let text = decode(file);
    let mut reader = read::Reader::new(rules, &text);
    std::iter::from_fn(|| reader.next_game()).collect()
}

/// Whether a line of this text is a tag: `[White "Anna"]`.
pub(super) fn has_tags(text: &str) -> bool {
    text.lines().map(str::trim).any(|line| {
        line.strip_prefix('[').is_some_and(|line| line.starts_with(char::is_alphabetic))
            && line.ends_with("\"]")
    })
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

/// The rules that the tag `Rules` names, or spells out.
fn named_rules(name: &str) -> Option<Rules> {
    let spelled_out =
        || serde_json::from_str(name).ok().filter(|rules: &Rules| rules.game() == Game::Checkers);
    Game::Checkers.preset(name).ok().or_else(spelled_out)
}
