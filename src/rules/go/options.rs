//! The rules of Go: the options, the named rule sets, and the first stones.

use serde::{Deserialize, Serialize};

use crate::rules::{Grid, Side, Square};

/// The number of lines of a board each way: 2 to 25.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Size(u8);

/// The error for an unsupported size of board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a board has from 2 to 25 lines, not {0}")]
pub struct BadSize(pub u8);

impl Size {
    /// The smallest board.
    pub const SMALLEST: Size = Size(2);
    /// The largest board, with one column for each letter without I.
    pub const LARGEST: Size = Size(25);
    /// 9 by 9 lines.
    pub const NINE: Size = Size(9);
    /// 13 by 13 lines.
    pub const THIRTEEN: Size = Size(13);
    /// 19 by 19 lines, the full board.
    pub const NINETEEN: Size = Size(19);
    /// The usual sizes, the full board first.
    pub const USUAL: [Size; 3] = [Size::NINE, Size::THIRTEEN, Size::NINETEEN];

    /// Returns the size with this number of lines.
    ///
    /// # Errors
    /// Returns an error outside 2 to 25 lines.
    pub fn new(lines: u8) -> Result<Size, BadSize> {
        let size = Size(lines);
        if (Size::SMALLEST..=Size::LARGEST).contains(&size) { Ok(size) } else { Err(BadSize(lines)) }
    }

    /// Returns the number of lines each way.
    #[must_use]
    pub fn lines(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Size {
    type Error = BadSize;

    fn try_from(lines: u8) -> Result<Size, BadSize> {
        Size::new(lines)
    }
}

impl From<Size> for u8 {
    fn from(size: Size) -> u8 {
        size.0
    }
}

/// The method of counting points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// Living stones and the empty points that they surround.
    Area,
    /// The surrounded empty points and the prisoners.
    Territory,
}

/// The repetitions that the rules forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repetition {
    /// Only the immediate recapture in a ko. A longer cycle can be
    /// [claimed](crate::rules::Claim::Repetition) as a draw after a threefold repetition, which is
    /// the nearest equivalent of "no result".
    Ko,
    /// Any earlier board.
    PositionalSuperko,
    /// Any earlier board with the same side to move.
    SituationalSuperko,
}

/// The compensation for White for the stones of a handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Compensation {
    /// No compensation.
    None,
    /// A point for each stone.
    EachStone,
    /// A point for each stone but the first, which replaces the first move. Intended for area
    /// scoring; under territory scoring the stones handed over with passes compensate.
    AllButOne,
}

/// The stones on the board when play begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// None, or the handicap.
    Empty,
    /// The four seat stones of ancient China, two of each side, diagonally opposite. White moves
    /// first, as in history.
    SeatStones,
}

/// The rules of Go.
///
/// Options that a saved match lacks have their value in [`Rules::CHINESE`].
///
/// ```
/// use parlour::rules::Position;
/// use parlour::rules::go::{Position as Go, Rules, Size};
///
/// let rules = Rules { handicap: 2, komi: 1, ..Rules::JAPANESE.on(Size::NINE) }.checked()?;
/// let position = Go::start(rules);
/// assert_eq!(position.turns().len(), 81 - 2 + 1, "79 stones or a pass");
/// # Ok::<(), parlour::rules::go::BadRules>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in some set of rules")]
pub struct Rules {
    /// The size of the board.
    pub size: Size,
    /// The method of counting points.
    pub scoring: Scoring,
    /// Suicide is legal: a stone may leave its own chain without liberties, which removes it.
    pub suicide: bool,
    /// The repetitions that are forbidden.
    pub repetition: Repetition,
    /// The compensation for White for moving second, in half points.
    pub komi: i16,
    /// Black's stones before White moves first: none, or 2 to 9. The board limits them further, see
    /// [`Rules::most_handicap`].
    pub handicap: u8,
    /// The compensation for White for the handicap.
    pub compensation: Compensation,
    /// The stones on the board when play begins.
    pub opening: Opening,
    /// Dead stones are removed by agreement before the count. Otherwise all stones are alive.
    pub dead_stones: bool,
    /// Points surrounded by stones in seki count. Only relevant for territory scoring.
    pub seki_eyes: bool,
    /// A pass hands over a stone.
    pub pass_stones: bool,
}

/// The reason why a set of rules is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRules {
    /// The handicap is a single stone, which is no more than the right to move first.
    #[error("a handicap has at least 2 stones")]
    OneStone,
    /// The handicap exceeds [`Rules::most_handicap`].
    #[error("on a board of this size a handicap has at most {most} stones")]
    TooManyStones {
        /// The largest handicap on this board, 0 if it allows none.
        most: u8,
    },
    /// The rules combine a handicap with the seat stones.
    #[error("with the seat stones there is no handicap")]
    HandicapAndSeatStones,
    /// The board has fewer than 7 lines, too few for the seat stones.
    #[error("the seat stones need a board of at least 7 lines")]
    NoRoomForSeatStones,
}

impl Rules {
    /// The rules of China, with the positional superko of their text.
    pub const CHINESE: Rules = Rules {
        size: Size::NINETEEN,
        scoring: Scoring::Area,
        suicide: false,
        repetition: Repetition::PositionalSuperko,
        komi: 15,
        handicap: 0,
        compensation: Compensation::EachStone,
        opening: Opening::Empty,
        dead_stones: true,
        seki_eyes: true,
        pass_stones: false,
    };

    /// The rules of Japan of 1989, with their "no result" as a draw, see [`Repetition::Ko`].
    pub const JAPANESE: Rules = Rules {
        scoring: Scoring::Territory,
        repetition: Repetition::Ko,
        komi: 13,
        compensation: Compensation::None,
        seki_eyes: false,
        ..Rules::CHINESE
    };

    /// The rules of the American Go Association.
    pub const AGA: Rules = Rules {
        repetition: Repetition::SituationalSuperko,
        compensation: Compensation::AllButOne,
        pass_stones: true,
        ..Rules::CHINESE
    };

    /// The rules of the New Zealand Go Society.
    pub const NEW_ZEALAND: Rules = Rules {
        suicide: true,
        repetition: Repetition::SituationalSuperko,
        komi: 14,
        compensation: Compensation::None,
        ..Rules::CHINESE
    };

    /// The logical rules of J. Tromp and B. Taylor, <https://tromp.github.io/go.html>.
    pub const TROMP_TAYLOR: Rules =
        Rules { suicide: true, compensation: Compensation::None, dead_stones: false, ..Rules::CHINESE };

    /// Returns the same rules on a board of another size.
    #[must_use]
    pub const fn on(self, size: Size) -> Rules {
        Rules { size, ..self }
    }

    /// Returns these rules if the board has room for their first stones. A game by unchecked rules
    /// begins with as many of them as the board allows.
    ///
    /// # Errors
    /// Returns an error if the handicap or the seat stones do not fit the board.
    pub fn checked(self) -> Result<Rules, BadRules> {
        let most = self.most_handicap();
        match (self.opening, self.handicap) {
            (Opening::SeatStones, 1..) => Err(BadRules::HandicapAndSeatStones),
            (Opening::SeatStones, 0) if !self.has_star_points() => Err(BadRules::NoRoomForSeatStones),
            (Opening::Empty, 1) => Err(BadRules::OneStone),
            (Opening::Empty, stones) if stones > most => Err(BadRules::TooManyStones { most }),
            _ => Ok(self),
        }
    }

    /// Returns the largest handicap on this board: none below 7 lines, 4 on 7 lines and on an even
    /// number of lines, and 9 otherwise.
    #[must_use]
    pub fn most_handicap(self) -> u8 {
        let lines = self.size.lines();
        if !self.has_star_points() {
            0
        } else if lines == 7 || lines.is_multiple_of(2) {
            4
        } else {
            9
        }
    }

    /// Returns the size of the board.
    #[must_use]
    pub fn grid(self) -> Grid {
        Grid::rectangle(self.size.lines(), self.size.lines())
    }

    /// Returns the stones on the board when play begins.
    #[must_use]
    pub fn first_stones(self) -> Vec<(Square, Side)> {
        match self.opening {
            Opening::Empty => self.handicap_points().into_iter().map(|at| (at, Side::First)).collect(),
            Opening::SeatStones if self.has_star_points() => {
                let sides = [Side::Second, Side::Second, Side::First, Side::First];
                let corners = [(0, 2), (2, 0), (0, 0), (2, 2)];
                let stone = |(at, side)| self.star_point(at).map(|at| (at, side));
                corners.into_iter().zip(sides).filter_map(stone).collect()
            }
            Opening::SeatStones => Vec::new(),
        }
    }

    /// Returns the side that moves first: White if the opening has stones.
    #[must_use]
    pub(crate) fn first_to_move(self) -> Side {
        if self.first_stones().is_empty() { Side::First } else { Side::Second }
    }

    /// Returns the points that White receives before the count, in half points: the komi and the
    /// compensation for a handicap.
    #[must_use]
    pub fn bonus(self) -> i32 {
        let stones = i32::from(self.handicap_stones());
        let points = match self.compensation {
            Compensation::None => 0,
            Compensation::EachStone => stones,
            Compensation::AllButOne => (stones - 1).max(0),
        };
        i32::from(self.komi) + 2 * points
    }

    /// Returns the number of handicap stones on this board.
    fn handicap_stones(self) -> u8 {
        match (self.opening, self.handicap.min(self.most_handicap())) {
            (Opening::SeatStones, _) | (Opening::Empty, 0 | 1) => 0,
            (Opening::Empty, stones) => stones,
        }
    }

    /// Returns the squares of the handicap stones, in the order of the fixed handicap of the Go Text
    /// Protocol (G. Farneback, *GTP 2 Draft Specification*, section 4.1.1).
    fn handicap_points(self) -> Vec<Square> {
        // Columns and rows of the nine star points, both counted from the top left.
        const LOWER_LEFT: (u8, u8) = (0, 2);
        const UPPER_RIGHT: (u8, u8) = (2, 0);
        const UPPER_LEFT: (u8, u8) = (0, 0);
        const LOWER_RIGHT: (u8, u8) = (2, 2);
        const CENTRE: (u8, u8) = (1, 1);
        const SIDES: [(u8, u8); 4] = [(0, 1), (2, 1), (1, 2), (1, 0)];
        let stones = self.handicap_stones();
        if stones == 0 {
            return Vec::new();
        }
        let mut points = vec![LOWER_LEFT, UPPER_RIGHT, UPPER_LEFT, LOWER_RIGHT];
        points.extend(&SIDES[..usize::from(stones.saturating_sub(4)) & !1]);
        points.truncate(usize::from(stones));
        if stones > 4 && stones % 2 == 1 {
            points.push(CENTRE);
        }
        points.into_iter().filter_map(|at| self.star_point(at)).collect()
    }

    fn has_star_points(self) -> bool {
        self.size.lines() >= 7
    }

    /// Returns one of the nine star points, on the middle line or on the fourth line (the third on
    /// small boards).
    fn star_point(self, (column, row): (u8, u8)) -> Option<Square> {
        let last = self.size.lines() - 1;
        let edge = if self.size.lines() < 13 { 2 } else { 3 };
        let line = |third| [edge, last / 2, last - edge][usize::from(third)];
        self.grid().square(line(column), line(row))
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::CHINESE
    }
}
