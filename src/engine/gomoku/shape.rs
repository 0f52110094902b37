//! The shape that a stone makes along one line: five, four, three and so on, by the rules of the game.
//!
//! A shape depends only on the surrounding points, so all shapes are precomputed. The definitions follow
//! from rows: a row is as many points as win, through the stone, without stones of the other side. The
//! number of stones that the best row still needs distinguishes fives, fours and threes. A shape is open
//! if the same stones prepare two rows that can be completed at different points.

use crate::rules::Side;
use crate::rules::gomoku::{Rules, Winning};

/// The shape of a stone along one line, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Shape {
    /// No winning row is possible.
    Nothing,
    One,
    OpenOne,
    Two,
    /// Can become an open three.
    OpenTwo,
    /// Can become a four.
    Three,
    /// Can become a straight four.
    OpenThree,
    /// Can be completed at one point.
    Four,
    /// Two fours in one line, which is one too many for Black in renju.
    TwoFours,
    /// Can be completed at both ends.
    StraightFour,
    /// A row that is too long, where that is forbidden.
    Overline,
    /// Wins.
    Five,
}

impl Shape {
    pub(crate) const COUNT: usize = 12;
    pub(crate) const ALL: [Shape; Shape::COUNT] = [
        Shape::Nothing,
        Shape::One,
        Shape::OpenOne,
        Shape::Two,
        Shape::OpenTwo,
        Shape::Three,
        Shape::OpenThree,
        Shape::Four,
        Shape::TwoFours,
        Shape::StraightFour,
        Shape::Overline,
        Shape::Five,
    ];

    /// Returns the number of fours by the rules of renju.
    pub(crate) fn fours(self) -> u32 {
        match self {
            Shape::Four | Shape::StraightFour => 1,
            Shape::TwoFours => 2,
            _ => 0,
        }
    }
}

/// Largest distance at which a stone matters.
pub(crate) const REACH: usize = 5;
/// Bit of the point itself in a [`Line`].
const CENTRE: u32 = REACH as u32;

/// The winning condition of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Goal {
    length: u32,
    /// `true` if longer rows do not win.
    exact: bool,
    /// `true` if longer rows are forbidden.
    forbids_overline: bool,
    /// `true` if a row blocked at both ends does not win.
    needs_end: bool,
}

impl Goal {
    pub(crate) fn of(rules: Rules, side: Side) -> Goal {
        let (winning, length) = (rules.winning(), u32::from(rules.length()));
        let forbids_overline = winning == Winning::Renju && side == Side::First;
        let needs_end = winning == Winning::Caro;
        let exact = forbids_overline || needs_end || winning == Winning::Standard;
        Goal { length, exact, forbids_overline, needs_end }
    }

    /// Returns the largest distance at which a stone matters.
    pub(crate) fn reach(self) -> usize {
        self.length as usize - usize::from(!self.exact)
    }
}

/// The line around a point on which the own side plays: own stones, other stones, and points on the
/// board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub own: u16,
    pub other: u16,
    pub on_board: u16,
}

/// A potential winning row.
#[derive(Clone, Copy, Default)]
struct Row {
    missing: u16,
    /// The points next to its ends, if they matter.
    ends: u16,
}

/// Returns the shape of an own stone in the middle of the line.
pub(crate) fn shape(line: Line, goal: Goal) -> Shape {
    let own = line.own | 1 << CENTRE;
    if goal.forbids_overline && run(own) > goal.length {
        return Shape::Overline;
    }
    let mut rows = [Row::default(); REACH];
    let mut count = 0;
    for first in CENTRE + 1 - goal.length..=CENTRE {
        let points = ((1 << goal.length) - 1) << first;
        let ends = 1 << (first + goal.length) | 1_u16 << first >> 1;
        let is_free = points & line.on_board & !line.other == points;
        let is_exact = !goal.exact || own & ends == 0;
        let has_end = !goal.needs_end || line.other & ends != ends;
        if is_free && is_exact && has_end {
            rows[count] = Row { missing: points & !own, ends: if goal.exact { ends } else { 0 } };
            count += 1;
        }
    }
    let rows = &rows[..count];
    let Some(missing) = rows.iter().map(|row| row.missing.count_ones()).min() else { return Shape::Nothing };
    let open = || {
        let pairs =
            rows.iter().enumerate().flat_map(|(at, one)| rows[..at].iter().map(move |two| (one, two)));
        pairs.filter_map(|(one, two)| stones_to_open(*one, *two, line.other, goal)).min()
    };
    // Shorter goals skip the weaker shapes; one missing stone is a four for every goal.
    match missing {
        0 => Shape::Five,
        1 if open() == Some(0) => fours(rows, goal),
        1 => Shape::Four,
        2 if open() == Some(1) => Shape::OpenThree,
        2 => Shape::Three,
        3 if open() == Some(2) => Shape::OpenTwo,
        3 => Shape::Two,
        _ if open() == Some(missing - 1) => Shape::OpenOne,
        _ => Shape::One,
    }
}

/// Returns the number of stones after which both rows lack one stone each, at different points that no
/// single stone can block. Returns `None` if that is impossible.
fn stones_to_open(one: Row, two: Row, other: u16, goal: Goal) -> Option<u32> {
    let (only_one, only_two) = (one.missing & !two.missing, two.missing & !one.missing);
    let both = one.missing | two.missing;
    let is_blocked = |row: Row, stone: u16| goal.needs_end && (other | stone) & row.ends == row.ends;
    let works = |a: u16, b: u16| {
        let placed = both & !a & !b;
        placed & (one.ends | two.ends) == 0 && !is_blocked(two, a) && !is_blocked(one, b)
    };
    bits(only_one).any(|a| bits(only_two).any(|b| works(1 << a, 1 << b))).then(|| both.count_ones() - 2)
}

/// Distinguishes a straight four, whose two fifth points are one row length apart, from a double four.
fn fours(rows: &[Row], goal: Goal) -> Shape {
    let single = rows.iter().filter(|row| row.missing.is_power_of_two());
    let fifths = single.fold(0, |fifths, row| fifths | row.missing);
    if fifths & fifths >> goal.length == 0 { Shape::TwoFours } else { Shape::StraightFour }
}

/// Returns the length of the own row through the middle.
fn run(own: u16) -> u32 {
    (own >> CENTRE).trailing_ones() + (own << (u16::BITS - CENTRE)).leading_ones()
}

/// Returns the indices of the set bits, lowest first.
fn bits(mut word: u16) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros();
        word &= word.wrapping_sub(1);
        (bit < u16::BITS).then_some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::gomoku::Opening;

    const FREE_STYLE: Rules = Rules::FREE_STYLE;

    /// Returns the shape of `!` in a drawn line; `|` is the edge of the board.
    fn made(rules: Rules, side: Side, drawn: &str) -> Shape {
        let middle = drawn.find('!').expect("a marked point");
        let mut line = Line { own: 0, other: 0, on_board: 0 };
        for bit in 0..=2 * REACH {
            let at =
                (middle + bit).checked_sub(REACH).and_then(|at| drawn.as_bytes().get(at)).unwrap_or(&b'.');
            let bit = 1 << bit;
            line.on_board |= if *at == b'|' { 0 } else { bit };
            line.own |= if *at == b'X' { bit } else { 0 };
            line.other |= if *at == b'O' { bit } else { 0 };
        }
        shape(line, Goal::of(rules, side))
    }

    #[track_caller]
    fn assert_made(rules: Rules, drawn: &[(&str, Shape)]) {
        for &(line, expected) in drawn {
            let backwards: String = line.chars().rev().collect();
            for line in [line, &backwards] {
                assert_eq!(made(rules, Side::First, line), expected, "{line}");
            }
        }
    }

    #[test]
    fn shapes_of_free_style() {
        assert_made(
            FREE_STYLE,
            &[
                ("XX!XX", Shape::Five),
                ("XXX!XX", Shape::Five),
                (".XX!X.", Shape::StraightFour),
                ("OXX!X.", Shape::Four),
                ("XXX.!", Shape::Four),
                ("X.X!X.X", Shape::TwoFours),
                (".XX!.", Shape::OpenThree),
                ("O.XX!.O", Shape::Three),
                ("|.XX!.", Shape::OpenThree),
                ("|XX!", Shape::Three),
                ("X.X!", Shape::OpenThree),
                ("OX.X!", Shape::Three),
                ("X!", Shape::OpenTwo),
                ("X.!", Shape::OpenTwo),
                ("X..!", Shape::OpenTwo),
                ("X...!", Shape::Two),
                ("OX!", Shape::Two),
                ("!", Shape::OpenOne),
                ("O!", Shape::One),
                ("O!..O", Shape::Nothing),
                ("|!...|", Shape::Nothing),
            ],
        );
    }

    #[test]
    fn a_row_that_is_too_long() {
        assert_made(Rules::STANDARD, &[("XXX!XX", Shape::Nothing), ("X.XX!X.X", Shape::Nothing)]);
        assert_made(Rules::STANDARD, &[("X.XX!..O", Shape::Four), ("X..XX!.O", Shape::Three)]);
        assert_made(Rules::RENJU, &[("XXX!XX", Shape::Overline), ("X.XX!X", Shape::Four)]);
        assert_eq!(made(Rules::RENJU, Side::Second, "XXX!XX"), Shape::Five);
    }

    #[test]
    fn caro_needs_an_end() {
        assert_made(
            Rules::CARO,
            &[
                ("OXX!XXO", Shape::Nothing),
                ("OXX!XX", Shape::Five),
                ("|XX!XXO", Shape::Five),
                ("OXX!X.O", Shape::Nothing),
                ("O.XX!X.O", Shape::Four),
                // One stone on the right blocks both rows.
                ("O.XX!X..", Shape::Four),
                ("..XX!X..", Shape::StraightFour),
            ],
        );
    }

    #[test]
    fn shorter_goals() {
        let three = Rules::in_a_row(3, 3).expect("tic-tac-toe");
        assert_made(three, &[("X!X", Shape::Five), ("|.!X|", Shape::Four), (".!X.", Shape::StraightFour)]);
        let four = Rules::in_a_row(8, 4).expect("four in a row");
        assert_made(four, &[("XX!X", Shape::Five), ("XX!", Shape::StraightFour), ("OXX!", Shape::Four)]);
        assert_eq!(Goal::of(four, Side::First).reach(), 3);
        let renju = Rules::new(15, Winning::Renju, Opening::Free).expect("renju");
        assert_eq!(Goal::of(renju, Side::First).reach(), 5);
    }
}
