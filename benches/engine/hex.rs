//! Hex: playouts through the tree, with the search for virtual connections before it.

use criterion::{Criterion, Throughput};
use parlour::engine::hex::HexEngine;
use parlour::engine::{Engine, Limits, Lines, Question, Stop};
use parlour::rules::hex::{Position, Rules};

/// Playouts per second on an empty board. The first have no links to find beyond the edges.
pub fn measure(c: &mut Criterion) {
    const NODES: u64 = 2000;
    let mut group = c.benchmark_group("hex search");
    group.sample_size(10).throughput(Throughput::Elements(NODES));
    for size in [11, 19] {
        let rules = Rules::new(size, false).expect("a size of board");
        let position = Position::start(rules);
        let question = Question {
            position: &position,
            history: &[],
            limits: Limits::nodes(NODES),
            lines: Lines::Best(1),
            seed: 1,
        };
        let mut engine = HexEngine::new(parlour::system::resources(32 << 20, 1));
        group.bench_function(format!("{size} cells a side"), |b| {
            b.iter(|| engine.analyse(&question, &Stop::default()));
        });
    }
    group.finish();
}
