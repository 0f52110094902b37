//! The rules of Hex.

use serde::{Deserialize, Serialize};

use super::board::LONGEST;
use crate::rules::Grid;

/// The rules of Hex: the size of the board and the swap rule.
///
/// Constructors and deserialisation accept only valid rules. Options that a saved match lacks have
/// their value in [`Rules::STANDARD`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct Rules {
    size: u8,
    swap: bool,
}

/// Rules as read from a file, not yet validated.
#[derive(Deserialize)]
#[serde(default)]
struct Unchecked {
    size: u8,
    swap: bool,
}

/// The reason why a set of rules is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a board has from 3 to 19 cells a side, not {0}")]
pub struct BadRules(pub u8);

/// Smallest number of cells on a side.
const SHORTEST: u8 = 3;

impl Rules {
    /// The usual board of 11 cells a side, with the swap rule.
    pub const STANDARD: Rules = Rules { size: 11, swap: true };

    /// The common sizes of boards.
    pub const SIZES: [u8; 5] = [7, 9, 11, 13, 19];

    /// Returns rules for a board of 3 to 19 cells a side. With `swap` the second side may take over
    /// the first stone.
    ///
    /// # Errors
    /// Returns an error for another size.
    pub fn new(size: u8, swap: bool) -> Result<Rules, BadRules> {
        let sizes = SHORTEST.into()..=LONGEST;
        if sizes.contains(&size.into()) { Ok(Rules { size, swap }) } else { Err(BadRules(size)) }
    }

    /// Returns the number of cells on each side of the board.
    #[must_use]
    pub fn size(self) -> u8 {
        self.size
    }

    /// Returns `true` if the second side may take over the first stone.
    #[must_use]
    pub fn swap(self) -> bool {
        self.swap
    }

    /// Returns the cells of the board.
    #[must_use]
    pub fn grid(self) -> Grid {
        Grid::rhombus(self.size)
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::STANDARD
    }
}

impl Default for Unchecked {
    fn default() -> Unchecked {
        let Rules { size, swap } = Rules::STANDARD;
        Unchecked { size, swap }
    }
}

impl TryFrom<Unchecked> for Rules {
    type Error = BadRules;

    fn try_from(Unchecked { size, swap }: Unchecked) -> Result<Rules, BadRules> {
        Rules::new(size, swap)
    }
}
