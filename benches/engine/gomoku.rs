//! Gomoku and four: stones placed and removed with all incremental updates, and whole searches.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use parlour::engine::four::FourEngine;
use parlour::engine::gomoku::{Bench, GomokuEngine};
use parlour::engine::{Engine, Limits, Lines, Question, Stop};
use parlour::notation;
use parlour::rules::{Game, Position, Rules, four, gomoku};

/// A middlegame in which no move is forced and no win by threats is found.
const MIDDLE: &str = "
15 . . . . . . . . . . . . . . .
14 . . . . . . . . . . . . . . .
13 . . . . . . . . . . . . . . .
12 . . . . . . . . . . . . . . .
11 . . . . . . . . . . . . . . .
10 . . . . . . . . . O . . . . .
 9 . . . . . . X O X . . . . . .
 8 . . . . . . . X O . . . . . .
 7 . . . . . . . X O . . . . . .
 6 . . . . . . . . . . . . . . .
 5 . . . . . . . . . . . . . . .
 4 . . . . . . . . . . . . . . .
 3 . . . . . . . . . . . . . . .
 2 . . . . . . . . . . . . . . .
 1 . . . . . . . . . . . . . . .
Black to move
";

fn middle(rules: gomoku::Rules) -> Box<dyn Position> {
    notation::read_picture(Rules::Gomoku(rules), MIDDLE).expect("a position")
}

/// Stones placed and removed per second, the number that other programs publish.
fn stones(c: &mut Criterion) {
    let mut group = c.benchmark_group("gomoku stones put and taken back");
    for preset in Game::Gomoku.presets() {
        let Rules::Gomoku(rules) = preset.rules else { continue };
        let position = middle(rules);
        let position = position.as_any().downcast_ref::<gomoku::Position>().expect("gomoku");
        let mut bench = Bench::new(rules, position);
        group.throughput(Throughput::Elements(bench.stones()));
        group.bench_function(preset.name, |b| b.iter(|| black_box(&mut bench).put_and_take_back()));
    }
    group.finish();
}

/// Positions per second in a whole search.
fn search(c: &mut Criterion) {
    const NODES: u64 = 20_000;
    let resources = parlour::system::resources(32 << 20, 1);
    let gomoku = Box::new(GomokuEngine::new(gomoku::Rules::FREE_STYLE, resources));
    let four = Box::new(FourEngine::new(resources));
    let games: [(&str, Box<dyn Position>, Box<dyn Engine>); 2] = [
        ("gomoku", middle(gomoku::Rules::FREE_STYLE), gomoku),
        ("four", Rules::Four(four::Rules::SEAT_STONE).start(), four),
    ];
    let mut group = c.benchmark_group("search");
    group.throughput(Throughput::Elements(NODES));
    for (name, position, mut engine) in games {
        let question = Question {
            position: &*position,
            history: &[],
            limits: Limits::nodes(NODES),
            lines: Lines::Best(1),
            seed: 1,
        };
        group.bench_function(name, |b| {
            b.iter(|| {
                engine.forget();
                engine.analyse(black_box(&question), &Stop::default())
            });
        });
    }
    group.finish();
}

pub fn measure(c: &mut Criterion) {
    stones(c);
    search(c);
}
