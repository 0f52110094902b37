//! Evaluation and move order for four.

use super::rows::{beside, completions, counts, squares, through};
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

/// The forced part of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Demand {
    /// Each of these squares wins.
    Wins(u64),
    /// Every other square loses to the next turn. The set may be empty.
    Only(u64),
}

/// Returns the forced part of a position, which is exact.
pub(super) fn demand(position: &Position) -> Demand {
    let [own, other] = stones(position);
    let places = position.places();
    let wins = completions(own, other) & places;
    if wins != 0 {
        return Demand::Wins(wins);
    }
    let threats = completions(other, own);
    let open = threats & places;
    if open & open.wrapping_sub(1) != 0 {
        return Demand::Only(0);
    }
    // A stone beside a closed square opens it.
    let opens = beside(threats & !places);
    let only = if open == 0 { places } else { open };
    Demand::Only(only & !opens)
}

/// Returns the stones of the side to move and of the other side.
pub(super) fn stones(position: &Position) -> [u64; 2] {
    let side = position.to_move();
    [side, side.other()].map(|side| position.stones(side))
}

/// Values of rows with stones of only one side, by their number of stones.
const WORTH: [i32; 5] = [0, 3, 20, 60, 0];
/// Value of a square that completes four, whether open or closed.
const COMPLETES: i32 = 60;

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
            let worth = |row: &u64| match (row & own, row & other) {
                (own, 0) => WORTH[own.count_ones() as usize + 1] + 1,
                (0, other) => WORTH[other.count_ones() as usize + 1],
                _ => 0,
            };
            moves.push_scored(square, through(square).iter().map(worth).sum());
        }
    }

    fn probe(&mut self, position: &Position, _: &Node, _: &mut Budget) -> Option<i32> {
        match demand(position) {
            Demand::Wins(_) => Some(won_in(1)),
            Demand::Only(0) => Some(lost_in(2)),
            Demand::Only(_) => None,
        }
    }

    /// Extends moves without an alternative.
    fn extend(&mut self, _: &Position, node: &Node, _: Square, among: usize) -> i32 {
        i32::from(among == 1 && node.ply > 0)
    }
}
