//! Rules of Go.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use parlour::rules::Position;
use parlour::rules::go::{Position as Go, Rules as GoRules, Size};

use crate::{Random, through_the_trait};

/// Sequences per second in perft.
fn perft(c: &mut Criterion) {
    let mut group = c.benchmark_group("go perft");
    group.sample_size(10);
    for (lines, depth) in [(5, 4), (9, 3)] {
        let start = start(Size::new(lines).expect("a board"));
        group.throughput(Throughput::Elements(start.perft(depth)));
        group.bench_function(format!("{lines} lines, depth {depth}"), |b| {
            b.iter(|| black_box(&start).perft(depth));
        });
    }
    group.finish();
}

fn start(size: Size) -> Go {
    Go::start(GoRules::CHINESE.on(size))
}

/// Plays random moves that fill no eye, until both sides pass. Superko applies.
fn random_game(mut position: Go, random: &mut Random) -> Go {
    while !position.is_at_rest() {
        let step = position.random_move(|end| random.below(end));
        position.play_move(step);
    }
    position
}

fn games(c: &mut Criterion) {
    let mut random = Random::new();
    let mut group = c.benchmark_group("go");
    group.throughput(Throughput::Elements(1));
    for size in [Size::NINE, Size::NINETEEN] {
        let start = start(size);
        let lines = size.lines();
        group.bench_function(format!("random game, {lines} lines"), |b| {
            b.iter(|| random_game(black_box(&start).clone(), &mut random));
        });
        let end = random_game(start, &mut random);
        group.bench_function(format!("outcome, {lines} lines"), |b| {
            // A fresh position each time, so that no stored count is reused.
            b.iter(|| black_box(&end).clone().with_passes(2).outcome());
        });
    }
    group.finish();
}

/// A middlegame on the full board.
fn middle() -> Go {
    let mut random = Random::new();
    let mut position = start(Size::NINETEEN);
    for _ in 0..150 {
        let step = position.random_move(|end| random.below(end));
        position.play_move(step);
    }
    position
}

pub fn all(c: &mut Criterion) {
    perft(c);
    games(c);
    through_the_trait(c, "go", &middle());
}
