//! The rules of gomoku.

use serde::{Deserialize, Serialize};

use super::{Opening, Winning, board};
use crate::rules::Grid;

/// The rules of gomoku. Constructors and deserialisation accept only valid rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Rules {
    pub(super) size: u8,
    pub(super) length: u8,
    pub(super) winning: Winning,
    pub(super) opening: Opening,
}

/// The rules as saved. Options that a saved match lacks have their value in [`Rules::FREE_STYLE`].
#[derive(Serialize, Deserialize)]
#[serde(default)]
struct Written {
    size: u8,
    length: u8,
    winning: Winning,
    opening: Opening,
}

/// The reason why a set of rules is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRules {
    /// The board has more than 20 points a side.
    #[error("a board has at most 20 points a side, not {0}")]
    Size(u8),
    /// A winning row has fewer than 3 stones, or does not fit the board.
    #[error("a row of {length} is no goal on a board of {size} points a side")]
    Length {
        /// The number of points a side that was asked for.
        size: u8,
        /// The length of a winning row that was asked for.
        length: u8,
    },
    /// The length is not five, but the other options require five in a row.
    #[error("only free-style without an opening is played for another number than five in a row")]
    NotFive,
}

/// The usual length of a winning row.
const FIVE: u8 = 5;
/// The shortest winning row. Two in a row would be complete with a side's second stone.
const SHORTEST: u8 = 3;

impl Rules {
    /// Five or more, on 15 by 15 points.
    pub const FREE_STYLE: Rules =
        Rules { size: 15, length: FIVE, winning: Winning::FreeStyle, opening: Opening::Free };
    /// Exactly five, on 15 by 15 points.
    pub const STANDARD: Rules = Rules { winning: Winning::Standard, ..Rules::FREE_STYLE };
    /// The winning rules of the Renju International Federation, without its openings.
    pub const RENJU: Rules = Rules { winning: Winning::Renju, ..Rules::FREE_STYLE };
    /// Exactly five and not blocked at both ends, as in the caro league of Gomocup.
    pub const CARO: Rules = Rules { winning: Winning::Caro, ..Rules::FREE_STYLE };

    /// The common sizes of boards.
    pub const SIZES: [u8; 4] = [9, 15, 19, 20];

    /// Returns rules for five in a row on a board of 5 to 20 points a side.
    ///
    /// # Errors
    /// Returns an error for another size.
    pub fn new(size: u8, winning: Winning, opening: Opening) -> Result<Rules, BadRules> {
        Rules { size, length: FIVE, winning, opening }.checked()
    }

    /// Returns rules for another length than five: 3 on a board of 3 points a side is tic-tac-toe.
    ///
    /// # Errors
    /// Returns an error if the row is shorter than three or longer than the side of the board, or if
    /// the board has more than 20 points a side.
    pub fn in_a_row(size: u8, length: u8) -> Result<Rules, BadRules> {
        Rules { size, length, ..Rules::FREE_STYLE }.checked()
    }

    fn checked(self) -> Result<Rules, BadRules> {
        let Rules { size, length, winning, opening } = self;
        if usize::from(size) > board::LONGEST {
            return Err(BadRules::Size(size));
        }
        if !(SHORTEST..=size).contains(&length) {
            return Err(BadRules::Length { size, length });
        }
        if length != FIVE && (winning, opening) != (Winning::FreeStyle, Opening::Free) {
            return Err(BadRules::NotFive);
        }
        Ok(self)
    }

    /// Returns the number of points on each side of the board.
    #[must_use]
    pub fn size(self) -> u8 {
        self.size
    }

    /// Returns the length of a winning row.
    #[must_use]
    pub fn length(self) -> u8 {
        self.length
    }

    /// Returns the definition of a winning row.
    #[must_use]
    pub fn winning(self) -> Winning {
        self.winning
    }

    /// Returns the opening.
    #[must_use]
    pub fn opening(self) -> Opening {
        self.opening
    }

    /// Returns the size of the board.
    #[must_use]
    pub fn grid(self) -> Grid {
        Grid::rectangle(self.size, self.size)
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::FREE_STYLE
    }
}

impl Default for Written {
    fn default() -> Written {
        Rules::default().into()
    }
}

impl From<Rules> for Written {
    fn from(Rules { size, length, winning, opening }: Rules) -> Written {
        Written { size, length, winning, opening }
    }
}

impl TryFrom<Written> for Rules {
    type Error = BadRules;

    fn try_from(Written { size, length, winning, opening }: Written) -> Result<Rules, BadRules> {
        Rules { size, length, winning, opening }.checked()
    }
}
