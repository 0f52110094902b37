//! Rules of connect four.

use std::hint::black_box;

use criterion::Criterion;
use parlour::notation;
use parlour::rules::Rules;
use parlour::rules::connect_four::{Position as ConnectFour, Rules as ConnectFourRules};

use crate::{Random, perft, random_games, through_the_trait};

const MIDDLE: &str = "......./..O..../..X..../..OX.../.OXO.../.XOXXO. O";

/// Plays a random game; each open column is equally likely.
fn random_game(mut position: ConnectFour, random: &mut Random) -> u32 {
    for ply in 0..42 {
        let column = loop {
            let column = random.below(7) as u8;
            if position.is_open(column) {
                break column;
            }
        };
        position.drop_disc(column);
        if position.winner().is_some() {
            return ply;
        }
    }
    42
}

pub fn all(c: &mut Criterion) {
    let start = ConnectFour::start(ConnectFourRules::STANDARD);
    perft(c, "connect four", &start, &[8, 10]);
    random_games(c, "connect four", |random| random_game(black_box(start), random));
    let middle = notation::read_position(Rules::ConnectFour(ConnectFourRules::STANDARD), MIDDLE);
    through_the_trait(c, "connect four", &*middle.expect("a position"));
}
