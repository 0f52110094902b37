//! Vital points: the point of a small eye space that decides between one eye and two.

use super::board::{PASS, PlayoutBoard, Point};
use crate::rules::Side;

/// Size of the largest space with a vital point.
pub(super) const MOST: usize = 6;

/// Returns `true` if a space of this shape has a vital point. A shape is the number of neighbours within
/// the space of each point, in descending order.
fn is_vital_shape(neighbours: &[u8]) -> bool {
    matches!(neighbours, [2, 1, 1] | [3, 1, 1, 1] | [4, 1, 1, 1, 1] | [3, 2, 2, 2, 1] | [4, 2, 2, 2, 1, 1])
}

/// Returns `true` if captured stones of this shape leave only one eye.
fn is_dead_shape(neighbours: &[u8]) -> bool {
    neighbours.len() < 4 || neighbours == [2, 2, 2, 2] || is_vital_shape(neighbours)
}

/// Returns the number of adjacent points within the list, for each point.
fn neighbours<const N: usize>(board: &PlayoutBoard<N>, points: &[Point]) -> [u8; MOST] {
    let mut counts = [0; MOST];
    for (count, &at) in counts.iter_mut().zip(points) {
        *count = board.beside(at).iter().filter(|beside| points.contains(beside)).count() as u8;
    }
    counts
}

/// Returns the vital point of the space around this empty point, if only one side surrounds it.
pub(super) fn vital_point<const N: usize>(board: &PlayoutBoard<N>, at: Point) -> Option<Point> {
    let mut points = [PASS; MOST];
    points[0] = at;
    let (mut count, mut looked_at) = (1, 0);
    let mut sides = 0;
    while looked_at < count {
        let at = points[looked_at];
        looked_at += 1;
        // Each side owns one of the two bits of a neighbour; the border has both.
        let around = board.around(at);
        let (low, high) = (around & 0x55, around >> 1 & 0x55);
        sides |= u8::from(low & !high != 0) | u8::from(high & !low != 0) << 1;
        if sides == 3 {
            return None;
        }
        let beside = board.beside(at);
        let mut empty = !(low | high) & 0x55;
        while empty != 0 {
            let beside = beside[empty.trailing_zeros() as usize / 2];
            empty &= empty - 1;
            if points[..count].contains(&beside) {
                continue;
            }
            if count == MOST {
                return None;
            }
            points[count] = beside;
            count += 1;
        }
    }
    if count < 3 {
        return None;
    }
    let counts = neighbours(board, &points[..count]);
    let mut sorted = counts;
    sorted[..count].sort_unstable_by(|one, other| other.cmp(one));
    let most = counts[..count].iter().position(|&count| count == sorted[0])?;
    is_vital_shape(&sorted[..count]).then_some(points[most])
}

/// Returns `true` if the stones connected by playing here would leave at most one eye when captured.
pub(super) fn leaves_one_eye<const N: usize>(board: &PlayoutBoard<N>, at: Point, side: Side) -> bool {
    let mut points = [PASS; MOST];
    points[0] = at;
    let mut count = 1;
    for beside in board.beside(at) {
        if board.is(beside, side) && !points[..count].contains(&beside) {
            for stone in board.stones(beside) {
                if count == MOST {
                    return false;
                }
                points[count] = stone;
                count += 1;
            }
        }
    }
    let mut counts = neighbours(board, &points[..count]);
    counts[..count].sort_unstable_by(|one, other| other.cmp(one));
    is_dead_shape(&counts[..count])
}
