//! The solver is held against the published winners, and against plain search.
//!
//! Every opening of the boards up to 5 by 5 and some of 6 by 6 are solved in each run, all of 6 by 6 and
//! some of 7 by 7 on demand.

use super::*;
use crate::rules::hex::Rules;

impl Solver {
    /// Returns `true` if the first side wins with this opening.
    fn wins_after(&mut self, size: u8, opening: Square) -> bool {
        let mut position = Position::start(Rules::new(size, false).expect("a size"));
        position.place(opening);
        self.winner(&position, u64::MAX).expect("no limit").side == Side::First
    }
}

/// The openings with which the first side wins, by the size of the board; see `tests/data/README.md`.
const OPENINGS: &str = include_str!("../../../../tests/data/hex/openings.txt");

/// Returns the rows of a board with a star on each opening with which the first side wins.
fn published(size: u8) -> Vec<&'static str> {
    let mut lines = OPENINGS.lines().map(|line| line.split(' ').collect::<Vec<_>>());
    let line = lines.find(|words| words[0].parse() == Ok(size)).expect("a board of that size");
    line[1..].to_vec()
}

/// Solves every opening of a board and compares it with what is published.
fn check(size: u8) {
    let mut solver = Solver::new(usize::MAX);
    let squares: Vec<Square> = Rules::new(size, false).expect("a size").grid().squares().collect();
    for (row, published) in squares.chunks(size.into()).zip(published(size)) {
        let sign = |&square| if solver.wins_after(size, square) { '*' } else { '.' };
        assert_eq!(row.iter().map(sign).collect::<String>(), published);
    }
    println!("{size} by {size}: {} positions", solver.expanded);
}

/// Solves some openings of a board.
fn check_openings(size: u8, names: &str) {
    for name in names.split(' ') {
        let rules = Rules::new(size, false).expect("a size");
        let opening = crate::notation::read_square(crate::rules::Rules::Hex(rules), name).expect("a square");
        let (column, row) = rules.grid().place(opening);
        let is_won = published(size)[usize::from(row)].as_bytes()[usize::from(column)] == b'*';
        let mut solver = Solver::new(usize::MAX);
        assert_eq!(solver.wins_after(size, opening), is_won, "{name}");
        println!("{name} on {size} by {size}: {} positions", solver.expanded);
    }
}

#[test]
fn published_openings_are_the_same_after_half_a_turn() {
    for size in 3..=8 {
        let text: String = published(size).concat();
        assert_eq!(text.len(), usize::from(size) * usize::from(size));
        assert_eq!(text.chars().rev().collect::<String>(), text, "{size}");
    }
}

#[test]
fn every_opening_of_a_small_board_is_solved() {
    for size in 3..=5 {
        check(size);
    }
}

#[test]
fn some_openings_of_six_by_six_are_won_as_published() {
    check_openings(6, "a1 c2 d3");
}

#[test]
#[ignore = "takes a quarter of a minute"]
fn every_opening_of_six_by_six_is_won_as_published() {
    check(6);
}

#[test]
#[ignore = "takes a quarter of a minute"]
fn some_openings_of_seven_by_seven_are_won_as_published() {
    check_openings(7, "d4 a1");
}
