//! Self-play games.

use crate::engine::{Budget, Lines, Stop};
use crate::rules::Square;
use crate::rules::reversi::ReversiBoard;

use super::WeightTrainingSettings;
use crate::engine::reversi::last_empties::final_score;
use crate::engine::reversi::root::RootTask;
use crate::engine::reversi::search::Search;
use crate::engine::reversi::squares::any;
use crate::engine::reversi::stability::Stability;
use crate::engine::reversi::transposition_table::TranspositionTable;
use crate::engine::reversi::weights::{DISC, Weights};
use crate::rules::random::Random;

/// A board with its training value for the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    pub board: ReversiBoard,
    /// The value; a disc is [`DISC`].
    pub value: i16,
}

/// Range of the number of random moves at the start of a game, the end excluded.
const RANDOM_MOVES: [u64; 2] = [1, 26];

/// Weight of the successor's value in a training value, in 16ths; the rest is the search value. The
/// mixture has less noise than the final result alone (R. Sutton, *Learning to Predict by the Methods of
/// Temporal Differences*, Machine Learning 3, 1988).
const LATER: i32 = 14;

/// Number of empty squares at which a game ends. From the solving depth on, every other move is random, to
/// include good and bad boards. Patterns are not used for fewer squares.
const SOLVED_UNTIL: u32 = 7;

/// The search result of a board.
#[derive(Clone, Copy)]
enum Label {
    /// No result: the board follows a pass or precedes a random move.
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
    let mut board = ReversiBoard::START;
    let mut game: Vec<(ReversiBoard, Label)> = Vec::with_capacity(64);
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
fn add(game: &[(ReversiBoard, Label)], samples: &mut Vec<Sample>) {
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
