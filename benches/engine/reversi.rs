//! Reversi: nodes per second in the middlegame and the endgame.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use parlour::engine::{Engine, Limits, Lines, Question, ReversiEngine, Stop};
use parlour::notation;
use parlour::rules::reversi::Rules as ReversiRules;
use parlour::rules::{Position, Rules};

const STANDARD: Rules = Rules::Reversi(ReversiRules::STANDARD);

/// FFO endgame 40: 20 empty squares.
const END: &str = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

fn ask(engine: &mut ReversiEngine, position: &dyn Position, limits: Limits) -> u64 {
    engine.forget();
    let question = Question { position, history: &[], limits, lines: Lines::Best(1), seed: 0 };
    engine.analyse(&question, &Stop::default()).nodes
}

pub fn measure(criterion: &mut Criterion) {
    let mut engine = ReversiEngine::new(ReversiRules::STANDARD, parlour::system::resources(32 << 20, 1));
    let mut group = criterion.benchmark_group("reversi");
    let positions = [
        ("middle, depth 10", STANDARD.start(), Limits::depth(10)),
        (
            "20 empty squares, exact",
            notation::read_position(STANDARD, END).expect("a position"),
            Limits::default(),
        ),
    ];
    for (name, position, limits) in positions {
        // The engine forgets before each search, so every search visits the same nodes.
        group.throughput(Throughput::Elements(ask(&mut engine, &*position, limits)));
        group.bench_function(name, |b| b.iter(|| ask(&mut engine, black_box(&*position), limits)));
    }
    group.finish();
}
