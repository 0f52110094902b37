//! Connect four: time of exact answers from an empty transposition table, and of exact scores alone
//! without the book.

use criterion::{Criterion, Throughput};
use parlour::engine::connect_four::ConnectFourEngine;
use parlour::engine::{Engine, Limits, Lines, Question, Stop};
use parlour::rules::Position as _;
use parlour::rules::connect_four::{Position, Rules};

/// Middlegame positions of P. Pons, which take long enough to be measured.
const MEDIUM: &str = include_str!("../../tests/data/connect_four/solved/middle-medium");
const EASY: &str = include_str!("../../tests/data/connect_four/solved/middle-easy");

/// The first positions of a set.
fn positions(set: &str, many: usize) -> Vec<Position> {
    let position = |line: &str| {
        let mut position = Position::start(Rules::STANDARD);
        line.bytes().take_while(u8::is_ascii_digit).for_each(|column| position.drop_disc(column - b'1'));
        position
    };
    set.lines().take(many).map(position).collect()
}

fn answer(engine: &mut ConnectFourEngine, position: &Position) -> u64 {
    engine.forget();
    let history = [position.hash()];
    let question =
        Question { position, history: &history, limits: Limits::default(), lines: Lines::Best(1), seed: 0 };
    engine.analyse(&question, &Stop::default()).nodes
}

fn solve(engine: &mut ConnectFourEngine, position: &Position) -> u64 {
    engine.forget();
    engine.solve(position).map_or(0, |(_, nodes)| nodes)
}

pub fn measure(c: &mut Criterion) {
    let mut group = c.benchmark_group("connect four");
    let mut measure = |name: String, positions: &[Position], nodes: &mut dyn FnMut(&Position) -> u64| {
        group.throughput(Throughput::Elements(positions.iter().map(&mut *nodes).sum()));
        group.bench_function(name, |b| b.iter(|| positions.iter().map(&mut *nodes).sum::<u64>()));
    };
    for (name, positions) in [("middle-easy", positions(EASY, 50)), ("middle-medium", positions(MEDIUM, 20))]
    {
        let name = format!("{} of {name}", positions.len());
        let mut engine =
            ConnectFourEngine::without_book(Rules::STANDARD, parlour::system::resources(32 << 20, 1));
        measure(format!("{name}, the score"), &positions, &mut |position| solve(&mut engine, position));
        let mut engine = ConnectFourEngine::new(Rules::STANDARD, parlour::system::resources(32 << 20, 1));
        measure(name, &positions, &mut |position| answer(&mut engine, position));
    }
    group.finish();
}
