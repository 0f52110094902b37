//! How fast the rules are. `cargo bench --no-default-features`.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use parlour::notation;
use parlour::rules::checkers::{Move, Position as Checkers, Rules as CheckersRules};
use parlour::rules::{Game, Position};

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
fn random_game(mut position: Checkers, seed: usize, moves: &mut Vec<Move>) -> u32 {
    let mut random = seed | 1;
    for ply in 0..200 {
        moves.clear();
        position.each_move(|step| moves.push(step));
        if moves.is_empty() {
            return ply;
        }
        // Xorshift: any spread over the moves will do.
        random ^= random << 13;
        random ^= random >> 17;
        random ^= random << 5;
        position.play_move(moves[random % moves.len()]);
    }
    200
}

fn games(c: &mut Criterion) {
    let start = Checkers::start(CheckersRules::AMERICAN);
    let (mut seed, mut moves) = (0x1E37_79B9, Vec::with_capacity(64));
    let mut group = c.benchmark_group("checkers");
    group.throughput(Throughput::Elements(1));
    group.bench_function("random game", |b| {
        b.iter(|| {
            seed += 2;
            random_game(black_box(start), seed, &mut moves)
        });
    });
    group.finish();
}

/// The same through the trait, as the match and the referee use it.
fn through_the_trait(c: &mut Criterion) {
    let position = middle();
    let turn = position.turns().swap_remove(0);
    let text = notation::position_text(&*position);
    let mut group = c.benchmark_group("checkers as a position");
    group.bench_function("turns", |b| b.iter(|| black_box(&position).turns()));
    group.bench_function("play", |b| {
        let copy = || position.boxed();
        b.iter_batched_ref(copy, |position| position.play(black_box(&turn)), BatchSize::SmallInput);
    });
    // The hash is kept, so that reading it costs nothing; computing it is part of this.
    group.bench_function("read with its hash", |b| {
        b.iter(|| {
            notation::read_position(position.rules(), black_box(&text)).map(|position| position.hash())
        });
    });
    group.finish();
}

criterion_group!(benches, perft, perft_of_variants, games, through_the_trait);
criterion_main!(benches);
