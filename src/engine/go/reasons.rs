//! Reasons for a turn: facts checked on the board.

use super::board::{PASS, PlayoutBoard, Point};
use super::nakade;
use super::tactics::{PointList, is_lost_in_atari, ladder};
use crate::engine::Line;
use crate::rules::go::{Position, Scoring};
use crate::rules::{Counting as _, Position as _, Side, Square, Turn};

/// A verified effect of a turn. The squares are those of the stones concerned.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[allow(missing_docs, reason = "each variant describes its fields")]
pub enum Fact {
    /// Captures these stones.
    Captures { stones: Vec<Square> },
    /// Captures a single stone that may not be recaptured at once.
    TakesKo { stone: Square },
    /// Saves these stones from atari: they can no longer be captured by force.
    Saves { stones: Vec<Square> },
    /// Makes these stones unconditionally alive: they have two eyes.
    Lives { stones: Vec<Square> },
    /// Kills these stones of the other side: they can no longer make two eyes.
    Kills { stones: Vec<Square> },
    /// Takes the vital point of a space that the other side surrounds, which decides whether it makes two
    /// eyes.
    TakesVitalPoint { space: Vec<Square> },
    /// Takes the vital point of a space of its own.
    MakesEyes { space: Vec<Square> },
    /// Puts these stones in atari, and they cannot escape.
    Catches { stones: Vec<Square> },
    /// Puts these stones in atari.
    Threatens { stones: Vec<Square> },
    /// Connects own chains, of which these are the smaller ones.
    Connects { stones: Vec<Square> },
    /// Prevents these chains of the other side from being connected here.
    Cuts { stones: Vec<Square> },
    /// Takes an empty corner.
    TakesCorner,
    /// Fills a neutral point, which is worth one point by area.
    FillsNeutralPoint,
    /// Nothing is left to gain.
    NothingLeft,
    /// Extends from an adjacent stone of its own.
    Extends { from: Square },
    /// Touches a stone of the other side.
    Blocks { stone: Square },
    /// Keeps close to a stone of its own.
    StaysNear { stone: Square },
    /// Approaches a stone of the other side.
    Approaches { stone: Square },
}

/// Returns the facts about the first turn of a line, most important first.
#[must_use]
pub fn reasons(position: &Position, line: &Line) -> Vec<Fact> {
    let Some(turn) = line.turns.first() else { return Vec::new() };
    let lines = position.grid().columns;
    if PlayoutBoard::<128>::fits(lines) {
        facts::<128>(position, turn)
    } else if PlayoutBoard::<512>::fits(lines) {
        facts::<512>(position, turn)
    } else {
        facts::<1024>(position, turn)
    }
}

fn facts<const N: usize>(position: &Position, turn: &Turn) -> Vec<Fact> {
    let board = PlayoutBoard::<N>::of(position);
    let Some(&square) = turn.0.first() else {
        return if position.is_at_rest() || !is_settled(position) {
            Vec::new()
        } else {
            vec![Fact::NothingLeft]
        };
    };
    let mut end = position.clone();
    if end.play(turn).is_err() {
        return Vec::new();
    }
    let at = board.point(square);
    let mut after = board.clone();
    after.play(at);
    let mut facts = Vec::new();
    add_captures(&board, &after, &mut facts);
    add_life(position, &end, &mut facts);
    add_space(&board, at, &mut facts);
    add_ataris(&board, &after, at, &mut facts);
    add_links(&board, &after, at, &mut facts);
    if facts.is_empty() {
        add_place(position, &board, at, &mut facts);
    }
    facts
}

/// Returns `true` if neither side can gain by playing on: without the dead stones, no border is open.
fn is_settled(position: &Position) -> bool {
    let end = position.clone().with_passes(2);
    end.count(&super::dead_stones(&end)).open.is_empty()
}

fn squares<const N: usize>(board: &PlayoutBoard<N>, points: impl IntoIterator<Item = Point>) -> Vec<Square> {
    let mut squares: Vec<_> = points.into_iter().map(|at| board.square(at)).collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}

/// Returns the heads of a side's chains beside a point.
fn heads_beside<const N: usize>(board: &PlayoutBoard<N>, at: Point, side: Side) -> PointList {
    let mut heads = PointList::new();
    for beside in board.beside(at) {
        if board.is(beside, side) {
            heads.add(board.head(beside));
        }
    }
    heads
}

fn add_captures<const N: usize>(board: &PlayoutBoard<N>, after: &PlayoutBoard<N>, facts: &mut Vec<Fact>) {
    let side = board.to_move();
    let is_taken = |&point: &Point| board.is(point, side.other()) && after.is_empty(point);
    let taken = squares(board, board.points().filter(is_taken));
    match taken.as_slice() {
        [] => {}
        &[stone] if after.ko() != PASS => facts.push(Fact::TakesKo { stone }),
        _ => facts.push(Fact::Captures { stones: taken }),
    }
    let mut saved = Vec::new();
    for point in board.points() {
        // Captures that give a chain liberties save it too.
        if board.is(point, side) && board.is_in_atari(point) && after.is(point, side) && is_safe(after, point)
        {
            saved.push(point);
        }
    }
    if !saved.is_empty() {
        facts.push(Fact::Saves { stones: squares(board, saved) });
    }
}

/// Returns `true` if the side to move cannot capture this chain of the other side by force.
fn is_safe<const N: usize>(board: &PlayoutBoard<N>, stone: Point) -> bool {
    match board.liberties(stone, &mut [PASS; 3]) {
        0 | 1 => false,
        2 => ladder(board, stone).is_none(),
        _ => true,
    }
}

fn add_life(position: &Position, end: &Position, facts: &mut Vec<Fact>) {
    let side = position.to_move();
    let new = |before: Vec<Square>, after: Vec<Square>, side: Side| {
        let is_new = |square: &Square| {
            !before.contains(square) && end.piece(*square).is_some_and(|piece| piece.side == side)
        };
        after.into_iter().filter(is_new).collect::<Vec<_>>()
    };
    let lives = new(position.certainly_alive(), end.certainly_alive(), side);
    if !lives.is_empty() {
        facts.push(Fact::Lives { stones: lives });
    }
    let dies = new(position.certainly_dead(), end.certainly_dead(), side.other());
    if !dies.is_empty() {
        facts.push(Fact::Kills { stones: dies });
    }
}

fn add_space<const N: usize>(board: &PlayoutBoard<N>, at: Point, facts: &mut Vec<Fact>) {
    if nakade::vital_point(board, at) != Some(at) {
        return;
    }
    let mut space = vec![at];
    let mut looked_at = 0;
    let mut owner = None;
    while let Some(&point) = space.get(looked_at) {
        looked_at += 1;
        for beside in board.beside(point) {
            if board.is_empty(beside) && !space.contains(&beside) {
                space.push(beside);
            }
            owner = owner.or(board.side(beside));
        }
    }
    let space = squares(board, space);
    match owner {
        Some(side) if side == board.to_move() => facts.push(Fact::MakesEyes { space }),
        Some(_) => facts.push(Fact::TakesVitalPoint { space }),
        None => {}
    }
}

fn add_ataris<const N: usize>(
    board: &PlayoutBoard<N>,
    after: &PlayoutBoard<N>,
    at: Point,
    facts: &mut Vec<Fact>,
) {
    // A stone that can be captured at once threatens nothing, unless it has just captured something.
    if after.is_empty(at) || (after.is_in_atari(at) && facts.is_empty()) {
        return;
    }
    let (mut caught, mut threatened) = (Vec::new(), Vec::new());
    for &head in heads_beside(after, at, board.to_move().other()).as_slice() {
        if after.is_in_atari(head) {
            let stones = after.stones(head);
            if is_lost_in_atari(after, head) { caught.extend(stones) } else { threatened.extend(stones) }
        }
    }
    if !caught.is_empty() {
        facts.push(Fact::Catches { stones: squares(board, caught) });
    }
    if !threatened.is_empty() {
        facts.push(Fact::Threatens { stones: squares(board, threatened) });
    }
}

fn add_links<const N: usize>(
    board: &PlayoutBoard<N>,
    after: &PlayoutBoard<N>,
    at: Point,
    facts: &mut Vec<Fact>,
) {
    let side = board.to_move();
    let smaller = |heads: &PointList| {
        let largest = heads.as_slice().iter().copied().max_by_key(|&head| board.size(head));
        let rest = heads.as_slice().iter().filter(|&&head| Some(head) != largest);
        squares(board, rest.flat_map(|&head| board.stones(head)))
    };
    let own = heads_beside(board, at, side);
    if own.as_slice().len() > 1 {
        facts.push(Fact::Connects { stones: smaller(&own) });
    }
    let others = heads_beside(board, at, side.other());
    let can_be_taken = after.is_empty(at) || !is_safe(after, at);
    if others.as_slice().len() > 1 && !can_be_taken {
        facts.push(Fact::Cuts { stones: smaller(&others) });
    }
}

/// Adds facts about the place of a quiet stone.
fn add_place<const N: usize>(position: &Position, board: &PlayoutBoard<N>, at: Point, facts: &mut Vec<Fact>) {
    let side = board.to_move();
    let own = heads_beside(board, at, side);
    let others = heads_beside(board, at, side.other());
    let is_full = board.beside(at).iter().all(|&beside| !board.is_empty(beside));
    let counts_area = match position.rules() {
        crate::rules::Rules::Go(rules) => rules.scoring == Scoring::Area,
        _ => false,
    };
    if is_full && counts_area && !own.as_slice().is_empty() && !others.as_slice().is_empty() {
        facts.push(Fact::FillsNeutralPoint);
    }
    if let Some(&stone) = others.as_slice().first() {
        let touched = board.beside(at).into_iter().find(|&beside| board.is(beside, side.other()));
        facts.push(Fact::Blocks { stone: board.square(touched.unwrap_or(stone)) });
    }
    if let Some(from) = board.beside(at).into_iter().find(|&beside| board.is(beside, side)) {
        facts.push(Fact::Extends { from: board.square(from) });
    }
    if facts.is_empty() && is_in_empty_corner(board, at) {
        facts.push(Fact::TakesCorner);
    }
    if facts.is_empty() {
        let near = |side| nearest(board, at, side).filter(|&(_, distance)| distance <= 5);
        match (near(side), near(side.other())) {
            (Some((stone, own)), Some((_, other))) if own <= other => {
                facts.push(Fact::StaysNear { stone: board.square(stone) });
            }
            (_, Some((stone, _))) => facts.push(Fact::Approaches { stone: board.square(stone) }),
            (Some((stone, _)), None) => facts.push(Fact::StaysNear { stone: board.square(stone) }),
            (None, None) => {}
        }
    }
}

/// Returns a side's nearest stone and its distance in lines.
fn nearest<const N: usize>(board: &PlayoutBoard<N>, at: Point, side: Side) -> Option<(Point, u16)> {
    let (column, row) = board.place(at);
    let distance = |point| {
        let (to_column, to_row) = board.place(point);
        column.abs_diff(to_column).max(row.abs_diff(to_row))
    };
    let stones = board.points().filter(|&point| board.is(point, side));
    stones.map(|point| (point, distance(point))).min_by_key(|&(_, distance)| distance)
}

/// Returns `true` if the point lies in a corner without stones, a third of the lines in each direction.
fn is_in_empty_corner<const N: usize>(board: &PlayoutBoard<N>, at: Point) -> bool {
    let lines = board.lines();
    let reach = lines.div_ceil(3);
    let (column, row) = board.place(at);
    let corner = |place: u16| match () {
        () if place <= reach => Some(1..=reach),
        () if place > lines - reach => Some(lines + 1 - reach..=lines),
        () => None,
    };
    let (Some(columns), Some(rows)) = (corner(column), corner(row)) else { return false };
    board.points().all(|point| {
        let (column, row) = board.place(point);
        board.is_empty(point) || !columns.contains(&column) || !rows.contains(&row)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Score;
    use crate::engine::go::tests::position;
    use crate::rules::go::Rules;

    /// Returns the facts of a stone on this square; squares count row by row from the top left.
    fn facts_of(rows: &[&str], to_move: Side, square: u16) -> Vec<Fact> {
        let position = position(Rules::CHINESE, rows, to_move);
        let score = Score { value: 0, chance: 500, decided_in: None };
        reasons(&position, &Line { turns: vec![Turn(vec![Square(square)])], score })
    }

    #[test]
    fn captures_and_ataris_name_their_stones() {
        let facts = facts_of(&[".XO..", "XO.X.", ".XX..", ".....", "....."], Side::First, 7);
        assert_eq!(facts[0], Fact::Captures { stones: vec![Square(6)] }, "{facts:?}");
        let facts = facts_of(&[".....", ".OX..", ".....", ".....", "....."], Side::First, 1);
        assert!(matches!(facts[0], Fact::Blocks { stone: Square(6) }), "{facts:?}");
        let facts = facts_of(&[".....", "XOX..", ".....", ".....", "....."], Side::First, 1);
        assert!(matches!(&facts[0], Fact::Threatens { stones } if stones == &[Square(6)]), "{facts:?}");
    }

    #[test]
    fn a_ko_capture_has_its_own_reason() {
        let facts = facts_of(&[".XO..", "XO.O.", ".XO..", ".....", "....."], Side::First, 7);
        assert_eq!(facts[0], Fact::TakesKo { stone: Square(6) });
    }

    #[test]
    fn eyes_and_vital_points_are_known() {
        let rows = ["...OX", "OOOOX", "XXXXX", ".X.X.", "..X.."];
        assert!(
            matches!(&facts_of(&rows, Side::First, 1)[0], Fact::TakesVitalPoint { space } if space.len() == 3)
        );
        let facts = facts_of(&rows, Side::Second, 1);
        assert!(
            facts.iter().any(|fact| matches!(fact, Fact::Lives { stones } if stones.len() == 6)),
            "{facts:?}"
        );
        assert!(facts.iter().any(|fact| matches!(fact, Fact::MakesEyes { .. })));
    }

    #[test]
    fn connections_and_cuts_are_found() {
        let rows = [".....", ".X.X.", ".OXO.", ".O.O.", "....."];
        assert!(facts_of(&rows, Side::First, 7).iter().any(|fact| matches!(fact, Fact::Connects { .. })));
        assert!(facts_of(&rows, Side::First, 17).iter().any(|fact| matches!(fact, Fact::Cuts { .. })));
    }

    #[test]
    fn an_empty_board_has_corners() {
        let rows = ["........."; 9];
        assert_eq!(facts_of(&rows, Side::First, 20), [Fact::TakesCorner]);
    }
}
