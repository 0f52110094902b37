//! Reasons for a turn: facts checked on the board.

use std::sync::Arc;

use super::board::{Point, ThreatBoard};
use super::demand::{Demand, answers_to_four, demand};
use super::net::Net;
use super::shape::Shape;
use super::tables::Tables;
use super::threats::ThreatSearch;
use super::trio::ThreatKind;
use crate::engine::{Budget, Line, Stop};
use crate::rules::gomoku::Position;
use crate::rules::{Position as _, Side, Square};

/// An effect of a turn, with the points that show it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Fact {
    /// Completes a winning row.
    Wins,
    /// Prevents the other side from winning on these points.
    StopsFive(Vec<Square>),
    /// Wins by continuous fours, in this number of own stones including the last.
    WinsByFours(u32),
    /// Wins by fours and open threes, in this number of own stones.
    WinsByThreats(u32),
    /// Makes a straight four, completed on these points.
    StraightFour(Vec<Square>),
    /// Makes a double four, completed on these points.
    TwoFours(Vec<Square>),
    /// Makes a four and an open three.
    FourAndThree,
    /// Makes two open threes.
    TwoThrees,
    /// The other side must answer the four on this point, which is forbidden.
    AnswerIsForbidden(Square),
    /// Makes a four that must be answered on one of these points.
    Four(Vec<Square>),
    /// Prevents a straight four or a double four on these points.
    StopsFour(Vec<Square>),
    /// Prevents a double threat here.
    StopsTwoThreats,
    /// Makes an open three, which becomes a straight four on these points.
    OpenThree(Vec<Square>),
    /// Prevents an open three here.
    StopsThree,
    /// Creates this number of new points for open threes.
    Builds(u32),
    /// Hinders the other side's rows through this point.
    Hinders,
    /// Takes the centre of an empty board.
    Middle,
}

/// Depth and node limit of the search for a win by continuous fours.
const FOURS: (u32, u64) = (10, 2000);

/// Returns the facts about the first turn of a line, most important first.
pub fn reasons(position: &Position, line: &Line) -> Vec<Fact> {
    let crate::rules::Rules::Gomoku(rules) = position.rules() else { return Vec::new() };
    let Some(&square) = line.turns.first().and_then(|turn| turn.0.first()) else { return Vec::new() };
    if rules.length() > super::LONGEST_ROW || !position.points().any(|point| point == square) {
        return Vec::new();
    }
    let mut board = ThreatBoard::new(Arc::new(Tables::new(rules, Net::trained(rules.winning()))), position);
    let point = board.point(square);
    let mut facts = Vec::new();
    let side = board.to_move();
    let other = side.other();
    let squares = |board: &ThreatBoard, side: Side, kind: ThreatKind| -> Vec<Square> {
        board.set(side, kind).iter().map(|point| board.square(point)).collect()
    };
    if board.set(side, ThreatKind::Five).contains(point) {
        return vec![Fact::Wins];
    }
    if board.is_empty_board() {
        return vec![Fact::Middle];
    }
    let (theirs_before, star_of_other) = (Threatened::of(&board, other), board.shapes(other, point).max());
    let other_kind = board.facts(other, point).kind;
    let two_threats = other_kind != ThreatKind::Decisive && is_two_threats(&board, other, point);
    let shapes: Vec<Shape> = board.shapes(side, point).collect();
    let count = |wanted: Shape| shapes.iter().filter(|&&shape| shape == wanted).count();
    let (fours, threes) = (shapes.iter().map(|shape| shape.fours()).sum::<u32>(), count(Shape::OpenThree));
    let threes_before = board.set(side, ThreatKind::Three).count();
    let theirs_building = matches!(other_kind, ThreatKind::Building | ThreatKind::Three);

    board.put(point);
    let wins = board.set(side, ThreatKind::Five).iter().map(|point| board.square(point)).collect::<Vec<_>>();
    let theirs_after = Threatened::of(&board, other);
    if !theirs_before.fives.is_empty() && theirs_after.fives.is_empty() {
        facts.push(Fact::StopsFive(theirs_before.fives.clone()));
    }
    if theirs_after.fives.is_empty() {
        if fours > 0 {
            if let Some(win) = win_after(&mut board) {
                facts.push(Fact::WinsByFours(win));
            }
            let forbidden =
                board.set(side, ThreatKind::Five).first().filter(|&five| board.is_forbidden(other, five));
            match forbidden {
                Some(five) if wins.len() == 1 => facts.push(Fact::AnswerIsForbidden(board.square(five))),
                _ if count(Shape::StraightFour) > 0 => facts.push(Fact::StraightFour(wins)),
                _ if wins.len() > 1 => facts.push(Fact::TwoFours(wins)),
                _ if threes > 0 => facts.push(Fact::FourAndThree),
                _ => {
                    let answers = answers_to_four(&mut board);
                    let answers = answers.into_iter().map(|point| board.square(point)).collect();
                    facts.push(Fact::Four(answers));
                }
            }
        }
        if let Some(plies) = line.score.decided_in
            && line.score.value > 0
            && fours == 0
        {
            facts.push(Fact::WinsByThreats(plies.div_ceil(2)));
        }
        if !theirs_before.fours.is_empty() && theirs_before.fives.is_empty() && theirs_after.fours.is_empty()
        {
            facts.push(Fact::StopsFour(theirs_before.fours));
        }
        let straight = squares(&board, side, ThreatKind::Decisive);
        if fours == 0 && threes > 1 && !straight.is_empty() {
            facts.push(Fact::TwoThrees);
        } else if fours == 0 && threes > 0 && !straight.is_empty() {
            facts.push(Fact::OpenThree(straight));
        }
    }
    if two_threats {
        facts.push(Fact::StopsTwoThreats);
    } else if star_of_other == Some(Shape::OpenThree) {
        facts.push(Fact::StopsThree);
    }
    let builds = board.set(side, ThreatKind::Three).count().saturating_sub(threes_before);
    if builds > 0 && fours == 0 && threes == 0 {
        facts.push(Fact::Builds(builds));
    }
    if facts.is_empty() && theirs_building {
        facts.push(Fact::Hinders);
    }
    facts
}

/// The points on which a side threatens to win.
struct Threatened {
    fives: Vec<Square>,
    fours: Vec<Square>,
}

impl Threatened {
    fn of(board: &ThreatBoard, side: Side) -> Threatened {
        let squares = |kind| board.set(side, kind).iter().map(|point| board.square(point)).collect();
        Threatened { fives: squares(ThreatKind::Five), fours: squares(ThreatKind::Decisive) }
    }
}

/// Returns `true` if the side could make a double threat with a four or two threes on a legal point.
fn is_two_threats(board: &ThreatBoard, side: Side, point: Point) -> bool {
    let threats = board.shapes(side, point).filter(|&shape| shape == Shape::OpenThree || shape.fours() > 0);
    threats.count() > 1 && !board.is_forbidden(side, point)
}

/// Returns the number of stones in which the side that just made a four wins by continuous fours,
/// counting that stone and the last one.
fn win_after(board: &mut ThreatBoard) -> Option<u32> {
    let answers = match demand(board) {
        Demand::Lost(plies) => return Some(1 + plies / 2),
        Demand::Answers(answers) => answers,
        Demand::Nothing | Demand::Wins(..) => return None,
    };
    let mut longest = 0;
    for answer in answers {
        board.put(answer);
        let mut budget = Budget::unlimited(&Stop::default());
        let win = ThreatSearch::default().vcf(board, FOURS.0, FOURS.1, &mut budget);
        board.take_back();
        longest = longest.max(1 + win?.plies.div_ceil(2));
    }
    Some(longest)
}
