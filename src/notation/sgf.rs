//! Smart Game Format: the text in which games of Go, gomoku and reversi are kept and exchanged.
//!
//! SGF FF\[4\] (A. Hollosi, <https://www.red-bean.com/sgf>). What is read may be older or untidier:
//! FF\[1\] to FF\[3\] with their long names, any encoding that `CA` names, text around the games,
//! missing semicolons and missing brackets at the end.
//!
//! **What a record has of a file.** The main line. Its variations are counted as
//! [dropped](super::Dropped). The first node's texts about players and event are tags under the
//! names that they have in the file (`PB`, `EV`), and whatever else is not understood is kept as
//! an [`Extra`](super::Extra) and written back where it stood.
//!
//! **Rules.** `SZ`, `KM`, `HA` and `RU` are part of the record's rules. A komi above 100 is in
//! hundredths, and one with quarters is in Chinese *zi*, of which each is two points. `RU` and
//! `RE` stay tags too where they say more than the rules and the score do: `B+3.5`.
//!
//! **Stones before the first turn** are the handicap or the opening where the rules put them on
//! the same points, and otherwise the record's first position. Where a game of Go begins with
//! several black turns, these are handicap stones. A stone set up later is refused, since no turn
//! puts it there, and so is a turn of the side that is not to move, except that passes which the
//! rules force may be left out.

use std::borrow::Cow;

use super::decode::{decode, decode_as};
use super::error::Unreadable;
use super::record::Record;
use super::transcript::without_remark;
use crate::rules::{Game, Rules};

mod ggf;
mod info;
mod points;
mod read;
mod tree;
mod write;

use points::read_turn;
pub use write::write;

/// How games of these kinds are numbered in the property `GM`.
const GAMES: [(&str, Game); 3] = [("1", Game::Go), ("2", Game::Reversi), ("4", Game::Gomoku)];

/// Texts about the game that are tags of a record.
const TAGS: [&str; 24] = [
    "AN", "AP", "BR", "BT", "CP", "DT", "EV", "GC", "GN", "ON", "OT", "PB", "PC", "PW", "RE", "RO", "RU",
    "SO", "TM", "US", "WR", "WT", "BS", "WS",
];

/// The whole text of a first position that stones and the side to move do not tell. This property
/// is ours; other programs will skip it.
const START: &str = "START";

/// Whether there is a property tree in this file, and not only in the remarks of a
/// [transcript](super::transcript).
#[must_use]
pub fn is_in(file: &[u8]) -> bool {
    let text = text(file);
    let lines: Vec<_> = text.split('\n').map(without_remark).collect();
    tree::Trees::new(&lines.join("\n")).find_tree()
}

/// Reads every game of a file; those of reversi may also be in GGF. `rules` are those of games that do not say otherwise.
#[must_use]
pub fn read(rules: Rules, file: &[u8]) -> Vec<Result<Record, Unreadable>> {
    let record = |tree: Result<tree::Tree, Unreadable>| {
        let tree = tree?;
        let is_ggf = rules.game() == Game::Reversi && ggf::is_ggf(&tree);
        if is_ggf { ggf::record(rules, &tree) } else { read::record(rules, &tree) }
    };
    tree::Trees::new(&text(file)).map(record).collect()
}

/// The game that the first tree of a file says it is of. None where it says nothing, cannot be read,
/// or is of a game that nobody here plays.
pub(super) fn named_game(file: &[u8]) -> Option<Game> {
    let text = text(file);
    let tree = tree::Trees::new(&text).next()?.ok()?;
    if ggf::is_ggf(&tree) {
        return Some(Game::Reversi);
    }
    let mut properties = tree.nodes.iter().flat_map(|node| &node.properties);
    let number = properties.find(|property| property.name == "GM")?.text();
    GAMES.into_iter().find(|(known, _)| *known == number.trim()).map(|(_, game)| game)
}

/// The text of a file, in the encoding that its first game names.
pub(super) fn text(file: &[u8]) -> Cow<'_, str> {
    const NAME: &[u8] = b"CA[";
    const NEAR: usize = 4096;
    let head = &file[..file.len().min(NEAR)];
    let label = head.windows(NAME.len()).position(|bytes| bytes == NAME).and_then(|at| {
        let value = &head[at + NAME.len()..];
        value.iter().position(|&byte| byte == b']').map(|end| &value[..end])
    });
    match label {
        Some(label) => decode_as(label, file),
        None => decode(file),
    }
}
