//! The proofs are held against plain search, which knows nothing but the rules.

use std::collections::HashMap;

use super::*;
use crate::notation;
use crate::puzzles::Prover;
use crate::rules::random::Random;
use crate::rules::{Game, Rules, hex};

fn rules(size: u8) -> Rules {
    Rules::Hex(hex::Rules::new(size, true).expect("a size"))
}

fn read(size: u8, text: &str) -> Position {
    let read = notation::read_position(rules(size), text).expect("a position");
    *read.as_any().downcast_ref().expect("a position of Hex")
}

fn after(position: &Position, square: Square) -> Position {
    let mut after = *position;
    after.place(square);
    after
}

/// A plain search that remembers the winners.
#[derive(Default)]
struct Plain(HashMap<u64, Side>);

impl Plain {
    fn winner(&mut self, position: &Position) -> Side {
        if let Some(winner) = position.winner().or_else(|| self.0.get(&position.hash()).copied()) {
            return winner;
        }
        let side = position.to_move();
        let squares: Vec<Square> = position.empty().collect();
        let wins = squares.into_iter().any(|square| self.winner(&after(position, square)) == side);
        let winner = if wins { side } else { side.other() };
        self.0.insert(position.hash(), winner);
        winner
    }

    /// Plays a line and checks that each turn of the winner keeps the win.
    fn check(&mut self, mut position: Position, line: &[Turn], winner: Side) {
        for Turn(squares) in line {
            position.place(squares[0]);
            assert_eq!(self.winner(&position), winner, "{line:?} to {position:?}");
        }
        assert!(position.winner().is_some() || position.to_move() != winner, "no answer without its reply");
    }
}

/// Returns a random position of five by five with this number of empty squares that nobody has won.
fn random(empty: usize, seed: u64) -> Option<Position> {
    let mut random = Random::new(seed);
    let mut squares: Vec<Square> = (0..25).map(Square).collect();
    random.shuffle(&mut squares);
    let sides = Side::BOTH.into_iter().cycle();
    let stones = squares.into_iter().skip(empty).zip(sides);
    let rules = hex::Rules::new(5, true).expect("a size");
    let position = Position::with_stones(rules, Side::BOTH[(25 - empty) % 2], stones).expect("a position");
    position.winner().is_none().then_some(position)
}

#[test]
fn the_right_turn_is_the_only_one_that_wins_by_plain_search() {
    let (mut proven, mut single) = (0, 0);
    for seed in 0..400 {
        let Some(position) = random(9 + seed as usize % 4, seed) else { continue };
        let mut plain = Plain::default();
        let side = position.to_move();
        let right = winning(&position);
        let is_plain = |square: Square| position.missing(side) == Some(1) || saves_bridge(&position, square);
        single += usize::from(matches!(right[..], [square] if !is_plain(square)));
        let mut prover = Prover::new(position.rules());
        let Some(Proof { task, line }) = prover.prove(&position) else { continue };
        proven += 1;
        assert_eq!(task, Task::Win);
        assert!(!is_plain(right[0]));
        assert_eq!(vec![turn(right[0])], line[..1], "{right:?} in {position:?}");
        assert_eq!(right.len(), 1, "{position:?}");
        plain.check(position, &line, side);
        for square in position.empty().filter(|&square| square != right[0]) {
            let refutation = prover.refute(&position, task, &turn(square));
            let wrong = after(&position, square);
            assert!(!refutation.is_empty(), "{square:?} in {position:?}");
            plain.check(wrong, &refutation, side.other());
        }
        assert!(prover.refute(&position, task, &line[0]).is_empty());
    }
    assert!(proven > 20 && proven * 5 > single * 4, "{proven} of {single}");
}

/// Returns the squares on which the side to move wins by plain search.
fn winning(position: &Position) -> Vec<Square> {
    let (mut plain, side) = (Plain::default(), position.to_move());
    position.empty().filter(|&square| plain.winner(&after(position, square)) == side).collect()
}

#[test]
fn known_positions_have_their_turn() {
    let right = |size, text| {
        let position = read(size, text);
        prove(&position).map(|proof| notation::turn_text(&position, &proof.line[0]))
    };
    // Found in a game between levels.
    let early = "......./....X../......./..O..O./...O.../X....../X...... X";
    assert_eq!(right(7, early).as_deref(), Some("b4"));
    // Only the other cell of the bridge wins, and only the last stone of the chain: neither needs a thought.
    for (size, plain) in [(4, "O.XO/..OO/.X../.... X"), (3, "X.O/.O./X.O X")] {
        assert_eq!(winning(&read(size, plain)).len(), 1, "{plain}");
        assert_eq!(right(size, plain), None, "{plain}");
    }
}

#[test]
fn a_proof_and_a_refutation_keep_to_their_limits() {
    // Nothing is decided on an empty board of the usual size.
    let position = Position::start(hex::Rules::STANDARD);
    let position = after(&after(&after(&position, Square(2)), Square(60)), Square(50));
    assert_eq!(prove(&position), None);
    assert_eq!(refute(&position, &after(&position, Square(0))), []);
}

#[test]
#[ignore = "takes a minute"]
fn every_wrong_turn_of_a_shipped_puzzle_is_refuted() {
    let mut open = Vec::new();
    for puzzle in crate::puzzles::shipped(Game::Hex) {
        let start = puzzle.start().expect("a position");
        for wrong in start.turns().into_iter().filter(|turn| Some(turn) != puzzle.turn()) {
            if Prover::new(puzzle.rules).refute(&*start, puzzle.task, &wrong).is_empty() {
                open.push((puzzle.position.clone(), notation::turn_text(&*start, &wrong)));
            }
        }
    }
    assert_eq!(open, []);
}
