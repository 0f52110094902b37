//! Forced moves, as the threats on the board require them.
//!
//! Everything here is exact: any move left out loses at once, and wins and losses are proven.

use super::board::{Point, ThreatBoard};
use super::trio::ThreatKind;
use crate::rules::Side;
use crate::rules::gomoku::Winning;

/// The obligation of the side to move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Demand {
    /// No move is forced.
    #[default]
    Nothing,
    /// This stone wins in this number of plies.
    Wins(Point, u32),
    /// Every move except these loses.
    Answers(Vec<Point>),
    /// The position is lost in this number of plies.
    Lost(u32),
}

/// Returns the obligation of the side to move. The board is unchanged afterwards.
pub(crate) fn demand(board: &mut ThreatBoard) -> Demand {
    let side = board.to_move();
    let other = side.other();
    if let Some(five) = board.first(side, ThreatKind::Five) {
        return Demand::Wins(five, 1);
    }
    if board.count(other, ThreatKind::Five) > 0 {
        let answers = answers_to_four(board);
        return if answers.is_empty() { Demand::Lost(2) } else { Demand::Answers(answers) };
    }
    if let Some(four) = board.first(side, ThreatKind::Decisive) {
        return Demand::Wins(four, 3);
    }
    if board.count(other, ThreatKind::Decisive) > 0 {
        let answers = answers_to_three(board);
        return if answers.is_empty() { Demand::Lost(4) } else { Demand::Answers(answers) };
    }
    Demand::Nothing
}

/// Returns the moves that answer the other side's four.
pub(crate) fn answers_to_four(board: &mut ThreatBoard) -> Vec<Point> {
    let side = board.to_move();
    let Some(five) = board.first(side.other(), ThreatKind::Five) else { return Vec::new() };
    if board.winning() != Winning::Caro {
        let is_one = board.count(side.other(), ThreatKind::Five) == 1 && !board.is_forbidden(side, five);
        return if is_one { vec![five] } else { Vec::new() };
    }
    // In caro, a row blocked at both ends does not win, so a stone next to it may help too.
    let mut answers = points_of_lines(board, five);
    answers.retain(|&point| leaves_nothing(board, point, ThreatKind::Five));
    answers
}

/// Returns the moves that answer a threatened straight four or double four, including own fours.
fn answers_to_three(board: &mut ThreatBoard) -> Vec<Point> {
    let (side, other) = (board.to_move(), board.to_move().other());
    let threats = *board.set(other, ThreatKind::Decisive);
    let Some(first) = threats.first() else { return Vec::new() };
    // Most points do not stop a threat, which shows without placing a stone.
    let stops = |board: &ThreatBoard, point: Point, threat: Point| {
        let kind = board.kind_after(point, threat, other);
        point == threat || kind.is_some_and(|kind| kind != ThreatKind::Decisive)
    };
    // Only in renju can the stone give the other side a threat: on a point that a four too many had made forbidden.
    let may_gain = board.winning() == Winning::Renju;
    let mut answers: Vec<Point> = fours(board, side).collect();
    for point in board.stops(first) {
        if threats.iter().skip(1).all(|threat| stops(board, point, threat))
            && !answers.contains(&point)
            && !board.is_forbidden(side, point)
            && (!may_gain || leaves_nothing(board, point, ThreatKind::Decisive))
        {
            answers.push(point);
        }
    }
    answers
}

/// Returns the points on which the side makes at least one four and may play.
pub(crate) fn fours(board: &ThreatBoard, side: Side) -> impl Iterator<Item = Point> + '_ {
    let sure = board.set(side, ThreatKind::Four).union(board.set(side, ThreatKind::Decisive));
    sure.iter().chain(
        allowed(board, side).filter(move |&point| board.shapes(side, point).any(|shape| shape.fours() > 0)),
    )
}

/// Returns `true` if the side can make a four.
pub(crate) fn has_fours(board: &ThreatBoard, side: Side) -> bool {
    let sure = board.count(side, ThreatKind::Four) + board.count(side, ThreatKind::Decisive);
    sure > 0 || board.count(side, ThreatKind::Suspect) > 0 && fours(board, side).next().is_some()
}

/// Returns the suspect points that are not forbidden after all.
pub(crate) fn allowed(board: &ThreatBoard, side: Side) -> impl Iterator<Item = Point> + '_ {
    let is_any = board.count(side, ThreatKind::Suspect) > 0;
    let suspects = is_any.then(|| board.set(side, ThreatKind::Suspect).iter());
    suspects.into_iter().flatten().filter(move |&point| !board.is_forbidden(side, point))
}

/// Returns all legal points of the side to move.
pub(crate) fn all_points(board: &ThreatBoard) -> impl Iterator<Item = Point> + '_ {
    let points = board.grid().squares().map(|square| board.point(square));
    points.filter(|&point| board.stone(point).is_none() && !board.is_forbidden(board.to_move(), point))
}

/// Returns the empty points on the four lines through a point, including the point itself.
fn points_of_lines(board: &ThreatBoard, point: Point) -> Vec<Point> {
    let mut points: Vec<Point> = (0..4).flat_map(|direction| board.line(point, direction)).collect();
    points.sort_unstable();
    points.dedup();
    points.retain(|&near| board.stone(near).is_none());
    points
}

/// Returns `true` if a stone here leaves the other side no point of this kind.
fn leaves_nothing(board: &mut ThreatBoard, point: Point, kind: ThreatKind) -> bool {
    board.put(point);
    let leaves_nothing = board.count(board.to_move(), kind) == 0;
    board.take_back();
    leaves_nothing
}
