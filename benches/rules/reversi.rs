//! Reversi.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use parlour::notation;
use parlour::rules::reversi::{Position as Reversi, Rules as ReversiRules};
use parlour::rules::{Position, Rules};

use crate::{Random, through_the_trait};

const MIDDLE: &str = "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X";

fn perft(c: &mut Criterion) {
    let start = Reversi::start(ReversiRules::STANDARD);
    let mut group = c.benchmark_group("reversi perft");
    group.sample_size(10);
    for depth in [7, 9] {
        group.throughput(Throughput::Elements(start.perft(depth)));
        group.bench_function(format!("depth {depth}"), |b| b.iter(|| black_box(start).perft(depth)));
    }
    group.finish();
}

/// A game of random turns to its end.
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

fn games(c: &mut Criterion) {
    let start = Reversi::start(ReversiRules::STANDARD);
    let mut random = Random::new();
    let mut group = c.benchmark_group("reversi");
    group.throughput(Throughput::Elements(1));
    group.bench_function("random game", |b| b.iter(|| random_game(black_box(start), &mut random)));
    group.finish();
}

pub fn all(c: &mut Criterion) {
    perft(c);
    games(c);
    let middle = notation::read_position(Rules::Reversi(ReversiRules::STANDARD), MIDDLE);
    through_the_trait(c, "reversi", &*middle.expect("a position"));
}
