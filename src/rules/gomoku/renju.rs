//! The points that renju forbids to Black.
//!
//! The Renju International Federation, *The International Rules of Renju*, section 9: an overline,
//! a double four and a double three are forbidden, unless the stone makes a five as well. A three
//! counts only if it can become a straight four by a stone that makes no five and is not itself
//! forbidden. The test for that stone is recursive.

use super::board::{Direction, GomokuBoard, Point, Window, bits};
use crate::rules::{Forbidden, Side, Square};

/// A board of renju with an undo, for a search that tests many positions for forbidden points.
#[derive(Clone, Debug)]
pub(crate) struct RenjuBoard(GomokuBoard);

impl RenjuBoard {
    /// Returns an empty board with `size` points a side.
    #[must_use]
    pub(crate) fn empty(size: u8) -> RenjuBoard {
        RenjuBoard(GomokuBoard::empty(size))
    }

    /// Puts a stone on an empty point. Squares off the board are ignored.
    pub(crate) fn put(&mut self, side: Side, square: Square) {
        if let Some(point) = self.0.point(square) {
            self.0.put(side, point);
        }
    }

    /// Removes a stone of this side from its point.
    pub(crate) fn take(&mut self, side: Side, square: Square) {
        if let Some(point) = self.0.point(square) {
            self.0.take(side, point);
        }
    }

    /// Returns the pattern that forbids this empty point to Black.
    #[must_use]
    pub(crate) fn forbidden(&self, square: Square) -> Option<Forbidden> {
        forbidden(&self.0, self.0.point(square)?)
    }
}

/// The result of a black stone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BlackStone {
    /// Exactly five in a row, which overrides all prohibitions.
    Five,
    Forbidden(Forbidden),
    Allowed,
}

/// Returns the pattern that forbids this empty point to Black.
pub(super) fn forbidden(board: &GomokuBoard, point: Point) -> Option<Forbidden> {
    match classify(board, point) {
        BlackStone::Forbidden(why) => Some(why),
        BlackStone::Five | BlackStone::Allowed => None,
    }
}

fn classify(board: &GomokuBoard, point: Point) -> BlackStone {
    let windows = Direction::ALL.map(|direction| with_stone(board, point, direction));
    // Two patterns need at least three stones each, and two fours in one line need five.
    let stones = windows.map(|window| window.stones.count_ones());
    if stones.iter().filter(|&&stones| stones >= 3).count() < 2 && stones.iter().all(|&stones| stones < 5) {
        return BlackStone::Allowed;
    }
    if windows.iter().any(|window| window.run() == 5) {
        return BlackStone::Five;
    }
    if windows.iter().any(|window| window.run() > 5) {
        return BlackStone::Forbidden(Forbidden::Overline);
    }
    if windows.iter().map(|&window| fours(window)).sum::<u32>() >= 2 {
        return BlackStone::Forbidden(Forbidden::DoubleFour);
    }
    let straights = windows.map(straights);
    if straights.iter().filter(|&&points| points != 0).count() < 2 {
        return BlackStone::Allowed;
    }
    let mut after = board.clone();
    after.put(Side::First, point);
    let is_three = |&(direction, points): &(Direction, u32)| {
        bits(points).any(|bit| {
            let fourth = GomokuBoard::point_in_window(point, direction, bit);
            classify(&after, fourth) == BlackStone::Allowed
        })
    };
    match Direction::ALL.into_iter().zip(straights).filter(is_three).count() {
        0 | 1 => BlackStone::Allowed,
        _ => BlackStone::Forbidden(Forbidden::DoubleThree),
    }
}

/// Returns the window around a point after a black stone there.
fn with_stone(board: &GomokuBoard, point: Point, direction: Direction) -> Window {
    let Window { stones, empty } = board.window(Side::First, point, direction);
    let stone = 1 << Window::CENTRE;
    Window { stones: stones | stone, empty: empty & !stone }
}

/// Returns the number of fours that the central stone makes in this line.
fn fours(window: Window) -> u32 {
    let fifths = fifths(window);
    // The two fifths of a straight four are five points apart; any other four has one fifth.
    let is_straight = fifths & fifths >> 5 != 0;
    if is_straight { 1 } else { fifths.count_ones() }
}

/// Returns the empty points that complete exactly five in a row through the centre.
fn fifths(Window { stones, empty }: Window) -> u32 {
    rows_of::<5>()
        .filter(|row| stones & row.ends == 0)
        .map(|row| row.points & !stones)
        .filter(|missing| missing.is_power_of_two() && missing & empty != 0)
        .fold(0, |fifths, missing| fifths | missing)
}

/// Returns the empty points that complete a straight four through the centre: a four with an empty
/// point at each end that makes exactly five.
fn straights(Window { stones, empty }: Window) -> u32 {
    rows_of::<4>()
        .filter(|row| row.ends & !empty == 0 && stones & row.beyond == 0)
        .map(|row| row.points & !stones)
        .filter(|missing| missing.is_power_of_two() && missing & empty != 0)
        .fold(0, |points, missing| points | missing)
}

/// Consecutive points of a window.
struct Row {
    points: u32,
    /// The two points at its ends.
    ends: u32,
    /// The two points beyond the ends.
    beyond: u32,
}

/// Iterates over the rows of `LENGTH` points through the centre.
fn rows_of<const LENGTH: u32>() -> impl Iterator<Item = Row> {
    (Window::CENTRE + 1 - LENGTH..=Window::CENTRE).map(|first| {
        let behind = first + LENGTH;
        Row {
            points: ((1 << LENGTH) - 1) << first,
            ends: 1 << behind | 1 << first >> 1,
            beyond: 1 << behind << 1 | 1 << first >> 2,
        }
    })
}
