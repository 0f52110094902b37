//! Rules with rows of six or more. The tables do not reach that far, and such rules are rarely played, so
//! this engine looks one ply ahead.

use crate::engine::small_sort::small_sort;
use crate::engine::{Analysis, Line, Question, Score};
use crate::rules::gomoku::Position;
use crate::rules::random::Random;
use crate::rules::{Position as _, Side, Square, Turn};

/// Returns the best turns by their effect on rows that can still be completed.
pub(crate) fn analyse(position: &Position, length: u8, question: &Question) -> Analysis {
    let side = position.to_move();
    let mut lines: Vec<(i32, u64, Line)> = position
        .points()
        .map(|square| {
            let (own, other) = (
                rows_value(position, side, length, square),
                rows_value(position, side.other(), length, square),
            );
            let has_won = own >= row_value(length);
            let value = if has_won { 30_000 } else { (2 * own + other).clamp(0, 29_000) };
            let score =
                Score { value, chance: if has_won { 1000 } else { 500 }, decided_in: has_won.then_some(1) };
            let random = Random::new(question.seed ^ u64::from(square.0)).next();
            (value, random, Line { turns: vec![Turn(vec![square])], score })
        })
        .collect();
    let nodes = lines.len() as u64;
    small_sort(&mut lines, |&(value, random, _)| (-value, random));
    lines.truncate(question.lines.most());
    let lines: Vec<Line> = lines.into_iter().map(|(.., line)| line).collect();
    let exact = lines.first().is_some_and(|line| line.score.decided_in.is_some());
    Analysis { lines, depth: 1, nodes, exact, ownership: None }
}

/// Returns the value of a full row. Each missing stone halves it.
fn row_value(length: u8) -> i32 {
    1 << u32::from(length).min(13)
}

/// Returns the value of the rows through an empty point for a side that plays there.
fn rows_value(position: &Position, side: Side, length: u8, square: Square) -> i32 {
    let grid = position.grid();
    let (column, row_at) = grid.place(square);
    let length = i16::from(length);
    let at = |(columns, rows): (i16, i16), steps: i16| {
        let column = u8::try_from(i16::from(column) + columns * steps).ok()?;
        grid.square(column, u8::try_from(i16::from(row_at) + rows * steps).ok()?)
    };
    let mut worth = 0;
    for step in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
        for first in 1 - length..=0 {
            let owners = (first..first + length).map(|steps| {
                at(step, steps).map(|near| {
                    if near == square { Some(side) } else { position.piece(near).map(|piece| piece.side) }
                })
            });
            let missing = owners.into_iter().try_fold(0_u32, |missing, owner| match owner {
                Some(None) => Some(missing + 1),
                Some(Some(owner)) if owner == side => Some(missing),
                _ => None,
            });
            if let Some(missing) = missing {
                worth += row_value(length as u8) >> missing.min(30);
            }
        }
    }
    worth
}
