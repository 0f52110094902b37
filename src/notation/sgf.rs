//! Smart Game Format, the usual file format for games of Go, gomoku, reversi and Hex.
//!
//! The format is SGF FF\[4\] (A. Hollosi, <https://www.red-bean.com/sgf>). The reader accepts older
//! and looser files: FF\[1\] to FF\[3\] with their long names, any encoding that `CA` names, text
//! around the games, missing semicolons, and missing brackets at the end. For reversi it also reads
//! GGF, the format of the Generic Game Server.
//!
//! **Content.** The first branch at each fork goes on with its line; every other one becomes a
//! [side line](super::SideLine). A branch without turns only adds its comments and marks to the place that
//! it leaves. A side line ends before a turn that the rules refuse and before stones that are set up, and
//! what is lost is counted as [dropped](super::Dropped). A line that ends where others go on is written with
//! an empty node as its branch, so that it stays the first. Facts about players and event in the first node become tags under
//! their names in the file (`PB`, `EV`). Unknown properties are kept as [`Extra`](super::Extra) and
//! written back at the same place.
//!
//! **Rules.** `SZ`, `KM`, `HA` and `RU` become part of the record's rules. A komi above 100 is in
//! hundredths, and a komi with quarters is in Chinese *zi*, each worth two points. `RU` and `RE`
//! are also kept as tags if they hold more than the rules and the score: `B+3.5`.
//!
//! **Stones before the first turn** are the handicap or the opening if the rules place them on the
//! same points; otherwise they become the record's first position. Several black turns at the
//! beginning of a game of Go are handicap stones. Stones that are set up later are an error, since
//! no turn places them. So are turns of the side that is not to move, except after a forced pass,
//! which may be left out.
//!
//! **Swaps.** A game of Hex is written with `swap-pieces`, which keeps the colours of the players. The
//! reader also knows `swap`, the word of Little Golem for the same, and `swap-sides`, after which the
//! players have each other's colour. There all later turns and the result are mirrored, so that the
//! record is of the same game with `swap-pieces`. Side lines are mirrored in the same way. `resign` and `forfeit` give the result if `RE` does not.
//!
//! # Examples
//!
//! ```
//! use parlour::notation::{sgf, turn_text};
//! use parlour::rules::{Game, Rules};
//!
//! let chinese = Game::Go.preset("chinese")?;
//! let file = b"(;GM[1]FF[4]SZ[9]KM[5.5]PB[Anna]RE[B+3.5];B[ee];W[gc](;B[cg])(;B[gg]))";
//! let record = sgf::read(chinese, file).remove(0)?;
//!
//! assert_eq!(record.tag("PB"), Some("Anna"));
//! assert!(matches!(record.rules, Rules::Go(rules) if rules.komi == 11), "komi is in half points");
//!
//! let mut position = record.first_position()?;
//! let mut turns = Vec::new();
//! for turn in &record.turns {
//!     turns.push(turn_text(&*position, turn));
//!     position.play(turn)?;
//! }
//! assert_eq!(turns, ["E5", "G7", "C3"]);
//!
//! let variation = &record.lines[0];
//! assert_eq!((variation.of, variation.ply), (None, 2), "it leaves the game after two turns");
//! assert_eq!(variation.turns.len(), 1);
//! assert!(sgf::write(&record)?.ends_with(";B[ee];W[gc]\n(;B[cg])\n(;B[gg]))\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::borrow::Cow;

use super::decode::{decode, decode_as};
use super::error::Unreadable;
use super::limits::readable;
use super::list::{self, Limited};
use super::record::Record;
use super::scan::Mark;
use super::transcript::without_remark;
use crate::rules::{Game, Rules};

mod forks;
mod ggf;
mod info;
mod points;
mod read;
mod root;
mod swaps;
mod tree;
mod write;

use points::read_turn;
pub(super) use points::{point, read_points};
pub(super) use tree::{Value, escape};
pub use write::write;

/// Numbers of games in the property `GM`, from the list of SGF FF\[4\].
const GAMES: [(&str, Game); 4] =
    [("1", Game::Go), ("2", Game::Reversi), ("4", Game::Gomoku), ("11", Game::Hex)];

/// Properties that become tags of a record.
const TAGS: [&str; 24] = [
    "AN", "AP", "BR", "BT", "CP", "DT", "EV", "GC", "GN", "ON", "OT", "PB", "PC", "PW", "RE", "RO", "RU",
    "SO", "TM", "US", "WR", "WT", "BS", "WS",
];

/// Name of the property with the full text of a first position that has state besides its stones and
/// side to move. It is our extension; other programs skip it.
const START: &str = "START";

/// Returns true if the file holds a property tree outside the remarks of a
/// [transcript](super::transcript).
#[must_use]
pub fn is_in(file: &[u8]) -> bool {
    let text = text(readable(file));
    let mut without_remarks = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let before = without_remark(line);
        without_remarks.push_str(before);
        if before.len() < line.len() && line.ends_with('\n') {
            without_remarks.push('\n');
        }
    }
    tree::Trees::new(&without_remarks).find_tree()
}

/// Reads every game of a file in SGF FF\[1\] to FF\[4\]. If `rules` are of reversi, the games may
/// also be in GGF (M. Buro, `help ggf` of the Generic Game Server). `rules` apply to games that do
/// not state their own. A game that cannot be read is an error at its position in the list.
#[must_use]
pub fn read(rules: Rules, file: &[u8]) -> Vec<Result<Record, Unreadable>> {
    list::collect(file.len(), games(rules, file))
}

/// Reads the games of a file one after the other.
pub(super) fn games(rules: Rules, file: &[u8]) -> Limited<Games<'_>> {
    Limited::new(file.len(), Games { text: text(readable(file)), rules, at: Mark::START })
}

/// An iterator over the games of a file.
#[derive(Clone, Debug)]
pub(super) struct Games<'a> {
    text: Cow<'a, str>,
    rules: Rules,
    at: Mark,
}

impl Iterator for Games<'_> {
    type Item = list::Game;

    fn next(&mut self) -> Option<list::Game> {
        let mut trees = tree::Trees::resume(&self.text, self.at);
        let tree = trees.next();
        self.at = trees.mark(&self.text);
        Some(tree?.and_then(|tree| {
            let is_ggf = self.rules.game() == Game::Reversi && ggf::is_ggf(&tree);
            if is_ggf { ggf::record(self.rules, &tree) } else { read::record(self.rules, &tree) }
        }))
    }
}

/// Returns the kind of game that the first tree of a file states. Returns `None` if the tree does not
/// state it, cannot be read, or is of an unsupported game.
pub(super) fn named_game(file: &[u8]) -> Option<Game> {
    let text = text(readable(file));
    let tree = tree::Trees::new(&text).next()?.ok()?;
    if ggf::is_ggf(&tree) {
        return Some(Game::Reversi);
    }
    let (_, property) = tree.properties().find(|(_, property)| property.name == "GM")?;
    let number = property.text();
    GAMES.into_iter().find(|(known, _)| *known == number.trim()).map(|(_, game)| game)
}

/// Decodes a file, in the encoding that its first game names.
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
