//! What is about to be taken, and what gets away.

use super::board::{PASS, PlayoutBoard, Point};
use crate::rules::Side;

/// How many positions a ladder may be read through: a ladder across the full board, with some
/// wrong turns.
const LADDER_LIMIT: u32 = 150;

/// A few points without memory of its own. What does not fit is left out.
#[derive(Clone, Copy, Debug)]
pub(super) struct PointList {
    points: [Point; 16],
    count: usize,
}

impl PointList {
    pub(super) fn new() -> PointList {
        PointList { points: [PASS; 16], count: 0 }
    }

    #[inline]
    pub(super) fn add(&mut self, at: Point) {
        if self.count < self.points.len() && !self.as_slice().contains(&at) {
            self.points[self.count] = at;
            self.count += 1;
        }
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[Point] {
        &self.points[..self.count]
    }
}

/// Fills the list with the liberties of the chain that a stone of this side on this empty point
/// would make, and says how many there are; no more than the list has room for. What is taken by
/// it counts only beside the new stone.
#[inline]
pub(super) fn liberties_after<const N: usize, const M: usize>(
    board: &PlayoutBoard<N>,
    at: Point,
    side: Side,
    found: &mut [Point; M],
) -> usize {
    let mut count = 0;
    let beside = board.beside(at);
    for point in beside {
        if board.is_empty(point) || (board.is(point, side.other()) && board.is_in_atari(point)) {
            found[count] = point;
            count += 1;
            if count == M {
                return count;
            }
        }
    }
    for point in beside {
        if !board.is(point, side) {
            continue;
        }
        for stone in board.stones(point) {
            for liberty in board.beside(stone) {
                if liberty != at && board.is_empty(liberty) && !found[..count].contains(&liberty) {
                    found[count] = liberty;
                    count += 1;
                    if count == M {
                        return count;
                    }
                }
            }
        }
    }
    count
}

/// Whether a stone of this side here could be taken at once, itself and what it joins.
#[inline]
pub(super) fn is_self_atari<const N: usize>(board: &PlayoutBoard<N>, at: Point, side: Side) -> bool {
    let around = board.around(at);
    let empty = !(around | around >> 1) & 0x55;
    empty & empty.wrapping_sub(1) == 0 && liberties_after(board, at, side, &mut [PASS; 2]) < 2
}

/// How many stones the chain has that a stone of this side here would make.
pub(super) fn size_after<const N: usize>(board: &PlayoutBoard<N>, at: Point, side: Side) -> u16 {
    let mut heads = PointList::new();
    for beside in board.beside(at) {
        if board.is(beside, side) {
            heads.add(board.head(beside));
        }
    }
    heads.as_slice().iter().map(|&head| board.size(head)).sum::<u16>() + 1
}

/// Where a chain in atari is saved: by taking a chain beside it that is in atari too, or by going
/// on to two liberties or more.
#[inline]
pub(super) fn add_escapes<const N: usize>(
    board: &PlayoutBoard<N>,
    stone: Point,
    side: Side,
    escapes: &mut PointList,
) {
    add_counter_captures(board, stone, side, escapes);
    let at = board.liberty(stone);
    if liberties_after(board, at, side, &mut [PASS; 2]) >= 2 {
        escapes.add(at);
    }
}

/// Where a chain beside this one, of the other side, can be taken.
#[inline]
pub(super) fn add_counter_captures<const N: usize>(
    board: &PlayoutBoard<N>,
    stone: Point,
    side: Side,
    captures: &mut PointList,
) {
    for stone in board.stones(stone) {
        for beside in board.beside(stone) {
            if board.is(beside, side.other()) && board.is_in_atari(beside) {
                captures.add(board.liberty(beside));
            }
        }
    }
}

/// Whether the chain of this stone, which is in atari and whose side is to move, is taken whatever
/// it does: a ladder, read to its end.
pub(super) fn is_lost_in_atari<const N: usize>(board: &PlayoutBoard<N>, stone: Point) -> bool {
    let mut read = 0;
    all_escapes_fail(board, stone, &mut read)
}

/// The liberty on which the side to move catches the chain of this stone, which has two, in a
/// ladder.
pub(super) fn ladder<const N: usize>(board: &PlayoutBoard<N>, stone: Point) -> Option<Point> {
    let mut read = 0;
    ladder_capture(board, stone, &mut read)
}

fn all_escapes_fail<const N: usize>(board: &PlayoutBoard<N>, stone: Point, read: &mut u32) -> bool {
    let side = board.to_move();
    let mut tries = PointList::new();
    add_counter_captures(board, stone, side, &mut tries);
    tries.add(board.liberty(stone));
    for &at in tries.as_slice() {
        *read += 1;
        // What cannot be read to its end is taken to get away.
        if *read > LADDER_LIMIT {
            return false;
        }
        if !board.is_legal(at) {
            continue;
        }
        let mut after = board.clone();
        after.play(at);
        let is_taken = match after.liberties(stone, &mut [PASS; 3]) {
            0 | 1 => true,
            2 => ladder_capture(&after, stone, read).is_some(),
            _ => false,
        };
        if !is_taken {
            return false;
        }
    }
    true
}

fn ladder_capture<const N: usize>(board: &PlayoutBoard<N>, stone: Point, read: &mut u32) -> Option<Point> {
    let mut liberties = [PASS; 2];
    let count = board.liberties(stone, &mut liberties);
    liberties[..count].iter().copied().find(|&at| {
        *read += 1;
        if *read > LADDER_LIMIT || !board.is_legal(at) {
            return false;
        }
        let mut after = board.clone();
        after.play(at);
        after.side(stone).is_none() || (after.is_in_atari(stone) && all_escapes_fail(&after, stone, read))
    })
}
