//! The large tables of the engines, packed. They are compiled in; a page loads those of a game when an engine is first
//! asked about it.

use crate::rules::Game;

/// A packed table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// The endings of checkers.
    Endings,
    /// The weights of reversi.
    Weights,
    /// The opening book of connect four.
    Book,
    /// The network of Go.
    Net,
}

impl Table {
    /// All tables.
    pub const ALL: [Table; 4] = [Table::Endings, Table::Weights, Table::Book, Table::Net];

    /// Returns the game whose engine needs the table.
    #[must_use]
    pub fn game(self) -> Game {
        match self {
            Table::Endings => Game::Checkers,
            Table::Weights => Game::Reversi,
            Table::Book => Game::ConnectFour,
            Table::Net => Game::Go,
        }
    }

    /// Returns the name of its file in `assets/engine`.
    #[must_use]
    pub fn file(self) -> &'static str {
        match self {
            Table::Endings => "checkers/endings.deflate",
            Table::Weights => "reversi.weights",
            Table::Book => "connect_four.book",
            Table::Net => "go.net",
        }
    }

    /// Returns `true` if this is the packed table: a host may answer with something else. A table that is made anew has
    /// another checksum (CRC-32), which a test tells.
    #[must_use]
    pub fn is_whole(self, packed: &[u8]) -> bool {
        let sum = match self {
            Table::Endings => 0xF687_4D1B,
            Table::Weights => 0x3265_2379,
            Table::Book => 0x255D_22B6,
            Table::Net => 0x9F22_C4D2,
        };
        crc32fast::hash(packed) == sum
    }

    /// Returns the packed table; `None` on a page that has not loaded it.
    #[cfg(not(target_family = "wasm"))]
    #[expect(clippy::unnecessary_wraps, reason = "a page loads the tables")]
    pub(super) fn packed(self) -> Option<&'static [u8]> {
        Some(match self {
            Table::Endings => include_bytes!("../../assets/engine/checkers/endings.deflate"),
            Table::Weights => include_bytes!("../../assets/engine/reversi.weights"),
            Table::Book => include_bytes!("../../assets/engine/connect_four.book"),
            Table::Net => include_bytes!("../../assets/engine/go.net"),
        })
    }
}

#[cfg(target_family = "wasm")]
pub use loaded::{give, missing};

/// The tables of a page.
#[cfg(target_family = "wasm")]
mod loaded {
    use std::sync::OnceLock;

    use super::{Game, Table};

    static LOADED: [OnceLock<Box<[u8]>>; Table::ALL.len()] = [const { OnceLock::new() }; Table::ALL.len()];

    impl Table {
        /// Returns the packed table; `None` if it was not loaded.
        pub(in crate::engine) fn packed(self) -> Option<&'static [u8]> {
            LOADED[self as usize].get().map(|packed| &**packed)
        }
    }

    /// Returns the table of a game that has to be loaded before its engine is asked; `None` if it needs none any more.
    #[must_use]
    pub fn missing(game: Game) -> Option<Table> {
        Table::ALL.into_iter().find(|table| table.game() == game && table.packed().is_none())
    }

    /// Gives the engines a table that was loaded, for as long as the program runs. Returns `false` if it is not
    /// [whole](Table::is_whole). A second one changes nothing.
    #[must_use]
    pub fn give(table: Table, packed: Box<[u8]>) -> bool {
        let is_whole = table.is_whole(&packed);
        if is_whole {
            _ = LOADED[table as usize].set(packed);
        }
        is_whole
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn each_table_is_its_file_and_nothing_else_is() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/engine");
        for table in Table::ALL {
            let file = fs::read(folder.join(table.file())).expect("a file");
            assert_eq!(table.packed(), Some(&file[..]), "{table:?}");
            assert!(table.is_whole(&file), "{table:?}: {:#X}", crc32fast::hash(&file));
            assert!(!table.is_whole(b"<!doctype html>"), "{table:?}");
        }
    }
}
