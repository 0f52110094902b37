//! Checkers: whole searches by several rules, and the endgame tables.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use parlour::engine::checkers::{CheckersEngine, Tablebase};
use parlour::engine::{Engine, Limits, Lines, Question, Stop};
use parlour::notation;
use parlour::rules::checkers::{Position as Checkers, Rules as CheckersRules};
use parlour::rules::{Position, Rules};

const NODES: u64 = 50_000;

/// A middlegame with kings on both sides.
const MIDDLE: &str = "B:W18,21,22,25,27,K7,32:B2,4,12,13,16,20,K31";

/// Positions searched per second.
fn searches(c: &mut Criterion) {
    let mut group = c.benchmark_group("checkers search");
    group.throughput(Throughput::Elements(NODES));
    let middle =
        notation::read_position(Rules::Checkers(CheckersRules::AMERICAN), MIDDLE).expect("a position");
    let start = |rules: CheckersRules| Checkers::start(rules).boxed();
    for (name, position) in [
        ("american start", start(CheckersRules::AMERICAN)),
        ("american middle", middle),
        ("russian start", start(CheckersRules::RUSSIAN)),
        ("international start", start(CheckersRules::INTERNATIONAL)),
        ("frisian start", start(CheckersRules::FRISIAN)),
    ] {
        let Rules::Checkers(rules) = position.rules() else { continue };
        let mut engine = CheckersEngine::new(rules, parlour::system::resources(32 << 20, 1));
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

/// Time to unpack the endgame tables; the first probe waits for it.
fn unpacking(c: &mut Criterion) {
    let packed = Tablebase::built_in().expect("it is compiled in").packed();
    c.bench_function("checkers endings unpacked", |b| b.iter(|| Tablebase::unpacked(black_box(&packed))));
}

pub fn measure(c: &mut Criterion) {
    searches(c);
    unpacking(c);
}
