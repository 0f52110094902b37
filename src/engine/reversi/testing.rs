//! Games of random moves, for the tests of this room.

use super::squares::any;
use crate::engine::random::Random;
use crate::rules::Square;
use crate::rules::reversi::Board;

/// The boards of random games from the first to the last, each as the side to move sees it. Where
/// a side passes, the board comes again as the other sees it.
pub(super) fn random_games(count: u64) -> impl Iterator<Item = Vec<Board>> {
    (1..=count).map(|seed| {
        let mut random = Random::new(seed);
        let mut boards = vec![Board::START];
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

/// All boards of random games.
pub(super) fn random_boards(games: u64) -> impl Iterator<Item = Board> {
    random_games(games).flatten()
}

/// The best score by trying everything, for boards that are nearly full.
pub(super) fn brute_force(board: Board) -> i32 {
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
