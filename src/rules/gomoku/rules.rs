//! By which rules gomoku is played.

use serde::{Deserialize, Serialize};

use super::{Opening, Winning, board};
use crate::rules::Grid;

/// By which rules gomoku is played. Only rules that can be played can be made or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Rules {
    pub(super) size: u8,
    pub(super) length: u8,
    pub(super) winning: Winning,
    pub(super) opening: Opening,
}

/// The rules as they are saved. What a saved match does not name has the value that it has in
/// [`Rules::FREE_STYLE`].
#[derive(Serialize, Deserialize)]
#[serde(default)]
struct Written {
    size: u8,
    length: u8,
    winning: Winning,
    opening: Opening,
}

/// Why nobody can play by these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    #[error("a board has at most 20 points a side, not {0}")]
    Size(u8),
    #[error("a row of {length} is no goal on a board of {size} points a side")]
    Length { size: u8, length: u8 },
    #[error("only free-style without an opening is played for another number than five in a row")]
    NotFive,
}

/// How many in a row win, unless somebody wants it otherwise.
const FIVE: u8 = 5;
/// The shortest row that is a goal: two in a row are there with the second stone.
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

    /// The sizes of boards that people own.
    pub const SIZES: [u8; 4] = [9, 15, 19, 20];

    /// Five in a row on a board of 5 to 20 points a side.
    ///
    /// # Errors
    /// When the board has another size.
    pub fn new(size: u8, winning: Winning, opening: Opening) -> Result<Rules, Unplayable> {
        Rules { size, length: FIVE, winning, opening }.checked()
    }

    /// Another number in a row than five: 3 on a board of 3 points a side is tic-tac-toe.
    ///
    /// # Errors
    /// When the row is shorter than three or longer than the side of the board, or the board has
    /// more than 20 points a side.
    pub fn in_a_row(size: u8, length: u8) -> Result<Rules, Unplayable> {
        Rules { size, length, ..Rules::FREE_STYLE }.checked()
    }

    fn checked(self) -> Result<Rules, Unplayable> {
        let Rules { size, length, winning, opening } = self;
        if usize::from(size) > board::LONGEST {
            return Err(Unplayable::Size(size));
        }
        if !(SHORTEST..=size).contains(&length) {
            return Err(Unplayable::Length { size, length });
        }
        if length != FIVE && (winning, opening) != (Winning::FreeStyle, Opening::Free) {
            return Err(Unplayable::NotFive);
        }
        Ok(self)
    }

    /// Points on each side of the board.
    #[must_use]
    pub fn size(self) -> u8 {
        self.size
    }

    /// How many in a row win.
    #[must_use]
    pub fn length(self) -> u8 {
        self.length
    }

    #[must_use]
    pub fn winning(self) -> Winning {
        self.winning
    }

    #[must_use]
    pub fn opening(self) -> Opening {
        self.opening
    }

    #[must_use]
    pub fn grid(self) -> Grid {
        Grid { columns: self.size, rows: self.size }
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
    type Error = Unplayable;

    fn try_from(Written { size, length, winning, opening }: Written) -> Result<Rules, Unplayable> {
        Rules { size, length, winning, opening }.checked()
    }
}
