//! Connected regions of points, and the chains around them.

use super::board::GoBoard;
use super::point::Point;
use crate::rules::Side;

/// A maximal set of connected points that satisfy a predicate.
pub(super) struct Region {
    pub points: Vec<Point>,
    /// The heads of the chains adjacent to the region and outside it.
    pub around: Vec<Point>,
}

impl Region {
    /// Returns the side that alone surrounds the region.
    pub(super) fn owner(&self, board: &GoBoard) -> Option<Side> {
        let mut sides = self.around.iter().filter_map(|&head| board.side(head));
        let first = sides.next()?;
        sides.all(|side| side == first).then_some(first)
    }
}

/// Returns all regions of the points that satisfy the predicate.
pub(super) fn regions(board: &GoBoard, is_inside: impl Fn(Point) -> bool) -> Vec<Region> {
    let mut seen = vec![false; board.len()];
    let mut regions = Vec::new();
    for at in board.points() {
        if is_inside(at) && !seen[usize::from(at)] {
            regions.push(region_from(board, at, &is_inside, &mut seen));
        }
    }
    regions
}

/// Returns the region of a point that satisfies the predicate.
pub(super) fn region(board: &GoBoard, at: Point, is_inside: impl Fn(Point) -> bool) -> Region {
    region_from(board, at, &is_inside, &mut vec![false; board.len()])
}

fn region_from(board: &GoBoard, at: Point, is_inside: &impl Fn(Point) -> bool, seen: &mut [bool]) -> Region {
    let mut region = Region { points: vec![at], around: Vec::new() };
    seen[usize::from(at)] = true;
    let mut looked_at = 0;
    while let Some(&point) = region.points.get(looked_at) {
        looked_at += 1;
        for beside in board.beside(point) {
            if board.is_border(beside) {
                continue;
            }
            if is_inside(beside) {
                if !seen[usize::from(beside)] {
                    seen[usize::from(beside)] = true;
                    region.points.push(beside);
                }
            } else if board.side(beside).is_some() {
                region.around.push(board.head(beside));
            }
        }
    }
    region.around.sort_unstable();
    region.around.dedup();
    region
}
