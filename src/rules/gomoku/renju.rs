//! Points that renju forbids to Black.
//!
//! The Renju International Federation, *The International Rules of Renju*, section 9: an overline,
//! a double four and a double three are forbidden, unless the stone makes a five as well. A three
//! counts only if it can become a straight four by a stone that makes no five and is not itself
//! forbidden, which is asked again of that stone.

use super::board::{Direction, GomokuBoard, Point, Window, bits};
use crate::rules::{Forbidden, Side, Square};

/// Stones on a board of renju that are put and taken back, by whoever looks through many positions
/// and asks now and then what is forbidden.
#[derive(Clone, Debug)]
pub struct Stones(GomokuBoard);

impl Stones {
    /// A board with so many points a side.
    #[must_use]
    pub fn empty(size: u8) -> Stones {
        Stones(GomokuBoard::empty(size))
    }

    /// Puts a stone on an empty point of the board; elsewhere nothing happens.
    pub fn put(&mut self, side: Side, square: Square) {
        if let Some(point) = self.0.point(square) {
            self.0.put(side, point);
        }
    }

    /// Takes a stone of this side away from its point.
    pub fn take(&mut self, side: Side, square: Square) {
        if let Some(point) = self.0.point(square) {
            self.0.take(side, point);
        }
    }

    /// Why Black may not place a stone on this empty point, if so.
    #[must_use]
    pub fn forbidden(&self, square: Square) -> Option<Forbidden> {
        forbidden(&self.0, self.0.point(square)?)
    }
}

/// What a black stone makes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// Exactly five in a row. Nothing else matters then.
    Five,
    Forbidden(Forbidden),
    Allowed,
}

/// Why Black may not place a stone on this empty point, if so.
pub(super) fn forbidden(board: &GomokuBoard, point: Point) -> Option<Forbidden> {
    match shape(board, point) {
        Shape::Forbidden(why) => Some(why),
        Shape::Five | Shape::Allowed => None,
    }
}

fn shape(board: &GomokuBoard, point: Point) -> Shape {
    let windows = Direction::ALL.map(|direction| with_stone(board, point, direction));
    // Two shapes take three stones each at the least, and two fours in one line take five.
    let stones = windows.map(|window| window.stones.count_ones());
    if stones.iter().filter(|&&stones| stones >= 3).count() < 2 && stones.iter().all(|&stones| stones < 5) {
        return Shape::Allowed;
    }
    if windows.iter().any(|window| window.run() == 5) {
        return Shape::Five;
    }
    if windows.iter().any(|window| window.run() > 5) {
        return Shape::Forbidden(Forbidden::Overline);
    }
    if windows.iter().map(|&window| fours(window)).sum::<u32>() >= 2 {
        return Shape::Forbidden(Forbidden::DoubleFour);
    }
    let straights = windows.map(straights);
    if straights.iter().filter(|&&points| points != 0).count() < 2 {
        return Shape::Allowed;
    }
    let mut after = board.clone();
    after.put(Side::First, point);
    let is_three = |&(direction, points): &(Direction, u32)| {
        bits(points).any(|bit| {
            let fourth = GomokuBoard::point_in_window(point, direction, bit);
            shape(&after, fourth) == Shape::Allowed
        })
    };
    match Direction::ALL.into_iter().zip(straights).filter(is_three).count() {
        0 | 1 => Shape::Allowed,
        _ => Shape::Forbidden(Forbidden::DoubleThree),
    }
}

/// The window around a point as it is with a black stone there.
fn with_stone(board: &GomokuBoard, point: Point, direction: Direction) -> Window {
    let Window { stones, empty } = board.window(Side::First, point, direction);
    let stone = 1 << Window::CENTRE;
    Window { stones: stones | stone, empty: empty & !stone }
}

/// How many fours the stone in the centre makes in this line.
fn fours(window: Window) -> u32 {
    let fifths = fifths(window);
    // The two ends of one straight four are five apart; other fours have a point each.
    let is_straight = fifths & fifths >> 5 != 0;
    if is_straight { 1 } else { fifths.count_ones() }
}

/// The empty points that make exactly five in a row through the centre.
fn fifths(Window { stones, empty }: Window) -> u32 {
    rows_of::<5>()
        .filter(|row| stones & row.ends == 0)
        .map(|row| row.points & !stones)
        .filter(|missing| missing.is_power_of_two() && missing & empty != 0)
        .fold(0, |fifths, missing| fifths | missing)
}

/// The empty points that make a straight four through the centre: one with an empty point at each
/// end that makes five of it, and no more than five.
fn straights(Window { stones, empty }: Window) -> u32 {
    rows_of::<4>()
        .filter(|row| row.ends & !empty == 0 && stones & row.beyond == 0)
        .map(|row| row.points & !stones)
        .filter(|missing| missing.is_power_of_two() && missing & empty != 0)
        .fold(0, |points, missing| points | missing)
}

/// Points of a window in a row.
struct Row {
    points: u32,
    /// The two points at its ends.
    ends: u32,
    /// The two points behind those.
    beyond: u32,
}

/// All rows of so many points through the centre.
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
