//! Connect four: how long exact answers take, from a table that knows nothing yet.

use criterion::{Criterion, Throughput};
use parlour::engine::connect_four::ConnectFourEngine;
use parlour::engine::{Engine, Limits, Question, Resources, Stop};
use parlour::rules::Position as _;
use parlour::rules::connect_four::{Position, Rules};

/// P. Pons' positions of the middle of a game, which take long enough to be measured.
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

fn solve(engine: &mut ConnectFourEngine, position: &Position) -> u64 {
    engine.forget();
    let history = [position.hash()];
    let question = Question { position, history: &history, limits: Limits::default(), lines: 1, seed: 0 };
    engine.analyse(&question, &Stop::default()).nodes
}

pub fn measure(c: &mut Criterion) {
    let mut engine = ConnectFourEngine::new(Rules::STANDARD, Resources::default());
    let mut group = c.benchmark_group("connect four");
    for (name, positions) in [("middle-easy", positions(EASY, 50)), ("middle-medium", positions(MEDIUM, 20))]
    {
        let nodes = positions.iter().map(|position| solve(&mut engine, position)).sum();
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(format!("{} of {name}", positions.len()), |b| {
            b.iter(|| positions.iter().map(|position| solve(&mut engine, position)).sum::<u64>());
        });
    }
    group.finish();
}
