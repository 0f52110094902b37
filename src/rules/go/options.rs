//! By which rules Go is played: the switches, the named sets of them, and the first stones.

use serde::{Deserialize, Serialize};

use crate::rules::{Grid, Side, Square};

/// The number of lines of a board each way: 2 to 25.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Size(u8);

/// A number of lines on which Go is not played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a board has from 2 to 25 lines, not {0}")]
pub struct BadSize(pub u8);

impl Size {
    pub const SMALLEST: Size = Size(2);
    /// As many columns as there are letters without I.
    pub const LARGEST: Size = Size(25);
    pub const NINE: Size = Size(9);
    pub const THIRTEEN: Size = Size(13);
    pub const NINETEEN: Size = Size(19);
    /// The sizes that are usually played, the full board first.
    pub const USUAL: [Size; 3] = [Size::NINETEEN, Size::THIRTEEN, Size::NINE];

    /// # Errors
    /// When there is no board of this size.
    pub fn new(lines: u8) -> Result<Size, BadSize> {
        let size = Size(lines);
        if (Size::SMALLEST..=Size::LARGEST).contains(&size) { Ok(size) } else { Err(BadSize(lines)) }
    }

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

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// Living stones and the empty points that they alone surround.
    Area,
    /// The surrounded empty points and the prisoners.
    Territory,
}

/// Which repetition is forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repetition {
    /// A single stone that has just taken a single stone may not be taken back at once. Nothing
    /// else: a longer cycle can be [claimed](crate::rules::Claim::Repetition) as a draw when a
    /// position stands for the third time, which is as near as there is to "no result".
    Ko,
    /// No play may leave the board as it stood before.
    PositionalSuperko,
    /// No play may leave the board as it stood before with the same side to move.
    SituationalSuperko,
}

/// What White is given for the stones of a handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Compensation {
    None,
    /// A point for each stone.
    EachStone,
    /// A point for each stone but the first, which stands for the right to begin. Meant for area
    /// scoring; with territory scoring the stones that are passed with make up for it.
    AllButOne,
}

/// What stands on the board when play begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// Nothing, or the handicap.
    Empty,
    /// The four seat stones of ancient China: two of each side, diagonally opposite. White moved
    /// first then, and does here.
    SeatStones,
}

/// By which rules Go is played.
///
/// What a saved match does not name has the value that it has in [`Rules::CHINESE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in some set of rules")]
pub struct Rules {
    pub size: Size,
    pub scoring: Scoring,
    /// A play may leave its own stones without a liberty, which takes them off.
    pub suicide: bool,
    pub repetition: Repetition,
    /// What White is given for moving second, in halves of a point.
    pub komi: i16,
    /// Black's stones before White moves first: none, or 2 to 9. The board sets a limit too, see
    /// [`Rules::most_handicap`].
    pub handicap: u8,
    pub compensation: Compensation,
    pub opening: Opening,
    /// Dead stones are taken off by agreement before the count. Otherwise everything that stands
    /// is alive.
    pub dead_stones: bool,
    /// What is surrounded by stones in seki counts. Only asked where territory is counted.
    pub seki_eyes: bool,
    /// Who passes hands over a stone.
    pub pass_stones: bool,
}

/// Why a set of rules cannot be played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRules {
    #[error("a handicap has at least 2 stones")]
    OneStone,
    #[error("on a board of this size a handicap has at most {most} stones")]
    TooManyStones { most: u8 },
    #[error("with the seat stones there is no handicap")]
    HandicapAndSeatStones,
    #[error("the seat stones need a board of at least 7 lines")]
    NoRoomForSeatStones,
}

impl Rules {
    /// The rules of China, with the repetition that their text forbids: of the whole board.
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

    /// The rules of Japan of 1989. What they call no result is a draw here, see
    /// [`Repetition::Ko`].
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

    /// The same rules on a board of another size.
    #[must_use]
    pub const fn on(self, size: Size) -> Rules {
        Rules { size, ..self }
    }

    /// These rules, if a game by them begins as they say. A game by others begins as nearly so as
    /// the board allows.
    ///
    /// # Errors
    /// When the stones that they put on the board have no place there.
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

    /// How many stones a handicap on this board can have: none below 7 lines, 4 on 7 lines and
    /// where there is no line in the middle, and 9 otherwise.
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

    /// The board on which a game by these rules is played.
    #[must_use]
    pub fn grid(self) -> Grid {
        Grid { columns: self.size.lines(), rows: self.size.lines() }
    }

    /// The stones that stand on the board when play begins.
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

    /// The side that moves first: White where stones of the opening make up for it.
    #[must_use]
    pub fn first_to_move(self) -> Side {
        if self.first_stones().is_empty() { Side::First } else { Side::Second }
    }

    /// What White is given besides what is counted, in halves of a point: the komi, and what makes
    /// up for a handicap.
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

    /// How many stones the handicap has on this board.
    fn handicap_stones(self) -> u8 {
        match (self.opening, self.handicap.min(self.most_handicap())) {
            (Opening::SeatStones, _) | (Opening::Empty, 0 | 1) => 0,
            (Opening::Empty, stones) => stones,
        }
    }

    /// Where the handicap stands, in the order of the fixed handicap of the Go Text Protocol
    /// (G. Farneback, *GTP 2 Draft Specification*, section 4.1.1).
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

    /// One of the nine star points: on the fourth line, on small boards the third, and in the
    /// middle.
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
