//! Evaluation and move order for four.

use super::demand::{Demand, demand, stones};
use super::rows::{completions, counts, squares, through};
use super::threats::{self, Reach};
use crate::engine::Budget;
use crate::engine::search::{Ended, Game, Moves, Node, Policy, lost_in, won_in};
use crate::rules::four::Position;
use crate::rules::{Position as _, Side, Square};

impl Game for Position {
    type Move = Square;
    type Undo = Position;

    fn generate(&self, moves: &mut Moves<Square>) {
        squares(self.places()).for_each(|square| moves.push(square));
    }

    fn play(&mut self, square: Square) -> Position {
        let before = *self;
        self.place(square);
        before
    }

    fn undo(&mut self, _: Square, before: Position) {
        *self = before;
    }

    fn key(&self) -> u64 {
        self.hash()
    }

    fn side_to_move(&self) -> Side {
        self.to_move()
    }

    fn code(Square(square): Square) -> u16 {
        square
    }

    fn ended(&self) -> Option<Ended> {
        match self.winner() {
            Some(winner) if winner == self.to_move() => Some(Ended::Won),
            Some(_) => Some(Ended::Lost),
            None if self.places() == 0 => Some(Ended::Drawn),
            None => None,
        }
    }

    fn stuck(&self) -> Ended {
        Ended::Drawn
    }
}

/// The policy of the search for four.
#[derive(Clone, Copy, Debug)]
pub(super) struct Four;

/// Values of rows with stones of only one side, by their number of stones.
const WORTH: [i32; 5] = [0, 3, 20, 60, 0];
/// Value of a square that completes four, whether open or closed.
const COMPLETES: i32 = 60;

/// Least depth of a node that is searched for a win by threats.
const THREATS_FROM: i32 = 2;
/// Reach of that search.
const REACH: Reach = Reach { threats: 6, positions: 30 };

/// Returns what the rows through a square are worth with a stone more, for the order of moves.
pub(super) fn worth(square: Square, own: u64, other: u64) -> i32 {
    let worth = |row: &u64| match (row & own, row & other) {
        (own, 0) => WORTH[own.count_ones() as usize + 1] + 1,
        (0, other) => WORTH[other.count_ones() as usize + 1],
        _ => 0,
    };
    through(square).iter().map(worth).sum()
}

impl Policy for Four {
    type Game = Position;

    fn evaluate(&mut self, position: &Position) -> i32 {
        let [own, other] = stones(position);
        let of = |own, other| -> i32 {
            let rows: i32 = counts(own, other).iter().zip(WORTH).map(|(count, worth)| count * worth).sum();
            rows + completions(own, other).count_ones().cast_signed() * COMPLETES
        };
        of(own, other) - of(other, own)
    }

    fn generate(&mut self, position: &Position, _: &Node, moves: &mut Moves<Square>) {
        let [own, other] = stones(position);
        let chosen = match demand(position) {
            Demand::Wins(wins) => wins,
            Demand::Only(0) => position.places(),
            Demand::Only(only) => only,
        };
        // If every move loses, all are generated, because the root needs one.
        for square in squares(chosen) {
            moves.push_scored(square, worth(square, own, other));
        }
    }

    fn probe(&mut self, position: &Position, node: &Node, budget: &mut Budget) -> Option<i32> {
        match demand(position) {
            Demand::Wins(_) => Some(won_in(1)),
            Demand::Only(0) => Some(lost_in(2)),
            // A shallow node takes less time than a search for threats.
            Demand::Only(_) if node.depth < THREATS_FROM => None,
            Demand::Only(_) => {
                // There may be a shorter win, so this one is only a bound.
                let plies = threats::win(position, REACH, budget)?;
                (won_in(node.ply + plies) >= node.beta).then(|| won_in(plies))
            }
        }
    }

    /// Extends moves without an alternative.
    fn extend(&mut self, _: &Position, node: &Node, _: Square, among: usize) -> i32 {
        i32::from(among == 1 && node.ply > 0)
    }
}
