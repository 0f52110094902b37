//! The current through the cells of a board, as a guess at where the game is decided.
//!
//! The edges of a side are the poles of an electric circuit (V. Anshelevich, *A hierarchical approach to computer Hex*,
//! Artificial Intelligence 134, 2002). Only the four basic operations are used, so every machine finds the same numbers.

use super::super::board::{Board, Cell, EMPTY, stone};
use crate::rules::Side;

/// Returns the share of the current between the edges of a side that flows through each cell. An empty
/// cell resists, a stone of the side hardly and one of the other side completely.
pub(super) fn currents(board: &Board, side: Side) -> Vec<f64> {
    let conducts = |cell: Cell| board.at(cell) == EMPTY || board.at(cell) == stone(side);
    let resistance = |cell: Cell| if board.at(cell) == EMPTY { 1. } else { 0.01 };
    let cells: Vec<Cell> = board.inside().filter(|&cell| conducts(cell)).collect();
    let mut number = vec![None; board.cells.len()];
    for (at, &cell) in cells.iter().enumerate() {
        number[usize::from(cell)] = Some(at);
    }
    let first_edge = |cell: Cell| {
        let (row, column) = (usize::from(cell) / (board.size + 2), usize::from(cell) % (board.size + 2));
        if side == Side::First { row == 0 } else { column == 0 }
    };
    // The voltage is 1 at the first edge and 0 at the other one, and what flows into a cell flows out.
    let count = cells.len();
    let mut matrix = vec![vec![0.; count]; count];
    let mut voltage = vec![0.; count];
    let wires = |cell: Cell| {
        let near = board.neighbours(cell).into_iter().filter(|&next| conducts(next));
        near.map(move |next| (next, 1. / (resistance(cell) + resistance(next))))
    };
    for (at, &cell) in cells.iter().enumerate() {
        matrix[at][at] = 1e-9;
        for (next, conductance) in wires(cell) {
            matrix[at][at] += conductance;
            match number[usize::from(next)] {
                Some(next) => matrix[at][next] -= conductance,
                None if first_edge(next) => voltage[at] += conductance,
                None => {}
            }
        }
    }
    solve(&mut matrix, &mut voltage);
    let at = |cell: Cell| match number[usize::from(cell)] {
        Some(at) => voltage[at],
        None if first_edge(cell) => 1.,
        None => 0.,
    };
    let mut flow = vec![0.; board.cells.len()];
    let mut total = 1e-9;
    for &cell in &cells {
        for (next, conductance) in wires(cell) {
            let current = conductance * (at(cell) - at(next)).abs();
            flow[usize::from(cell)] += current;
            if number[usize::from(next)].is_none() && first_edge(next) {
                total += current;
            }
        }
    }
    flow.into_iter().map(|flow| flow / total).collect()
}

/// Solves equations with a symmetric positive matrix.
fn solve(matrix: &mut [Vec<f64>], values: &mut [f64]) {
    for pivot in 0..values.len() {
        let (done, rest) = matrix.split_at_mut(pivot + 1);
        let row = &done[pivot];
        for (below, other) in rest.iter_mut().enumerate() {
            let factor = other[pivot] / row[pivot];
            if factor != 0. {
                other[pivot..].iter_mut().zip(&row[pivot..]).for_each(|(to, from)| *to -= factor * from);
                values[pivot + 1 + below] -= factor * values[pivot];
            }
        }
    }
    for pivot in (0..values.len()).rev() {
        let known: f64 = matrix[pivot].iter().zip(&*values).skip(pivot + 1).map(|(one, two)| one * two).sum();
        values[pivot] = (values[pivot] - known) / matrix[pivot][pivot];
    }
}
