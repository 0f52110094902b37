//! What the side to move has to do, as the threats on the board stand.
//!
//! Everything here is exact: what is left out loses at once, and what is called won or lost is.

use super::board::{Point, ThreatBoard};
use super::pair::ThreatKind;
use crate::rules::Side;
use crate::rules::gomoku::Winning;

/// What the side to move has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Demand {
    /// Nothing in particular.
    Nothing,
    /// It wins with this stone, in so many plies.
    Wins(Point, u32),
    /// Every other stone than these loses.
    Answers(Vec<Point>),
    /// It has lost, in so many plies.
    Lost(u32),
}

/// What the side to move has to do. The board is as before afterwards.
pub fn demand(board: &mut ThreatBoard) -> Demand {
    let side = board.to_move();
    let other = side.other();
    if let Some(five) = board.set(side, ThreatKind::Five).first() {
        return Demand::Wins(five, 1);
    }
    if !board.set(other, ThreatKind::Five).is_empty() {
        let answers = answers_to_four(board);
        return if answers.is_empty() { Demand::Lost(2) } else { Demand::Answers(answers) };
    }
    if let Some(four) = board.set(side, ThreatKind::Decisive).first() {
        return Demand::Wins(four, 3);
    }
    if !board.set(other, ThreatKind::Decisive).is_empty() {
        let answers = answers_to_three(board);
        return if answers.is_empty() { Demand::Lost(4) } else { Demand::Answers(answers) };
    }
    Demand::Nothing
}

/// The stones that keep the other side from the five that it threatens.
pub fn answers_to_four(board: &mut ThreatBoard) -> Vec<Point> {
    let side = board.to_move();
    let fives = *board.set(side.other(), ThreatKind::Five);
    let Some(five) = fives.first() else { return Vec::new() };
    if board.winning() != Winning::Caro {
        let is_one = fives.count() == 1 && !board.is_forbidden(side, five);
        return if is_one { vec![five] } else { Vec::new() };
    }
    // A row that is blocked at both ends is none, so a stone next to it may help as well.
    let mut answers = points_of_lines(board, five);
    answers.retain(|&point| leaves_nothing(board, point, ThreatKind::Five));
    answers
}

/// The stones that keep the other side from a straight four or two fours, and those that make a
/// four first.
fn answers_to_three(board: &mut ThreatBoard) -> Vec<Point> {
    let side = board.to_move();
    let Some(four) = board.set(side.other(), ThreatKind::Decisive).first() else { return Vec::new() };
    let mut answers: Vec<Point> = fours(board, side).collect();
    for point in points_of_lines(board, four) {
        if !answers.contains(&point)
            && !board.is_forbidden(side, point)
            && leaves_nothing(board, point, ThreatKind::Decisive)
        {
            answers.push(point);
        }
    }
    answers
}

/// The points that make a four, or two, for a side that may move there.
pub fn fours(board: &ThreatBoard, side: Side) -> impl Iterator<Item = Point> + '_ {
    let sure = board.set(side, ThreatKind::Four).union(board.set(side, ThreatKind::Decisive));
    sure.iter().chain(
        allowed(board, side).filter(move |&point| board.shapes(side, point).any(|shape| shape.fours() > 0)),
    )
}

/// The points that might have been forbidden to a side, but are not.
pub fn allowed(board: &ThreatBoard, side: Side) -> impl Iterator<Item = Point> + '_ {
    let suspects = board.set(side, ThreatKind::Suspect).iter();
    suspects.filter(move |&point| !board.is_forbidden(side, point))
}

/// The empty points on the four lines through a point, itself among them.
fn points_of_lines(board: &ThreatBoard, point: Point) -> Vec<Point> {
    let mut points: Vec<Point> = (0..4).flat_map(|direction| board.line(point, direction)).collect();
    points.sort_unstable();
    points.dedup();
    points.retain(|&near| board.stone(near).is_none());
    points
}

/// Whether the other side has no point of this kind left after our stone.
fn leaves_nothing(board: &mut ThreatBoard, point: Point, kind: ThreatKind) -> bool {
    board.put(point);
    let leaves_nothing = board.set(board.to_move(), kind).is_empty();
    board.take_back();
    leaves_nothing
}
