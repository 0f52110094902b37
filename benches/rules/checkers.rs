//! Rules of checkers.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use parlour::notation;
use parlour::rules::checkers::{Move, Position as Checkers, Rules as CheckersRules};
use parlour::rules::{Game, Position};

use crate::{Random, perft, random_games, through_the_trait};

/// A middlegame with kings on both sides.
const MIDDLE: &str = "B:W18,21,22,25,27,K7,32:B2,4,12,13,16,20,K31";

fn middle() -> Box<dyn Position> {
    notation::read_position(Game::Checkers.presets()[0].rules, MIDDLE).expect("a position")
}

/// Sequences per second by rules with flying kings, on boards of each size.
fn perft_of_variants(c: &mut Criterion) {
    let mut group = c.benchmark_group("draughts perft");
    group.sample_size(10);
    for (name, rules, depth) in [
        ("russian", CheckersRules::RUSSIAN, 9),
        ("international", CheckersRules::INTERNATIONAL, 9),
        ("frisian", CheckersRules::FRISIAN, 8),
        ("canadian", CheckersRules::CANADIAN, 8),
    ] {
        let start = Checkers::start(rules);
        group.throughput(Throughput::Elements(start.perft(depth)));
        group.bench_function(name, |b| b.iter(|| black_box(start).perft(depth)));
    }
    group.finish();
}

/// Plays a random game with the position's own moves.
fn random_game(mut position: Checkers, random: &mut Random, moves: &mut Vec<Move>) -> u32 {
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
    let start = Checkers::start(CheckersRules::AMERICAN);
    perft(c, "checkers", &start, &[8, 9, 11]);
    perft_of_variants(c);
    let mut moves = Vec::with_capacity(64);
    random_games(c, "checkers", |random| random_game(black_box(start), random, &mut moves));
    through_the_trait(c, "checkers", &*middle());
}
