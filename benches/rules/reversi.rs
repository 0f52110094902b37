//! Rules of reversi.

use std::hint::black_box;

use criterion::Criterion;
use parlour::notation;
use parlour::rules::Rules;
use parlour::rules::reversi::{Position as Reversi, Rules as ReversiRules};

use crate::{Random, perft, random_games, through_the_trait};

const MIDDLE: &str = "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X";

/// Plays a random game to its end.
fn random_game(mut position: Reversi, random: &mut Random) -> Reversi {
    loop {
        let moves = position.moves();
        if moves == 0 {
            position.pass();
            if position.moves() == 0 {
                return position;
            }
        } else {
            position.place(random.square(moves));
        }
    }
}

pub fn all(c: &mut Criterion) {
    let start = Reversi::start(ReversiRules::STANDARD);
    perft(c, "reversi", &start, &[7, 9]);
    random_games(c, "reversi", |random| random_game(black_box(start), random));
    let middle = notation::read_position(Rules::Reversi(ReversiRules::STANDARD), MIDDLE);
    through_the_trait(c, "reversi", &*middle.expect("a position"));
}
