//! Go: playouts, the tree search, and the proposal of dead stones.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use parlour::engine::go::{GoEngine, Playouts, dead_stones, sampled_lead};
use parlour::engine::{Engine, Limits, Lines, Question, Stop};
use parlour::rules::go::{Position, Rules, Size};

/// Playouts per second, to the end of the game and without a tree.
fn playouts(c: &mut Criterion) {
    const GAMES: u64 = 100;
    let mut group = c.benchmark_group("go playouts");
    group.sample_size(20).throughput(Throughput::Elements(GAMES));
    for size in [Size::NINE, Size::THIRTEEN, Size::NINETEEN] {
        let start = Position::start(Rules::CHINESE.on(size));
        for playouts in [Playouts::Light, Playouts::Heavy] {
            group.bench_function(format!("{playouts:?}, {} lines", size.lines()), |b| {
                b.iter(|| sampled_lead(black_box(&start), playouts, GAMES, 1));
            });
        }
    }
    group.finish();
}

/// Playouts per second through the tree, which begins empty.
fn search(c: &mut Criterion) {
    const NODES: u64 = 500;
    let mut group = c.benchmark_group("go search");
    group.sample_size(10).throughput(Throughput::Elements(NODES));
    for size in [Size::NINE, Size::NINETEEN] {
        let rules = Rules::CHINESE.on(size);
        let position = Position::start(rules);
        let question = Question {
            position: &position,
            history: &[],
            limits: Limits::nodes(NODES),
            lines: Lines::Best(1),
            seed: 1,
        };
        let mut engine = GoEngine::new(rules, parlour::system::resources(32 << 20, 1));
        group.bench_function(format!("{} lines", size.lines()), |b| {
            b.iter(|| {
                engine.forget();
                engine.analyse(&question, &Stop::default())
            });
        });
    }
    group.finish();
}

/// Proposal of dead stones for an empty board, whose playouts are the longest of all.
fn dead(c: &mut Criterion) {
    let end = Position::start(Rules::CHINESE).with_passes(2);
    c.bench_function("go dead stones, 19 lines", |b| b.iter(|| dead_stones(black_box(&end))));
}

pub fn all(c: &mut Criterion) {
    playouts(c);
    search(c);
    dead(c);
}
