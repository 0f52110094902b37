//! Rules of four.

use std::hint::black_box;

use criterion::Criterion;
use parlour::notation;
use parlour::rules::Rules;
use parlour::rules::four::{Position as Four, Rules as FourRules};

use crate::{Random, perft, random_games, through_the_trait};

const MIDDLE: &str = "......../.XO...../.OXX..../XXO...../XOXO..../.OX...../..O...../........ X";

/// Plays a random game to its end.
fn random_game(mut position: Four, random: &mut Random) -> Four {
    while position.winner().is_none() {
        match position.places() {
            0 => break,
            places => position.place(random.square(places)),
        }
    }
    position
}

pub fn all(c: &mut Criterion) {
    let start = Four::start(FourRules::SEAT_STONE);
    perft(c, "four", &start, &[6, 8]);
    random_games(c, "four", |random| random_game(black_box(start), random));
    let middle = notation::read_position(Rules::Four(FourRules::SEAT_STONE), MIDDLE);
    through_the_trait(c, "four", &*middle.expect("a position"));
}
