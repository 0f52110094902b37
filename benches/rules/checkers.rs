//! Checkers.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use parlour::notation;
use parlour::rules::checkers::{Move, Position as Checkers, Rules as CheckersRules};
use parlour::rules::{Game, Position};

use crate::{Random, through_the_trait};

/// A game in its middle, with kings on both sides.
const MIDDLE: &str = "B:W18,21,22,25,27,K7,32:B2,4,12,13,16,20,K31";

fn middle() -> Box<dyn Position> {
    notation::read_position(Game::Checkers.presets()[0].rules, MIDDLE).expect("a position")
}

/// Counted sequences a second: the number that other move generators publish.
fn perft(c: &mut Criterion) {
    let start = Checkers::start(CheckersRules::AMERICAN);
    let mut group = c.benchmark_group("checkers perft");
    group.sample_size(10);
    for depth in [8, 9, 11] {
        group.throughput(Throughput::Elements(start.perft(depth)));
        group.bench_function(format!("depth {depth}"), |b| b.iter(|| black_box(start).perft(depth)));
    }
    group.finish();
}

/// The same by rules with kings that fly, on boards of each size.
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

/// A game of random moves with the position's own moves.
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

fn games(c: &mut Criterion) {
    let start = Checkers::start(CheckersRules::AMERICAN);
    let (mut random, mut moves) = (Random::new(), Vec::with_capacity(64));
    let mut group = c.benchmark_group("checkers");
    group.throughput(Throughput::Elements(1));
    group.bench_function("random game", |b| {
        b.iter(|| random_game(black_box(start), &mut random, &mut moves));
    });
    group.finish();
}

pub fn all(c: &mut Criterion) {
    perft(c);
    perft_of_variants(c);
    games(c);
    through_the_trait(c, "checkers", &*middle());
}
