//! Tactical reading: liberties, escapes and ladders.

use super::board::{Liberties, PASS, PlayoutBoard, Point, stones_in};
use crate::rules::Side;

/// Number of positions after which reading a ladder ends. It allows a ladder across the whole board with
/// some wrong turns.
const LADDER_LIMIT: u32 = 150;

/// A short list of distinct points without heap memory. Points beyond its capacity are dropped.
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

/// Fills `found` with the liberties of the chain that a stone of this side would make, and returns their
/// number, at most `M`. Captures only count as liberties beside the new stone.
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

/// Returns the liberties of the chain that a stone of this side here would make. Captures only count as
/// liberties beside the new stone. The sums of pseudo-liberties tell them without a look at the stones.
#[inline]
pub(super) fn few_liberties_after<const N: usize>(
    board: &PlayoutBoard<N>,
    at: Point,
    side: Side,
) -> Liberties {
    if board.has_room(at) { Liberties::More } else { liberties_without_room(board, at, side) }
}

fn liberties_without_room<const N: usize>(board: &PlayoutBoard<N>, at: Point, side: Side) -> Liberties {
    let points = board.beside(at);
    let around = board.around(at);
    let mut liberties = Liberties::None;
    // At most one neighbour is empty.
    let empty = !(around | around >> 1) & 0x55;
    if empty != 0 {
        liberties = Liberties::One(points[empty.trailing_zeros() as usize / 2]);
    }
    let mut others = stones_in(around, side.other()) & 0x55;
    while others != 0 {
        let beside = points[others.trailing_zeros() as usize / 2];
        others &= others - 1;
        if board.is_in_atari(beside) {
            liberties = liberties.add(beside);
        }
    }
    let mut own = stones_in(around, side) & 0x55;
    while own != 0 && liberties != Liberties::More {
        let head = board.head(points[own.trailing_zeros() as usize / 2]);
        own &= own - 1;
        // The stone may be beside several stones of one chain.
        let mut times = 1;
        let mut rest = own;
        while rest != 0 {
            let lowest = rest & rest.wrapping_neg();
            rest ^= lowest;
            if board.head(points[lowest.trailing_zeros() as usize / 2]) == head {
                times += 1;
                own ^= lowest;
            }
        }
        match board.liberties_without(head, at, times) {
            Liberties::None => {}
            Liberties::One(liberty) => liberties = liberties.add(liberty),
            Liberties::More => return Liberties::More,
        }
    }
    liberties
}

/// Returns `true` if a stone of this side here would be in atari, with the stones it connects.
#[inline]
pub(super) fn is_self_atari<const N: usize>(board: &PlayoutBoard<N>, at: Point, side: Side) -> bool {
    few_liberties_after(board, at, side) != Liberties::More
}

/// Returns the size of the chain that a stone of this side here would make.
pub(super) fn size_after<const N: usize>(board: &PlayoutBoard<N>, at: Point, side: Side) -> u16 {
    let heads = board.beside(at).map(|beside| if board.is(beside, side) { board.head(beside) } else { PASS });
    let is_new = |&(place, head): &(usize, Point)| head != PASS && !heads[..place].contains(&head);
    heads.into_iter().enumerate().filter(is_new).map(|(_, head)| board.size(head)).sum::<u16>() + 1
}

/// Adds the turns that save a chain in atari: capturing an adjacent chain in atari, or extending to two
/// or more liberties.
#[inline]
pub(super) fn add_escapes<const N: usize>(
    board: &PlayoutBoard<N>,
    stone: Point,
    side: Side,
    escapes: &mut PointList,
) {
    add_counter_captures(board, stone, side, escapes);
    let at = board.liberty(stone);
    if few_liberties_after(board, at, side) == Liberties::More {
        escapes.add(at);
    }
}

/// Adds the turns that capture chains beside this one.
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

/// Returns `true` if the chain, in atari and to move, is captured in a ladder whatever it plays.
pub(super) fn is_lost_in_atari<const N: usize>(board: &PlayoutBoard<N>, stone: Point) -> bool {
    let mut read = 0;
    all_escapes_fail(board, stone, &mut read)
}

/// Returns the liberty on which the side to move captures a chain with two liberties in a ladder.
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
        // An unfinished ladder counts as an escape.
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
