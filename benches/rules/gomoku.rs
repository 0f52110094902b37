//! Rules of gomoku, free-style and renju.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use parlour::notation;
use parlour::rules::gomoku::{Position as Gomoku, Rules as GomokuRules};
use parlour::rules::{Position, Rules, Square};

use crate::{Random, through_the_trait};

/// A middlegame of renju, with Black to move and with forbidden points.
const MIDDLE: &str = "
15 . . . . . . . . . . . . . . .
14 . . . . . . . . . . . . . . .
13 . . . . . . . . . . . . . . .
12 . . . . . . O . . . . . . . .
11 . . . . . X . . O . . . . . .
10 . . . . . . O X . X . . . . .
 9 . . . . . X . O X . . . . . .
 8 . . . . O . X X O X O . . . .
 7 . . . . . O X O X . . . . . .
 6 . . . . . . O X . . X . . . .
 5 . . . . . . . . O . . . . . .
 4 . . . . . . . . . . . . . . .
 3 . . . . . . . . . . . . . . .
 2 . . . . . . . . . . . . . . .
 1 . . . . . . . . . . . . . . .
Black to move
";

fn middle() -> Box<dyn Position> {
    notation::read_picture(Rules::Gomoku(GomokuRules::RENJU), MIDDLE).expect("a position")
}

/// Sequences per second in perft, the number that other programs publish.
fn perft(c: &mut Criterion) {
    let mut group = c.benchmark_group("gomoku perft");
    group.sample_size(10);
    for (name, rules, depth) in [("free-style", GomokuRules::FREE_STYLE, 3), ("renju", GomokuRules::RENJU, 3)]
    {
        let start = Gomoku::start(rules);
        group.throughput(Throughput::Elements(start.perft(depth)));
        group.bench_function(format!("{name}, depth {depth}"), |b| b.iter(|| black_box(&start).perft(depth)));
    }
    group.finish();
}

/// Plays a random game: the points in random order, without those that are forbidden when their turn
/// comes.
fn random_game(mut position: Gomoku, random: &mut Random, points: &mut [Square]) -> usize {
    for at in 0..points.len() {
        points.swap(at, at + random.below(points.len() - at));
        let is_played = position.play_at(points[at]).is_ok();
        if !is_played && position.outcome().is_some() {
            return at;
        }
    }
    points.len()
}

fn games(c: &mut Criterion) {
    let mut group = c.benchmark_group("gomoku random game");
    group.throughput(Throughput::Elements(1));
    for preset in parlour::rules::Game::Gomoku.presets() {
        let Rules::Gomoku(rules) = preset.rules else { continue };
        let start = Gomoku::start(rules);
        let (mut random, mut points) = (Random::new(), start.points().collect::<Vec<_>>());
        group.bench_function(preset.name, |b| {
            b.iter(|| random_game(black_box(&start).clone(), &mut random, &mut points));
        });
    }
    group.finish();
}

fn forbidden(c: &mut Criterion) {
    let position = middle();
    c.bench_function("gomoku renju forbidden points", |b| b.iter(|| black_box(&*position).forbidden()));
}

pub fn all(c: &mut Criterion) {
    perft(c);
    games(c);
    forbidden(c);
    through_the_trait(c, "gomoku", &*middle());
}
