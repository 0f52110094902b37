//! Rules of Hex.

use std::hint::black_box;

use criterion::Criterion;
use parlour::notation;
use parlour::rules::hex::{Position as Hex, Rules as HexRules};
use parlour::rules::{Rules, Square};

use crate::{Random, perft, random_games, through_the_trait};

const MIDDLE: &str = "........../..X.O...../....X...../..O.X.O.../..X.O...../...O.X..../....O...../...X....../\
    ........../.......... X";

/// Plays a random game to its end.
fn random_game(mut position: Hex, random: &mut Random) -> Hex {
    let mut empty: Vec<Square> = position.empty().collect();
    while position.winner().is_none() && !empty.is_empty() {
        position.place(empty.swap_remove(random.below(empty.len())));
    }
    position
}

pub fn all(c: &mut Criterion) {
    let start = Hex::start(HexRules::STANDARD);
    perft(c, "hex", &start, &[2, 3]);
    random_games(c, "hex", |random| random_game(black_box(start), random));
    let rules = HexRules::new(10, true).expect("a board of 10 cells a side");
    let middle = notation::read_position(Rules::Hex(rules), MIDDLE).expect("a position");
    through_the_trait(c, "hex", &*middle);
}
