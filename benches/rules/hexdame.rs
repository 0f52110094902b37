//! Rules of Hexdame.

use std::hint::black_box;

use criterion::Criterion;
use parlour::notation;
use parlour::rules::Rules;
use parlour::rules::hexdame::{Move, Position as Hexdame, Rules as HexdameRules};

use crate::{Random, perft, random_games, through_the_trait};

/// A middlegame with kings on both sides.
const MIDDLE: &str = "W:Wa3,b3,c2,d1,d4,e3,Kh6:Bd7,e8,f7,g5,h7,i6,Kb2";

/// Plays a random game with the position's own moves.
fn random_game(mut position: Hexdame, random: &mut Random, moves: &mut Vec<Move>) -> u32 {
    for ply in 0..200 {
        moves.clear();
        position.each_move(|step| moves.push(step));
        if moves.is_empty() {
            return ply;
        }
        position.play_move(moves[random.below(moves.len())]);
    }
    200
}

pub fn all(c: &mut Criterion) {
    let start = Hexdame::start(HexdameRules::STANDARD);
    perft(c, "hexdame", &start, &[5, 6]);
    let mut moves = Vec::with_capacity(64);
    random_games(c, "hexdame", |random| random_game(black_box(start), random, &mut moves));
    let middle = notation::read_position(Rules::Hexdame(HexdameRules::STANDARD), MIDDLE);
    through_the_trait(c, "hexdame", &*middle.expect("a position"));
}
