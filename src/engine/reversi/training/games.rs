//! Games against itself.

use crate::engine::{Budget, Lines, Stop};
use crate::rules::Square;
use crate::rules::reversi::Board;

use super::WeightTrainingSettings;
use crate::engine::random::Random;
use crate::engine::reversi::last_empties::final_score;
use crate::engine::reversi::root::RootTask;
use crate::engine::reversi::search::Search;
use crate::engine::reversi::squares::any;
use crate::engine::reversi::stability::Stability;
use crate::engine::reversi::transposition_table::TranspositionTable;
use crate::engine::reversi::weights::{DISC, Weights};

/// A board and what it turned out to be worth to the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    pub board: Board,
    /// A disc is [`DISC`].
    pub value: i16,
}

/// Every game begins with this many random moves at least, and with fewer than this many.
const RANDOM_MOVES: [u64; 2] = [1, 26];

/// How much of a board's value is that of the board after it in the game, in 16ths; the rest is
/// what the search said there. The mean of them all has less noise than the end of the game alone
/// (R. Sutton, *Learning to Predict by the Methods of Temporal Differences*, Machine Learning 3,
/// 1988).
const LATER: i32 = 14;

/// From so many empty squares on every other move is a random one: boards are solved anyway, and
/// good and bad ones are wanted. With fewer squares no patterns are looked at.
const SOLVED_UNTIL: u32 = 7;

/// What is said of a board of a game.
#[derive(Clone, Copy)]
enum Label {
    /// It is the board before it seen by the other side, or was left by a random move.
    Nothing,
    Guess(i32),
    Exactly(i32),
}

/// Plays a game and adds its boards.
pub(super) fn play(
    settings: &WeightTrainingSettings,
    table: &TranspositionTable,
    weights: &Weights,
    stability: &Stability,
    random: &mut Random,
    samples: &mut Vec<Sample>,
) {
    let [least, end] = RANDOM_MOVES;
    let mut placed = least + random.below(end - least);
    let mut board = Board::START;
    let mut game: Vec<(Board, Label)> = Vec::with_capacity(64);
    loop {
        let moves = board.moves();
        let empty = board.empty().count_ones();
        if moves == 0 {
            if board.passed().moves() == 0 {
                game.push((board, Label::Exactly(final_score(board))));
                break;
            }
            board = board.passed();
            game.push((board, Label::Nothing));
            continue;
        }
        let mut square = any(moves, random);
        if placed > 0 {
            placed -= 1;
        } else {
            let budget = Budget::unlimited(&Stop::default());
            let mut search = Search::new(table, weights, stability, budget);
            let to_the_end = empty <= settings.solved;
            let depth = if to_the_end { empty } else { settings.depth };
            let answer = search.iterative_deepening(&RootTask {
                board,
                lines: Lines::Best(1),
                depth,
                seed: random.next(),
            });
            let (best, value) = answer.moves[0];
            game.push((board, if to_the_end { Label::Exactly(value) } else { Label::Guess(value) }));
            if empty <= SOLVED_UNTIL {
                break;
            }
            if !to_the_end || empty.is_multiple_of(2) {
                square = best;
            }
        }
        board = board.after(Square(square.into()));
    }
    add(&game, samples);
}

/// Adds the boards of a game with their values, from the end to the beginning.
fn add(game: &[(Board, Label)], samples: &mut Vec<Sample>) {
    // The value for the side that moved to the board.
    let mut value = 0;
    for &(board, label) in game.iter().rev() {
        value = match label {
            Label::Exactly(discs) => discs * DISC,
            Label::Nothing | Label::Guess(_) => -value,
        };
        samples.push(Sample { board, value: value as i16 });
        if let Label::Guess(discs) = label {
            value = (value * LATER + discs * DISC * (16 - LATER)) / 16;
        }
    }
}
