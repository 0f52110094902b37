//! Connect four.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use parlour::notation;
use parlour::rules::connect_four::{Position as ConnectFour, Rules as ConnectFourRules};
use parlour::rules::{Position, Rules};

use crate::{Random, through_the_trait};

const MIDDLE: &str = "......./..O..../..X..../..OX.../.OXO.../.XOXXO. O";

fn perft(c: &mut Criterion) {
    let start = ConnectFour::start(ConnectFourRules::STANDARD);
    let mut group = c.benchmark_group("connect four perft");
    group.sample_size(10);
    for depth in [8, 10] {
        group.throughput(Throughput::Elements(start.perft(depth)));
        group.bench_function(format!("depth {depth}"), |b| b.iter(|| black_box(start).perft(depth)));
    }
    group.finish();
}

/// A game of random turns, each open column as likely as the others.
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

fn games(c: &mut Criterion) {
    let start = ConnectFour::start(ConnectFourRules::STANDARD);
    let mut random = Random::new();
    let mut group = c.benchmark_group("connect four");
    group.throughput(Throughput::Elements(1));
    group.bench_function("random game", |b| b.iter(|| random_game(black_box(start), &mut random)));
    group.finish();
}

pub fn all(c: &mut Criterion) {
    perft(c);
    games(c);
    let middle = notation::read_position(Rules::ConnectFour(ConnectFourRules::STANDARD), MIDDLE);
    through_the_trait(c, "connect four", &*middle.expect("a position"));
}
