//! A solver for small boards, as a test of the links and of the must-play regions.
//!
//! Every opening of the boards up to 5 by 5 is solved in each run, 6 by 6 and some of 7 by 7 on demand.

use std::collections::HashMap;

use super::board::{self, Board, stone};
use super::{Known, MOST_WORK};
use crate::engine::{Budget, Stop};
use crate::rules::hex::{Position, Rules};
use crate::rules::{Side, Square};

#[derive(Default)]
struct Solver {
    known: HashMap<(Vec<u8>, Side), bool>,
    nodes: u64,
}

impl Solver {
    /// Returns `true` if the side to move wins.
    fn wins(&mut self, board: &mut Board, side: Side) -> bool {
        let key = (board.cells.to_vec(), side);
        if let Some(&wins) = self.known.get(&key) {
            return wins;
        }
        self.nodes += 1;
        let stop = Stop::default();
        let known = Known::of(board, side, MOST_WORK, &mut Budget::unlimited(&stop));
        let wins = if known.own.full.is_some() || !known.own.keys.is_empty() {
            true
        } else if known.other.full.is_some() {
            false
        } else {
            let middle = (board.size + 1).cast_signed();
            let width = (board.size + 2).cast_signed();
            let mut cells = known.candidates(board);
            // Cells in the middle first.
            cells.sort_by_key(|&cell| {
                let cell = usize::from(cell).cast_signed();
                let (row, column) = (cell / width, cell % width);
                let (down, right) = (2 * row - middle, 2 * column - middle);
                down * down + right * right + down * right
            });
            cells.into_iter().any(|cell| {
                board.put(cell, stone(side));
                let wins = !self.wins(board, side.other());
                board.put(cell, board::EMPTY);
                wins
            })
        };
        self.known.insert(key, wins);
        wins
    }

    fn wins_after(&mut self, size: u8, opening: Square) -> bool {
        let rules = Rules::new(size, false).expect("a size");
        let mut position = Position::start(rules);
        position.place(opening);
        !self.wins(&mut Board::new(&position), Side::Second)
    }
}

/// Returns `true` if the first side wins with this opening.
pub(super) fn wins_after(size: u8, opening: Square) -> bool {
    Solver::default().wins_after(size, opening)
}

/// Draws a board with a star on each opening that wins for the first side.
fn map(size: u8) -> String {
    let mut solver = Solver::default();
    let squares: Vec<Square> = Rules::new(size, false).expect("a size").grid().squares().collect();
    let rows = squares.chunks(size.into()).map(|row| {
        row.iter().map(|&square| if solver.wins_after(size, square) { '*' } else { '.' }).collect::<String>()
    });
    let map = rows.collect::<Vec<_>>().join(" ");
    println!("{size} by {size}: {} positions, {map}", solver.nodes);
    map
}

#[test]
fn every_opening_of_a_small_board_is_solved() {
    // The first two are those of a solver that knows no links, in `tests/core/rules/hex_solver.rs`.
    assert_eq!(map(3), "..* *** *..");
    assert_eq!(map(4), "...* ..*. .*.. *...");
    assert_eq!(map(5), "....* .**** .***. ****. *....");
}

#[test]
#[ignore = "takes minutes"]
fn openings_of_six_by_six_are_the_same_after_half_a_turn() {
    let map = map(6);
    assert_eq!(map.chars().rev().collect::<String>(), map);
    assert!(map.contains('*') && map.contains('.'));
}

/// The winners of some openings, from the list of proof trees at
/// <http://webdocs.cs.ualberta.ca/~hayward/hex7trees>.
#[test]
#[ignore = "takes minutes"]
fn openings_of_seven_by_seven_are_won_as_published() {
    let published = [("b1", false), ("a1", false), ("a7", true), ("b2", false), ("a5", false)];
    let mut solver = Solver::default();
    for (name, wins) in published {
        let rules = crate::rules::Rules::Hex(Rules::new(7, false).expect("a size"));
        let opening = crate::notation::read_square(rules, name).expect("a square");
        assert_eq!(solver.wins_after(7, opening), wins, "{name}");
        println!("{name}: {} positions", solver.nodes);
    }
}
