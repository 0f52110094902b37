//! The rules of checkers: the options, and the named variants.

use serde::{Deserialize, Serialize};

use super::squares;
pub use crate::rules::draughts::Draws;
use crate::rules::{Grid, Square};

/// The rules of checkers.
///
/// Options that a saved match lacks have their value in [`Rules::AMERICAN`].
///
/// ```
/// use parlour::rules::checkers::{Rules, Size};
///
/// let optional = Rules { forced_capture: false, ..Rules::INTERNATIONAL };
/// assert_eq!(optional.size, Size::Ten);
/// assert_eq!(optional.grid().rows, 10);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "rules of games are switches")]
pub struct Rules {
    /// Captures are mandatory.
    pub forced_capture: bool,
    /// A jump must continue as long as the piece can capture.
    pub finish_jumps: bool,
    /// The size of the board.
    pub size: Size,
    /// The edge at which the first side sits.
    pub first_sits: Seat,
    /// The board is mirrored: each player's dark corner is on the right instead of the left.
    pub mirrored: bool,
    /// A king moves any distance, and captures from any distance.
    pub flying_kings: bool,
    /// Men capture backward too.
    pub men_capture_backward: bool,
    /// Pieces capture along rows and columns too.
    pub orthogonal_captures: bool,
    /// Men capture kings.
    pub men_capture_kings: bool,
    /// The priority between captures.
    pub priority: Priority,
    /// The moment of crowning.
    pub crowning: Crowning,
    /// The moment at which captured pieces leave the board.
    pub removal: Removal,
    /// A king that has moved three times in a row without a capture must rest until its side has
    /// moved another piece or has no men left.
    pub kings_rest: bool,
    /// The limits after which a draw may be claimed.
    pub draws: Draws,
}

/// The number of squares along an edge of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Size {
    /// 8 by 8 squares, with 12 men a side.
    Eight,
    /// 10 by 10 squares, with 20 men a side.
    Ten,
    /// 12 by 12 squares, with 30 men a side.
    Twelve,
}

/// An edge of the board at which a player sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// The edge of row 0; the men of the player there move down.
    Top,
    /// The edge of the last row; the men of the player there move up.
    Bottom,
}

/// The priority between captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Priority {
    /// No priority: the player chooses freely.
    Free,
    /// Captures by a king before those by a man.
    WithKing,
    /// Captures of the most pieces.
    Most,
    /// Captures of the most pieces; then of the most kings.
    MostThenKings,
    /// Captures of the most pieces; then by a king; then of the most kings; then those that capture
    /// a king the earliest.
    Italian,
    /// Captures of the greatest value, with a king slightly below two men; then by a king.
    Value,
}

/// The moment at which a man is crowned that reaches the far row during a jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Crowning {
    /// At the end of a jump that ends on the far row; otherwise the man continues as a man.
    AtTheEnd,
    /// Immediately: the piece continues as a king.
    AtOnce,
}

/// The moment at which captured pieces leave the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Removal {
    /// As soon as they are jumped.
    AsItGoes,
    /// After the whole jump. Until then they block squares and cannot be jumped again.
    AtTheEnd,
}

impl Rules {
    /// World Checkers/Draughts Federation, rules 1.15 to 1.20; draws by 1.32.
    pub const AMERICAN: Rules = Rules {
        forced_capture: true,
        finish_jumps: true,
        size: Size::Eight,
        first_sits: Seat::Top,
        mirrored: false,
        flying_kings: false,
        men_capture_backward: false,
        orthogonal_captures: false,
        men_capture_kings: true,
        priority: Priority::Free,
        crowning: Crowning::AtTheEnd,
        removal: Removal::AsItGoes,
        kings_rest: false,
        draws: Draws { repetitions: 3, quiet: 80, three_to_one: 0, two_to_one: 0 },
    };
    /// Captures are optional, and a jump may stop after any of them.
    pub const HOUSE: Rules = Rules { forced_capture: false, finish_jumps: false, ..Rules::AMERICAN };
    /// American Pool Checkers Association. Three kings have 13 moves to beat one.
    pub const POOL: Rules = Rules {
        flying_kings: true,
        men_capture_backward: true,
        removal: Removal::AtTheEnd,
        draws: Draws { three_to_one: 26, ..Rules::AMERICAN.draws },
        ..Rules::AMERICAN
    };
    /// The game with 64 squares of the International Draughts Federation.
    pub const RUSSIAN: Rules = Rules {
        first_sits: Seat::Bottom,
        crowning: Crowning::AtOnce,
        draws: Draws { repetitions: 3, quiet: 30, three_to_one: 30, two_to_one: 10 },
        ..Rules::POOL
    };
    /// World Draughts Federation (FMJD), Annex 1: international draughts, the 10 by 10 game.
    pub const INTERNATIONAL: Rules = Rules {
        size: Size::Ten,
        first_sits: Seat::Bottom,
        priority: Priority::Most,
        draws: Draws { repetitions: 3, quiet: 50, three_to_one: 32, two_to_one: 10 },
        ..Rules::POOL
    };
    /// International draughts on the small board.
    pub const BRAZILIAN: Rules = Rules { size: Size::Eight, ..Rules::INTERNATIONAL };
    /// International draughts on 12 by 12 squares.
    pub const CANADIAN: Rules = Rules { size: Size::Twelve, ..Rules::INTERNATIONAL };
    /// Federazione Italiana Dama, articles 2 to 10.
    pub const ITALIAN: Rules = Rules {
        first_sits: Seat::Bottom,
        mirrored: true,
        men_capture_kings: false,
        priority: Priority::Italian,
        draws: Draws { repetitions: 4, ..Rules::AMERICAN.draws },
        ..Rules::AMERICAN
    };
    /// Spanish draughts, which is also the Portuguese.
    pub const SPANISH: Rules = Rules {
        first_sits: Seat::Bottom,
        mirrored: true,
        flying_kings: true,
        priority: Priority::MostThenKings,
        removal: Removal::AtTheEnd,
        ..Rules::AMERICAN
    };
    /// Czech Draughts Federation, sections 3 and 4.
    pub const CZECH: Rules = Rules {
        first_sits: Seat::Bottom,
        flying_kings: true,
        priority: Priority::WithKing,
        removal: Removal::AtTheEnd,
        ..Rules::AMERICAN
    };
    /// World Frisian Draughts: international draughts with captures in all eight directions. Two
    /// kings have 7 moves to beat one.
    pub const FRISIAN: Rules = Rules {
        orthogonal_captures: true,
        priority: Priority::Value,
        kings_rest: true,
        draws: Draws { repetitions: 3, quiet: 50, three_to_one: 0, two_to_one: 14 },
        ..Rules::INTERNATIONAL
    };

    /// Returns the size of the board, of which only the dark squares are used.
    #[must_use]
    pub const fn grid(self) -> Grid {
        let size = self.size.edge();
        Grid::rectangle(size, size)
    }

    /// Returns `true` for the dark squares, on which the pieces stand.
    #[must_use]
    pub fn is_played_on(self, square: Square) -> bool {
        squares::bit(self, square).is_some()
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::AMERICAN
    }
}

impl Size {
    /// Returns the number of squares along an edge.
    #[must_use]
    pub const fn edge(self) -> u8 {
        match self {
            Size::Eight => 8,
            Size::Ten => 10,
            Size::Twelve => 12,
        }
    }
}
