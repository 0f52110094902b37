//! Hexdame: whole searches.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use parlour::engine::hexdame::HexdameEngine;
use parlour::engine::{Engine, Limits, Lines, Question, Stop};
use parlour::notation;
use parlour::rules::hexdame::{Position as Hexdame, Rules as HexdameRules};
use parlour::rules::{Position, Rules};

const NODES: u64 = 50_000;

/// A middlegame with kings on both sides.
const MIDDLE: &str = "W:Wa3,b3,c2,d1,d4,e3,Kh6:Bd7,e8,f7,g5,h7,i6,Kb2";

/// Measures the positions searched per second.
pub fn measure(c: &mut Criterion) {
    let mut group = c.benchmark_group("hexdame search");
    group.throughput(Throughput::Elements(NODES));
    let middle = notation::read_position(Rules::Hexdame(HexdameRules::STANDARD), MIDDLE).expect("a position");
    let start = Hexdame::start(HexdameRules::STANDARD).boxed();
    for (name, position) in [("start", start), ("middle", middle)] {
        let mut engine = HexdameEngine::new(parlour::system::resources(32 << 20, 1));
        let history = [position.hash()];
        group.bench_function(name, |b| {
            b.iter(|| {
                engine.forget();
                let question = Question {
                    position: black_box(&*position),
                    history: &history,
                    limits: Limits::nodes(NODES),
                    lines: Lines::Best(1),
                    seed: 1,
                };
                engine.analyse(&question, &Stop::default())
            });
        });
    }
    group.finish();
}
