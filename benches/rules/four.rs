//! Four.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use parlour::notation;
use parlour::rules::four::{Position as Four, Rules as FourRules};
use parlour::rules::{Position, Rules};

use crate::{Random, through_the_trait};

const MIDDLE: &str = "......../.XO...../.OXX..../XXO...../XOXO..../.OX...../..O...../........ X";

fn perft(c: &mut Criterion) {
    let start = Four::start(FourRules::SEAT_STONE);
    let mut group = c.benchmark_group("four perft");
    group.sample_size(10);
    for depth in [6, 8] {
        group.throughput(Throughput::Elements(start.perft(depth)));
        group.bench_function(format!("depth {depth}"), |b| b.iter(|| black_box(start).perft(depth)));
    }
    group.finish();
}

/// A game of random turns to its end.
fn random_game(mut position: Four, random: &mut Random) -> Four {
    while position.winner().is_none() {
        match position.places() {
            0 => break,
            places => position.place(random.square(places)),
        }
    }
    position
}

fn games(c: &mut Criterion) {
    let start = Four::start(FourRules::SEAT_STONE);
    let mut random = Random::new();
    let mut group = c.benchmark_group("four");
    group.throughput(Throughput::Elements(1));
    group.bench_function("random game", |b| b.iter(|| random_game(black_box(start), &mut random)));
    group.finish();
}

pub fn all(c: &mut Criterion) {
    perft(c);
    games(c);
    let middle = notation::read_position(Rules::Four(FourRules::SEAT_STONE), MIDDLE);
    through_the_trait(c, "four", &*middle.expect("a position"));
}
