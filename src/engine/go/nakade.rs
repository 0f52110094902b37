//! The vital point of a small space: whoever plays there decides whether it makes two eyes.

use super::board::{Content, PASS, PlayoutBoard, Point};
use crate::rules::Side;

/// The largest space with a vital point.
const MOST: usize = 6;

/// How the points of a space lie: how many of its points each has beside it, the most first.
fn is_vital_shape(neighbours: &[u8]) -> bool {
    matches!(neighbours, [2, 1, 1] | [3, 1, 1, 1] | [4, 1, 1, 1, 1] | [3, 2, 2, 2, 1] | [4, 2, 2, 2, 1, 1])
}

/// Whether stones that lie so leave one eye when they are taken from a space.
fn is_dead_shape(neighbours: &[u8]) -> bool {
    neighbours.len() < 4 || neighbours == [2, 2, 2, 2] || is_vital_shape(neighbours)
}

/// For each of the points how many of the others are beside it.
fn neighbours<const N: usize>(board: &PlayoutBoard<N>, points: &[Point]) -> [u8; MOST] {
    let mut counts = [0; MOST];
    for (count, &at) in counts.iter_mut().zip(points) {
        *count = board.beside(at).iter().filter(|beside| points.contains(beside)).count() as u8;
    }
    counts
}

/// The vital point of the space around this empty point, if stones of one side alone are around it.
pub(super) fn vital_point<const N: usize>(board: &PlayoutBoard<N>, at: Point) -> Option<Point> {
    let mut points = [PASS; MOST];
    points[0] = at;
    let (mut count, mut looked_at) = (1, 0);
    let mut sides = [false; 2];
    while looked_at < count {
        for beside in board.beside(points[looked_at]) {
            if board.content(beside) == Content::EMPTY {
                if points[..count].contains(&beside) {
                    continue;
                }
                if count == MOST {
                    return None;
                }
                points[count] = beside;
                count += 1;
            } else if let Some(side) = board.side(beside) {
                sides[side.index()] = true;
                if sides == [true; 2] {
                    return None;
                }
            }
        }
        looked_at += 1;
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

/// Whether the stones that a stone of this side here would make, if they were taken, would leave
/// no more than one eye.
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
