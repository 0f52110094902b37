//! Random games for the tests of this engine.

use super::squares::any;
use crate::rules::Square;
use crate::rules::random::Random;
use crate::rules::reversi::ReversiBoard;

/// Returns the boards of random games from the first to the last, each from the view of the side to move.
/// A pass repeats the board from the other side's view.
pub(super) fn random_games(count: u64) -> impl Iterator<Item = Vec<ReversiBoard>> {
    (1..=count).map(|seed| {
        let mut random = Random::new(seed);
        let mut boards = vec![ReversiBoard::START];
        loop {
            let board = boards[boards.len() - 1];
            let moves = board.moves();
            if moves != 0 {
                boards.push(board.after(Square(any(moves, &mut random).into())));
            } else if board.passed().moves() != 0 {
                boards.push(board.passed());
            } else {
                return boards;
            }
        }
    })
}

/// Returns all boards of random games.
pub(super) fn random_boards(games: u64) -> impl Iterator<Item = ReversiBoard> {
    random_games(games).flatten()
}

/// Returns the score by exhaustive search, for nearly full boards.
pub(super) fn brute_force(board: ReversiBoard) -> i32 {
    let moves = board.moves();
    if moves == 0 {
        let passed = board.passed();
        return if passed.moves() == 0 {
            super::last_empties::final_score(board)
        } else {
            -brute_force(passed)
        };
    }
    super::squares::each(moves)
        .map(|square| -brute_force(board.after(Square(square.into()))))
        .max()
        .expect("there is a move")
}
