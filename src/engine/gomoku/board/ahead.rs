//! The changes that a stone would make, seen from its lines alone: much cheaper than placing it.

use super::{LINES, LOWER_BITS, MARGIN, Point, STEPS, ThreatBoard};
use crate::engine::gomoku::cell::shape_of;
use crate::engine::gomoku::shape::Shape;
use crate::engine::gomoku::trio::ThreatKind;
use crate::rules::Side;

/// A line of the board and the position of a point in it.
#[derive(Clone, Copy)]
struct Place {
    line: u64,
    position: usize,
}

impl ThreatBoard {
    /// Returns the line of a point in this direction, with its position there.
    fn place(&self, Point(at): Point, direction: usize) -> Place {
        let (line, position) = self.places[usize::from(at)][direction];
        Place { line: self.lines[direction][usize::from(line) % LINES], position: position.into() }
    }

    /// Returns a line with one more stone.
    fn with_stone(&self, line: u64, position: usize, side: Side) -> u64 {
        line ^ (side as u64 + 1) << (2 * (position + self.tables.reach))
    }

    /// Returns the threat kind of an empty point for one side after a stone of the other side on another one. Returns
    /// `None` if the stone is too far away to change it.
    pub(crate) fn kind_after(&self, stone: Point, point: Point, side: Side) -> Option<ThreatKind> {
        let ((column, row), (own_column, own_row)) = (stone.place(), point.place());
        let (down, across) = (i32::from(row) - i32::from(own_row), i32::from(column) - i32::from(own_column));
        let direction = match (down, across) {
            (0, _) => 0,
            (_, 0) => 1,
            _ if down == across => 2,
            _ if down == -across => 3,
            _ => return None,
        };
        if down.unsigned_abs().max(across.unsigned_abs()) as usize > self.tables.reach {
            return None;
        }
        let at = self.place(stone, direction).position;
        Some(self.kind_beside(at, point, direction, side))
    }

    /// Returns the threat kind of an empty point for one side after a stone of the other side at another position of the
    /// point's line in this direction.
    fn kind_beside(&self, stone: usize, point: Point, direction: usize, side: Side) -> ThreatKind {
        let Place { line, position } = self.place(point, direction);
        let line = self.with_stone(line, stone, side.other());
        let star = self.cells[usize::from(point.0) + MARGIN].star();
        let star = star.with(direction, self.tables.shapes_within(line >> (2 * position)));
        self.facts_of(side, self.tables.trio(side, star)).kind
    }

    /// Returns the empty points where a stone of the side to move leaves the other side no decisive stone on this point,
    /// in ascending order.
    pub(crate) fn stops(&self, threat: Point) -> Vec<Point> {
        let other = self.to_move.other();
        let mut stops = Vec::with_capacity(16);
        stops.push(threat);
        for direction in 0..STEPS.len() {
            let Place { line, position } = self.place(threat, direction);
            for at in self.empty_near(line, position).filter(|&at| at != position) {
                if self.kind_beside(at, threat, direction, other) != ThreatKind::Decisive {
                    stops.push(along(threat, direction, position, at));
                }
            }
        }
        stops.sort_unstable();
        stops
    }

    /// Returns the answer to the four that a stone of the side to move makes on this empty point, if the stone does
    /// nothing else: it makes no three along another line, and once answered no further four is left in the line. Then it
    /// makes no other four possible.
    pub(crate) fn answer_to_lone_four(&self, point: Point) -> Option<Point> {
        let side = self.to_move;
        let mut strong = (0..).zip(self.shapes(side, point)).filter(|&(_, shape)| shape >= Shape::Three);
        let (direction, shape) = strong.next()?;
        if shape != Shape::Four || strong.next().is_some() {
            return None;
        }
        let Place { line, position } = self.place(point, direction);
        let shape = |line: u64, at: usize| shape_of(self.tables.shapes_within(line >> (2 * at)), side);
        let line = self.with_stone(line, position, side);
        let answer = self.empty_near(line, position).find(|&at| shape(line, at) == Shape::Five)?;
        let line = self.with_stone(line, answer, side.other());
        let goes_on = self.empty_near(line, position).any(|at| shape(line, at) >= Shape::Four);
        (!goes_on).then(|| along(point, direction, position, answer))
    }

    /// Returns the positions of the empty points of a line that are within reach of this position.
    fn empty_near(&self, line: u64, position: usize) -> impl Iterator<Item = usize> + use<> {
        let reach = self.tables.reach;
        // Each point as the lower of its bits, the farthest before the position first.
        let line = line >> (2 * position);
        let mut empty = !(line | line >> 1) & LOWER_BITS & ((1 << (2 * (2 * reach + 1))) - 1);
        std::iter::from_fn(move || {
            let bit = empty.trailing_zeros();
            empty &= empty.wrapping_sub(1);
            (bit < u64::BITS).then(|| position + bit as usize / 2 - reach)
        })
    }
}

/// Returns the point at another position of the line through this one.
fn along(Point(from): Point, direction: usize, position: usize, at: usize) -> Point {
    Point((usize::from(from) + at * STEPS[direction] - position * STEPS[direction]) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::gomoku::demand::{all_points, answers_to_four, fours};
    use crate::engine::gomoku::tests::on_boards;

    #[test]
    fn the_stops_of_a_decisive_stone_are_those_that_take_it_when_placed() {
        let mut stopped = 0;
        on_boards(100, |board| {
            let (side, other) = (board.to_move(), board.to_move().other());
            for threat in board.set(other, ThreatKind::Decisive).iter() {
                let stops = board.stops(threat);
                assert!(stops.is_sorted(), "{stops:?}");
                for point in all_points(board).collect::<Vec<_>>() {
                    board.put(point);
                    let is_left = board.set(other, ThreatKind::Decisive).contains(threat);
                    board.take_back();
                    assert_eq!(stops.contains(&point), !is_left, "{side:?} on {point:?} against {threat:?}");
                    stopped += usize::from(!is_left);
                }
            }
        });
        assert!(stopped > 500, "{stopped} stops");
    }

    #[test]
    fn a_lone_four_makes_no_other_four_possible() {
        let (mut lone, mut kept, mut ended) = (0, 0, 0);
        on_boards(400, |board| {
            let side = board.to_move();
            let before: Vec<Point> = fours(board, side).collect();
            if board.count(side, ThreatKind::Five) > 0 || board.count(side, ThreatKind::Suspect) > 0 {
                return;
            }
            for &four in &before {
                let Some(answer) = board.answer_to_lone_four(four) else { continue };
                let kind = |next| board.kind_after(answer, next, side);
                let stays = |next: &Point| kind(*next).is_none_or(|kind| kind >= ThreatKind::Four);
                let going_on: Vec<Point> = before.iter().copied().filter(stays).collect();
                board.put(four);
                if !board.is_forbidden(side.other(), answer) {
                    assert_eq!(answers_to_four(board), [answer], "{four:?}");
                    board.put(answer);
                    let after: Vec<Point> = fours(board, side).collect();
                    let is_known = |next: &Point| going_on.contains(next);
                    assert!(after.iter().all(is_known), "{four:?} {answer:?}: {after:?}, {going_on:?}");
                    (lone, kept) = (lone + 1, kept + after.len());
                    ended += usize::from(after.is_empty());
                    board.take_back();
                }
                board.take_back();
            }
        });
        assert!(
            lone > 500 && kept > 100 && ended > 50,
            "{lone} lone fours, {kept} after them, {ended} without one"
        );
    }
}
